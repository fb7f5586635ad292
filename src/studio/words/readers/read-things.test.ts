import { expect, test } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (text: string) => readDescription(text).reading

test.each([
  ['a man beside a red phone booth', ['red phone booth beside']],
  ['a police officer standing next to a police car', ['police car behind']],
  ['a girl kneeling by a campfire', ['campfire ground']],
  ['a man leaning on a lamp post', ['lamp post leaned on']],
  ['a fisherman sitting on a wooden crate', ['wooden crate sat on']],
  ['a wizard at a desk with a globe and a skull', ['desk before', 'globe on top', 'skull on top']],
  ['a woman at a bus stop, suitcase beside her', ['bus stop behind', 'suitcase ground']],
  ['a drone hovering over her', ['drone above']],
])('%s: what stands there is read with where it is', (text, things) => {
  expect(read(text).things).toEqual(things)
})

test.each([
  'a taxi driver',
  'a rock star with jet black hair',
  'a woman with a tattoo of a tree',
  'a man in a shirt with a palm tree print',
  'a man without a car',
  'a woman doing a tree pose',
])('%s: nothing stands there', (text) => {
  expect(read(text).things).toBeUndefined()
})

test('what is held stays in the hands, what lies beside somebody does not', () => {
  expect(read('a man holding a lantern').props).toEqual(['lantern'])
  expect(read('a man holding a crate').props).toEqual(['crate'])
  const beside = read('a boy on a bench, skateboard beside him')
  expect(beside.props).toBeUndefined()
  expect(beside.things).toContain('skateboard ground')
})

test('a thing is understood with its colour, and the colour is not the person’s', () => {
  const { hairColor, warnings } = read('a woman beside a white van')
  expect([hairColor, warnings]).toEqual([undefined, []])
})

test('light that falls through a window has nobody behind its pane', () => {
  expect(read('a baker, morning light through the window').camera).toBeUndefined()
  expect(read('a girl seen through the window').camera).toBeDefined()
})

test('who sits by a fire does not sit on it', () => {
  expect(read('a boy sitting on a log by a campfire').things).toEqual(['campfire ground'])
})

test('behind an ear or in a hand nothing lies on the ground', () => {
  const dancer = read('a dancer in a red dress, a red rose behind her ear')
  expect([dancer.things, dancer.props, dancer.headwear]).toEqual([undefined, ['red rose at the temple'], undefined])
  expect(read('a barista behind the counter with a cup in his hand').things).toEqual(['counter before'])
})

test('what lies on the ground lays nobody there', () => {
  expect(read('a girl on a bench, lantern on the ground').pose).toBe('on a bench')
})

test('of several people what stands about is read once, wherever it is told', () => {
  expect(read('a red car behind a man and a woman').things).toEqual(['red car behind'])
  expect(read('a boy sitting on a crate and a girl standing next to a barrel').things).toEqual([
    'crate sat on',
    'barrel ground',
  ])
  expect(read('a girl with a kite and a boy sitting on a crate').things).toEqual(['crate ground'])
})

test('for what is drawn itself nothing is said to stand in', () => {
  expect(read('a girl sitting on top of a barrel')).toMatchObject({ things: ['barrel sat on'], warnings: [] })
  expect(read('a girl sitting on top of a barrel').garments).toBeUndefined()
})

test('what is held and has no name in any table is seen by its outline and colour, or not at all', () => {
  expect(read('a chef holding a red zibbet, blue apron').props ?? []).not.toContain('red box')
  expect(read('a geologist holding a grey mineral').props).toEqual(['grey pebble'])
  expect(read('a mage with green fire in her hand').props).toEqual(['green glowing orb'])
  expect(read('a girl holding hands with her mother').props).toBeUndefined()
  const boy = read('a boy in the rain, a paper boat in his hand, rainy street')
  expect([boy.props, boy.place]).toEqual([['paper boat'], 'street'])
})

test('a lamp on a helmet is in no hand, and the helmet is that of the trade', () => {
  const miner = read('a coal miner, helmet with a lamp, holding a pickaxe')
  expect([miner.headwear, miner.headwearParts, miner.props]).toEqual(['hard hat', ['lamp'], ['pickaxe']])
  expect(read('a knight with a helmet').headwear).toBe('helmet')
})

test('what stains a face has its own colour', () => {
  expect(read('a samurai, blood on his cheek').marks).toEqual(['dark red smudge on cheek'])
  expect(read('a baker with flour on her nose').marks).toEqual(['white smudge on nose'])
  expect(read('a painter, green paint on her cheek').marks).toEqual(['green smudge on cheek'])
})
