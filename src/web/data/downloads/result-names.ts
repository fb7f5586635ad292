import type { JobCard } from '#contract/entities/job.ts'
import { jobTypeName } from '../jobs/job-words.ts'

const MAX_NAME_CHARS = 60

/** What no file system takes in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among it.
const UNSAFE = /[\\/:*?"<>|\u0000-\u001f]/g

/** One file of a job. */
export interface ResultFile {
  readonly url: string
  /** Without its ending, which only its content tells. */
  readonly name: string
}

/** The files of these jobs under names that people know again: "Anselm, Preview 2026-11-20 (2)". No two are alike. */
export function resultFiles(jobs: readonly JobCard[]): readonly ResultFile[] {
  const taken = new Map<string, number>()
  return jobs.flatMap(({ resultUrls, characterName, type, $createdAt }) => {
    const who = characterName.replace(UNSAFE, ' ').trim().slice(0, MAX_NAME_CHARS) || 'Generation'
    const stem = `${who}, ${jobTypeName(type)} ${$createdAt.slice(0, 10)}`
    return resultUrls.map((url) => {
      const number = (taken.get(stem) ?? 0) + 1
      taken.set(stem, number)
      return { url, name: number === 1 ? stem : `${stem} (${number})` }
    })
  })
}
