import { awayFromParting, besideParting, combed, lifted, mixed, sideOf } from './comb.ts'
import type { Cut } from './cut.ts'
import { clamp, eased, mix, SHORT_PX } from './hair-kit.ts'
import type { Root } from './sow-roots.ts'

/** 0 at the sides and the nape … 1 on the top of the head, by the place on the base mesh. */
export const topOf = ({ base: [x, y] }: Root) => eased(y - Math.abs(x) * 0.2, 7.35, 8.12)
export const frontOf = ({ base: [, , z] }: Root) => eased(z, 0.5, 1.25)
/** Hair at the edge of the scalp is shorter. */
export const edgeOf = ({ density }: Root) => mix(0.2, 1, eased(density, 0, 0.7))
/** Layers over each other: what grows higher up lies over what grows below it. */
const layerOf = ({ place: [, y] }: Root, random: () => number) => clamp(0.25 - y * 0.75) * (0.75 + 0.25 * random())

/** How long hair comes nearer to the neck as it falls, by how far beside the middle it grows. */
const GATHERED = 0.34

/** Close to the head everywhere. */
export function shorn(length: number): Cut {
  return {
    plan: (root, _kit, random) => ({
      length: length * edgeOf(root) * (0.8 + 0.4 * random()),
      way: lifted(combed(root, [root.place[0] * 0.3, 0.5, frontOf(root) - 0.3]), root, 1.1),
      weight: 0,
      lift: 0,
    }),
    hairs: 24000,
    clump: 0,
    stray: 0.3,
    shortest: 0.6,
    thick: 0.34,
    strength: 0.85,
    finestPx: SHORT_PX,
    isOpen: true,
  }
}

/** Falls over the head to a height where it is cut. */
export function hanging({ toY, blunt, curve = 0 }: { toY: number; blunt: number; curve?: number }): Cut {
  return {
    plan(root, kit, random) {
      const side = sideOf(kit, root)
      const away = awayFromParting(kit, root)
      const front = frontOf(root)
      const top = topOf(root)
      const { volume, texture } = kit.sheet.hair
      // Beside the parting it rises slowly: two humps with a notch between them are no head of hair.
      const risen = mix(0.3, 1, eased(besideParting(kit, root), 0.05, 0.5))
      const body = volume * (texture === 'straight' ? 0.8 : texture === 'wavy' ? 1.1 : 1.5)
      // Before the ears it goes back over the temples, or it would hang over the cheeks.
      const way = mixed(away, combed(root, [side * 0.9, 0.35, -0.5]), front * 0.75)
      // Layers: what grows beside the face is cut shorter than what falls down the back.
      const endY = toY + (random() - 0.5) * blunt - front * blunt * 0.9
      // What grows before the ears falls on the chest, the rest down the back, and both nearer to the neck than the head is wide.
      const toFront = eased(root.place[2] + (random() - 0.5) * 0.3, -0.1, 0.3)
      const isLong = toY > 1.4 && kit.sheet.ears === 'round'
      // Who has ears to show wears the hair behind them.
      const behindEar = kit.sheet.ears === 'round' ? 0 : eased(Math.abs(root.base[0]), 0.04, 0.3) * eased(root.base[2], -0.7, 0)
      return {
        // What grows right before a pointed ear would lie across it.
        length:
          ((endY - root.place[1]) * 1.12 + 0.5 * top) *
          (1 - 0.9 * behindEar * eased(Math.abs(root.base[0]), 0.36, 0.5) * eased(root.base[2], 0.15, 0.42)),
        way: lifted(
          mixed(way, combed(root, [side * 0.3, 0.1, -1]), behindEar * 0.9),
          root,
          0.06 + (0.22 + body * 2.2) * top * risen,
        ),
        weight: 3.4,
        lift: 0.02 + body * risen * (0.25 + 0.75 * layerOf(root, random)),
        side,
        apart: mix(-0.03, 0.3, random() * random()),
        endY,
        ...(behindEar > 0 && { bend: [0, 0, -4.5 * behindEar] as const }),
        ...(isLong && { bend: [-root.place[0] * GATHERED, 0, mix(-0.7, 0.35, toFront)] as const }),
        ...(curve !== 0 && { bend: [-root.place[0] * curve, 0, -root.place[2] * curve] as const }),
      }
    },
    hairs: 9500,
    clump: 0.5,
    stray: 0.02,
    shortest: 0.86,
  }
}

/** Combed to the side, longer on top. */
export function short({ top, sides, back = sides }: { top: number; sides: number; back?: number }): Cut {
  return {
    plan(root, kit, random) {
      const up = topOf(root)
      const side = sideOf(kit, root)
      const { volume, texture } = kit.sheet.hair
      const isWound = texture === 'curly' || texture === 'coily'
      const risen = isWound ? 1 : mix(0.35, 1, eased(besideParting(kit, root), 0.03, 0.4))
      // Men's is clipped round the ears and at the nape, and shorter the lower it grows.
      const clipped = isWound ? 0 : eased(kit.sheet.masculinity, 0.5, 0.7)
      const below = (root.base[2] < 0 ? back : sides) * mix(1, 0.25 + 0.4 * eased(root.base[1], 6.9, 7.5), clipped)
      // Curls and coils stand in a crown of their own, without a parting.
      const away = isWound ? combed(root, [root.place[0] * 0.8, -0.2, 0.5]) : awayFromParting(kit, root)
      const way = mixed(
        mixed(away, combed(root, [side * 0.7, 0.2, 0.1]), frontOf(root) * (isWound ? 0.3 : 0.8)),
        combed(root, [0, 1, -0.25]),
        1 - up,
      )
      return {
        // Full hair is longer too.
        length: mix(below, top, up) * (1 + Math.max(0, volume - 0.14) * 9) * edgeOf(root) * (0.85 + 0.3 * random()),
        way: lifted(way, root, mix(0.15, isWound ? 1.3 : 0.2 + volume * 1.8 * risen, up)),
        weight: mix(1.4, isWound ? 1.1 : 2.8, up),
        lift: mix(0.008, volume * (isWound ? 0.8 : 0.6) * risen * (0.6 + 0.4 * random()), up),
        // Cut to the shape of the head: nothing stands off over the ears or out beyond the temples.
        most: mix(isWound ? 0.06 : 0.035, (isWound ? 0.16 : 0.06) + volume * (0.7 + 0.5 * random()), up),
        ...(kit.sheet.hair.fringe === 'none' && { side }),
      }
    },
    hairs: 12000,
    clump: 0.42,
    stray: 0.05,
    shortest: 0.7,
    wave: 0.8,
  }
}
