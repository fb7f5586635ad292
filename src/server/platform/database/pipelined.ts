import {
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely'
import type { Tables } from './tables.ts'

type Promises<Answers extends readonly unknown[]> = { readonly [Index in keyof Answers]: Promise<Answers[Index]> }

/**
 * Sends statements of a transaction one after the other without waiting for an answer in between: one way to the database and
 * back for all of them. They are done in the order in which they are sent, each seeing what those before it did, so a later one
 * may depend on an earlier one by what it says, but not by what that answered. When one fails, this waits for the rest, which
 * PostgreSQL refuses, and then fails as the first one did.
 */
export async function pipelined<Answers extends readonly unknown[]>(
  transaction: Transaction<Tables>,
  send: (together: Transaction<Tables>) => Promises<Answers>,
): Promise<Answers> {
  const executor = transaction.getExecutor()
  return executor.provideConnection(async (connection) => {
    // A transaction of Kysely gives its connection to one statement at a time; this one gives it to whoever asks.
    const provideConnection = <Answer>(use: (connection: DatabaseConnection) => Promise<Answer>) => use(connection)
    const together = new Transaction<Tables>({ ...UNUSED, executor: executor.withConnectionProvider({ provideConnection }) })
    const failures: unknown[] = []
    const sent = send(together).map((promise) => promise.catch((error: unknown) => void failures.push(error)))
    const answers = await Promise.all(sent)
    if (failures.length > 0) throw failures[0]
    // Each of them was kept, so none is a failure.
    return answers as unknown as Answers
  })
}

/** What Kysely wants to know of a transaction and needs only to open connections. */
const NO_DIALECT: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const UNUSED = { config: { dialect: NO_DIALECT }, dialect: NO_DIALECT, driver: new DummyDriver() }
