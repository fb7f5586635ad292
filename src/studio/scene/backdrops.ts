import type { BackdropKind } from '../sheet/scene-sheet.ts'
import { drawAlienPlanet } from './backdrops/alien-planet.ts'
import { drawAlley } from './backdrops/alley.ts'
import { drawAmusementPark } from './backdrops/amusement-park.ts'
import { drawBakery } from './backdrops/bakery.ts'
import { drawBallroom } from './backdrops/ballroom.ts'
import { drawBambooForest } from './backdrops/bamboo-forest.ts'
import { drawBasketballCourt } from './backdrops/basketball-court.ts'
import { drawBathroom } from './backdrops/bathroom.ts'
import { drawBeach } from './backdrops/beach.ts'
import { drawBedroom } from './backdrops/bedroom.ts'
import { drawBridge } from './backdrops/bridge.ts'
import { drawBurningHouse } from './backdrops/burning-house.ts'
import { drawCafe } from './backdrops/cafe.ts'
import { drawCastle } from './backdrops/castle.ts'
import { drawCastleOutside } from './backdrops/castle-outside.ts'
import { drawCathedral } from './backdrops/cathedral.ts'
import { drawCave } from './backdrops/cave.ts'
import { drawCherryAvenue } from './backdrops/cherry-avenue.ts'
import { drawCircus } from './backdrops/circus.ts'
import { drawCityStreet } from './backdrops/city-street.ts'
import { drawClassroom } from './backdrops/classroom.ts'
import { drawConcert } from './backdrops/concert.ts'
import { drawCorridor } from './backdrops/corridor.ts'
import { drawDesert } from './backdrops/desert.ts'
import { drawDojo } from './backdrops/dojo.ts'
import { drawDowntown } from './backdrops/downtown.ts'
import { drawDungeon } from './backdrops/dungeon.ts'
import { drawFarm } from './backdrops/farm.ts'
import { drawFence } from './backdrops/fence.ts'
import { drawLavenderField, drawSunflowerField, drawWheatField } from './backdrops/flower-fields.ts'
import { drawForest } from './backdrops/forest.ts'
import { drawForge } from './backdrops/forge.ts'
import { drawGarage } from './backdrops/garage.ts'
import { drawGarden } from './backdrops/garden.ts'
import { drawGraveyard } from './backdrops/graveyard.ts'
import { drawGreenhouse } from './backdrops/greenhouse.ts'
import { drawGym } from './backdrops/gym.ts'
import { drawHarbour } from './backdrops/harbour.ts'
import { drawHauntedHouse } from './backdrops/haunted-house.ts'
import { drawHospital } from './backdrops/hospital.ts'
import { drawIceWorld } from './backdrops/ice-world.ts'
import { drawJazzBar } from './backdrops/jazz-bar.ts'
import { drawJungle } from './backdrops/jungle.ts'
import { drawKitchen } from './backdrops/kitchen.ts'
import { drawLaboratory } from './backdrops/laboratory.ts'
import { drawLake } from './backdrops/lake.ts'
import { drawLibrary } from './backdrops/library.ts'
import { drawLivingRoom } from './backdrops/living-room.ts'
import { drawMarket } from './backdrops/market.ts'
import { drawMars } from './backdrops/mars.ts'
import { drawMeadow } from './backdrops/meadow.ts'
import { drawMoon } from './backdrops/moon.ts'
import { drawMountains } from './backdrops/mountains.ts'
import { drawMuseum } from './backdrops/museum.ts'
import { drawNeonCity } from './backdrops/neon-city.ts'
import { drawNightclub } from './backdrops/nightclub.ts'
import { drawOffice } from './backdrops/office.ts'
import { drawPark } from './backdrops/park.ts'
import { drawPorch } from './backdrops/porch.ts'
import { drawRestaurant } from './backdrops/restaurant.ts'
import { drawRiceFields } from './backdrops/rice-fields.ts'
import { drawRiver } from './backdrops/river.ts'
import { drawRooftop } from './backdrops/rooftop.ts'
import { drawRuins } from './backdrops/ruins.ts'
import { drawSavanna } from './backdrops/savanna.ts'
import { drawSea } from './backdrops/sea.ts'
import { drawShipDeck } from './backdrops/ship-deck.ts'
import { drawShop } from './backdrops/shop.ts'
import { drawShrine } from './backdrops/shrine.ts'
import { drawSkyRealm } from './backdrops/sky-realm.ts'
import { drawSnowfield } from './backdrops/snowfield.ts'
import { drawSpace } from './backdrops/space.ts'
import { drawSpaceStation } from './backdrops/space-station.ts'
import { drawSpaceship } from './backdrops/spaceship.ts'
import { drawStadium } from './backdrops/stadium.ts'
import { drawStudio } from './backdrops/studio.ts'
import { drawSubway } from './backdrops/subway.ts'
import { drawSwamp } from './backdrops/swamp.ts'
import { drawSwimmingPool } from './backdrops/swimming-pool.ts'
import { drawTavern } from './backdrops/tavern.ts'
import { drawTheatreStage } from './backdrops/theatre-stage.ts'
import { drawThroneRoom } from './backdrops/throne-room.ts'
import { drawTrain } from './backdrops/train.ts'
import { drawTrainStation } from './backdrops/train-station.ts'
import { drawUnderwater } from './backdrops/underwater.ts'
import { drawVillage } from './backdrops/village.ts'
import { drawVolcano } from './backdrops/volcano.ts'
import { drawWarZone } from './backdrops/war-zone.ts'
import { drawWardCorridor } from './backdrops/ward-corridor.ts'
import { drawWaterfall } from './backdrops/waterfall.ts'
import { drawWindow } from './backdrops/window.ts'
import { drawWorkshop } from './backdrops/workshop.ts'
import type { Stage } from './stage.ts'

