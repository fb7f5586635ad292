/**
 * Draws the pictures on the walls of our own pages with the product's own engine: `npm run showcase [-- name …]`. They are
 * committed under public/showcase, so that a page never waits for them to be drawn. With `--sheets` it draws contact sheets
 * into reports/sheets instead, to be looked at.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { DESCRIPTION_STYLES } from '#contract/styles.ts'
import { ROOT } from './run-tool.ts'
import { castDescribed, type Described, drawSheets, type PictureSize } from './showcase/draw-described.ts'
import { FILM_WALLS } from './showcase/film-walls.ts'
import { drawContactSheets } from './showcase/sheets.ts'
import { TOOL_WALLS } from './showcase/tool-walls.ts'
import { openWorkshop } from './showcase/workshop.ts'

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
else {
  await drawWalls()
  await makeWithTools()
}

async function drawWalls(): Promise<void> {
  for (const { file, ...wall } of WALLS) {
    if (!isWanted(file)) continue
    const { data, width, height } = drawSheets(castDescribed(wall), wall)
    await hang(file, sharp(data, { raw: { width, height, channels: 4 } }))
  }
}

/** What the product's tools make: pictures before and after, and films with their first frames. */
async function makeWithTools(): Promise<void> {
  await using workshop = openWorkshop()
  for (const [folder, recipe] of Object.entries(TOOL_WALLS)) {
    if (!isWanted(folder)) continue
    const pictures = await recipe(workshop)
    for (const [name, { bytes }] of Object.entries(pictures)) await hang(`${folder}/${name}`, sharp(bytes))
  }
  for (const [name, make] of Object.entries(FILM_WALLS)) {
    if (!isWanted(`films/${name}`)) continue
    const { mp4, poster } = await make(workshop)
    await hang(`films/${name}`, sharp(poster))
    await writeFile(join(FOLDER, `films/${name}.mp4`), mp4)
  }
}

function isWanted(file: string): boolean {
  return only.length === 0 || only.some((name) => file.includes(name))
}

async function hang(file: string, picture: Sharp): Promise<void> {
  const path = join(FOLDER, `${file}.webp`)
  await mkdir(dirname(path), { recursive: true })
  await picture.webp({ quality: WEBP_QUALITY }).toFile(path)
  console.log(file)
}
