import { bodyWordsSaid } from '#studio/body/kept-body-words.ts'
import { BUILDS } from '../lexicon/bodies.ts'
import type { Notes } from '../notes.ts'

/** What is said of somebody's face and body, as far as the human form has it; undefined for nothing. */
export function bodyWordsOf({ words = '', builds, texts, implied }: Notes): string[] | undefined {
  const isDwarf = (texts.species ?? implied.texts.species) === 'dwarf'
  const isOfBody = (name: string, isDenied: boolean) => {
    // A sheet says by its species who is a dwarf.
    if (isDwarf && name === 'dwarf') return false
    // Whether 'tall' is said of a person or of a hat is read already.
    return name in BUILDS && !isDenied ? builds.some((build) => ` ${build}`.endsWith(` ${name}`)) : undefined
  }
  const phrases = bodyWordsSaid(words, isOfBody)
  return phrases.length > 0 ? [...new Set(phrases)] : undefined
}
