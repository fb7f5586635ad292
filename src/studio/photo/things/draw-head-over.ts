import type { CreateCanvas } from '../../canvas.ts'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { View } from '../../raster/view.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'
import type { PhotoFace } from '../photo-reading.ts'
import { type DrawnOver, drawOver } from './draw-over.ts'
import { headPress } from './head-press.ts'

/** Of the picture's height: room above it, from which what is drawn too high is brought down. */
const ROOM = 0.3

/** How a head was laid on that of a photo, for others to lie on the same place. */
export interface HeadPlace {
  readonly view: View
  readonly rowOf: (y: number) => number
}

/**
 * A head drawn over that of a photo, no higher than it: without `place` it must be one without hair, and tells the place that the
 * same head with hair has.
 */
export function drawHeadOver(
  face: PhotoFace,
  sheets: { character: CharacterSheet; scene: SceneSheet },
  { width, height, createCanvas }: { width: number; height: number; createCanvas: CreateCanvas },
  place?: HeadPlace,
): { drawn: DrawnOver; place: HeadPlace } {
  const room = Math.round(height * ROOM)
  const landmarks = face.landmarks.map((value, at) => (at % 3 === 1 ? value + room : value))
  const lower = { ...face, landmarks }
  const size = { width, height: height + room, createCanvas }
  const drawn = drawOver(lower, sheets, { ...size, ...(place && { view: place.view }) })
  const rowOf = place?.rowOf ?? headPress(lower, drawn)
  return { drawn: pressed(drawn, { rowOf, room }), place: { view: drawn.view, rowOf } }
}

/** The rows of a drawing where the photo has them, without the room above. */
function pressed(drawn: DrawnOver, { rowOf, room }: { rowOf: (y: number) => number; room: number }): DrawnOver {
  const { width } = drawn.picture
  const height = drawn.picture.height - room
  const rows = Int32Array.from({ length: height }, (_, y) => rowOf(y + room))
  const moved = <Values extends Uint8Array | Uint8ClampedArray | Uint16Array | Float32Array>(
    values: Values,
    of: { readonly each?: number; readonly none?: number } = {},
  ): Values => {
    const wide = width * (of.each ?? 1)
    const result = values.slice(0, wide * height) as Values
    for (const [y, from] of rows.entries()) {
      if (from < 0) result.fill(of.none ?? 0, y * wide, (y + 1) * wide)
      else result.set(values.subarray(from * wide, (from + 1) * wide), y * wide)
    }
    return result
  }
  const buffers: FigureBuffers = {
    ...drawn.buffers,
    material: moved(drawn.buffers.material, { none: MATERIAL.none }),
    part: moved(drawn.buffers.part),
    depth: moved(drawn.buffers.depth, { none: -Infinity }),
  }
  return { ...drawn, picture: { width, height, data: moved(drawn.picture.data, { each: 4 }) }, buffers }
}
