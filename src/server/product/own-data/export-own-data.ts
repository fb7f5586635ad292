import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { PictureAddresses } from '../library/picture-addresses.ts'
import { ownDataSections } from './own-data-sections.ts'

/**
 * Everything the house keeps about a person, as pieces of one JSON text. It is read page by page while it is sent, so that ten
 * thousand pictures take no more memory than ten.
 */
export async function* exportOwnData(
  database: Kysely<Tables>,
  userId: string,
  { addresses, now }: { addresses: PictureAddresses; now: Date },
): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now)}`
  for (const [name, rows] of ownDataSections(database, userId, addresses)) {
    yield `,\n${JSON.stringify(name)}: [`
    let separator = '\n'
    for await (const row of rows) {
      yield separator + JSON.stringify(row)
      separator = ',\n'
    }
    yield '\n]'
  }
  yield '\n}\n'
}
