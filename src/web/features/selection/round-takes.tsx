import { useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { isExpired } from './create-blocker.ts'
import { OptionGrid } from './option-grid.tsx'
import type { Round } from './rounds.ts'
import { TakesInTheMaking } from './takes-in-the-making.tsx'

interface RoundTakesProps {
  round: Round
  /** There is no other one: it needs no name, and has all the room. */
  isOnly: boolean
  /** The take in question is one of it: it stays in sight also when it expires. */
  isSelected: boolean
  /** On small screens earlier ones make room for it. */
  isNewest: boolean
  selectedUrl: string | undefined
  nowMs: number
  onSelect(url: string): void
}

/** One round: its takes, that they are still being drawn, or that they are gone; under its name where there are several. */
export function RoundTakes({ round, isOnly, isSelected, isNewest, selectedUrl, nowMs, onSelect }: RoundTakesProps) {
  const headingId = useId()
  const { preview, number, takes } = round
  const isReady = takes.status === 'ready'
  const isGone = !isSelected && isReady && isExpired(takes.expiresAtMs, nowMs)
  const note = isGone
    ? 'These takes have expired.'
    : isReady && preview.hasExistingCreateJob && 'A character was made of one of these.'
  return (
    <section className={isOnly ? undefined : 'min-[75rem]:contents'}>
      {!isOnly && (
        <div className="mt-6 min-[75rem]:col-start-1 min-[75rem]:mt-0">
          <h3 id={headingId} className="font-semibold">
            Round {number}
          </h3>
          {note && <p className="mt-1 text-sm text-soft">{note}</p>}
        </div>
      )}
      <div
        className={
          isOnly ? undefined : classNames('min-[75rem]:col-start-2 min-[75rem]:mb-5', isNewest && 'min-[75rem]:row-span-2')
        }
      >
        {!isReady && <TakesInTheMaking preview={preview} {...(!isOnly && { round: { isSmall: true } })} />}
        {isReady && !isGone && (
          <OptionGrid
            urls={takes.pictureUrls}
            selectedUrl={selectedUrl}
            name={preview.characterName}
            onSelect={onSelect}
            {...(!isOnly && { round: { number, headingId, isSmall: !isNewest } })}
          />
        )}
        {isReady &&
          !isGone &&
          takes.warnings.map((warning) => (
            <p key={warning} className="mt-4 text-sm text-warn">
              {warning}
            </p>
          ))}
      </div>
    </section>
  )
}
