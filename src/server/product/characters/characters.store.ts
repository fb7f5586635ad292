import type { Kysely, Selectable, Transaction } from 'kysely'
import type { JobStatus } from '#contract/job-constants.ts'
import { LIMITS } from '#contract/limits.ts'
import { isUuid } from '#contract/uuid.ts'
import type { CharacterTable } from '../../platform/database/tables/characters.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { EngineState } from '../../platform/engines/engine.ts'

export type CharacterRow = Selectable<CharacterTable>

export interface NewCharacter {
  readonly id: string
  readonly userId: string
  readonly chatId: string
  readonly name: string
  readonly description: string
  readonly style: string
  readonly previewJobId: string
  readonly pictureFileId: string
  /** The photo it was made from. */
  readonly photoFileId?: string
  readonly jobId: string
  readonly engineState: EngineState | null
  readonly now: Date
}

/** The ids of the character that was made of a preview before, or undefined. */
export async function findCharacterOfPreview(
  transaction: Transaction<Tables>,
  previewJobId: string,
): Promise<{ characterId: string; chatId: string } | undefined> {
  const row = await transaction
    .selectFrom('characters')
    .select(['id', 'chat_id'])
    .where('preview_job_id', '=', previewJobId)
    .executeTakeFirst()
  return row && { characterId: row.id, chatId: row.chat_id }
}

/** Writes a character; a second creation of the same preview, after the first has failed, takes its place. */
export async function upsertCharacter(transaction: Transaction<Tables>, character: NewCharacter): Promise<void> {
  const chosen = {
    name: character.name,
    picture_file_id: character.pictureFileId,
    photo_file_id: character.photoFileId ?? null,
    job_id: character.jobId,
    engine_state: character.engineState && JSON.stringify(character.engineState),
    updated_at: character.now,
  }
  await transaction
    .insertInto('characters')
    .values({
      ...chosen,
      id: character.id,
      user_id: character.userId,
      chat_id: character.chatId,
      description: character.description,
      style: character.style,
      preview_job_id: character.previewJobId,
      traits: '[]',
      created_at: character.now,
    })
    .onConflict((conflict) => conflict.column('preview_job_id').doUpdateSet(chosen))
    .execute()
}

/** Remembers what the engine says of a character once its model sheet is drawn. */
export async function updateCharacterSheet(
  transaction: Transaction<Tables>,
  sheet: {
    characterId: string
    /** The job that drew it. */
    jobId: string
    engineState: EngineState | undefined
    traits: readonly { name: string; value: string }[]
    now: Date
  },
): Promise<void> {
  await transaction
    .updateTable('characters')
    .set({
      ...(sheet.engineState && { engine_state: JSON.stringify(sheet.engineState) }),
      job_id: sheet.jobId,
      traits: JSON.stringify(sheet.traits),
      updated_at: sheet.now,
    })
    .where('id', '=', sheet.characterId)
    .execute()
}

/**
 * The user's characters, newest first, after the character `cursor`; undefined when there is no such character. One whose
 * creation failed does not exist (product text §4).
 */
export async function listCharacters(
  database: Kysely<Tables>,
  { userId, cursor }: { userId: string; cursor?: string },
): Promise<{ rows: (CharacterRow & { status: JobStatus })[]; total: number; hasNextPage: boolean } | undefined> {
  const before = cursor === undefined ? undefined : await findSequence(database, userId, cursor)
  if (cursor !== undefined && before === undefined) return undefined
  const own = database
    .selectFrom('characters')
    .innerJoin('jobs', 'jobs.id', 'characters.job_id')
    .where('characters.user_id', '=', userId)
    .where('jobs.status', '!=', 'FAILED')
  const [rows, count] = await Promise.all([
    own
      .selectAll('characters')
      .select('jobs.status')
      .$if(before !== undefined, (query) => query.where('characters.sequence', '<', before ?? 0))
      .orderBy('characters.sequence', 'desc')
      .limit(LIMITS.listPageSize + 1)
      .execute(),
    own.select((expression) => expression.fn.countAll<number>().as('total')).executeTakeFirst(),
  ])
  return {
    rows: rows.slice(0, LIMITS.listPageSize),
    total: count?.total ?? 0,
    hasNextPage: rows.length > LIMITS.listPageSize,
  }
}

/** A character of this user with the status of the job that makes it; undefined for unknown and foreign ids. */
export async function findOwnCharacter(
  database: Kysely<Tables>,
  { userId, characterId }: { userId: string; characterId: string },
): Promise<(CharacterRow & { status: JobStatus }) | undefined> {
  if (!isUuid(characterId)) return undefined
  return database
    .selectFrom('characters')
    .innerJoin('jobs', 'jobs.id', 'characters.job_id')
    .selectAll('characters')
    .select('jobs.status')
    .where('characters.id', '=', characterId)
    .where('characters.user_id', '=', userId)
    .executeTakeFirst()
}

