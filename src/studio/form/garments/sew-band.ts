import type { PosedBody } from '../../person/body-fields.ts'
import { type Bench, boxAround } from '../bench.ts'
import { clipMesh } from '../field/clip-mesh.ts'
import type { Field } from '../field/field.ts'
import { meshField } from '../field/mesh-field.ts'
import type { Mesh } from '../grid.ts'
import { roomOfSkin } from './cloth-on-skin.ts'

interface BandCut {
  readonly outside: Field
  readonly y: number
  readonly half: number
  readonly lift: number
}

/** A belt or sash right round what is worn on a real trunk, `lift` off it. */
export function sewBand(bench: Bench, body: PosedBody, { outside, y, half, lift }: BandCut): Mesh {
  const { skeleton, joints } = bench.stand
  const room = roomOfSkin(body, { width: 1.6 * skeleton.wide, back: 1.2, front: 1.3 }, lift + 0.4)
  const box = boxAround(
    bench,
    [
      [-room.width, y - half - 0.15, -room.back],
      [room.width, y + half + 0.15, room.front],
    ],
    0.12,
  )
  const band: Field = (x, at, z) => outside(x, at, z) - lift
  return clipMesh(
    meshField(band, box, { cell: bench.cell, toViewer: bench.toViewer }),
    (x, at) => Math.abs(at - y - x * joints.sway.hipTilt * 0.5) - half,
    { rim: lift + 0.03 },
  )
}
