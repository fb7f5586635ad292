import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { signOut } from '#web/data/session/sign-out.ts'
import { showToast } from '#web/ui/toast.ts'

export function useSignOut() {
  const queryClient = useQueryClient()
  const [isPending, setIsPending] = useState(false)
  const run = async () => {
    setIsPending(true)
    try {
      await signOut(queryClient)
    } catch (error) {
      console.error('The sign-out failed.', error)
      showToast({ kind: 'error', title: 'You are still signed in', text: 'The server could not be reached. Please try again.' })
    } finally {
      setIsPending(false)
    }
  }
  return { run, isPending }
}
