/** Games, tables and results in files of their own, as JSON. */
import { button, makeElement } from "./dom.js";

/** More bytes than all that a browser keeps for a site: such a file is none of ours, and is not read. */
const LARGEST = 20_000_000;

/**
 * Gives text to the reader as a .json file: by the share sheet of a phone or tablet, which also reaches other apps and
 * devices, else as a download, for which the browser chooses the folder or asks.
 * @param {string} text
 * @param {string} name without its ending
 */
export async function saveFile(text, name) {
  const file = new File([text], `${name}.json`, { type: "application/json" });
  // A computer's own sheet has no way to save a file.
  const sheet = navigator.maxTouchPoints > 0 && navigator.canShare?.({ files: [file] });
  if (!sheet) return download(file);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Some browsers share no files of this kind, and say so only now; a reader who closes the sheet has decided.
    if (!(error instanceof DOMException && error.name === "AbortError")) download(file);
  }
}

/** @param {File} file */
function download(file) {
  const url = URL.createObjectURL(file);
  makeElement("a", { href: url, download: file.name }).click();
  // Some browsers read it only when the click is long over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * A button to choose a file, with the input behind it. Any file can be chosen: some phones do not know one of ours by
 * its name or kind once it came through another app.
 * @param {string} label
 * @param {(text: string) => void} load what is no text of a file of ours comes as ""
 * @returns {HTMLElement[]}
 */
export function fileChoice(label, load) {
  const file = makeElement("input", { type: "file", hidden: "" });
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (chosen) load(chosen.size > LARGEST ? "" : await chosen.text().catch(() => ""));
    file.value = "";
  });
  return [button("load", label, () => file.click()), file];
}
