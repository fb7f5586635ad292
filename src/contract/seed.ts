import { z } from 'zod'
import { text } from './define-function.ts'

/**
 * What decides all that a request leaves open: the same request with the same seed makes the same. Well-formed, because half a
 * character can be written into no JSON of a database.
 */
export const Seed = z.union([text(0, 100).transform((seed) => seed.toWellFormed()), z.number().int()])
