import type { OpenOrder } from '#web/data/functions/create-keyed-call.ts'
import type { Order } from '#web/data/orders/order-query.ts'
import type { ShownPicture } from './shown-picture.ts'

export type LipSyncMode = 'image' | 'video'

/** What is chosen in the dialog. A film is brought, or the address of one that is here already. */
export interface LipSyncForm {
  readonly mode?: LipSyncMode
  readonly picture?: ShownPicture
  readonly film?: File | string
  readonly sound?: File
  /** Of the character it belongs to, or of its own. */
  readonly chatId: string
  readonly openOrder?: OpenOrder
}

/** What of it decides who can be seen to speak: only pictures that were made here are known before they come. */
export function lipSyncOrder({ mode, picture, film }: LipSyncForm): Order | undefined {
  const address = mode === 'image' ? picture?.url : film
  const isKnown = typeof address === 'string' && /^https?:/.test(address)
  return isKnown ? { kind: 'lip-sync', prompt: '', imageUrls: [address] } : undefined
}

/** Why it cannot be sent as it is (product text §8). */
export function lipSyncProblem({ mode, picture, film, sound }: LipSyncForm): { title: string; text?: string } | undefined {
  switch (mode) {
    case undefined:
      return { title: 'Please select a lip sync mode.' }
    case 'image':
      if (picture && sound) return undefined
      return { title: 'Missing files', text: 'Please upload both an image and audio file.' }
    case 'video':
      if (film && sound) return undefined
      return { title: 'Missing files', text: 'Please upload both a video and audio file.' }
  }
}
