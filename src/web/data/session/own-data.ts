import type { QueryClient } from '@tanstack/react-query'
import { LEAVE_PHRASE } from '#contract/leave-phrase.ts'
import { pressLink } from '../downloads/press-link.ts'
import { loadSdk } from '../sdk/load-sdk.ts'
import { accountQuery } from './account.ts'
import { clearDraft, clearUser } from './clear-user.ts'

/** Fetches a copy of everything the house keeps about the person and saves it as a file. Throws when it could not be had. */
export async function saveOwnData(): Promise<void> {
  const bytes = await callOwnData('get', '/account/export', {}, 'arrayBuffer')
  const address = URL.createObjectURL(new Blob([bytes as ArrayBuffer], { type: 'application/json' }))
  pressLink(address, `my-data-${new Date().toISOString().slice(0, 10)}.json`)
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Deletes the person's account for good, then forgets everything of theirs here. Throws when the server did not do it. */
export async function deleteAccount(queryClient: QueryClient): Promise<void> {
  await callOwnData('delete', '/account', { confirm: LEAVE_PHRASE })
  // First of all, so that an answer to a call still under way is not taken for a lost session.
  queryClient.setQueryData(accountQuery.queryKey, null)
  clearDraft()
  await clearUser(queryClient)
}

/** Calls of our own, for which the client library has no method, with its session and its errors. */
async function callOwnData(method: 'get' | 'delete', path: string, body: object, responseType?: 'arrayBuffer') {
  const { account } = await loadSdk()
  const { client } = account
  const headers = { 'X-Appwrite-Project': client.config.project, 'content-type': 'application/json' }
  return client.call(method, new URL(client.config.endpoint + path), headers, { ...body }, responseType)
}
