import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import { describeHouse } from './describe-house.ts'

const PRODUCTION = {
  TROUPE_ENV: 'production',
  PUBLIC_URL: 'https://troupe.example',
  DATABASE_URL: 'postgres://troupe@database/troupe',
  TROUPE_SECRET: 'b1946ac92492d2347c6235b4d2611184c0ffee00',
  DISCORD_CLIENT_ID: 'id',
  DISCORD_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtps://mail.example',
  TROUPE_BILLING: 'off',
}

test.each([
  [undefined, 'no proxy is trusted: behind one all visitors share one address'],
  ['1', 'addresses as the last proxy before us tells them'],
  ['2', 'addresses as the last 2 proxies before us tell them'],
  ['10.0.0.0/8, fd00::/8', 'addresses as proxies of 10.0.0.0/8, fd00::/8 tell them'],
])('a house that trusts %s says at the start where it takes the addresses of visitors from', (setting, told) => {
  const config = readConfig({ ...PRODUCTION, TROUPE_TRUST_PROXY: setting })
  const house = describeHouse(config, { roles: ['api'], port: 8787, engines: { makers: new Map() }, startedInMs: 1 })
  expect(house).toContain(told)
})
