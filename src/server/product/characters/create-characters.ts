import type { Kysely } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import type { Character } from '#contract/entities/character.ts'
import { type JobResult, listResults } from '../../core/jobs/results.store.ts'
import { moderateText } from '../../core/moderation/moderate-text.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { fileIdOfAddress, type PictureAddresses } from '../library/picture-addresses.ts'
import {
  type CharacterRow,
  findOwnCharacter,
  findOwnerOfChat,
  isInWork,
  isPictureOf,
  listCharacters,
  lockOwnCharacter,
  removeCharacter,
  updateCharacter,
} from './characters.store.ts'

/** The user's characters with their model sheets. */
export function createCharacters({ database, clock }: { database: Kysely<Tables>; clock: Clock }) {
  return {
    /** Whether one of the user's characters has this chat. */
    async hasChat(userId: string, chatId: string): Promise<boolean> {
      return (await findOwnerOfChat(database, chatId)) === userId
    },

    /**
     * Gives a character another name or another picture, out of its own results or brought. Throws 'character.not-found',
     * 'character.foreign-picture', 'moderation.refused'.
     */
    async updateCharacter(
      userId: string,
      { characterId, name, pictureUrl }: { characterId: string; name?: string; pictureUrl?: string },
    ): Promise<void> {
      getExisting(await findOwnCharacter(database, { userId, characterId }))
      if (name !== undefined) moderateText(name)
      const pictureFileId = pictureUrl === undefined ? undefined : (fileIdOfAddress(pictureUrl) ?? '')
      if (pictureFileId !== undefined && !(await isPictureOf(database, { userId, characterId, fileId: pictureFileId }))) {
        throw new AppError('character.foreign-picture', { field: 'previewUrl' })
      }
      await updateCharacter(database, { characterId, name, pictureFileId, now: clock.now() })
    },

    /**
     * Removes a character that nothing is being made of; its pictures stay in the library. Throws 'character.not-found',
     * 'character.in-work'.
     */
    async deleteCharacter(userId: string, characterId: string): Promise<{ chatId: string }> {
      return database.transaction().execute(async (transaction) => {
        const { chat_id: chatId } = getExisting(await lockOwnCharacter(transaction, { userId, characterId }))
        if (await isInWork(transaction, characterId)) throw new AppError('character.in-work')
        await removeCharacter(transaction, characterId)
        return { chatId }
      })
    },

    /** Newest first, 25 a page. Throws 'validation.invalid' for a cursor that is no own character. */
    async listCharacters(
      userId: string,
      { cursor, addresses }: { cursor?: string; addresses: PictureAddresses },
    ): Promise<{ data: Character[]; total: number; hasNextPage: boolean }> {
      const page = await listCharacters(database, { userId, cursor })
      if (!page) throw new AppError('validation.invalid', { field: 'cursorAfter', message: 'cursorAfter: no such character' })
      const sheets = await listResults(
        database,
        page.rows.map((row) => row.job_id),
      )
      return {
        data: page.rows.map((row) => characterOf(row, sheets.get(row.job_id) ?? [], addresses)),
        total: page.total,
        hasNextPage: page.hasNextPage,
      }
    },
  }
}

export type Characters = ReturnType<typeof createCharacters>

/** One whose creation failed does not exist (product text §4). */
function getExisting<Found extends { status: string }>(character: Found | undefined): Found {
  if (!character || character.status === 'FAILED') throw new AppError('character.not-found', { field: 'characterId' })
  return character
}

function characterOf(
  row: CharacterRow & { status: string },
  sheet: readonly JobResult[],
  addresses: PictureAddresses,
): Character {
  const references = sheet.map((picture) => ({
    view: picture.label,
    url: addresses.picture(picture.fileId),
    thumbnailUrl: addresses.thumbnail(picture.fileId),
  }))
  return {
    $id: row.id,
    name: row.name,
    chatId: row.chat_id,
    previewUrl: addresses.picture(row.picture_file_id),
    thumbnailUrl: addresses.thumbnail(row.picture_file_id),
    style: row.style,
    referenceUrls: references.map((reference) => reference.url),
    references,
    description: row.description,
    traits: row.traits,
    isOfOldForm: row.is_of_old_form,
    jobId: row.job_id,
    status: row.status,
    $createdAt: row.created_at.toISOString(),
    $updatedAt: row.updated_at.toISOString(),
  }
}
