const MAX_SUBSCRIPTIONS = 100

/** What one connection wants to hear, by channel and by the subscriptions of its client. */
export interface Subscriptions {
  /** Channels without an id, of clients that name them in the address. */
  readonly plain: ReadonlySet<string>
  /** False when there are too many. The same id again replaces its channels. */
  set(id: string, channels: readonly string[]): boolean
  /** False when it was not there. */
  remove(id: string): boolean
  /** Which subscriptions an event on these channels meets; undefined when the connection does not want it at all. */
  match(channels: readonly string[]): string[] | undefined
}

export function createSubscriptions(plainChannels: readonly string[]): Subscriptions {
  const plain = new Set(plainChannels)
  const byId = new Map<string, ReadonlySet<string>>()
  return {
    plain,
    set(id, channels) {
      if (!byId.has(id) && byId.size >= MAX_SUBSCRIPTIONS) return false
      byId.set(id, new Set(channels))
      return true
    },
    remove: (id) => byId.delete(id),
    match(channels) {
      const ids = [...byId].filter(([, wanted]) => channels.some((channel) => wanted.has(channel))).map(([id]) => id)
      return ids.length > 0 || channels.some((channel) => plain.has(channel)) ? ids : undefined
    },
  }
}
