import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AppError } from '#contract/app-error.ts'
import { createAccounts } from '#server/core/accounts/accounts.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createSealer } from '#server/platform/sealing/create-sealer.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'
import { NO_PAST_GIFTS } from '../../testing/no-past-gifts.ts'
import { pictureAddresses } from '../library/picture-addresses.ts'
import { createOwnData } from './create-own-data.ts'

const ADDRESSES = pictureAddresses({ origin: 'http://localhost:8787', project: 'troupe' })
const CLIENT = { ip: '127.0.0.1', userAgent: 'test' }

const opened = new AsyncDisposableStack()
let stage: GenerationStage
const endSubscriptions = vi.fn(async (_userId: string) => {})
const keepPastGifts = async () => {}
const noteDeparture = vi.fn(async (_transaction: unknown, _userId: string) => {})
beforeAll(async () => {
  stage = await createGenerationStage()
  await stage.work()
})
afterAll(async () => {
  await opened.disposeAsync()
  await stage[Symbol.asyncDispose]()
})

const ownDataOf = ({ database, clock, credits, files }: GenerationStage) =>
  createOwnData({ database, clock, credits, files, keepPastGifts, endSubscriptions, noteDeparture })

/** Somebody with an account, a session, a character and a sentence said to it. */
async function resident(): Promise<Person & { chatId: string; secret: string; accounts: ReturnType<typeof createAccounts> }> {
  const person = await stage.person('rich')
  const { pool } = opened.use(openDatabase(stage.connection))
  const accounts = createAccounts({
    database: stage.database,
    pool,
    clock: stage.clock,
    sealer: createSealer({ secret: 'of a test' }),
    pastGifts: NO_PAST_GIFTS,
  })
  const email = `${person.userId}@example.test`
  const user = await accounts.makeProvenUser({ userId: person.userId, name: 'Mira', email })
  const { secret } = await accounts.startSessionFor(user, CLIENT)
  const { chatId, characterId } = await stage.character(person)
  const message = { userId: person.userId, characterId, chatId, prompt: 'at the sea', senderType: 'user' } as const
  const { jobId } = await stage.handlers['create-system-message'](message, person.as())
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  return { ...person, chatId, secret, accounts }
}

async function read(pieces: AsyncIterable<string>) {
  let text = ''
  for await (const piece of pieces) text += piece
  return JSON.parse(text)
}

