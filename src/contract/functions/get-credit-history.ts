import { z } from 'zod'
import { defineFunction, optional } from '../define-function.ts'
import { listOf } from '../entities/list.ts'

/** What can move credits: given, taken for a job, given back when it failed, taken back after a refund. */
const MOVES = ['grant', 'hold', 'release', 'takeback'] as const

const CreditEntry = z.object({
  $id: z.string(),
  kind: z.enum(MOVES),
  /** What the balance changed by. */
  amount: z.number().int(),
  balanceAfter: z.number().int(),
  /** In plain words. */
  reason: z.string(),
  /** The generation it belongs to, while that stands in the library. */
  jobId: z.string().optional(),
  $createdAt: z.string(),
})
export type CreditEntry = z.infer<typeof CreditEntry>

/** Every movement of the caller's credits, newest first; the amounts sum up to the balance. */
export const getCreditHistory = defineFunction({
  id: 'get-credit-history',
  method: 'GET',
  access: 'account',
  input: z.object({
    cursorAfter: optional(z.string().regex(/^[0-9]{1,15}$/, 'must be the $id of an entry')),
    format: optional(z.enum(['json', 'csv'])),
  }),
  /** As `csv` the entries stand in a text of many lines instead of `data`; `nextCursor` is the `cursorAfter` that goes on. */
  output: listOf(CreditEntry).extend({ csv: z.string().optional(), nextCursor: z.string().optional() }),
  errors: [],
})
