import { z } from 'zod'
import { ASPECT_RATIOS } from '#contract/aspect-ratios.ts'
import { FILM_RESOLUTIONS, MADE_RESOLUTIONS, VIDEO_ASPECT_RATIOS } from '#contract/video.ts'

/** What a preview job keeps beside its columns: the seed that decides what the description leaves open, or the photo. */
export const PreviewInput = z.object({ seed: z.string(), photoFileId: z.string().optional() })
export type PreviewInput = z.infer<typeof PreviewInput>

/** What a creation keeps: the chosen picture of the preview, the photo it was made from, and what decided what both left open. */
export const CreationInput = z.object({
  pictureFileId: z.string(),
  photoFileId: z.string().optional(),
  seed: z.string().optional(),
})
export type CreationInput = z.infer<typeof CreationInput>

/** Made directly of a photo, it also keeps what of the photo matters. */
export const DirectCreationInput = CreationInput.extend({ focusMode: z.string() })
export type DirectCreationInput = z.infer<typeof DirectCreationInput>

/** What a chat picture keeps: how many, of what shape, and who else the prompt mentions. */
export const MessageInput = z.object({
  seed: z.string(),
  count: z.number().int(),
  aspectRatio: z.enum(ASPECT_RATIOS),
  mentionedCharacterId: z.string().nullable(),
})
export type MessageInput = z.infer<typeof MessageInput>

/** What a film keeps: its shape, and the picture that comes to life in it. */
export const VideoInput = z.object({
  seed: z.string(),
  aspectRatio: z.enum(VIDEO_ASPECT_RATIOS),
  /** Films from before there was a choice are 480p. */
  resolution: z.enum(MADE_RESOLUTIONS).default('480p'),
  framesPerSecond: z.number().int(),
  durationSeconds: z.number(),
  pictureFile: z.string().nullable(),
  /** The picture it ends on. */
  lastPictureFile: z.string().nullable().default(null),
})
export type VideoInput = z.infer<typeof VideoInput>

/** What a film that is made of another one keeps: that film, and what it becomes. */
export const FilmChangeInput = z.object({
  /** Films from before changes had seeds have none. */
  seed: z.string().optional(),
  filmFileId: z.string(),
  film: z.object({
    widthPx: z.number().int(),
    heightPx: z.number().int(),
    framesPerSecond: z.number(),
    durationSeconds: z.number(),
  }),
  resolution: z.enum(FILM_RESOLUTIONS),
  framesPerSecond: z.number(),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
})
export type FilmChangeInput = z.infer<typeof FilmChangeInput>

/** What a lip sync keeps: who speaks, and what is heard. */
export const LipSyncInput = z.object({
  seed: z.string(),
  aspectRatio: z.enum(VIDEO_ASPECT_RATIOS),
  framesPerSecond: z.number().int(),
  pictureFileId: z.string(),
  soundFileId: z.string(),
})
export type LipSyncInput = z.infer<typeof LipSyncInput>

/** The same where somebody in a film speaks: what the film is, and what the new one will be. */
export const LipSyncFilmInput = FilmChangeInput.extend({
  seed: z.string(),
  soundFileId: z.string(),
})
export type LipSyncFilmInput = z.infer<typeof LipSyncFilmInput>

/** What an edit keeps: the picture it changes. */
export const EditInput = z.object({ seed: z.string(), pictureFileId: z.string() })
export type EditInput = z.infer<typeof EditInput>

/** What dress up and blend keep: the pictures they work on, in their order. */
export const MontageInput = z.object({ seed: z.string(), pictureFileIds: z.array(z.string()) })
export type MontageInput = z.infer<typeof MontageInput>

/** What an upscale keeps: the picture, and how large it becomes. */
export const UpscaleInput = EditInput.extend({ scale: z.number(), widthPx: z.number().int(), heightPx: z.number().int() })
export type UpscaleInput = z.infer<typeof UpscaleInput>
