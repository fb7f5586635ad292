import { AppError } from '#contract/app-error.ts'
import { LIMITS } from '#contract/limits.ts'
import type { OrderKind } from '#contract/order-kinds.ts'
import { DEFAULT_STYLE, findStyle, type StyleId } from '#contract/styles.ts'
import { VIDEO_DEFAULTS } from '#contract/video.ts'
import { findDrawnResult } from '../../core/jobs/results.store.ts'
import type { EngineState, Outline, Outlook } from '../../platform/engines/engine.ts'
import { findOwnCharacter } from '../characters/characters.store.ts'
import { fileIdOfAddress } from '../library/picture-addresses.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'

export interface OrderRequest {
  readonly kind: OrderKind
  readonly prompt: string
  readonly style?: string | undefined
  readonly characterId?: string | undefined
  readonly mentionedCharacterId?: string | undefined
  /** In the order of the start; one that is not an own picture is looked at when it comes. */
  readonly pictures: readonly { readonly url: string }[]
  readonly durationSeconds?: number | undefined
  /** Without that of the start, what depends on chance is left out. */
  readonly seed?: string
}

const NOTHING: Outlook = { warnings: [], isRefused: false }

/**
 * What the engine that will make it leaves out of an order; nothing is started, held or charged. Throws 'style.unknown',
 * 'character.not-found' and 'RATE_LIMITED'.
 */
export async function checkOrder(parts: GenerationParts, requester: Requester, order: OrderRequest): Promise<Outlook> {
  const outline = await outlineOf(parts, requester, order)
  return (await parts.engine.foresee?.(outline, requester)) ?? NOTHING
}

async function outlineOf(parts: GenerationParts, requester: Requester, order: OrderRequest): Promise<Outline> {
  const { kind, prompt, pictures, seed = prompt, durationSeconds = VIDEO_DEFAULTS.durationSeconds } = order
  const asked = getStyle(order)
  const [subject, mentioned] = [
    await findSubject(parts, requester, order.characterId),
    await findSubject(parts, requester, order.mentionedCharacterId),
  ]
  const drawn = await Promise.all(pictures.map(({ url }) => findDrawn(parts, requester, url)))
  const [first = {}, second] = drawn
  const ofPicture = { style: first.style ?? 'none', seed }
  switch (kind) {
    case 'preview':
      return {
        kind,
        description: prompt,
        style: asked ?? DEFAULT_STYLE,
        ...(order.seed !== undefined && { seed }),
        candidates: LIMITS.previewsPerRequest,
      }
    case 'picture':
      if (!subject) throw new AppError('character.not-found', { field: 'characterId' })
      return { kind, prompt, style: asked ?? subject.style, seed, count: 1, subject, ...(mentioned && { mentioned }) }
    case 'edit':
      return { kind, instruction: prompt, ...ofPicture, ...remembered(first) }
    case 'dress-up':
      return { kind, prompt, ...ofPicture, person: remembered(first), outfit: remembered(second) }
    case 'blend':
      return { kind, prompt, ...ofPicture, pictures: drawn.map(remembered) }
    case 'video':
      return {
        kind,
        prompt,
        style: asked ?? first.style ?? subject?.style ?? DEFAULT_STYLE,
        seed,
        durationSeconds,
        ...(pictures.length > 0 && { picture: remembered(first) }),
        ...(pictures.length > 1 && { lastPicture: remembered(second) }),
        ...(pictures.length === 0 && subject && { subject }),
      }
    case 'lip-sync':
      return { kind, picture: remembered(first) }
    default:
      return kind satisfies never
  }
}

function getStyle({ style }: OrderRequest): StyleId | undefined {
  if (style === undefined) return undefined
  const found = findStyle(style)
  if (!found) throw new AppError('style.unknown', { field: 'style' })
  return found
}

async function findSubject({ database }: GenerationParts, { userId }: Requester, characterId: string | undefined) {
  if (characterId === undefined) return undefined
  const character = await findOwnCharacter(database, { userId, characterId })
  if (!character) throw new AppError('character.not-found', { field: 'characterId' })
  const engineState = character.engine_state as EngineState | null // written by the characters' store only
  const { name, description } = character
  return { name, description, style: findStyle(character.style) ?? DEFAULT_STYLE, ...(engineState && { engineState }) }
}

interface Drawn {
  readonly style?: StyleId
  readonly engineState?: EngineState
}

async function findDrawn({ database }: GenerationParts, { userId }: Requester, url: string): Promise<Drawn> {
  const fileId = fileIdOfAddress(url)
  const found = fileId ? await findDrawnResult(database, { userId, fileId }) : undefined
  const style = found && findStyle(found.style)
  return { ...(style && { style }), ...(found?.engineState && { engineState: found.engineState }) }
}

function remembered({ engineState }: Drawn = {}): { engineState?: EngineState } {
  return engineState ? { engineState } : {}
}
