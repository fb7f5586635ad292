import { createCanvas } from '@napi-rs/canvas'
import type { Picture } from '#studio/canvas.ts'

export interface Cell {
  readonly picture: Picture
  /** Written below it; a sheet that is to be guessed has none. */
  readonly label?: string
}

const LABEL_PX = 22

/** Lays pictures of one size out in rows; a PNG to be looked at: small, large, upside down (art direction, "Judging"). */
export async function encodeGrid(cells: readonly Cell[], columns: number): Promise<Uint8Array> {
  const { width = 1, height = 1 } = cells[0]?.picture ?? {}
  const labelPx = cells.some(({ label }) => label) ? LABEL_PX : 0
  const sheet = createCanvas(columns * width, Math.ceil(cells.length / columns) * (height + labelPx))
  const context = sheet.getContext('2d')
  context.fillStyle = '#16121f'
  context.fillRect(0, 0, sheet.width, sheet.height)
  context.font = '15px sans-serif'
  for (const [index, { picture, label }] of cells.entries()) {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * (height + labelPx)]
    const cell = context.createImageData(picture.width, picture.height)
    cell.data.set(picture.data)
    context.putImageData(cell, x, y)
    context.fillStyle = '#f4f0ff'
    if (label) context.fillText(label, x + 6, y + height + 16, width - 12)
  }
  return await sheet.encode('png')
}
