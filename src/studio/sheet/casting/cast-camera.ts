import { seldomPart } from '#studio/seldom-parts.ts'
import { findTerms } from '../../words/find-terms.ts'
import { garmentKindOf } from '../../words/garment-kind-of.ts'
import { ANIMALS, HEADWEAR } from '../../words/lexicon/accessories.ts'
import { GARMENT_ZONES } from '../../words/lexicon/garments.ts'
import { isWholePose, type PoseKind } from '../pose-kind.ts'
import type { Reading } from '../reading.ts'
import type { Camera } from '../scene-sheet.ts'
import { areBodyMarksSaid } from './are-body-marks-said.ts'
import { hasWheels, isInWheelchair } from './cast-pose.ts'
import type { Choices, Weighted } from './choices.ts'
import { meaningOf } from './meaning-of.ts'
import { MANY_TOLD, toldOfFace } from './told-of-face.ts'

/**
 * How head and body are turned where nobody said it, in radians: the head along with the body, the body against the head as in a
 * contrapposto, or the body far round and the head brought back toward the viewer. `body` is a share of the head's turn.
 */
const TURNS: readonly Weighted<{ readonly head: readonly [min: number, max: number]; readonly body: number }>[] = [
  [{ head: [0.1, 0.2], body: 0.8 }, 2.5],
  [{ head: [0.2, 0.34], body: 0.5 }, 3],
  [{ head: [0.2, 0.34], body: -0.6 }, 2.5],
  [{ head: [0.2, 0.3], body: 2.2 }, 2.5],
  [{ head: [0.38, 0.52], body: 0.7 }, 1.5],
]

/** What these lie or work on is flat: from the height of the eyes it would be a line. */
const SEEN_FROM_ABOVE: ReadonlySet<PoseKind> = new Set([
  'writing',
  'typing',
  'cooking',
  'hammering',
  'chopping',
  'kneading',
  'playing piano',
  'playing drums',
  'sleeping',
  'lying on the back',
  'swimming',
])

/** Hats whose brim would hide the eyes of somebody seen from above or looking down. */
const BRIMMED: ReadonlySet<string> = new Set([
  'hat',
  'wide hat',
  'witch hat',
  'top hat',
  'cowboy hat',
  'pirate hat',
  'conical hat',
  'cap',
  'peaked cap',
])
const hasBrimOn = ({ headwear = '' }: Reading) =>
  !headwear.endsWith(' under arm') && BRIMMED.has(meaningOf(headwear, HEADWEAR) ?? '')

export function castCamera(reading: Reading, choices: Choices, pose: PoseKind): Camera {
  // The head never faces the viewer straight on, and the body follows it or turns against it.
  const side = choices.one('facing', [-1, 1])
  const turn = choices.weighted('turn', TURNS)
  const headYaw = side * choices.number('head turn', ...turn.head)
  const hasBrim = hasBrimOn(reading)
  const { framing, ...said } = reading.camera === undefined ? {} : seldomPart('said camera').view(reading, side)
  return {
    framing: framing ?? framingOfMarks(reading) ?? castFraming(reading, choices, pose),
    angle: SEEN_FROM_ABOVE.has(pose)
      ? 'high'
      : choices.weighted('angle', [
          ['eye level', 6],
          ['low', 0.8],
          ['high', hasBrim ? 0 : 2],
        ]),
    headYaw,
    headPitch: hasBrim ? choices.number('head pitch', 0.04, 0.14) : choices.number('head pitch', -0.1, 0.06),
    headRoll: choices.one('tilt', [-1, 1]) * choices.number('head roll', 0.01, 0.09),
    bodyYaw: headYaw * turn.body,
    ...said,
  }
}

const framingOfMarks = (reading: Reading) => (areBodyMarksSaid(reading) ? seldomPart('body marks').framing(reading) : undefined)

/** Said for themselves, these want to be seen; of a suit, a dress or a robe the upper part tells enough. */
const TO_THE_FEET: ReadonlySet<string> = new Set(['boots', 'shoes', 'shorts'])
const LEGWEAR: ReadonlySet<string> = new Set(['trousers', 'jeans', 'skirt', 'shorts', 'overalls'])

