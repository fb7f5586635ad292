import { expect, test } from 'vitest'
import { readBlendOrder } from './blend-order.ts'

const read = (prompt: string) => readBlendOrder(prompt, { seed: 'blend', style: 'anime' })

test('a blend reads who is in it, where, and what they feel and do', () => {
  expect(read('both together on a beach at golden hour, laughing')).toMatchObject({
    who: 'both',
    place: { kind: 'scene', scene: { backdrop: 'beach' } },
    doings: { expression: 'laughing' },
    warnings: [],
  })
  expect(read('dancing')).toMatchObject({ who: 'open', doings: { pose: 'dancing' }, warnings: [] })
})

test('words that say nothing of what people feel and do change nothing of it', () => {
  expect(read('side by side in a forest').doings).toEqual({})
  expect(read('').doings).toEqual({})
  expect(read('qwertz').warnings).toHaveLength(1)
})
