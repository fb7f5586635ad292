import { childhood } from '../../body/face-tendency.ts'
import type { Form } from '../../body/load-form.ts'
import type { Rgb } from '../../color.ts'
import type { Strands } from '../../raster/strands.ts'
import { collectStrands } from './collect-strands.ts'
import { clamp, type HairKit, locksOf, mix, randomOf, SHORT_PX, widthOf } from './hair-kit.ts'
import { LOWER_LASHES, UPPER_LASHES } from './lash-rows.ts'

type Places = readonly (readonly [Place, Place, Place])[]
type Place = readonly [x: number, y: number, z: number]
/** Per lash column: the vertices of its root, middle and tip. */
type Columns = readonly (readonly [number, number, number])[]

const UPPER = 110
const LOWER = 40
/** Of the strips, which are shorter than lashes. */
const STRETCH = 1.12
/** Of large eyes they are short and lie over each other: one dark edge, longer outward. */
const EDGE = { dense: 2.6, stretch: 0.5, outward: 0.55 } as const
const POINTS = 7

const found = new WeakMap<Form, { readonly upper: Columns; readonly lower: Columns }>()

/** The lower ones are finer. */
const LOWER_STRENGTH = 0.4

/** Lashes of both eyes, as long and dense as the sheet says, dark whatever the hair. */
export function lashStrands(kit: HairKit): Strands[] {
  const { form } = kit.ground.person
  // The form of a first sketch carries none.
  if (!form.quads.has('lowerLashes')) return []
  const columns = found.get(form) ?? { upper: columnsOf(form, UPPER_LASHES), lower: columnsOf(form, LOWER_LASHES) }
  found.set(form, columns)
  const { sheet } = kit
  const dark = sheet.brows.color.map((channel) => channel * 0.4) as unknown as Rgb // three channels
  const strong = clamp(sheet.eyes.lashes) * mix(1, 0.55, sheet.masculinity) * mix(1, 0.7, childhood(sheet.ageYears))
  const collector = collectStrands()
  const random = randomOf(kit, 'lashes')
  const part = kit.nextPart()
  const isDrawnOut = locksOf(kit) < 1
  const width = widthOf(kit, SHORT_PX) * (isDrawnOut ? 1.9 : 1)
  const share = Math.min(1, 0.0042 / width) * mix(0.6, 1, strong) * (isDrawnOut ? EDGE.dense : 1)
  for (const isRight of [false, true]) {
    addRow(
      columns.upper,
      Math.max(9, Math.round(UPPER * share)),
      [STRETCH * mix(0.6, 1.08, strong) * (isDrawnOut ? EDGE.stretch : 1), 1],
      isRight,
    )
    // Of large eyes only the upper ones are drawn, as one dark edge.
    if (isDrawnOut) continue
    addRow(columns.lower, Math.max(4, Math.round(LOWER * share)), [0.62 * mix(0.7, 1.15, strong), LOWER_STRENGTH], isRight)
  }
  return [collector.finish({ width: width * mix(0.4, isDrawnOut ? 0.7 : 0.58, strong), tipShare: 0.2 })]

  function addRow(row: Columns, count: number, [stretch, strength]: readonly [number, number], isRight: boolean): void {
    const { vertices } = kit.ground
    for (let lash = 0; lash < count; lash += 1) {
      const on = ((lash + random()) / count) * (row.length - 1)
      const before = Math.min(row.length - 2, Math.floor(on))
      const f = on - before
      const at = (step: 0 | 1 | 2, axis: number) => {
        const of = (column: number) => {
          const vertex = row[column]![step]
          return vertices[(isRight ? form.twins[vertex]! : vertex) * 3 + axis]!
        }
        return of(before) * (1 - f) + of(before + 1) * f
      }
      // Lashes stand in small groups.
      const long =
        stretch *
        (isDrawnOut ? 1 + EDGE.outward * (on / (row.length - 1)) : 0.78 + 0.3 * random()) *
        (0.75 + 0.25 * Math.min(1, on, (row.length - 1 - on) * 1.5))
      const aside = (random() - 0.5) * 0.016
      const { positions, at: to } = collector.add(POINTS, { root: dark, tip: dark, part, across: 0, strength })
      for (let index = 0; index < POINTS; index += 1) {
        const t = index / (POINTS - 1)
        for (let axis = 0; axis < 3; axis += 1) {
          const [root, middle, tip] = [at(0, axis), at(1, axis), at(2, axis)]
          // A curve from the root that bends as the strip does.
          const along = t * long
          const first = (middle - root) * 2 * along
          const second = (tip - 2 * middle + root) * 2 * along * along
          positions[to + index * 3 + axis] = root + first * 0.9 + second * 0.5 + (axis === 0 ? aside * t : 0)
        }
      }
    }
  }
}

function columnsOf(form: Form, places: Places): Columns {
  const vertices = [...new Set([...(form.quads.get('upperLashes') ?? []), ...(form.quads.get('lowerLashes') ?? [])])]
  const nearest = ([x, y, z]: Place): number => {
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (const vertex of vertices) {
      const [dx, dy, dz] = [form.base[vertex * 3]! - x, form.base[vertex * 3 + 1]! - y, form.base[vertex * 3 + 2]! - z]
      const distance = dx * dx + dy * dy + dz * dz
      if (distance < least) {
        least = distance
        best = vertex
      }
    }
    return best
  }
  return places.map(([root, middle, tip]) => [nearest(root), nearest(middle), nearest(tip)])
}
