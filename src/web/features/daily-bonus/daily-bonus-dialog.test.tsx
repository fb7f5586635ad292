import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { toast as sonner } from 'sonner'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { credits } from '#web/data/credits/credits.ts'
import type { DailyClaim } from '#web/data/daily-bonus/claim-daily-bonus.ts'
import { loadSdk } from '#web/data/sdk/load-sdk.ts'
import { type FakeServer, refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { DailyBonusDialog } from './daily-bonus-dialog.tsx'

const CLAIM: DailyClaim = {
  claimed: true,
  creditsAwarded: 150,
  newBalance: 160,
  streak: 3,
  streakBonus: 0,
  nextClaimDate: '2026-11-20T23:00:00.000Z',
  message: 'Come back tomorrow to keep your streak.',
}

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer({ id: 'u1', prefs: { timezone: 'Europe/Berlin' }, credits: 160 })
  server.functions['get-daily-status'] = { success: true, data: { claimable: true, nextClaimDate: '', streak: 2 } }
  credits.getState().set(10)
})
afterEach(() => {
  // The next page would show them again.
  act(() => void sonner.dismiss())
  credits.getState().reset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = () => void renderApp(<DailyBonusDialog userId="u1" onClose={() => {}} />)
const claimButton = () => screen.queryByRole('button', { name: 'Claim Daily Bonus' })
async function claim(reply: unknown) {
  server.functions['daily-claims'] = reply
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Claim Daily Bonus' }))
}
const card = () => within(screen.getByRole('dialog', { name: 'Daily bonus' }))
const fact = (name: string) => card().getByText(name).nextElementSibling?.textContent

/** What a toast says, title and text; asked for first, because it does not stay. */
async function toast(title: string): Promise<string> {
  return (await screen.findByText(title)).closest('[data-sonner-toast]')?.textContent ?? ''
}

describe('before a claim', () => {
  test('DB-02 with a known time zone it offers the claim, and tells the streak so far', async () => {
    show()
    expect(await screen.findByRole('button', { name: 'Claim Daily Bonus' })).toHaveProperty('disabled', false)
    expect(await screen.findByText('2 days in a row')).toBeTruthy()
  })

  test('who has had today’s bonus reads when the next one comes, before any press', async () => {
    const nextClaimDate = '2026-11-20T23:00:00.000Z'
    server.functions['get-daily-status'] = { success: true, data: { claimable: false, nextClaimDate, streak: 2 } }
    show()
    expect(await screen.findByText(/The next one comes on November 21, 2026\./)).toBeTruthy()
    expect(claimButton()).toBeNull()
  })

  test('whose account is not confirmed reads what to do instead of a button that would be refused', async () => {
    const error = 'This is for confirmed accounts. To confirm yours, sign in with Google, or buy credits.'
    const refusal = { code: 'identity.unproven', error }
    server.functions['get-daily-status'] = {
      success: true,
      data: { claimable: false, nextClaimDate: '2026-11-20T23:00:00.000Z', streak: 0, refusal },
    }
    show()
    expect(await screen.findByText(error)).toBeTruthy()
    expect(claimButton()).toBeNull()
    expect(screen.queryByText(/bonus is yours already/)).toBeNull()
    const { account } = await loadSdk()
    const left = vi.spyOn(account, 'createOAuth2Session').mockReturnValue(undefined)
    fireEvent.click(screen.getByRole('button', { name: 'Confirm with Google' }))
    await waitFor(() => expect(left).toHaveBeenCalledWith(expect.objectContaining({ provider: 'google' })))
    expect(screen.getByRole('button', { name: 'Get Credits' })).toBeTruthy()
  })

  test('DB-03 a claim in progress says so and takes no second press', async () => {
    const release = server.hold('daily-claims')
    await claim({ success: true, data: CLAIM })
    const button = screen.getByRole('button', { name: 'Claiming...' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    fireEvent.doubleClick(button)
    release()
    await screen.findByText('Bonus Claimed!')
    expect(server.callsOf('daily-claims')).toHaveLength(1)
  })

  test('DB-03 a double press is one call', async () => {
    server.functions['daily-claims'] = { success: true, data: CLAIM }
    show()
    const button = await screen.findByRole('button', { name: 'Claim Daily Bonus' })
    button.click()
    button.click()
    await screen.findByText('Bonus Claimed!')
    expect(server.callsOf('daily-claims')).toHaveLength(1)
  })
})

describe('the time zone', () => {
  const browserIn = (timeZone: string) =>
    vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions)
  const claimedIn = async () => {
    await claim({ success: true, data: CLAIM })
    await screen.findByText('Bonus Claimed!')
    return server.callsOf('daily-claims')[0]?.input
  }

  test('DB-18 SL-10 without a zone in the preferences it is the browser’s', async () => {
    browserIn('Asia/Tokyo')
    if (server.account) server.account.prefs = {}
    expect(await claimedIn()).toEqual({ userId: 'u1', timezone: 'Asia/Tokyo' })
  })

  test('DB-19 UTC stays where the browser is in UTC, too', async () => {
    browserIn('UTC')
    if (server.account) server.account.prefs = { timezone: 'UTC' }
    expect(await claimedIn()).toMatchObject({ timezone: 'UTC' })
    expect(server.callsOf('PATCH /v1/account/prefs')).toEqual([])
  })

  test('preferences that cannot be had, and a zone that is none, leave the browser’s', async () => {
    browserIn('Asia/Tokyo')
    if (server.account) server.account.prefs = { timezone: 'Mars/Olympus' }
    expect(await claimedIn()).toMatchObject({ timezone: 'Asia/Tokyo' })
  })
})

describe('after a claim', () => {
  test('DB-04 DB-06 DB-14 the card tells all of it, and nothing is left to claim', async () => {
    await claim({ success: true, data: CLAIM })
    expect(await toast('Daily Bonus Claimed!')).toContain('+150 credits added to your account')
    await screen.findByText('Bonus Claimed!')
    expect(fact('Credits earned')).toBe('+150')
    expect(fact('New balance')).toBe('160')
    expect(fact('Streak')).toBe('3 days')
    expect(fact('Next bonus')).toContain('November 21, 2026')
    expect(fact('Next bonus')).toContain('12:00 AM')
    expect(claimButton()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })

  test('DB-05 the badge of the streak bonus is there when there is one, and only then', async () => {
    await claim({ success: true, data: { ...CLAIM, streak: 7, streakBonus: 50, creditsAwarded: 200 } })
    expect((await screen.findByText(/Streak Bonus/)).textContent).toBe('Streak Bonus +50')
    expect(fact('Credits earned')).toBe('+200')
  })

  test('DB-05 without a bonus there is no badge', async () => {
    await claim({ success: true, data: CLAIM })
    await screen.findByText('Bonus Claimed!')
    expect(screen.queryByText(/Streak Bonus/)).toBeNull()
  })

  test.each([
    ['an error', { success: false, error: 'The bonus is closed.' }, 'The bonus is closed.'],
    ['no error', { success: false }, 'Failed to claim bonus'],
    [
      'a bad status',
      refused(503, 'x'),
      'The bonus cannot be given out just now. Nothing is lost: please try again in a moment.',
    ],
  ])('DB-08 DB-16 a refusal with %s is shown beside a cross', async (_what, reply, words) => {
    await claim(reply)
    expect(await toast('Claim Failed')).toContain(words)
    expect(await card().findByText(words)).toBeTruthy()
    expect(claimButton()).toBeNull()
  })

  test('DB-10 DB-16 ER-78 a request that breaks is told in the card and in a toast', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await claim(new TypeError('Failed to fetch'))
    const words = 'Failed to claim daily bonus. Please try again.'
    expect(await toast('Error')).toContain(words)
    expect(await card().findByText(words)).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy())
  })
})
