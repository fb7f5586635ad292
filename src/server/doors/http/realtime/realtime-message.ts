import { z } from 'zod'

const SubscriptionId = z.string().min(1).max(36)

/** What a client says over the socket (wire page §11.3). */
const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('authentication'), data: z.object({ session: z.string().max(4096) }) }),
  z.object({
    type: z.literal('subscribe'),
    data: z
      .array(z.object({ subscriptionId: SubscriptionId, channels: z.array(z.string().min(1).max(255)).max(100) }))
      .max(100),
  }),
  z.object({ type: z.literal('unsubscribe'), data: z.array(z.object({ subscriptionId: SubscriptionId })).max(100) }),
])
export type RealtimeMessage = z.infer<typeof Message>

/** Reads a frame; undefined for everything that is no message of the protocol. */
export function readRealtimeMessage(text: string): RealtimeMessage | undefined {
  try {
    return Message.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
