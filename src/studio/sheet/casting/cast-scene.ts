import { mixRgb, rgbFromHex } from '../../color.ts'
import { lightFor } from '../../scene/light.ts'
import { colorOf } from '../../words/color-of.ts'
import { findTerms } from '../../words/find-terms.ts'
import { garmentKindOf } from '../../words/garment-kind-of.ts'
import { PROPS, WHEELCHAIRS } from '../../words/lexicon/accessories.ts'
import { GARMENT_ZONES } from '../../words/lexicon/garments.ts'
import { EXPRESSION_NOUNS, MOODS } from '../../words/lexicon/moods.ts'
import { PLACES } from '../../words/lexicon/places.ts'
import { POSES, poseOf } from '../../words/lexicon/poses.ts'
import { CAMERAS, HOURS, LIGHTS, SKY_WORDS, WEATHERS } from '../../words/lexicon/scenes.ts'
import { SIGHTS } from '../../words/lexicon/sights.ts'
import { isWholePose } from '../is-whole-pose.ts'
import type { Reading } from '../reading.ts'
import type { BackdropKind, Camera, Light, SceneSheet, SeatKind, Sight } from '../scene-sheet.ts'
import { framingOfMarks } from './cast-body-marks.ts'
import type { Choices } from './choices.ts'
import { likelyPlaces, suitsWeather } from './likely-places.ts'
import { SETTING_PLACES, type Setting } from './settings.ts'

/** What a read value means in a table: its longest entry, the last where there are several. */
function meaning<Value>(words: string | undefined, table: Readonly<Record<string, Value>>): Value | undefined {
  const term = words === undefined ? undefined : findTerms(words, table).at(-1)
  return term === undefined ? undefined : table[term]
}

/** Place, hour, weather, light, pose, mood and view: as said; the rest suits and differs between candidates. */
export function castScene(reading: Reading, choices: Choices, setting: Setting, seed: string): SceneSheet {
  const isPlainGround = /background|backdrop/.test(reading.place ?? '')
  const { sights } = castSights(reading)
  const saidWeather = meaning(reading.weather, { ...WEATHERS, ...SKY_WORDS })
  const openPlace = () =>
    choices.one('place', likelyPlaces(reading) ?? SETTING_PLACES[setting], (place) => suitsWeather(place, saidWeather))
  const backdrop = meaning(reading.place, PLACES) ?? (isPlainGround ? 'studio' : (placeOfSights(sights) ?? openPlace()))
  const light = meaning(reading.light, LIGHTS)
  const weather = saidWeather ?? (setting === 'cold' ? 'snow' : choices.one('weather', ['clear', 'cloudy', 'clear'] as const))
  const timeOfDay =
    meaning(reading.timeOfDay, HOURS) ??
    light?.hour ??
    (sights?.some((sight) => NIGHT_SIGHTS.has(sight)) ? 'night' : undefined) ??
    (tellsOfSun(reading) ? choices.one('sunny hour', ['morning', 'noon', 'afternoon'] as const) : undefined) ??
    choices.one('hour', ['morning', 'golden hour', 'afternoon', 'dusk', 'noon'] as const)
  return {
    version: 1,
    seed,
    ...castPose(reading, choices),
    expression: castExpression(reading, choices),
    gaze: choices.one('gaze', [
      { x: 0, y: 0 },
      { x: 0, y: 0.02 },
      { x: 0.3, y: -0.12 },
    ]),
    backdrop,
    timeOfDay,
    weather,
    ...(sights && { sights }),
    light: castLight(
      reading.light,
      lightFor(backdrop, timeOfDay, weather, { side: choices.one('light side', ['left', 'right'] as const) }),
    ),
    camera: castCamera(reading, choices),
  }
}

/** Teeth that somebody tells of want to be seen. */
function castExpression({ expression, marks = [] }: Reading, choices: Choices): SceneSheet['expression'] {
  const said = meaning(expression, { ...MOODS, ...EXPRESSION_NOUNS })
  const areTeethSaid = marks.some((mark) => /\b(tooth|teeth|toothed|toothless|grillz?|grills)\b/.test(mark))
  if (areTeethSaid && (said === undefined || said === 'smile' || said === 'smirk')) return 'happy'
  return said ?? choices.one('expression', ['smile', 'neutral', 'happy', 'smirk'] as const)
}

/** Sights are named for themselves, or inside the words of light, hour, weather and place: 'autumn park', 'god rays'. */
function castSights({ sights, light, timeOfDay, weather, place }: Reading): Pick<SceneSheet, 'sights'> {
  const said = [sights, light, timeOfDay, weather, place].filter((words) => words !== undefined).join(', ')
  const found = new Set(findTerms(said, SIGHTS).map((term) => SIGHTS[term]!))
  return found.size > 0 ? { sights: [...found] } : {}
}

