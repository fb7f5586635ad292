import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import type { NamedValue } from '#server/core/executions/execution.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const MAX_HEADERS = 100
const MAX_HEADER_CHARS = 4096
/** Of all names and values together: they are kept with the call for a day. */
const MAX_HEADERS_BYTES = 8192

/** Names of letters, digits and hyphens; `x-appwrite-` is the platform's own, so that nobody can pretend to be it. */
const HeaderName = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,128}$/, 'header names have letters, digits and hyphens')
  .refine((name) => !name.toLowerCase().startsWith('x-appwrite-'), { error: 'header names must not begin with x-appwrite-' })

const HeaderValue = z
  .union([z.string(), z.number(), z.boolean()], 'header values must be texts')
  .transform(String)
  .refine((value) => value.length <= MAX_HEADER_CHARS, { error: `header values have at most ${MAX_HEADER_CHARS} characters` })

const Headers = z.record(z.string(), z.unknown(), 'must be an object').transform((headers, context): NamedValue[] => {
  const entries = Object.entries(headers)
  if (entries.length > MAX_HEADERS) context.addIssue({ code: 'custom', message: `has at most ${MAX_HEADERS} entries` })
  const bytes = entries.reduce((sum, [name, value]) => sum + Buffer.byteLength(`${name}${value}`), 0)
  if (bytes > MAX_HEADERS_BYTES) {
    context.addIssue({ code: 'custom', message: `must have at most ${MAX_HEADERS_BYTES} bytes together` })
    return []
  }
  return entries.slice(0, MAX_HEADERS).flatMap(([name, value]) => {
    const parsed = z.tuple([HeaderName, HeaderValue]).safeParse([name, value])
    if (parsed.success) return { name: parsed.data[0].toLowerCase(), value: parsed.data[1] }
    context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? 'is not valid' })
    return []
  })
})

/** What a client may say about a call (wire page §8). */
export const EXECUTION_PARAMETERS = {
  body: z
    .string('must be a text')
    .refine((body) => Buffer.byteLength(body) <= LIMITS.executionBodyMaxBytes, {
      error: `must have at most ${LIMITS.executionBodyMaxBytes} bytes`,
    })
    .default(''),
  async: z.boolean('must be true or false').default(false),
  path: z
    .string('must be a text')
    .max(2048, 'must have at most 2048 characters')
    .refine((path) => !path.includes('\u0000'), { error: 'must not contain the null character' })
    .default('/'),
  method: z.enum(METHODS, `must be one of ${METHODS.join(', ')}`).default('POST'),
  headers: Headers.default([]),
  scheduledAt: z.string('must be a date').optional(),
}
