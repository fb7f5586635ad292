import { z } from 'zod'

/** The reply of every list: newest first, page 25, `cursorAfter` = last `$id` (functions page). */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ success: z.literal(true), data: z.array(item), total: z.number().int(), hasNextPage: z.boolean() })
}
