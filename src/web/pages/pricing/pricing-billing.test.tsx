import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import type { Subscription } from '#contract/entities/subscription.ts'
import { credits } from '#web/data/credits/credits.ts'
import { leavePage } from '#web/data/leave-page.ts'
import { accountQuery } from '#web/data/session/account.ts'
import { useSessionUpkeep } from '#web/data/session/use-session-upkeep.ts'
import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'
import { SignInDialog } from '#web/features/sign-in/sign-in-dialog.tsx'
import { aSubscription, PRODUCTS } from '#web/testing/fake-products.ts'
import { type FakeServer, refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { PricingPage } from './pricing-page.tsx'

let server: FakeServer
let leave: MockInstance<typeof leavePage.to>
const tab = { show: vi.fn(), close: vi.fn() }

function Page() {
  useSessionUpkeep()
  return (
    <>
      <PricingPage />
      <SignInDialog />
    </>
  )
}

/** The page as a guest (undefined), somebody without a subscription (null) or a subscriber sees it. */
async function visit(subscription?: Subscription | null) {
  server.account = subscription === undefined ? undefined : { id: 'u1' }
  server.functions['get-user-subscription'] = { success: true, data: subscription ?? null }
  const rendered = renderApp(<Page />, { path: '/pricing' })
  await rendered.queryClient.ensureQueryData(accountQuery)
  return rendered
}

/** The card of a plan, once it says what its button does. */
async function card(name: 'Creator' | 'Pro' | 'Enterprise') {
  const title = await screen.findByRole('heading', { name, level: 2 })
  const item = within(title.closest('li') as HTMLElement) // every plan is an item of the list
  await waitFor(() => expect(item.queryAllByRole('button').length + item.queryAllByRole('link').length).toBe(1))
  return item
}
const words = async (name: 'Creator' | 'Pro') => (await card(name)).getByRole('button').textContent
/** Presses it once it may be pressed: not before it is known what that charges. */
const press = async (name: 'Creator' | 'Pro', step: string) => {
  const button = (await card(name)).getByRole('button', { name: step })
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  fireEvent.click(button)
}
const buyPack = async () => fireEvent.click(await screen.findByRole('button', { name: 'Buy 1,000 credits' }))
const showYearly = async () => fireEvent.click(await screen.findByRole('radio', { name: /^Yearly/ }))
const CREATOR = aSubscription()
const AMOUNT = {
  chargedNowCents: 1466,
  thenCents: 3999,
  isTaxExtra: false,
  currency: 'USD',
  interval: 'Month',
  renewsAt: '2999-03-12T12:00:00.000Z',
}
const PRO_YEARLY = aSubscription({ productId: 'pro-year', metadata: '{"paymentFrequency":"Year"}' })

beforeEach(async () => {
  localStorage.setItem('thumbmark', 'device')
  credits.getState().reset()
  useSignInPrompt.setState({ isOpen: false })
  tab.show.mockReset()
  tab.close.mockReset()
  leave = vi.spyOn(leavePage, 'to').mockImplementation(() => {})
  vi.spyOn(leavePage, 'newTab').mockReturnValue(tab)
  server = await startFakeServer()
  server.functions['get-products'] = { success: true, data: PRODUCTS }
  server.functions['preview-plan-change'] = { success: true, data: AMOUNT }
  server.functions.checkout = ({ wantPortal }: Record<string, unknown>) =>
    wantPortal ? { portalLink: 'https://pay.test/portal' } : { paymentLink: 'https://pay.test/checkout' }
})
afterEach(() => {
  // They outlive the page they were shown on.
  act(() => void toast.dismiss())
  credits.getState().stopSync()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('what is shown', () => {
  test('PB-16 PB-17 BC-18 the interval is switched; a discount shows the price before it, struck', async () => {
    await visit()
    expect((await card('Pro')).getByText('$39.99')).toBeTruthy()
    await showYearly()
    expect((await card('Pro')).getByText('$319.92')).toBeTruthy()
    expect((await card('Pro')).getByText('$399.90').tagName).toBe('S')
    expect((await card('Creator')).getByText('$199.90')).toBeTruthy()
    expect((await card('Creator')).queryByText('$19.99')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    expect((await card('Pro')).getByText('$39.99')).toBeTruthy()
  })

  test('who paid, but not what was ordered, reads that the money goes back', async () => {
    await visit(null)
    await card('Pro')
    expect(screen.queryByText(/so it goes back/)).toBeNull()
    server.functions['get-user-subscription'] = { success: true, data: null, unsoldName: 'Creator plan' }
    fireEvent(window, new Event('visibilitychange'))
    const notice = await screen.findByRole('region', { name: 'Your payment was not what was ordered, so it goes back' })
    expect(notice.textContent).toContain('Creator plan: the price or the currency was not the one you were shown')
  })

  test.each([
    ['PB-09 a guest', undefined, ['Subscribe Now', 'Subscribe Now'], ['Subscribe Now', 'Subscribe Now']],
    ['PB-09 without a subscription', null, ['Subscribe Now', 'Subscribe Now'], ['Subscribe Now', 'Subscribe Now']],
    ['PB-05 PB-06 PB-07 on Creator', CREATOR, ['Manage Subscription', 'Upgrade Plan'], ['Switch to Yearly', 'Upgrade Plan']],
    [
      'PB-06 PB-08 on Pro, yearly',
      PRO_YEARLY,
      ['Downgrade Plan', 'Switch to Monthly'],
      ['Downgrade Plan', 'Manage Subscription'],
    ],
  ])('%s: what the buttons say', async (_who, subscription, monthly, yearly) => {
    await visit(subscription)
    await card('Pro')
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    expect([await words('Creator'), await words('Pro')]).toEqual(monthly)
    await showYearly()
    expect([await words('Creator'), await words('Pro')]).toEqual(yearly)
  })

  test('no button promises anything while the subscription is not known', async () => {
    const release = server.hold('get-user-subscription')
    await visit(CREATOR)
    await screen.findByRole('heading', { name: 'Pro' })
    expect(screen.queryByRole('button', { name: /Subscribe|Manage|Upgrade/ })).toBeNull()
    await act(async () => release())
    expect(await words('Creator')).toBe('Manage Subscription')
  })
})

describe('the subscription status', () => {
  test('PB-02 one that is set to cancel shows until when, and leads to the portal', async () => {
    await visit(aSubscription({ cancelAtPeriodEnd: true }))
    const status = within(await screen.findByRole('region', { name: 'Subscription Status' }))
    expect(status.getByText(/ends on March 12, 2999\. You keep access until then\./)).toBeTruthy()
    fireEvent.click(status.getByRole('button', { name: 'Manage Subscription' }))
    await waitFor(() => expect(tab.show).toHaveBeenCalledWith('https://pay.test/portal'))
  })

  test.each([CREATOR, null])('PB-04 otherwise there is none', async (subscription) => {
    await visit(subscription)
    await card('Creator')
    expect(screen.queryByText('Subscription Status')).toBeNull()
  })

  test('a renewal that could not be paid is said, with the way to the card', async () => {
    await visit(aSubscription({ status: 'on_hold', metadata: '{"graceEndsAt":"2999-03-19T12:00:00.000Z"}' }))
    const notice = within(await screen.findByRole('region', { name: 'Your last payment did not go through' }))
    expect(notice.getByText(/stays with you until March 19, 2999/)).toBeTruthy()
    fireEvent.click(notice.getByRole('button', { name: 'Manage Subscription' }))
    await waitFor(() => expect(tab.show).toHaveBeenCalledOnce())
  })

  test('a change that is planned is taken back by keeping the plan', async () => {
    server.functions['change-subscription'] = { success: true, message: 'The planned change is taken back.' }
    await visit(aSubscription({ metadata: '{"scheduledProductId":"pro-month"}' }))
    expect(await screen.findByText('Becomes Pro, paid monthly, on March 12, 2999.')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Keep Creator' }))
    expect(await screen.findByText('The planned change is taken back.')).toBeTruthy()
    const change = { subscriptionId: CREATOR.subscriptionId, targetProductId: CREATOR.productId }
    expect(server.callsOf('change-subscription').map(({ input }) => input)).toEqual([change])
  })

  test('what was renewed or changed for less than its price is said: no credits came, and why', async () => {
    await visit(aSubscription({ metadata: '{"isMispaid":true}' }))
    const notice = within(await screen.findByRole('region', { name: 'Your last payment was not the price of your plan' }))
    expect(notice.getByText(/no credits came with that/)).toBeTruthy()
    expect(notice.getByRole('button', { name: 'Manage Subscription' })).toBeTruthy()
  })
})

describe('buying', () => {
  test.each([
    ['without a subscription', null],
    ['with one', CREATOR],
  ])('PB-20 RP-08 a pack is paid once, %s', async (_who, subscription) => {
    await visit(subscription)
    await card('Pro')
    await buyPack()
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.test/checkout'))
    expect(server.callsOf('checkout').map(({ input }) => input)).toEqual([{ priceId: 'pack-1000', mode: 'payment' }])
  })

  test('two presses ask once', async () => {
    await visit(null)
    const button = (await card('Pro')).getByRole('button')
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    fireEvent.click(button)
    expect(server.callsOf('checkout')).toHaveLength(1)
  })

  test.each([
    ['SI-09 PB-31 a plan', () => press('Creator', 'Subscribe Now'), { priceId: 'creator-month', mode: 'subscription' }],
    ['SI-10 PB-31 a pack', buyPack, { priceId: 'pack-1000', mode: 'payment' }],
  ])('%s of a guest waits for the sign-in, and goes on once', async (_what, choose, call) => {
    const before = await visit()
    await choose()
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy()
    expect(server.callsOf('checkout')).toHaveLength(0)
    before.unmount()
    // The provider sends the browser back, signed in.
    useSignInPrompt.setState({ isOpen: false })
    const after = await visit(null)
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    after.unmount()
    await visit(null)
    await card('Pro')
    expect(server.callsOf('checkout').map(({ input }) => input)).toEqual([call])
  })

  test('PB-27 what has no product id is not asked for', async () => {
    const nameless = PRODUCTS.map(({ product_id: _, ...product }) => product)
    server.functions['get-products'] = { success: true, data: nameless }
    await visit(null)
    await press('Pro', 'Subscribe Now')
    expect(await screen.findByText('Could not process this selection. Please try again')).toBeTruthy()
    expect(server.callsOf('checkout')).toHaveLength(0)
  })
})

describe('a checkout that goes wrong', () => {
  test.each([
    ['PB-26 no link', {}, 'Failed to initiate checkout. Please try again'],
    ['PB-26 no web address', { paymentLink: 'javascript:alert(1)' }, 'Failed to initiate checkout. Please try again'],
    ['PB-26 not over https', { paymentLink: 'http://pay.test/checkout' }, 'Failed to initiate checkout. Please try again'],
    ['PB-26 thrown', new TypeError('Failed to fetch'), 'An error occurred during checkout'],
    ['PB-26 broken', refused(500, { error: 'a stack' }), 'An error occurred during checkout'],
    ['PB-30 an error field', { error: 'x', paymentLink: 'https://pay.test/checkout' }, 'x'],
    [
      'PB-30 a refusal',
      refused(409, { success: false, error: 'You have one already.', code: 'subscription.already' }),
      'You have one already.',
    ],
  ])('PB-11 %s: its words take the place of the plans, with a way back', async (_what, reply, expected) => {
    server.functions.checkout = reply
    await visit(null)
    await press('Pro', 'Subscribe Now')
    expect((await screen.findByRole('alert')).textContent).toContain(expected)
    expect(screen.queryByRole('heading', { name: 'Creator' })).toBeNull()
    expect(leave).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Back to the plans' }))
    expect(await words('Pro')).toBe('Subscribe Now')
  })

  test('ER-83 the three texts, in their order', async () => {
    const texts: (string | null)[] = []
    const read = async () => {
      texts.push((await screen.findByRole('alert')).querySelector('p')?.textContent ?? null)
      fireEvent.click(screen.getByRole('button', { name: 'Back to the plans' }))
    }
    server.functions['get-products'] = [...PRODUCTS.slice(0, 5), { ...PRODUCTS[2], product_id: undefined, name: 'Pro' }].filter(
      (product) => product?.product_id !== 'pro-month',
    )
    server.functions.checkout = {}
    await visit(null)
    await buyPack()
    await read()
    server.functions.checkout = new TypeError('Failed to fetch')
    await buyPack()
    await read()
    await press('Pro', 'Subscribe Now')
    await read()
    expect(texts).toEqual([
      'Failed to initiate checkout. Please try again',
      'An error occurred during checkout',
      'Could not process this selection. Please try again',
    ])
  })
})

describe('the portal', () => {
  test.each([
    ['PB-29 ER-84 no link', {}, 'Failed to open customer portal. Please try again'],
    ['PB-29 ER-84 no web address', { portalLink: 'data:text/html,x' }, 'Failed to open customer portal. Please try again'],
    ['PB-29 ER-84 thrown', new TypeError('Failed to fetch'), 'An error occurred while opening the portal'],
    ['PB-30 an error field', { error: 'x' }, 'x'],
  ])('PB-11 %s: its words take the place of the plans', async (_what, reply, expected) => {
    server.functions.checkout = reply
    await visit(CREATOR)
    await press('Creator', 'Manage Subscription')
    expect((await screen.findByRole('alert')).textContent).toContain(expected)
    expect(tab.close).toHaveBeenCalledOnce()
  })

  test('PB-28 ER-84 a subscription that is gone meanwhile is told, and the page stays', async () => {
    server.functions.checkout = refused(404, { success: false, error: 'None.', code: 'subscription.none' })
    await visit(CREATOR)
    await press('Creator', 'Manage Subscription')
    expect(await screen.findByText('No Active Subscription')).toBeTruthy()
    expect(screen.getByText('You do not have an active subscription to manage')).toBeTruthy()
    expect(await words('Creator')).toBe('Manage Subscription')
  })
})

describe('changing the plan', () => {
  test('PB-22 PB-23 ER-85 asks for the product that is shown, says it is done and asks what there is now', async () => {
    server.functions['change-subscription'] = { success: true, message: '' }
    await visit(CREATOR)
    await card('Pro')
    server.functions['get-user-subscription'] = { success: true, data: aSubscription({ productId: 'pro-month' }) }
    await press('Pro', 'Upgrade Plan')
    expect(await screen.findByText('Your subscription plan has been updated.')).toBeTruthy()
    expect(server.callsOf('change-subscription').map(({ input }) => input)).toEqual([
      { subscriptionId: 's1', targetProductId: 'pro-month', shownCents: 1466 },
    ])
    await waitFor(async () => expect(await words('Pro')).toBe('Manage Subscription'))
    expect(await words('Creator')).toBe('Downgrade Plan')
  })

  test.each([
    ['PB-25 the server’s words', { success: false, message: 'x' }, 'x'],
    ['ER-09 no words', { success: false }, 'Failed to change subscription plan.'],
    ['PB-25 thrown', new TypeError('Failed to fetch'), 'An error occurred while changing your plan'],
    ['PB-30 an error field', { success: true, error: 'y' }, 'y'],
  ])('PB-22 %s: it failed, and nothing has changed', async (_what, reply, expected) => {
    server.functions['change-subscription'] = reply
    await visit(CREATOR)
    await press('Pro', 'Upgrade Plan')
    expect(await screen.findByText(expected)).toBeTruthy()
    expect(screen.queryByText('Your subscription plan has been updated.')).toBeNull()
    expect(await words('Pro')).toBe('Upgrade Plan')
  })

  test('what a change charges stands beside its button before it may be pressed, and is what is sent', async () => {
    server.functions['change-subscription'] = { success: true, message: '' }
    const release = server.hold('preview-plan-change')
    await visit(CREATOR)
    const pro = await card('Pro')
    const button = pro.getByRole('button', { name: 'Upgrade Plan' })
    expect(button.hasAttribute('disabled')).toBe(true)
    await act(async () => release())
    expect(await pro.findByText('$14.66 today, then $39.99 a month from March 12, 2999.')).toBeTruthy()
    expect(button.getAttribute('aria-describedby')).toContain('pro-amount')
    fireEvent.click(button)
    await screen.findByText('Your subscription plan has been updated.')
    expect(server.callsOf('change-subscription')[0]?.input).toMatchObject({ shownCents: 1466 })
  })

  test('a downgrade says that nothing is charged today, and what is from when on', async () => {
    server.functions['preview-plan-change'] = {
      success: true,
      data: { ...AMOUNT, chargedNowCents: 0, thenCents: 15_992, isTaxExtra: true, currency: 'EUR', interval: 'Year' },
    }
    await visit(PRO_YEARLY)
    const creator = await card('Creator')
    expect(await creator.findByText('Nothing today, then 159.92 EUR a year, plus tax, from March 12, 2999.')).toBeTruthy()
  })

  test('where it cannot be asked what a change charges, nothing is charged: it is asked again', async () => {
    server.functions['preview-plan-change'] = refused(400, { success: false, error: 'x', code: 'validation.invalid' })
    await visit(CREATOR)
    expect(await screen.findByText(/What this would charge could not be asked/)).toBeTruthy()
    server.functions['preview-plan-change'] = { success: true, data: AMOUNT }
    expect(screen.getByRole('button', { name: 'Upgrade Plan' }).hasAttribute('disabled')).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
    await press('Pro', 'Upgrade Plan')
    expect(server.callsOf('change-subscription')).toHaveLength(1)
  })

  test('what costs more by now is not charged: the card says so, shows the new amount, and a second press sends that', async () => {
    const words = 'The amount has changed. Nothing was charged: look at the new one and press again.'
    server.functions['change-subscription'] = (_input: unknown, calls: number) =>
      calls === 1 ? refused(409, { success: false, error: words, code: 'price.changed' }) : { success: true, message: '' }
    await visit(CREATOR)
    await card('Pro')
    await screen.findByText(/^\$14\.66 today/)
    server.functions['preview-plan-change'] = { success: true, data: { ...AMOUNT, chargedNowCents: 1999 } }
    await press('Pro', 'Upgrade Plan')
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    await screen.findByText(/^\$19\.99 today/)
    await press('Pro', 'Upgrade Plan')
    expect(await screen.findByText('Your subscription plan has been updated.')).toBeTruthy()
    expect(server.callsOf('change-subscription').map(({ input }) => input.shownCents)).toEqual([1466, 1999])
    expect(screen.queryByText(words)).toBeNull()
  })

  test('a card that does not pay is said on the plan, and stays there, with the way to another one', async () => {
    const message = 'The payment for this change did not go through, so your plan stays as it is.'
    server.functions['change-subscription'] = { success: false, message, isCardDeclined: true }
    await visit(CREATOR)
    await press('Pro', 'Upgrade Plan')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(message)).toBeTruthy()
    fireEvent.click(alert.getByRole('button', { name: 'Change card' }))
    await waitFor(() => expect(tab.show).toHaveBeenCalledWith('https://pay.test/portal'))
    expect(screen.getByRole('alert').textContent).toContain(message)
  })

  test('a change that waits for the end of the period is shown on its plan', async () => {
    const metadata = '{"paymentFrequency":"Month","scheduledProductId":"creator-month"}'
    await visit(aSubscription({ productId: 'pro-month', metadata }))
    const creator = await card('Creator')
    expect(creator.getByText('Yours from March 12, 2999 on.')).toBeTruthy()
    expect(creator.getByRole('button').hasAttribute('disabled')).toBe(true)
  })
})
