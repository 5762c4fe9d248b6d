"""What can happen in Vineta, as data; the sentences are in `locale`.

Districts go by their texts ("G1"), houses by the letters of their colours, cards by their texts.
"""

from engine.core.events import GameWon as GameWon
from engine.core.events import VictoryShared as VictoryShared
from engine.core.events import event_kinds
from engine.games.vineta.rules.card_events import AuthorityLaid as AuthorityLaid
from engine.games.vineta.rules.card_events import ChipStayed as ChipStayed
from engine.games.vineta.rules.card_events import HouseMoved as HouseMoved
from engine.games.vineta.rules.card_events import HousesSwapped as HousesSwapped
from engine.games.vineta.rules.card_events import LessLaid as LessLaid
from engine.games.vineta.rules.card_events import MoreLaid as MoreLaid
from engine.games.vineta.rules.card_events import Quarantined as Quarantined
from engine.games.vineta.rules.card_events import SeaCalmed as SeaCalmed
from engine.games.vineta.rules.card_events import SeriesEnded as SeriesEnded
from engine.games.vineta.rules.card_events import SeriesExtended as SeriesExtended
from engine.games.vineta.rules.card_events import SeriesStarted as SeriesStarted
from engine.games.vineta.rules.card_events import WindChanged as WindChanged
from engine.games.vineta.rules.end_events import CoastMoved as CoastMoved
from engine.games.vineta.rules.end_events import DistrictScored as DistrictScored
from engine.games.vineta.rules.end_events import DistrictSunk as DistrictSunk
from engine.games.vineta.rules.end_events import EndForced as EndForced
from engine.games.vineta.rules.end_events import HousesLost as HousesLost
from engine.games.vineta.rules.end_events import HousesScored as HousesScored
from engine.games.vineta.rules.end_events import HousesShared as HousesShared
from engine.games.vineta.rules.end_events import LastDistrict as LastDistrict
from engine.games.vineta.rules.end_events import NobodysDistrict as NobodysDistrict
from engine.games.vineta.rules.end_events import RoundAdded as RoundAdded
from engine.games.vineta.rules.end_events import RoundsCounted as RoundsCounted
from engine.games.vineta.rules.end_events import SeriesCompared as SeriesCompared
from engine.games.vineta.rules.end_events import TieCompared as TieCompared
from engine.games.vineta.rules.end_events import TilesShown as TilesShown
from engine.games.vineta.rules.end_events import TurnCleared as TurnCleared
from engine.games.vineta.rules.turn_events import CardChosen as CardChosen
from engine.games.vineta.rules.turn_events import CardRevealed as CardRevealed
from engine.games.vineta.rules.turn_events import CardsDealt as CardsDealt
from engine.games.vineta.rules.turn_events import CardsDrawn as CardsDrawn
from engine.games.vineta.rules.turn_events import CardVoid as CardVoid
from engine.games.vineta.rules.turn_events import CityBuilt as CityBuilt
from engine.games.vineta.rules.turn_events import ColoursTaken as ColoursTaken
from engine.games.vineta.rules.turn_events import HousePlaced as HousePlaced
from engine.games.vineta.rules.turn_events import HousesDrawn as HousesDrawn
from engine.games.vineta.rules.turn_events import PileRenewed as PileRenewed
from engine.games.vineta.rules.turn_events import StarterDrawn as StarterDrawn
from engine.games.vineta.rules.turn_events import StarterMoved as StarterMoved
from engine.games.vineta.rules.turn_events import StarterStayed as StarterStayed
from engine.games.vineta.rules.turn_events import TilesDealt as TilesDealt

EVENTS = event_kinds(globals())
