/** Which model of fal does what, and what it is expected to cost the house. Prices as fal's pages gave them in autumn 2026. */
export const FAL_MODELS = {
  'text-to-image': { model: 'fal-ai/qwen-image', usd: 0.02, per: 'megapixel' },
  'image-edit': { model: 'fal-ai/qwen-image-edit-2511', usd: 0.03, per: 'megapixel' },
  'image-upscale': { model: 'fal-ai/seedvr/upscale/image', usd: 0.001, per: 'megapixel' },
  'text-to-video': { model: 'bytedance/seedance-2.0/text-to-video', usd: 0.31, per: 'second' },
  'image-to-video': { model: 'bytedance/seedance-2.0/image-to-video', usd: 0.31, per: 'second' },
  'reference-to-video': { model: 'bytedance/seedance-2.0/reference-to-video', usd: 0.31, per: 'second' },
  'video-upscale': { model: 'fal-ai/bytedance-upscaler/upscale/video', usd: 0.0072, per: 'second' },
  'lip-sync': { model: 'fal-ai/bytedance/omnihuman/v1.5', usd: 0.16, per: 'second' },
  'lip-sync-film': { model: 'fal-ai/sync-lipsync/v3', usd: 8 / 60, per: 'second' },
} as const satisfies Record<string, { model: string; usd: number; per: 'megapixel' | 'second' }>

export type FalUse = keyof typeof FAL_MODELS

/** How many references an edit takes. */
export const MOST_REFERENCES = 3
/** Seconds of a sound that somebody speaks: it must be shorter than a minute. */
export const SPEECH_MOST_SECONDS = 59.9
/** Seconds of a film. */
export const FILM_SECONDS = { least: 4, most: 15 }
