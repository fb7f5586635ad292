import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { credits } from '#web/data/credits/credits.ts'
import { accountQuery } from '#web/data/session/account.ts'
import { useSessionUpkeep } from '#web/data/session/use-session-upkeep.ts'
import { NoCharacters } from '#web/features/characters/character-notices.tsx'
import { type FakeAccount, type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { PricingPage } from './pricing-page.tsx'

let server: FakeServer

function Pages() {
  useSessionUpkeep()
  return (
    <>
      <PricingPage />
      <NoCharacters />
    </>
  )
}

async function visit(account?: FakeAccount) {
  localStorage.setItem('thumbmark', 'device')
  server.account = account
  const { queryClient } = renderApp(<Pages />, { path: '/pricing' })
  await queryClient.ensureQueryData(accountQuery)
  if (account) await waitFor(() => expect(credits.getState().credits).toBe(1000))
}

beforeEach(async () => {
  credits.getState().reset()
  server = await startFakeServer()
})
afterEach(() => {
  credits.getState().stopSync()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('what is called free', () => {
  test.each([
    ['a guest', undefined],
    ['a user who has it before them', { id: 'u1', freePreviewInitialUsed: false }],
  ])('the first character is free for %s', async (_who, account) => {
    await visit(account)
    expect(await screen.findByText('Your first character is free.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Start Creating Free' })).toBeTruthy()
    expect(screen.getByText(/The first one is free\./)).toBeTruthy()
    expect(screen.getAllByText('First one FREE')).toHaveLength(2)
    expect(screen.getByText('FREE until the first preview')).toBeTruthy()
  })

  test('nothing that is used up is called free', async () => {
    await visit({ id: 'u1', freePreviewInitialUsed: true })
    await screen.findByRole('link', { name: 'Start Creating' })
    expect(screen.queryByText(/first character is free|first one is free|FREE until/)).toBeNull()
    // The other three previews of the same character are a free use of their own.
    expect(screen.getAllByText('First one FREE')).toHaveLength(1)
  })
})
