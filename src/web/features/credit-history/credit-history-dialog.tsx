import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { callFunction } from '#web/data/functions/call-function.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { useFurtherPage } from '#web/data/query/use-further-page.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useNearEnd } from '#web/ui/use-near-end.ts'
import Download from '~icons/lucide/download'
import { EntryList } from './entry-list.tsx'
import { LoadingEntries } from './loading-entries.tsx'
import { useHistoryFile } from './use-history-file.ts'

/** Every credit that came and went, newest first, with the balance after it. */
export function CreditHistoryDialog({ userId, onClose }: { userId: string; onClose(): void }) {
  const history = useHistory(userId)
  const file = useHistoryFile()
  const end = useRef<HTMLDivElement>(null)
  const older = useFurtherPage({
    // Every new entry moves where a page ends; the end of this list is the same.
    place: userId,
    hasMore: history.hasNextPage,
    isLoading: history.isFetchingNextPage,
    fetchPage: async () => (await history.fetchNextPage()).isFetchNextPageError,
  })
  useNearEnd(end, older.beyond === 'more', older.load)
  const { entries } = history
  return (
    <Dialog isOpen onClose={onClose} title="Credit history" description="What came, what went, and what it was for.">
      {history.isPending && <LoadingEntries count={6} hasHead />}
      {history.isError && entries.length === 0 && <Failed onRetry={() => void history.refetch()} />}
      {history.isSuccess && entries.length === 0 && <Empty onLeave={onClose} />}
      {entries.length > 0 && (
        <>
          <div className="mt-5 flex items-center justify-between gap-4">
            <p className="text-sm text-soft tabular-nums">
              {history.total.toLocaleString('en-US')} {history.total === 1 ? 'entry' : 'entries'}
            </p>
            <Button size="small" icon={<Download size={16} />} isBusy={file.isBusy} onClick={file.save}>
              Download CSV
            </Button>
          </div>
          <Scroller>
            <EntryList entries={entries} onLeave={onClose} />
            <div ref={end} />
            {older.beyond === 'loading' && <LoadingEntries count={2} />}
            {older.beyond === 'lost' && <Failed onRetry={older.load} />}
          </Scroller>
        </>
      )}
    </Dialog>
  )
}

/** Scrolls below the title and its buttons, which stay; the keyboard can reach it. */
function Scroller({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Entries"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
      tabIndex={0}
      className="-mx-8 -mb-8 mt-4 min-h-0 overflow-y-auto px-8 pb-8 small:-mx-6 small:-mb-6 small:px-6 small:pb-6"
    >
      {children}
    </section>
  )
}

function useHistory(userId: string) {
  const list = useInfiniteQuery({
    queryKey: queryKeys.creditHistory(userId),
    queryFn: ({ pageParam }) => callFunction('get-credit-history', { cursorAfter: pageParam, format: undefined }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })
  const pages = list.data?.pages ?? []
  return { ...list, entries: pages.flatMap(({ data }) => data), total: pages.at(-1)?.total ?? 0 }
}

function Empty({ onLeave }: { onLeave(): void }) {
  return (
    <div className="mt-7">
      <p className="text-soft">No credits have moved yet. Whatever comes or goes will stand here.</p>
      <Link to="/create" onClick={onLeave} className={`mt-6 ${buttonStyle({ kind: 'primary', isWide: true })}`}>
        Create a character
      </Link>
    </div>
  )
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert" className="mt-7">
      <p className="text-soft">
        The history could not be loaded. Your credits are safe; only the way to them is blocked just now.
      </p>
      <Button isWide className="mt-5" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
