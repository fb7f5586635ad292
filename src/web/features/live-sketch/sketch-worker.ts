import type { CreateCanvas } from '#studio/canvas.ts'
import { type DrawPictureOptions, drawPicture } from '#studio/draw-picture.ts'
import { loadAnimalHeads } from '#studio/form/animals/animal-heads.browser.ts'
import { loadAnimalShapes } from '#studio/form/animals/animal-shapes.browser.ts'
import { loadHeadwear } from '#studio/form/headwear/headwear-builders.browser.ts'
import { loadHeldThings } from '#studio/form/props/held-things.browser.ts'
import { PartMissing } from '#studio/late-table.ts'
import { loadDrawing } from '#studio/scene/backdrops.browser.ts'
import { loadSeldomParts } from '#studio/seldom-parts.browser.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { loadHand } from '#studio/styles/style-hands.browser.ts'
import { readDescription } from '#studio/words/read-description.ts'
import { loadWords } from '#studio/words/require-words.browser.ts'
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
  // The next words may be rarer ones. If these do not come now, they are asked for again when they are read.
  loadWords().catch(() => {})
}

async function sketch({ description, style, widthPx, heightPx }: SketchRequest): Promise<ImageBitmap | undefined> {
  const { reading, spans } = await withParts(() => readDescription(description))
  if (spans.length === 0) return undefined
  const { character, scene } = castCharacter(reading, { ...DICE, style })
  await loadParts({ character, scene, style })
  const { data, width, height } = await withParts(
    () => drawPicture({ character, scene, style, widthPx, heightPx, createCanvas }).picture,
  )
  return createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height))
}

/** What the sheets tell of the parts that are needed comes at once, not one after the other. */
async function loadParts({
  character,
  scene,
  style,
}: Pick<DrawPictureOptions, 'character' | 'scene' | 'style'>): Promise<void> {
  await Promise.all([
    loadHand(style === 'none' ? 'photoreal' : style),
    loadDrawing(scene.backdrop),
    character.animal && loadAnimalShapes(),
    character.animal && loadAnimalHeads(),
    character.headwear && loadHeadwear(),
    character.props.length > 0 && loadHeldThings(),
    loadSeldomParts(character),
  ])
}

/** A part that only reading or drawing itself asks for is loaded in between. */
async function withParts<Result>(work: () => Result): Promise<Result> {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof PartMissing)) throw error
    await error.load()
    return withParts(work)
  }
}
