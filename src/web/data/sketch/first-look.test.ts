import { expect, test, vi } from 'vitest'
import type { FormFile } from '#studio/body/given-form.ts'
import type { DrawnPicture, DrawPictureOptions } from '#studio/draw-picture.ts'
import type { Camera, SceneSheet } from '#studio/sheet/scene-sheet.ts'
import { drawOnForm } from './first-look.ts'

const BOTH = ['sketch', 'whole'] as const
const orderOf = (framing: Camera['framing'], isRough = false, pose: SceneSheet['pose'] = 'relaxed') =>
  ({ isRough, character: { props: [] as unknown }, scene: { pose, camera: { framing } } }) as DrawPictureOptions

/** Draws what it is asked for, and says how it was framed. */
function stage({ has, comes = [] }: { has: FormFile[]; comes?: FormFile[] }) {
  const there = new Set<FormFile>(has)
  const framed: string[] = []
  const orders: DrawPictureOptions[] = []
  const bring = vi.fn(async (file: FormFile) => {
    if (comes.includes(file)) there.add(file)
  })
  const draw = async (order: () => DrawPictureOptions) => {
    orders.push(order())
    framed.push(orders.at(-1)!.scene.camera.framing)
    return { picture: { number: framed.length } } as unknown as DrawnPicture
  }
  return { framed, orders, bring, draw, form: { has: (file: FormFile) => there.has(file), bring } }
}

test.each<[string, has: FormFile[], Camera['framing'], isRough: boolean, framed: string, isFirstLook: boolean]>([
  ['a bust stays one, and is finer with all', ['sketch'], 'bust', false, 'bust', true],
  ['drawn roughly too', ['sketch'], 'bust', true, 'bust', true],
  ['what is nearer stays as near', ['sketch'], 'close portrait', true, 'close portrait', true],
  ['a figure is looked at from nearer until all is there', ['sketch'], 'full figure', false, 'bust', true],
  ['roughly too', ['sketch'], 'full figure', true, 'bust', true],
  ['with all of it a figure is drawn whole', ['sketch', 'whole'], 'full figure', false, 'full figure', false],
  ['without any it is drawn as before there was a form', [], 'full figure', false, 'full figure', false],
])('%s', async (_, has, framing, isRough, framed, isFirstLook) => {
  const { form, draw, framed: seen } = stage({ has })
  const drawn = await drawOnForm({ form, files: BOTH, order: orderOf(framing, isRough), draw })
  expect([seen, drawn.isFirstLook]).toEqual([[framed], isFirstLook])
})

test('whoever raises an arm or holds something is shown with both arms down until all is there', async () => {
  const { form, draw, orders } = stage({ has: ['sketch'] })
  const waving = {
    ...orderOf('bust', true, 'waving'),
    character: { props: [{ kind: 'umbrella' }] },
  } as unknown as DrawPictureOptions
  const { isFirstLook } = await drawOnForm({ form, files: BOTH, order: waving, draw })
  expect(orders[0]).toMatchObject({ character: { props: [] }, scene: { pose: 'relaxed', camera: { framing: 'bust' } } })
  expect(isFirstLook).toBe(true)
})

test('what is drawn finely waits a while for the rest, which is then drawn at once', async () => {
  const { form, draw, framed } = stage({ has: ['sketch'], comes: ['whole'] })
  const { isFirstLook } = await drawOnForm({ form, files: BOTH, order: orderOf('full figure'), draw })
  expect([framed, isFirstLook]).toEqual([['full figure'], false])
})

test('what is long in coming is not waited for', async () => {
  vi.useFakeTimers()
  const { form, draw, framed } = stage({ has: ['sketch'] })
  form.bring.mockReturnValue(new Promise(() => {}))
  const drawn = drawOnForm({ form, files: BOTH, order: orderOf('full figure'), draw })
  await vi.advanceTimersByTimeAsync(2_000)
  expect([framed, (await drawn).isFirstLook]).toEqual([['bust'], true])
  vi.useRealTimers()
})

test('a style that draws nobody of the form asks for none', async () => {
  const { form, draw, bring } = stage({ has: ['sketch'] })
  expect((await drawOnForm({ form, files: [], order: orderOf('full figure'), draw })).isFirstLook).toBe(false)
  expect(bring).not.toHaveBeenCalled()
})

test('what the first data cannot draw waits for all of them', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const { form, draw, framed } = stage({ has: ['sketch'], comes: ['whole'] })
  const order = orderOf('half figure', true)
  const failingFirst = async (order: () => DrawPictureOptions) => {
    const drawn = await draw(order)
    if (framed.length === 1) throw new Error('no hands')
    return drawn
  }
  const drawn = await drawOnForm({ form, files: BOTH, order, draw: failingFirst })
  expect([framed, drawn.isFirstLook]).toEqual([['bust', 'half figure'], false])
  expect(told).toHaveBeenCalledOnce()
})

test('a failure of a drawing that has all of the form, or gets no more, is a failure', async () => {
  const draw = () => Promise.reject(new Error('broken'))
  for (const has of [['sketch'], ['sketch', 'whole']] as FormFile[][]) {
    const { form } = stage({ has })
    await expect(drawOnForm({ form, files: BOTH, order: orderOf('bust'), draw })).rejects.toThrow('broken')
  }
})
