import { drawButtonNose } from './features/button-nose.ts'
import { drawMark } from './features/draw-mark.ts'
import { drawInkedChin } from './features/inked-chin.ts'
import { drawInkedIris, drawInkedLids } from './features/inked-eyes.ts'
import { drawInkedNose } from './features/inked-nose.ts'
import { drawLensSheen } from './features/lens-sheen.ts'
import { shapeAnimal } from './features/shape-animal.ts'
import { IRISES } from './features/special-irises.ts'
import { LIDS } from './features/special-lids.ts'
import { drawTears } from './features/tears.ts'
import { finishPicture } from './finish/finish-picture.ts'
import { tiltPicture } from './finish/tilt-picture.ts'
import { buildAnimalEars } from './form/animal-ears.ts'
import { buildBody } from './form/build-body.ts'
import { buildHands } from './form/build-hands.ts'
import { buildBeastFigure } from './form/companions/alone/build-beast-figure.ts'
import { buildCompanion } from './form/companions/build-companion.ts'
import { buildExtraArms } from './form/extra-arms.ts'
import { buildEyewear } from './form/eyewear.ts'
import { buildFacialHair } from './form/facial-hair.ts'
import { printOf } from './form/garments/cloth-prints.ts'
import { lapField } from './form/garments/lap-field.ts'
import { ownMarking } from './form/garments/markings.ts'
import { over, partMarking } from './form/garments/parts/part-markings.ts'
import { sewParts } from './form/garments/parts/sew-parts.ts'
import { SELDOM_CUTS } from './form/garments/seldom-cuts.ts'
import { sewAccessory } from './form/garments/sew-accessory.ts'
import { sewCollarKind } from './form/garments/sew-collar-kind.ts'
import { sewDetails } from './form/garments/sew-details.ts'
import { sewFootwear } from './form/garments/sew-footwear.ts'
import { sewFront } from './form/garments/sew-front.ts'
import { sewPlates } from './form/garments/sew-plates.ts'
import { sewSequins } from './form/garments/sew-sequins.ts'
import { buildGrowths } from './form/growths.ts'
import { buildBraid } from './form/hair/braids.ts'
import { buildCornrows } from './form/hair/cornrows.ts'
import { buildAfro, buildCurlyHair, buildRopes } from './form/hair/curls.ts'
import { paintHide } from './form/hide/paint-hide.ts'
import { buildHorns } from './form/horns.ts'
import { buildHeadJewellery, buildNecklaces } from './form/jewellery.ts'
import { buildMasks } from './form/masks.ts'
import { buildPegLeg } from './form/peg-leg.ts'
import { holdProps } from './form/props/hold-props.ts'
import { buildSeat } from './form/props/seat.ts'
import { roomBeside } from './form/room-beside.ts'
import { printSkinMarks } from './form/skin-marks.ts'
import { buildTail } from './form/tail.ts'
import { buildThings } from './form/things/build-things.ts'
import { roomForThings } from './form/things/room-for-things.ts'
import { buildWings } from './form/wings.ts'
import { drawDriftingSights } from './scene/drifting-sights.ts'
import { drawFallingWeather } from './scene/falling-weather.ts'
import { LIGHT_OF_PLACES } from './scene/light-of-places.ts'
import { castAnimal } from './sheet/casting/cast-animal.ts'
import { castBeast } from './sheet/casting/cast-beast.ts'
import { castBeing } from './sheet/casting/cast-being.ts'
import { baringClothes, castBodyMarks, framingOfMarks } from './sheet/casting/cast-body-marks.ts'
import { castHatParts } from './sheet/casting/cast-hat-parts.ts'
import { castParts } from './sheet/casting/cast-parts.ts'
import { castThings, framingOfThings, placesOfThings } from './sheet/casting/cast-things.ts'
import { OUTFITS, SPECIES_OUTFITS } from './sheet/casting/outfits.ts'
import { PALETTES_OF_SPECIES } from './sheet/casting/palettes-of-beings.ts'
import { saidGaze } from './sheet/casting/said-camera.ts'
import { saidLight } from './sheet/casting/said-light.ts'
import { saidView } from './sheet/casting/said-view.ts'

const SELDOM_PARTS = {
  afro: buildAfro,
  'body marks': { cast: castBodyMarks, baringClothes, framing: framingOfMarks },
  braid: buildBraid,
  cornrows: buildCornrows,
  'curly hair': buildCurlyHair,
  'hair in ropes': buildRopes,
  animal: { cast: castAnimal, alone: castBeast },
  accessories: sewAccessory,
  'animal ears': buildAnimalEars,
  'animal head': shapeAnimal,
  collar: sewCollarKind,
  companion: { build: buildCompanion, alone: buildBeastFigure, roomBeside },
  details: sewDetails,
  'drawn body': buildBody,
  'drawn shoes': sewFootwear,
  'drawn hands': buildHands,
  'inked faces': {
    nose: drawInkedNose,
    buttonNose: drawButtonNose,
    chin: drawInkedChin,
    lids: drawInkedLids,
    iris: drawInkedIris,
  },
  'drifting sights': drawDriftingSights,
  'eyes of a style': { irises: IRISES, lids: LIDS },
  'extra arms': buildExtraArms,
  eyewear: buildEyewear,
  'facial hair': buildFacialHair,
  'falling weather': drawFallingWeather,
  'head jewellery': buildHeadJewellery,
  'held props': holdProps,
  being: castBeing,
  finish: finishPicture,
  front: sewFront,
  'garment parts': {
    cast: castParts,
    hat: castHatParts,
    marking: partMarking,
    over,
    sew: sewParts,
  },
  growths: buildGrowths,
  hide: paintHide,
  horns: buildHorns,
  lap: lapField,
  'seldom cuts': SELDOM_CUTS,
  'lens sheen': drawLensSheen,
  'light of places': LIGHT_OF_PLACES,
  mark: drawMark,
  markings: ownMarking,
  masks: buildMasks,
  necklaces: buildNecklaces,
  outfits: { ofSettings: OUTFITS, ofSpecies: SPECIES_OUTFITS },
  'palettes of beings': PALETTES_OF_SPECIES,
  'peg leg': buildPegLeg,
  plates: sewPlates,
  print: printOf,
  'said camera': { view: saidView, gaze: saidGaze },
  'said light': saidLight,
  seat: buildSeat,
  sequins: sewSequins,
  'skin marks': printSkinMarks,
  tail: buildTail,
  tears: drawTears,
  things: { build: buildThings, room: roomForThings, cast: castThings, framing: framingOfThings, places: placesOfThings },
  tilt: tiltPicture,
  wings: buildWings,
}

export type SeldomParts = typeof SELDOM_PARTS

/** What few pictures need. Whoever asks knows that this one does: in browsers each part comes when it is first asked for. */
export const seldomPart = <Name extends keyof SeldomParts>(name: Name): SeldomParts[Name] => SELDOM_PARTS[name]
