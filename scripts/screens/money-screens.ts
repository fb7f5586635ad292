import { failure, openAccount, pressEach, pressOn } from './preparations.ts'
import type { Screen } from './screen.ts'
import { answer, breakOff, hold } from './stages.ts'

const CLAIM = { creditsAwarded: 0, newBalance: 1240, streak: 6, streakBonus: 0, nextClaimDate: '2026-03-02T00:00:00.000Z' }
const claimDaily = pressEach(['button', 'Free Credits'], ['button', 'Claim Daily Bonus'])

/** What is paid, earned and owed, in the states that do not come by themselves. */
export const MONEY_SCREENS: readonly Screen[] = [
  { name: 'pricing-signed-in', as: 'user', path: '/pricing' },
  {
    name: 'pricing-yearly',
    as: 'creator',
    path: '/pricing',
    prepare: (page) => page.getByRole('radio', { name: /^Yearly/ }).press('Space'),
  },
  { name: 'pricing-loading', as: 'guest', path: '/pricing', stage: hold('get-products') },
  { name: 'pricing-failed', as: 'guest', path: '/pricing', stage: breakOff('get-products'), prepare: failure },
  { name: 'pricing-empty', as: 'guest', path: '/pricing', stage: answer('get-products', { success: true, data: [] }) },
  {
    name: 'checkout-failed',
    as: 'user',
    path: '/pricing',
    stage: answer('checkout', { success: true, error: 'Failed to initiate checkout. Please try again' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Subscribe Now' }).first().click()
      await failure(page)
    },
  },
  {
    name: 'payment-success-failed',
    as: 'user',
    path: '/payment/success',
    stage: breakOff('sync-credits'),
    prepare: (page) => page.getByText('Credits Update Failed').waitFor(),
  },
  { name: 'account-menu-subscriber', over: 'menu', as: 'creator', path: '/create', prepare: pressOn('button', /^Account of/) },
  { name: 'account-newcomer', over: 'dialog', as: 'newcomer', path: '/create', prepare: openAccount },
  {
    name: 'daily-bonus-claimed',
    over: 'dialog',
    as: 'user',
    path: '/create',
    stage: answer('daily-claims', {
      success: true,
      data: { ...CLAIM, claimed: true, creditsAwarded: 150, streak: 1, message: 'Come back tomorrow to keep your streak.' },
    }),
    prepare: claimDaily,
  },
  {
    name: 'daily-bonus-streak',
    over: 'dialog',
    as: 'user',
    path: '/create',
    stage: answer('daily-claims', {
      success: true,
      data: { ...CLAIM, claimed: true, creditsAwarded: 250, streak: 7, streakBonus: 100, message: 'Seven days in a row.' },
    }),
    prepare: claimDaily,
  },
  {
    name: 'daily-bonus-later',
    over: 'dialog',
    as: 'newcomer',
    path: '/create',
    stage: answer('daily-claims', {
      success: true,
      data: { ...CLAIM, claimed: false, message: 'You have had the bonus of today.' },
    }),
    prepare: claimDaily,
  },
  {
    name: 'daily-bonus-failed',
    over: 'dialog',
    as: 'newcomer',
    path: '/create',
    stage: answer('daily-claims', { success: false, error: 'The bonus could not be added.' }),
    prepare: claimDaily,
  },
  {
    name: 'credit-history-loading',
    over: 'dialog',
    as: 'user',
    path: '/pricing',
    stage: hold('get-credit-history'),
    prepare: pressOn('button', 'Credit History'),
  },
  {
    name: 'credit-history-failed',
    over: 'dialog',
    as: 'user',
    path: '/pricing',
    stage: breakOff('get-credit-history'),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Credit History' }).last().click()
      await failure(page)
    },
  },
]
