import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfLocalDay, knownTimeZone, localDay } from './local-day.ts'
import { type LastClaim, nextClaimAt, streakOn } from './next-claim.ts'

const at = (iso: string) => new Date(iso)
const claimAt = (iso: string, timeZone: string, streakDays = 1): LastClaim => ({
  localDay: localDay(at(iso), timeZone),
  timeZone,
  streakDays,
  claimedAt: at(iso),
})

test.each([
  ['an ordinary night', '2026-11-20', 'Europe/Berlin', '2026-11-20T23:00:00.000Z'],
  ['the short day of spring', '2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['the long day of autumn', '2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['clocks that jump over midnight', '2026-04-23', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['half an hour of summer time', '2026-10-03', 'Australia/Lord_Howe', '2026-10-03T13:30:00.000Z'],
  ['the far east', '2026-11-20', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  ['the far west', '2026-11-20', 'Pacific/Pago_Pago', '2026-11-21T11:00:00.000Z'],
  ['a day that a zone left out', '2011-12-29', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
])('a calendar day ends where its zone says: %s', (_what, day, timeZone, end) => {
  expect(endOfLocalDay(day, timeZone).toISOString()).toBe(end)
})

test('a zone has one name, and offsets, rubbish and nothing are none', () => {
  expect(knownTimeZone('europe/berlin')).toBe('Europe/Berlin')
  for (const name of ['', 'Mars/Olympus', '+02:00', '../etc/passwd', 'Europe/Berlin\u0000']) {
    expect(knownTimeZone(name)).toBeUndefined()
  }
})

test('OP-42 a claim before midnight and one after it are two days', () => {
  const last = claimAt('2026-11-20T22:59:59.999Z', 'Europe/Berlin')
  expect(nextClaimAt(last, 'Europe/Berlin')).toEqual(at('2026-11-20T23:00:00Z'))
  expect(streakOn(at('2026-11-20T23:00:00Z'), last, 'Europe/Berlin')).toBe(2)
})

test('OP-42 another zone, where it is tomorrow already, waits 20 hours, and the streak outlasts the wait', () => {
  const last = claimAt('2026-11-20T23:00:00Z', 'America/Los_Angeles', 3)
  const inTokyo = nextClaimAt(last, 'Asia/Tokyo')
  expect(inTokyo).toEqual(at('2026-11-21T19:00:00Z'))
  // In Tokyo that is the 22nd: the 21st could not be had there, so it was not missed.
  expect(streakOn(inTokyo, last, 'Asia/Tokyo')).toBe(4)
  expect(streakOn(at('2026-11-22T15:00:00Z'), last, 'Asia/Tokyo')).toBe(1)
})

test('OP-42 in a zone further west a day is not had twice', () => {
  const last = claimAt('2026-11-20T16:00:00Z', 'Asia/Tokyo')
  expect(last.localDay).toBe('2026-11-21')
  expect(nextClaimAt(last, 'America/Los_Angeles')).toEqual(at('2026-11-22T08:00:00Z'))
})

test('DB-22 a streak goes on the next local day, and begins anew after a missed one', () => {
  const last = claimAt('2026-11-20T12:00:00Z', 'Europe/Berlin', 5)
  expect(streakOn(at('2026-11-21T22:59:59Z'), last, 'Europe/Berlin')).toBe(6)
  expect(streakOn(at('2026-11-21T23:00:00Z'), last, 'Europe/Berlin')).toBe(1)
  expect(streakOn(at('2026-11-21T12:00:00Z'), undefined, 'Europe/Berlin')).toBe(1)
})

const zones = Intl.supportedValuesOf('timeZone')
const moments = fc.date({ min: at('2015-01-01T00:00:00Z'), max: at('2045-01-01T00:00:00Z'), noInvalidDate: true })

test('DB-21 in every zone, on every day, the next claim is on the very first moment of a later day', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (moment, timeZone) => {
      const last = claimAt(moment.toISOString(), timeZone, 6)
      const next = nextClaimAt(last, timeZone)
      const waitHours = (next.getTime() - moment.getTime()) / 3_600_000
      expect(waitHours).toBeGreaterThan(0)
      expect(waitHours).toBeLessThanOrEqual(25)
      expect(localDay(next, timeZone) > last.localDay).toBe(true)
      expect(localDay(new Date(next.getTime() - 1), timeZone)).toBe(last.localDay)
      expect(streakOn(next, last, timeZone)).toBe(7)
    }),
    { numRuns: 300 },
  )
})

test('OP-42 whoever hops between zones gets no more bonuses than days have passed', () => {
  const hops = fc.array(fc.record({ zone: fc.constantFrom(...zones), waitHours: fc.integer({ min: 0, max: 30 }) }), {
    minLength: 20,
    maxLength: 60,
  })
  fc.assert(
    fc.property(moments, hops, (start, journey) => {
      let now = start
      let last: LastClaim | undefined
      const days = new Set<string>()
      let claims = 0
      for (const { zone, waitHours } of journey) {
        now = new Date(now.getTime() + waitHours * 3_600_000)
        if (last && now < nextClaimAt(last, zone)) continue
        last = { ...claimAt(now.toISOString(), zone), streakDays: streakOn(now, last, zone) }
        days.add(last.localDay)
        claims += 1
      }
      expect(days.size).toBe(claims)
      // Between two claims lie 20 hours, or a midnight of one zone.
      const passedDays = (now.getTime() - start.getTime()) / 86_400_000
      expect(claims).toBeLessThanOrEqual(Math.floor(passedDays) + 3)
    }),
    { numRuns: 50 },
  )
})
