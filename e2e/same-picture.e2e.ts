import { createCanvas } from '@napi-rs/canvas'
import type { StyleId } from '#contract/styles.ts'
import { giveStoredForm } from '#server/platform/engines/studio/give-stored-form.ts'
import type { CreateCanvas } from '#studio/canvas.ts'
import { drawPicture } from '#studio/draw-picture.ts'
import { drawTogether } from '#studio/edit/draw-together.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { castOthers } from '#studio/sheet/casting/cast-others.ts'
import { readDescription } from '#studio/words/read-description.ts'
import { expect, test } from './fixtures.ts'

giveStoredForm()

const DESCRIPTION = 'a red-haired pirate with an eyepatch, freckles and a striped shirt on a ship at dusk, half figure'
const STYLES: readonly StyleId[] = [
  'anime',
  'photoreal',
  'pixel-art',
  'watercolor',
  'comic-book',
  'neonpunk',
  'pixar',
  '3d-cartoon',
  '3d-anime',
]
/** Hats, what is held and places come into the browser when they are asked for; the book of who reads was never named. */
const WITH_THINGS = ['a wizard with a pointed hat and a staff in a library, full figure', 'a girl sits reading in a garden']
/** What few wear comes when a sheet names it; the misspelt word brings the speller. */
const WITH_SELDOM_PARTS = [
  'a bearded captain with a monocle, a scar and a tattooed forearm sits on a bench in the snow, a striped scarf and an owl',
  'an angel in a ball gown with wings, hoop earrings and curlly hair under falling petals',
]
/** Common people are there first; all come with a word that is not theirs, and with animals, which beings are named for. */
const WITH_COMMON_AND_RARE_WORDS = ['a young woman with long red hair in a blue dress', 'a cat girl', 'an office lady in grey']
/** Who else is in the picture, and how people are told apart, comes with a text that has several. */
const WITH_OTHERS = ['a man in a red coat next to a woman with curly hair in a blue dress', 'a couple in a park']
/** Many small smooth outlines, upright and turned: what Skia fills in one of two ways (src/studio/sure-outlines.ts). */
const WITH_SMALL_OUTLINES: readonly { description: string; style: StyleId }[] = [
  { description: 'a woman in a lavender field', style: 'line-art' },
  { description: 'a woman in a wheat field', style: 'anime' },
  { description: 'a woman in front of a waterfall', style: 'anime' },
  { description: 'a witch with a broom in a bamboo forest, fireworks at night', style: 'american-cartoon' },
  { description: 'a cowboy with a guitar on an alien planet under falling petals', style: 'surrealist' },
]
/** People of the human form moved away from life, and who has no human form and is drawn as before. */
const IN_A_MANNER: readonly { description: string; style: StyleId }[] = [{ description: 'a mermaid on a rock', style: 'pixar' }]
const REQUESTS = [
  ...STYLES.map((style) => ({ description: DESCRIPTION, style })),
  ...[...WITH_THINGS, ...WITH_SELDOM_PARTS, ...WITH_COMMON_AND_RARE_WORDS, ...WITH_OTHERS].map((description) => ({
    description,
    style: 'anime' as const,
  })),
  ...WITH_SMALL_OUTLINES,
  ...IN_A_MANNER,
]
const SIZE = { widthPx: 128, heightPx: 128 }
/** The sketch worker's own draw of the dice. */
const DICE = { seed: 'live sketch', candidate: 1 }

/** Software raster draws the same bytes everywhere; a processor for graphics may round otherwise. */
test('the browser draws the very picture that the server draws', async ({ page }) => {
  await page.goto('/create')
  await page.getByRole('textbox', { name: 'Describe your character' }).fill('a woman')
  const workerUrl = () =>
    page.evaluate(() => performance.getEntriesByType('resource').find(({ name }) => /sketch-worker/.test(name))?.name)
  await expect.poll(workerUrl).toBeDefined()
  const url = (await workerUrl()) ?? ''
  for (const { description, style } of REQUESTS) {
    const seen = await page.evaluate(
      async ({ url, request }) => {
        const worker = new Worker(url, { type: 'module' })
        const { promise, resolve, reject } = Promise.withResolvers<ImageBitmap>()
        const ask = () => worker.postMessage({ number: 1, ...request })
        worker.onmessage = ({ data }) => {
          // The server has all of the human form; so has the browser when the rest has come.
          if (data.hasFinerForm) ask()
          else if (data.isFirstLook) data.picture.close()
          else if (data.picture) resolve(data.picture)
          else reject(new Error('nothing was drawn'))
        }
        worker.onerror = () => reject(new Error('the worker failed'))
        ask()
        const picture = await promise
        worker.terminate()
        const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
        context?.drawImage(picture, 0, 0)
        return [...(context?.getImageData(0, 0, picture.width, picture.height).data ?? [])]
      },
      { url, request: { description, style, ...SIZE } },
    )
    const { reading } = readDescription(description)
    const sheets = castCharacter(reading, { ...DICE, style })
    const order = { ...sheets, style, ...SIZE, createCanvas: createCanvas as unknown as CreateCanvas }
    const others = castOthers(reading, sheets.character, { ...DICE, style })
    const { data } = (others.length > 0 ? drawTogether({ ...order, others }) : drawPicture(order)).picture
    expect(Buffer.from(seen).equals(Buffer.from(data)), `${style}, ${description}: the same bytes`).toBe(true)
  }
})
