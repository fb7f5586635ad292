import type { HairSheet } from '../../sheet/character-sheet.ts'
import { combed, lifted, mixed } from './comb.ts'
import type { Cut } from './cut.ts'
import { edgeOf, frontOf, hanging, shorn, short, topOf } from './cut-shapes.ts'
import { eased, mix, SHORT_PX } from './hair-kit.ts'

const spiky: Cut = {
  plan(root, kit, random) {
    const up = topOf(root)
    const aside = (random() - 0.5) * 0.7
    return {
      length: mix(0.16, 0.3 + kit.sheet.hair.volume * 0.8, up) * edgeOf(root) * (0.75 + 0.5 * random()),
      way: lifted(
        combed(root, [
          aside + 0.45 * (kit.sheet.hair.parting > 0 ? -1 : 1),
          -0.1 + (1 - up) * 0.7,
          0.6 * frontOf(root) + (random() - 0.5) * 0.5,
        ]),
        root,
        mix(0.4, 1.25, up),
      ),
      weight: 0.9,
      lift: 0,
    }
  },
  hairs: 10000,
  locks: 0.45,
  clump: 0.92,
  stray: 0.03,
  shortest: 0.8,
  wave: 0.2,
}

const afro: Cut = {
  plan(root, kit, random) {
    // A ball about a point a little above the middle of the head.
    const [x, y, z] = root.place
    const size = 0.34 + kit.sheet.hair.volume * 2.4
    const [dx, dy, dz] = [x, (y + 0.25) * 1, z + 0.12]
    const per = 1 / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1)
    return {
      length: size * (0.3 + 0.7 * edgeOf(root)) * (0.9 + 0.16 * random()),
      way: mixed(root.normal, [dx * per, dy * per, dz * per], 0.55),
      weight: 0.25,
      lift: 0,
    }
  },
  hairs: 9000,
  clump: 0.12,
  stray: 0.03,
  shortest: 0.72,
  isOpen: true,
}

const slickedBack: Cut = {
  plan(root, kit, random) {
    const { volume } = kit.sheet.hair
    const up = topOf(root)
    return {
      length: mix(0.34, 0.95, up) * edgeOf(root) * (0.9 + 0.2 * random()),
      way: lifted(
        combed(root, [root.place[0] * 0.12, mix(root.base[2] < 0 ? 1.2 : 0.35, -0.05, up), -1]),
        root,
        0.15 + 1.2 * volume * up * frontOf(root),
      ),
      weight: mix(0.3, 0.9, up),
      lift: 0.012 + volume * 0.28 * up,
      most: 0.03 + volume * 0.5 * up,
    }
  },
  hairs: 9500,
  clump: 0.55,
  stray: 0.012,
  shortest: 0.85,
  wave: 0.35,
  isOpen: true,
}

const quiff: Cut = {
  plan(root, kit, random) {
    const up = topOf(root)
    const front = frontOf(root)
    if (up < 0.4) return shortSides.plan(root, kit, random)
    const tall = kit.sheet.hair.volume * 2
    const side = kit.sheet.hair.parting > 0 ? -1 : 1
    // Highest over the middle of the forehead, from where it rolls back and a little aside.
    const middle = 1 - 0.55 * eased(Math.abs(root.base[0]), 0.15, 0.55)
    return {
      length: mix(0.36, 0.46 + tall * middle, front) * edgeOf(root) * (0.9 + 0.15 * random()),
      way: lifted(combed(root, [side * 0.35, -0.6, -0.6]), root, mix(0.5, 1.5 * middle, front)),
      weight: 0.5,
      bend: [side * 0.9 * front, 0, -4 * front],
      lift: 0.02,
    }
  },
  hairs: 11000,
  clump: 0.35,
  stray: 0.025,
  shortest: 0.8,
  wave: 0.5,
  isOpen: true,
}

const shortSides = shorn(0.07)

