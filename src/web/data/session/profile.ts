import { queryOptions } from '@tanstack/react-query'
import { callFunction } from '../functions/call-function.ts'
import { FunctionCallError } from '../functions/function-call-error.ts'
import { queryKeys } from '../query/query-keys.ts'
import type { Account } from './account.ts'
import { findAvatar } from './find-avatar.ts'

/** The profile of an account; made, with the provider's picture, only when there is none yet. */
export function profileQuery(account: Account) {
  return queryOptions({
    queryKey: queryKeys.profile(account.id),
    queryFn: () => ensureProfile(account),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function ensureProfile(account: Account) {
  const found = await callFunction('fetch-user', { userId: account.id })
  if (!found.success) throw new FunctionCallError(found.message || 'Failed to fetch user')
  if (found.data?.profile) return found.data.profile
  const { id: $id, name, email } = account
  const avatarUrl = (await findAvatar()) ?? undefined
  const created = await callFunction('create-user', { user: { $id, name, email }, avatarUrl })
  return created.data
}
