import type { OrderWarning } from '#contract/order-warning.ts'
import type { VideoWork } from '../engine.ts'
import { costOf, type FalCall } from './fal-call.ts'
import { FILM_SECONDS } from './fal-models.ts'

const NO_SEED = 'This engine takes no seed for films: the same request makes another film.'
/** Fewer lines than this are not worth the dearer resolution. */
const FULL_RESOLUTION_FROM_PX = 640

/** A film of words, of a first picture, or of a character as references show them. */
export function planFilm(work: VideoWork): FalCall {
  const { seconds, warnings } = fitSeconds(work)
  const references = work.subject?.references ?? []
  const common = {
    prompt: promptOf(work),
    duration: String(seconds),
    resolution: Math.min(work.widthPx, work.heightPx) >= FULL_RESOLUTION_FROM_PX ? '720p' : '480p',
    aspect_ratio: aspectOf(work),
    generate_audio: false,
  }
  const plan = {
    media: 'film' as const,
    labels: ['film'],
    warnings: [...warnings.map(({ sentence }) => sentence), NO_SEED],
  }
  if (work.picture) {
    const last = work.lastPicture && { end_image_url: { file: work.lastPicture.bytes } }
    const input = { ...common, image_url: { file: work.picture.bytes }, ...last }
    return { ...plan, use: 'image-to-video', input, costUsd: costOf('image-to-video', seconds) }
  }
  if (references.length > 0) {
    const input = { ...common, image_urls: references.map((file) => ({ file })) }
    return { ...plan, use: 'reference-to-video', input, costUsd: costOf('reference-to-video', seconds) }
  }
  return { ...plan, use: 'text-to-video', input: common, costUsd: costOf('text-to-video', seconds) }
}

/** The nearest length that these models make, and what that does to the one that was asked for. */
export function fitSeconds({ durationSeconds }: Pick<VideoWork, 'durationSeconds'>): {
  seconds: number
  warnings: readonly OrderWarning[]
} {
  const { least, most } = FILM_SECONDS
  const seconds = Math.min(most, Math.max(least, Math.round(durationSeconds)))
  if (seconds === durationSeconds) return { seconds, warnings: [] }
  const sentence = `This engine makes films of ${least} to ${most} whole seconds: this one has ${seconds}.`
  const part = `${durationSeconds} seconds`
  return { seconds, warnings: [{ part, why: 'drawn-as', as: `${seconds} seconds`, weight: 'small', sentence }] }
}

function promptOf({ prompt, style, subject, picture }: VideoWork): string {
  const who =
    subject && !picture ? `${subject.references.length > 0 ? '@Image1 is ' : ''}${subject.name}: ${subject.description}. ` : ''
  return style === 'none' || picture ? `${who}${prompt}` : `${who}${prompt}. Style: ${style.replaceAll('-', ' ')}`
}

/** The nearest of the shapes that models know. */
function aspectOf({ widthPx, heightPx }: VideoWork): string {
  const shapes = ['21:9', '16:9', '4:3', '1:1', '3:4', '9:16']
  const distance = (shape: string) => {
    const [width = 1, height = 1] = shape.split(':').map(Number)
    return Math.abs(Math.log(width / height) - Math.log(widthPx / heightPx))
  }
  return shapes.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best))
}
