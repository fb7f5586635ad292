import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import type { LibraryTab } from './library-filter.ts'

const EMPTY_TABS: Record<LibraryTab, string> = {
  ALL: 'Everything you make stands here, with its price and its progress.',
  SUCCESS: 'Nothing is finished yet. What you make stands here as soon as it is.',
  QUEUED: 'Nothing waits for its turn. What you start next stands here until it begins.',
  FAILED: 'Nothing has failed. If something does, its credits come back and it stands here.',
}

/** Nothing here, and what to do next: begin, or look wider where something was looked for. */
export function LibraryEmpty({ tab, isNarrowed, onClear }: { tab: LibraryTab; isNarrowed: boolean; onClear(): void }) {
  return (
    <div className="mx-auto mt-6 flex max-w-100 flex-col items-center text-center">
      <EmptyStage />
      <p className="display mt-7 text-card small:mt-5">No tasks found</p>
      <p className="mt-2.5 text-balance text-soft">
        {isNarrowed ? 'Nothing of yours is like this. Look among all of your generations.' : EMPTY_TABS[tab]}
      </p>
      {isNarrowed ? (
        <Button className="mt-6" onClick={onClear}>
          Show all generations
        </Button>
      ) : (
        <Link to="/create" className={`mt-6 ${buttonStyle({ kind: 'primary' })}`}>
          Create a character
        </Link>
      )}
    </div>
  )
}

/** Started and paid for, and not in the list yet: nobody sees an empty library while credits are held. */
export function LibraryStarting({ names, isAlone }: { names: readonly string[]; isAlone: boolean }) {
  return (
    // Around the list: a role on the list itself would take its own away, and its items would belong to nothing.
    <div role="status" aria-label="Starting">
      <ul className={isAlone ? 'flex flex-wrap gap-4' : 'mb-6 grid gap-2 small:mb-4'}>
        {names.map((name, index) =>
          isAlone ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and none changes its place.
            <li key={index} className="w-72 small:w-full">
              <Drawing progress={0} className="aspect-square animate-shimmer rounded-picture">
                <p className="font-semibold">Starting...</p>
                <p className="mt-0.5 text-xs opacity-75">It stands here in a moment.</p>
              </Drawing>
              <bdi className="mt-2.5 block truncate px-0.5 font-semibold text-sm">{name}</bdi>
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <li key={index} className="rounded-control bg-wing px-4 py-3 text-sm text-soft">
              <bdi className="font-semibold text-ink">{name}</bdi> is starting. It stands here in a moment.
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

/** The list could not be had; nothing of it is lost. */
export function LibraryFailed({ isOffline, onRetry }: { isOffline: boolean; onRetry(): void }) {
  return (
    <div role="alert" className="mx-auto mt-6 flex max-w-100 flex-col items-center text-center">
      <EmptyStage />
      <p className="display mt-7 text-balance text-card small:mt-5">
        {isOffline ? 'You are offline' : 'Your generations could not be loaded'}
      </p>
      <p className="mt-2.5 text-balance text-soft">
        {isOffline
          ? 'They come back by themselves as soon as the network does.'
          : 'They are safe; only the way to them is blocked just now.'}
      </p>
      {!isOffline && (
        <Button className="mt-6" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}

function EmptyStage() {
  return <Drawing progress={0} isDim className="aspect-square w-60 rounded-panel small:w-44" />
}
