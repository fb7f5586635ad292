import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from './add-months.ts'
import { type PaidPeriod, planMonths } from './plan-months.ts'

const day = (text: string) => new Date(`${text}T10:00:00Z`)
const creator = (fromAt: string) => ({ planId: 'creator', creditsPerMonth: 5_000, fromAt: day(fromAt) })
const pro = (fromAt: string) => ({ planId: 'pro', creditsPerMonth: 10_000, fromAt: day(fromAt) })

const aMonth = (startsAt: string, endsAt: string, ...plans: PaidPeriod['plans']): PaidPeriod => ({
  startsAt: day(startsAt),
  endsAt: day(endsAt),
  interval: 'Month',
  plans,
})
const aYear = (startsAt: string, ...plans: PaidPeriod['plans']): PaidPeriod => ({
  startsAt: day(startsAt),
  endsAt: addMonths(day(startsAt), 12),
  interval: 'Year',
  plans,
})
const due = (periods: readonly PaidPeriod[], now: string, endedAt?: string) =>
  planMonths(periods, { now: day(now), endedAt: endedAt ? day(endedAt) : undefined }).months.map((month) => month.dueCredits)

test('OP-37 a year brings its credits month by month, from its day of the month', () => {
  const year = aYear('2026-01-31', creator('2026-01-31'))
  expect(due([year], '2026-02-27')).toEqual([5_000])
  expect(due([year], '2026-02-28')).toEqual([5_000, 5_000])
  expect(due([year], '2026-03-31')).toEqual([5_000, 5_000, 5_000])
  expect(due([year], '2028-01-01')).toHaveLength(12)
  const { nextMonthAt } = planMonths([year], { now: day('2026-02-28') })
  expect(nextMonthAt).toEqual(day('2026-03-31'))
  expect(planMonths([year], { now: day('2027-01-30') }).nextMonthAt).toBeUndefined()
})

test('OP-37 OP-38 a better plan is worth the difference at once for the days that are paid, and all of it from the next month on', () => {
  const year = aYear('2026-01-10', creator('2026-01-10'), pro('2026-03-15'))
  const paidDays = 26
  expect(due([year], '2026-04-10')).toEqual([5_000, 5_000, 5_000 + Math.ceil((5_000 * paidDays) / 31), 10_000])
})

test('a better plan in the last minutes of a month, which costs next to nothing, gives next to nothing', () => {
  const lastMinute = { ...pro('2026-02-10'), fromAt: new Date('2026-02-10T09:59:00Z') }
  expect(due([aMonth('2026-01-10', '2026-02-10', creator('2026-01-10'), lastMinute)], '2026-02-10')).toEqual([5_001])
})

test('a better plan in the first moments of a month gives all of the difference', () => {
  const atOnce = { ...pro('2026-01-10'), fromAt: new Date('2026-01-10T10:05:00Z') }
  expect(due([aMonth('2026-01-10', '2026-02-10', creator('2026-01-10'), atOnce)], '2026-01-11')).toEqual([10_000])
})

test('while it was not told how a month began, no more is granted than it can be worth', () => {
  const first = aMonth('2026-01-10', '2026-02-10', pro('2026-01-10'))
  const toldLate = aMonth('2026-02-10', '2026-03-10', pro('2026-02-24'))
  expect(due([first, toldLate], '2026-02-25')).toEqual([10_000, 7_500])
  const told = aMonth('2026-02-10', '2026-03-10', pro('2026-02-10'))
  expect(due([first, told], '2026-02-25')).toEqual([10_000, 10_000])
})

test('a month that was paid and then cut short by a year counts for what was used of it', () => {
  const month = aMonth('2026-01-10', '2026-02-10', creator('2026-01-10'))
  const year = aYear('2026-01-25', creator('2026-01-25'))
  const left = Math.round((5_000 * 16) / 31)
  expect(due([month, year], '2026-01-26')).toEqual([5_000, 5_000 - left])
  expect(due([year, month], '2026-02-25')).toEqual([5_000, 5_000 - left, 5_000])
})

test('an end stops the months of a year, never the one that was paid first', () => {
  const year = aYear('2026-01-10', pro('2026-01-10'))
  expect(due([year], '2026-12-01', '2026-03-01')).toEqual([10_000, 10_000])
  expect(due([year], '2026-12-01', '2026-01-01')).toEqual([10_000])
})

test('whatever the day, twelve months are a year and stay in order', () => {
  const anyDay = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(anyDay, (start) => {
      const months = Array.from({ length: 13 }, (_, month) => addMonths(start, month))
      for (const [index, month] of months.entries()) {
        const before = months[index - 1]
        if (before) expect(month.getTime()).toBeGreaterThan(before.getTime())
        expect(month.getUTCDate()).toBeLessThanOrEqual(start.getUTCDate())
      }
      expect(months[12]?.getUTCFullYear()).toBe(start.getUTCFullYear() + 1)
    }),
  )
})
