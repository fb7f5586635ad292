import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Bench } from '../bench.ts'
import type { Vector } from '../matrix.ts'
import type { Surface } from '../surface.ts'
import { bar, lathe, line, moved } from './shapes.ts'

/** The stool below somebody who sits. Body space. */
export function buildSeat(bench: Bench): Surface[] {
  const { joints, skeleton } = bench.stand
  if (joints.kind !== 'sitting') return []
  const top = skeleton.hipY + skeleton.thighRadius * 0.9
  const floor = Math.max(...joints.legs.map(({ ankle }) => ankle[1])) + 0.32
  if (top > bench.lowestY) return []
  const wood = { material: MATERIAL.wood, color: [0.47, 0.33, 0.22] as const, doubleSided: true }
  const board = moved(
    lathe(
      [
        [0, 0.01],
        [0, 1.0],
        [0.06, 1.08],
        [0.16, 1.08],
        [0.22, 1.0],
        [0.22, 0.01],
      ],
      30,
    ),
    [0, top, 0.1],
  )
  const legs = [0, 1, 2, 3].map((leg) => {
    const turn = Math.PI * (0.25 + leg / 2)
    const from: Vector = [Math.cos(turn) * 0.7, top + 0.15, 0.1 + Math.sin(turn) * 0.7]
    return bar(line(from, [from[0] * 1.25, floor, 0.1 + (from[2] - 0.1) * 1.25], 4), () => 0.11)
  })
  return [board, ...legs].map((mesh) => ({ part: bench.nextPart(), ...wood, ...mesh }))
}
