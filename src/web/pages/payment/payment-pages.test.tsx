import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fallbackCredits } from '#web/data/billing/fallback-credits.ts'
import { credits } from '#web/data/credits/credits.ts'
import { wayBack } from '#web/data/credits/way-back.ts'
import { accountQuery } from '#web/data/session/account.ts'
import { useSessionUpkeep } from '#web/data/session/use-session-upkeep.ts'
import { takePendingAction } from '#web/data/sign-in/pending-action.ts'
import { type FakeAccount, type FakeServer, refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { PaymentCancelPage } from './payment-cancel-page.tsx'
import { PaymentSuccessPage } from './payment-success-page.tsx'

let server: FakeServer
const calls = () => server.callsOf('sync-credits').map(({ input }) => input)

function Success() {
  useSessionUpkeep()
  return (
    <Routes>
      <Route path="/payment/success" element={<PaymentSuccessPage />} />
      <Route path="/payment/cancel" element={<PaymentCancelPage />} />
    </Routes>
  )
}

async function visit(query: string, account: FakeAccount | undefined = { id: 'u1', credits: 1000 }) {
  server.account = account
  const rendered = renderApp(<Success />, { path: `/payment/success${query}` })
  await rendered.queryClient.ensureQueryData(accountQuery)
  return rendered
}

beforeEach(async () => {
  localStorage.setItem('thumbmark', 'device')
  credits.getState().reset()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = await startFakeServer()
  server.functions['sync-credits'] = () => ({ success: true, credits: server.account?.credits ?? 0, added: 0 })
})
afterEach(() => {
  act(() => void toast.dismiss())
  credits.getState().stopSync()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('what the address may say was bought', () => {
  test.each([
    '',
    'credits=100',
    'session_id=s1',
    'credits=100&session_id=',
    'credits=0&session_id=s1',
    'credits=-5&session_id=s1',
    'credits=1.5&session_id=s1',
    'credits=abc&session_id=s1',
    'credits=1e3&session_id=s1',
    'credits=%2099&session_id=s1',
    'credits=99999999999999999999&session_id=s1',
  ])('PR-03 nothing by "%s"', (query) => {
    expect(fallbackCredits(new URLSearchParams(query))).toBeUndefined()
  })

  test('PR-03 a positive whole number with a session', () => {
    expect(fallbackCredits(new URLSearchParams('credits=100&session_id=s1'))).toBe(100)
  })
})

describe('the success page', () => {
  test('PR-01 PR-02 PR-05 says so, asks with the session, and shows the server’s balance and what was added', async () => {
    server.functions['sync-credits'] = () => {
      if (server.account) server.account.credits = 6000
      return { success: true, credits: 6000, added: 5000, payment: 'arrived' }
    }
    await visit('?session_id=s1')
    expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy()
    expect(await screen.findByText('Credits Added')).toBeTruthy()
    expect(screen.getByText('5,000 credits were added to your account.')).toBeTruthy()
    expect(screen.getByRole('status', { name: '' }).textContent).toContain('You now have 6,000.')
    expect(credits.getState().credits).toBe(6000)
    expect(calls()).toEqual([{ session_id: 's1' }])
    expect(screen.getByRole('link', { name: 'Start Creating' }).getAttribute('href')).toBe('/create')
    expect(screen.getByRole('link', { name: 'Go to Generations' }).getAttribute('href')).toBe('/generations')
  })

  test.each([
    ['not as ordered', /What was paid is not what was ordered, so it gives no credits/],
    ['second plan', /You have a plan already, and it stays as it is/],
  ])('a payment that goes back (%s) is not thanked for: it says that the money goes back', async (returned, words) => {
    server.functions['sync-credits'] = { success: true, credits: 1000, added: 0, payment: 'arrived', returned }
    await visit('?session_id=s1')
    expect((await screen.findByText(words)).textContent).toContain('All of the money goes back to the card it came from')
    expect(screen.getByText('Your payment arrived, and goes back to you.')).toBeTruthy()
    expect(screen.queryByText(/is added to your account/)).toBeNull()
  })

  test('PR-07 opened again it says nothing of new credits', async () => {
    server.functions['sync-credits'] = { success: true, credits: 1000, added: 500, payment: 'arrived' }
    const first = await visit('?session_id=s1')
    expect(await screen.findByText('Credits Added')).toBeTruthy()
    act(() => void toast.dismiss())
    first.unmount()
    await visit('?session_id=s1')
    expect(await screen.findByText('Credits Updated')).toBeTruthy()
    expect(credits.getState().credits).toBe(1000)
  })

  test('PR-04 an address typed by hand adds nothing: the true balance is shown', async () => {
    await visit('?credits=99999&session_id=x')
    await screen.findByText('No Payment Found')
    expect(credits.getState().credits).toBe(1000)
  })

  test.each([
    ['answers 500', refused(500, { error: 'down' })],
    ['is not reached', new TypeError('Failed to fetch')],
    ['has an error field', { error: 'x', credits: 5 }],
  ])('PR-06 ER-86 a sync that %s is told, and the page stays', async (_what, reply) => {
    server.functions['sync-credits'] = reply
    await visit('?session_id=s1')
    expect(await screen.findByText('Credits Update Failed')).toBeTruthy()
    expect(
      screen.getByText('There was an issue updating your credits. Please contact support if the problem persists.'),
    ).toBeTruthy()
    // What could not be asked is not called a success, and no failure either.
    expect(screen.getByRole('heading', { name: 'Payment Not Checked Yet' })).toBeTruthy()
    expect(screen.queryByText('Payment Successful')).toBeNull()
  })

  test('PR-03 PR-04 then the address counts, and only until the next sync', async () => {
    server.functions['sync-credits'] = refused(500)
    const release = server.hold('sync-credits')
    await visit('?credits=500&session_id=s1')
    await waitFor(() => expect(credits.getState().credits).toBe(1000))
    await act(async () => release())
    await waitFor(() => expect(credits.getState().credits).toBe(1500))
    await act(() => credits.getState().sync())
    expect(credits.getState().credits).toBe(1000)
  })

  test('PR-01 opened by itself it says what it always said', async () => {
    await visit('')
    expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy()
  })

  test.each([
    ['a payment of somebody else', '?session_id=s1', { payment: 'unknown' }, 'No Payment Found'],
    ['an order that nobody has paid', '?session_id=s1', { payment: 'open' }, 'No Payment Yet'],
    ['credits of its own', '?credits=abc', {}, 'No Payment Found'],
    ['credits and no session', '?credits=500', {}, 'No Payment Found'],
    ['credits and a session of nobody', '?credits=99999&session_id=x', { payment: 'unknown' }, 'No Payment Found'],
  ])('an address of %s is not called a success', async (_what, query, state, title) => {
    server.functions['sync-credits'] = { success: true, credits: 1000, added: 0, ...state }
    await visit(query)
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeTruthy()
    await waitFor(() => expect(calls()).toHaveLength(1))
    await screen.findByText(/^You have/)
    expect(screen.queryByText(/Payment Successful|Thank you|is added to your account|Credits Updated/)).toBeNull()
    expect(credits.getState().credits).toBe(1000)
  })

  test('while it is being asked nothing is promised', async () => {
    const release = server.hold('sync-credits')
    await visit('?session_id=s1')
    expect(screen.getByRole('heading', { name: 'Checking Your Payment' })).toBeTruthy()
    await act(async () => release())
  })

  test('who is back before the payment is booked is told when it has arrived', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
    server.functions['sync-credits'] = (_input: unknown, calls: number) =>
      calls < 3
        ? { success: true, credits: 1000, added: 0, payment: 'open' }
        : { success: true, credits: 1001, added: 1, payment: 'arrived' }
    await visit('?session_id=s1')
    await screen.findByRole('heading', { name: 'No Payment Yet' })
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy()
    expect(await screen.findByText('1 credit was added to your account.')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(calls()).toHaveLength(3)
    vi.useRealTimers()
  })

  test('it leads back to where one was when the credits did not suffice, once, and only whoever that was', async () => {
    wayBack.keep({ kind: 'create-with-description', path: '/create', userId: 'u1' })
    server.functions['sync-credits'] = { success: true, credits: 6000, added: 5000, payment: 'arrived' }
    const other = await visit('?session_id=s1', { id: 'u2', credits: 1000 })
    await screen.findByRole('heading', { name: 'Payment Successful' })
    expect(screen.queryByRole('link', { name: 'Back to where you were' })).toBeNull()
    other.unmount()
    await visit('?session_id=s1')
    const back = await screen.findByRole('link', { name: 'Back to where you were' })
    expect(back.getAttribute('href')).toBe('/create')
    fireEvent.click(back)
    expect(screen.getByLabelText('Address').textContent).toBe('/create')
    expect(takePendingAction('create-with-description')).toMatchObject({ path: '/create' })
    expect(wayBack.find('u1')).toBeUndefined()
  })

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', '', 7])(
    'it leads nowhere by %j',
    (path) => {
      sessionStorage.setItem('way-back', JSON.stringify({ kind: 'come-back', path, userId: 'u1' }))
      expect(wayBack.find('u1')).toBeUndefined()
      sessionStorage.setItem('way-back', '{')
      expect(wayBack.find('u1')).toBeUndefined()
    },
  )

  test('a guest is asked to sign in, and nothing is asked for', async () => {
    server.account = undefined
    const { queryClient } = renderApp(<Success />, { path: '/payment/success?session_id=s1' })
    await queryClient.ensureQueryData(accountQuery)
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
    expect(calls()).toEqual([])
  })

  test('a payment that failed is not called successful', async () => {
    await visit('?session_id=s1&status=failed')
    expect(screen.getByLabelText('Address').textContent).toBe('/payment/cancel')
    expect(screen.queryByText('Payment Successful')).toBeNull()
    expect(calls()).toEqual([])
  })
})

test('PR-08 the cancel page says so, asks to try again and leads to the prices; nothing is called', () => {
  renderApp(<PaymentCancelPage />, { path: '/payment/cancel' })
  expect(screen.getByText(/Your payment was canceled\. Please try again/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/pricing')
  expect(server.calls).toEqual([])
})
