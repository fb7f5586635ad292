import { useCredits } from '#web/data/credits/credits.ts'
import { CreditCount } from './credit-count.tsx'
import { FreeCredits } from './free-credits.tsx'
import { GuestTools } from './guest-tools.tsx'

/** Keeps the room of the tools while it is asked who is here, so that nothing moves when they come. */
export function ToolsPlace() {
  // Whoever leaves takes the balance along.
  const wasUserHere = useCredits((state) => state.credits > 0)
  return (
    <div className="invisible contents">
      {wasUserHere ? (
        <>
          <FreeCredits />
          <CreditCount title="Your credits" />
          <span className="size-10" />
        </>
      ) : (
        <GuestTools />
      )}
    </div>
  )
}
