import type { Proportions } from '../features/proportions.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { mix } from './curve.ts'
import { buildLock } from './hair/lock.ts'
import type { PartNumbers } from './part-numbers.ts'
import { skullSlice } from './skull.ts'
import { buildTube, pointsAlong } from './tube.ts'

const STRANDS = 12
const LENGTH = 1.15
const WIDTH = 0.115
const GOLD = [0.8, 0.63, 0.3] as const

/** The plait in which the beards of dwarves and northmen end, with a ring round it. */
export function buildBeardBraid(
  { facialHair }: CharacterSheet,
  p: Proportions,
  { parts, detail }: { parts: PartNumbers; detail: number },
): Surface[] {
  const color = facialHair!.color
  const top = p.chinY + 0.16
  const depth = skullSlice(p.chinY * 0.9, p).front + 0.12
  const strands = Array.from({ length: STRANDS }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1
    const from = index / STRANDS
    const to = Math.min(1, from + 2.6 / STRANDS)
    const slim = mix(1, 0.6, from)
    const tone = 0.9 + 0.14 * (index % 3) * 0.5
    const pathAt = (along: number): Vector => [
      side * WIDTH * slim * 0.62 * Math.cos(along * Math.PI * 0.9),
      top + LENGTH * mix(from, to, along),
      depth + WIDTH * slim * 0.5 * Math.sin(along * Math.PI) - 0.08 * mix(from, to, along),
    ]
    return buildLock(pathAt, () => [0, 0, 1], {
      part: parts.next(),
      color: [color[0] * tone, color[1] * tone, color[2] * tone],
      width: WIDTH * 0.8 * slim,
      flat: 0.62,
      root: 0.55,
      blunt: 1.6,
      steps: 9,
      detail,
    })
  })
  const ring = buildTube(
    pointsAlong(4, (t) => [0, top + LENGTH * (0.86 + 0.1 * t), depth - 0.06]),
    { part: parts.next(), material: MATERIAL.metal, color: [...GOLD], radius: WIDTH * 0.72, up: [0, 0, 1], detail },
  )
  return [...strands, ring]
}
