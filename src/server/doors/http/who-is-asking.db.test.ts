import { afterEach, expect, test } from 'vitest'
import type { TrustedProxies } from '#server/platform/config/trusted-proxies.ts'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'

const PUBLIC_URL = 'https://troupe.example'
const doors: TestDoor[] = []
afterEach(async () => {
  for (const door of doors.splice(0)) await door[Symbol.asyncDispose]()
})

/** A house in production behind the proxies that it is told of. */
async function house(trustedProxies: TrustedProxies) {
  const config = { mode: 'production', publicUrl: PUBLIC_URL, trustedProxies } as const
  const door = await openTestDoor({ config, rateLimits: 'on', isTimeStill: true })
  doors.push(door)
  return door
}

/** Somebody without an account signs in; answers the session, or the refusal. */
async function signIn(door: TestDoor, { from, forwardedFor }: { from: string; forwardedFor?: string }) {
  const response = await door.inject({
    method: 'POST',
    url: '/v1/account/sessions/anonymous',
    remoteAddress: from,
    headers: { 'x-appwrite-project': 'troupe', ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) },
  })
  return response.json() as { ip?: string; code?: number }
}

test('nobody chooses their own address: without named proxies forwarding headers change nothing, and the operator hears of it once', async () => {
  const door = await house({ kind: 'none' })
  for (let index = 0; index < 50; index += 1) {
    expect(await signIn(door, { from: '10.0.0.1', forwardedFor: `203.0.113.${index}` })).toMatchObject({ ip: '10.0.0.1' })
  }
  expect(await signIn(door, { from: '10.0.0.1', forwardedFor: '203.0.113.99' })).toMatchObject({ code: 429 })
  expect(door.bugs).toEqual([expect.objectContaining({ message: expect.stringContaining('TROUPE_TRUST_PROXY') })])
})

test('of a chain only what the named number of proxies wrote counts', async () => {
  const door = await house({ kind: 'hops', hops: 1 })
  expect(await signIn(door, { from: '10.0.0.1', forwardedFor: '198.51.100.1, 203.0.113.7' })).toMatchObject({
    ip: '203.0.113.7',
  })
  const two = await house({ kind: 'hops', hops: 2 })
  expect(await signIn(two, { from: '10.0.0.1', forwardedFor: '192.0.2.1, 198.51.100.1, 203.0.113.7' })).toMatchObject({
    ip: '198.51.100.1',
  })
  expect([door.bugs, two.bugs]).toEqual([[], []])
})

test('only proxies of the named networks are believed', async () => {
  const door = await house({ kind: 'ranges', ranges: ['10.0.0.0/8', 'fd00::/8'] })
  const forwardedFor = '203.0.113.7'
  expect(await signIn(door, { from: '10.1.2.3', forwardedFor })).toMatchObject({ ip: forwardedFor })
  expect(await signIn(door, { from: '::ffff:10.1.2.3', forwardedFor })).toMatchObject({ ip: forwardedFor })
  expect(await signIn(door, { from: 'fd00::1', forwardedFor })).toMatchObject({ ip: forwardedFor })
  expect(await signIn(door, { from: '192.168.0.1', forwardedFor })).toMatchObject({ ip: '192.168.0.1' })
})

test('the addresses of one IPv6 network count as one place, and IPv4 inside of IPv6 as IPv4', async () => {
  const door = await house({ kind: 'none' })
  for (let index = 1; index <= 50; index += 1) await signIn(door, { from: `2001:db8:1:2::${index.toString(16)}` })
  expect(await signIn(door, { from: '2001:db8:1:2:ffff::1' })).toMatchObject({ code: 429 })
  expect(await signIn(door, { from: '2001:db8:1:3::1' })).toMatchObject({ ip: '2001:db8:1:3::1' })

  for (let index = 1; index <= 25; index += 1) {
    await signIn(door, { from: '198.51.100.1' })
    await signIn(door, { from: '::ffff:198.51.100.1' })
  }
  expect(await signIn(door, { from: '198.51.100.1' })).toMatchObject({ code: 429 })
})
