import { expect, test, vi } from 'vitest'
import type { SketchMessage, SketchReply, SketchRequest } from './sketch-request.ts'
import { createSketcher, type SketchOrder } from './sketcher.ts'

/** A worker that draws when the test says so. */
function stageWorker() {
  const asked: SketchRequest[] = []
  const worker = { terminate: () => {}, postMessage: (request: SketchRequest) => void asked.push(request) } as unknown as Worker
  const tell = (data: SketchMessage) => worker.onmessage?.({ data } as MessageEvent<SketchMessage>)
  const reply: (data: SketchReply) => void = tell
  return { asked, reply, tell, fail: () => worker.onerror?.({ message: 'gone' } as ErrorEvent), start: vi.fn(() => worker) }
}

const order = (description: string): SketchOrder => ({ description, style: 'anime', widthPx: 96, heightPx: 96, isRough: true })
const picture = () => ({ close: vi.fn() }) as unknown as ImageBitmap

test('while one is drawn, only the newest order of a place waits', () => {
  const { asked, reply, start } = stageWorker()
  const sketcher = createSketcher(start)
  const [place, onDrawn] = [{}, vi.fn()]
  for (const words of ['a', 'a r', 'a red', 'a red fox']) sketcher.draw(place, order(words), onDrawn)
  expect(asked.map(({ description }) => description)).toEqual(['a'])
  const first = picture()
  reply({ number: 1, picture: first })
  expect(onDrawn).toHaveBeenLastCalledWith(first, false)
  expect(asked.map(({ description }) => description)).toEqual(['a', 'a red fox'])
  reply({ number: 2 })
  expect(onDrawn).toHaveBeenLastCalledWith(undefined, false)
  expect(start).toHaveBeenCalledTimes(1)
})

test('what a place that was left had ordered is thrown away', () => {
  const { asked, reply, start } = stageWorker()
  const sketcher = createSketcher(start)
  const [left, stays] = [{}, {}]
  const [onLeft, onStays] = [vi.fn(), vi.fn()]
  sketcher.draw(left, order('a fox'), onLeft)
  sketcher.draw(stays, order('an owl'), onStays)
  sketcher.leave(left)
  const late = picture()
  reply({ number: 1, picture: late })
  expect(onLeft).not.toHaveBeenCalled()
  expect(late.close).toHaveBeenCalled()
  expect(asked).toHaveLength(2)
  reply({ number: 2, picture: picture() })
  expect(onStays).toHaveBeenCalledTimes(1)
})

test('a worker that cannot be loaded sketches nothing and stops nobody', () => {
  const { fail, start } = stageWorker()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const onDrawn = vi.fn()
  const sketcher = createSketcher(start)
  sketcher.draw({}, order('a fox'), onDrawn)
  fail()
  expect(onDrawn).toHaveBeenCalledWith(undefined, true)
  sketcher.draw({}, order('an owl'), onDrawn)
  expect(start).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

test('after a drawing has failed the next words get a new worker', () => {
  const { reply, start } = stageWorker()
  const onDrawn = vi.fn()
  const sketcher = createSketcher(start)
  sketcher.draw({}, order('a fox'), onDrawn)
  reply({ number: 1, hasFailed: true })
  expect(onDrawn).toHaveBeenCalledWith(undefined, true)
  expect(start).toHaveBeenCalledTimes(1)
  sketcher.draw({}, order('an owl'), onDrawn)
  expect(start).toHaveBeenCalledTimes(2)
})

test('a first look is drawn again when the rest of the human form has come', () => {
  const { asked, reply, tell, start } = stageWorker()
  const [place, onDrawn] = [{}, vi.fn()]
  createSketcher(start).draw(place, order('a woman'), onDrawn)
  const first = picture()
  reply({ number: 1, picture: first, isFirstLook: true })
  expect(asked).toHaveLength(1)
  tell({ hasFinerForm: true })
  expect(asked.map(({ description }) => description)).toEqual(['a woman', 'a woman'])
  const finer = picture()
  reply({ number: 2, picture: finer })
  expect(onDrawn.mock.calls).toEqual([
    [first, false],
    [finer, false],
  ])
  expect(asked).toHaveLength(2)
})

test('the rest may come before the first look does', () => {
  const { asked, reply, tell, start } = stageWorker()
  createSketcher(start).draw({}, order('a woman'), vi.fn())
  tell({ hasFinerForm: true })
  reply({ number: 1, picture: picture(), isFirstLook: true })
  expect(asked).toHaveLength(2)
})

test('neither what was left nor what other words took the place of is drawn again', () => {
  const { asked, reply, tell, start } = stageWorker()
  const sketcher = createSketcher(start)
  const [left, leftWhileDrawn, stays] = [{}, {}, {}]
  sketcher.draw(left, order('a man'), vi.fn())
  reply({ number: 1, picture: picture(), isFirstLook: true })
  sketcher.leave(left)
  sketcher.draw(leftWhileDrawn, order('a girl'), vi.fn())
  sketcher.leave(leftWhileDrawn)
  reply({ number: 2, picture: picture(), isFirstLook: true })
  sketcher.draw(stays, order('a woman'), vi.fn())
  sketcher.draw(stays, order('an old woman'), vi.fn())
  reply({ number: 3, picture: picture(), isFirstLook: true })
  reply({ number: 4, picture: picture() })
  tell({ hasFinerForm: true })
  expect(asked.map(({ description }) => description)).toEqual(['a man', 'a girl', 'a woman', 'an old woman'])
})
