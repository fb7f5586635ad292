import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'
import { makeTemporaryDirectory } from '#server/testing/temporary-directory.ts'

const script = 'const code = 1'
const html = `<html><meta name="troupe:project" content="troupe" /><script>theme()</script><p>The application</p></html>`
const pagesDirectory = makeTemporaryDirectory('troupe-pages-')
let door: TestDoor
beforeAll(async () => {
  door = await openTestDoor({ pagesDirectory })
})
afterEach(() => expect(door.bugs).toEqual([]))
afterAll(async () => {
  await door[Symbol.asyncDispose]()
  await rm(pagesDirectory, { recursive: true })
})

test('until the pages are built, a page says so and comes back by itself', async () => {
  const response = await door.visitor().fetch('/create')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await response.text()).toContain('http-equiv="refresh"')
  await mkdir(path.join(pagesDirectory, 'assets'))
  await writeFile(path.join(pagesDirectory, 'index.html'), html)
  await writeFile(path.join(pagesDirectory, 'assets/main-abc.js'), script)
  await writeFile(path.join(pagesDirectory, 'assets/main-abc.js.br'), brotliCompressSync(script))
})

test.each([
  ['/', 200],
  ['/create', 200],
  ['/characters/manage/some-id', 200],
  ['/auth/failure?error=%7B%7D', 200],
  ['/no/such/page', 404],
])('the page %s is the application, with status %i', async (page, status) => {
  const response = await door.visitor().fetch(page)
  expect([response.status, await response.text()]).toEqual([status, html])
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]+=*';/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('a client that takes no compressed reply gets the first page too', async () => {
  const response = await door.visitor().fetch('/', { headers: { 'accept-encoding': 'identity' } })
  expect([response.status, await response.text()]).toEqual([200, html])
})

test('a hashed asset comes compressed and is kept for ever, a missing one is no page', async () => {
  const response = await door.visitor().fetch('/assets/main-abc.js', { headers: { 'accept-encoding': 'br' } })
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['br', script])
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  for (const missing of [
    '/assets/other.js',
    '/assets/',
    '/showcase/none.webp',
    '/..%2fpackage.json',
    '/dev/nothing',
    '/v1/x.html',
  ]) {
    const response = await door.visitor().fetch(missing)
    expect([missing, response.status, response.headers.get('content-type')]).toEqual([
      missing,
      expect.toSatisfy((status: number) => status === 404 || status === 403),
      'application/json; charset=utf-8',
    ])
  }
})

test('the shell is no file: it only comes with the headers of a page', async () => {
  await writeFile(path.join(pagesDirectory, 'index.html.br'), brotliCompressSync(html))
  const plain = await door.visitor().fetch('/index.html', { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([308, '/'])
  const aliases = ['//index.html', '/%69ndex.html', '/assets/../index.html', '/assets/%2e%2e/index.html', '/./index.html']
  for (const alias of [...aliases, '/index.html.br', '/INDEX.HTML', '/assets%2f..%2findex.html']) {
    for (const encoding of ['identity', 'br']) {
      const reply = await door.inject({
        method: 'GET',
        url: alias,
        headers: { 'accept-encoding': encoding, host: 'localhost' },
      })
      const isSafe = reply.statusCode !== 200 || reply.headers['content-security-policy'] !== undefined
      expect([alias, reply.statusCode, isSafe]).toEqual([alias, reply.statusCode, true])
    }
  }
})
