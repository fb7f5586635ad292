import { humanForm } from '#studio/person/human-form.ts'
import { mixRgb, type Rgb } from '../../color.ts'
import { apply, type Vector } from '../../math/matrix.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { GarmentCut } from '../../sheet/garment-cut.ts'
import type { Bench } from '../bench.ts'
import { mix } from '../curve.ts'
import { clipMesh } from '../field/clip-mesh.ts'
import type { Field } from '../field/field.ts'
import { gridMesh, type Mesh } from '../grid.ts'
import { clothSurface } from './cloth-surface.ts'
import { drapePatch, frontZ } from './drape.ts'
import { frontGap } from './front-gap.ts'
import { necklineDepth } from './neckline.ts'
import { necklineOf } from './neckline-of.ts'
import { placeOnLimb } from './place-on-limb.ts'
import type { TopCut } from './tops.ts'

const METAL: Rgb = [0.78, 0.76, 0.72]

/** What closes a garment in front, and its pockets. */
export function sewFront(
  bench: Bench,
  garment: Garment,
  { cut, outside, hasPockets }: { readonly cut: TopCut; readonly outside: Field; readonly hasPockets: boolean },
): Surface[] {
  const { tall } = bench.stand.skeleton
  const isHeld = bench.stand.body !== undefined
  const surfaces: Surface[] = []
  const underArms = byArms(bench.stand.joints.arms)
  const add = (mesh: Mesh, color: Rgb, material: Material = cut.material, pattern: Garment['pattern'] = 'plain') => {
    const seen = isHeld ? clipMesh(mesh, underArms) : mesh
    if (seen.triangles.length > 0) surfaces.push(clothSurface(bench, seen, { garment, material, color, pattern }))
  }
  const top = Math.max(0.3, cut.neckline === 'high' ? 0.3 : necklineDepth(bench.stand.skeleton, cut.neckline))
  const end = cut.cutaway ? bench.stand.skeleton.waistY : cut.hemY * tall - 0.15
  const bottom = Math.min(end, bench.lowestY + 0.4)
  const darker = mixRgb(garment.color, [0, 0, 0.05], 0.22)
  /** Of a zip: metal that is worn is no line of white. */
  const teeth = cut.colors?.zip ?? mixRgb(darker, METAL, 0.3)
  const strip = (x: number, from: number, to: number, half: number, lift: number) =>
    drapePatch(outside, {
      rows: Math.max(6, Math.ceil((to - from) * 6)),
      columns: 3,
      at: (down, across) => [x + (across - 0.5) * 2 * half, mix(from, to, down)],
      lift,
      edge: (isHeld ? 0.02 : 0.004) + cut.folds * 0.7,
      isHeld,
    })

  switch (cut.front) {
    case 'buttons': {
      if (cut.open !== undefined && cut.open >= 0.2) break
      const x = cut.collar === 'lapels' ? 0.07 : 0
      // A tie hides the strip of a shirt that is buttoned up, and would be pierced by it.
      if (cut.collar === 'shirt' && cut.buttons !== 0)
        add(
          strip(
            0,
            isHeld ? belowNeckline(bench, cut, outside, top) : top - 0.03,
            cut.buttons ? top + 0.9 : bottom,
            0.1,
            0.03 + cut.folds * 0.7,
          ),
          garment.color,
          cut.material,
          garment.pattern,
        )
      const step = cut.collar === 'lapels' ? 0.75 : 0.62
      const rows = cut.buttons ?? (cut.collar === 'lapels' ? 2 : 7)
      for (let row = 0; row < rows; row += 1) {
        const y = top + 0.14 + row * step * tall
        if (y < bottom)
          add(
            button(outside, x, y, cut.collar === 'lapels' ? 0.075 : cut.colors?.buttons ? 0.065 : 0.05),
            cut.colors?.buttons ?? garment.trim,
          )
      }
      break
    }
    case 'double buttons':
      for (let row = 0; row < 4; row += 1) {
        for (const side of [-1, 1]) {
          const y = top + 0.45 + row * 0.72 * tall
          const spread = (cut.open ? cut.open * 0.9 + 0.34 : 0.46) * bench.stand.skeleton.wide
          if (y < bottom)
            add(
              button(outside, side * spread, y, 0.085),
              cut.colors?.buttons ?? (cut.open ? garment.trim : METAL),
              MATERIAL.metal,
            )
        }
      }
      if (!cut.open) add(strip(0.1, top, bottom, 0.03, 0.02), darker)
      break
    case 'zip':
      if (cut.open) {
        const gap = cut.open
        const hem = cut.hemY * tall
        for (const side of [-1, 1]) {
          const edge = (y: number) => side * (frontGap(gap, y / hem) + 0.05)
          const zip = drapePatch(outside, {
            rows: Math.max(14, Math.ceil((bottom - top) * 6)),
            columns: 3,
            at: (down, across) => {
              const y = mix(top, bottom, down)
              return [edge(y) + (across - 0.5) * 0.06, y]
            },
            lift: 0.03 + cut.folds * 0.7,
            edge: 0.004 + cut.folds * 0.7,
          })
          add(zip, teeth, MATERIAL.metal)
        }
      } else {
        // On the folds, not among them.
        const over = isHeld ? cut.folds * 0.85 : 0
        add(strip(0, 0.56, bottom, isHeld ? 0.012 : 0.03, 0.022 + over), teeth, MATERIAL.metal)
        add(strip(0, 0.6, 0.74, isHeld ? 0.026 : 0.045, 0.05 + over), METAL, MATERIAL.metal)
      }
      break
    case 'laces':
      for (let row = 0; row < 4; row += 1) {
        for (const side of [-1, 1]) {
          const y = (cut.neckline === 'straight' ? 1.5 : 0.45) * tall + row * 0.3
          add(cord(outside, [-0.17 * side, y], [0.17 * side, y + 0.26]), garment.trim)
        }
      }
      break
    case 'wrap': {
      const y = bench.stand.skeleton.waistY
      const { body } = bench.stand
      if (body) {
        const sash = humanForm().sashOf(bench.stand, garment.kind === 'kimono')
        if (y - 0.6 < bench.lowestY) add(humanForm().sewBand(bench, body, { ...sash, outside, lift: 0.06 }), garment.trim)
      } else if (y - 0.4 < bench.lowestY) {
        const sash = drapePatch(outside, {
          rows: 8,
          columns: 22,
          at: (down, across) => [
            (across - 0.5) * 2.7 * bench.stand.skeleton.wide,
            y + (down - 0.5) * (garment.kind === 'kimono' ? 1.1 : 0.5),
          ],
          lift: (down) => 0.12 + 0.02 * Math.sin(down * 16),
        })
        add(sash, garment.trim)
      }
      break
    }
    case 'none':
      break
    default:
      cut.front satisfies never
  }
  if (!hasPockets) return surfaces
  for (const pocket of (garment.cut ? CUT_POCKETS[garment.cut] : undefined) ?? POCKETS[garment.kind] ?? []) {
    for (const side of pocket.both ? [-1, 1] : [1]) {
      const half = pocket.half * bench.stand.skeleton.wide
      const x = pocket.x * bench.stand.skeleton.wide * side
      const y = pocket.y * tall
      // None hangs out of a jacket that has been cut short.
      if (y > bench.lowestY || pocket.y > cut.hemY - 0.1) continue
      const patch = drapePatch(outside, {
        rows: 8,
        columns: 8,
        at: (down, across) => [
          x + (across - 0.5) * 2 * half * (1 - (pocket.taper ?? 0) * (1 - down)),
          y + down * pocket.height + pocket.slant * across * side,
        ],
        // On the folds, not among them.
        lift: 0.05 + cut.folds * 0.85 + (isHeld && pocket.flap ? 0.03 : 0),
        edge: 0.004 + cut.folds * 0.7,
        isHeld,
      })
      // Half a pocket beside a hand would be a rag.
      if (isHeld && clipMesh(patch, underArms) !== patch) continue
      add(patch, pocket.flap ? darker : garment.color, cut.material, pocket.flap ? 'plain' : garment.pattern)
    }
  }
  return surfaces
}

