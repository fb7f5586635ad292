import { mixRgb, type Rgb } from '../color.ts'
import type { Proportions } from '../features/proportions.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { Growth } from '../sheet/being.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { gridMesh } from './grid.ts'
import { ball, blade, colored, eyeBall, oval, scattered } from './growth-shapes.ts'
import { cellAt } from './hide/cells.ts'
import type { PartNumbers } from './part-numbers.ts'
import { buildTube, pointsAlong } from './tube.ts'

type Grow = (sheet: CharacterSheet, parts: PartNumbers, proportions: Proportions) => Surface[]

const SIDES = [-1, 1] as const

/** A number that looks like chance, 0 … 1. */
const chance = (index: number, salt: number) => Math.abs(Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453) % 1

const GROWTHS: Readonly<Record<Growth, Grow>> = {
  antennae: ({ skin, species }, parts) =>
    SIDES.map((side) =>
      buildTube(
        pointsAlong(40, (t) => [side * (0.24 + 0.34 * t * t + 0.05 * t), -0.84 - 0.86 * t, 0.34 + 0.34 * Math.sin(t * 2.2)]),
        {
          part: parts.next(),
          material: species === 'robot' ? MATERIAL.metal : MATERIAL.horn,
          color: mixRgb(skin.base, [0.06, 0.06, 0.08], species === 'robot' ? 0.2 : 0.4),
          radius: (t) => 0.05 - 0.022 * t + (t > 0.84 ? 0.085 * Math.sin(Math.PI * Math.min(1, (t - 0.84) / 0.155)) : 0),
        },
      ),
    ),
  tentacles: ({ skin }, parts) =>
    Array.from({ length: 9 }, (_, index) => {
      const aside = (index - 4) / 4
      const long = 1.25 - 0.35 * Math.abs(aside) + 0.25 * chance(index, 1)
      const tube = buildTube(
        pointsAlong(36, (t) => [
          aside * (0.36 + 0.22 * t) + 0.11 * t * Math.sin(t * 6 + index * 2),
          0.5 - 0.1 * Math.abs(aside) + long * t - 0.22 * Math.max(0, t - 0.75),
          0.62 - 0.2 * aside * aside + 0.5 * Math.sin(Math.min(1, t * 1.7) * 1.6) - 0.2 * t + (index % 2) * 0.07,
        ]),
        {
          part: parts.next(),
          material: MATERIAL.skin,
          color: mixRgb(skin.base, [0.1, 0.06, 0.1], index % 2 ? 0.22 : 0.08),
          radius: (t) => 0.13 * (1 - t) ** 0.65 + 0.012,
        },
      )
      return tube
    }),
  leaves: (_, parts) =>
    scattered(64, (place, out, index) =>
      blade(place, out, {
        part: parts.next(),
        material: MATERIAL.horn,
        color: mixRgb([0.2, 0.42, 0.12], [0.56, 0.62, 0.16], chance(index, 3) ** 2),
        long: 0.4 + 0.2 * chance(index, 4),
        wide: 0.2,
        turn: index,
      }),
    ),
  flames: (_, parts) =>
    scattered(54, ([x, y, z], [ox, , oz], index) => {
      const long = 0.5 + 0.65 * chance(index, 5)
      const tube = buildTube(
        pointsAlong(18, (t) => [
          x + ox * 0.34 * t + 0.1 * t * Math.sin(t * 7 + index),
          y - long * t,
          z + oz * 0.3 * t + 0.08 * t * Math.cos(t * 6 + index * 2),
        ]),
        {
          part: parts.next(),
          material: MATERIAL.glow,
          color: [1, 0.5, 0.1],
          radius: (t) => 0.2 * (1 - t) ** 0.8 * Math.min(1, 0.55 + t * 2) + 0.004,
        },
      )
      return colored(tube, (_x, atY) => {
        const up = Math.min(1, Math.max(0, (y - atY) / long))
        return mixRgb(
          mixRgb([1, 0.86, 0.36], [0.98, 0.46, 0.06], Math.min(1, up * 1.8)),
          [0.75, 0.1, 0.03],
          Math.max(0, up * 1.6 - 0.6),
        )
      })
    }),
  crystals: ({ skin }, parts) =>
    scattered(34, ([x, y, z], [ox, oy, oz], index) => {
      const long = 0.3 + 0.5 * chance(index, 6)
      const tube = buildTube(
        pointsAlong(6, (t) => [x + ox * long * t, y + (oy - 0.5) * long * t, z + (oz - 0.2) * long * t]),
        {
          part: parts.next(),
          material: MATERIAL.gem,
          color: mixRgb(skin.base, [0.9, 0.97, 1], 0.3 + 0.4 * chance(index, 7)),
          radius: (t) => (t < 0.6 ? 0.11 : 0.275 * (1 - t)) + 0.002,
          detail: 0.4,
        },
      )
      return tube
    }),
  'mushroom cap': ({ growthColor: color = [0.7, 0.2, 0.17] }, parts) => {
    const profile = (t: number): [number, number] =>
      t < 0.72
        ? [1.42 * Math.sin((t / 0.72) * 1.57), -1.62 + 1.12 * (1 - Math.cos((t / 0.72) * 1.57))]
        : [1.42 - 1.5 * (t - 0.72), -0.5 - 0.5 * (t - 0.72)]
    const mesh = gridMesh({ rows: 90, columns: 180, closed: true }, (row, column) => {
      const [wide, y] = profile(row / 89)
      const turn = (column / 180) * 2 * Math.PI
      return [-Math.cos(turn) * wide, y, Math.sin(turn) * wide - 0.05]
    })
    const cap: Surface = { part: parts.next(), material: MATERIAL.horn, color, doubleSided: true, ...mesh }
    const cell = { inside: 0, away: 0, id: 0 }
    return [
      colored(cap, (x, y, z) => {
        if (y > -0.55 && Math.hypot(x, z) < 1.38) return [0.9, 0.84, 0.72]
        cellAt(x / 0.52, y / 0.52, z / 0.52, cell)
        return mixRgb([0.95, 0.92, 0.86], color, Math.min(1, Math.max(0, (cell.away - 0.3) * 16)))
      }),
    ]
  },
  fin: ({ skin }, parts) => {
    const outline = (t: number) => 0.75 * Math.sin(t * Math.PI) ** 0.7 * (1 - 0.35 * t)
    const mesh = gridMesh({ rows: 12, columns: 20, closed: false }, (row, column) => {
      const t = column / 19
      const up = row / 11
      return [0, -0.72 - 0.2 * Math.sin(t * Math.PI) - up * outline(t), 0.5 - 1.15 * t - 0.45 * up]
    })
    return [
      {
        part: parts.next(),
        material: MATERIAL.skin,
        color: mixRgb(skin.base, [0.1, 0.12, 0.16], 0.25),
        doubleSided: true,
        ...mesh,
      },
    ]
  },
  whiskers: ({ hair }, parts) =>
    SIDES.flatMap((side) =>
      [-1, 0, 1].map((row) =>
        buildTube(
          pointsAlong(10, (t) => [
            side * (0.2 + 0.75 * t),
            0.42 + row * 0.05 + row * 0.12 * t + 0.1 * t * t,
            0.79 - 0.5 * t * t,
          ]),
          {
            part: parts.next(),
            material: MATERIAL.horn,
            color: mixRgb(hair.color, [0.97, 0.96, 0.94], 0.85),
            radius: (t) => 0.014 * (1 - t) + 0.004,
          },
        ),
      ),
    ),
  'third eye': (sheet, parts) => eyeBall(sheet, parts, { y: -0.52, z: 0.56, size: 0.118 }),
  'one eye': (sheet, parts, { person, eyeY }) => {
    // The faces of the human form lie deeper than drawn ones.
    const [y, z] = person ? [-0.02, 0] : [eyeY, 0.12]
    return [
      ball(parts, { y, z: 0.36 + z, radius: 0.36, wide: 1.62, color: sheet.skin.base, material: MATERIAL.skin }),
      ...eyeBall(sheet, parts, { y, z: 0.5 + z, size: 0.24 }),
    ]
  },
  'bulging eyes': ({ eyes }, parts, { person, eyeX, eyeY }) => {
    // On the human form they are painted where its face has them.
    if (person) return []
    return SIDES.map((side) =>
      oval(parts, {
        x: side * eyeX,
        y: eyeY,
        z: 0.56,
        size: [0.25, 0.17, 0.17],
        tilt: side * -0.5,
        color: eyes.left,
        material: MATERIAL.gem,
      }),
    )
  },
  'skull face': ({ skin }, parts, { person, eyeX, eyeY, mouthY }) => {
    const [x, y, mouth, z] = person ? [0.29, -0.02, 0.6, 0] : [eyeX, eyeY, mouthY, 0.06]
    const dark = { color: [0.03, 0.025, 0.025] as Rgb, material: MATERIAL.horn }
    const teeth = gridMesh({ rows: 12, columns: 90, closed: false }, (row, column) => {
      const turn = (column / 89 - 0.5) * 1.7
      return [0.42 * Math.sin(turn), mouth - 0.13 + (row / 11) * 0.26, 0.36 + z + 0.46 * Math.cos(turn)]
    })
    return [
      ...SIDES.map((side) => oval(parts, { ...dark, x: side * x, y, z: 0.6 + z, size: [0.215, 0.2, 0.1], tilt: side * 0.25 })),
      ...SIDES.map((side) =>
        oval(parts, { ...dark, x: side * 0.055, y: mouth - 0.28, z: 0.74 + z, size: [0.045, 0.1, 0.12], tilt: side * 0.35 }),
      ),
      colored({ part: parts.next(), material: MATERIAL.horn, color: skin.base, doubleSided: true, ...teeth }, (atX, atY) => {
        const isGap = Math.abs(((Math.asin(atX / 0.42) * 6 + 40) % 1) - 0.5) > 0.4 || Math.abs(atY - mouth) < 0.016
        return isGap ? [0.12, 0.09, 0.07] : mixRgb(skin.base, [0.96, 0.93, 0.84], 0.6)
      }),
    ]
  },
}

/** Everything that grows on a being's head, in head space. */
export const buildGrowths = (sheet: CharacterSheet, proportions: Proportions, parts: PartNumbers): Surface[] =>
  (sheet.growths ?? []).flatMap((growth) => GROWTHS[growth](sheet, parts, proportions))
