/** What a film is when nothing else is said (product text §9). */
export const VIDEO_DEFAULTS = { resolution: '480p', fps: 25, aspectRatio: '16:9', durationSeconds: 5 } as const

/** Shapes of a film, width to height. */
export const VIDEO_ASPECT_RATIOS = ['16:9', '9:16', '1:1'] as const
export type VideoAspectRatio = (typeof VIDEO_ASPECT_RATIOS)[number]

/** The short side of a 480p film. */
export const FILM_SHORT_SIDE_PX = 480

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
