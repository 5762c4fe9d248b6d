/** Games and results in files of their own, as JSON. */
import { button, makeElement } from "./dom.js";

/**
 * Saves text as a .json file by way of a browser download; the browser chooses the folder or asks.
 * @param {string} text
 * @param {string} name without its ending
 */
export function saveFile(text, name) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  makeElement("a", { href: url, download: `${name}.json` }).click();
  // Some browsers read it only when the click is long over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * A button to choose a file, with the input behind it.
 * @param {string} label
 * @param {(text: string) => void} load
 * @returns {HTMLElement[]}
 */
export function fileChoice(label, load) {
  const file = makeElement("input", { type: "file", accept: ".json,application/json", hidden: "" });
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (chosen) load(await chosen.text());
    file.value = "";
  });
  return [button("load", label, () => file.click()), file];
}
