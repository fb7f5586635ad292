import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'

/** A second Ctrl-C after this long means "at once"; npm and the terminal may both pass on the first. */
const IMPATIENCE_MS = 1_000
/** From the signal on: jobs, connections and the database may end in order for this long. */
const ORDER_LIMIT_MS = 25_000
/** After that, and for the database to be ended whatever it does. */
const DATABASE_END_LIMIT_MS = 4_000
/** What is still open after everything was closed, such as a call to a server that never answers. */
const LEFT_OPEN_LIMIT_MS = 1_000

/** How the program comes to its end, bounded from the first signal on: it and its database are gone within 30 seconds. */
export interface Ending {
  /** The exit code, once the program is to end. */
  readonly code: Promise<number>
  /** As a signal: in order, and if that takes too long, at once. */
  begin(code: number): void
  /** Without order: ends the database, then the process. */
  atOnce(code: number): Promise<void>
  setDatabaseEnd(endDatabase: () => Promise<void>): void
  /** Everything is closed. */
  done(): void
}

/** Listens for the signals that ask to end. */
export function createEnding(): Ending {
  const ending = Promise.withResolvers<number>()
  let endDatabase = async () => {}
  let beganAt: number | undefined
  // Not unref'ed: a process that has nothing more to do but wait for itself would leave its database behind.
  let limit: NodeJS.Timeout | undefined

  function begin(code: number): void {
    if (beganAt !== undefined) return
    beganAt = performance.now()
    limit = setTimeout(() => void giveUp(), ORDER_LIMIT_MS)
    ending.resolve(code)
  }

  async function giveUp(): Promise<void> {
    const open = Object.entries(Object.groupBy(process.getActiveResourcesInfo(), (name) => name))
    const words = open.map(([name, all = []]) => `${all.length} ${name}`).join(', ')
    process.stderr.write(`Not everything ended within ${ORDER_LIMIT_MS / 1000} seconds, so it is stopped (open: ${words}).\n`)
    await endDatabaseWithin()
    // An exit in order waits for threads, and one of them may be what hangs.
    process.kill(process.pid, 'SIGKILL')
  }

  async function atOnce(code: number): Promise<void> {
    await endDatabaseWithin()
    process.exit(code)
  }

  const endDatabaseWithin = () =>
    Promise.race([endDatabase().catch(() => {}), delay(DATABASE_END_LIMIT_MS, undefined, { ref: true })])

  const onSignal = () => {
    if (beganAt !== undefined && performance.now() - beganAt > IMPATIENCE_MS) void atOnce(1)
    begin(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)

  return {
    code: ending.promise,
    begin,
    atOnce,
    setDatabaseEnd(end) {
      endDatabase = end
    },
    done() {
      clearTimeout(limit)
      setTimeout(() => process.exit(), LEFT_OPEN_LIMIT_MS).unref()
    },
  }
}
