import { DAILY_BONUS } from '#contract/plans.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The days in a row as a strip of seven; the seventh brings more. */
export function StreakStrip({ streakDays }: { streakDays: number }) {
  const isWeekFull = streakDays > 0 && streakDays % DAILY_BONUS.streakDays === 0
  const done = isWeekFull ? DAILY_BONUS.streakDays : streakDays % DAILY_BONUS.streakDays
  const days = Array.from({ length: DAILY_BONUS.streakDays }, (_, index) => index + 1)
  return (
    <div>
      <ol aria-hidden="true" className="grid grid-cols-7 gap-1.5">
        {days.map((day) => (
          <li
            key={day}
            className={classNames('h-1.5 rounded-full transition duration-220', day <= done ? 'bg-limelight' : 'bg-edge')}
          />
        ))}
      </ol>
      <p className="mt-3 flex justify-between gap-4 text-sm text-soft tabular-nums">
        <span>{streakDays === 0 ? 'No streak yet' : `${streakDays} ${streakDays === 1 ? 'day' : 'days'} in a row`}</span>
        <span>
          +{DAILY_BONUS.streakCredits} on day {DAILY_BONUS.streakDays}
        </span>
      </p>
    </div>
  )
}
