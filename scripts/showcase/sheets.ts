import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { findStyle, STYLE_NAMES, type StyleId } from '#contract/styles.ts'
import { editDrawing } from '#studio/edit/edit-drawing.ts'
import { NO_GRADE } from '#studio/edit/grade.ts'
import { readInstruction } from '#studio/edit/read-instruction.ts'
import { sceneOfPrompt } from '#studio/edit/scene-of-prompt.ts'
import { castDescribed, drawSheets } from './draw-described.ts'
import { type Cell, encodeGrid } from './grid.ts'
import { TOOL_WALLS } from './tool-walls.ts'
import { openWorkshop } from './workshop.ts'

const CELL_PX = 320
const SIZE = { widthPx: CELL_PX, heightPx: CELL_PX }

const ONE =
  'A red-haired young woman with long wavy hair, green eyes and freckles in a navy coat by the sea in the morning, smiling, bust portrait'

const PEOPLE = [
  'a stern old woman with short white hair and round glasses in a grey cardigan in her kitchen',
  'a muscular bald man with a full black beard and a tattooed arm in a gym',
  'a shy 7-year-old boy with freckles, brown curls and a striped t-shirt in a meadow',
  'an elf archer with long silver hair and a green cloak, holding a bow in the forest',
  'an orc warrior with tusks, a topknot and heavy armor in front of a castle at dusk',
  'a pale vampire count with slicked-back black hair and a red cape in a hall at night',
  'a cat girl with orange hair and a school uniform, laughing on a rooftop at sunset',
  'a friendly robot with a round head and glowing blue eyes in a laboratory',
  'a blue-skinned alien queen with a golden crown and a purple robe on a spaceship',
  'a woman in a wheelchair with black braids, a yellow raincoat and rain in the city',
  'a Black man with dreadlocks, a hearing aid and a white suit in a jazz bar',
  'a woman with a hijab, a lab coat and safety glasses in a laboratory',
  'a samurai with a topknot and a katana under cherry blossoms',
  'a plump baker with a moustache, an apron and a loaf of bread in his bakery',
  'a teenage girl with pink and blue hair in space buns, headphones and a hoodie in a neon city',
  'a pirate captain with an eyepatch, a tricorn hat and a parrot on the deck of a ship in a storm',
  'a firefighter with soot on her face, helmet and axe in front of a burning house',
  'an astronaut in a white spacesuit on the moon',
  'a ballerina with a bun in a white tutu, full figure on a stage',
  'an Indian bride in a red sari with golden jewellery in a palace',
  'a cowboy with a grey moustache, hat and lasso in the desert at noon',
  'a witch with green hair, a pointed hat and a black cat in a misty swamp at night',
  'a footballer running, full figure, in a blue jersey in a stadium',
  'a sad clown with white make-up and a red nose in the rain',
]

const SCENES = [
  'reading a book in a library, evening light',
  'running through a rainy neon city at night, full figure',
  'laughing in a sunny meadow',
  'angry, in a castle hall, in knight armor',
  'sitting in a cafe with a cup of coffee',
  'as a pirate on the deck of a ship in a storm',
  'close portrait, crying, at night',
  'walking through the snow with a dog, full figure, winter coat',
  'in an evening gown at a ball, half figure',
  'from the side on a beach at golden hour',
  'arms crossed in a spaceship, sci-fi suit',
  'surprised, in a market, holding flowers',
]

const EDITS = [
  'make her hair blue',
  'add sunglasses and a hat',
  'make it night with rain',
  'make her angry',
  'put her in a red evening dress',
  'move her to a forest',
  'as a watercolor',
]

/** Draws the contact sheets into `folder` and tells the files. */
export async function drawContactSheets(folder: string, only: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, { columns, cells }] of Object.entries(SHEETS)) {
    if (only.length > 0 && !only.includes(name)) continue
    const path = join(folder, `${name}.png`)
    await writeFile(path, await encodeGrid(await Array.fromAsync(cells()), columns))
    console.log(path)
  }
}

const SHEETS: Readonly<Record<string, { columns: number; cells: () => Iterable<Cell> | AsyncIterable<Cell> }>> = {
  'styles-of-one-character': { columns: 7, cells: stylesOfOne },
  'people-photoreal': { columns: 6, cells: () => peopleIn('photoreal') },
  'people-anime': { columns: 6, cells: () => peopleIn('anime') },
  'scenes-photoreal': { columns: 4, cells: () => scenesIn('photoreal') },
  'scenes-anime': { columns: 4, cells: () => scenesIn('anime') },
  'edits-before-and-after': { columns: 4, cells: editsOfOne },
  'tools-before-and-after': { columns: 6, cells: toolsBeforeAndAfter },
}

function* stylesOfOne(): Generator<Cell> {
  const styles = new Map(STYLE_NAMES.map((name) => [findStyle(name), name]))
  for (const [style, label] of styles) {
    if (!style) continue
    const sheets = castDescribed({ description: ONE, style, seed: 'mira', candidate: 1 })
    yield { label, picture: drawSheets(sheets, { style, ...SIZE }) }
  }
}

function* peopleIn(style: StyleId): Generator<Cell> {
  for (const description of PEOPLE) {
    const sheets = castDescribed({ description, style, seed: 'sheet', candidate: 1 })
    yield { label: description, picture: drawSheets(sheets, { style, ...SIZE }) }
  }
}

function* scenesIn(style: StyleId): Generator<Cell> {
  const home = castDescribed({ description: ONE, style, seed: 'mira', candidate: 1 })
  for (const label of SCENES) {
    const { sheets } = sceneOfPrompt(home, label, { name: 'Mira', seed: 'scenes', index: 1, style })
    yield { label, picture: drawSheets(sheets, { style, ...SIZE }) }
  }
}

function* editsOfOne(): Generator<Cell> {
  const style: StyleId = 'anime'
  const sheets = castDescribed({ description: ONE, style, seed: 'mira', candidate: 1 })
  yield { label: 'before', picture: drawSheets(sheets, { style, ...SIZE }) }
  for (const label of EDITS) {
    const { drawn } = editDrawing({ sheets, style, grade: NO_GRADE }, readInstruction(label), { seed: 'edits' })
    yield { label, picture: drawSheets(drawn.sheets, { style: drawn.style, ...SIZE }) }
  }
}

async function* toolsBeforeAndAfter(): AsyncGenerator<Cell> {
  await using workshop = openWorkshop()
  for (const [tool, recipe] of Object.entries(TOOL_WALLS)) {
    for (const [name, { bytes }] of Object.entries(await recipe(workshop))) {
      const { data } = await sharp(bytes).resize(CELL_PX, CELL_PX).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      yield { label: `${tool}: ${name}`, picture: { width: CELL_PX, height: CELL_PX, data: new Uint8ClampedArray(data) } }
    }
  }
}
