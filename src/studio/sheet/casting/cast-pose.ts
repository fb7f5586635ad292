import { findTerms } from '../../words/find-terms.ts'
import { garmentKindOf } from '../../words/garment-kind-of.ts'
import { PROPS, WHEELCHAIRS } from '../../words/lexicon/accessories.ts'
import { POSES, poseOf } from '../../words/lexicon/poses.ts'
import { isWholePose } from '../pose-kind.ts'
import type { Reading } from '../reading.ts'
import type { SceneSheet, SeatKind } from '../scene-sheet.ts'
import type { Choices } from './choices.ts'
import { meaningOf } from './meaning-of.ts'
import { openHoldings, openStances, type Poser } from './open-stances.ts'

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

/** How the body stands or sits, what the hands do besides, and what is sat on. */
export function castPose(reading: Reading, choices: Choices, poser: Poser): Pick<SceneSheet, 'pose' | 'gesture' | 'seat'> {
  const kinds = (reading.pose ?? '')
    .split(', ')
    .flatMap((term) => poseOf(term) ?? findTerms(term, POSES).map((found) => POSES[found]!))
  const body = isInWheelchair(reading) ? 'sitting' : kinds.find((kind) => isWholePose(kind))
  const hands = kinds.filter((kind) => !isWholePose(kind) && kind !== 'relaxed').at(-1)
  const found = body ?? hands ?? kinds[0] ?? openPose(reading, choices, poser)
  const free =
    hasWheels(reading) &&
    (found.startsWith('sitting') || found.startsWith('holding') || found === 'walking' || found === 'relaxed')
  const pose = free ? 'holding the bars' : found === 'holding in both hands' && isHeldInOne(reading) ? 'holding' : found
  const words = `${reading.pose ?? ''} ${reading.place ?? ''}`
  const seat = pose.startsWith('sitting') ? SEATS.find(([pattern]) => pattern.test(words))?.[1] : undefined
  return { pose, ...(body && hands && { gesture: hands }), ...(seat && { seat }) }
}

export const hasWheels = ({ props }: Reading) => props?.some((words) => meaningOf(words, PROPS) === 'bicycle') ?? false

/** An umbrella carried before the chest would cross the face. */
const isHeldInOne = ({ props = [] }: Reading) =>
  props.length > 0 && props.every((words) => /umbrella|parasol|sword|staff|spear|torch|broom|lance|trident|scythe/.test(words))

function openPose(reading: Reading, choices: Choices, poser: Poser): SceneSheet['pose'] {
  const gloves = (reading.garments ?? []).filter(({ type }) => garmentKindOf(type) === 'gloves')
  // Of what can not be drawn nothing is held.
  if (reading.headwear?.endsWith(' under arm')) return 'holding under the arm'
  const held = reading.props?.map((words) => meaningOf(words, PROPS)).find((kind) => kind !== undefined)
  if (held === 'bicycle') return 'holding the bars'
  if (held === 'violin') return 'playing violin'
  if (held?.includes('guitar')) return 'playing guitar'
  if (held !== undefined) return choices.weighted('pose', openHoldings(reading, poser))
  if (gloves.some(({ type }) => type.includes('boxing'))) return 'fighting'
  // Gloves that somebody describes want to be seen.
  if (gloves.some(({ color, pattern }) => color ?? pattern))
    return choices.one('pose', ['hands together', 'arms crossed'] as const)
  return choices.weighted('pose', openStances(reading, poser))
}
