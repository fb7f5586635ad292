import { useQuery } from '@tanstack/react-query'
import { callFunction } from '../functions/call-function.ts'
import { queryKeys } from '../query/query-keys.ts'

/** The server's reason where credits alone are missing. */
export const TOO_FEW_CREDITS = 'Insufficient Credits'

/** Why no premium film would be started whatever the credits; that they do not suffice is said by what is left. */
export function usePremiumHoldUp(userId: string): string | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.premiumAccess(userId),
    queryFn: () => callFunction('get-feature-access', { feature: 'video-generation-sora' }),
    retry: false,
  })
  return data?.allowed || data?.reason === TOO_FEW_CREDITS ? undefined : data?.reason
}
