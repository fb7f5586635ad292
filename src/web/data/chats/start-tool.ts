import { startFunction } from '../functions/start-function.ts'
import type { ToolWish } from './chat-tools.ts'

export interface ChatOrder extends ToolWish {
  readonly userId: string
  readonly chatId: string
  readonly characterId: string
  /** The other character who is named in the text. */
  readonly mentionedCharacterId?: string
}

/** Asks for what the composer holds; `key` makes a repeated order of the same the same job. */
export async function startTool(order: ChatOrder, key: string, quoted: Record<string, string>): Promise<void> {
  const { tool, userId, chatId, characterId, pictures } = order
  const prompt = order.text.trim()
  const options = { headers: { ...quoted, 'x-idempotency-key': key } }
  const given = pictures.filter((picture) => picture !== undefined)
  const [first] = given
  switch (tool) {
    case 'scene': {
      const mentionedCharacterId = order.mentionedCharacterId ?? ''
      const message = { chatId, userId, characterId, mentionedCharacterId, lora_slug_rh: '', prompt }
      const { count, aspectRatio } = order
      const scenes = { ...message, options: { ...(count && { count }), ...(aspectRatio && { aspectRatio }) } }
      await startFunction('create-system-message', { ...scenes, senderType: 'user' }, options)
      return
    }
    case 'dress-up':
    case 'blend':
    case 'flash-edit': {
      const asked = { chatId, userId, characterId, tool: TOOL_NAMES[tool], prompt: prompt || undefined }
      await startFunction('create-chat-tools-response', { ...asked, ...ordered(given) }, options)
      return
    }
    case 'upscale': {
      const asked = { userId, chatId, prompt: '', scale: 2, mode: 'standard' } as const
      await startFunction('image-generation-upscaler', { ...asked, ...onePicture(first, 'base64Image') }, options)
      return
    }
    case 'video': {
      const asked = { chatId, prompt: prompt || undefined, aspectRatio: first ? '1:1' : '16:9' } as const
      const action = first ? 'image-to-video' : 'text-to-video'
      await startFunction('video-generation-service', { action, ...asked, ...onePicture(first, 'imageBase64') }, options)
      return
    }
    default:
      tool satisfies never
  }
}

const TOOL_NAMES = { 'dress-up': 'dress-up', blend: 'merge-generation', 'flash-edit': 'flash-edit' } as const

const isAddress = (picture: string) => !picture.startsWith('data:')

/** Addresses and brought pictures keep their order: in the list of brought ones an address stands for its picture. */
function ordered(pictures: string[]) {
  return pictures.every(isAddress) ? { imageUrls: pictures } : { imagesBase64: pictures }
}

function onePicture(picture: string | undefined, name: 'base64Image' | 'imageBase64') {
  if (picture === undefined) return {}
  return isAddress(picture) ? { imageUrl: picture } : { [name]: picture }
}