/** Said poses of the whole body that knees tell as well as feet, and the face from so much nearer. */
const TOLD_ABOVE_FEET: ReadonlySet<PoseKind> = new Set([
  'leaning',
  'sleeping',
  'sitting',
  'sitting with chin on hand',
  'playing piano',
  'playing harp',
  'playing cello',
])

/** What is on the table is the picture, and not its legs. */
const AT_TABLE: ReadonlySet<PoseKind> = new Set(['writing', 'typing', 'cooking', 'chopping', 'kneading', 'sewing'])

/** Who stands or sits on the ground beside somebody, and is large enough to be seen there. */
const BESIDE = /^(dog|husky|corgi|dalmatian|wolf|fox|bear|panda|lion|tiger|pig|horse|unicorn|deer|dragon|dinosaur)$/

/** As near as what is said can be seen, and as far as the pose wants that somebody asked for: a first picture is of a face. */
function castFraming(reading: Reading, choices: Choices, pose: PoseKind): Camera['framing'] {
  const { garments = [], props = [], marks = [] } = reading
  const told = toldOfFace(reading)
  const isPoseSaid = reading.pose !== undefined || isInWheelchair(reading)
  // What somebody says wants to be seen; what merely comes with an occupation need not.
  const kinds = garments.filter(({ isImplied }) => !isImplied).map(({ type }) => garmentKindOf(type))
  if (pose === 'holding the bars' || hasWheels(reading)) return 'full figure'
  // Of a silhouette its shape is all there is to see.
  if (/silhouet/.test(reading.light ?? '')) return 'three-quarter figure'
  // A tail wants to be seen.
  if (/^(mermaid|naga|lamia)$/.test(reading.species ?? '') || marks.some((mark) => /tails?$|hoo[fv]|goat legs/.test(mark)))
    return 'full figure'
  if (marks.some((mark) => /wings$| arms$/.test(mark))) return 'three-quarter figure'
  if (kinds.some((kind) => kind !== undefined && TO_THE_FEET.has(kind))) return 'full figure'
  if (isPoseSaid && isWholePose(pose)) return TOLD_ABOVE_FEET.has(pose) ? 'three-quarter figure' : 'full figure'
  if (reading.things && !AT_TABLE.has(pose)) return seldomPart('things').framing(reading)
  // What stands on the ground beside them is in the picture with them.
  const beside = ANIMALS[reading.companion === undefined ? '' : (findTerms(reading.companion, ANIMALS).at(-1) ?? '')]
  if (beside !== undefined && BESIDE.test(beside) && !/small|tiny|little|baby|ling$/.test(reading.companion!) && !isPoseSaid) {
    const isLarge = /^(horse|unicorn|deer)$/.test(beside)
    return choices.weighted('framing', [
      ['half figure', isLarge ? 0 : told >= MANY_TOLD ? 2 : 0.5],
      ['three-quarter figure', 4],
      ['full figure', told >= MANY_TOLD ? 0.5 : isLarge ? 2 : 1],
    ])
  }
  // An open umbrella is as wide as its bearer is high, a guitar hangs to the hips.
  if (
    pose === 'gardening' ||
    props.some((words) => /umbrella|parasol|suitcase|luggage|briefcase|bucket|pail|watering can| at the hip$/.test(words))
  )
    return 'three-quarter figure'
  return choices.weighted('framing', openFramings(reading, isPoseSaid))
}