const mohawk: Cut = {
  plan(root, kit, random) {
    const [x, y, z] = root.base
    const isCrest = Math.abs(x) < 0.2 && (y > 7.9 || (z < 0 && y > 7.15))
    if (!isCrest) return shorn(0.025).plan(root, kit, random)
    return {
      length: (0.42 + kit.sheet.hair.volume * 1.6) * (0.85 + 0.2 * random()),
      way: lifted([-x * 0.5, -0.25, 0.1 * frontOf(root)], root, 2.5),
      weight: 0.15,
      lift: 0,
    }
  },
  hairs: 14000,
  finestPx: SHORT_PX,
  clump: 0.6,
  stray: 0.04,
  shortest: 0.85,
  wave: 0.3,
  isOpen: true,
}

const undercut: Cut = {
  ...short({ top: 0.75, sides: 0.03 }),
  isOpen: true,
  plan(root, kit, random) {
    const { isFaded } = kit.sheet.hair
    const height = root.base[1] - Math.abs(root.base[0]) * 0.1
    const up = eased(height, 7.92, 8.0)
    // A fade grows from nothing over the ears into what lies on top.
    if (up < 0.5) return shorn(isFaded ? mix(0.02, 0.17, eased(height, 7.3, 7.92)) : 0.028).plan(root, kit, random)
    const side = kit.sheet.hair.parting > 0 ? -1 : 1
    // At its edge it does not yet stand up.
    const deep = eased(height, 7.96, 8.16)
    const { texture, volume } = kit.sheet.hair
    const isWound = texture === 'curly' || texture === 'coily'
    return {
      length: (isWound ? 0.3 : 0.56) * edgeOf(root) * (0.85 + 0.25 * random()),
      way: lifted(combed(root, [side * 0.8, -0.2, -0.5]), root, isWound ? 2.5 + volume * 4 : 0.15 + volume * 2.5 * deep),
      weight: isWound ? 1.7 : 2.6,
      lift: (0.03 + volume * 0.7 * random()) * deep,
      // Combed over it lies on the head, or it would stand out beside it as a roof.
      ...(!isWound && { most: 0.05 + volume * (0.6 + 0.5 * random()) * deep }),
      side,
    }
  },
}

const mullet: Cut = {
  ...short({ top: 0.5, sides: 0.2 }),
  plan(root, kit, random) {
    const isBack = root.base[2] < 0.15 && root.base[1] < 7.95
    return isBack
      ? hanging({ toY: 2.1, blunt: 0.3 }).plan(root, kit, random)
      : short({ top: 0.5, sides: 0.2 }).plan(root, kit, random)
  },
  shortest: 0.72,
}

const longCurls = hanging({ toY: 1.35, blunt: 0.45 })
const shortCurls = short({ top: 0.52, sides: 0.3, back: 0.32 })

/** Of what is only called curly, men wear it short. */
const curly: Cut = {
  ...longCurls,
  plan: (root, kit, random) => (kit.sheet.masculinity > 0.55 ? shortCurls : longCurls).plan(root, kit, random),
  hairs: 9500,
  clump: 0.6,
  stray: 0.035,
}

/** Hair that grows out of the scalp; what is tied, plaited or in ropes is elsewhere. */
export const LOOSE_CUTS: Partial<Record<HairSheet['kind'], Cut>> = {
  shaved: { ...shorn(0.013), hairs: 20000, strength: 0.5 },
  crop: { ...short({ top: 0.24, sides: 0.1 }), clump: 0.25, shortest: 0.75, finestPx: SHORT_PX, isOpen: true },
  short: short({ top: 0.5, sides: 0.25, back: 0.22 }),
  spiky,
  bob: hanging({ toY: 0.98, blunt: 0.05, curve: 0.5 }),
  shoulder: hanging({ toY: 1.85, blunt: 0.2 }),
  long: hanging({ toY: 2.9, blunt: 0.4 }),
  'very long': hanging({ toY: 4.4, blunt: 0.5 }),
  curly,
  afro,
  mohawk,
  undercut,
  'slicked back': slickedBack,
  mullet,
  quiff,
  'half up': hanging({ toY: 2.5, blunt: 0.4 }),
}
