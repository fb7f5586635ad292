import type { ErrorCode, JobFailure } from '#contract/errors.ts'
import type { OrderWarning } from '#contract/order-warning.ts'
import type { StyleId } from '#contract/styles.ts'

/** One thing to make. A kind enters with the first engine that can make it. */
export type Work =
  | PreviewWork
  | CharacterWork
  | PictureWork
  | EditWork
  | DressUpWork
  | BlendWork
  | UpscaleWork
  | DetailWork
  | VideoWork
  | LipSyncWork
  | LipSyncFilmWork
  | FilmChangeWork

/** Several pictures of somebody new to choose from: of a description or, in the style, of a photo. */
export interface PreviewWork {
  readonly kind: 'preview'
  /** Empty where there is a photo alone. */
  readonly description: string
  readonly style: StyleId
  readonly seed: string
  readonly candidates: number
  readonly sizePx: number
  readonly photo?: WorkPhoto
}

/** The model sheet of somebody new. */
export interface CharacterWork {
  readonly kind: 'character'
  readonly name: string
  /** Empty where there is a photo alone. */
  readonly description: string
  readonly style: StyleId
  readonly sizePx: number
  readonly character: WorkCharacter
}

/** A photo as its owner brought it: JPEG, PNG or GIF of any size and shape. */
export interface WorkPhoto {
  readonly bytes: Uint8Array
}

/** A character in the scene that a prompt tells, `count` times. */
export interface PictureWork {
  readonly kind: 'picture'
  readonly prompt: string
  readonly style: StyleId
  readonly seed: string
  readonly count: number
  readonly widthPx: number
  readonly heightPx: number
  readonly subject: WorkSubject
  /** A second character whom the prompt mentions. */
  readonly mentioned?: WorkSubject
}

/** A picture changed as a text says. */
export interface EditWork extends EditRequest {
  readonly kind: 'edit'
  readonly picture: WorkPicture
}

/** What can be known of an edit before the picture itself is read. */
export interface EditRequest {
  readonly instruction: string
  /** The style of the picture; `none` for a photo. */
  readonly style: StyleId
  readonly seed: string
  /** What the engine remembers of the picture, when it made it. */
  readonly engineState?: EngineState
}

/** The person of one picture in the clothes of another. */
export interface DressUpWork {
  readonly kind: 'dress-up'
  /** What of the outfit is meant, or how it is wished: 'only the jacket', 'in red'; may be empty. */
  readonly prompt: string
  /** Of the person's picture; `none` for a photo. */
  readonly style: StyleId
  readonly seed: string
  readonly person: MontagePicture
  readonly outfit: MontagePicture
}

/** Two pictures in one, as a prompt says or by themselves; one alone gets the background that the prompt tells. */
export interface BlendWork {
  readonly kind: 'blend'
  readonly prompt: string
  /** Of the first picture; `none` for a photo. */
  readonly style: StyleId
  readonly seed: string
  readonly pictures: readonly MontagePicture[]
}

/** A picture, and what its engine remembers of it. */
export type MontagePicture = WorkPicture & { readonly engineState?: EngineState }

/** A picture made larger. */
export interface UpscaleWork {
  readonly kind: 'upscale-image'
  /** How many times as large it was asked for; the size below may be less. */
  readonly scale: number
  readonly style: StyleId
  readonly seed: string
  readonly widthPx: number
  readonly heightPx: number
  readonly picture: WorkPicture & { readonly engineState?: EngineState }
}

/** A finishing pass over a chosen preview: the same square picture with finer lines and a finer face. */
export interface DetailWork {
  readonly kind: 'detail'
  readonly description: string
  readonly style: StyleId
  readonly picture: WorkPicture & { readonly engineState?: EngineState }
  /** What the picture was made from. */
  readonly photo?: WorkPhoto
}

export interface WorkPicture {
  readonly bytes: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
}

/** A film that a prompt tells: of a picture that comes to life, of a character, or of the words alone. */
export interface VideoWork {
  readonly kind: 'video'
  readonly prompt: string
  readonly style: StyleId
  readonly seed: string
  /** Even numbers. */
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond: number
  readonly durationSeconds: number
  /** Who is in it, when it is told by words. */
  readonly subject?: WorkSubject
  /** The first frame, and what its engine remembers of it. */
  readonly picture?: { readonly bytes: Uint8Array; readonly engineState?: EngineState }
  /** The last frame, where the first is given. */
  readonly lastPicture?: { readonly bytes: Uint8Array; readonly engineState?: EngineState }
}

