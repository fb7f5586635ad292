import { lateTable } from './late-table.ts'
import type { SeldomParts } from './seldom-parts.ts'
import type { CharacterSheet, GarmentKind } from './sheet/character-sheet.ts'

type Name = keyof SeldomParts

const LOADERS: { readonly [Part in Name]: () => Promise<SeldomParts[Part]> } = {
  afro: async () => (await import('./form/hair/curls.ts')).buildAfro,
  'body marks': async () => {
    const { castBodyMarks, baringClothes, framingOfMarks } = await import('./sheet/casting/cast-body-marks.ts')
    return { cast: castBodyMarks, baringClothes, framing: framingOfMarks }
  },
  braid: async () => (await import('./form/hair/braids.ts')).buildBraid,
  cornrows: async () => (await import('./form/hair/cornrows.ts')).buildCornrows,
  'curly hair': async () => (await import('./form/hair/curls.ts')).buildCurlyHair,
  'hair in ropes': async () => (await import('./form/hair/curls.ts')).buildRopes,
  animal: async () => {
    const [{ castAnimal }, { castBeast }] = await Promise.all([
      import('./sheet/casting/cast-animal.ts'),
      import('./sheet/casting/cast-beast.ts'),
    ])
    return { cast: castAnimal, alone: castBeast }
  },
  accessories: async () => (await import('./form/garments/sew-accessory.ts')).sewAccessory,
  'animal ears': async () => (await import('./form/animal-ears.ts')).buildAnimalEars,
  'animal head': async () => (await import('./features/shape-animal.ts')).shapeAnimal,
  collar: async () => (await import('./form/garments/sew-collar-kind.ts')).sewCollarKind,
  companion: async () => {
    const [{ buildCompanion }, { buildBeastFigure }, { roomBeside }] = await Promise.all([
      import('./form/companions/build-companion.ts'),
      import('./form/companions/alone/build-beast-figure.ts'),
      import('./form/room-beside.ts'),
    ])
    return { build: buildCompanion, alone: buildBeastFigure, roomBeside }
  },
  details: async () => (await import('./form/garments/sew-details.ts')).sewDetails,
  'drawn body': async () => (await import('./form/build-body.ts')).buildBody,
  'drawn hands': async () => (await import('./form/build-hands.ts')).buildHands,
  'drawn shoes': async () => (await import('./form/garments/sew-footwear.ts')).sewFootwear,
  'inked faces': async () => {
    const [{ drawInkedNose }, { drawButtonNose }, { drawInkedChin }, { drawInkedLids, drawInkedIris }] = await Promise.all([
      import('./features/inked-nose.ts'),
      import('./features/button-nose.ts'),
      import('./features/inked-chin.ts'),
      import('./features/inked-eyes.ts'),
    ])
    return { nose: drawInkedNose, buttonNose: drawButtonNose, chin: drawInkedChin, lids: drawInkedLids, iris: drawInkedIris }
  },
  'drifting sights': async () => (await import('./scene/drifting-sights.ts')).drawDriftingSights,
  'eyes of a style': async () => {
    const [{ IRISES }, { LIDS }] = await Promise.all([
      import('./features/special-irises.ts'),
      import('./features/special-lids.ts'),
    ])
    return { irises: IRISES, lids: LIDS }
  },
  'extra arms': async () => (await import('./form/extra-arms.ts')).buildExtraArms,
  eyewear: async () => (await import('./form/eyewear.ts')).buildEyewear,
  'facial hair': async () => (await import('./form/facial-hair.ts')).buildFacialHair,
  'falling weather': async () => (await import('./scene/falling-weather.ts')).drawFallingWeather,
  'head jewellery': async () => (await import('./form/jewellery.ts')).buildHeadJewellery,
  'held props': async () => (await import('./form/props/hold-props.ts')).holdProps,
  being: async () => (await import('./sheet/casting/cast-being.ts')).castBeing,
  finish: async () => (await import('./finish/finish-picture.ts')).finishPicture,
  front: async () => (await import('./form/garments/sew-front.ts')).sewFront,
  'garment parts': async () => {
    const [{ castParts }, { castHatParts }, { over, partMarking }, { sewParts }] = await Promise.all([
      import('./sheet/casting/cast-parts.ts'),
      import('./sheet/casting/cast-hat-parts.ts'),
      import('./form/garments/parts/part-markings.ts'),
      import('./form/garments/parts/sew-parts.ts'),
    ])
    return { cast: castParts, hat: castHatParts, marking: partMarking, over, sew: sewParts }
  },
  growths: async () => (await import('./form/growths.ts')).buildGrowths,
  hide: async () => (await import('./form/hide/paint-hide.ts')).paintHide,
  horns: async () => (await import('./form/horns.ts')).buildHorns,
  lap: async () => (await import('./form/garments/lap-field.ts')).lapField,
  'seldom cuts': async () => (await import('./form/garments/seldom-cuts.ts')).SELDOM_CUTS,
  'lens sheen': async () => (await import('./features/lens-sheen.ts')).drawLensSheen,
  'light of places': async () => (await import('./scene/light-of-places.ts')).LIGHT_OF_PLACES,
  mark: async () => (await import('./features/draw-mark.ts')).drawMark,
  markings: async () => (await import('./form/garments/markings.ts')).ownMarking,
  masks: async () => (await import('./form/masks.ts')).buildMasks,
  necklaces: async () => (await import('./form/jewellery.ts')).buildNecklaces,
  outfits: async () => {
    const { OUTFITS, SPECIES_OUTFITS } = await import('./sheet/casting/outfits.ts')
    return { ofSettings: OUTFITS, ofSpecies: SPECIES_OUTFITS }
  },
  'palettes of beings': async () => (await import('./sheet/casting/palettes-of-beings.ts')).PALETTES_OF_SPECIES,
  'peg leg': async () => (await import('./form/peg-leg.ts')).buildPegLeg,
  plates: async () => (await import('./form/garments/sew-plates.ts')).sewPlates,
  print: async () => (await import('./form/garments/cloth-prints.ts')).printOf,
  'said camera': async () => {
    const [{ saidView }, { saidGaze }] = await Promise.all([
      import('./sheet/casting/said-view.ts'),
      import('./sheet/casting/said-camera.ts'),
    ])
    return { view: saidView, gaze: saidGaze }
  },
  'said light': async () => (await import('./sheet/casting/said-light.ts')).saidLight,
  sequins: async () => (await import('./form/garments/sew-sequins.ts')).sewSequins,
  seat: async () => (await import('./form/props/seat.ts')).buildSeat,
  'skin marks': async () => (await import('./form/skin-marks.ts')).printSkinMarks,
  tail: async () => (await import('./form/tail.ts')).buildTail,
  tears: async () => (await import('./features/tears.ts')).drawTears,
  things: async () => {
    const [{ buildThings }, { roomForThings }, { castThings, framingOfThings, placesOfThings }] = await Promise.all([
      import('./form/things/build-things.ts'),
      import('./form/things/room-for-things.ts'),
      import('./sheet/casting/cast-things.ts'),
    ])
    return { build: buildThings, room: roomForThings, cast: castThings, framing: framingOfThings, places: placesOfThings }
  },
  tilt: async () => (await import('./finish/tilt-picture.ts')).tiltPicture,
  wings: async () => (await import('./form/wings.ts')).buildWings,
}

