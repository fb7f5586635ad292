import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSilentServer, type Socket } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTemporaryDirectory } from './testing/temporary-directory.ts'
import { createVisitor } from './testing/visitor.ts'

// Whole programs are started here, some of them on a machine that is busy with the other tests.
vi.setConfig({ testTimeout: 400_000, hookTimeout: 60_000 })
const WAIT = { timeout: 180_000, interval: 20 }
const LAUNCHER = fileURLToPath(new URL('../../bin/troupe.mjs', import.meta.url))
const MIRA = { userId: 'mira', email: 'mira@example.com', password: 'a long password', name: 'Mira' }

let directory: string
const running = new Set<ChildProcess>()

beforeEach(() => {
  directory = makeTemporaryDirectory('troupe-main-')
})

afterEach(async () => {
  for (const program of running) {
    const exit = once(program, 'exit')
    program.kill('SIGTERM')
    await exit
  }
  await rm(directory, { recursive: true, force: true })
})

/** Starts the launcher as a person would; `printed()` is what the terminal shows by now. */
function launch(args: string[], settings: Record<string, string> = {}, command = [process.execPath, LAUNCHER]) {
  const env = {
    PATH: process.env.PATH,
    TROUPE_DATA: path.join(directory, 'data'),
    PORT: '0',
    TROUPE_RATE_LIMITS: 'off',
    ...settings,
  }
  const [file = '', ...before] = command
  const program = spawn(file, [...before, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(program)
  let text = ''
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  const ended = once(program, 'close').then(([code]) => {
    running.delete(program)
    return code as number | null
  })
  return { program, ended, printed: () => text }
}

async function addressOf(started: ReturnType<typeof launch>): Promise<string> {
  await vi.waitFor(() => expect(started.printed()).toMatch(/http:\/\/localhost:\d+/), WAIT)
  return started.printed().match(/http:\/\/localhost:\d+/)![0]
}

function post(url: string, route: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return createVisitor(url, 'troupe').fetch(`/v1${route}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

test('a person who signed up is there after kill -9 of the program and of its database', async () => {
  const first = launch(['start'])
  const signedUp = await post(await addressOf(first), '/account', MIRA)
  expect(signedUp.status).toBe(201)
  const lock = await readFile(path.join(directory, 'data', 'postgres', 'cluster', 'postmaster.pid'), 'utf8')
  process.kill(Number.parseInt(lock, 10), 'SIGKILL')
  first.program.kill('SIGKILL')
  await first.ended

  const second = launch(['start'])
  const session = await post(await addressOf(second), '/account/sessions/email', { email: MIRA.email, password: MIRA.password })
  expect(session.status).toBe(201)
  second.program.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('a second program on the same data is told so; operators work beside the first', async () => {
  const first = launch(['start'])
  const url = await addressOf(first)
  expect((await post(url, '/account', MIRA)).status).toBe(201)
  const [second, operator] = [launch(['start']), launch(['grant-credits', MIRA.email, '250'])]
  expect(await second.ended).toBe(1)
  expect(second.printed()).toContain('Another Troupe is already running')
  expect(await operator.ended, operator.printed()).toBe(0)
  expect((await fetch(`${url}/v1/ping`, { headers: { 'x-appwrite-project': 'troupe' } })).status).toBe(200)
})

test('a port that is taken, a folder that is a file and bad settings are told in a sentence', async () => {
  const occupant = createServer().listen(0, '127.0.0.1')
  await once(occupant, 'listening')
  const { port } = occupant.address() as AddressInfo
  const file = path.join(directory, 'file')
  await writeFile(file, '')
  const cases: [Record<string, string>, string][] = [
    [{ PORT: String(port) }, `Port ${port} of 127.0.0.1 is in use by another program.`],
    [{ TROUPE_DATA: file }, `The data folder ${file} cannot be used`],
    [{ TROUPE_DATA: path.join(file, 'below') }, 'there is a file of this name in its path'],
    [{ DATABASE_URL: 'postgres://mira@127.0.0.1:1/troupe' }, 'The database of DATABASE_URL cannot be reached'],
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0, but development only answers on this machine'],
  ]
  for (const [settings, sentence] of cases) {
    const refused = launch(['start'], settings)
    expect(await refused.ended).toBe(1)
    expect(refused.printed()).toContain(sentence)
    expect(refused.printed()).not.toContain('    at ')
  }
  occupant.close()
})

test('a start that hangs ends with a signal', async () => {
  // Takes connections and never says a word.
  const silent = createSilentServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const starting = launch(['start'], { DATABASE_URL: `postgres://mira@127.0.0.1:${port}/troupe` })
  const [socket] = (await once(silent, 'connection')) as [Socket]
  starting.program.kill('SIGTERM')
  expect(await starting.ended, starting.printed()).toBe(0)
  socket.destroy()
  silent.close()
})

// Makes the launcher believe that an older Node runs it, so that it starts the packaged one.
const OLD_NODE = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '18.20.0' })`

test.each<[string, string[], Record<string, string>]>([
  ['its launcher under an older Node', [process.execPath, '--import', OLD_NODE, LAUNCHER], {}],
  // What npm does: a shell that waits and passes no signal on.
  ['the shell of npm', ['sh', '-c', `"$0" "$@"; exit $?`, process.execPath, LAUNCHER], { npm_lifecycle_event: 'start' }],
])('the program ends with %s, also after kill -9', async (_, command, settings) => {
  const started = launch(['start'], settings, command)
  const url = await addressOf(started)
  started.program.kill('SIGKILL')
  await started.ended
  await vi.waitFor(() => expect(fetch(`${url}/v1/ping`)).rejects.toThrow(), WAIT)
  const second = launch(['start'])
  await addressOf(second)
})

test('doctor names what is in order and what is not', async () => {
  const well = launch(['doctor'])
  expect(await well.ended, well.printed()).toBe(0)
  expect(well.printed()).toMatch(/✓ database +PostgreSQL \d+\.\d+, embedded/)
  expect(well.printed()).toMatch(/✓ pictures +\S+blobs belongs to this database/)
  expect(well.printed()).toMatch(/✓ engine +draws 128 pixels/)
  expect(well.printed()).toMatch(/✓ photos +the networks looked at a picture/)
  const ill = launch(['doctor'], { DATABASE_URL: 'postgres://mira@127.0.0.1:1/troupe' })
  expect(await ill.ended).toBe(1)
  expect(ill.printed()).toMatch(/✗ database +The database of DATABASE_URL cannot be reached/)
  expect(ill.printed()).toMatch(/✓ disk/)
})

test('draw tells how it is used; what takes no arguments refuses them', async () => {
  const help = launch(['draw', '--help'])
  expect(await help.ended).toBe(0)
  expect(help.printed()).toContain('Usage: troupe draw')
  const misspelt = launch(['start', '--port', '80'])
  expect(await misspelt.ended).toBe(2)
  expect(misspelt.printed()).toContain('"start" takes no arguments')
})

test('an unknown command shows the commands', async () => {
  const unknown = launch(['strat'])
  expect(await unknown.ended).toBe(2)
  expect(unknown.printed()).toContain('Usage:')
})
