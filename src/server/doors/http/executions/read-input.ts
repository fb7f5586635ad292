import type { z } from 'zod'
import { AppError } from '#contract/app-error.ts'
import type { FunctionDefinition } from '#contract/define-function.ts'
import type { Caller } from '#server/functions/handlers.ts'
import { isObject } from '../read-bodies.ts'
import { describeIssue } from './describe-issue.ts'

/**
 * The parsed input of a function. Throws AppErrors: request.not-json, user.mismatch when the request names another user than
 * the caller (OP-45), validation.invalid with the field's name.
 */
export function readInput(definition: FunctionDefinition, body: string, caller: Caller | null): unknown {
  const input = parseBody(body)
  if (caller !== null && namesAnother(input.userId, caller)) throw new AppError('user.mismatch')
  const result = definition.input.safeParse(input, { error: describeIssue })
  if (!result.success) throw invalid(result.error.issues[0])
  return result.data
}

function parseBody(body: string): Record<string, unknown> {
  if (body.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(body)
    if (isObject(value)) return value
  } catch {
    // Said below in the catalogue's words.
  }
  throw new AppError('request.not-json')
}

function namesAnother(userId: unknown, caller: Caller): boolean {
  return typeof userId === 'string' && userId !== '' && userId !== caller.userId
}

function invalid(issue: z.core.$ZodIssue | undefined): AppError {
  const path = issue?.path.map(String) ?? []
  const message = `Validation Error: ${nameOf(path)} ${issue?.message ?? 'is not valid'}.`
  return new AppError('validation.invalid', { message, field: path.join('.') })
}

/** A field in plain words: options.seedText is "The seed text in options". */
function nameOf(path: readonly string[]): string {
  const words = path
    .filter((part) => !/^\d+$/.test(part))
    .map((part) => part.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
  return words.length > 0 ? `The ${words.toReversed().join(' in ')}` : 'The request'
}
