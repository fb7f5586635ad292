/**
 * Draws the pictures on the walls of our own pages with the product's own engine: `npm run showcase [-- name …]`. They are
 * committed under public/showcase, so that a page never waits for them to be drawn. With `--sheets` it draws contact sheets
 * into reports/sheets instead, to be looked at.
 */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { DESCRIPTION_STYLES } from '#contract/styles.ts'
import { ROOT } from './run-tool.ts'
import { castDescribed, type Described, drawSheets, type PictureSize } from './showcase/draw-described.ts'
import { drawContactSheets } from './showcase/sheets.ts'

interface Wall extends Described, PictureSize {
  readonly file: string
}

const FOLDER = join(ROOT, 'public/showcase')
const WEBP_QUALITY = 82

/** Who stands for which style in the picker. */
const STYLE_PEOPLE = [
  'A smiling woman with dark skin, a black afro and golden earrings in an orange dress at golden hour, bust portrait',
  'An old man with a long white beard, round glasses and a plum coat in his library, bust portrait',
  'A red-haired young woman with green eyes in a blue coat by the sea in the morning, bust portrait',
  'A cheerful girl with black twin tails and a yellow sweater in the snow, bust portrait',
  'A blonde elf woman with a long braid and a green cloak in the forest, bust portrait',
]

const MIRA =
  'A red-haired young woman with long hair, green eyes and a navy coat by the sea in the morning, smiling, bust portrait'

const LINE_UP = [
  ['momo', 'A cat person with lilac hair, red eyes and a black hoodie in a neon city at night', 'pixel-art'],
  ['noor', 'A smiling woman with dark skin, a black afro and golden earrings in an orange dress at golden hour', 'anime'],
  ['anselm', 'A kind old man with a long white beard, round glasses and a plum coat in his library', 'photoreal'],
  ['kit', 'A teenage boy with spiky blue hair and a purple hoodie on a rooftop at dusk', 'anime'],
] as const

const WALLS: readonly Wall[] = [
  ...DESCRIPTION_STYLES.map(({ id }, index) => ({
    file: `styles/${id}`,
    description: STYLE_PEOPLE[index % STYLE_PEOPLE.length] ?? '',
    style: id,
    seed: `style ${Math.floor(index / STYLE_PEOPLE.length)}`,
    candidate: 1,
    widthPx: 480,
    heightPx: 480,
  })),
  ...(['3d-cartoon', 'anime', 'photoreal', 'comic-book', 'cyberpunk-retro', 'sci-fi'] as const).map((style) => ({
    file: `strip/${style}`,
    description: MIRA,
    style,
    seed: 'mira',
    candidate: 1,
    widthPx: 768,
    heightPx: 768,
  })),
  ...LINE_UP.map(([name, description, style]) => ({
    file: `line-up/${name}`,
    description: `${description}, bust portrait`,
    style,
    seed: name,
    candidate: 1,
    widthPx: 640,
    heightPx: 896,
  })),
]

const { values, positionals: only } = parseArgs({ allowPositionals: true, options: { sheets: { type: 'boolean' } } })
if (values.sheets) await drawContactSheets(join(ROOT, 'reports/sheets'), only)
else await drawWalls()

async function drawWalls(): Promise<void> {
  for (const { file, ...wall } of WALLS) {
    if (only.length > 0 && !only.some((name) => file.includes(name))) continue
    const picture = drawSheets(castDescribed(wall), wall)
    const path = join(FOLDER, `${file}.webp`)
    mkdirSync(dirname(path), { recursive: true })
    await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
      .webp({ quality: WEBP_QUALITY })
      .toFile(path)
    console.log(file)
  }
}
