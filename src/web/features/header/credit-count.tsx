import { useCredits } from '#web/data/credits/credits.ts'

/** The balance. Announced as a sentence, shown as a number. */
export function CreditCount({ title }: { title?: string }) {
  const credits = useCredits((state) => state.credits)
  return (
    <span
      role="status"
      // With room for thousands: nothing beside it moves when the number comes.
      className="inline-flex items-center justify-end gap-2 px-1 font-semibold text-sm tabular-nums min-[56.25rem]:min-w-18"
      title={title}
    >
      <svg
        viewBox="0 0 16 16"
        width="1rem"
        height="1rem"
        fill="none"
        stroke="var(--lit)"
        strokeWidth="1.6"
        aria-hidden="true"
        // Where a phone is held at twice its size, the number needs the room.
        className="max-[21.8125rem]:hidden"
      >
        <circle cx="6" cy="8" r="4.6" />
        <path d="M9.4 4a4.6 4.6 0 1 1 0 8" opacity="0.6" />
      </svg>
      {credits.toLocaleString('en-US')}
      <span className="sr-only">{credits === 1 ? 'credit' : 'credits'}</span>
    </span>
  )
}
