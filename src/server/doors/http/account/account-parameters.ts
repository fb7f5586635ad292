import { z } from 'zod'
import { Id } from '#contract/define-function.ts'
import { LIMITS } from '#contract/limits.ts'
import { countCharacters } from '#contract/text.ts'
import { newId } from '#server/core/accounts/new-id.ts'

/** Text that PostgreSQL can store. */
const StorableText = z
  .string('must be a text')
  .refine((value) => !value.includes('\u0000'), { error: 'must not contain the null character' })

/** An id the client chose, or `unique()` to have one made. */
export const ChosenId = z
  .string('must be an id')
  .transform((id) => (id === 'unique()' ? newId() : id))
  .pipe(Id)

/** Kept and compared in lower case. */
export const Email = z
  .string('must be an e-mail address')
  .max(320, 'must have at most 320 characters')
  .transform((email) => email.toLowerCase())
  .pipe(z.email('must be an e-mail address'))

export const Password = z
  .string('must be a text')
  .refine((password) => isBetween(countCharacters(password), LIMITS.passwordMinChars, LIMITS.passwordMaxChars), {
    error: `must have between ${LIMITS.passwordMinChars} and ${LIMITS.passwordMaxChars} characters`,
  })

export const Name = StorableText.refine((name) => countCharacters(name) <= LIMITS.accountNameMaxChars, {
  error: `must have at most ${LIMITS.accountNameMaxChars} characters`,
})

export const Prefs = z.record(z.string(), z.unknown(), 'must be an object')

function isBetween(count: number, least: number, most: number): boolean {
  return count >= least && count <= most
}
