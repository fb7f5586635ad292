import { expect, test } from 'vitest'
import { dropHalo } from './drop-halo.ts'
import { FULL_COVER } from './lift-figure.ts'

/** A row of grey pixels over a grey ground: what is seen of each, and how much of it the layer covers. */
function rowOf(ground: number, pixels: readonly (readonly [seen: number, cover: number])[]) {
  const plate = new Uint8ClampedArray(pixels.length * 4).fill(ground)
  const layer = Int16Array.from(
    pixels.flatMap(([seen, cover]) => {
      const added = Math.round(seen - ground * (1 - cover / FULL_COVER))
      return cover === 0 ? [0, 0, 0, 0] : [added, added, added, cover]
    }),
  )
  return { plate, layer }
}

test('light around a figure gives way to the figure’s own colour, and a dark line stays', () => {
  const { plate, layer } = rowOf(100, [
    [100, 0],
    [150, 64],
    [160, 128],
    [60, FULL_COVER],
    [20, 128],
    [100, 0],
  ])
  const line = [...layer.subarray(16, 20)]
  dropHalo(layer, plate, 6)
  expect([...layer.subarray(4, 8)]).toEqual([0, 0, 0, 0])
  expect([...layer.subarray(8, 12)]).toEqual([15, 15, 15, 64])
  expect([...layer.subarray(16, 20)]).toEqual(line)
})
