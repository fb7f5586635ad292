import { useSearchParams } from 'react-router'
import { JOB_TYPES, type JobStatus, type JobType } from '#contract/job-constants.ts'
import type { JobListFilter } from '#web/data/jobs/job-list.ts'

/** The four tabs of product text §2; RUNNING has none and stands in the first (OP-21). */
export const LIBRARY_TABS = [
  { value: 'ALL', label: 'All Generations' },
  { value: 'SUCCESS', label: 'Completed' },
  { value: 'QUEUED', label: 'Queued' },
  { value: 'FAILED', label: 'Failed' },
] as const satisfies readonly { value: JobStatus | 'ALL'; label: string }[]

export type LibraryTab = (typeof LIBRARY_TABS)[number]['value']

/** What of the library is shown stands in the address, so that a link and the way back restore it. */
export function useLibraryFilter() {
  const [params, setParams] = useSearchParams()
  const status = LIBRARY_TABS.find(({ value }) => value === params.get('status'))?.value ?? 'ALL'
  const previewType = JOB_TYPES.find((type) => type === params.get('type'))
  const search = params.get('q') ?? ''
  const filter: JobListFilter = {
    ...(status !== 'ALL' && { status }),
    ...(previewType && { previewType }),
    ...(search && { search }),
  }
  const set = (name: 'status' | 'type' | 'q', value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true },
    )
  return {
    tab: status,
    filter,
    setTab: (tab: LibraryTab) => set('status', tab === 'ALL' ? '' : tab),
    setType: (type: JobType | '') => set('type', type),
    setSearch: (words: string) => set('q', words.trim()),
    clear: () => setParams({}, { replace: true }),
  }
}
