import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFreeOffer } from '#web/data/credits/use-free-offer.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Drawing } from '#web/ui/drawing.tsx'

/** Nobody on the stage yet. */
export function NoCharacters() {
  const isFirstFree = useFreeOffer()
  return (
    <EmptyStage
      name="My Characters"
      title="No characters yet"
      words={`Say who it is, choose one of three pictures, and the character stays the same in every scene.${
        isFirstFree ? ' The first one is free.' : ''
      }`}
    >
      <Link to="/create" className={buttonStyle({ kind: 'primary' })}>
        Create your first character
      </Link>
    </EmptyStage>
  )
}

/** An id that is nobody's, or somebody else's: both look the same (CM-10). */
export function CharacterNotFound() {
  return (
    <EmptyStage
      name="Character not found"
      title="There is no such character"
      words="It may have been deleted, or it belongs to somebody else."
    >
      <Link to="/characters/manage" className={buttonStyle()}>
        My Characters
      </Link>
    </EmptyStage>
  )
}

export function CharactersFailed({ onRetry }: { onRetry(): void }) {
  return (
    <EmptyStage
      isAlert
      name="My Characters"
      title="Your characters could not be loaded"
      words="They are safe; only the way to them is blocked just now."
    >
      <Button onClick={onRetry}>Try again</Button>
    </EmptyStage>
  )
}

/** Where nobody can be shown: why, the one next step, and the stage that waits. */
function EmptyStage({
  name,
  title,
  words,
  isAlert = false,
  children,
}: {
  name: string
  title: string
  words: string
  isAlert?: boolean
  children: ReactNode
}) {
  return (
    <main className="column grid min-h-[calc(100dvh-64px)] grid-cols-[minmax(0,1fr)_minmax(0,420px)] broad:grid-cols-[minmax(0,1fr)_minmax(0,520px)] items-center gap-16 py-14 max-[56.25rem]:grid-cols-2 small:grid-cols-1 small:content-center small:gap-8 small:py-8">
      <title>{`${name} · Troupe`}</title>
      <div className="small:order-2" {...(isAlert && { role: 'alert' })}>
        <h1 className="display text-page small:text-[2.25rem]">{title}</h1>
        <p className="mt-4 max-w-md text-lg text-soft">{words}</p>
        <div className="mt-8">{children}</div>
      </div>
      <Drawing progress={0} isDim className="aspect-[4/5] max-h-[70dvh] w-full rounded-dialog small:aspect-[4/3]" />
    </main>
  )
}
