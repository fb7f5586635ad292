import { z } from 'zod'
import { defineFunction, Id, optional, text } from '../define-function.ts'
import { LIMITS } from '../limits.ts'
import { Seed } from '../seed.ts'
import { VIDEO_ACTIONS, VIDEO_ASPECT_RATIOS } from '../video.ts'

const Address = z.string().max(2048)
/** A data URL or bare base64. */
const Base64 = z.string().max(LIMITS.filmRequestMaxBytes)

/** Starts a film of words or of a picture, or a film made larger, or freed of its faults. The names of the request and the reply are the product's. */
export const videoGenerationService = defineFunction({
  id: 'video-generation-service',
  method: 'POST',
  access: 'account',
  bringsFiles: true,
  input: z.object({
    action: z.enum(VIDEO_ACTIONS),
    /** A character's chat, or for a film of its own an id that the client makes. */
    chatId: Id,
    prompt: optional(text(1, LIMITS.chatPromptMaxChars)),
    aspectRatio: optional(z.enum(VIDEO_ASPECT_RATIOS)),
    imageBase64: optional(Base64),
    imageUrl: optional(Address),
    videoUrl: optional(Address),
    videoBase64: optional(Base64),
    audioBase64: optional(Base64),
    audioUrl: optional(Address),
    isAudio: optional(z.boolean()),
    resolution: optional(z.string().max(16)),
    fps: optional(z.number().int().min(1).max(LIMITS.filmMaxFramesPerSecond)),
    /** Seconds. */
    duration: optional(z.number().min(LIMITS.filmMinSeconds).max(LIMITS.filmMaxSeconds)),
    isStandaloneGeneration: optional(z.boolean()),
    /** `style` is read, and of a premium film its quality mode, which is named `subModel`. */
    videoOptions: optional(z.looseObject({ style: optional(z.string().max(64)), subModel: optional(z.string().max(64)) })),
    firstImageUrl: optional(Address),
    firstImageBase64: optional(Base64),
    lastImageUrl: optional(Address),
    lastImageBase64: optional(Base64),
    seed: optional(Seed),
    operationType: optional(z.enum(['restore', 'upscale'])),
  }),
  output: z.object({
    /** The premium queue is answered with `success` and `jobId`, the others with `ok` and `result`; every reply has both. */
    success: z.literal(true),
    jobId: z.string(),
    ok: z.literal(true),
    result: z.object({ body: z.object({ jobId: z.string() }), executionId: z.string() }),
    predictionId: z.string(),
    status: z.string(),
  }),
  errors: [
    'style.unknown',
    'chat.not-found',
    'picture.unreadable',
    'file.no-room',
    'video.unreadable',
    'video.at-largest',
    'video.too-long',
    'audio.unreadable',
    'audio.too-long',
    'audio.silent',
    'face.none',
    'file.too-large',
    'film.action-not-shown',
    'engine.unsupported',
    'disk.full',
    'credits.insufficient',
    'identity.unproven',
    'idempotency.key-reused',
    'moderation.refused',
    'RATE_LIMITED',
  ],
})