/** Where the front of a real shirt begins: a strip that went up to the height its neckline has on drawn bodies would blunt the point of it. */
function belowNeckline({ stand }: Bench, cut: TopCut, outside: Field, from: number): number {
  const hole = necklineOf(stand, cut)
  let y = from - 0.6
  while (y < from && hole(0, y, frontZ(outside, 0, y, 0)) > -BELOW_POINT) y += 0.02
  return y
}

/** Half heads below the point of a neckline where its buttons' strip begins. */
const BELOW_POINT = 0.05

/** So far from the bones of a forearm nothing is seen of what it lies on. */
const UNDER_ARM = 0.46

/** Half heads from the wrist to the tips of bent fingers, and how far aside of the middle one the others end. */
const [HAND, SPREAD] = [1.25, 0.35]

/** Positive where a forearm or a hand lies on the front; one in a pocket does not. */
function byArms(arms: Bench['stand']['joints']['arms']): Field {
  return (x, y, z) => {
    let nearest = Number.POSITIVE_INFINITY
    for (const { elbow, wrist, handPlace, handKind } of arms) {
      if (handKind === 'hidden') continue
      for (const aside of [-SPREAD, 0, SPREAD])
        nearest = Math.min(nearest, placeOnLimb([elbow, wrist, apply(handPlace, [aside, HAND, 0])], x, y, z).away)
    }
    return UNDER_ARM - nearest
  }
}

