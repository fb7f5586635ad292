import { useState } from 'react'
import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'
import { latePanel } from '#web/ui/late-panel.tsx'
import { useSignOfLife } from './use-sign-of-life.ts'

const loadDialog = () => import('#web/features/sign-in/sign-in-dialog.tsx')
const SignInDialog = latePanel<{ isOpen: boolean; onClose(): void }>(async () => (await loadDialog()).SignInDialog)

/** The sign-in dialog, fetched with the first sign of life. */
export function SignInDoor() {
  const { isOpen, dismiss } = useSignInPrompt()
  const [isWanted, setIsWanted] = useState(false)
  if (isOpen && !isWanted) setIsWanted(true)
  useSignOfLife(loadDialog)
  return isWanted ? <SignInDialog isOpen={isOpen} onClose={dismiss} /> : null
}
