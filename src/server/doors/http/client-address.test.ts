import { expect, test } from 'vitest'
import { readAddress } from './client-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['[2001:DB8:1:2::9]:443', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::1', 'fe80::/64'],
  ['::1', '::1', '::/64'],
])('%s is the address %s and counts as %s', (text, address, network) => {
  expect(readAddress(text)).toEqual({ address, network })
})

test.each(['', 'unknown', '_hidden', '203.0.113', '999.1.1.1', "'; drop table sessions"])('"%s" is no address', (text) => {
  expect(readAddress(text)).toEqual({ address: '', network: 'unknown' })
})
