import { findTerms } from '../../words/find-terms.ts'
import { garmentKindOf } from '../../words/garment-kind-of.ts'
import { GARMENT_ZONES } from '../../words/lexicon/garments.ts'
import { CAMERAS, type SaidGaze } from '../../words/lexicon/scenes.ts'
import { isWholePose, type PoseKind } from '../pose-kind.ts'
import type { Reading } from '../reading.ts'
import type { Camera, SceneSheet } from '../scene-sheet.ts'
import { framingOfMarks } from './cast-body-marks.ts'
import { hasWheels, isInWheelchair } from './cast-pose.ts'
import type { Choices, Weighted } from './choices.ts'

/** Radians that body and head are turned where a view was asked for. */
const VIEWS = {
  front: { bodyYaw: 0.12, headYaw: 0.14 },
  side: { bodyYaw: 1.3, headYaw: 1.38 },
  back: { bodyYaw: 2.72, headYaw: 2.6 },
  'over the shoulder': { bodyYaw: 2.3, headYaw: 1.12 },
  away: { bodyYaw: 0.3, headYaw: 0.85 },
} as const

/** Radians that the head turns and lifts toward what is looked at, and where the eyes go: −1…1, right and down. */
const GAZES: Readonly<
  Record<SaidGaze, { readonly headYaw?: number; readonly headPitch?: number; readonly x: number; readonly y: number }>
> = {
  viewer: { x: 0, y: 0 },
  // Eyes that look ahead of a turned head: without it they stay with the viewer.
  away: { x: 0.72, y: -0.06 },
  left: { headYaw: -0.62, x: -0.75, y: 0 },
  right: { headYaw: 0.62, x: 0.75, y: 0 },
  up: { headPitch: 0.34, x: 0, y: -0.62 },
  down: { headPitch: -0.36, x: 0, y: 0.62 },
}

const saidTerms = (words: string): Partial<(typeof CAMERAS)[string]> =>
  Object.assign({}, ...findTerms(words, CAMERAS).map((term) => CAMERAS[term]))

/** What words such as 'low angle, full body, from behind, looking up' say of the view; `side` 1 faces the picture's right. */
export function saidCamera(words: string, side: number): Partial<Camera> {
  const { view, gaze, ...said } = saidTerms(words)
  const turn = view && VIEWS[view]
  const { headYaw, headPitch } = gaze ? GAZES[gaze] : {}
  return {
    ...said,
    ...(turn && { bodyYaw: side * turn.bodyYaw, headYaw: side * turn.headYaw }),
    ...(headYaw !== undefined && !turn && { headYaw, bodyYaw: headYaw * 0.4 }),
    ...(headPitch !== undefined && { headPitch }),
  }
}

/** Where the eyes look, if that is said. */
export function saidGaze(words: string, side: number): SceneSheet['gaze'] | undefined {
  const { gaze } = saidTerms(words)
  if (gaze === undefined) return undefined
  const { x, y } = GAZES[gaze]
  return { x: gaze === 'away' ? side * x : x, y }
}

/**
 * How head and body are turned where nobody said it, in radians: the head along with the body, the body against the head as in a
 * contrapposto, or the body far round and the head brought back toward the viewer. `body` is a share of the head's turn.
 */
const TURNS: readonly Weighted<{ readonly head: readonly [min: number, max: number]; readonly body: number }>[] = [
  [{ head: [0.21, 0.3], body: 0.4 }, 2.5],
  [{ head: [0.28, 0.46], body: 0.6 }, 3],
  [{ head: [0.26, 0.42], body: -0.6 }, 2.5],
  [{ head: [0.24, 0.34], body: 2.2 }, 2.5],
  [{ head: [0.48, 0.6], body: 0.7 }, 2],
]

export function castCamera(reading: Reading, choices: Choices, pose: PoseKind): Camera {
  // The head never faces the viewer straight on, and the body follows it or turns against it.
  const side = choices.one('facing', [-1, 1])
  const turn = choices.weighted('turn', TURNS)
  const headYaw = side * choices.number('head turn', ...turn.head)
  const { framing, ...said } = saidCamera(reading.camera ?? '', side)
  return {
    framing: framing ?? framingOfMarks(reading) ?? castFraming(reading, choices, pose),
    angle: choices.weighted('angle', [
      ['eye level', 6],
      ['low', 2.5],
      ['high', 1.5],
    ]),
    headYaw,
    headPitch: choices.number('head pitch', -0.08, 0.1),
    headRoll: choices.one('tilt', [-1, 1]) * choices.number('head roll', 0.02, 0.14),
    bodyYaw: headYaw * turn.body,
    ...said,
  }
}

/** Said for themselves, these want to be seen; of a suit, a dress or a robe the upper part tells enough. */
const FOOTWEAR: ReadonlySet<string> = new Set(['boots', 'shoes'])
const LEGWEAR: ReadonlySet<string> = new Set(['trousers', 'jeans', 'skirt', 'shorts', 'overalls'])

