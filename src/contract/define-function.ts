import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { countCharacters, isVisible, withoutDirectionMarks } from './text.ts'

/** One server function: what it takes, what it answers and what it may refuse. */
export interface FunctionDefinition<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly id: string
  /** What clients send by habit; the server accepts any method. */
  readonly method: 'GET' | 'POST'
  /** `account` needs a signed-in, non-anonymous user; `public` also serves guests. */
  readonly access: 'account' | 'public'
  readonly input: Input
  readonly output: Output
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

/** A text of `minChars` to `maxChars` code points after trimming and NFC. */
export function text(minChars: number, maxChars: number) {
  return z
    .string()
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => !value.includes('\u0000'), { error: 'must not contain the null character' })
    .refine((value) => countCharacters(value) >= minChars, {
      error: `must have at least ${minChars} ${minChars === 1 ? 'character' : 'characters'}`,
    })
    .refine((value) => countCharacters(value) <= maxChars, { error: `must have at most ${maxChars} characters` })
}

/** A name of 1 to `maxChars` code points that can be seen and turns no text around it. */
export function name(maxChars: number) {
  return z
    .string()
    .transform(withoutDirectionMarks)
    .pipe(text(1, maxChars))
    .refine(isVisible, { error: 'must have a character that can be seen' })
}

/** An id of ours or of a client: at most 36 characters, not starting with punctuation (wire page §2.2). */
export const Id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/, 'must be an id')
