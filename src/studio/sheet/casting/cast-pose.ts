import { findTerms } from '../../words/find-terms.ts'
import { garmentKindOf } from '../../words/garment-kind-of.ts'
import { ANIMALS, PROPS, WHEELCHAIRS } from '../../words/lexicon/accessories.ts'
import { MOUNTS, POSES, poseOf } from '../../words/lexicon/poses.ts'
import { isSeatedPose, isWholePose, type PoseKind } from '../pose-kind.ts'
import type { Reading } from '../reading.ts'
import type { SceneSheet, SeatKind } from '../scene-sheet.ts'
import type { Choices } from './choices.ts'
import { meaningOf } from './meaning-of.ts'
import { openHoldings, openStances, type Poser } from './open-stances.ts'
import { inHands, poseByPlace } from './where-held.ts'

export const isInWheelchair = ({ props = [] }: Reading) =>
  props.some((words) => WHEELCHAIRS.some((name) => words.endsWith(name)))

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

const GROUND = /\b(sidewalk|pavement|street|road|grass|beach|sand|meadow|lawn|floor|rug|carpet|snow|dock)\b/
/** What one may sit on beside those, though a pose does not name it. */
const SAT_ON = /case|crate|box|barrel|bucket|board|drum/

/** 'sitting on the sidewalk': the pose ends with 'on', and the place is what is meant. */
function isGroundSatOn(reading: Reading): boolean {
  const { pose = '', place = '', props = [] } = reading
  const hasOther =
    isInWheelchair(reading) ||
    isMounted(reading) ||
    props.some((words) => SAT_ON.test(words)) ||
    reading.things?.some((words) => words.endsWith('sat on'))
  return / on(,|$)/.test(pose) && GROUND.test(place) && !hasOther
}

/** 'playing the guitar on a park bench': who does something there sits. */
const isAtSeat = ({ pose, place = '' }: Reading) =>
  pose !== undefined && /(bench|sofa|couch|armchair|stool|throne)$/.test(place)

/** How the body stands or sits, what the hands do besides, and what is sat on. */
export function castPose(reading: Reading, choices: Choices, poser: Poser): Pick<SceneSheet, 'pose' | 'gesture' | 'seat'> {
  const kinds = (reading.pose ?? '')
    .split(', ')
    // Petals and leaves fall, not who stands among them.
    .filter((term) => term !== 'falling' || (reading.sights === undefined && !/blossom/.test(reading.place ?? '')))
    .flatMap((term) => poseOf(term) ?? findTerms(term, POSES).map((found) => POSES[found]!))
  const body = isInWheelchair(reading) ? 'sitting' : (bodyOf(kinds) ?? (isAtSeat(reading) ? 'sitting' : undefined))
  const hands = poseByPlace(reading) ?? kinds.filter((kind) => !isWholePose(kind) && kind !== 'relaxed').at(-1)
  const found =
    body ??
    hands ??
    kinds[0] ??
    (/selfie/.test(reading.camera ?? '') ? 'selfie' : undefined) ??
    showing(reading) ??
    openPose(reading, choices, poser)
  const isOnGround = found === 'sitting' && isGroundSatOn(reading)
  const isAstride = hasWheels(reading) && (found === 'riding' || found.startsWith('sitting'))
  const isBeside = hasWheels(reading) && (found.startsWith('holding') || AT_A_BICYCLE.has(found))
  const isUnmounted = found === 'riding' && !isMounted(reading)
  const pose = isAstride
    ? 'cycling'
    : isBeside
      ? 'holding the bars'
      : isUnmounted
        ? 'sitting'
        : found === 'holding in both hands' && isHeldInOne(reading)
          ? 'holding'
          : isOnGround
            ? 'sitting on the floor'
            : found
  const words = `${reading.pose ?? ''} ${reading.place ?? ''}`
  const seat = isSeatedPose(pose) ? SEATS.find(([pattern]) => pattern.test(words))?.[1] : undefined
  return { pose, ...(body && hands && { gesture: hands }), ...(seat && { seat }) }
}

