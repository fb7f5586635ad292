import { expect, test } from 'vitest'
import { fillShell } from './fill-shell.ts'
import { contentSecurityPolicy } from './page-security.ts'

const SHELL = `<head><title>Troupe</title><meta name="description" content="x" /><meta name="troupe:project" content="troupe" />
<meta property="og:image" content="/social-preview.jpg" /></head><a href="mailto:{{support|support@troupe.example}}">{{operator|us}}</a>`
const HEAD = { title: 'A & B', description: 'Says "so"' }
const house = { head: {}, analyticsUrl: undefined }

test('a shell is filled with the installation’s own words, and with standard ones where there are none', () => {
  const plain = fillShell(SHELL, HEAD, { project: 'mine', publicUrl: undefined, house })
  expect(plain).toContain('<title>A &amp; B</title>')
  expect(plain).toContain('content="Says &quot;so&quot;"')
  expect(plain).toContain('<meta name="troupe:project" content="mine" />')
  expect(plain).toContain('<a href="mailto:support@troupe.example">us</a>')
  const head = { operator: '<b>Mira & Co</b>', support: 'help@mira.example' }
  const own = fillShell(SHELL, HEAD, { project: 'mine', publicUrl: 'https://mira.example', house: { ...house, head } })
  expect(own).toContain('<meta name="troupe:operator" content="&lt;b&gt;Mira &amp; Co&lt;/b&gt;" />')
  expect(own).toContain('<a href="mailto:help@mira.example">&lt;b&gt;Mira &amp; Co&lt;/b&gt;</a>')
  expect(own).toContain('content="https://mira.example/social-preview.jpg"')
})

test('only a house that counts visits loads a script from elsewhere, and only that one', () => {
  const settings = { project: 'mine', publicUrl: undefined }
  expect(fillShell(SHELL, HEAD, { ...settings, house })).not.toContain('<script')
  const analyticsUrl = 'https://count.example/script.js'
  const counting = fillShell(SHELL, HEAD, { ...settings, house: { ...house, analyticsUrl } })
  expect(counting).toContain(`<script defer src="${analyticsUrl}"></script></head>`)
  expect(contentSecurityPolicy(counting, analyticsUrl)).toContain("script-src 'self' https://count.example;")
  expect(contentSecurityPolicy(counting, analyticsUrl)).toMatch(/connect-src 'self' .*https:\/\/count\.example/)
  expect(contentSecurityPolicy(SHELL)).not.toContain('count.example')
})

test('a picture that comes as a data: address can be read by the page, so that it can be saved', () => {
  expect(contentSecurityPolicy(SHELL)).toMatch(/connect-src 'self' data: /)
})
