import { loadBodyWords } from '#studio/body/kept-body-words.browser.ts'
import type { CreateCanvas } from '#studio/canvas.ts'
import { type DrawPictureOptions, drawPicture } from '#studio/draw-picture.ts'
import { loadDrawnFaces } from '#studio/features/archetypes/shape-drawn-face.browser.ts'
import { loadAnimalHeads } from '#studio/form/animals/animal-heads.browser.ts'
import { loadAnimalShapes } from '#studio/form/animals/animal-shapes.browser.ts'
import { loadCutChanges } from '#studio/form/garments/cut-changes.browser.ts'
import { loadDrawnHair } from '#studio/form/hair/build-hair.browser.ts'
import { loadHeadwear } from '#studio/form/headwear/headwear-builders.browser.ts'
import { loadHeldThings } from '#studio/form/props/held-things.browser.ts'
import { PartMissing } from '#studio/late-table.ts'
import { loadHumanForm } from '#studio/person/human-form.browser.ts'
import { loadDrawing } from '#studio/scene/backdrops.browser.ts'
import { loadDrawnParts, loadSeldomParts } from '#studio/seldom-parts.browser.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import type { Reading } from '#studio/sheet/reading.ts'
import { drawsPerson } from '#studio/styles/draws-person.ts'
import { loadHand } from '#studio/styles/style-hands.browser.ts'
import { readDescription } from '#studio/words/read-description.ts'
import { loadWords } from '#studio/words/require-words.browser.ts'
import { createFormBringer } from './bring-form.ts'
import { drawOnForm } from './first-look.ts'
import { formFilesFor } from './form-files-for.ts'
import type { SketchMessage, SketchReply, SketchRequest } from './sketch-request.ts'

/** The first take of a fixed draw of the dice, so that a changed word changes only what it says. */
const DICE = { seed: 'live sketch', candidate: 1 }

/** The browser's canvas has everything the studio's part of Canvas 2D names. */
const createCanvas = ((widthPx: number, heightPx: number) => new OffscreenCanvas(widthPx, heightPx)) as unknown as CreateCanvas

const form = createFormBringer()
const tell = (message: SketchMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

self.onmessage = async ({ data: request }: MessageEvent<SketchRequest>) => {
  const { number } = request
  const reply = await sketch(request).then(
    (sketched): SketchReply => ({ number, ...sketched }),
    (error): SketchReply => {
      console.error('The sketch could not be drawn.', error)
      return { number, hasFailed: true }
    },
  )
  tell(reply, reply.picture && [reply.picture])
  if (reply.isFirstLook) void bringFinerForm(request)
  // Who writes may use rarer words next. If these do not come now, they are asked for again when they are read.
  if (request.description) loadWords().catch(() => {})
}

async function bringFinerForm({ style }: SketchRequest): Promise<void> {
  const missing = formFilesFor(style).filter((file) => !form.has(file))
  await Promise.all(missing.map((file) => form.bring(file)))
  if (missing.length > 0 && missing.every((file) => form.has(file))) tell({ hasFinerForm: true })
}

type Sketched = Pick<SketchReply, 'picture' | 'isFirstLook'>

async function sketch({ description, style, widthPx, heightPx, isRough }: SketchRequest): Promise<Sketched> {
  const files = description ? formFilesFor(style) : []
  const [first, ...rest] = files
  // Another person, drawn without it, would be shown first; so it is waited for.
  const formComes = first && !rest.some(form.has) ? form.bring(first) : undefined
  if (first) await loadBodyWords()
  // Words that are to be drawn need a hand, whatever they say: it comes while rare words do.
  if (description) loadStyle(style).catch(() => {})
  const { reading, spans } = await withParts(() => readDescription(description))
  if (spans.length === 0) return {}
  const { character, scene } = await withParts(() => castCharacter(reading, { ...DICE, style }))
  const order = { character, scene, style, widthPx, heightPx, isRough, createCanvas }
  const draw = reading.others ? await withOthers(reading, order) : drawPicture
  const ofForm = character.animal ? [] : files
  await Promise.all([!character.animal && formComes, loadParts({ character, scene, style })])
  // Of several people the poses and what they hold hang together: they are drawn of the whole form alone.
  if (reading.others) await Promise.all(ofForm.map((file) => form.bring(file)))
  const drawing = { form, files: ofForm, order, draw: (now: () => DrawPictureOptions) => withParts(() => draw(now())) }
  const { picture, isFirstLook } = await drawOnForm(drawing)
  const { data, width, height } = picture
  const bitmap = await createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height))
  return { picture: bitmap, ...(isFirstLook && { isFirstLook }) }
}

/** Few descriptions tell of several people: what only those need comes with them. */
async function withOthers(reading: Reading, order: DrawPictureOptions): Promise<typeof drawPicture> {
  const [{ castOthers }, { drawTogether }] = await Promise.all([
    import('#studio/sheet/casting/cast-others.ts'),
    import('#studio/edit/draw-together.ts'),
  ])
  const others = await withParts(() => castOthers(reading, order.character, { ...DICE, style: order.style }))
  await Promise.all(others.map(({ character }) => loadParts({ ...order, character })))
  return (now) => drawTogether({ ...now, others })
}

const loadStyle = (style: DrawPictureOptions['style']) => loadHand(style === 'none' ? 'photoreal' : style)

/** What the sheets tell of the parts that are needed comes at once, not one after the other. */
async function loadParts({
  character,
  scene,
  style,
}: Pick<DrawPictureOptions, 'character' | 'scene' | 'style'>): Promise<void> {
  await Promise.all([
    loadStyle(style),
    loadDrawing(scene.backdrop),
    drawsPerson(style) ? loadHumanForm() : Promise.all([loadDrawnFaces(), loadDrawnParts(), loadDrawnHair()]),
    character.animal && loadAnimalShapes(),
    character.animal && loadAnimalHeads(),
    character.garments.some(({ cut }) => cut !== undefined) && loadCutChanges(),
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