interface Pocket {
  readonly x: number
  readonly y: number
  readonly half: number
  readonly height: number
  readonly slant: number
  readonly both: boolean
  readonly flap?: boolean
  readonly taper?: number
}

const CHEST: Pocket = { x: 0.62, y: 1.35, half: 0.26, height: 0.55, slant: 0, both: false }
const FLAPS: Pocket = { x: 0.78, y: 3.75, half: 0.28, height: 0.16, slant: 0.05, both: true, flap: true }
const POCKETS: Partial<Record<Garment['kind'], readonly Pocket[]>> = {
  shirt: [CHEST],
  'lab coat': [CHEST, { ...FLAPS, height: 0.6, flap: false }],
  uniform: [{ ...CHEST, both: true, height: 0.5 }, FLAPS],
  blazer: [{ ...CHEST, height: 0.12, slant: -0.06 }, FLAPS],
  suit: [{ ...CHEST, height: 0.12, slant: -0.06 }, FLAPS],
  coat: [FLAPS],
  jacket: [{ ...FLAPS, y: 3.1, height: 0.5, slant: 0.1, flap: false }],
  'leather jacket': [{ ...FLAPS, y: 2.6, half: 0.24, height: 0.1, slant: -0.28 }],
  hoodie: [{ x: 0, y: 2.95, half: 0.85, height: 0.95, slant: 0, both: false, taper: 0.3 }],
}

const BIG: Pocket = { ...CHEST, x: 0.6, y: 1.3, half: 0.3, height: 0.5, both: true }
const CUT_POCKETS: Partial<Record<GarmentCut, readonly Pocket[]>> = {
  hawaiian: [CHEST],
  'denim jacket': [
    { ...BIG, x: 0.74, half: 0.25 },
    { ...BIG, x: 0.74, half: 0.26, height: 0.14, flap: true },
  ],
  'turnout coat': [
    { ...FLAPS, y: 4, half: 0.42, height: 0.8, flap: false },
    { ...FLAPS, y: 3.9, half: 0.44, height: 0.2 },
  ],
  scrubs: [{ ...CHEST, half: 0.3 }],
  police: [BIG, { ...BIG, height: 0.14, half: 0.33, flap: true }],
  camouflage: [BIG, { ...BIG, height: 0.14, half: 0.33, flap: true }],
  superhero: [],
  wetsuit: [],
  bodysuit: [],
  'hazmat suit': [],
  'zipped suit': [],
  tailcoat: [],
  'fur coat': [],
  'chef jacket': [],
}

function button(below: Field, x: number, y: number, radius: number): Mesh {
  const z = frontZ(below, x, y, 0.03)
  return gridMesh({ rows: 5, columns: 10, closed: true }, (row, column): Vector => {
    const share = row / 4
    const turn = (column / 10) * Math.PI * 2
    const r = radius * Math.sin(share * Math.PI * 0.5)
    return [x - Math.cos(turn) * r, y + Math.sin(turn) * r, z + 0.045 * Math.cos(share * Math.PI * 0.5)]
  })
}

function cord(below: Field, from: readonly [number, number], to: readonly [number, number]): Mesh {
  const middle = frontZ(below, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0.02)
  return gridMesh({ rows: 6, columns: 6, closed: true }, (row, column): Vector => {
    const t = row / 5
    const turn = (column / 6) * Math.PI * 2
    return [
      mix(from[0], to[0], t) - Math.cos(turn) * 0.02,
      mix(from[1], to[1], t) + Math.sin(turn) * 0.03,
      middle + 0.03 + Math.sin(turn) * 0.02,
    ]
  })
}
