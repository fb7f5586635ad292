import type { QueryClient } from '@tanstack/react-query'

const LISTS = new Set<unknown>(['jobs', 'running-jobs'])

/** Every list of jobs is asked for anew: one was started, changed or removed. */
export function refreshJobs(queryClient: QueryClient): void {
  const isList = (key: readonly unknown[]) => key[0] === 'user' && LISTS.has(key[2])
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isList(queryKey) })
}
