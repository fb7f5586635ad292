import { expect, test } from 'vitest'
import { readUrlChannels } from './read-url-channels.ts'

const read = (query: string) => readUrlChannels(new URLSearchParams(query))

test('older majors name their channels in the address, encoded or not', () => {
  expect(read('project=p&channels%5B%5D=account&channels[]=job.status').channels).toEqual(['account', 'job.status'])
  expect(read('project=p').channels).toEqual([])
})

test('majors 22.3 to 24 also number their subscriptions', () => {
  const { channels, slots } = read('channels[]=a&channels[]=b.c&a[0][]=%7B%7D&b.c[0][]=%7B%7D&b.c[1][]=%7B%7D')
  expect(channels).toEqual(['a', 'b.c'])
  expect([...slots]).toEqual([
    ['0', ['a', 'b.c']],
    ['1', ['b.c']],
  ])
})

test('an address full of channels is read to a limit', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => `channels[]=${index}`).join('&')
  expect(read(many).channels).toHaveLength(100)
})
