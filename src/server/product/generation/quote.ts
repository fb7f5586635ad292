import { AppError } from '#contract/app-error.ts'
import { type CheckKey, PRICES_CREDITS } from '#contract/prices.ts'
import { resolutionNamed, VIDEO_UPSCALES } from '#contract/video.ts'
import { findOwnJob } from '../../core/jobs/jobs.store.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { heldUp } from './held-up.ts'
import { kindsPriced } from './kinds-priced.ts'
import {
  chatPicturePrice,
  creationPrice,
  filmUpscalePrice,
  lipSyncPrice,
  type Price,
  plainPrice,
  previewPrice,
} from './price.ts'

/** What one use would cost this user now; what is charged is the quote. */
export interface Quote {
  readonly isFree: boolean
  /** 0 when it is free. */
  readonly priceCredits: number
  readonly balanceCredits: number
  /** What a start would be refused with, whatever the credits. */
  readonly objection?: AppError | undefined
}

/** What some prices depend on. */
interface Circumstances {
  readonly previewJobId?: string
  readonly originalJobId?: string
  readonly count?: number
  readonly resolution?: string
  readonly source?: 'image' | 'video'
}

/** Throws 'job.not-found' when it names a job that is not the user's. */
export async function quote(
  parts: GenerationParts,
  requester: Requester,
  asked: { key: CheckKey } & Circumstances,
): Promise<Quote> {
  const { key } = asked
  const price = key === 'enhance-prompt' ? ENHANCEMENT_PRICE : await priceOf(parts, requester, { ...asked, key })
  const objection = await heldUp(parts, requester, kindsPriced(key, asked))
  return { ...(await quotePrice(parts, requester, price)), objection }
}

/** What something of this price would cost this user now. */
export async function quotePrice(parts: GenerationParts, requester: Requester, price: Price): Promise<Quote> {
  const [balanceCredits, isFree] = await Promise.all([
    parts.credits.balance(parts.database, requester.userId),
    price.freeUse ? isFreeFor(parts, requester, price.freeUse) : false,
  ])
  return { isFree, priceCredits: isFree ? 0 : price.credits, balanceCredits }
}

/** Enhancing takes no free use of its own: it is free until the first preview is used (OP-03). */
export const ENHANCEMENT_PRICE: Price = { credits: PRICES_CREDITS.enhancement, freeUse: 'preview' }

async function isFreeFor(parts: GenerationParts, requester: Requester, kind: NonNullable<Price['freeUse']>): Promise<boolean> {
  if (!requester.isProven) return false
  return parts.credits.hasFreeUse(parts.database, { kind, userId: requester.userId, device: requester.device })
}

async function priceOf(
  parts: GenerationParts,
  { userId }: Requester,
  asked: { key: Exclude<CheckKey, 'enhance-prompt'> } & Circumstances,
): Promise<Price> {
  const ownPreview = async (jobId: string) => {
    const job = await findOwnJob(parts.database, { userId, jobId, now: parts.clock.now() })
    if (job?.kind !== 'preview') throw new AppError('job.not-found')
    return job
  }
  switch (asked.key) {
    case 'create-preview':
      if (asked.originalJobId) await ownPreview(asked.originalJobId)
      return previewPrice({ isRegeneration: asked.originalJobId !== undefined })
    case 'create-character':
      // Without a preview 1 is assumed (OP-01), which is the price of the style path.
      return creationPrice(asked.previewJobId ? (await ownPreview(asked.previewJobId)).mode : null)
    case 'create-system-message':
      return chatPicturePrice({ count: asked.count ?? 1 })
    case 'video-generation-lip-sync':
      return lipSyncPrice({ isFilm: asked.source === 'video' })
    case 'video-upscale': {
      const wanted = resolutionNamed(asked.resolution ?? VIDEO_UPSCALES[0].resolution)
      const upscale = VIDEO_UPSCALES.find(({ resolution }) => resolution === wanted)
      if (!upscale) throw new AppError('validation.invalid', { field: 'resolution', message: 'resolution: 1080p or 4K' })
      return filmUpscalePrice(upscale)
    }
    default:
      return plainPrice(asked.key)
  }
}
