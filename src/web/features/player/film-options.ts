import { resolutionNamed, upscalesOf, VIDEO_DEFAULTS } from '#contract/video.ts'

export interface Film {
  resolution: string
  fps: number
  aspectRatio: string
}

/** What a film is; what is not known of it is as the product text says (480p, 25 fps, 16:9). */
export function filmOptions({ resolution, fps, aspectRatio }: Partial<Film>): Film {
  return {
    resolution: resolution || VIDEO_DEFAULTS.resolution,
    fps: fps || VIDEO_DEFAULTS.fps,
    aspectRatio: aspectRatio || VIDEO_DEFAULTS.aspectRatio,
  }
}

export interface UpscaleOption {
  resolution: '1080p' | '4K'
  fps: number
  creditCost: number
}

/** What a film of this resolution can be made into, and what each costs. */
export function upscaleOptions(resolution: string): readonly UpscaleOption[] {
  const named = resolutionNamed(resolution) ?? VIDEO_DEFAULTS.resolution
  return upscalesOf(named).map(({ priceCredits, ...option }) => ({ ...option, creditCost: priceCredits }))
}
