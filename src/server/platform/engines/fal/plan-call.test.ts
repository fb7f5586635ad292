import { expect, test } from 'vitest'
import type { Work } from '../engine.ts'
import { planCall } from './plan-call.ts'

const picture = (shade: number) => ({ bytes: Uint8Array.of(shade), widthPx: 100, heightPx: 50 })
const mira = { name: 'Mira', description: 'a sailor', references: [Uint8Array.of(1)] }
const zoe = { name: 'Zoe', description: 'a smith', references: [Uint8Array.of(2), Uint8Array.of(3)] }
const file = (...bytes: number[]) => bytes.map((byte) => ({ file: Uint8Array.of(byte) }))
const common = { style: 'anime', seed: 'seed' } as const

function inputOf(work: Work) {
  return planCall(work)?.input
}

test('previews of words, and of a photo', () => {
  const preview = { kind: 'preview', description: 'a pirate', candidates: 3, sizePx: 1024, ...common } as const
  const plan = planCall(preview)
  expect(plan).toMatchObject({ use: 'text-to-image', input: { prompt: 'a pirate. Style: anime', num_images: 3 } })
  expect(plan?.labels).toEqual(['candidate 1', 'candidate 2', 'candidate 3'])
  expect(planCall({ ...preview, photo: { bytes: Uint8Array.of(9) } })).toMatchObject({
    use: 'image-edit',
    input: { image_urls: file(9), num_images: 3 },
  })
})

test('a seed is the same number every time, and another for another seed', () => {
  const edit = { kind: 'edit', instruction: 'red hair', picture: picture(7), ...common } as const
  expect(inputOf(edit)).toEqual(inputOf(edit))
  expect(inputOf(edit)?.seed).not.toBe(inputOf({ ...edit, seed: 'other' })?.seed)
  expect(inputOf(edit)).toMatchObject({ prompt: 'red hair', image_urls: file(7), num_images: 1 })
})

test('a scene brings a reference of everybody in it, and says who is who', () => {
  const scene = { kind: 'picture', prompt: 'they dance', count: 2, widthPx: 1024, heightPx: 768, ...common } as const
  const input = inputOf({ ...scene, subject: mira, mentioned: zoe })
  expect(input).toMatchObject({ image_urls: file(1, 2), num_images: 2, image_size: { width: 1024, height: 768 } })
  expect(input?.prompt).toContain('Picture 2 shows Zoe: a smith. they dance')
})

test('a character comes in views, and what this engine leaves out is said', () => {
  const references = [1, 2, 3, 4, 5].map((shade) => Uint8Array.of(shade))
  const work = { kind: 'character', name: 'Mira', description: 'a sailor', style: 'anime', sizePx: 512 } as const
  const plan = planCall({ ...work, character: { references } })
  expect(plan?.labels).toHaveLength(4)
  expect(plan?.warnings).toEqual([expect.stringContaining('4 views'), expect.stringContaining('2 were left out')])
})

test('dressing up and blending', () => {
  expect(inputOf({ kind: 'dress-up', prompt: 'in red', person: picture(1), outfit: picture(2), ...common })).toMatchObject({
    image_urls: file(1, 2),
    prompt: expect.stringMatching(/outfit of picture 2.*in red/),
  })
  expect(inputOf({ kind: 'blend', prompt: 'a beach', pictures: [picture(1)], ...common })?.prompt).toContain(
    'only the background',
  )
  expect(inputOf({ kind: 'blend', prompt: '', pictures: [picture(1), picture(2)], ...common })?.prompt).not.toMatch(/\. $/)
})

test('a picture is made as many times larger as its size asks for, and costs by the result', () => {
  const plan = planCall({ kind: 'upscale-image', scale: 4, widthPx: 400, heightPx: 200, picture: picture(1), ...common })
  expect(plan).toMatchObject({ use: 'image-upscale', input: { upscale_factor: 4 } })
  expect(plan?.costUsd).toBeCloseTo(0.00008)
})
