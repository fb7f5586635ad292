import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountQuery } from './account.ts'
import { attendUser } from './attend-user.ts'
import { clearUser } from './clear-user.ts'

/** Keeps the world in step with who is signed in. Used once, around the page. */
export function useSessionUpkeep(): void {
  const queryClient = useQueryClient()
  // undefined while it loads, and when the server could not be asked: then nothing is thrown away.
  const { data: account } = useQuery(accountQuery)

  useEffect(() => {
    if (account) return attendUser(account, queryClient)
    if (account === null) void clearUser(queryClient)
  }, [account, queryClient])
}
