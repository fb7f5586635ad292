import type { Order } from '../orders/order-query.ts'
import { missingFor, type ToolWish } from './chat-tools.ts'

const KINDS = { scene: 'picture', 'flash-edit': 'edit', 'dress-up': 'dress-up', blend: 'blend', video: 'video' } as const

/** What the composer holds, as far as it decides what can be made; nothing while something is missing. */
export function chatOrder(
  wish: ToolWish,
  { characterId, mentionedCharacterId }: { characterId: string; mentionedCharacterId: string | undefined },
): Order | undefined {
  const { tool } = wish
  const prompt = wish.text.trim()
  if (tool === 'upscale' || prompt === '' || missingFor(wish)) return undefined
  const imageUrls = wish.pictures.flatMap((picture) => (picture === undefined ? [] : isAddress(picture) ? picture : ''))
  return {
    kind: KINDS[tool],
    prompt,
    ...(imageUrls.length > 0 && { imageUrls }),
    ...((tool === 'scene' || tool === 'video') && { characterId }),
    ...(tool === 'scene' && mentionedCharacterId !== undefined && { mentionedCharacterId }),
  }
}

const isAddress = (picture: string) => !picture.startsWith('data:')
