import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test, vi } from 'vitest'
import { formBytes } from '../../../scripts/form/form-data.ts'
import type { StyleId } from '../../contract/styles.ts'
import type { CreateCanvas } from '../canvas.ts'

/** A studio that nobody has given the human form yet. */
async function freshStudio() {
  vi.resetModules()
  const [{ giveForm, givenForm }, { drawPictureWithMask }, { castCharacter }, { readDescription }] = await Promise.all([
    import('../body/given-form.ts'),
    import('../draw-picture.ts'),
    import('../sheet/cast-character.ts'),
    import('../words/read-description.ts'),
  ])
  /** Where somebody who lets the arms hang is, as they are sketched before all of the form has come. */
  function maskOf(description: string, { style, widthPx, heightPx }: Sketch): Uint8ClampedArray {
    const { character, scene } = castCharacter(readDescription(description).reading, { seed: 'a', candidate: 1, style })
    return drawPictureWithMask({
      character: { ...character, props: [] },
      scene: { ...scene, pose: 'relaxed', gesture: undefined, camera: { ...scene.camera, framing: 'bust' } },
      style,
      widthPx,
      heightPx,
      isRough: true,
      createCanvas: createCanvas as unknown as CreateCanvas,
    }).mask
  }
  return { giveForm, givenForm, maskOf }
}

interface Sketch {
  readonly style: StyleId
  readonly widthPx: number
  readonly heightPx: number
}

const SKETCHES: readonly Sketch[] = [
  { style: 'photoreal', widthPx: 96, heightPx: 96 },
  { style: 'photoreal', widthPx: 68, heightPx: 120 },
  { style: '3d-cartoon', widthPx: 68, heightPx: 120 },
]
const PEOPLE = [
  'a woman with long wavy red hair in a navy coat',
  'an old wizard with a white beard in a blue robe',
  'a knight in silver armor, laughing',
  'a plump man in a t-shirt and shorts, shouting',
  'a boy with gloves and a scarf sitting in the snow',
  'a toddler',
  'a bodybuilder in a tank top, seen from behind',
]

let studio: Awaited<ReturnType<typeof freshStudio>>

beforeAll(async () => {
  studio = await freshStudio()
  studio.giveForm('sketch', () => formBytes('sketch'))
  expect(studio.givenForm()!.skinCount).toBeLessThan(8_000)
})

test.each(PEOPLE)(
  'of the first data alone head and shoulders are drawn, which end at the edge of the picture: %s',
  (description) => {
    for (const sketch of SKETCHES) {
      const mask = studio.maskOf(description, sketch)
      const { widthPx, heightPx } = sketch
      const rows = Array.from({ length: heightPx }, (_, y) => mask.subarray(y * widthPx, (y + 1) * widthPx))
      const widths = rows.map((row) => row.reduce((sum, value) => sum + value / 255, 0))
      const shoulders = Math.max(...widths.slice(heightPx * 0.75))
      expect(widths.at(-1)! / shoulders, JSON.stringify(sketch)).toBeGreaterThan(0.9)
    }
  },
)
