import { expect, test } from 'vitest'
import { MediaRefused } from '../../media/decode/media-refused.ts'
import { FilmEncoderMissing } from '../../media/film-encoder-missing.ts'
import { failureOf } from './failure-of.ts'
import { NetworksMissing } from './networks/network-files.ts'
import { NothingDone } from './nothing-done.ts'

test.each([
  ['a photo on a server without networks', new NetworksMissing('@litertjs/core is not installed'), 'engine.no-networks'],
  ['a film on a server without an encoder', new FilmEncoderMissing(), 'engine.no-encoder'],
  ['a film that no decoder takes', new MediaRefused('unreadable', 'no picture in it'), 'source.unreadable'],
  ['a photo without the glasses that are to be removed', new NothingDone(['“the glasses”: nothing.']), 'edit.nothing-done'],
])('%s is told so, at the first try', (_, error, failure) => {
  expect(failureOf(error)).toEqual({ state: 'failed', failure, retry: false, detail: error.message })
})

test('whatever else went wrong is tried again', () => {
  expect(failureOf(new Error('out of memory'))).toMatchObject({ failure: 'engine.failed', retry: true })
})
