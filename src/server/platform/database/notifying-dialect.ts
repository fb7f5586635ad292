import { type DatabaseConnection, PostgresDialect, PostgresDriver } from 'kysely'
import type pg from 'pg'
import { createNotifier } from './create-notifier.ts'
import { takeNotifications } from './notify-after-commit.ts'

/** PostgreSQL, with `notifyAfterCommit` for its transactions. */
export class NotifyingDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): PostgresDriver {
    return new NotifyingDriver(this.#pool)
  }
}

class NotifyingDriver extends PostgresDriver {
  readonly #notifier: ReturnType<typeof createNotifier>

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#notifier = createNotifier(pool)
  }

  override async beginTransaction(...call: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    // Left by one whose commit was never answered.
    takeNotifications(call[0])
    await super.beginTransaction(...call)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#notifier.notify(takeNotifications(connection))
  }

  override async destroy(): Promise<void> {
    await this.#notifier.idle()
    await super.destroy()
  }
}
