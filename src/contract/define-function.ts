import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { hasAtLeast, hasAtMost, isVisible, withoutDirectionMarks } from './text.ts'

/** One server function: what it takes, what it answers and what it may refuse. */
export interface FunctionDefinition<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly id: string
  /** What clients send by habit; the server accepts any method. */
  readonly method: 'GET' | 'POST'
  /** `account` needs a signed-in, non-anonymous user; `public` also serves guests. */
  readonly access: 'account' | 'public'
  readonly input: Input
  readonly output: Output
  /** Files come inside its request, which may be larger for that. */
  readonly bringsFiles?: boolean
  /** HTTP status of a good answer where it is not 200. */
  readonly successStatus?: number
  /** Refusals beyond 'validation.invalid', 'request.not-json' and 'user.mismatch', which every function may answer. */
  readonly errors: readonly ErrorCode[]
}

export function defineFunction<
  Id extends string,
  Access extends FunctionDefinition['access'],
  Input extends z.ZodType,
  Output extends z.ZodType,
>(
  definition: FunctionDefinition<Input, Output> & { readonly id: Id; readonly access: Access },
): FunctionDefinition<Input, Output> & { readonly id: Id; readonly access: Access } {
  return definition
}

/** Where a field may be left out, `null` and `""` mean the same as leaving it out (functions page). */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional())
}

/** NFC makes a text at most this many times shorter, in UTF-16 units for each character that counts. */
const MOST_UNITS_OF_A_CHARACTER = 4

/** Refuses what is far too long before anything looks into it. */
function bounded(maxChars: number) {
  const error = `must have at most ${maxChars} characters`
  return z.string().refine((value) => value.length <= MOST_UNITS_OF_A_CHARACTER * maxChars, { error, abort: true })
}

/** What clients send along and nobody reads: an object of any content. */
export const unreadObject = z.custom<object>((value) => typeof value === 'object' && value !== null, 'must be an object')

/** A text of `minChars` to `maxChars` code points after trimming and NFC. */
export function text(minChars: number, maxChars: number) {
  return bounded(maxChars)
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => !value.includes('\u0000'), { error: 'must not contain the null character' })
    .refine((value) => hasAtLeast(value, minChars), {
      error: `must have at least ${minChars} ${minChars === 1 ? 'character' : 'characters'}`,
    })
    .refine((value) => hasAtMost(value, maxChars), { error: `must have at most ${maxChars} characters` })
}

/** A name of 1 to `maxChars` code points that can be seen and turns no text around it. */
export function name(maxChars: number) {
  return bounded(maxChars)
    .transform(withoutDirectionMarks)
    .pipe(text(1, maxChars))
    .refine(isVisible, { error: 'must have a character that can be seen' })
}

/** An id of ours or of a client: at most 36 characters, not starting with punctuation (wire page §2.2). */
export const Id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/, 'must be an id')
