/** Long lists are shown in parts: a page with a thousand rows is slow, and nobody reads them all. */
import { button, makeElement } from "./dom.js";
import { textOf } from "./texts.js";

/** So many rows are shown at a time. */
const AT_ONCE = 20;

/**
 * A list of which the first rows are shown, and a button for more of them.
 * @template Item
 * @param {Item[]} items
 * @param {(item: Item) => HTMLElement} rowOf
 * @returns {HTMLElement[]} the list and the button
 */
export function listInParts(items, rowOf) {
  const list = makeElement("ul"), rest = [...items];
  const show = () => {
    const rows = rest.splice(0, AT_ONCE).map(rowOf);
    list.append(...rows);
    more.textContent = textOf("kept.show_more", { n: rest.length });
    more.hidden = !rest.length;
    return rows;
  };
  const more = button("show-more", "", () => {
    const [first] = show();
    // What was pressed may be gone: the reader goes on at the first row that is new.
    if (more.hidden) first?.querySelector("button")?.focus();
  });
  show();
  return [list, more];
}
