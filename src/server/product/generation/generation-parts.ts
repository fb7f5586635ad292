import type { Kysely } from 'kysely'
import type { Proof } from '../../core/accounts/proof.ts'
import type { Credits } from '../../core/credits/create-credits.ts'
import type { Files } from '../../core/files/create-files.ts'
import type { AnnounceJob } from '../../core/jobs/job-parts.ts'
import type { Limits } from '../../core/limits/limits.ts'
import type { ModerateText } from '../../core/moderation/create-text-moderation.ts'
import type { ModeratePicture } from '../../core/moderation/moderate-picture.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Engine, Rehearsal, Work } from '../../platform/engines/engine.ts'
import type { FilmDecoder } from '../../platform/media/film-decoder.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Room } from '../../platform/storage/room.ts'
import type { EnhanceDescription } from './create-enhancer.ts'

/** What generating stands on. */
export interface GenerationParts {
  readonly database: Kysely<Tables>
  readonly queue: Queue
  readonly clock: Clock
  readonly credits: Credits
  readonly files: Files
  /** Looks into films that somebody brought. */
  readonly films: Pick<FilmDecoder, 'probe'>
  /** Pictures of a film as PNG, evenly over its length and no larger; none where it can not be read. */
  readonly samplePictures: (
    film: Uint8Array,
    order: { readonly count: number; readonly mostPx: number },
    signal: AbortSignal,
  ) => Promise<Uint8Array[]>
  readonly limits: Pick<Limits, 'use'>
  /** Refuses pictures that people bring and that may not be worked on. */
  readonly moderatePicture: ModeratePicture
  /** Refuses words that may not be made. */
  readonly moderateText: ModerateText
  readonly announce: AnnounceJob
  /** What can be asked of the engines together. */
  readonly engine: Pick<Engine, 'name' | 'abilities' | 'objectToEdit' | 'objectToLipSync' | 'foresee'>
  /** The name of the engine that makes this kind of work. */
  readonly makerOf: (kind: Work['kind']) => string | undefined
  /** Ids of jobs, characters and chats, and seeds. */
  readonly randomId: () => string
  readonly enhanceDescription: EnhanceDescription
  /** Side of the pictures that are made. */
  readonly pictureSizePx: number
  /** Whether each piece of this kind of work costs the house money. */
  readonly isPaidByHouse: (kind: Work['kind']) => boolean
  readonly proof: Proof
  /** Where what is made and brought is kept. */
  readonly room: Room
  /** Development: the part that `/dev/engine` has for this user's next job. */
  readonly takeRehearsal?: (userId: string) => Rehearsal | undefined
}

/** Who asks for something to be made, and how. */
export interface Requester {
  readonly userId: string
  /** Whoever is not has no free uses, and nothing that costs the house money. */
  readonly isProven: boolean
  readonly device?: string
  readonly idempotencyKey?: string
  /** The price they were shown; what costs more by now is not started. */
  readonly quotedCredits?: number | undefined
  /** Large files that came with the request, by the word that stands for each in it. */
  readonly inlineFiles?: ReadonlyMap<string, Uint8Array>
}
