import { PROPS } from '../../words/lexicon/accessories.ts'
import type { WornPlace } from '../character-sheet.ts'
import type { PoseKind } from '../pose-kind.ts'
import type { Reading } from '../reading.ts'
import { meaningOf } from './meaning-of.ts'

/** 'katana at the hip': where it is worn. */
export function wornPlaceOf(words: string): WornPlace | undefined {
  return WORN.find((place) => words.endsWith(` the ${place}`))
}

const WORN = ['hip', 'back', 'mouth', 'temple'] as const

/** The words of a thing without where it is. */
export const withoutPlace = (words: string) => words.replace(/ (?:(?:at|on|in) the \w+|overhead|under arm)$/, '')

/** What hands are free of. */
export const inHands = ({ props = [] }: Reading) => props.filter((words) => wornPlaceOf(words) === undefined)

/** What hands do with a thing that is somewhere: 'his sword raised over his head', 'a ball under his arm'. */
export function poseByPlace({ props = [] }: Reading): PoseKind | undefined {
  for (const words of props) {
    const where = / (overhead|under arm|on the shoulder|at the (?:chest|face|eye))$/.exec(words)?.[1]
    if (where === undefined) continue
    const kind = meaningOf(words, PROPS) ?? ''
    if (where in BY_PLACE) return BY_PLACE[where]
    if (kind === 'microphone') return 'singing'
    if (kind === 'phone') return 'phoning'
    if (kind === 'camera') return 'photographing'
    if (/cup|glass|goblet|mug|bottle/.test(kind)) return 'drinking'
    return where === 'at the eye' ? 'looking through' : 'holding to the face'
  }
  return undefined
}

const BY_PLACE: Readonly<Record<string, PoseKind>> = {
  overhead: 'holding up',
  'on the shoulder': 'on the shoulder',
  'under arm': 'holding under the arm',
  'at the chest': 'hugging something',
}
