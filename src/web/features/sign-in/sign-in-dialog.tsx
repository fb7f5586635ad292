import { useState } from 'react'
import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'
import { type SignInProvider, startOAuth } from '#web/data/sign-in/start-oauth.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DiscordMark, GoogleMark } from './provider-marks.tsx'

const WORDS = {
  'sign-in': {
    title: 'Welcome back',
    text: 'Sign in to your account to continue',
    question: 'New here?',
    other: 'Create an account',
    otherMode: 'sign-up',
  },
  'sign-up': {
    title: 'Create an account',
    text: 'Sign up for an account to get started',
    question: 'Have an account?',
    other: 'Sign in',
    otherMode: 'sign-in',
  },
} as const

/** The door of the house. Any feature opens it through the sign-in prompt. */
export function SignInDialog() {
  const { isOpen, mode, dismiss, switchTo } = useSignInPrompt()
  const [leavingFor, setLeavingFor] = useState<SignInProvider>()
  const [hasFailed, setHasFailed] = useState(false)
  const words = WORDS[mode]

  const leave = async (provider: SignInProvider) => {
    setLeavingFor(provider)
    setHasFailed(false)
    try {
      await startOAuth(provider)
    } catch (error) {
      // Login failures are only logged, without a toast (product text §8); a button that does nothing would still be a riddle.
      console.error('The sign-in could not be started.', error)
      setHasFailed(true)
      setLeavingFor(undefined)
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={dismiss} title={words.title} description={words.text}>
      <div className="mt-7 grid gap-3">
        <Button
          size="large"
          icon={<DiscordMark />}
          isBusy={leavingFor === 'discord'}
          disabled={leavingFor !== undefined}
          onClick={() => leave('discord')}
        >
          Continue with Discord
        </Button>
        <Button
          size="large"
          icon={<GoogleMark />}
          isBusy={leavingFor === 'google'}
          disabled={leavingFor !== undefined}
          onClick={() => leave('google')}
        >
          Continue with Google
        </Button>
      </div>
      {hasFailed && (
        <p role="alert" className="mt-4 text-bad text-sm">
          The sign-in could not be started. Please check your connection and try again.
        </p>
      )}
      <p className="mt-6 text-center text-sm text-soft">
        {words.question}{' '}
        <button
          type="button"
          onClick={() => switchTo(words.otherMode)}
          className="touch font-medium text-spot underline-offset-4 hover:underline"
        >
          {words.other}
        </button>
      </p>
    </Dialog>
  )
}