const parts = lateTable<Name, SeldomParts[Name]>({}, LOADERS)

/** What `seldom-parts.ts` is in browsers: each part comes when it is asked for. */
export const seldomPart = <Part extends Name>(name: Part) => parts.get(name) as SeldomParts[Part] // what its own loader brings

/** Brings what faces of drawn styles are inked with, and the body, hands and shoes of whoever is not of the human form. */
export const loadDrawnParts = () =>
  Promise.all((['inked faces', 'drawn body', 'drawn hands', 'drawn shoes'] as const).map(parts.load))

/** Tops without buttons, zips or pockets, and what is no top. */
const WITHOUT_FRONT: ReadonlySet<GarmentKind> = new Set([
  't-shirt',
  'tank top',
  'sweater',
  'turtleneck',
  'dress',
  'gown',
  'jeans',
  'trousers',
  'skirt',
  'shorts',
  'boots',
  'shoes',
  'belt',
])

/** Brings at once what a character's sheet tells of. */
export async function loadSeldomParts(sheet: CharacterSheet): Promise<void> {
  const { garments, jewellery, facialHair, marks } = sheet
  const hasCut = garments.some(({ cut }) => cut !== undefined)
  const asked: Partial<Record<Name, boolean>> = {
    collar: garments.length > 0,
    companion: (sheet.companion ?? sheet.beast) !== undefined,
    details: hasCut,
    eyewear: sheet.eyewear !== undefined,
    'lens sheen': sheet.eyewear !== undefined,
    'facial hair': facialHair !== undefined && facialHair.kind !== 'stubble',
    'head jewellery': jewellery.length > 0,
    front: garments.some(({ kind, cut }) => cut !== undefined || !WITHOUT_FRONT.has(kind)),
    'garment parts': garments.some(({ parts }) => parts !== undefined),
    'held props': sheet.props.length > 0 || sheet.worn !== undefined,
    mark: marks.some(({ kind }) => kind !== 'freckles'),
    markings: hasCut,
    masks: marks.some(({ kind }) => kind.endsWith(' mask')),
    necklaces: jewellery.length > 0,
    print: garments.some(({ pattern }) => pattern !== 'plain'),
    sequins: garments.some(({ finish }) => finish === 'sequins'),
    'skin marks': (sheet.bodyMarks ?? []).length > 0,
    wings: sheet.wings !== undefined,
  }
  await Promise.all((Object.keys(asked) as Name[]).filter((name) => asked[name]).map(parts.load))
}
