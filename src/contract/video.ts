import { PREMIUM_PRICES_CREDITS, PRICES_CREDITS } from './prices.ts'

/** What a film is when nothing else is said (product text §9). */
export const VIDEO_DEFAULTS = { resolution: '480p', fps: 25, aspectRatio: '16:9', durationSeconds: 5 } as const

/** Shapes of a film, width to height. */
export const VIDEO_ASPECT_RATIOS = ['16:9', '9:16', '1:1'] as const
export type VideoAspectRatio = (typeof VIDEO_ASPECT_RATIOS)[number]

/** The short side of a film in pixels. */
export const FILM_SHORT_SIDES_PX = { '480p': 480, '720p': 720, '1080p': 1080, '4K': 2160 } as const
export const FILM_RESOLUTIONS = ['480p', '720p', '1080p', '4K'] as const satisfies readonly (keyof typeof FILM_SHORT_SIDES_PX)[]
export type FilmResolution = (typeof FILM_RESOLUTIONS)[number]

/** What films are made as; 4K is reached by an upscale. */
export const MADE_RESOLUTIONS = ['480p', '720p', '1080p'] as const satisfies readonly FilmResolution[]
export type MadeResolution = (typeof MADE_RESOLUTIONS)[number]

/** What a film can be upscaled to (product text §9). */
export const VIDEO_UPSCALES = [
  { resolution: '1080p', fps: 30, priceCredits: PRICES_CREDITS.videoUpscale1080p },
  { resolution: '4K', fps: 60, priceCredits: PRICES_CREDITS.videoUpscale4k },
] as const
export type VideoUpscale = (typeof VIDEO_UPSCALES)[number]

/** A 480p film goes to either, 1080p only to 4K, 4K to none (product text §9). */
export function upscalesOf(resolution: FilmResolution): readonly VideoUpscale[] {
  const has = FILM_SHORT_SIDES_PX[resolution]
  return VIDEO_UPSCALES.filter((upscale) => FILM_SHORT_SIDES_PX[upscale.resolution] > has)
}

/** Clients write '4K', '4k' or '2160p'. */
export function resolutionNamed(name: string): FilmResolution | undefined {
  const wanted = name.trim().toLowerCase().replace('2160p', '4k')
  return FILM_RESOLUTIONS.find((one) => one.toLowerCase() === wanted)
}

/** What `video-generation-service` can be asked for; some of it only of some engines. */
export const VIDEO_ACTIONS = [
  'text-to-video',
  'image-to-video',
  'lip-sync',
  'upscale',
  'regenerate',
  'sora-2-t2v',
  'sora-2-i2v',
] as const

/** Quality modes of premium films; all four are priced, two are offered (product text §3). */
export const PREMIUM_QUALITIES = [
  premiumQuality({ mode: 'portrait', name: 'Standard', isOffered: true, resolution: '720p', aspectRatio: '9:16' }),
  premiumQuality({ mode: 'portrait-hd', name: 'HD', isOffered: true, resolution: '1080p', aspectRatio: '9:16' }),
  premiumQuality({ mode: 'landscape', name: 'Landscape', isOffered: false, resolution: '720p', aspectRatio: '16:9' }),
  premiumQuality({ mode: 'landscape-hd', name: 'Landscape HD', isOffered: false, resolution: '1080p', aspectRatio: '16:9' }),
] as const
export type PremiumQuality = (typeof PREMIUM_QUALITIES)[number]
export type PremiumMode = keyof typeof PREMIUM_PRICES_CREDITS

/** What the wire calls the model of a premium film (OP-18); the quality mode is its sub-model. */
export const PREMIUM_MODEL = 'sora-2'

function premiumQuality(quality: {
  mode: PremiumMode
  name: string
  isOffered: boolean
  resolution: MadeResolution
  aspectRatio: VideoAspectRatio
}) {
  return { ...quality, priceCredits: PREMIUM_PRICES_CREDITS[quality.mode] }
}
