import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Account, accountQuery, useSession } from './account.ts'

function WhoIsHere() {
  const session = useSession()
  return session.status === 'signed-in' ? <b>{session.account.name}</b> : <i>{session.status}</i>
}

const page = (client: QueryClient) => (
  <QueryClientProvider client={client}>
    <WhoIsHere />
  </QueryClientProvider>
)

test('who is here may be known before the page that came drawn is alive', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(new QueryClient()))
  expect(root.innerHTML).toBe('<i>loading</i>')
  const client = new QueryClient()
  client.setQueryData<Account>(accountQuery.queryKey, { id: '1', name: 'Mira', email: 'mira@troupe.example' })
  const errors: unknown[] = []
  const hydrated = await act(async () => hydrateRoot(root, page(client), { onRecoverableError: (error) => errors.push(error) }))
  expect(errors).toEqual([])
  expect(root.innerHTML).toBe('<b>Mira</b>')
  act(() => hydrated.unmount())
})
