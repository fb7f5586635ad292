/** A part of the studio that is not loaded yet: whoever catches it loads the part and draws again. */
export class PartMissing extends Error {
  readonly load: () => Promise<unknown>

  constructor(load: () => Promise<unknown>) {
    super('a part of the studio is not loaded yet')
    this.load = load
  }
}

/** Parts that are loaded one by one when they are asked for, but for those that are `ready`. */
export function lateTable<Key extends string, Part, Ready extends Key = never>(
  ready: Readonly<Record<Ready, Part>>,
  loaders: Readonly<Record<Exclude<Key, Ready>, () => Promise<Part>>>,
): {
  /** Throws `PartMissing` for a part that is not loaded. */
  get(key: Key): Part
  load(key: Key): Promise<void>
} {
  const loaded = new Map(Object.entries(ready) as [Key, Part][])
  const isLate = (key: Key): key is Exclude<Key, Ready> => !loaded.has(key)
  const load = async (key: Key) => {
    if (isLate(key)) loaded.set(key, await loaders[key]())
  }
  return {
    get(key) {
      const part = loaded.get(key)
      if (part === undefined) throw new PartMissing(() => load(key))
      return part
    },
    load,
  }
}
