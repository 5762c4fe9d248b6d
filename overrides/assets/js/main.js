/** The one script of every page: defines the elements; everything else waits until one of them is there and used. */
import { offerKeyHelp } from "./key-help.js";
import { carryAcrossLanguages } from "./language.js";
import { openRulesInPlace } from "./rule-panel.js";
import { TrickExample } from "./trick-example.js";
import { TrickGrid } from "./trick-grid.js";
import { TrickPlay } from "./trick-play.js";
import { TrickResults } from "./trick-results.js";
import { TrickSearch } from "./trick-search.js";

carryAcrossLanguages();
openRulesInPlace();
offerKeyHelp();
customElements.define("trick-grid", TrickGrid);
customElements.define("trick-play", TrickPlay);
customElements.define("trick-example", TrickExample);
customElements.define("trick-search", TrickSearch);
customElements.define("trick-results", TrickResults);
