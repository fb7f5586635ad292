import { defineFunction } from '../define-function.ts'
import { createCharacter } from './create-character.ts'

/** `create-character` under another name (OP-30). */
export const createCharacterJob = defineFunction({ ...createCharacter, id: 'create-character-job' })
