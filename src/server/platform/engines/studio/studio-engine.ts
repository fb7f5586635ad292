import assert from 'node:assert/strict'
import { createFilmDecoder } from '../../media/decode/create-film-decoder.ts'
import { createSoundDecoder } from '../../media/decode/create-sound-decoder.ts'
import type { SoundDecoder } from '../../media/decode/sound-decoder.ts'
import type { FilmEncoder } from '../../media/encode/film-encoder.ts'
import type { FilmDecoder } from '../../media/film-decoder.ts'
import { createThreads } from '../../threads/create-threads.ts'
import type { Threads } from '../../threads/threads.ts'
import type { AttemptContext, Engine, Operation, Progress, Work } from '../engine.ts'
import { changeFilm } from './change-film.ts'
import { detailPicture } from './detail-picture.ts'
import { drawModelSheet } from './draw-model-sheet.ts'
import { drawPreviews } from './draw-previews.ts'
import { drawScenes } from './draw-scenes.ts'
import { drawVideo } from './draw-video.ts'
import { createDrawingPool, type DrawingPool } from './drawing-pool.ts'
import { editPicture } from './edit-picture.ts'
import { failureOf } from './failure-of.ts'
import { lipSync, objectToLipSync } from './lip-sync.ts'
import { blendPictures } from './montage/blend-pictures.ts'
import { dressUp } from './montage/dress-up.ts'
import { areNetworksInstalled } from './networks/network-files.ts'
import { STUDIO } from './studio-state.ts'
import { upscalePicture } from './upscale-picture.ts'

const OBJECT_TO_EDIT = new URL('./object-to-edit-in-thread.ts', import.meta.url)
const FORESEE = new URL('./foresee/foresee-in-thread.ts', import.meta.url)

/** The built-in engine: draws in worker threads; local, free and deterministic, so its work may simply be done again. */
export function createStudioEngine({
  threads,
  idleMs,
  encoder,
  decoder = createFilmDecoder(),
  sounds = createSoundDecoder(),
  hasNetworks = areNetworksInstalled(),
  readers,
}: {
  threads: number
  /** How long a thread stays ready after its last picture or film; as the pool has it unless told. */
  idleMs?: number
  encoder: FilmEncoder
  decoder?: FilmDecoder
  sounds?: SoundDecoder
  /** Whether photos can be looked at here. */
  hasNetworks?: boolean
  /** Where instructions are read before they are paid; a thread of its own unless it shares that of others. */
  readers?: Pick<Threads, 'run'>
}): Engine & AsyncDisposable {
  const rest = idleMs === undefined ? {} : { idleMs }
  const pool = createDrawingPool({ threads, ...rest })
  // A film takes its thread for as long as it is: pictures that somebody looks at must not wait behind it.
  const filmPool = createDrawingPool({ threads: Math.max(1, Math.floor(threads / 2)), ...rest })
  const ownReaders = createThreads({ threads: 1 })
  // Work of the studio is begun anew after a crash, so an operation never outlives its process: what is to be made, with
  // all its pictures, need not become JSON.
  const works = new WeakMap<Operation, Work>()
  return {
    name: STUDIO,
    abilities: {
      kinds: [
        'preview',
        'character',
        'picture',
        'video',
        'edit',
        'dress-up',
        'blend',
        'upscale-image',
        'detail',
        'upscale-video',
        'restore-video',
        'lip-sync',
        'lip-sync-film',
      ],
      photos: hasNetworks,
      ...(!hasNetworks && { photoless: ['dress-up', 'blend'] }),
      repeatable: true,
      cancel: false,
    },

    objectToEdit: (request, { userId }) =>
      (readers ?? ownReaders).run<typeof import('./object-to-edit-in-thread.ts')>(OBJECT_TO_EDIT, request, { owner: userId }),
    objectToLipSync: (request, signal) => objectToLipSync({ sounds, decoder }, request, signal),

    foresee: (outline, { userId }) =>
      (readers ?? ownReaders).run<typeof import('./foresee/foresee-in-thread.ts')>(FORESEE, outline, { owner: userId }),

    async start(work, attempt) {
      const operation: Operation = { engine: STUDIO, id: attempt.attemptId, state: work.kind }
      works.set(operation, work)
      return operation
    },

    async check(operation, attempt) {
      const work = works.get(operation)
      assert(work, `the operation ${operation.id} was started by another process`)
      try {
        return await make({ pool, filmPool, encoder, decoder, sounds }, work, attempt)
      } catch (error) {
        attempt.signal.throwIfAborted()
        return failureOf(error)
      }
    },

    async cancel() {
      return 'unsupported'
    },

    async [Symbol.asyncDispose]() {
      await Promise.all([pool, filmPool, ownReaders].map((threads) => threads[Symbol.asyncDispose]()))
    },
  }
}

interface Hands {
  readonly pool: DrawingPool
  readonly filmPool: DrawingPool
  readonly encoder: FilmEncoder
  readonly decoder: FilmDecoder
  readonly sounds: SoundDecoder
}

async function make(hands: Hands, work: Work, attempt: AttemptContext): Promise<Progress> {
  const { pool, filmPool } = hands
  switch (work.kind) {
    case 'preview':
      return drawPreviews(pool, work, attempt)
    case 'character':
      return drawModelSheet(pool, work, attempt)
    case 'picture':
      return drawScenes(pool, work, attempt)
    case 'edit':
      return editPicture(pool, work, attempt)
    case 'dress-up':
      return dressUp(pool, work, attempt)
    case 'blend':
      return blendPictures(pool, work, attempt)
    case 'detail':
      return detailPicture(pool, work, attempt)
    case 'upscale-image':
      return upscalePicture(pool, work, attempt)
    case 'video':
      return drawVideo({ ...hands, pool: filmPool }, work, attempt)
    case 'upscale-video':
    case 'restore-video':
      return changeFilm(hands, work, attempt)
    case 'lip-sync':
    case 'lip-sync-film':
      return lipSync({ ...hands, pool: filmPool }, work, attempt)
    default:
      return work satisfies never
  }
}
