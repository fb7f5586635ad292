import type { Rgb } from '../../color.ts'
import type { HairSheet } from '../../sheet/character-sheet.ts'
import type { StrandLook } from './collect-strands.ts'
import { clamp, type HairKit, locksOf } from './hair-kit.ts'

/** How much hairs and locks of one head differ in brightness. */
const OF_LOCKS = 0.16
const OF_HAIRS = 0.3
/** So many pixels for each half head, single hairs are seen. */
const NEAR_PX = 260
/** Share of the locks that a streak colours. */
const STREAKED = 0.16

/** Colours of one lock: its own of the sheet's, a little lighter or darker than its neighbours'. */
export function lockColor(hair: HairSheet, random: () => number, isRight: boolean): Pick<StrandLook, 'root' | 'tip'> {
  const { color, tipColor, streakColor, sideColor, rootColor } = hair
  const isStreak = random() < STREAKED
  const tone = 1 + (random() - 0.5) * OF_LOCKS
  const own = streakColor && isStreak ? streakColor : sideColor && isRight ? sideColor : color
  return {
    root: toned(natural(rootColor ?? own), tone),
    tip: toned(natural(rootColor ? own : (tipColor ?? lighter(own))), tone),
  }
}

/** Of one hair in its lock, whose wisp is by `wispTone` lighter or darker. */
export function hairColor({ root, tip }: Pick<StrandLook, 'root' | 'tip'>, random: () => number, kit: HairKit, wispTone = 0) {
  // Seen from afar hairs are one colour: what differs would be specks. So they are where locks are modelled, not hairs.
  const near = clamp(kit.unitPx / NEAR_PX, 0.25) * locksOf(kit)
  const tone = 1 + ((random() - 0.5) * OF_HAIRS + wispTone) * near
  const warm = (random() - 0.5) * 0.08 * near
  const of = ([red, green, blue]: Rgb): Rgb => [red * tone * (1 + warm), green * tone, blue * tone * (1 - warm)]
  return { root: of(root), tip: of(tip) }
}

/** The sun bleaches tips a little. */
const lighter = ([red, green, blue]: Rgb): Rgb => [red * 1.1 + 0.01, green * 1.08 + 0.006, blue * 1.05 + 0.003]
const toned = ([red, green, blue]: Rgb, tone: number): Rgb => [red * tone, green * tone, blue * tone]

/** Along a hair, where dye begins: grown-out roots are short, coloured tips begin below the middle. */
export function tipsFrom({ rootColor, tipColor }: HairSheet): readonly [number, number] {
  return rootColor ? [0.1, 0.36] : tipColor ? [0.35, 0.85] : [0, 1]
}

/** Brown hair is a little greyer than the brown that stands for it. */
const BROWN_DULLED = 0.15

/** Blond and red hair are duller than the yellow and the red that stand for them. */
function natural([red, green, blue]: Rgb): Rgb {
  // Grey hair takes the blue of every sky: it is a little warmer than grey.
  if (red - blue < 0.08 && red >= blue && green >= blue) return [red, green * 0.99, blue * 0.9]
  if (!(red >= green && green > blue)) return [red, green, blue]
  const pale = clamp((green - 0.42) / 0.25)
  // And red hair is copper.
  const copper = (1 - pale) * clamp((red - green - 0.25) / 0.25)
  // Light that goes through brown hair would make it as red as copper.
  const brown = BROWN_DULLED * (1 - pale) * (1 - copper)
  const grey = red * 0.3 + green * 0.59 + blue * 0.11
  return [
    red * (1 - 0.13 * copper) + (grey - red) * brown,
    green * (1 - 0.05 * pale) + (red - green) * 0.15 * copper + (grey - green) * brown,
    blue + (green - blue) * 0.28 * pale + (red - blue) * 0.09 * copper + (grey - blue) * brown,
  ]
}
