import { z } from 'zod'
import { SandboxRefusal } from '../payment-sandbox.ts'

/** The official SDK counts from 1 and asks until a page is empty; the first page may also be 0. */
export function pageOf(query: URLSearchParams): { limit: number; offset: number } {
  const limit = Math.min(100, Math.max(1, Number(query.get('page_size') ?? 10) || 10))
  const number = Math.max(1, Number(query.get('page_number') ?? 1) || 1)
  return { limit, offset: (number - 1) * limit }
}

/** What was sent, where it has this shape; refuses anything else. */
export function parse<Shape>(schema: z.ZodType<Shape>, value: unknown): Shape {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new SandboxRefusal(422, 'INVALID_REQUEST_PARAMETERS', z.prettifyError(parsed.error))
}
