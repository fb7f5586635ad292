import type { Sdk } from './sdk.ts'

/** The project's id stands in the page, so that one build serves every installation. */
function readProject(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="troupe:project"]')?.content || 'troupe'
}

let loading: Promise<Sdk> | undefined

/** The client library, in a chunk of its own: the first screen is painted without it. */
export function loadSdk(): Promise<Sdk> {
  loading ??= import('./sdk.ts')
    .then(({ createSdk }) => createSdk({ endpoint: `${location.origin}/v1`, project: readProject() }))
    .catch((error) => {
      // A chunk that did not come may come the next time.
      loading = undefined
      throw error
    })
  return loading
}
