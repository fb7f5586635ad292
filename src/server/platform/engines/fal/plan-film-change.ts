import type { FilmChangeWork } from '../engine.ts'
import { costOf, type FalCall } from './fal-call.ts'

/** Lines of a film at least, the model's name for it, and how many times dearer than the first it is. */
const RESOLUTIONS = [
  { leastPx: 2000, name: '4k', dearer: 4 },
  { leastPx: 1300, name: '2k', dearer: 2 },
  { leastPx: 0, name: '1080p', dearer: 1 },
] as const
const SMOOTH_FROM_FPS = 45
const OFF_SIZE = 'This engine chooses the exact size of the film by itself.'

/** A film made larger, or an old one restored. */
export function planFilmChange({ kind, widthPx, heightPx, framesPerSecond, film }: FilmChangeWork): FalCall {
  const shortPx = Math.min(widthPx, heightPx)
  const resolution = RESOLUTIONS.find(({ leastPx }) => shortPx >= leastPx) ?? RESOLUTIONS[2]
  const isSmooth = framesPerSecond >= SMOOTH_FROM_FPS
  return {
    use: 'video-upscale',
    media: 'film',
    input: {
      video_url: { file: film.bytes },
      target_resolution: resolution.name,
      target_fps: isSmooth ? '60fps' : '30fps',
      ...(kind === 'restore-video' && { enhancement_preset: 'old_film' }),
    },
    labels: ['film'],
    costUsd: costOf('video-upscale', film.durationSeconds) * resolution.dearer * (isSmooth ? 2 : 1),
    warnings: [OFF_SIZE],
  }
}