/**
 * The same, locked until the transaction ends: what else asks whether the character is in work, or removes it, waits. The
 * lock is its own statement, so that what is read after it is what the one before has written.
 */
export async function lockOwnCharacter(
  transaction: Transaction<Tables>,
  own: { userId: string; characterId: string },
): Promise<(CharacterRow & { status: JobStatus }) | undefined> {
  if (!isUuid(own.characterId)) return undefined
  await transaction
    .selectFrom('characters')
    .select('id')
    .where('id', '=', own.characterId)
    .where('user_id', '=', own.userId)
    .forUpdate()
    .execute()
  return findOwnCharacter(transaction, own)
}

/** Whose character has this chat; undefined when none has. */
export async function findOwnerOfChat(database: Kysely<Tables>, chatId: string): Promise<string | undefined> {
  if (!isUuid(chatId)) return undefined
  const row = await database.selectFrom('characters').select('user_id').where('chat_id', '=', chatId).executeTakeFirst()
  return row?.user_id
}

/** The character of this user whose chat this is; undefined for unknown and foreign chats and for creations that failed. */
export async function findCharacterOfChat(
  database: Kysely<Tables>,
  { userId, chatId }: { userId: string; chatId: string },
): Promise<CharacterRow | undefined> {
  if (!isUuid(chatId)) return undefined
  return database
    .selectFrom('characters')
    .innerJoin('jobs', 'jobs.id', 'characters.job_id')
    .selectAll('characters')
    .where('characters.chat_id', '=', chatId)
    .where('characters.user_id', '=', userId)
    .where('jobs.status', '!=', 'FAILED')
    .executeTakeFirst()
}

/** The same, locked until the transaction ends: whoever deletes the character waits, or has deleted it. */
export async function lockCharacterOfChat(
  transaction: Transaction<Tables>,
  { userId, chatId }: { userId: string; chatId: string },
): ReturnType<typeof findCharacterOfChat> {
  const found = await findCharacterOfChat(transaction, { userId, chatId })
  return found && (await lockOwnCharacter(transaction, { userId, characterId: found.id }))
}

/** Another name or picture; nothing that is left out changes. */
export async function updateCharacter(
  database: Kysely<Tables>,
  change: { characterId: string; name?: string; pictureFileId?: string; now: Date },
): Promise<void> {
  await database
    .updateTable('characters')
    .set({
      ...(change.name !== undefined && { name: change.name }),
      ...(change.pictureFileId !== undefined && { picture_file_id: change.pictureFileId }),
      updated_at: change.now,
    })
    .where('id', '=', change.characterId)
    .execute()
}

/** Whether the file is a picture that a job of this character made, or one that its owner has brought for it. */
export async function isPictureOf(
  database: Kysely<Tables>,
  { userId, characterId, fileId }: { userId: string; characterId: string; fileId: string },
): Promise<boolean> {
  if (!isUuid(fileId)) return false
  const row = await database
    .selectFrom('files')
    .leftJoin('job_results', 'job_results.file_id', 'files.id')
    .leftJoin('jobs', 'jobs.id', 'job_results.job_id')
    .select('files.id')
    .where('files.id', '=', fileId)
    .where('files.owner_id', '=', userId)
    .where('files.mime_type', 'like', 'image/%')
    .where((where) => where.or([where('jobs.character_id', '=', characterId), where('job_results.file_id', 'is', null)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether something is being made of the character now; what is done upon the answer needs the lock of `lockOwnCharacter`. */
export async function isInWork(transaction: Transaction<Tables>, characterId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('character_id', '=', characterId)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a character is made of this job: of its preview, its sheet or a picture it made. */
export async function hasCharacterOfJob(database: Kysely<Tables>, jobId: string): Promise<boolean> {
  const row = await database
    .selectFrom('characters')
    .select('id')
    .where((where) =>
      where.or([
        where('preview_job_id', '=', jobId),
        where('job_id', '=', jobId),
        where('picture_file_id', 'in', where.selectFrom('job_results').select('file_id').where('job_id', '=', jobId)),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes the character alone: its jobs and pictures stay. */
export async function removeCharacter(transaction: Transaction<Tables>, characterId: string): Promise<void> {
  await transaction.deleteFrom('characters').where('id', '=', characterId).execute()
}

async function findSequence(database: Kysely<Tables>, userId: string, characterId: string): Promise<number | undefined> {
  if (!isUuid(characterId)) return undefined
  const row = await database
    .selectFrom('characters')
    .select('sequence')
    .where('id', '=', characterId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.sequence
}
