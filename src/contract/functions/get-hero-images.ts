import { z } from 'zod'
import { defineFunction } from '../define-function.ts'

export const getHeroImages = defineFunction({
  id: 'get-hero-images',
  method: 'GET',
  access: 'public',
  input: z.object({}),
  output: z.object({ success: z.literal(true), data: z.array(z.string()) }),
  errors: [],
})
