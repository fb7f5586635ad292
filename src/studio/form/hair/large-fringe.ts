import type { Surface } from '../../raster/surface.ts'
import type { HairSheet } from '../../sheet/character-sheet.ts'
import { mix } from '../curve.ts'
import { type HairKit, hairRandom, planLock, spread } from './hair-kit.ts'

/** A fringe as anime draws it: few large locks that close over the hairline and part into points over the brows. */
export function buildLargeFringe(kit: HairKit): Surface[] {
  return FRINGES[kit.sheet.hair.fringe](kit)
}

const SHORT: ReadonlySet<HairSheet['kind']> = new Set(['short', 'crop', 'spiky', 'undercut', 'mullet'])

const FRINGES: Record<HairSheet['fringe'], (kit: HairKit) => Surface[]> = {
  // Short hair that leaves the forehead open is swept aside over it.
  none: (kit) => (SHORT.has(kit.sheet.hair.kind) ? swept(kit, kit.foreheadDown + 0.1) : combedBack(kit)),
  straight,
  swept: (kit) => swept(kit, kit.scalp.downAt(kit.proportions.browY)),
  parted: (kit) => wings(kit, { from: kit.sheet.hair.parting * 0.5, reach: 1.02, low: 1.2 }),
  curtain: (kit) => wings(kit, { from: kit.sheet.hair.parting * 0.2, reach: 0.98, low: 1.42 }),
}

/** No fringe: broad locks rise from the hairline and run back over the crown. */
function combedBack(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'fringe')
  const { volume, parting } = kit.sheet.hair
  // Over to the side away from the parting and back: straight up from a level edge it would be a knitted cap.
  const away = parting > 0 ? -1 : 1
  return spread(13, [-1.14, 1.14], random, 0.25).map((turn) => {
    const aside = Math.abs(turn) / 1.14
    return planLock(
      kit,
      {
        turn: [turn, turn * 1.3 + away * 0.75 * (1 - 0.6 * aside) + (random() - 0.5) * 0.2],
        down: [
          kit.foreheadDown - 0.005 - 0.05 * random() - 0.06 * Math.sin(2.6 * aside) + 0.26 * aside ** 2.4,
          mix(0.08, 0.5, aside) + 0.1 * random(),
        ],
        lift: [0.004, volume * (2.5 - 0.9 * aside), volume * 1.4],
        width: 0.17 + 0.04 * random(),
        flat: 0.32,
        root: 0.3,
        blunt: 1,
        wave: 0,
      },
      random,
    )
  })
}

/** To the brows: long and short points by turns, that lean away from the parting. */
function straight(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'fringe')
  const { volume, parting } = kit.sheet.hair
  // Points are thin at their ends: they reach a little over the brows.
  const brow = kit.scalp.downAt(kit.proportions.browY + 0.08)
  // A short cut falls to one side and leaves some forehead: cut level it would be a bowl.
  const isShort = SHORT.has(kit.sheet.hair.kind)
  const [side, play] = isShort ? [0.3, 0.11] : [0.07, 0.05]
  const lean = parting > 0 ? -side : side
  return spread(9, [-1.02, 1.02], random, 0.16).map((turn, index) =>
    planLock(
      kit,
      {
        turn: [turn * 0.5 + parting * 0.1, turn * 1.02 + lean * (0.4 + random())],
        down: [
          0.1,
          brow -
            (isShort ? 0.07 : 0) +
            (index % 2 === 0 ? play : -play) +
            0.17 * Math.abs(turn) ** 2.2 +
            (random() - 0.5) * 0.06,
        ],
        lift: [volume * 0.6, volume * 1.4, 0.05 + 0.03 * random()],
        width: 0.25 + 0.04 * random(),
        flat: 0.3,
        root: 0.55,
        blunt: 1.15,
        bend: 1.1,
        wave: 0.45,
      },
      random,
    ),
  )
}

/** From the parting to one side, each lock a step lower than the one before; a few fall to the other side. */
function swept(kit: HairKit, brow: number): Surface[] {
  const random = hairRandom(kit, 'fringe')
  const { volume, parting } = kit.sheet.hair
  const away = parting > 0 ? -1 : 1
  const start = parting * 0.75 - away * 0.1
  const main = spread(7, [0, 1], random, 0.14).map((share, index) =>
    planLock(
      kit,
      {
        turn: [start + away * share * 0.34, start + away * (0.22 + share * 1.22 + 0.08 * random())],
        down: [
          0.6 - 0.42 * Math.min(1, share * 2),
          brow - 0.05 + 0.3 * share ** 1.6 + (index % 2 === 0 ? 0.05 : -0.03) + (random() - 0.5) * 0.04,
        ],
        lift: [volume * 0.6, volume * 1.6, 0.05 + 0.04 * random()],
        width: 0.215 + 0.035 * random(),
        flat: 0.32,
        root: 0.5,
        bend: 1.35,
        blunt: 1.05,
        wave: 0.5,
      },
      random,
    ),
  )
  const others = spread(4, [0, 1], random, 0.16).map((share) =>
    planLock(
      kit,
      {
        turn: [start - away * share * 0.24, start - away * (0.2 + share * 0.78)],
        down: [0.56 - 0.36 * share, mix(0.9, 1.18, share) + (random() - 0.5) * 0.05],
        lift: [volume * 0.6, volume * 1.4, 0.05],
        width: 0.16 + 0.03 * random(),
        flat: 0.32,
        root: 0.5,
        bend: 1.2,
        blunt: 1.05,
        wave: 0.4,
      },
      random,
    ),
  )
  return [...main, ...others]
}

interface WingShape {
  /** Where the hair parts, as the angle round the head. */
  readonly from: number
  /** How far round the head the tips of the innermost locks go, and how low. */
  readonly reach: number
  readonly low: number
}

/** Two wings that leave the forehead open in the middle and end in points beside the face. */
function wings(kit: HairKit, { from, reach, low }: WingShape): Surface[] {
  const random = hairRandom(kit, 'fringe')
  const { volume } = kit.sheet.hair
  return [-1, 1].flatMap((side) =>
    spread(6, [0, 1], random, 0.15).map((share, index) =>
      planLock(
        kit,
        {
          turn: [from + side * (0.05 + share * 0.22), side * reach * (0.8 + 0.38 * share)],
          down: [0.7 - share * 0.5, low - 0.28 + 0.34 * share + (index % 2 === 0 ? 0.05 : -0.06) + (random() - 0.5) * 0.06],
          lift: [0.01 + volume * 0.5 * share, volume * 1.8, 0.05 + 0.05 * random()],
          width: 0.15 + 0.035 * random(),
          flat: 0.34,
          root: 0.3,
          bend: 0.78,
          blunt: 1.05,
          wave: 0.5,
        },
        random,
      ),
    ),
  )
}
