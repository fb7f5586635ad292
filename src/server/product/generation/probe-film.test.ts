import { expect, test } from 'vitest'
import { createFilmDecoder } from '../../platform/media/decode/create-film-decoder.ts'
import { probeFilm } from './probe-film.ts'

const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')

test('where nothing reads films the answer says so, and nobody calls it a fault of ours', async () => {
  const films = createFilmDecoder({ find: async () => undefined })
  await expect(probeFilm({ films }, film)).rejects.toMatchObject({
    code: 'engine.unsupported',
    message: 'This server cannot make films: it has neither ffmpeg nor the package node-av.',
  })
})

test('what is no film is refused before anything looks for a decoder', async () => {
  const films = createFilmDecoder({ find: () => Promise.reject(new Error('nobody asks')) })
  await expect(probeFilm({ films }, Buffer.from('no film'))).rejects.toMatchObject({ code: 'video.unreadable' })
})
