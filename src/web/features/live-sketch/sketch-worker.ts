import type { CreateCanvas } from '#studio/canvas.ts'
import { drawPicture } from '#studio/draw-picture.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { readDescription } from '#studio/words/read-description.ts'
import type { SketchReply, SketchRequest } from './sketch-request.ts'

/** The first take of a fixed draw of the dice, so that a changed word changes only what it says. */
const DICE = { seed: 'live sketch', candidate: 1 }

/** The browser's canvas has everything the studio's part of Canvas 2D names. */
const createCanvas = ((widthPx: number, heightPx: number) => new OffscreenCanvas(widthPx, heightPx)) as unknown as CreateCanvas

self.onmessage = async ({ data: request }: MessageEvent<SketchRequest>) => {
  let picture: ImageBitmap | undefined
  try {
    picture = await sketch(request)
  } catch (error) {
    console.error('The sketch could not be drawn.', error)
  }
  const reply: SketchReply = { number: request.number, ...(picture && { picture }) }
  self.postMessage(reply, { transfer: picture ? [picture] : [] })
}

async function sketch({ description, style, widthPx, heightPx }: SketchRequest): Promise<ImageBitmap | undefined> {
  const { reading, spans } = readDescription(description)
  if (spans.length === 0) return undefined
  const { character, scene } = castCharacter(reading, { ...DICE, style })
  const { data, width, height } = drawPicture({ character, scene, style, widthPx, heightPx, createCanvas }).picture
  return createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height))
}
