import { expect, test } from 'vitest'
import { AppError } from '#contract/app-error.ts'
import type { KeptPicture, OwnedFile } from '../../core/files/create-files.ts'
import { samplePictures } from '../../platform/media/decode/sample-pictures.ts'
import type { FilmDecoder, FrameShape } from '../../platform/media/film-decoder.ts'
import type { GenerationParts } from './generation-parts.ts'
import { moderateFilm } from './moderate-film.ts'

/** A film of ten seconds in which something is seen from its sixth second on. */
function stage() {
  const looks: Uint8Array[] = []
  const discarded: unknown[] = []
  const films = {
    probe: async () => ({ type: 'mp4', widthPx: 640, heightPx: 360, framesPerSecond: 25, durationMs: 10_000, hasSound: false }),
    async *frames(_film: Uint8Array, { widthPx, heightPx, framesPerSecond, mostSeconds }: FrameShape) {
      for (let frame = 0; frame < framesPerSecond * mostSeconds; frame += 1) {
        yield new Uint8Array(widthPx * heightPx * 4).fill(frame / framesPerSecond >= 6 ? 255 : 0)
      }
    },
  }
  const parts = {
    samplePictures: (film: Uint8Array, order: { count: number; mostPx: number }, signal: AbortSignal) =>
      samplePictures(films as unknown as FilmDecoder, film, order, signal),
    files: { readKept: async () => new Uint8Array([1]), discard: async (files: unknown[]) => void discarded.push(...files) },
    moderatePicture: async (bytes: Uint8Array) => {
      looks.push(bytes)
    },
  } as unknown as GenerationParts // nothing else of them is used
  return { parts, looks, discarded }
}

test('a film is looked at in several of its moments, and not only in its first', async () => {
  const { parts, looks } = stage()
  await moderateFilm(parts, { id: 'film', read: async () => new Uint8Array([1]) } as unknown as OwnedFile)
  expect(looks).toHaveLength(4)
  expect(new Set(looks.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(2)
})

test('a film with a moment that may not be used is refused, and what was just kept is discarded', async () => {
  const { parts, discarded } = stage()
  let looks = 0
  const refusing = {
    ...parts,
    moderatePicture: async () => {
      looks += 1
      if (looks === 3) throw new AppError('moderation.refused')
    },
  }
  const kept = { fileId: 'film' } as unknown as KeptPicture
  await expect(moderateFilm(refusing, kept)).rejects.toMatchObject({ code: 'moderation.refused' })
  expect(discarded).toEqual([kept])
})
