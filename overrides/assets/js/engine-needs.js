/** What the engine needs of a browser. */

/** The smallest module of WebAssembly that throws and catches. */
const THROWING = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 13, 3, 1, 0, 0);

/**
 * What this browser has not, so that the engine can never start: WebAssembly at all, which is switched off, since every browser
 * has it that runs these scripts; or the name of something newer, "" for nothing.
 */
export function lackingForEngine() {
  if (typeof WebAssembly === "undefined") return "WebAssembly";
  return WebAssembly.validate(THROWING) ? "" : "WebAssembly exceptions";
}
