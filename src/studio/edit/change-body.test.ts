import { expect, test } from 'vitest'
import { bodyOfSheet } from '../body/body-of-sheet.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { readDescription } from '../words/read-description.ts'
import { editDrawing } from './edit-drawing.ts'
import { NO_GRADE } from './grade.ts'
import { readInstruction } from './read-instruction.ts'

const cast = (text: string) => castCharacter(readDescription(text).reading, { seed: 'a', candidate: 1, style: 'anime' })

/** With something beside it that every style shows, so that the picture is drawn anew. */
function edited(text: string, ...instructions: string[]): CharacterSheet {
  const drawn = { sheets: cast(text), style: 'anime', grade: NO_GRADE } as const
  const all = instructions.map((instruction) => `${instruction} and make the hair blue`)
  return all.reduce(
    (before, words) => editDrawing(before, readInstruction(words), { seed: 's' }).drawn,
    drawn as Parameters<typeof editDrawing>[0],
  ).sheets.character
}

test('a sheet keeps what a description says of face and body, and nothing else of it', () => {
  const { character } = cast('A tall astronomer with short, curly hair, hooded eyes, narrow shoulders and a red scarf')
  expect(character.bodyWords).toEqual(['tall', 'hooded eyes', 'narrow shoulders'])
  expect(cast('a woman in a red coat').character).not.toHaveProperty('bodyWords')
  expect(JSON.parse(JSON.stringify(character))).toEqual(character)
})

test.each([
  ['a woman with a small nose', 'make her nose bigger', ['slightly big nose']],
  ['a woman with dimples', 'with hooded eyes', ['dimples', 'hooded eyes']],
  ['a woman with round eyes', 'give her hooded eyes', ['hooded eyes']],
  ['a tall woman with dimples', 'remove the dimples', ['tall']],
  ['a tall woman with dimples', 'make her shorter', ['dimples']],
  ['a plump woman with dimples', 'make her slimmer', ['dimples']],
  ['a woman, 3 months pregnant', 'make her eight months pregnant', ['eight months pregnant']],
  ['a woman, 3 months pregnant', 'make her not pregnant', undefined],
  ['a giant with a hooked nose', 'turn him into an elf', ['hooked nose']],
])('%s: %s', (text, instruction, kept) => {
  expect(edited(text, instruction).bodyWords).toEqual(kept)
})

test('what was said holds through edits of other things', () => {
  const after = edited('a tall woman with a hooked nose', 'give her a hat', 'put her on a beach', 'make her older')
  expect(after.bodyWords).toEqual(['tall', 'hooked nose'])
})

test('whoever is not pregnant any more has no belly, and a nose that is taken back is straight', () => {
  expect(bodyOfSheet(edited('a pregnant woman', 'make her not pregnant'))?.build.pregnant).toBeUndefined()
  expect(edited('a woman with a hooked nose', 'remove her hooked nose').face.noseHump).toBeUndefined()
})

test('words that a style does not show change no picture, and say so', () => {
  const drawn = { sheets: cast('a woman'), style: 'anime', grade: NO_GRADE } as const
  const { changes, warnings } = editDrawing(drawn, readInstruction('give her deep-set eyes'), { seed: 's' })
  expect(changes).toBe(0)
  expect(warnings.map(({ sentence }) => sentence)).toEqual(['“give her deep-set eyes”: this style does not show it.'])
})

test('words of a body are told as not drawn only where no human form is drawn', () => {
  const { warnings } = readDescription('a woman with protruding ears').reading
  expect(warnings).toMatchObject([
    { part: 'protruding', isOfBody: true, sentence: 'Understood, but not drawn in this style: “protruding”.' },
  ])
})

test('an edit gives a drawn face another archetype, and takes it back', () => {
  const hooded = edited('a woman', 'give her hooded eyes')
  expect(hooded.face.kinds).toEqual({ eyes: 'hooded' })
  expect(edited('a woman with hooded eyes and full lips', 'remove her hooded eyes').face.kinds).toEqual({ lips: 'full' })
  expect(edited('a woman with hooded eyes', 'give her round eyes').face.kinds).toEqual({ eyes: 'round' })
})
