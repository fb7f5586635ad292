import type { JobCard } from '#contract/entities/job.ts'

/** What the JSON texts of a card say (product text §3); a text that cannot be read says nothing. */
export interface CardTexts {
  readonly name: string
  readonly previewUrl: string
  /** The character of this preview has been made. */
  readonly hasCreated: boolean
  /** The address in the store that `resultData` may hold. */
  readonly storedUrl: string
}

export function readCardTexts({ characterData, resultData }: Pick<JobCard, 'characterData' | 'resultData'>): CardTexts {
  const character = parse(characterData)
  return {
    name: textOf(character, 'name'),
    previewUrl: textOf(character, 'previewUrl'),
    hasCreated: fieldOf(character, 'hasCreated') === true,
    storedUrl: textOf(parse(resultData), 'gcs_url'),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function textOf(value: unknown, field: string): string {
  const text = fieldOf(value, field)
  return typeof text === 'string' ? text : ''
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
}
