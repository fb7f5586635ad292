/** Product text §4. */
export const JOB_STATUSES = ['QUEUED', 'RUNNING', 'SUCCESS', 'FAILED'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** Product text §4; `image-upscale` is decided on the functions page. Each enters with the first job of its kind. */
export const JOB_TYPES = [
  'create-preview',
  'create-preview-detailer',
  'regenerate',
  'create-character',
  'create-system-message',
  'create-chat-tools-response',
  'dress-up',
  'merge-generation',
  'image-upscale',
  'video-generation',
] as const
export type JobType = (typeof JOB_TYPES)[number]

/** Product text §3; CW-55. */
export const PREVIEW_MODES = [
  'create-preview-description',
  'create-preview-image-style',
  'create-preview-image-direct',
] as const
export type PreviewMode = (typeof PREVIEW_MODES)[number]

/** What a client sees while a job is not registered (or not its own). */
export const NOT_FOUND = 'not_found'
