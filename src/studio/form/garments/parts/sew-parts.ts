import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL, type Material } from '../../../raster/figure-buffers.ts'
import type { Surface } from '../../../raster/surface.ts'
import type { Garment } from '../../../sheet/character-sheet.ts'
import type { GarmentPart } from '../../../sheet/garment-part.ts'
import type { Bench } from '../../bench.ts'
import { mix } from '../../curve.ts'
import type { Field } from '../../field/field.ts'
import type { Mesh } from '../../grid.ts'
import { bar, moved, plate } from '../../props/shapes.ts'
import { add, cross, scaleBy, subtract, unit } from '../../vector.ts'
import { clothSurface } from '../cloth-surface.ts'
import { topCutOf } from '../cuts.ts'
import { drapePatch } from '../drape.ts'
import { sewPin } from './sew-pin.ts'

const GOLD: Rgb = [0.86, 0.69, 0.32]
const WHITE: Rgb = [0.95, 0.94, 0.91]

/** What parts of a garment stand off its cloth: bows, epaulettes, ruffles, badges, cuffs of fur. Body space. */
export function sewParts(bench: Bench, garment: Garment, outside: Field): Surface[] {
  const { skeleton, joints } = bench.stand
  const { tall, wide, waistY } = skeleton
  const isHeld = bench.stand.body !== undefined
  const surfaces: Surface[] = []
  const piece = (mesh: Mesh, color: Rgb, material: Material = MATERIAL.cloth) =>
    surfaces.push(clothSurface(bench, mesh, { garment, material, color, pattern: 'plain' }))
  const cut = topCutOf(garment)
  if (!cut) return []
  for (const part of garment.parts ?? []) sew(part)
  return surfaces

  function sew({ name, how, color = garment.trim, cloth, at }: GarmentPart): void {
    switch (name) {
      case 'cuffs':
        if (cloth === 'fur' || cloth === 'lace') cuffs(color, cloth)
        return
      case 'ruffles':
        if (at === undefined || at === 'chest' || at === 'neck') ruffles(how === '' ? mixRgb(garment.color, WHITE, 0.5) : color)
        return
      case 'epaulettes':
        epaulettes(color)
        return
      case 'bow':
      case 'ribbon':
        if (at === 'waist' || /sash/.test(how)) waistRibbon(color)
        else if (at !== 'back')
          bow(
            how.includes('pussy') && how === 'pussy' ? garment.color : color,
            /big|large|huge|giant|oversized/.test(how) || at === 'chest',
          )
        return
      case 'patch':
      case 'pin':
        if (name === 'pin' || cloth === 'metal')
          for (const { mesh, material, tint } of sewPin(bench, outside, { how, color, isBadge: name === 'patch' }))
            piece(mesh, tint, material)
        return
      default:
    }
  }

  /** Rings of fur, or of gathered lace, round the ends of the sleeves. */
  function cuffs(color: Rgb, cloth: 'fur' | 'lace'): void {
    for (const { elbow, wrist } of joints.arms) {
      const away = unit(subtract(wrist, elbow))
      const aside = unit(cross(away, [0, 0, 1]))
      const third = cross(away, aside)
      const middle = add(wrist, scaleBy(away, cloth === 'fur' ? -0.28 : -0.08))
      const radius = skeleton.armRadius * 0.66 + cut!.offset * 0.6 + (cloth === 'fur' ? 0.1 : 0.13)
      const ring = Array.from({ length: 33 }, (_, index): Vector => {
        const turn = (index / 32) * 2 * Math.PI
        const wave = cloth === 'lace' ? 1 + 0.12 * Math.cos(turn * 9) : 1
        return add(middle, add(scaleBy(aside, Math.cos(turn) * radius * wave), scaleBy(third, Math.sin(turn) * radius * wave)))
      })
      piece(
        bar(ring, () => (cloth === 'fur' ? 0.17 : 0.1)),
        color,
        cloth === 'fur' ? MATERIAL.fur : MATERIAL.cloth,
      )
    }
  }

  /** Ruffles down the chest from the throat. */
  function ruffles(color: Rgb): void {
    for (let row = 0; row < 5; row += 1) {
      const [from, half] = [(0.18 + row * 0.36) * tall, mix(0.34, 0.22, row / 4) * wide]
      piece(
        drapePatch(outside, {
          rows: 8,
          columns: 26,
          at: (down, across) => [
            (across - 0.5) * 2 * half * (1 + 0.35 * down),
            from + down * 0.5 + 0.04 * Math.cos(across * 19),
          ],
          lift: (down, across) => 0.07 + 0.08 * down + 0.045 * down * Math.cos(across * 24 + row),
          isHeld,
        }),
        mixRgb(color, [0.3, 0.3, 0.36], 0.05 * (row % 2)),
      )
    }
  }

  function epaulettes(color: Rgb): void {
    for (const { shoulder, side } of joints.arms) {
      const y = shoulder[1] - skeleton.armRadius - (isHeld ? 0.14 : 0.2) - cut!.offset
      piece(
        moved(plate(0.74 * wide, 0.12, 0.3, 3), [shoulder[0] - side * 0.1, y + 0.04, shoulder[2] + 0.05]),
        color,
        MATERIAL.metal,
      )
      for (let row = 0; row < 11; row += 1) {
        const turn = (row / 10 - 0.5) * Math.PI
        const from: Vector = [
          shoulder[0] + side * (0.2 + 0.16 * Math.cos(turn)),
          y + 0.06,
          shoulder[2] + 0.05 + 0.3 * Math.sin(turn),
        ]
        piece(
          bar([from, add(from, [side * 0.07, 0.14, 0]), add(from, [side * 0.09, 0.34, 0])], () => 0.036, 6),
          mixRgb(color, GOLD, 0.2),
        )
      }
    }
  }

  /** Two loops, a knot and two ends, at the throat or on the chest. */
  function bow(color: Rgb, isBig: boolean): void {
    const size = isBig ? 1.55 : 1
    const y = (cut!.neckline === 'high' || cut!.collar === 'shirt' ? 0.3 : 0.55) + (isBig ? 0.35 : 0)
    const lift = (isBig ? 0.16 : 0.13) + (cut!.collar === 'none' ? 0 : 0.05)
    for (const side of [-1, 1]) {
      piece(
        drapePatch(outside, {
          rows: 9,
          columns: 12,
          at: (down, across) => [
            side * (0.04 + across * 0.52 * size),
            y + (down - 0.5) * 2 * (0.07 + 0.2 * size * Math.sin(Math.min(1, across * 1.15) * 2)) + 0.05 * across,
          ],
          lift: (down, across) => lift + 0.07 * size * Math.sin(across * Math.PI) - 0.05 * Math.abs(down - 0.5),
          isHeld,
        }),
        color,
      )
      piece(
        drapePatch(outside, {
          rows: 14,
          columns: 6,
          at: (down, across) => [
            side * (0.06 + 0.2 * down) * size + (across - 0.5) * mix(0.14, 0.3, down) * size,
            y + (0.05 + 0.95 * down) * size,
          ],
          lift: (down, across) => lift * 0.8 + 0.03 * Math.cos(across * 6 + down * 3),
          isHeld,
        }),
        mixRgb(color, [0.05, 0.04, 0.08], 0.1),
      )
    }
    piece(
      drapePatch(outside, {
        rows: 6,
        columns: 6,
        at: (down, across) => [(across - 0.5) * 0.22 * size, y + (down - 0.5) * 0.26 * size],
        lift: lift + 0.1,
        isHeld,
      }),
      mixRgb(color, [0.05, 0.04, 0.08], 0.2),
    )
  }

  /** A ribbon round the body below the bust, its ends hanging. */
  function waistRibbon(color: Rgb): void {
    const y = mix(waistY, 2.1 * tall, garment.kind === 'gown' || garment.kind === 'dress' ? 0.55 : 0.15)
    if (y - 0.3 > bench.lowestY) return
    piece(
      drapePatch(outside, {
        rows: 5,
        columns: 40,
        at: (down, across) => [(across - 0.5) * 2.6 * wide, y + (down - 0.5) * 0.3],
        lift: 0.05,
        isHeld,
      }),
      color,
    )
    for (const side of [-1, 1])
      piece(
        drapePatch(outside, {
          rows: 18,
          columns: 5,
          at: (down, across) => [side * (0.05 + 0.16 * down) + (across - 0.5) * 0.2, y + 0.05 + 1.5 * down],
          lift: (down, across) => 0.08 + 0.03 * Math.cos(across * 6 + down * 4),
          isHeld,
        }),
        mixRgb(color, [0.05, 0.04, 0.08], 0.1),
      )
  }
}
