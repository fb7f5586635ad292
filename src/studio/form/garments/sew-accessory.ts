import { mixRgb, type Rgb } from '../../color.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import { type Bench, boxAround } from '../bench.ts'
import { curveThrough, mix, smoothStep } from '../curve.ts'
import { clipMesh } from '../field/clip-mesh.ts'
import type { Field } from '../field/field.ts'
import { meshField } from '../field/mesh-field.ts'
import type { Mesh } from '../grid.ts'
import { trunkCloth } from './cloth-fields.ts'
import { clothSurface } from './cloth-surface.ts'
import { sewCollar } from './collar.ts'
import { topCutOf } from './cuts.ts'
import { drapePatch } from './drape.ts'
import { sewMantle } from './mantle.ts'
import { neckBaseOf } from './neck-base.ts'
import { sewApron } from './sew-apron.ts'
import { sewBand } from './sew-band.ts'
import { sewScarf } from './sew-scarf.ts'
import { shoulderStrap } from './shoulder-strap.ts'

const BRASS: Rgb = [0.8, 0.66, 0.36]

/** Belts, scarves, ties, capes, aprons and the bibs of overalls, laid on what is worn already. */
export function sewAccessory(
  bench: Bench,
  garment: Garment,
  { outside, reached }: { outside: Field; reached: number },
): Surface[] {
  const { skeleton, joints } = bench.stand
  const { tall, wide } = skeleton
  const base = neckBaseOf(bench.stand)
  const piece = (
    mesh: Mesh,
    color = garment.color,
    material: Material = MATERIAL.cloth,
    pattern: Garment['pattern'] = 'plain',
  ) => clothSurface(bench, mesh, { garment, material, color, pattern })
  switch (garment.kind) {
    case 'belt': {
      const y = skeleton.waistY + 0.32 * tall
      const isSash = garment.cut === 'obi'
      const half = isSash ? 0.3 : garment.cut === 'tool belt' ? 0.17 : 0.13
      if (y - 0.3 > bench.lowestY) return []
      const { body } = bench.stand
      const field: Field = body
        ? (x, at, z) => outside(x, at, z) - 0.045
        : trunkCloth(bench.stand, { offset: reached + 0.06, hang: 0.25 })
      const width = 1.6 * wide + reached
      const box = boxAround(
        bench,
        [
          [-width, y - half - 0.07, -1.2],
          [width, y + half + 0.07, 1.3],
        ],
        0.15,
      )
      const drawnBand = () =>
        clipMesh(
          meshField(field, box, { cell: bench.cell, toViewer: bench.toViewer }),
          (x, at) => Math.abs(at - y - x * joints.sway.hipTilt * 0.5) - half,
          { rim: 0.06 },
        )
      const band = body ? sewBand(bench, body, { outside, y, half, lift: 0.05 }) : drawnBand()
      if (isSash) {
        const tails = [-1, 1].map((side) =>
          drapePatch(field, {
            rows: 16,
            columns: 6,
            at: (down, across) => [
              side * (0.06 + 0.2 * down) + (across - 0.5) * (0.16 + 0.14 * down),
              mix(y, y + (1.9 + 0.3 * side) * tall, down),
            ],
            lift: (down, across) => 0.09 + 0.03 * Math.cos(across * 7 + down * 3),
          }),
        )
        const knot = drapePatch(field, {
          rows: 6,
          columns: 6,
          at: (down, across) => [(across - 0.5) * 0.5, y + (down - 0.5) * 0.5],
          lift: (down, across) => 0.14 + 0.06 * Math.sin(across * Math.PI) * Math.sin(down * Math.PI),
        })
        const deeper = mixRgb(garment.color, [0, 0, 0.05], 0.15)
        return [
          piece(band, garment.color, MATERIAL.cloth, garment.pattern),
          ...tails.map((mesh) => piece(mesh)),
          piece(knot, deeper),
        ]
      }
      const pouches =
        garment.cut === 'tool belt'
          ? [-1, -0.62, 0.62, 1].map((x) =>
              drapePatch(field, {
                rows: 6,
                columns: 6,
                at: (down, across) => [(x + (across - 0.5) * 0.3) * wide, y - 0.14 + down * 0.6],
                lift: 0.16,
              }),
            )
          : []
      const buckle = drapePatch(field, {
        rows: 6,
        columns: 6,
        at: (down, across) => [(across - 0.5) * 0.4, y + (down - 0.5) * 0.38],
        lift: 0.05,
      })
      return [
        piece(band, garment.color, MATERIAL.leather),
        ...pouches.map((mesh) => piece(mesh, mixRgb(garment.color, [0, 0, 0], 0.2), MATERIAL.leather)),
        piece(buckle, BRASS, MATERIAL.metal),
      ]
    }
    case 'tie': {
      if (garment.cut === 'bow tie')
        return sewBowTie(outside, 0.3 - base.rise * 0.4).map(({ mesh, shade }) =>
          piece(mesh, mixRgb(garment.color, [0, 0, 0], shade), MATERIAL.cloth, garment.pattern),
        )
      const isCovered = bench.sheet.garments.some((other) => topCutOf(other)?.open !== undefined)
      const overButtons = bench.stand.body && !isCovered ? 0.09 : 0.05
      // Between the points of a collar, which is higher on a real neck.
      const atThroat = (bench.stand.body ? -0.12 : 0.16) - base.rise * 0.4
      const width = curveThrough([
        [0, 0.16],
        [0.08, 0.115],
        [0.1, 0.09],
        [0.85, 0.2],
        [1, 0.01],
      ])
      const bottom = Math.min(3.1 * tall, bench.lowestY + 0.4)
      const tie = drapePatch(outside, {
        rows: 30,
        columns: 6,
        at: (down, across) => [(across - 0.5) * 2 * width(down), mix(atThroat, bottom, down)],
        // On a real body also over the strip with the buttons.
        lift: (down) =>
          bench.stand.body ? mix(0.1, overButtons, smoothStep(0.1, 0.34, down)) : down < 0.1 ? 0.17 : overButtons,
      })
      const pieces = [piece(tie, garment.color, MATERIAL.cloth, garment.pattern)]
      if (bench.stand.body) {
        // A round knot, narrower below.
        const knot = drapePatch(outside, {
          rows: 8,
          columns: 8,
          at: (down, across) => [(across - 0.5) * 2 * mix(0.19, 0.12, down), atThroat + mix(0.02, 0.34, down)],
          lift: (down, across) => 0.12 + 0.12 * Math.sin(across * Math.PI) * Math.sin((0.25 + down * 0.6) * Math.PI),
        })
        pieces.push(piece(knot, garment.color, MATERIAL.cloth, garment.pattern))
      }
      return pieces
    }
    case 'scarf': {
      if (garment.cut === 'neckerchief') return sewNeckerchief()
      const roll = (distance: number, lower: number) =>
        sewCollar(bench.stand, outside, {
          from: 0,
          distance: reached * 0.5 + distance,
          standFront: 0.28 - lower,
          standBack: 0.42 - lower,
          fall: 0.46,
          points: 0.58,
          spread: 0.2,
          dip: lower,
          clearance: 0.12 + lower,
        })
      const tail = drapePatch(outside, {
        rows: 20,
        columns: 8,
        at: (down, across) => [
          0.36 + 0.1 * down + (across - 0.5) * (0.52 + 0.08 * down),
          mix(bench.stand.body ? 0.25 : 0.3, 2.5 * tall, down),
        ],
        // From under the drawn rolls out over lapels.
        lift: (down, across) =>
          (bench.stand.body ? 0.15 : mix(0.1, 0.21, smoothStep(0, 0.16, down))) + 0.035 * Math.cos(across * 9 + down * 2),
      })
      const rolls = bench.stand.body ? [roll(0.1, 0), roll(0.24, 0.16)] : sewScarf(bench.stand, outside, reached * 0.5)
      return [
        ...rolls.map((mesh) => piece(mesh, garment.color, MATERIAL.cloth, garment.pattern)),
        piece(tail, garment.color, MATERIAL.cloth, garment.pattern),
      ]
    }
    case 'cape':
    case 'cloak':
      return sewMantle(bench, garment, { outside, reached })
    case 'apron':
      return sewApron(bench, garment, outside)
    case 'overalls': {
      const { body } = bench.stand
      const bib = () =>
        drapePatch(outside, {
          rows: 16,
          columns: 8,
          at: (down, across) => [
            (across - 0.5) * 2 * mix(0.66, 0.95, down ** 2) * wide,
            mix(1.35 * tall, skeleton.waistY + 0.4, down),
          ],
          lift: 0.1,
        })
      const buttons = [-1, 1].map((side) =>
        drapePatch(outside, {
          rows: 5,
          columns: 5,
          at: (down, across) => [side * 0.56 * wide + (across - 0.5) * 0.16, 1.42 * tall + (down - 0.5) * 0.18],
          lift: 0.18,
        }),
      )
      return [
        // On a real body it is cut with the trousers.
        ...(body ? [] : [piece(bib(), garment.color, MATERIAL.cloth, garment.pattern)]),
        ...[-1, 1].map((side) =>
          piece(
            shoulderStrap(bench.stand, outside, {
              side,
              outwards: 0.88,
              to: [0.56 * wide, 1.5 * tall],
              half: 0.13,
              lift: 0.05,
            }),
            mixRgb(garment.color, [0, 0, 0], 0.12),
          ),
        ),
        ...buttons.map((mesh) => piece(mesh, BRASS, MATERIAL.metal)),
      ]
    }
    default:
      return []
  }

  /** A kerchief folded to a triangle, its point on the chest, knotted behind. */
  function sewNeckerchief(): Surface[] {
    const round = sewCollar(bench.stand, outside, {
      from: 0,
      distance: reached * 0.5 + 0.1,
      standFront: 0.12,
      standBack: 0.3,
      fall: 0.3,
      points: 0.42,
      spread: 0.16,
      dip: 0.1,
      clearance: 0.12,
    })
    const point = drapePatch(outside, {
      rows: 14,
      columns: 10,
      at: (down, across) => [
        (across - 0.5) * 2 * mix(0.78, 0.03, down),
        mix(0.28, 1.45 * tall, down) - 0.2 * Math.abs(across - 0.5),
      ],
      lift: (down, across) => 0.16 + 0.03 * Math.cos(across * 8) * (1 - down),
    })
    return [
      piece(point, garment.color, MATERIAL.cloth, garment.pattern),
      piece(round, garment.color, MATERIAL.cloth, garment.pattern),
    ]
  }
}

/** Two loops and a knot at the throat. */
function sewBowTie(below: Field, y: number): { mesh: Mesh; shade: number }[] {
  const loop = (side: number) =>
    drapePatch(below, {
      rows: 8,
      columns: 10,
      at: (down, across) => [
        side * (0.05 + across * 0.44),
        y + (down - 0.5) * 2 * (0.09 + 0.17 * Math.sin(Math.min(1, across * 1.2) * 1.9)),
      ],
      lift: (down, across) => 0.16 + 0.05 * Math.sin(across * Math.PI) - 0.04 * Math.abs(down - 0.5),
    })
  const knot = drapePatch(below, {
    rows: 6,
    columns: 6,
    at: (down, across) => [(across - 0.5) * 0.2, y + (down - 0.5) * 0.24],
    lift: 0.23,
  })
  return [
    { mesh: loop(-1), shade: 0 },
    { mesh: loop(1), shade: 0 },
    { mesh: knot, shade: 0.22 },
  ]
}
