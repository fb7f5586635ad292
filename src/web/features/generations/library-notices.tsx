import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Drawing } from '#web/ui/drawing.tsx'

/** Nothing here yet, and what to do next. */
export function LibraryEmpty() {
  return (
    <div className="mx-auto mt-6 flex max-w-100 flex-col items-center text-center">
      <Drawing progress={0} isDim className="aspect-square w-60 rounded-panel" />
      <p className="display mt-7 text-card">No tasks found</p>
      <p className="mt-2.5 text-soft">Everything you make stands here, with its price and its progress.</p>
      <Link to="/create" className={`mt-6 ${buttonStyle({ kind: 'primary' })}`}>
        Create a character
      </Link>
    </div>
  )
}

/** The list could not be had; nothing of it is lost. */
export function LibraryFailed({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert" className="mx-auto mt-10 flex max-w-100 flex-col items-center text-center">
      <p className="display text-card">Your generations could not be loaded</p>
      <p className="mt-2.5 text-soft">They are safe; only the way to them is blocked just now.</p>
      <Button className="mt-6" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
