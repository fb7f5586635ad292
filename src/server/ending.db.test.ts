import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTemporaryDirectory } from './testing/temporary-directory.ts'
import { createVisitor } from './testing/visitor.ts'

/** From the signal on, the program and its PostgreSQL are gone within this time, whatever hangs. */
const LIMIT_MS = 30_000
// Whole programs are started here, on a machine that is busy with the other tests.
vi.setConfig({ testTimeout: 400_000, hookTimeout: 60_000 })
const WAIT = { timeout: 180_000, interval: 20 }
const LAUNCHER = fileURLToPath(new URL('../../bin/troupe.mjs', import.meta.url))
const JSON_HEADERS = { 'content-type': 'application/json' }
const MIRA = { userId: 'mira', email: 'mira@example.com', password: 'a long password', name: 'Mira' }
const onLinux = process.platform === 'linux'

let directory: string
let cluster: string
let program: ChildProcess | undefined
beforeEach(() => {
  directory = makeTemporaryDirectory('troupe-ending-')
  cluster = path.join(directory, 'postgres', 'cluster')
})
afterEach(async () => {
  // Whatever a test left running ends here.
  if (program && program.exitCode === null && program.signalCode === null) {
    const exit = once(program, 'exit')
    program.kill('SIGKILL')
    await exit
  }
  for (const pid of await databaseProcesses()) kill(pid)
  await vi.waitFor(async () => expect(await databaseProcesses()).toEqual([]), WAIT)
  await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
})

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}

/** The server of this test's data and all its children: they work in the cluster. */
async function databaseProcesses(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return pids.filter((_, index) => folders[index] === cluster).map(Number)
}

async function start(): Promise<{ url: string; ended: Promise<number | null> }> {
  const env = { PATH: process.env.PATH, TROUPE_DATA: directory, PORT: '0', TROUPE_RATE_LIMITS: 'off' }
  const started = spawn(process.execPath, [LAUNCHER, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  program = started
  let printed = ''
  started.stdout.setEncoding('utf8').on('data', (part: string) => (printed += part))
  await vi.waitFor(() => expect(printed).toMatch(/http:\/\/localhost:\d+/), WAIT)
  return { url: printed.match(/http:\/\/localhost:\d+/)![0], ended: once(started, 'close').then(([code]) => code) }
}

const post = (url: string, route: string, body: object) =>
  createVisitor(url, 'troupe').fetch(route, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) })

/** Asks the program to end; answers its exit code once it and its database are gone, and fails when that takes too long. */
async function end(ended: Promise<number | null>): Promise<number | null> {
  const startedAt = performance.now()
  program?.kill('SIGTERM')
  const code = await ended
  expect(await databaseProcesses()).toEqual([])
  expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS)
  return code
}

async function signInAgain(): Promise<void> {
  const { url, ended } = await start()
  const { email, password } = MIRA
  expect((await post(url, '/v1/account/sessions/email', { email, password })).status).toBe(201)
  expect(await end(ended)).toBe(0)
}

const postmaster = async () => Number.parseInt(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8'), 10)

test.runIf(onLinux)('a database that does not obey ends with the program, and its data opens again', async () => {
  const { url, ended } = await start()
  expect((await post(url, '/v1/account', MIRA)).status).toBe(201)
  // Takes no signal but the last.
  process.kill(await postmaster(), 'SIGSTOP')
  expect(await end(ended)).toBe(0)
  await signInAgain()
})

test.runIf(onLinux)('a transaction that nobody ends, what waits for it and a job that hangs keep no program', async () => {
  const { url, ended } = await start()
  const mira = createVisitor(url, 'troupe')
  const send = (route: string, body: object) =>
    mira.fetch(route, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) })
  const { $id: userId } = await (await send('/dev/person', { as: 'rich' })).json()
  await send('/dev/engine', { next: 'hang' })
  const preview = { userId, name: 'Rosalind', characterDescription: 'a pirate', style: 'anime' }
  const started = await send('/v1/functions/create-preview/executions', { body: JSON.stringify(preview), method: 'POST' })
  expect(started.status).toBe(201)

  const host = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[4]
  const somebody = new pg.Client({ host, port: 5432, user: 'troupe', database: 'postgres' })
  somebody.on('error', () => {})
  await somebody.connect()
  await somebody.query('begin')
  await somebody.query('lock table users')
  const waiting = post(url, '/v1/account', MIRA).catch(() => undefined)
  const held = `select count(*)::int as waiting from pg_locks where not granted`
  await vi.waitFor(async () => expect((await somebody.query(held)).rows[0].waiting).toBeGreaterThan(0), WAIT)

  expect(await end(ended)).toBe(0)
  await waiting
  const again = await start()
  expect((await post(again.url, '/v1/account', MIRA)).status).toBe(201)
  expect(await end(again.ended)).toBe(0)
})

test.runIf(onLinux)('a second signal ends both at once', async () => {
  const { ended } = await start()
  process.kill(await postmaster(), 'SIGSTOP')
  program?.kill('SIGTERM')
  const impatience = setInterval(() => program?.kill('SIGTERM'), 200)
  expect(await ended).toBe(1)
  clearInterval(impatience)
  expect(await databaseProcesses()).toEqual([])
})
