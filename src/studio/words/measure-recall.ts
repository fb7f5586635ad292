import type { Reading } from '../sheet/reading.ts'

export interface Recall {
  /** Attributes found and stated, by field. */
  readonly fields: ReadonlyMap<string, { readonly found: number; readonly stated: number }>
  readonly found: number
  readonly stated: number
  /** One line for each attribute that was not read. */
  readonly misses: readonly string[]
}

const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ')

/** The values of a field as texts; a garment with its colour and pattern. */
function textsOf(value: Reading[keyof Reading]): string[] {
  if (value === undefined) return []
  if (typeof value === 'string') return [value]
  return value.map((item) =>
    typeof item === 'string' ? item : [item.color, item.pattern, item.type].filter(Boolean).join(' '),
  )
}

/** Every word must stand in one value; of words joined by '/' any will do. */
function isSaid(texts: readonly string[], words: string): boolean {
  return texts.some((text) =>
    plain(words)
      .split(' ')
      .every((word) => word.split('/').some((either) => plain(text).includes(either))),
  )
}

/** How much of what each description states (`field: value | …`) is in its reading. */
export function measureRecall(
  corpus: readonly (readonly [description: string, states: string])[],
  read: (description: string) => Reading,
): Recall {
  const fields = new Map<string, { found: number; stated: number }>()
  const misses: string[] = []
  for (const [description, states] of corpus) {
    const reading = read(description)
    for (const part of states.split(' | ')) {
      const [field = '', values = ''] = part.split(': ')
      const texts = textsOf(reading[field as keyof Reading]) // a field that is none reads as absent, and fails
      const count = fields.get(field) ?? { found: 0, stated: 0 }
      fields.set(field, count)
      for (const value of values.split(' + ')) {
        const isFound = value.startsWith('-') && texts.length === 0 ? true : value !== '-' && isSaid(texts, value)
        count.stated += 1
        if (isFound) count.found += 1
        else misses.push(`${field}: ${value} ≠ ${texts.join(' + ') || 'nothing'} · ${description}`)
      }
    }
  }
  const sum = (key: 'found' | 'stated') => [...fields.values()].reduce((total, count) => total + count[key], 0)
  return { fields, found: sum('found'), stated: sum('stated'), misses }
}
