import type { Reading } from '../sheet/reading.ts'

export interface Recall {
  /** Attributes found and stated, by field. */
  readonly fields: ReadonlyMap<string, { readonly found: number; readonly stated: number }>
  readonly found: number
  readonly stated: number
  /** One line for each attribute that was not read. */
  readonly misses: readonly string[]
}

type Trait = Exclude<keyof Reading, 'others' | 'warnings'>

const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ')

/** The values of a field as texts; a garment with its colour and pattern. */
function textsOf(value: Reading[Trait]): string[] {
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

/** The texts of one of the fields of `a/b`; `1.a` is of the second person, `any.a` of one of them. */
function textsIn(reading: Reading, fields: string): string[] {
  const people = [reading, ...(reading.others ?? [])]
  return fields.split('/').flatMap((field) => {
    const [trait = '', who = '0'] = field.split('.').toReversed()
    const meant = who === 'any' ? people : people.slice(Number(who), Number(who) + 1)
    return meant.flatMap((person) => textsOf(person[trait as Trait])) // a field that is none reads as absent, and fails
  })
}

/** '-' is for nothing at all, '-helmet' for nothing of the kind. */
function isRead(texts: readonly string[], value: string): boolean {
  if (value.startsWith('-')) return texts.length === 0 || (value !== '-' && !isSaid(texts, value.slice(1)))
  return isSaid(texts, value) || (value.split('/').includes('-') && texts.length === 0)
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
      const texts = textsIn(reading, field)
      const count = fields.get(field) ?? { found: 0, stated: 0 }
      fields.set(field, count)
      for (const value of values.split(' + ')) {
        count.stated += 1
        if (isRead(texts, value)) count.found += 1
        else misses.push(`${field}: ${value} ≠ ${texts.join(' + ') || 'nothing'} · ${description}`)
      }
    }
  }
  const sum = (key: 'found' | 'stated') => [...fields.values()].reduce((total, count) => total + count[key], 0)
  return { fields, found: sum('found'), stated: sum('stated'), misses }
}
