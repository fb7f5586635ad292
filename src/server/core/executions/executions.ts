import type { Kysely } from 'kysely'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Execution } from './execution.ts'
import type { ExecutionPage } from './execution-page.ts'
import {
  failUnfinished,
  findExecution,
  insertExecutions,
  listExecutions,
  removeExecutionsBefore,
  touchExecutions,
  updateExecution,
} from './executions.store.ts'

const RETENTION_MS = 24 * 3_600_000
/** Three missed sweeps: whoever worked on the call is gone. */
const SILENCE_MS = 180_000
/** Rows per insert; keeps a statement well below PostgreSQL's 65,535 parameters. */
const ROWS_PER_INSERT = 500

export type Executions = ReturnType<typeof createExecutions>

/**
 * Recorded calls. A finished call is recorded after its answer: records gather while an insert runs and go together in the
 * next one. Reading first waits for what this process has not written yet, so a caller always finds its own calls.
 */
export function createExecutions(parts: { database: Kysely<Tables>; clock: Clock; onLost: (error: unknown) => void }) {
  const { database, clock } = parts
  const waiting: Execution[] = []
  /** Calls that this process is working on. */
  const unfinished = new Set<string>()
  let writing: Promise<void> | undefined

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, ROWS_PER_INSERT)
      await insertExecutions(database, batch).catch(parts.onLost)
    }
    writing = undefined
  }

  async function flush(): Promise<void> {
    await writing
  }

  return {
    /** Records a finished call soon; never throws. */
    recordLater(execution: Execution): void {
      waiting.push(execution)
      writing ??= Promise.resolve().then(writeAll)
    },

    /** Records a call that is still to run, so that it can be asked for at once. */
    async record(execution: Execution): Promise<void> {
      await insertExecutions(database, [execution])
      unfinished.add(execution.id)
    },

    async update(execution: Execution): Promise<void> {
      // Also when it cannot be written: then it ends as an orphan.
      if (execution.status === 'completed' || execution.status === 'failed') unfinished.delete(execution.id)
      await updateExecution(database, execution)
    },

    async find(key: { id: string; functionId: string; userId: string }): Promise<Execution | undefined> {
      await flush()
      return findExecution(database, key)
    },

    async list(owner: { functionId: string; userId: string }, page: ExecutionPage) {
      await flush()
      return listExecutions(database, owner, page)
    },

    /**
     * Ends as failed what processes left behind that are gone, and shows that this one is not; call now and then. The only
     * process on its database need not wait for the silence of others when it starts.
     */
    async endOrphans(process: { isOnlyAndStarts: boolean } = { isOnlyAndStarts: false }): Promise<void> {
      const now = clock.now()
      await touchExecutions(database, [...unfinished], now)
      await failUnfinished(database, process.isOnlyAndStarts ? undefined : new Date(now.getTime() - SILENCE_MS), now)
    },

    /** Removes calls older than a day; call now and then. */
    async forgetOld(): Promise<void> {
      await removeExecutionsBefore(database, new Date(clock.now().getTime() - RETENTION_MS))
    },

    /** Waits until everything recorded is written. */
    flush,
  }
}
