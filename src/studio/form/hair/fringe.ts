import type { Surface } from '../../raster/surface.ts'
import type { HairSheet } from '../../sheet/character-sheet.ts'
import { mix } from '../curve.ts'
import { clumpsOf } from './clumps.ts'
import { type HairKit, hairRandom, isOfLargeLocks, planLock, spread } from './hair-kit.ts'
import { buildLargeFringe } from './large-fringe.ts'

/** Locks over the forehead, by the sheet's kind of fringe. They end at the brows, so that the eyes stay free. */
export function buildFringe(kit: HairKit): Surface[] {
  return isOfLargeLocks(kit) ? buildLargeFringe(kit) : FRINGES[kit.sheet.hair.fringe](kit)
}

const FRINGES: Record<HairSheet['fringe'], (kit: HairKit) => Surface[]> = {
  none: combedBack,
  straight: straightFringe,
  swept: sweptFringe,
  parted: partedFringe,
  curtain: curtainFringe,
}

/** No fringe: the hair rises from the hairline and runs back over the crown. */
function combedBack(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'fringe')
  const { volume, parting } = kit.sheet.hair
  return spread(24, [-1.14, 1.14], random, 0.25).map((turn) => {
    const aside = Math.abs(turn) / 1.14
    return planLock(
      kit,
      {
        turn: [turn, turn * 1.3 + parting * 0.3 + (random() - 0.5) * 0.14],
        // Roots do not stand in a row: the hairline is a soft edge.
        down: [kit.foreheadDown - 0.005 - 0.05 * random() + 0.26 * aside ** 2.4, mix(0.1, 0.55, aside) + 0.08 * random()],
        lift: [0.004, volume * (1.7 - 0.5 * aside), volume * 1.05],
        width: 0.1 + 0.035 * random(),
        flat: 0.32,
        root: 0.34,
        blunt: 1.5,
        wave: 0,
      },
      random,
    )
  })
}

/** To the brows, in clumps that run together at their tips; longer toward the temples. */
function straightFringe(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'fringe')
  const { volume, parting, texture } = kit.sheet.hair
  const brow = kit.scalp.downAt(kit.proportions.browY + 0.03)
  const isSleek = texture === 'straight'
  const clumpAt = clumpsOf(isSleek ? 7 : 6, [-0.98, 0.98], random, { pull: isSleek ? 0.42 : 0.6 })
  return spread(20, [-0.98, 0.98], random, 0.25).map((turn) => {
    const aside = Math.abs(turn) / 0.98
    const { tip, near } = clumpAt(turn)
    return planLock(
      kit,
      {
        turn: [turn * 0.66 + parting * 0.06, tip + (random() - 0.5) * 0.05],
        down: [
          0.2 + 0.06 * random(),
          brow + 0.16 * aside ** 2.6 + (near - 0.75) * (isSleek ? 0.13 : 0.2) + (random() - 0.5) * 0.03,
        ],
        lift: [volume * 0.6, volume * 1.25, 0.03 + 0.025 * random()],
        width: 0.075 + 0.03 * random(),
        flat: 0.34,
        blunt: isSleek ? 2 : 1.5,
        wave: 0.45,
      },
      random,
    )
  })
}

function sweptFringe(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'fringe')
  const { parting, volume } = kit.sheet.hair
  const away = parting > 0 ? -1 : 1
  const brow = kit.scalp.downAt(kit.proportions.browY)
  const start = parting * 0.75 - away * 0.12
  const swept = spread(9, [0, 1], random, 0.25).map((share) => {
    const turn = start + away * share * 1.15
    return planLock(
      kit,
      {
        turn: [start + away * share * 0.42, turn + away * (0.28 + 0.16 * random())],
        down: [
          0.68 - 0.32 * Math.min(1, share * 2.5) + 0.06 * random(),
          brow - 0.07 + 0.3 * share ** 1.5 + (random() - 0.5) * 0.07,
        ],
        lift: [volume * 0.6, volume * 1.5, 0.05 + 0.03 * random()],
        width: 0.125 + 0.035 * random(),
        flat: 0.38,
        bend: 1.25,
        blunt: 1.35,
        wave: 0.5,
      },
      random,
    )
  })
  const short = spread(4, [0, 1], random, 0.2).map((share) =>
    planLock(
      kit,
      {
        turn: [start - away * share * 0.3, start - away * (0.2 + share * 0.62)],
        down: [0.7 - 0.32 * share, mix(0.86, 1.08, share)],
        lift: [volume * 0.6, volume * 1.3, 0.045],
        width: 0.11,
        flat: 0.38,
        blunt: 1.4,
        wave: 0.4,
      },
      random,
    ),
  )
  return [...swept, ...short]
}

/** Two wings that leave the forehead open, from the parting down to the temples. */
function partedFringe(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'fringe')
  const { parting, volume } = kit.sheet.hair
  const start = parting * 0.5
  return [-1, 1].flatMap((side) =>
    spread(8, [0, 1], random, 0.2).map((share) =>
      planLock(
        kit,
        {
          turn: [start + side * (0.035 + share * 0.07), side * (0.92 + share * 0.34)],
          down: [0.72 - share * 0.4, 1.1 + share * 0.16 + random() * 0.05],
          lift: [0.01 + volume * 0.4 * share, volume * 1.45, 0.06],
          width: 0.12 + 0.03 * random(),
          flat: 0.4,
          root: 0.45,
          bend: 0.75,
          blunt: 1.5,
          wave: 0.5,
        },
        random,
      ),
    ),
  )
}

/** Parted in the middle and framing the face down to the cheek bones. */
function curtainFringe(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'fringe')
  const { volume } = kit.sheet.hair
  const start = kit.sheet.hair.parting * 0.2
  return [-1, 1].flatMap((side) =>
    spread(9, [0, 1], random, 0.22).map((share) =>
      planLock(
        kit,
        {
          turn: [start + side * (0.02 + share * 0.17), side * (0.62 + share * 0.4)],
          down: [0.73 - share * 0.42, 1.02 + share * 0.34 + random() * 0.06],
          lift: [0.01 + volume * 0.5 * share, volume * 2.1, 0.05 + 0.05 * random()],
          width: 0.11 + 0.03 * random(),
          flat: 0.38,
          root: 0.45,
          bend: 0.85,
          blunt: 1.35,
          wave: 0.6,
        },
        random,
      ),
    ),
  )
}
