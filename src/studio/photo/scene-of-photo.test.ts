import { expect, test } from 'vitest'
import { sceneOfPrompt } from '../edit/scene-of-prompt.ts'
import { aCharacter, aScene } from '../testing/a-character.ts'
import { aPhotoReading } from '../testing/a-photo-reading.ts'
import type { PhotoReading } from './photo-reading.ts'
import { sceneOfPhoto } from './scene-of-photo.ts'

const bust = aPhotoReading()
/** Somebody with clear ground under their feet. */
const { masks } = bust
const whole: PhotoReading = {
  ...bust,
  masks: {
    ...masks,
    background: masks.background.map((value, at) => (at > masks.widthPx * 28 ? 255 : value)),
    clothes: masks.clothes.map((value, at) => (at > masks.widthPx * 28 ? 0 : value)),
  },
}

function sceneFor(photo: PhotoReading, prompt: string) {
  const home = { character: aCharacter(), scene: aScene() }
  const told = sceneOfPrompt(home, prompt, { name: 'Alex', seed: 's', index: 1, style: 'photoreal' })
  return sceneOfPhoto(photo, told.asked, told.sheets.scene)
}

test('a photo of a head and shoulders stands in a place, as near as it is', () => {
  const told = sceneFor(bust, 'Alex on a beach at sunset')
  expect(told).toMatchObject({
    scene: { backdrop: 'beach', pose: 'portrait', camera: { framing: 'bust' } },
    keepsExpression: true,
    warnings: [],
  })
  expect(sceneFor(bust, 'Alex angry in a library')).toMatchObject({ scene: { expression: 'angry' }, keepsExpression: false })
  expect(sceneFor(bust, 'Alex in a red dress in a cafe')).toMatchObject({
    warnings: [{ sentence: expect.stringContaining('Dress Up') }],
  })
})

test('what the photo does not show is drawn instead, and says so', () => {
  expect(sceneFor(bust, 'Alex running in a forest')).toMatchObject({ instead: { sentence: expect.stringContaining('pose') } })
  expect(sceneFor(bust, 'full body picture of Alex in a forest')).toMatchObject({
    instead: { sentence: expect.stringContaining('whole figure') },
  })
  expect(sceneFor(whole, 'full body picture of Alex in a forest')).toMatchObject({
    scene: { camera: { framing: 'full figure' } },
  })
})
