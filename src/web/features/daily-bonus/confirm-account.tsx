import { useState } from 'react'
import { useWayToCredits } from '#web/data/credits/use-way-to-credits.ts'
import { type SignInProvider, startOAuth } from '#web/data/sign-in/start-oauth.ts'
import { Button } from '#web/ui/button.tsx'

const PROVIDERS = [
  ['google', 'Google'],
  ['discord', 'Discord'],
] as const

/** In place of a claim that would be refused: why, and the ways to change that. */
export function ConfirmAccount({ words, onLeave }: { words: string; onLeave(): void }) {
  const { toPrices } = useWayToCredits()
  const [leavingFor, setLeavingFor] = useState<SignInProvider>()
  const [hasFailed, setHasFailed] = useState(false)

  const leave = async (provider: SignInProvider) => {
    setLeavingFor(provider)
    setHasFailed(false)
    try {
      await startOAuth(provider)
    } catch (error) {
      console.error('The sign-in could not be started.', error)
      setHasFailed(true)
      setLeavingFor(undefined)
    }
  }

  return (
    <div className="mt-7">
      <p className="text-soft">{words}</p>
      <div className="mt-5 grid gap-3">
        {PROVIDERS.map(([provider, name]) => (
          <Button
            key={provider}
            isBusy={leavingFor === provider}
            disabled={leavingFor !== undefined}
            onClick={() => leave(provider)}
          >
            Confirm with {name}
          </Button>
        ))}
        <Button
          onClick={() => {
            onLeave()
            toPrices()
          }}
        >
          Get Credits
        </Button>
      </div>
      {hasFailed && (
        <p role="alert" className="mt-4 text-bad text-sm">
          The sign-in could not be started. Please check your connection and try again.
        </p>
      )}
    </div>
  )
}
