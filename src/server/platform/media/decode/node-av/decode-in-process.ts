/**
 * A process of its own that reads one file of somebody. The arguments are one JSON text, a `DecodeOrder`. FFmpeg inside
 * node-av may fail as a whole, and a hostile file may take it over: both stay outside the server.
 */
import { once } from 'node:events'
import { Demuxer } from 'node-av/api'
import { AV_LOG_ERROR } from 'node-av/constants'
import { Log } from 'node-av/lib'
import type { DecodeOrder } from '../decode-order.ts'
import { openPictures } from './open-pictures.ts'
import { remake } from './remake.ts'
import { stateOf } from './state-of.ts'

Log.setLevel(AV_LOG_ERROR)
const order = JSON.parse(process.argv[2] ?? '') as DecodeOrder // written by node-av-decoder.ts
await run(order)

async function run(order: DecodeOrder): Promise<void> {
  await using film = await Demuxer.open(order.filmPath, {
    format: order.demuxer,
    options: { protocol_whitelist: 'file,pipe' },
  })
  switch (order.task) {
    case 'probe':
      process.stdout.write(JSON.stringify((await stateOf(film)) ?? null))
      return
    case 'frames': {
      await using pictures = await openPictures(film, order)
      for await (const frame of pictures.frames()) {
        using picture = frame
        if (!process.stdout.write(picture.toBuffer())) await once(process.stdout, 'drain')
      }
      return
    }
    case 'remake':
      await remake(film, order)
      return
    default:
      order satisfies never
  }
}
