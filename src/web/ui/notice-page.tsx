import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'

/** A page that only says one thing, and what to do now: words beside an empty stage, on phones above it. */
export function NoticePage({
  mark,
  title,
  children,
  actions,
}: {
  /** Stands large over the title. */
  mark?: ReactNode
  title: string
  children: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className="column grid min-h-[calc(100dvh-64px)] grid-cols-2 items-center gap-16 py-14 max-[62.4375rem]:gap-10 small:grid-cols-1 small:content-center small:gap-8 small:py-8">
      <div>
        {mark && (
          <p className="poster text-[clamp(5rem,12vw,11rem)] text-lit leading-[0.9] tabular-nums small:text-[6rem]">{mark}</p>
        )}
        <h1 className="display mt-4 text-page small:text-[2.25rem]">{title}</h1>
        <div className="mt-4 max-w-md text-soft">{children}</div>
        {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
      </div>
      <Drawing
        progress={0}
        isDim
        className="aspect-square max-h-[calc(100dvh-176px)] w-full max-w-150 justify-self-end rounded-dialog small:aspect-[4/3]"
      />
    </div>
  )
}
