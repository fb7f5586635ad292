import { expect, test } from 'vitest'
import { proportionsFor } from '../features/proportions-for.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { buildFigure } from './build-figure.ts'

const SIZE_PX = 700

test.each(['A kind old man in a sweater with round glasses', 'close portrait of a black man with a shaved head in a sweater'])(
  'sleeves of %s meet the garment in one seam: no patch of one shows in the other',
  (text) => {
    const { character, scene } = castCharacter(readDescription(text).reading, {
      seed: '1',
      candidate: 1,
      style: 'anime',
    })
    const proportions = proportionsFor(character, 'anime')
    const { part, material } = buildFigure(character, scene, { proportions, widthPx: SIZE_PX, heightPx: SIZE_PX }).buffers
    const patches = patchesOf(part, (at) => material[at] === MATERIAL.cloth)
    // The garment, its band and two sleeves.
    expect(patches.filter((size) => size > 5).length).toBeLessThanOrEqual(5)
  },
)

/** The sizes of all patches of one part, in pixels. */
function patchesOf(part: Uint16Array, isMeant: (at: number) => boolean): number[] {
  const seen = new Uint8Array(part.length)
  const sizes: number[] = []
  for (let start = 0; start < part.length; start += 1) {
    if (seen[start] || !isMeant(start)) continue
    const open = [start]
    seen[start] = 1
    let size = 0
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size += 1
      for (const next of [at - 1, at + 1, at - SIZE_PX, at + SIZE_PX]) {
        if (seen[next] !== 0 || part[next] !== part[start]) continue
        seen[next] = 1
        open.push(next)
      }
    }
    sizes.push(size)
  }
  return sizes
}
