import type { AspectRatio } from '#contract/aspect-ratios.ts'
import type { CheckKey } from '#contract/prices.ts'
import { PRICES_CREDITS } from '#contract/prices.ts'

/** What can be done in a character's chat, by its own means; lip sync has a dialog of its own. */
export const CHAT_TOOLS = ['scene', 'dress-up', 'blend', 'flash-edit', 'upscale', 'video'] as const
export type ChatToolId = (typeof CHAT_TOOLS)[number]

export interface ToolSlot {
  /** What its picture is for. */
  readonly label: string
  readonly isOptional?: boolean
  /** What stands in it before anything else is chosen. */
  readonly start?: 'portrait' | 'newest'
}

export interface ChatTool {
  readonly label: string
  readonly checkKey: CheckKey
  /** Shown until the server has told its price. */
  readonly listPriceCredits: number
  readonly slots: readonly ToolSlot[]
  readonly hasPrompt: boolean
  readonly placeholder: string
}

const CHANGED: ToolSlot = { label: 'Picture', start: 'newest' }

export const chatTools: Readonly<Record<ChatToolId, ChatTool>> = {
  scene: {
    label: 'Scene',
    checkKey: 'create-system-message',
    listPriceCredits: PRICES_CREDITS.chatPicture,
    slots: [],
    hasPrompt: true,
    placeholder: 'Describe a scene, @ brings somebody in',
  },
  'dress-up': {
    label: 'Dress Up',
    checkKey: 'dress-up',
    listPriceCredits: PRICES_CREDITS.dressUp,
    slots: [{ label: 'Person', start: 'portrait' }, { label: 'Outfit' }],
    hasPrompt: true,
    placeholder: 'Anything to add? Say where it is worn, if you like.',
  },
  blend: {
    label: 'Blend',
    checkKey: 'merge-generation',
    listPriceCredits: PRICES_CREDITS.blend,
    slots: [{ label: 'First picture' }, { label: 'Second picture', isOptional: true }],
    hasPrompt: true,
    placeholder: 'Say how the two belong together, or what the background of one becomes.',
  },
  'flash-edit': {
    label: 'Flash Edit',
    checkKey: 'create-chat-tools-response',
    listPriceCredits: PRICES_CREDITS.flashEdit,
    slots: [CHANGED],
    hasPrompt: true,
    placeholder: 'Say what to change: make the hair blue, add a hat.',
  },
  upscale: {
    label: 'Upscale',
    checkKey: 'image-upscale',
    listPriceCredits: PRICES_CREDITS.imageUpscale,
    slots: [CHANGED],
    hasPrompt: false,
    placeholder: 'Nothing to write: the picture becomes twice as large.',
  },
  video: {
    label: 'Video',
    checkKey: 'video-generation',
    listPriceCredits: PRICES_CREDITS.chatVideo,
    slots: [{ label: 'First frame', isOptional: true, start: 'newest' }],
    hasPrompt: true,
    placeholder: 'Say what moves: she turns and waves, slow zoom in.',
  },
}

export interface ToolWish {
  readonly tool: ChatToolId
  readonly text: string
  /** One place for each slot: an own picture's address, or a data URL. */
  readonly pictures: readonly (string | undefined)[]
  /** Of a scene: how many pictures, one unless it is said. */
  readonly count?: number
  /** Of a scene: a square unless it is said. */
  readonly aspectRatio?: AspectRatio
}

/** How many pictures are asked for; only scenes come in numbers. */
export function pictureCount({ tool, count = 1 }: ToolWish): number {
  return tool === 'scene' ? count : 1
}

/** What is still needed before it can be sent, in a few words; undefined when nothing is. */
export function missingFor({ tool, text, pictures }: ToolWish): string | undefined {
  const { slots } = chatTools[tool]
  const empty = slots.find((slot, index) => !slot.isOptional && !pictures[index])
  if (empty) return tool === 'dress-up' && empty.label === 'Outfit' ? 'Add a picture of the outfit' : 'Add a picture'
  const hasText = text.trim() !== ''
  if (tool === 'scene' && !hasText) return 'Describe a scene'
  if (tool === 'flash-edit' && !hasText) return 'Say what to change'
  if (tool === 'blend' && !pictures[1] && !hasText) return 'Add a second picture, or say what the background becomes'
  if (tool === 'video' && !hasText && !pictures[0]) return 'Say what moves'
  return undefined
}
