import { awayFromParting, combed, lifted, sideOf } from './comb.ts'
import type { GuidePlan } from './grow-guide.ts'
import { eased, type HairKit, mix } from './hair-kit.ts'
import type { Root } from './sow-roots.ts'

/** Of the base mesh: hair that grows before this depth and nearer to the middle than this may fall over the forehead. */
const FROM_Z = 0.84
const FROM_Z_TIED = 0.92
const WITHIN_X = 0.52
const WITHIN_X_STRAIGHT = 0.6

/** Hair of so much volume is not tied tight, and the share of it before the temples that escapes. */
const MESSY = 0.145
const ESCAPING = 0.15

const isShort = ({ sheet: { hair, masculinity } }: HairKit) =>
  hair.kind === 'short' || (hair.kind === 'curly' && masculinity > 0.55)

/** The guide of a root above the forehead as the fringe has it; undefined elsewhere and where there is none. */
export function fringePlan(root: Root, kit: HairKit, random: () => number, isTied = false): GuidePlan | undefined {
  const { volume, parting, texture } = kit.sheet.hair
  const [x, , z] = root.base
  // Of what is tied up untidily some hair escapes and frames the face.
  const escapes = isTied && volume >= MESSY && random() < ESCAPING
  const fringe = escapes ? 'curtain' : kit.sheet.hair.fringe
  if (fringe === 'none' || fringe === 'parted') return undefined
  // Short curls stand in a crown of their own; combed over the forehead they would be straight.
  const isWound = texture === 'curly' || texture === 'coily'
  if (isWound && (isShort(kit) || fringe === 'curtain')) return undefined
  // What is combed back begins between its last hairs, not along a line.
  if (
    z < (isTied ? FROM_Z_TIED : FROM_Z) + random() * 0.16 ||
    Math.abs(x) > (fringe === 'straight' ? WITHIN_X_STRAIGHT : WITHIN_X) - random() * 0.12
  )
    return undefined
  const { browY, eyeY } = kit.ground
  const lift = 0.02 + volume * (isShort(kit) ? 0.2 : 0.35) * random()
  const wound = isWound ? 0.06 : 0
  if (fringe === 'straight')
    return {
      length: 1.3,
      way: lifted(combed(root, [root.place[0] * mix(0.35, 1.5, eased(Math.abs(x), 0.25, 0.58)), 0.1, 1]), root, 0.35),
      weight: 4,
      lift,
      most: lift + 0.055,
      // Longer toward the temples, where it goes over into the hair beside the face.
      endY: browY - 0.05 - wound + (random() - 0.5) * 0.06 + 0.24 * eased(Math.abs(x), 0.42, 0.58),
      gather: 0.3,
      shortest: 0.94,
    }
  if (fringe === 'swept') {
    const side = parting > 0 ? -1 : 1
    const across = (root.place[0] * side + 0.5) * 0.9
    return {
      length: mix(1.25, isShort(kit) ? 0.5 : 0.85, Math.min(1, Math.max(0, across))),
      way: lifted(combed(root, [side * 1.1, 0.1, 0.8]), root, 0.5),
      weight: 1.9,
      lift: lift * 1.2,
      most: lift * 1.2 + (isShort(kit) ? 0.05 : 0.12),
      shortest: 0.84,
      // Beside the temple it goes over into what hangs there.
      endY: mix(browY - 0.06, browY + (isShort(kit) ? 0 : 0.3), eased(across, 0.3, 1)) - wound,
      gather: 0.7,
    }
  }
  // Curtains: from the middle over both temples to the cheekbones.
  const side = sideOf(kit, root)
  const away = awayFromParting(kit, root)
  return {
    length: 1.05 + 0.12 * random(),
    way: lifted(combed(root, [side * 0.6 + away[0] * 0.3, -0.1, 0.8]), root, 0.45),
    weight: 3.2,
    lift: lift * 1.3,
    side,
    endY: eyeY + 0.3 + 0.25 * random(),
    bend: [side * 0.15, 0, -0.5],
    shortest: 0.7,
    most: lift * 1.3 + 0.14,
  }
}