/** What the night shows. */
const NIGHT_SIGHTS: ReadonlySet<Sight> = new Set(['aurora', 'fireworks', 'meteors', 'fireflies'])

/** Where a sight is seen at its best, when no place is said. */
const SIGHT_PLACES: Readonly<Partial<Record<Sight, BackdropKind>>> = {
  aurora: 'snowfield',
  fireworks: 'rooftop',
  meteors: 'mountains',
  rainbow: 'meadow',
  sand: 'desert',
  petals: 'garden',
  leaves: 'park',
  autumn: 'park',
  spring: 'meadow',
  fireflies: 'forest',
  butterflies: 'meadow',
}

function placeOfSights(sights: readonly Sight[] = []): BackdropKind | undefined {
  return sights.map((sight) => SIGHT_PLACES[sight]).find((place) => place !== undefined)
}

/** Whoever says that the sun shines means by day, as long as no other hour is said. */
export const tellsOfSun = ({ weather = '' }: Reading) => /\bsun|blue sk/.test(weather)

const isInWheelchair = ({ props = [] }: Reading) => props.some((words) => WHEELCHAIRS.some((name) => words.endsWith(name)))

/** Seats by the words of a pose or a place. */
const SEATS: readonly (readonly [RegExp, SeatKind])[] = [
  [/throne/, 'throne'],
  [/armchair|sofa|couch/, 'armchair'],
  [/bench/, 'bench'],
  [/stool/, 'stool'],
  [/stair|steps/, 'steps'],
  [/rock\b|rocks|boulder|\blog\b/, 'rock'],
  [/chair|table|desk/, 'chair'],
]

/** How the body stands or sits, what the hands do besides, and what is sat on. */
export function castPose(reading: Reading, choices: Choices): Pick<SceneSheet, 'pose' | 'gesture' | 'seat'> {
  const kinds = (reading.pose ?? '')
    .split(', ')
    .flatMap((term) => poseOf(term) ?? findTerms(term, POSES).map((found) => POSES[found]!))
  const body = isInWheelchair(reading) ? 'sitting' : kinds.find((kind) => isWholePose(kind))
  const hands = kinds.filter((kind) => !isWholePose(kind) && kind !== 'relaxed').at(-1)
  const found = body ?? hands ?? kinds[0] ?? openPose(reading, choices)
  const free =
    hasWheels(reading) &&
    (found.startsWith('sitting') || found.startsWith('holding') || found === 'walking' || found === 'relaxed')
  const pose = free ? 'holding the bars' : found === 'holding in both hands' && isHeldInOne(reading) ? 'holding' : found
  const words = `${reading.pose ?? ''} ${reading.place ?? ''}`
  const seat = pose.startsWith('sitting') ? SEATS.find(([pattern]) => pattern.test(words))?.[1] : undefined
  return { pose, ...(body && hands && { gesture: hands }), ...(seat && { seat }) }
}

const hasWheels = ({ props }: Reading) => props?.some((words) => meaning(words, PROPS) === 'bicycle') ?? false

/** An umbrella carried before the chest would cross the face. */
const isHeldInOne = ({ props = [] }: Reading) =>
  props.length > 0 && props.every((words) => /umbrella|parasol|sword|staff|spear|torch|broom|lance|trident|scythe/.test(words))

function openPose(reading: Reading, choices: Choices): SceneSheet['pose'] {
  const gloves = (reading.garments ?? []).filter(({ type }) => garmentKindOf(type) === 'gloves')
  // Of what can not be drawn nothing is held.
  if (reading.headwear?.endsWith(' under arm')) return 'holding under the arm'
  const held = reading.props?.map((words) => meaning(words, PROPS)).find((kind) => kind !== undefined)
  if (held === 'bicycle') return 'holding the bars'
  if (held === 'violin') return 'playing violin'
  if (held?.includes('guitar')) return 'playing guitar'
  if (held !== undefined) return 'holding'
  if (gloves.some(({ type }) => type.includes('boxing'))) return 'fighting'
  // Gloves that somebody describes want to be seen.
  if (gloves.some(({ color, pattern }) => color ?? pattern))
    return choices.one('pose', ['hands together', 'arms crossed'] as const)
  return choices.one('pose', ['relaxed', 'hand on hip', 'arms crossed', 'hands in pockets', 'hands together'] as const)
}

