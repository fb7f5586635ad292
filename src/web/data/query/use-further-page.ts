import { useState } from 'react'

/** What lies beyond an end of a list: nothing more, more, more that is on its way, or more that could not be had. */
export type BeyondEnd = 'nothing' | 'more' | 'loading' | 'lost'

/**
 * The next page beyond one end of a list. What was lost stays lost, whatever else happens to the list, until `load` is called
 * for it or the list ends at another `place`: the cache's own error goes with every other page and every change of the data.
 * While it is lost nothing may ask for it by itself. `fetchPage` answers whether the page could not be had.
 */
export function useFurtherPage({
  place,
  hasMore,
  isLoading,
  fetchPage,
}: {
  place: string | undefined
  hasMore: boolean
  isLoading: boolean
  fetchPage(): Promise<boolean>
}): { beyond: BeyondEnd; load(): Promise<void> } {
  const [lostAt, setLostAt] = useState<{ place: string | undefined }>()
  const load = async () => {
    setLostAt(undefined)
    if (await fetchPage()) setLostAt({ place })
  }
  const isLost = lostAt !== undefined && lostAt.place === place
  const beyond = isLoading ? 'loading' : !hasMore ? 'nothing' : isLost ? 'lost' : 'more'
  return { beyond, load }
}
