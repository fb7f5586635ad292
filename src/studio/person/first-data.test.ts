import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test, vi } from 'vitest'
import { formBytes } from '../../../scripts/form/form-data.ts'
import type { CreateCanvas } from '../canvas.ts'

const style = 'photoreal'
const SIDE_PX = 96

/** A studio that nobody has given the human form yet. */
async function freshStudio() {
  vi.resetModules()
  const [{ giveForm, givenForm }, { drawPicture }, { castCharacter }, { readDescription }] = await Promise.all([
    import('../body/given-form.ts'),
    import('../draw-picture.ts'),
    import('../sheet/cast-character.ts'),
    import('../words/read-description.ts'),
  ])
  /** Head and shoulders of somebody who lets the arms hang, as they are sketched before all of the form has come. */
  function drawBust(description: string): Uint8ClampedArray {
    const { character, scene } = castCharacter(readDescription(description).reading, { seed: 'a', candidate: 1, style })
    const { picture } = drawPicture({
      character: { ...character, props: [] },
      scene: { ...scene, pose: 'relaxed', gesture: undefined, camera: { ...scene.camera, framing: 'bust' } },
      style,
      widthPx: SIDE_PX,
      heightPx: SIDE_PX,
      isRough: true,
      createCanvas: createCanvas as unknown as CreateCanvas,
    })
    return picture.data
  }
  return { giveForm, givenForm, drawBust }
}

const PEOPLE = [
  'a woman with long wavy red hair in a navy coat',
  'an old wizard with a white beard in a blue robe',
  'a knight in silver armor, laughing',
  'a girl of 7 with black twin tails in a yellow sweater',
  'a plump man in a t-shirt and shorts, shouting',
  'a woman in a swimsuit running on the beach',
  'a boy with gloves and a scarf sitting in the snow',
  'a bald man in overalls and boots, seen from behind',
]

let studio: Awaited<ReturnType<typeof freshStudio>>
const first = new Map<string, Uint8ClampedArray>()

beforeAll(async () => {
  studio = await freshStudio()
  const { giveForm, givenForm, drawBust } = studio
  giveForm('sketch', () => formBytes('sketch'))
  for (const description of PEOPLE) first.set(description, drawBust(description))
  const firstVertices = givenForm()!.vertexCount
  giveForm('whole', () => formBytes('whole'))
  expect(givenForm()!.vertexCount).toBeGreaterThan(firstVertices * 2)
})

test.each(PEOPLE)(
  'head and shoulders are drawn of the first data alone, and hardly differ from those of all: %s',
  (description) => {
    const [part, whole] = [first.get(description)!, studio.drawBust(description)]
    const sum = part.reduce((total, value, at) => total + Math.abs(value - whole[at]!), 0)
    expect(sum / part.length).toBeLessThan(4)
  },
)
