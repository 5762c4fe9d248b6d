/** URL of the folder that both languages share: taken from where this module lies, it holds on every page of a visit. */
export const ASSETS = new URL("../../../assets/", import.meta.url).href;
