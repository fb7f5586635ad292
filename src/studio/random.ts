/** FNV-1a over UTF-16 units: the same text gives the same 32 bits on every machine. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Numbers of 0..1 (mulberry32); the same for the same seed and trait, and independent of every other trait. */
export function randomFor(seed: string, trait: string): () => number {
  let state = hashText(`${seed}/${trait}`)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
