import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { findStyle, STYLE_NAMES } from '../../contract/styles.ts'
import type { CreateCanvas } from '../canvas.ts'
import { stylePhoto } from './style-photo.ts'

test('every style', () => {
  const photo = { width: 48, height: 40, data: new Uint8ClampedArray(48 * 40 * 4).fill(128) }
  for (const name of STYLE_NAMES) {
    const style = findStyle(name)!
    const styled = stylePhoto(photo, undefined, {
      style,
      seed: 's',
      candidate: 1,
      createCanvas: createCanvas as unknown as CreateCanvas,
    })
    expect(styled.data).toHaveLength(photo.data.length)
  }
})
