import type { Threads } from '../../platform/threads/threads.ts'

/** A description that says all that the text says, and more; of which text and seed alone decide. Throws 'RATE_LIMITED'. */
export type EnhanceDescription = (text: string, options: { seed: string; userId: string }) => Promise<string>

/** The studio's own words, found in a thread: reading a long text takes longer than anybody's call may wait for it. */
export function createEnhancer({ threads }: { threads: Pick<Threads, 'run'> }): EnhanceDescription {
  const task = new URL('./enhance-in-thread.ts', import.meta.url)
  return (text, { seed, userId }) =>
    threads.run<typeof import('./enhance-in-thread.ts')>(task, { text, seed }, { owner: userId })
}
