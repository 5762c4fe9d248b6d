/** The one script of every page: defines the elements; everything else waits until one of them is there and used. */
import { carryAcrossLanguages } from "./language.js";
import { TrickExample } from "./trick-example.js";
import { TrickPlay } from "./trick-play.js";

carryAcrossLanguages();
customElements.define("trick-play", TrickPlay);
customElements.define("trick-example", TrickExample);
