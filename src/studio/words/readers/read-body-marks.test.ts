import { expect, test } from 'vitest'
import { castCharacter } from '../../sheet/cast-character.ts'
import { sentencesOf } from '../../warning.ts'
import { readDescription } from '../read-description.ts'

const read = (text: string) => readDescription(text).reading
const drawn = (text: string) => castCharacter(read(text), { seed: 's', candidate: 1, style: 'anime' })

test.each([
  ['a woman with a tattooed arm in a tank top', 'tattoo on arm', { kind: 'tattoo', place: 'arm', side: 'left' }],
  ['a man with a scar on his hand', 'scar on hand', { kind: 'scar', place: 'hand', side: 'right' }],
  ['a woman with sleeve tattoos', 'tattoo on arms', { kind: 'tattoo', place: 'arm' }],
  ['a man with a neck tattoo', 'tattoo on neck', { kind: 'tattoo', place: 'neck' }],
  ['a woman with freckled shoulders', 'freckles on shoulders', { kind: 'freckles', place: 'shoulder' }],
  ['a man with a bandaged knee', 'bandage on knee', { kind: 'bandage', place: 'knee', side: 'left' }],
  ['a man with a prosthetic left arm', 'prosthetic on left arm', { kind: 'prosthesis', place: 'arm', side: 'left' }],
  ['a woman with a mechanical hand', 'prosthetic on hand', { kind: 'prosthesis', place: 'hand', side: 'right' }],
  [
    'a dragon tattoo on her right shoulder',
    'dragon tattoo on right shoulder',
    { kind: 'tattoo', place: 'shoulder', side: 'right', motif: 'dragon' },
  ],
  ['a skull tattooed on his chest', 'skull tattoo on chest', { kind: 'tattoo', place: 'chest', side: 'left', motif: 'skull' }],
  [
    'a tattoo of an anchor on her forearm',
    'anchor tattoo on forearm',
    { kind: 'tattoo', place: 'forearm', side: 'left', motif: 'anchor' },
  ],
  ['a boy with scraped knees', 'scrape on knees', { kind: 'bruise', place: 'knee' }],
  ['a pirate with a wooden leg', 'wooden prosthetic on leg', { kind: 'prosthesis', place: 'leg', side: 'left', of: 'wood' }],
  ['a burn scar on her neck', 'burn scar on neck', { kind: 'scar', place: 'neck' }],
] as const)('%s: the mark is where it is said, and not on the face', (text, mark, drawnAs) => {
  expect(read(text)).toMatchObject({ marks: [mark], warnings: [] })
  const { character } = drawn(text)
  expect(character.bodyMarks).toEqual([{ ...drawnAs, color: expect.any(Array) }])
  expect(character.marks).toEqual([])
  expect(character.skin.freckles).toBe(0)
})

test('marks of the face stay there', () => {
  expect(drawn('a man with a scar on his left cheek').character).toMatchObject({
    marks: [{ kind: 'scar', place: 'left cheek' }],
  })
  expect(drawn('a man with a scar on his cheek').character.bodyMarks).toBeUndefined()
})

test('a mark of which no side is said is on the cheek that is seen', () => {
  const place = (gaze: string) => drawn(`a man with a scar on his cheek, ${gaze}`).character.marks[0]!.place
  expect([place('looking left'), place('looking right')]).toEqual(['left cheek', 'right cheek'])
})

test('what is denied is not drawn', () => {
  expect(drawn('an old man with no scars on his hands').character.bodyMarks).toBeUndefined()
})

test('nothing said is worn over a mark, and the picture reaches as far as it', () => {
  const knee = drawn('a man with a bandaged knee')
  expect(knee.character.garments.map(({ kind }) => kind)).toContain('shorts')
  expect(knee.scene.camera.framing).toBe('full figure')
  expect(drawn('a woman with tattooed arms').character.garments.map(({ kind }) => kind)).toContain('tank top')
})

test('clothes that are said hide a mark, and that is told', () => {
  expect(sentencesOf(read('a woman with a tattoo on her left arm in a leather jacket').warnings)).toEqual([
    '“tattoo on left arm” is hidden by the leather jacket.',
  ])
})