/** Puts a place on the stage, plane by plane from far to near. */
export type BackdropDrawing = (stage: Stage) => void

/** A new place is a file of its own, one entry here and one in the browser's table beside this. */
const DRAWINGS: Readonly<Record<BackdropKind, BackdropDrawing>> = {
  studio: drawStudio,
  sea: drawSea,
  beach: drawBeach,
  forest: drawForest,
  mountains: drawMountains,
  meadow: drawMeadow,
  desert: drawDesert,
  snowfield: drawSnowfield,
  'city street': drawCityStreet,
  'neon city': drawNeonCity,
  village: drawVillage,
  library: drawLibrary,
  castle: drawCastle,
  cathedral: drawCathedral,
  tavern: drawTavern,
  workshop: drawWorkshop,
  laboratory: drawLaboratory,
  spaceship: drawSpaceship,
  space: drawSpace,
  garden: drawGarden,
  ruins: drawRuins,
  market: drawMarket,
  rooftop: drawRooftop,
  cafe: drawCafe,
  bedroom: drawBedroom,
  office: drawOffice,
  kitchen: drawKitchen,
  cave: drawCave,
  river: drawRiver,
  'ship deck': drawShipDeck,
  stage: drawTheatreStage,
  sky: drawSkyRealm,
  stadium: drawStadium,
  gym: drawGym,
  'burning house': drawBurningHouse,
  'cherry avenue': drawCherryAvenue,
  'jazz bar': drawJazzBar,
  moon: drawMoon,
  ballroom: drawBallroom,
  'basketball court': drawBasketballCourt,
  'swimming pool': drawSwimmingPool,
  classroom: drawClassroom,
  hospital: drawHospital,
  corridor: drawCorridor,
  'train station': drawTrainStation,
  alley: drawAlley,
  park: drawPark,
  lake: drawLake,
  waterfall: drawWaterfall,
  jungle: drawJungle,
  swamp: drawSwamp,
  'bamboo forest': drawBambooForest,
  underwater: drawUnderwater,
  graveyard: drawGraveyard,
  'haunted house': drawHauntedHouse,
  farm: drawFarm,
  volcano: drawVolcano,
  savanna: drawSavanna,
  'ice world': drawIceWorld,
  'rice fields': drawRiceFields,
  'alien planet': drawAlienPlanet,
  'throne room': drawThroneRoom,
  dungeon: drawDungeon,
  'castle outside': drawCastleOutside,
  shrine: drawShrine,
  'living room': drawLivingRoom,
  restaurant: drawRestaurant,
  bathroom: drawBathroom,
  concert: drawConcert,
  nightclub: drawNightclub,
  'war zone': drawWarZone,
  harbour: drawHarbour,
  'wheat field': drawWheatField,
  'sunflower field': drawSunflowerField,
  'lavender field': drawLavenderField,
  train: drawTrain,
  museum: drawMuseum,
  'amusement park': drawAmusementPark,
  'space station': drawSpaceStation,
  bridge: drawBridge,
  garage: drawGarage,
  circus: drawCircus,
  dojo: drawDojo,
  mars: drawMars,
  shop: drawShop,
  forge: drawForge,
  bakery: drawBakery,
  porch: drawPorch,
  downtown: drawDowntown,
  window: drawWindow,
  fence: drawFence,
  'ward corridor': drawWardCorridor,
  subway: drawSubway,
  greenhouse: drawGreenhouse,
}

/** The drawing of a place. */
export const drawingOf = (kind: BackdropKind): BackdropDrawing => DRAWINGS[kind]