/** Further arms are seen when the upper ones are raised, tails when nobody sits on them. */
function showing({ marks = [] }: Reading): PoseKind | undefined {
  if (marks.some((mark) => /^(four|six|extra) arm/.test(mark))) return 'arms spread'
  return marks.some((mark) => /tails?$/.test(mark)) ? 'relaxed' : undefined
}

/** The first thing that is said of the whole body, as closely as it is said: who sits with crossed legs does not just sit. */
function bodyOf(kinds: readonly PoseKind[]): PoseKind | undefined {
  const bodies = kinds.filter((kind) => isWholePose(kind))
  const [first] = bodies
  if (first === 'sitting')
    return bodies.find((kind) => kind !== first && (isSeatedPose(kind) || ON_A_SEAT_OR_NOT.has(kind))) ?? first
  if (first === 'lying') return bodies.find((kind) => kind === 'sleeping' || kind.startsWith('lying on')) ?? first
  return first
}

/** Ways to sit that need no seat, or another than a chair. */
const ON_A_SEAT_OR_NOT: ReadonlySet<PoseKind> = new Set([
  'cross-legged',
  'meditating',
  'sitting on the floor',
  'hugging knees',
  'riding',
])

/** What is said of who has a bicycle with them, and is seen beside it. */
const AT_A_BICYCLE: ReadonlySet<PoseKind> = new Set(['walking', 'relaxed', 'balancing'])

const isMounted = ({ companion = '' }: Reading) => MOUNTS.test(meaningOf(companion, ANIMALS) ?? '')

export const hasWheels = ({ props }: Reading) =>
  props?.some((words) => /^(bicycle|motorbike)$/.test(meaningOf(words, PROPS) ?? '')) ?? false

/** An umbrella carried before the chest would cross the face. */
const isHeldInOne = ({ props = [] }: Reading) =>
  props.length > 0 && props.every((words) => /umbrella|parasol|sword|staff|spear|torch|broom|lance|trident|scythe/.test(words))

function openPose(reading: Reading, choices: Choices, poser: Poser): SceneSheet['pose'] {
  const gloves = (reading.garments ?? []).filter(({ type }) => garmentKindOf(type) === 'gloves')
  // Of what can not be drawn nothing is held.
  if (reading.headwear?.endsWith(' under arm')) return 'holding under the arm'
  const held = inHands(reading)
    .map((words) => meaningOf(words, PROPS))
    .find((kind) => kind !== undefined)
  if (held === 'bicycle' || held === 'motorbike') return 'holding the bars'
  if (inHands(reading).some((words) => /\bcello$/.test(words))) return 'playing cello'
  if (held !== undefined && /^(violin|flute|trumpet|saxophone|accordion)$/.test(held)) return `playing ${held}` as PoseKind // those five are poses
  if (inHands(reading).some((words) => /\bdrumsticks$/.test(words))) return 'playing drums'
  if (held?.startsWith('cigar')) return 'smoking'
  // A closed book lies against the chest.
  if (held?.startsWith('book')) return 'hugging something'
  if (held === 'hook') return 'showing a hook'
  if (held === 'knitting') return held
  if (held?.includes('guitar')) return 'playing guitar'
  if (held !== undefined) return choices.weighted('pose', openHoldings(reading, poser))
  const boxing = gloves.find(({ type }) => type.includes('boxing'))
  if (boxing) return boxing.isImplied ? choices.one('pose', ['fighting', 'hand on hip', 'hands together'] as const) : 'fighting'
  // Gloves that somebody describes want to be seen.
  if (gloves.some(({ color, pattern }) => color ?? pattern))
    return choices.one('pose', ['hands together', 'arms crossed'] as const)
  return choices.weighted('pose', openStances(reading, poser))
}
