import { COMMON_PEOPLE } from './common-people.ts'
import type { PersonWord } from './people.ts'

/** What `people.ts` is in browsers: common people are there, all come with `loadPeople`. */
export let PEOPLE: Readonly<Record<string, PersonWord>> = COMMON_PEOPLE

export async function loadPeople(): Promise<void> {
  PEOPLE = (await import('./people.ts')).PEOPLE
}
