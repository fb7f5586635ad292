import { AppError } from '#contract/app-error.ts'
import type { RefusedKind } from '#contract/refused-kinds.ts'
import { isShortText } from '../../core/moderation/create-text-moderation.ts'
import type { Work } from '../../platform/engines/engine.ts'
import { findCharacterOfChat, findOwnCharacter } from '../characters/characters.store.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { heldUp } from './held-up.ts'
import type { Price } from './price.ts'
import { refuseUnaffordable } from './refuse-unaffordable.ts'
import { isKeyUsed, keyHash } from './request-keys.ts'

/** What is asked for, as far as it is known before the transaction of its start. */
interface AskedStart {
  readonly kind: Work['kind']
  readonly price: Price
  readonly prompt?: string
  /** The name that the prompt goes with; else it is that of the character, by its id or its chat. */
  readonly title?: string
  readonly characterId?: string | undefined
  readonly chatId?: string | undefined
  /** Files have to be opened, or an instruction has to be understood, before it can be started. */
  readonly needsWork?: boolean
}

/**
 * Goes before the transaction of a start that takes more than that: words too long to be read where everybody's calls are
 * answered, or work on what was brought. In the order of every start: what a key has started already is left to the transaction,
 * which answers it; then it must be possible, and payable; then its words are read. Answers the prompt that
 * `acceptJob` needs not read again, and what it is refused for where a photo is worked on.
 * Throws 'engine.unsupported', 'identity.unproven', 'disk.full', 'credits.insufficient', 'price.changed', 'moderation.refused' and 'RATE_LIMITED'.
 */
export async function clearStart(
  parts: GenerationParts,
  requester: Requester,
  asked: AskedStart,
): Promise<{ clearedPrompt: string | undefined; refusedOnPhoto?: RefusedKind | undefined }> {
  const { prompt = '' } = asked
  const isShort = isShortText(prompt)
  if (isShort && !asked.needsWork) return { clearedPrompt: undefined }
  const isRepeated = await isKeyUsed(parts.database, requester, { idempotencyKey: keyHash(requester) })
  if (!isRepeated) {
    if (!parts.engine.abilities.kinds.includes(asked.kind)) throw new AppError('engine.unsupported')
    const objection = await heldUp(parts, requester, [asked.kind])
    if (objection) throw objection
    await refuseUnaffordable(parts, requester, asked.price)
  }
  if (!isShort || !isRepeated) {
    const title = asked.title ?? (isShort ? undefined : await nameOf(parts, requester, asked))
    const refusedOnPhoto = await parts.moderateText(wordsOf({ title: title ?? '', prompt }), requester)
    return { clearedPrompt: prompt, refusedOnPhoto }
  }
  return { clearedPrompt: prompt }
}

/** A name can be harmless by itself and not with its description. */
export function wordsOf({ title, prompt }: { title: string; prompt: string }): string {
  return `${title}. ${prompt}`
}

async function nameOf(
  { database }: GenerationParts,
  { userId }: Requester,
  { characterId, chatId }: AskedStart,
): Promise<string | undefined> {
  const character =
    (characterId && (await findOwnCharacter(database, { userId, characterId }))) ||
    (chatId && (await findCharacterOfChat(database, { userId, chatId })))
  return character ? character.name : undefined
}
