import { Link } from 'react-router'
import { useFreeOffer } from '#web/data/credits/use-free-offer.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Drawing } from '#web/ui/drawing.tsx'

/** Nobody on the stage yet. */
export function NoCharacters() {
  const isFirstFree = useFreeOffer()
  return (
    <main className="column grid min-h-[calc(100dvh-64px)] grid-cols-2 items-center gap-16 py-14 small:grid-cols-1 small:content-center small:gap-8 small:py-8">
      <title>My Characters · Troupe</title>
      <div className="small:order-2">
        <h1 className="display text-section">No characters yet</h1>
        <p className="mt-4 max-w-md text-soft">
          Say who it is, choose one of three pictures, and the character stays the same in every scene.
          {isFirstFree && ' The first one is free.'}
        </p>
        <Link to="/create" className={`mt-8 ${buttonStyle({ kind: 'primary' })}`}>
          Create your first character
        </Link>
      </div>
      <Drawing progress={0} isDim className="aspect-[4/5] max-h-[70dvh] w-full rounded-dialog small:aspect-[4/3]" />
    </main>
  )
}

/** An id that is nobody's, or somebody else's: both look the same (CM-10). */
export function CharacterNotFound() {
  return (
    <main className="column flex min-h-[60dvh] flex-col items-start justify-center py-14">
      <title>Character not found · Troupe</title>
      <h1 className="display text-section">There is no such character</h1>
      <p className="mt-4 max-w-md text-soft">It may have been deleted, or it belongs to somebody else.</p>
      <Link to="/characters/manage" className={`mt-8 ${buttonStyle()}`}>
        My Characters
      </Link>
    </main>
  )
}

export function CharactersFailed({ onRetry }: { onRetry(): void }) {
  return (
    <main role="alert" className="column flex min-h-[60dvh] flex-col items-start justify-center py-14">
      <h1 className="display text-section">Your characters could not be loaded</h1>
      <p className="mt-4 max-w-md text-soft">They are safe; only the way to them is blocked just now.</p>
      <Button className="mt-8" onClick={onRetry}>
        Try again
      </Button>
    </main>
  )
}
