import { z } from 'zod'
import { defineFunction, Id, optional } from '../define-function.ts'
import { Character } from '../entities/character.ts'
import { listOf } from '../entities/list.ts'

export const getCharacters = defineFunction({
  id: 'get-characters',
  method: 'GET',
  access: 'account',
  input: z.object({ userId: Id, cursorAfter: optional(Id) }),
  output: listOf(Character),
  errors: [],
})