/** The framings that show what is said, and how well each suits it. Small things of a face want to be near, hands and clothes far. */
function openFramings(reading: Reading, isPoseSaid: boolean): Weighted<Camera['framing']>[] {
  const { props = [], marks = [] } = reading
  const told = toldOfFace(reading)
  // Clothes that come with a calling are not what a description of a face is about.
  const garments = (reading.garments ?? []).filter(
    ({ isImplied, color, pattern }) => !isImplied && (told < MANY_TOLD || color !== undefined || pattern !== undefined),
  )
  const kinds = garments.map(({ type }) => garmentKindOf(type) ?? 'shirt')
  // Of overalls the bib is enough, where there is a face to look at.
  if (told > 0 && kinds.includes('overalls') && !kinds.some((kind) => kind !== 'overalls' && LEGWEAR.has(kind)))
    return [
      ['half figure', 5],
      ['three-quarter figure', 1],
    ]
  if (kinds.some((kind) => LEGWEAR.has(kind)))
    return [
      ['three-quarter figure', 5],
      ['full figure', told > 0 ? 0 : 0.6],
    ]
  const zones = new Set(kinds.flatMap((kind) => GARMENT_ZONES[kind]))
  if (garments.some(({ parts }) => parts?.some((part) => /hem(?:$| )|knees$/.test(part))))
    return [
      ['three-quarter figure', 2],
      ['full figure', 3],
    ]
  // How small or large somebody is a face does not show.
  if (told === 0 && /^(dwarf|halfling|hobbit|gnome|giant)/.test(reading.species ?? ''))
    return [
      ['three-quarter figure', 3],
      ['full figure', 4],
    ]
  if (isBodyTold(reading))
    return [
      ['half figure', told >= MANY_TOLD ? 5 : 3],
      ['three-quarter figure', 2.5],
    ]
  const needsHands =
    isPoseSaid ||
    reading.headwear?.endsWith(' under arm') ||
    props.some((words) => !isAtMouth(words)) ||
    reading.companion !== undefined
  const far = told === 0 ? 0.3 : marks.some(isSmall) ? 0 : 0.15
  const near = told === 0 ? 1 : 1.5
  const isOnChestSaid = reading.jewellery?.some((words) =>
    /pendant|locket|amulet|medal|stethoscope|suspender|braces/.test(words),
  )
  const isWaistSaid = zones.has('waist') || garments.some(({ type }) => /crop top|bikini top|midriff/.test(type))
  // Of a gown that leaves the shoulders bare a bust would show nothing but bare shoulders.
  const isGown = reading.garments?.some(({ type }) => /gown|strapless|corset/.test(type)) ?? false
  if (needsHands || isOnChestSaid || isWaistSaid || isGown || zones.has('hands'))
    return [
      ['half figure', 6],
      ['three-quarter figure', told >= MANY_TOLD ? 0 : 2 * far],
    ]
  if (props.length > 0) return [['bust', 1]]
  const isAtNeckSaid = reading.jewellery?.some((words) => /neckl|chok|pearls?$/.test(words))
  const isNear = told >= MANY_TOLD && !zones.has('legs')
  if (isNear && (reading.garments ?? []).length === 0)
    return [
      ['close portrait', isAtNeckSaid ? 0 : 3],
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
      ['bust', 2.5],
      ['half figure', 5],
      ['three-quarter figure', 0.7],
    ]
  // What is sewn on clothes, and many of them, a portrait would cut off.
  const isMuchWorn = garments.length > 2 || garments.some(({ parts }) => parts !== undefined)
  if (isMuchWorn)
    return [
      ['half figure', 5],
      ['three-quarter figure', zones.has('legs') ? 4 : 1],
    ]
  return [
    ['close portrait', garments.length > 0 || isAtNeckSaid ? 0 : 1.5],
    ['bust', (zones.has('legs') ? 2 : 6) * near],
    ['half figure', 3.4 / near],
    ['three-quarter figure', (zones.has('legs') ? 4 : 1) * far],
  ]
}

/** A face shows it. */
const isAtMouth = (words: string) => words.endsWith(' in the mouth')

/** A spot on a face is not seen from afar. */
const isSmall = (mark: string) => /mark|scar|freckle|wrinkle|tooth|teeth/.test(mark)

/** A build that a face alone does not show. */
const isBodyTold = ({ body = '' }: Reading) =>
  /pregnan|expecting|plump|chubby|gaunt|skinny|stocky|stout|muscul|buff|brawny|burly|athletic|curvy|curvaceous|voluptuous|fat|obese|lanky|gangly|tall|giant|hourglass|pear|broad|barrel|big bell|pot bell/.test(
    body,
  )