/** Said light leans the key and the fill toward its colour. */
export function castLight(words: string | undefined, light: Light): Light {
  if (words === undefined) return light
  const said = meaning(words, LIGHTS)
  const tint = said?.tint === undefined ? colorOf(words) : rgbFromHex(said.tint)
  if (!tint) return light
  const strength = said?.strength ?? 0.35
  return {
    ...light,
    key: mixRgb(light.key, tint, strength * 0.6),
    rim: mixRgb(light.rim, tint, strength),
    ambient: mixRgb(light.ambient, tint, strength * 0.2),
  }
}

/** Radians that body and head are turned where a view was asked for. */
const VIEWS = {
  front: { bodyYaw: 0.12, headYaw: 0.14 },
  side: { bodyYaw: 1.3, headYaw: 1.38 },
  back: { bodyYaw: 2.72, headYaw: 2.6 },
  'over the shoulder': { bodyYaw: 2.3, headYaw: 1.12 },
  away: { bodyYaw: 0.3, headYaw: 0.85 },
} as const

/** What words such as 'low angle, full body, from behind' say of the view; `side` 1 faces the picture's right. */
export function saidCamera(words: string, side: number): Partial<Omit<Camera, 'shift'>> {
  const { view, ...said } = Object.assign({}, ...findTerms(words, CAMERAS).map((term) => CAMERAS[term]))
  const turn = VIEWS[view as keyof typeof VIEWS] as (typeof VIEWS)[keyof typeof VIEWS] | undefined
  return { ...said, ...(turn && { bodyYaw: side * turn.bodyYaw, headYaw: side * turn.headYaw }) }
}

function castCamera(reading: Reading, choices: Choices): Camera {
  // The head never faces the viewer straight on, and the body follows it or turns against it.
  const side = choices.one('facing', [-1, 1])
  const headYaw = side * choices.number('head turn', 0.27, 0.46)
  const { framing, ...said } = saidCamera(reading.camera ?? '', side)
  return {
    framing: framing ?? framingOfMarks(reading) ?? castFraming(reading, choices),
    angle: choices.one('angle', ['eye level', 'eye level', 'low'] as const),
    headYaw,
    headPitch: choices.number('head pitch', -0.05, 0.07),
    headRoll: choices.one('tilt', [-1, 1]) * choices.number('head roll', 0.035, 0.12),
    bodyYaw: headYaw * choices.one('body turn', [0.35, -0.3, 0.6]),
    ...said,
  }
}

/** Said for themselves, these want to be seen; of a suit, a dress or a robe the upper part tells enough. */
const FOOTWEAR: ReadonlySet<string> = new Set(['boots', 'shoes'])
const LEGWEAR: ReadonlySet<string> = new Set(['trousers', 'jeans', 'skirt', 'shorts', 'overalls'])

/** As near as what is said can be seen: a first picture is of a face. */
function castFraming(reading: Reading, choices: Choices): Camera['framing'] {
  const zones = new Set((reading.garments ?? []).flatMap(({ type }) => GARMENT_ZONES[garmentKindOf(type) ?? 'shirt']))
  const pose = reading.pose === undefined && !isInWheelchair(reading) ? undefined : castPose(reading, choices).pose
  // Shoes that somebody describes want to be seen; those that merely come with an occupation do not.
  const areShoesDescribed = (reading.garments ?? []).some(
    ({ type, color, pattern }) => FOOTWEAR.has(garmentKindOf(type) ?? 'shirt') && (color ?? pattern) !== undefined,
  )
  if (pose === 'holding the bars' || hasWheels(reading)) return 'full figure'
  // A tail wants to be seen.
  if (reading.species === 'mermaid' || (reading.marks ?? []).some((mark) => /(fish|mermaid) ?tail/.test(mark)))
    return 'full figure'
  if (areShoesDescribed || (pose && isWholePose(pose))) return 'full figure'
  // An open umbrella is as wide as its bearer is high, a guitar hangs to the hips.
  if (reading.props?.some((words) => /umbrella|parasol|guitar|lute/.test(words))) return 'three-quarter figure'
  const isLegwearSaid = (reading.garments ?? []).some(({ type }) => LEGWEAR.has(garmentKindOf(type) ?? 'shirt'))
  if (isLegwearSaid) return 'three-quarter figure'
  if (zones.has('legs')) return choices.one('framing', ['half figure', 'bust', 'half figure'] as const)
  const needsHands =
    pose !== undefined ||
    reading.headwear?.endsWith(' under arm') ||
    (reading.props?.length ?? 0) > 0 ||
    reading.companion !== undefined
  if (needsHands || zones.has('waist') || zones.has('hands')) return 'half figure'
  return choices.one('framing', ['bust', 'half figure', reading.garments ? 'bust' : 'close portrait'] as const)
}
