import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { CreateButton } from './create-button.tsx'

let server: FakeServer
beforeEach(async () => {
  localStorage.setItem('thumbmark', 'device')
  server = await startFakeServer({ id: 'u1' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the price beside Create Character', () => {
  test.each([
    ['Included', 'create-preview-description', { isFree: false, priceCredits: 0 }],
    ['Included', 'create-preview-description', { isFree: true, priceCredits: 0 }],
    ['1 credit', 'create-preview-image-style', { isFree: false, priceCredits: 1 }],
    ['FREE', 'create-preview-image-style', { isFree: true, priceCredits: 0 }],
  ] as const)('says %s for %s, %j', async (words, jobFunction, quote) => {
    server.functions['check-user-credits'] = {
      credits: 5,
      isInsufficientCredits: false,
      subscriptionStatus: null,
      ...quote,
    }
    const preview = { userId: 'u1', jobId: 'j1', jobFunction } as JobCard
    renderApp(<CreateButton preview={preview} blocker={undefined} onPress={() => {}} />)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(server.callsOf('check-user-credits')[0]?.input).toEqual({ job: 'create-character', previewJobId: 'j1' })
  })

  test('whose account is not confirmed reads in its place why nothing would be made, and what to do first', async () => {
    const error = 'This is for confirmed accounts. To confirm yours, sign in with Google.'
    const refusal = { code: 'identity.unproven', error }
    server.functions['check-user-credits'] = { credits: 5, isFree: false, priceCredits: 1, refusal }
    const preview = { userId: 'u1', jobId: 'j1', jobFunction: 'create-preview-image-style' } as JobCard
    renderApp(<CreateButton preview={preview} blocker={undefined} onPress={() => {}} />)
    expect((await screen.findByRole('note')).textContent).toBe(error)
  })
})
