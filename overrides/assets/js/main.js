/** The one script of every page: defines the elements; everything else waits until one of them is there and used. */
import { carryAcrossLanguages } from "./language.js";
import { TrickExample } from "./trick-example.js";
import { TrickGrid } from "./trick-grid.js";
import { TrickPlay } from "./trick-play.js";
import { TrickSearch } from "./trick-search.js";

carryAcrossLanguages();
customElements.define("trick-grid", TrickGrid);
customElements.define("trick-play", TrickPlay);
customElements.define("trick-example", TrickExample);
customElements.define("trick-search", TrickSearch);
