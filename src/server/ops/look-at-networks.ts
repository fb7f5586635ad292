import { measurePerson } from '#server/platform/engines/studio/networks/measure-person.ts'
import { createSharpMedia } from '#server/platform/media/sharp/sharp-media.ts'

const PATIENCE_MS = 30_000

/** Whether photos can be read here: the networks look at an empty picture. Throws when they are there and do not answer. */
export async function lookAtNetworks(): Promise<string> {
  const startedAt = performance.now()
  const empty = await createSharpMedia().blankThumbnail()
  const shares = await measurePerson(empty, AbortSignal.timeout(PATIENCE_MS))
  if (!shares) return 'not installed: photos cannot be read, pictures that people bring are not checked'
  return `the networks looked at a picture in ${Math.round(performance.now() - startedAt)} ms`
}
