/** What older majors ask for in the address of the connection; nothing for those that subscribe by message. */
export interface UrlChannels {
  readonly channels: readonly string[]
  /** Which of them each numbered subscription of the client wants (wire page §11.6). */
  readonly slots: ReadonlyMap<string, readonly string[]>
}

const MAX_CHANNELS = 100

/** Reads `channels[]=a` (majors 16 to 24) and `a[0][]=query` (22.3 to 24). */
export function readUrlChannels(parameters: URLSearchParams): UrlChannels {
  const channels = new Set<string>()
  const slots = new Map<string, string[]>()
  for (const [name, value] of parameters) {
    if (channels.size >= MAX_CHANNELS) break
    if (/^channels\[\d*\]$/.test(name)) channels.add(value)
    const [, channel, slot] = /^(.+)\[(\d+)\]\[\d*\]$/.exec(name) ?? []
    if (channel !== undefined && slot !== undefined) slots.set(slot, [...(slots.get(slot) ?? []), channel])
  }
  return { channels: [...channels], slots }
}
