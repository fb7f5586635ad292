import { execFile } from 'node:child_process'
import { getEventListeners } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createDrawingPool, type DrawingPool } from './drawing-pool.ts'

/** Then it waits for what never comes: its threads are kept. */
const PATIENCE_MS = 110_000

const draw = (pool: DrawingPool, description = 'A calm woman with silver hair') =>
  pool.draw(
    { kind: 'words', description, style: 'anime', seed: 'pool', candidate: 1, sizePx: 64 },
    new AbortController().signal,
  )

test.runIf(process.platform === 'linux')(
  'drawing stands behind the event loop; threads that have nothing to draw end with what the loop had room for, and new ones draw again',
  async () => {
    const script = fileURLToPath(new URL('./testing/draw-and-rest.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: PATIENCE_MS })
    expect(JSON.parse(stdout)).toEqual({
      behindAtFirst: 0,
      behindWhenDrawn: expect.toSatisfy((threads: number) => threads > 0),
      behindAtRest: 0,
      isRoomGivenBack: true,
      isSamePicture: true,
      hasLoopMoved: false,
    })
  },
)

test('a thread that is asked again in time goes on, whatever was drawn before', async () => {
  await using pool = createDrawingPool({ threads: 1, idleMs: 60_000 })
  const pictures = []
  for (const description of ['A fox', 'An owl', 'A fox']) pictures.push(await draw(pool, description))
  expect(pictures[2]?.png).toEqual(pictures[0]?.png)
})

test('a signal that many tasks share remembers none that is done, and still calls off those that wait', async () => {
  await using pool = createDrawingPool({ threads: 1 })
  const controller = new AbortController()
  const { signal } = controller
  const ask = () =>
    pool.draw({ kind: 'words', description: 'A fox', style: 'anime', seed: 'pool', candidate: 1, sizePx: 64 }, signal)
  await Promise.all([ask(), ask()])
  expect(getEventListeners(signal, 'abort')).toEqual([])
  const calledOff = Promise.allSettled([ask(), ask()])
  controller.abort(new Error('enough'))
  for (const end of await calledOff) expect(end).toMatchObject({ status: 'rejected', reason: { message: 'enough' } })
})
