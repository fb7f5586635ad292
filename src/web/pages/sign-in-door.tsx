import { lazy, Suspense, useEffect, useState } from 'react'
import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'

const loadDialog = () => import('#web/features/sign-in/sign-in-dialog.tsx')
const SignInDialog = lazy(() => loadDialog().then((file) => ({ default: file.SignInDialog })))

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'] as const

/** The sign-in dialog, fetched with the first sign of life: the first screen does without it, and no press waits for it. */
export function SignInDoor() {
  const isOpen = useSignInPrompt((prompt) => prompt.isOpen)
  const [isWanted, setIsWanted] = useState(false)
  if (isOpen && !isWanted) setIsWanted(true)
  useEffect(() => {
    const used = new AbortController()
    const prepare = () => {
      used.abort()
      // What could not be fetched is fetched again when it is asked for.
      loadDialog().catch(() => {})
    }
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, prepare, { signal: used.signal, passive: true })
    return () => used.abort()
  }, [])
  return isWanted ? (
    <Suspense>
      <SignInDialog />
    </Suspense>
  ) : null
}