const blobs = async () =>
  (await readdir(stage.blobsDirectory, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())

test('the copy holds everything about a person, and nothing of anybody else or of secrets', async () => {
  const [mira, other] = [await resident(), await resident()]
  const copy = await read(ownDataOf(stage).export(mira.userId, ADDRESSES))
  expect(copy.account).toMatchObject([{ id: mira.userId, name: 'Mira' }])
  expect(copy.characters).toMatchObject([{ name: 'Rosalind', chatId: mira.chatId }])
  expect(copy.generations.map(({ type }: { type: string }) => type)).toEqual(
    expect.arrayContaining(['create-preview', 'create-character', 'create-system-message']),
  )
  expect(copy.generations[0].results[0]).toMatch(/^http:\/\/localhost:8787\/v1\/storage\//)
  expect(copy.messages.map(({ text }: { text: string }) => text)).toContain('at the sea')
  expect(copy.creditMovements[0]).toMatchObject({ kind: 'grant', credits: 1000 })
  expect(copy.files.length).toBeGreaterThan(3)
  const text = JSON.stringify(copy)
  expect(text).not.toContain(other.userId)
  expect(text).not.toContain(mira.secret)
  expect(text).not.toMatch(/secret|password|token/i)
})

test('who goes takes everything along, what runs as well; others keep theirs', async () => {
  const [mira, other] = [await resident(), await resident()]
  stage.director.direct({ next: 'hang', userId: mira.userId })
  const { jobId } = await stage.handlers['create-preview'](aPreviewRequest(mira), mira.as())
  const blobsOfOther = await stage.database.selectFrom('files').select('id').where('owner_id', '=', other.userId).execute()
  await ownDataOf(stage).deleteAccount(mira.userId)

  expect(endSubscriptions).toHaveBeenLastCalledWith(mira.userId)
  expect(noteDeparture).toHaveBeenLastCalledWith(expect.anything(), mira.userId)
  expect(await mira.accounts.findVisit(mira.secret)).toBeUndefined()
  for (const table of ['jobs', 'characters', 'messages', 'profiles', 'daily_claims', 'sessions', 'identities'] as const) {
    expect(await stage.database.selectFrom(table).selectAll().where('user_id', '=', mira.userId).execute()).toEqual([])
  }
  expect(await stage.database.selectFrom('jobs').selectAll().where('id', '=', jobId).execute()).toEqual([])
  expect(await stage.database.selectFrom('files').selectAll().where('owner_id', '=', mira.userId).execute()).toEqual([])
  // The money records stay, whole: what was held went back before.
  const entries = await stage.database.selectFrom('credit_entries').selectAll().where('user_id', '=', mira.userId).execute()
  const sum = entries.reduce((total, entry) => total + entry.amount_credits, 0)
  expect(sum).toBe(await stage.credits.balance(stage.database, mira.userId))

  expect(await other.accounts.findVisit(other.secret)).toBeDefined()
  const left = await stage.database.selectFrom('files').select('id').where('owner_id', '=', other.userId).execute()
  expect(left).toEqual(blobsOfOther)
  const rows = await stage.database.selectFrom('files').select('id').execute()
  // A picture and its thumbnail for each row, and nothing else.
  expect((await blobs()).length).toBe(rows.length * 2)
})

test('what a refund waits for while work runs is taken when its owner goes, and nothing is owed any more', async () => {
  const mira = await resident()
  stage.director.direct({ next: 'hang', userId: mira.userId })
  await stage.handlers['create-preview'](aPreviewRequest(mira), mira.as())
  const left = await stage.credits.balance(stage.database, mira.userId)
  const held = 100
  const takenCredits = await stage.database.transaction().execute((transaction) =>
    stage.credits.takeBack(transaction, {
      userId: mira.userId,
      amountCredits: left + held,
      reason: () => 'Refund of Credit Pack',
      lateReason: 'Refund of Credit Pack (was on hold)',
      reference: 'payment/pay_1/takeback/1',
    }),
  )
  expect(takenCredits).toBe(left)
  await ownDataOf(stage).deleteAccount(mira.userId)
  const account = await stage.database
    .selectFrom('credit_accounts')
    .select(['balance_credits', 'owed_credits'])
    .where('user_id', '=', mira.userId)
    .executeTakeFirstOrThrow()
  expect(account).toEqual({ balance_credits: 0, owed_credits: 0 })
  const debts = await stage.database.selectFrom('credit_debts').selectAll().where('user_id', '=', mira.userId).execute()
  expect(debts).toMatchObject([{ owed_credits: 0, taken_credits: held }])
})

test('while a subscription cannot be ended, nothing is deleted', async () => {
  const mira = await resident()
  endSubscriptions.mockRejectedValueOnce(new AppError('payments.unavailable'))
  await expect(ownDataOf(stage).deleteAccount(mira.userId)).rejects.toMatchObject({ code: 'payments.unavailable' })
  expect(await mira.accounts.findVisit(mira.secret)).toBeDefined()
  expect(await stage.database.selectFrom('characters').select('id').where('user_id', '=', mira.userId).execute()).toHaveLength(
    1,
  )
})

test('whoever has more files than a statement has parameters leaves at once, and house-keeping takes the rest', async () => {
  const mira = await resident()
  const { database } = stage
  await sql`
    insert into files (id, owner_id, mime_type, size_bytes, sha256, width_px, height_px, label, blob_key, thumbnail_key,
      thumbnail_size_bytes, created_at)
    select gen_random_uuid(), ${mira.userId}, 'image/png', 1, '', 1, 1, '', 'none/' || number, 'none/' || number, 1, now()
    from generate_series(1, 66000) number`.execute(database)
  const countFiles = async () => {
    const own = database.selectFrom('files').where('owner_id', '=', mira.userId)
    return (await own.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
  }
  // There are no blobs to these rows, and looking for each takes long.
  const files = { ...stage.files, discard: async () => {} }
  const ownData = createOwnData({ ...stage, files, keepPastGifts, endSubscriptions, noteDeparture })
  await ownData.deleteAccount(mira.userId)
  expect(await mira.accounts.findVisit(mira.secret)).toBeUndefined()
  expect(await countFiles()).toBeGreaterThan(0)
  // What is left may not come to somebody who asks for the same id.
  const again = { userId: mira.userId, name: 'Not Mira', email: 'another@example.test' }
  await expect(mira.accounts.makeProvenUser(again)).rejects.toMatchObject({ type: 'user_already_exists' })

  await ownData.finishDepartures()
  expect(await countFiles()).toBe(0)
  stage.clock.advance(11 * 60_000)
  await ownData.finishDepartures()
  await expect(mira.accounts.makeProvenUser(again)).resolves.toMatchObject({ name: 'Not Mira' })
})
