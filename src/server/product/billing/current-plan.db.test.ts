import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { currentPlan } from './current-plan.store.ts'
import { currentSubscription } from './current-subscription.ts'
import { subscriptionsOfUser } from './subscriptions.store.ts'
import { subscribe } from './testing/subscribe.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const STATUSES = ['pending', 'active', 'on_hold', 'paused', 'cancelled', 'failed', 'expired', 'past_due'] as const
const DAYS = [-8, -6, 1]

test('a statement that asks for the plan is answered what the billing pages show, in every state of a subscription', async () => {
  await using database = await freshDatabase()
  const { kysely } = database
  const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
  const people: string[] = [randomUUID()]
  for (const status of STATUSES) {
    for (const isLeaving of [false, true]) {
      for (const days of DAYS) {
        const userId = randomUUID()
        people.push(userId)
        const change = { status, is_cancelled_at_period_end: isLeaving, period_end: inDays(days), held_since: inDays(days) }
        await subscribe(kysely, { userId, now: NOW, ...change })
      }
    }
  }
  const [both = '', second = '', unsold = ''] = [randomUUID(), randomUUID(), randomUUID()]
  people.push(both, second, unsold)
  await subscribe(kysely, { userId: both, now: NOW, plan_id: 'creator', period_end: inDays(3) })
  await subscribe(kysely, { userId: both, now: NOW, status: 'on_hold', held_since: inDays(-1), period_end: inDays(9) })
  await subscribe(kysely, { userId: second, now: NOW, second_to: 'creator' })
  await subscribe(kysely, { userId: unsold, now: NOW, is_unsold: true })

  const found = new Set<string | null>()
  for (const userId of people) {
    const { plan } = await kysely.selectNoFrom(currentPlan(userId, NOW).as('plan')).executeTakeFirstOrThrow()
    expect(plan).toBe(currentSubscription(await subscriptionsOfUser(kysely, userId), NOW)?.plan_id ?? null)
    found.add(plan)
  }
  expect([...found].toSorted()).toEqual(['creator', null, 'pro'])
})