/** A film made larger and smoother, or freed of noise, blocks, blur and flicker. Its sound stays. */
export interface FilmChangeWork {
  readonly kind: 'upscale-video' | 'restore-video'
  /** What it becomes; even numbers. */
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond: number
  readonly film: WorkFilm
}

/** A film as its owner brought it, or as it was made here: mp4, webm or mov. */
export interface WorkFilm {
  readonly bytes: Uint8Array
  /** As it is seen. */
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond: number
  readonly durationSeconds: number
  readonly engineState?: EngineState
}

/** Somebody who says what is heard. */
export interface LipSyncWork extends LipSyncRequest {
  readonly kind: 'lip-sync'
  readonly prompt: string
  /** Of the picture; `none` for a photo. */
  readonly style: StyleId
  readonly seed: string
  /** Even numbers. */
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond: number
}

/** What can be known of a lip sync before it is paid. */
export interface LipSyncRequest {
  /** mp3, wav, m4a, or a film whose sound is meant. */
  readonly sound: Uint8Array
  /** Who speaks, and what their engine remembers of the picture. */
  readonly picture: { readonly bytes: Uint8Array; readonly engineState?: EngineState }
}

/** Somebody in a film who says something else. */
export interface LipSyncFilmWork extends LipSyncFilmRequest, Omit<LipSyncWork, 'kind' | 'picture'> {
  readonly kind: 'lip-sync-film'
}

/** The same of a film. */
export interface LipSyncFilmRequest extends Omit<LipSyncRequest, 'picture'> {
  readonly film: WorkFilm
}

/** What an engine remembers of a picture; undefined for one that it did not make. */
type Remembered = { readonly engineState?: EngineState }
type SubjectOutline = Pick<WorkSubject, 'name' | 'description' | 'engineState'>

/**
 * What can be known of a work before its files are at hand and before it is paid. Every `Work` is one.
 */
export type Outline =
  | (Pick<PreviewWork, 'kind' | 'description' | 'style' | 'candidates'> & {
      /** Without it only what every seed leaves out is told. */
      readonly seed?: string
      readonly photo?: unknown
    })
  | (Pick<PictureWork, 'kind' | 'prompt' | 'style' | 'seed' | 'count'> & {
      readonly subject: SubjectOutline
      readonly mentioned?: SubjectOutline
    })
  | (EditRequest & { readonly kind: 'edit' })
  | (Pick<DressUpWork, 'kind' | 'prompt' | 'style' | 'seed'> & {
      readonly person: Remembered
      readonly outfit: Remembered
    })
  | (Pick<BlendWork, 'kind' | 'prompt' | 'style' | 'seed'> & { readonly pictures: readonly Remembered[] })
  | (Pick<VideoWork, 'kind' | 'prompt' | 'style' | 'seed' | 'durationSeconds'> & {
      readonly subject?: SubjectOutline
      readonly picture?: Remembered
      readonly lastPicture?: Remembered
    })
  | { readonly kind: 'lip-sync'; readonly picture: Remembered }
  | { readonly kind: 'lip-sync-film'; readonly film: Remembered }
  | { readonly kind: 'character' | 'upscale-image' | 'detail' | 'upscale-video' | 'restore-video' }

/** What of an order will not be as its words say. */
export interface Outlook {
  readonly warnings: readonly OrderWarning[]
  /** Nothing of what is ordered would be seen: a start is refused, so that nobody pays for it. */
  readonly isRefused: boolean
}

/** Why somebody cannot be made to speak. */
export type LipSyncObjection = Extract<
  ErrorCode,
  'audio.unreadable' | 'audio.too-long' | 'audio.silent' | 'video.unreadable' | 'face.none'
>

/** A character by name, as prompts call them. */
export interface WorkSubject extends WorkCharacter {
  readonly name: string
  readonly description: string
}

/** What keeps a character the same on every engine: pictures for all, the engine's own state for the one that wrote it. */
export interface WorkCharacter {
  readonly references: readonly Uint8Array[]
  /** The photo that the character was made from. */
  readonly photo?: WorkPhoto
  readonly engineState?: EngineState
}

