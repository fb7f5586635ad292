import { z } from 'zod'
import { Id } from '#contract/define-function.ts'
import { LIMITS } from '#contract/limits.ts'
import { countCharacters, isVisible, withoutDirectionMarks } from '#contract/text.ts'
import { newId } from '#server/core/accounts/new-id.ts'

/** JSON of any depth parses, but writing it again exhausts the stack. */
const PREFS_MAX_DEPTH = 64

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

/** Empty for whoever tells none. */
export const Name = StorableText.transform(withoutDirectionMarks)
  .refine((name) => countCharacters(name) <= LIMITS.accountNameMaxChars, {
    error: `must have at most ${LIMITS.accountNameMaxChars} characters`,
  })
  .refine((name) => name === '' || isVisible(name), { error: 'must have a character that can be seen' })

export const Prefs = z
  .record(z.string(), z.unknown(), 'must be an object')
  .refine((prefs) => !isDeeperThan(prefs, PREFS_MAX_DEPTH), { error: `must be nested at most ${PREFS_MAX_DEPTH} deep` })

/** Looks level by level, so that no nesting can exhaust the stack. */
function isDeeperThan(value: unknown, maxDepth: number): boolean {
  let level = [value].filter(isNest)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === maxDepth) return true
    level = level.flatMap((nest) => Object.values(nest)).filter(isNest)
  }
  return false
}

function isNest(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isBetween(count: number, least: number, most: number): boolean {
  return count >= least && count <= most
}
