import { createHash } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas } from '../canvas.ts'
import { drawPicture } from '../draw-picture.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { createRecent } from './recent.ts'

const style = 'photoreal'

function draw(description: string, { isRough = false } = {}): string {
  const { character, scene } = castCharacter(readDescription(description).reading, { seed: 'a', candidate: 1, style })
  const size = { widthPx: 96, heightPx: 96, createCanvas: createCanvas as unknown as CreateCanvas }
  const { picture } = drawPicture({ character, scene, style, isRough, ...size })
  return createHash('sha256').update(picture.data).digest('hex')
}

test('a picture is the same whatever was drawn a moment ago', () => {
  const description = 'a woman in a blue coat, waving'
  draw(description, { isRough: true })
  const afterRough = draw(description)
  const others = ['a boy', 'an old man', 'a tall woman', 'a plump man', 'a girl of 9']
  for (const other of others) draw(other, { isRough: true })
  expect(draw(description)).toBe(afterRough)
})

test('the oldest makes room', () => {
  const recent = createRecent<{ readonly name: string }>(2)
  const ask = (name: string) =>
    recent.find(
      (kept) => kept.name === name,
      () => ({ name }),
    )
  const [first, second] = [ask('first'), ask('second')]
  expect(ask('first')).toBe(first)
  ask('third')
  expect(ask('second')).toBe(second)
  expect(ask('first')).not.toBe(first)
})