/** Plain JSON that only the engine named in it understands. */
export interface EngineState {
  readonly engine: string
  readonly version: number
  readonly json: unknown
}

export interface Abilities {
  readonly kinds: readonly Work['kind'][]
  /** Whether previews and characters can be made from a photo. */
  readonly photos?: boolean
  /** Kinds that are made of the engine's own pictures only, because nothing here can look at photos. */
  readonly photoless?: readonly Work['kind'][]
  /** Work of an engine whose abilities say `repeatable` is local, free and deterministic: it may simply be done again. */
  readonly repeatable: boolean
  readonly cancel: boolean
}

export interface AttemptContext {
  readonly attemptId: string
  readonly signal: AbortSignal
  /** Development: what this attempt is told to play; only the director's engine looks at it. */
  readonly rehearsal?: Rehearsal
  /** Tells how far the work is: what is being done, and a share of 0 to 1. */
  report(progress: { stage: string; share: number }): void
  /**
   * Writes down what an engine that may not be asked twice is about to send; it must wait for this before its one paid
   * request. Throws when this attempt may not be sent any more.
   */
  recordRequest?(request: PaidRequest): Promise<void>
}

/** A request that costs the house money, as it is written down before it is sent. */
export interface PaidRequest {
  /** Of what is sent, so that duplicates are seen. */
  readonly requestHash: string
  readonly model: string
  /** What the provider is expected to charge. */
  readonly costUsd: number
  /** Plain JSON: what its engine must know to read an answer that comes late. */
  readonly state: unknown
}

/** A part that `/dev/engine` gives to a job, so that every outcome can be met without a real engine. */
export interface Rehearsal {
  readonly next: 'succeed' | 'fail' | 'refuse' | 'hang' | 'register-late'
  readonly delayMs: number
}

/** Plain JSON; survives a restart and belongs to the engine that made it. */
export type Operation = { readonly engine: string; readonly id: string; readonly state?: unknown }

export interface EngineOutput {
  readonly bytes: Uint8Array
  readonly mimeType: 'image/png' | 'image/jpeg' | 'image/webp' | 'video/mp4'
  readonly widthPx: number
  readonly heightPx: number
  /** What the picture shows: 'candidate 1', 'portrait', 'full figure', … */
  readonly label: string
  readonly engineState?: EngineState
  /** Of a film: its first frame as PNG. */
  readonly poster?: Uint8Array
}

export type Progress =
  /** `pauseMs`: when to ask again, where that is not at once. */
  | { state: 'pending'; stage: string; share: number; pauseMs?: number }
  | {
      state: 'done'
      outputs: readonly EngineOutput[]
      warnings: readonly string[]
      /** character work: [name, value] in plain words, for the character's page. */
      traits?: readonly { name: string; value: string }[]
      engineState?: EngineState
    }
  | { state: 'failed'; failure: JobFailure; retry: boolean; detail: string }

/** An engine does one thing at a time per call; what it cannot do comes back as a warning, never as silence. */
export interface Engine {
  readonly name: string
  readonly abilities: Abilities
  /** Why nothing of an edit can be done, as far as it is known before it is paid. */
  objectToEdit?(request: EditRequest, asker: { readonly userId: string }): Promise<string | undefined>
  /** The same of a lip sync: looks at the picture and listens to the sound. */
  objectToLipSync?(request: LipSyncRequest | LipSyncFilmRequest, signal: AbortSignal): Promise<LipSyncObjection | undefined>
  /**
   * The warnings that this work would come back with, as far as they are known without making it and without paying anybody;
   * what only the files show comes later. An engine without it knows of nothing that it leaves out.
   */
  foresee?(outline: Outline, asking: { readonly userId: string }): Promise<Outlook>
  /** At most one paid request; never retried inside. Throws `NotTaken` when the engine has not taken it, for certain. */
  start(work: Work, attempt: AttemptContext): Promise<Operation>
  /** May take until the work is done or `attempt.signal` fires. */
  check(operation: Operation, attempt: AttemptContext): Promise<Progress>
  cancel(operation: Operation): Promise<'cancelled' | 'too late' | 'unsupported'>
  /**
   * The operation as it is after its provider has called back, made from what was written down before it was sent when its
   * own answer was lost; undefined when the call is about something else.
   */
  receive?(call: unknown, known: { request: PaidRequest; operation: Operation | null }): Operation | undefined
}
