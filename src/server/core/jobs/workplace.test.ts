import { expect, test } from 'vitest'
import type { Company } from './interruptions.store.ts'
import { createWorkplace } from './workplace.ts'

/** A workplace that writes down who is inside, and how each leaves. */
function aWorkplace() {
  const workplace = createWorkplace()
  const inside: string[] = []
  const leave = new Map<string, () => void>()
  return {
    inside,
    async enter(name: string, company: Company, signal = new AbortController().signal): Promise<void> {
      const place = await workplace.enter(company, signal)
      inside.push(name)
      leave.set(name, () => {
        inside.splice(inside.indexOf(name), 1)
        place[Symbol.dispose]()
      })
    },
    /** Whoever may enter by then has entered. */
    async leave(name: string): Promise<void> {
      leave.get(name)?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('jobs are worked on beside each other, and one alone when all before it have left', async () => {
  const { inside, enter, leave } = aWorkplace()
  await Promise.all([enter('a', 'beside others'), enter('b', 'beside others')])
  const entering = [enter('suspect', 'alone'), enter('c', 'beside others'), enter('d', 'beside others')]
  await leave('a')
  expect(inside).toEqual(['b'])
  await leave('b')
  expect(inside).toEqual(['suspect'])
  await leave('suspect')
  expect(inside).toEqual(['c', 'd'])
  await Promise.all(entering)
})

test('two suspects are never in work together', async () => {
  const { inside, enter, leave } = aWorkplace()
  const entering = [enter('first', 'alone'), enter('second', 'alone')]
  await entering[0]
  expect(inside).toEqual(['first'])
  await leave('first')
  expect(inside).toEqual(['second'])
  await entering[1]
})

test('whoever stops waiting holds nobody up', async () => {
  const { inside, enter, leave } = aWorkplace()
  await enter('a', 'beside others')
  const stopping = new AbortController()
  const suspect = enter('suspect', 'alone', stopping.signal)
  const behind = enter('b', 'beside others')
  stopping.abort(new Error('the worker is closing'))
  await expect(suspect).rejects.toThrow('the worker is closing')
  await behind
  expect(inside).toEqual(['a', 'b'])
  await leave('a')
  await leave('b')
  await enter('c', 'alone')
  expect(inside).toEqual(['c'])
})
