import { garmentKindOf } from '../../words/garment-kind-of.ts'
import type { GarmentKind } from '../character-sheet.ts'
import type { PoseKind } from '../pose-kind.ts'
import type { Reading } from '../reading.ts'
import type { Weighted } from './choices.ts'
import type { Setting } from './settings.ts'

/** Whom a stance is chosen for, as far as it is known. */
export interface Poser {
  readonly ageYears: number
  readonly gender: 'female' | 'male' | 'androgynous'
  readonly setting: Setting
}

/** Nothing with pockets. */
const POCKETLESS: ReadonlySet<GarmentKind> = new Set([
  'gown',
  'dress',
  'robe',
  'kimono',
  'armor',
  'chainmail',
  'cloak',
  'corset',
])
/** What reaches the ground all round. */
const TO_THE_GROUND: ReadonlySet<GarmentKind> = new Set(['gown', 'robe', 'kimono'])
/** Clothes with a collar or lapels to put straight. */
const COLLARED: ReadonlySet<GarmentKind> = new Set(['suit', 'blazer', 'shirt', 'coat', 'jacket', 'leather jacket', 'lab coat'])

const CIVIL: ReadonlySet<Setting> = new Set([
  'everyday',
  'office',
  'craft',
  'cold',
  'science',
  'west',
  'sea',
  'future',
  'sport',
  'summer',
])

/**
 * How somebody stands whom nobody told how: the weights say how well each stance suits them. None is so likely that it would be seen in
 * more than about one picture of seven; gestures, which read as if somebody had asked for them, are rare.
 */
export function openStances(reading: Reading, poser: Poser): Weighted<PoseKind>[] {
  const { ageYears } = poser
  if (ageYears < 3) return OF_BABIES
  if (ageYears < 6) return OF_SMALL_CHILDREN
  if (/pregnan/.test(reading.body ?? '')) return OF_EXPECTING
  const hands = handStances(reading, poser)
  // Beside others, and on a tail, somebody just stands.
  return reading.others || reading.species === 'mermaid' ? hands : [...hands, ...wholeStances(reading, poser)]
}

/** From the front a belly is not seen. */
const OF_EXPECTING: Weighted<PoseKind>[] = [
  ['hands on the belly', 5],
  ['relaxed', 1],
  ['hand on hip', 1],
]

const OF_BABIES: Weighted<PoseKind>[] = [
  ['sitting on the floor', 3],
  ['relaxed', 2],
  ['arms raised', 1],
]

const OF_SMALL_CHILDREN: Weighted<PoseKind>[] = [
  ['relaxed', 4],
  ['hands behind back', 3],
  ['waving', 3],
  ['arms raised', 2],
  ['hands together', 2],
  ['sitting on the floor', 2],
  ['hands on hips', 2],
  ['walking', 2],
]

function handStances({ garments = [], jewellery = [] }: Reading, { ageYears, gender, setting }: Poser): Weighted<PoseKind>[] {
  const [isChild, isYoung, isOld] = [ageYears < 13, ageYears < 30, ageYears > 64]
  const isCivil = CIVIL.has(setting)
  const hasPockets = isCivil && !wears(garments, POCKETLESS)
  const isDressedUp = wears(garments, COLLARED) || jewellery.length > 0
  return [
    ['relaxed', 3.6],
    ['hand on hip', gender === 'male' ? 2 : 4],
    ['hands on hips', 2],
    ['arms crossed', isChild ? 3 : 4.5],
    ['hands in pockets', hasPockets ? 4 : 0],
    ['one hand in the pocket', hasPockets ? 5 : 0],
    ['hands behind back', isChild ? 6 : 5],
    ['hands together', isOld ? 5 : 3.5],
    ['holding an arm', isOld || gender === 'male' ? 2.5 : 4.5],
    ['hand at the collar', isDressedUp ? 3 : 0.5],
    // Hands that lie at a face nobody asked for hide it.
    ['thinking', 0.5],
    ['hand on heart', isOld || !isCivil ? 1.5 : 0.5],
    ['heroic', isCivil ? (isChild ? 2.5 : 0.8) : 4.5],
    ['waving', isChild ? 3 : 0.5],
    ['peace sign', isYoung && isCivil ? 0.8 : 0],
    ['arms raised', isChild ? 2.5 : 0],
  ]
}

/** Those that legs tell too. */
function wholeStances({ garments = [] }: Reading, { ageYears, setting }: Poser): Weighted<PoseKind>[] {
  const isOld = ageYears > 64
  const isCivil = CIVIL.has(setting)
  return [
    // Long hems fall as they should on who stands.
    ['walking', wears(garments, TO_THE_GROUND) ? 0 : isOld ? 3 : 4.5],
    ['sitting', isOld ? 5.5 : isCivil ? 4 : 2.5],
  ]
}

const wears = (garments: NonNullable<Reading['garments']>, among: ReadonlySet<GarmentKind>) =>
  garments.some(({ type }) => among.has(garmentKindOf(type) ?? 't-shirt'))

/** How somebody stands who has something in hand: the hand that is free does not always hang. */
export function openHoldings({ others }: Reading, { setting }: Poser): Weighted<PoseKind>[] {
  return [
    ['holding', 5],
    ['holding with a hand on hip', others ? 0 : 4],
    ['holding with a hand in the pocket', CIVIL.has(setting) ? 3 : 0],
    ['walking', others ? 0 : 2],
  ]
}
