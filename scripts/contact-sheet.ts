/**
 * Draws a grid of people × styles to a PNG, to be looked at: small, large, upside down (art direction, "Judging").
 * Usage: node scripts/contact-sheet.ts out.png [--style anime,photoreal,pixel-art] [--size 384] [--seed 1]
 *        [--candidates 1] ["a description" …]
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findStyle } from '#contract/styles.ts'
import { castDescribed, drawSheets } from './showcase/draw-described.ts'
import { encodeGrid } from './showcase/grid.ts'

const PEOPLE = [
  'A red-haired young woman with green eyes in a blue coat by the sea, morning',
  'A teenage boy with spiky dark blue hair and a purple hoodie in a neon city at night, rain',
  'A smiling woman with dark skin, an afro and an orange dress in the mountains at golden hour',
  'A kind old man with a long white beard, round glasses and a plum coat in his library',
  'An 8-year-old girl with black twin tails and a yellow turtleneck in the snow',
  'A bearded knight in armor in a castle hall',
  'A blonde elf with a long braid and a green tunic in the forest',
  'A pirate captain with a scar on the deck of a ship',
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    style: { type: 'string', default: 'anime,photoreal,pixel-art' },
    size: { type: 'string', default: '384' },
    seed: { type: 'string', default: '1' },
    candidates: { type: 'string', default: '1' },
  },
})
const [out, ...descriptions] = positionals
if (!out) throw new Error('say where the sheet should go: node scripts/contact-sheet.ts out.png')
const sizePx = Number(values.size)
const styles = values.style.split(',').map((name) => {
  const style = findStyle(name)
  if (!style) throw new Error(`there is no style '${name}'`)
  return style
})
const people = descriptions.length > 0 ? descriptions : PEOPLE
const columns = people.flatMap((text) =>
  Array.from({ length: Number(values.candidates) }, (_, index) => ({ text, candidate: index + 1 })),
)

const cells = styles.flatMap((style) =>
  columns.map(({ text, candidate }) => {
    const sheets = castDescribed({ description: text, style, seed: values.seed, candidate })
    return { picture: drawSheets(sheets, { style, widthPx: sizePx, heightPx: sizePx }) }
  }),
)
await writeFile(out, await encodeGrid(cells, columns.length))
console.log(`${columns.length} × ${styles.length} pictures of ${sizePx} px in ${out}`)
