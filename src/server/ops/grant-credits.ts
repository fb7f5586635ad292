import type { Kysely } from 'kysely'
import { creditWords } from '#contract/count-words.ts'
import { findIdentityOwnerByEmail } from '#server/core/accounts/identities.store.ts'
import { findUserByEmail } from '#server/core/accounts/users.store.ts'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import { StartupError } from '#server/platform/config/startup-error.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { openOperatorDatabase } from './open-operator-database.ts'

const USAGE = 'Usage: node bin/troupe.mjs grant-credits <e-mail> <credits>'
const MOST_CREDITS = 1_000_000

/** `troupe grant-credits`: adds credits to an account, in every mode. Answers the exit code. */
export async function runGrantCredits(config: Config, args: readonly string[]): Promise<number> {
  const { email, amountCredits } = readGrant(args)
  await using database = await openOperatorDatabase(config)
  const balance = await grantCredits(database.kysely, { email, amountCredits })
  console.log(`${email} was given ${creditWords(amountCredits)} and has ${balance} now.`)
  return 0
}

/** Reads the two arguments; throws a StartupError that says what is wrong with them. */
export function readGrant(args: readonly string[]): { email: string; amountCredits: number } {
  const [email = '', credits = ''] = args
  if (args.length !== 2) throw new StartupError(USAGE)
  if (!/^\S+@\S+$/.test(email)) throw new StartupError(`"${email}" is no e-mail address. ${USAGE}`)
  const amountCredits = Number(credits)
  if (!/^\d+$/.test(credits) || amountCredits < 1 || amountCredits > MOST_CREDITS) {
    throw new StartupError(`"${credits}" is no whole number of credits from 1 to ${MOST_CREDITS}. ${USAGE}`)
  }
  return { email, amountCredits }
}

/** Adds credits to the account with this address and answers its balance; throws a StartupError when there is none. */
export async function grantCredits(
  database: Kysely<Tables>,
  { email, amountCredits }: { email: string; amountCredits: number },
): Promise<number> {
  const address = email.toLowerCase()
  const userId = (await findUserByEmail(database, address))?.id ?? (await findIdentityOwnerByEmail(database, address))
  if (userId === undefined) throw new StartupError(`There is no account with the e-mail address ${email}.`)
  const credits = createCredits({ clock: systemClock })
  await database
    .transaction()
    .execute((transaction) => credits.grant(transaction, { userId, amountCredits, reason: 'operator' }))
  return credits.balance(database, userId)
}
