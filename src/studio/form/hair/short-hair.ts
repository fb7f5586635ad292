import type { Surface } from '../../raster/surface.ts'
import { mix } from '../curve.ts'
import { type HairKit, hairRandom, isOfLargeLocks, planLock, spread } from './hair-kit.ts'

/** Layered short hair: rings of locks from the crown down to the hairline. */
export function buildShortHair(kit: HairKit, { sides, reach }: { sides: boolean; reach: number }): Surface[] {
  const random = hairRandom(kit, 'short')
  const { volume } = kit.sheet.hair
  // Large locks stand off at their tips, so that the outline is tufts and no helmet.
  const isLarge = isOfLargeLocks(kit)
  const rings = [
    { count: 22, from: 0.62, to: 1.28, lift: 0.7, shown: sides },
    { count: 18, from: 0.4, to: 1.08, lift: 1.1, shown: true },
    { count: 13, from: 0.12, to: 0.82, lift: 1.45, shown: true },
  ]
  return rings
    .filter(({ shown }) => shown)
    .flatMap(({ count, from, to, lift }) =>
      spread(count, [0.8, 2 * Math.PI - 0.8], random, 0.35).map((turn) => {
        // Cut round the ears, longer in the nape.
        const nape = Math.max(0, -Math.cos(turn)) * (to > 1.2 ? 0.3 : 0.1)
        const aside = Math.min(turn, 2 * Math.PI - turn)
        const trimmed = (to > 1.2 ? 0.2 : 0.06) * Math.exp(-(((aside - 1.2) / 0.5) ** 2))
        return planLock(
          kit,
          {
            turn: [turn - kit.sheet.hair.parting * 0.1, turn + (random() - 0.5) * 0.34],
            down: [from, to * mix(0.97, 1.04, random()) * reach + nape - trimmed],
            lift: [
              volume * 0.5,
              volume * lift * 1.15,
              isLarge ? 0.03 + volume * (0.2 + 1.5 * random()) * lift : 0.02 + volume * 0.45 * random(),
            ],
            width: (isLarge ? 0.165 : 0.14) + 0.04 * random(),
            flat: 0.4,
            blunt: isLarge ? 0.95 : 1.35,
            close: true,
            wave: 0.5,
            steps: 12,
          },
          random,
        )
      }),
    )
}

/** Cropped close: many small locks that barely leave the skull. */
export function buildCroppedHair(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'crop')
  const lift = kit.sheet.hair.volume
  const rows = [
    { count: 15, spanFrom: -0.8, down: [0.56, 0.79], lift: 1 },
    { count: 16, spanFrom: -1.3, down: [0.42, 0.7], lift: 1.1 },
    { count: 12, spanFrom: -2.2, down: [0.2, 0.52], lift: 1.2 },
    { count: 10, spanFrom: -Math.PI, down: [0.08, 0.32], lift: 1 },
  ] as const
  const { texture } = kit.sheet.hair
  // Cropped curls are small and many: few of the usual width look like rolls of dough.
  const fine = texture === 'curly' || texture === 'coily' ? 0.66 : 1
  return rows.flatMap((row) =>
    spread(Math.round(row.count / fine), [row.spanFrom, -row.spanFrom], random, 0.3).map((turn) =>
      planLock(
        kit,
        {
          turn: [turn, turn + (0.12 + 0.3 * random()) * (kit.sheet.hair.parting > 0 ? -1 : 1) * row.down[1]],
          down: [row.down[0], row.down[1] + 0.12 * random()],
          lift: [lift * 0.4 * row.lift, lift * 0.8 * row.lift, lift * (0.35 + 0.5 * random())],
          width: (0.085 + 0.03 * random()) * fine,
          flat: 0.42,
          root: 0.5,
          blunt: 1.15,
          steps: 9,
          close: true,
          wave: texture === 'straight' ? 0 : 0.4 * fine,
        },
        random,
      ),
    ),
  )
}

/** Spikes that leave the head along its flow and end in free points. */
export function buildSpikyHair(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'spikes')
  const { volume } = kit.sheet.hair
  const rings = [
    { count: 15, from: 0.66, to: 1.34, tip: 0.16, width: 0.14 },
    { count: 15, from: 0.4, to: 1.04, tip: 0.3, width: 0.16 },
    { count: 12, from: 0.14, to: 0.72, tip: 0.38, width: 0.17 },
    { count: 7, from: 0, to: 0.38, tip: 0.34, width: 0.16 },
  ]
  return rings.flatMap(({ count, from, to, tip, width }) =>
    spread(count, [0.72, 2 * Math.PI - 0.72], random, 0.4).map((turn) =>
      planLock(
        kit,
        {
          turn: [turn, turn + (random() - 0.5) * 0.3 - kit.sheet.hair.parting * 0.16],
          down: [from, to + (random() - 0.5) * 0.14],
          lift: [volume * 0.5, volume * 0.9, tip * (0.6 + 0.7 * random())],
          width: width + 0.03 * random(),
          flat: 0.46,
          blunt: 1.05,
          steps: 12,
          wave: 0,
        },
        random,
      ),
    ),
  )
}

/** A crest of broad blades along the middle, from the forehead to the nape, highest over the crown. */
export function buildMohawk(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'mohawk')
  return spread(15, [-1, 1], random, 0.1).flatMap((along) =>
    [-1, 1].map((side) => {
      const front = along > 0
      const down = Math.abs(along) * (front ? 0.78 : 1.3)
      const turn = front ? side * 0.09 : Math.PI - side * 0.09
      const height = 0.5 * (1 - 0.55 * along * along) + 0.08 * random()
      return planLock(
        kit,
        {
          turn: [turn, turn],
          down: [down, down + (front ? -0.16 : 0.22)],
          lift: [0, height * 0.6, height],
          width: 0.15 + 0.03 * random(),
          flat: 0.5,
          root: 0.9,
          blunt: 1.5,
          steps: 10,
          wave: 0,
        },
        random,
      )
    }),
  )
}

/** The front brushed up and back in a high wave. */
export function buildQuiff(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'quiff')
  const { volume, parting } = kit.sheet.hair
  return [0, 1, 2].flatMap((row) =>
    spread(12 - row * 2, [-0.95, 0.95], random, 0.2).map((turn) => {
      const aside = Math.abs(turn)
      const high = (0.34 + volume * 1.1) * (1 - 0.5 * aside * aside) * (1 - row * 0.16)
      const from = kit.foreheadDown - 0.02 - row * 0.13 + 0.14 * aside ** 2
      return planLock(
        kit,
        {
          turn: [turn * 0.8, turn * 1.1 - parting * 0.5 * (1 - aside)],
          down: [from, Math.max(0.02, from - 0.52 + 0.1 * random())],
          lift: [0.01 + row * 0.05, high * 1.25, high * (0.45 + 0.2 * random())],
          width: 0.13 + 0.03 * random(),
          flat: 0.42,
          root: 0.5,
          blunt: 1.6,
          wave: 0.3,
        },
        random,
      )
    }),
  )
}
