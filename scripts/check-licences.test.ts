import { expect, test } from 'vitest'
import { licenceComplaint } from './check-licences.ts'

test('accepts permissive licences and a permissive choice of two', () => {
  expect(licenceComplaint('a', { license: 'MIT' }, '')).toBeUndefined()
  expect(licenceComplaint('a', { license: '(MIT OR GPL-3.0)' }, '')).toBeUndefined()
})

test('refuses what would bind the product or says nothing', () => {
  expect(licenceComplaint('a', { license: 'AGPL-3.0' }, 'a')).toContain('does not accept')
  expect(licenceComplaint('a', { license: 'MIT AND GPL-3.0' }, 'a')).toContain('does not accept')
  expect(licenceComplaint('a', {}, '')).toContain('no licence')
})

test('wants a line in NOTICE for a shipped package that asks for one, and none for a tool', () => {
  expect(licenceComplaint('@img/sharp-libvips-linux-x64', { license: 'LGPL-3.0-or-later' }, '')).toContain('NOTICE')
  expect(
    licenceComplaint('@img/sharp-libvips-linux-x64', { license: 'LGPL-3.0-or-later' }, '@img/sharp-libvips: LGPL'),
  ).toBeUndefined()
  expect(licenceComplaint('axe-core', { license: 'MPL-2.0', dev: true }, '')).toBeUndefined()
})
