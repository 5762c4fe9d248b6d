/** The one script of every page: defines the elements; everything else waits until one of them is there and used. */
import { drawBeforePrint } from "./boards.js";
import { offerKeyHelp } from "./key-help.js";
import { carryAcrossLanguages } from "./language.js";
import { workOffline } from "./offline.js";
import { openRulesInPlace } from "./rule-panel.js";
import { TrickDevice } from "./trick-device.js";
import { TrickExample } from "./trick-example.js";
import { TrickGrid } from "./trick-grid.js";
import { TrickPlay } from "./trick-play.js";
import { TrickResults } from "./trick-results.js";
import { TrickSearch } from "./trick-search.js";
import { TrickTable } from "./trick-table.js";
import { tellOfUnreadLinks } from "./unread-link.js";

carryAcrossLanguages();
openRulesInPlace();
offerKeyHelp();
workOffline();
drawBeforePrint();
tellOfUnreadLinks();
customElements.define("trick-grid", TrickGrid);
customElements.define("trick-play", TrickPlay);
customElements.define("trick-example", TrickExample);
customElements.define("trick-table", TrickTable);
customElements.define("trick-search", TrickSearch);
customElements.define("trick-results", TrickResults);
customElements.define("trick-device", TrickDevice);