/** As near as what is said can be seen, and as far as the pose wants that somebody asked for: a first picture is of a face. */
function castFraming(reading: Reading, choices: Choices, pose: PoseKind): Camera['framing'] {
  const { garments = [], props = [], marks = [] } = reading
  const isPoseSaid = reading.pose !== undefined || isInWheelchair(reading)
  // Shoes that somebody describes want to be seen; those that merely come with an occupation do not.
  const areShoesDescribed = garments.some(
    ({ type, color, pattern }) => FOOTWEAR.has(garmentKindOf(type) ?? 'shirt') && (color ?? pattern) !== undefined,
  )
  if (pose === 'holding the bars' || hasWheels(reading)) return 'full figure'
  // A tail wants to be seen.
  if (reading.species === 'mermaid' || marks.some((mark) => /(fish|mermaid) ?tail/.test(mark))) return 'full figure'
  if (areShoesDescribed || (isPoseSaid && isWholePose(pose))) return 'full figure'
  // An open umbrella is as wide as its bearer is high, a guitar hangs to the hips.
  if (props.some((words) => /umbrella|parasol|guitar|lute/.test(words))) return 'three-quarter figure'
  return choices.weighted('framing', openFramings(reading, isPoseSaid, pose))
}

/** The framings that show what is said, and how well each suits it. Small things of a face want to be near, hands and clothes far. */
function openFramings(reading: Reading, isPoseSaid: boolean, pose: PoseKind): Weighted<Camera['framing']>[] {
  const { props = [] } = reading
  const told = toldOfFace(reading)
  // Clothes that come with a calling are not what a description of a face is about.
  const garments = (reading.garments ?? []).filter(
    ({ color, pattern }) => told < MANY_TOLD || color !== undefined || pattern !== undefined,
  )
  const kinds = garments.map(({ type }) => garmentKindOf(type) ?? 'shirt')
  if (kinds.some((kind) => LEGWEAR.has(kind)))
    return [
      ['three-quarter figure', 5],
      ['full figure', 3],
    ]
  const zones = new Set(kinds.flatMap((kind) => GARMENT_ZONES[kind]))
  const needsHands =
    isPoseSaid || reading.headwear?.endsWith(' under arm') || props.length > 0 || reading.companion !== undefined
  const whole = isWholePose(pose) ? 3 : 1
  const far = told === 0 ? 0.7 : 0.35
  const near = told === 0 ? 1 : 1.5
  if (needsHands || zones.has('waist') || zones.has('hands'))
    return [
      ['half figure', 6],
      ['three-quarter figure', told >= MANY_TOLD ? 0 : 2.5 * far],
    ]
  const isNear = told >= MANY_TOLD && !zones.has('legs')
  if (isNear && (reading.garments ?? []).length === 0)
    return [
      ['close portrait', 3],
      ['bust', 3],
      ['half figure', 0.4],
    ]
  if (isNear)
    return [
      ['bust', 4],
      ['half figure', 2],
    ]
  if (told >= MANY_TOLD)
    return [
      ['bust', 3],
      ['half figure', 4],
      ['three-quarter figure', 2],
    ]
  return [
    ['close portrait', garments.length > 0 || isWholePose(pose) ? 0 : 2.5],
    ['bust', (zones.has('legs') ? 2 : 4 / whole) * near],
    ['half figure', 4 / near],
    ['three-quarter figure', 2.5 * far * whole],
    ['full figure', (zones.has('legs') ? 1.2 : 0.7) * far * whole],
  ]
}

/** From so many on, a description is one of a face, and whoever wrote it wants to see them. */
const MANY_TOLD = 3

/** How much is said of a face: from far away nobody sees it. */
function toldOfFace(reading: Reading): number {
  const {
    light = '',
    eyeColor,
    eyewear,
    facialHair,
    expression,
    hairColor,
    hairStyle,
    marks = [],
    jewellery = [],
    bodyWords = [],
  } = reading
  const traits = [eyeColor, eyewear, facialHair, expression].filter((said) => said !== undefined).length
  const small = marks.filter((mark) => !OF_WHOLE_BODY.test(mark)).length + jewellery.length + bodyWords.filter(ofFace).length
  // Hair is seen from afar: it only adds to what else is said of a head.
  const hair = [hairColor, hairStyle].some((said) => said !== undefined) ? 1 : 0
  // Whoever says how a lamp is set thinks of a face.
  const lit = PORTRAIT_LIGHT.test(light) ? MANY_TOLD : 0
  return traits + small > 0 ? traits + small + hair + lit : lit
}

const PORTRAIT_LIGHT =
  /chiaroscuro|low[- ]key|high key|rembrandt|split light|butterfly|rim ?li|side ?li|studio light|soft ?box|ring light|face in shadow/
const OF_WHOLE_BODY = /wing|tail|arm|leg|hand|wrist|back|chest/
const ofFace = (words: string) =>
  /nose|nostril|jaw|chin|cheek|dimple|brow|forehead|eye|lid|lash|lip|mouth|face|faced|ear|teeth|features/.test(words)
