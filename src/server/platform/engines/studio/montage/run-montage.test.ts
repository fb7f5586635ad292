import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'
import type { MontageTask, PhotoSource } from './montage-task.ts'
import { runMontage } from './run-montage.ts'

const empty = new Uint8Array(64)
const reading: PhotoReading = {
  widthPx: 64,
  heightPx: 48,
  faceCount: 0,
  masks: {
    widthPx: 8,
    heightPx: 8,
    background: empty.map(() => 255),
    hair: empty,
    bodySkin: empty,
    faceSkin: empty,
    clothes: empty,
    other: empty,
  },
}
const photo = async (background: string): Promise<PhotoSource> => {
  const pixels = sharp({ create: { width: 64, height: 48, channels: 3, background } })
  return { kind: 'photo', bytes: await pixels.png().toBuffer(), reading }
}
const [red, blue] = [await photo('#c02020'), await photo('#2020c0')]
const overlay: MontageTask = { kind: 'overlay', first: red, second: blue }
const never = new AbortController().signal

test('two pictures without anybody go over into each other, and the same ones give the same bytes', async () => {
  const [one, other] = await Promise.all([runMontage(overlay, never), runMontage(overlay, never)])
  expect(Buffer.from(one.png).equals(Buffer.from(other.png))).toBe(true)
  expect(one).toMatchObject({ widthPx: 64, heightPx: 48, warnings: [expect.stringContaining('Nobody was found')] })
  const { data } = await sharp(one.png).raw().toBuffer({ resolveWithObject: true })
  expect([data[0]! > 150, data[63 * 3 + 2]! > 150]).toEqual([true, true])
})

test('nobody to dress is said, and the picture stays', async () => {
  const { warnings } = await runMontage({ kind: 'dress', person: red, outfit: blue }, never)
  expect(warnings).toEqual(['No clothes were found in one of the two pictures: the person stays as they are.'])
})

test('a broken picture and a cancelled job reject', async () => {
  const broken = { ...red, bytes: red.bytes.subarray(0, 60) }
  await expect(runMontage({ ...overlay, first: broken }, never)).rejects.toThrow()
  const cancelling = new AbortController()
  const running = runMontage(overlay, cancelling.signal)
  cancelling.abort(new Error('cancelled'))
  await expect(running).rejects.toThrow('cancelled')
  await expect(runMontage(overlay, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
})
