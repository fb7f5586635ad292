/**
 * The one price table, in credits. Known prices are those of product text §9; its thirteen nameless constants
 * (50, 100, 10, 50, 40, 80, 20, 100, 100, 300, 10, 10, 50) get their meanings here, in their order (OP-02: our choice).
 */
export const PRICES_CREDITS = {
  dressUp: 50,
  preview: 100,
  enhancement: 10,
  blend: 50,
  lipSyncImage: 40,
  lipSyncVideo: 80,
  imageUpscale: 20,
  videoRestoration: 100,
  videoUpscale1080p: 100,
  videoUpscale4k: 300,
  flashEdit: 10,
  chatPicture: 10,
  chatVideo: 50,
} as const

/** Creation from a preview takes exactly what the product text shows: 0 from a description, 1 from a style (OP-01). */
export const CREATION_PRICES_CREDITS = { description: 0, style: 1, direct: 100 } as const

/** A premium film by its quality mode (product text §9). */
export const PREMIUM_PRICES_CREDITS = { portrait: 50, 'portrait-hd': 60, landscape: 50, 'landscape-hd': 60 } as const

/** The keys `check-user-credits` prices: the four of the product text and one for each paid tool. */
export const CHECK_KEYS = [
  'create-character',
  'create-preview',
  'enhance-prompt',
  'video-generation-lip-sync',
  'create-character-direct',
  'create-system-message',
  'create-chat-tools-response',
  'dress-up',
  'merge-generation',
  'image-upscale',
  'video-generation',
  'video-upscale',
  'video-restoration',
] as const
export type CheckKey = (typeof CHECK_KEYS)[number]

/** From this price on a page asks for confirmation before it spends. */
export const CONFIRM_FROM_CREDITS = 300
