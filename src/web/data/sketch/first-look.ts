import type { FormFile } from '#studio/body/given-form.ts'
import type { DrawnPicture, DrawPictureOptions } from '#studio/draw-picture.ts'
import type { Camera } from '#studio/sheet/scene-sheet.ts'
import { wait } from '../wait.ts'
import type { FormBringer } from './bring-form.ts'

/** What head and shoulders, of which the first data of the human form are, fill. */
const NEAR: ReadonlySet<Camera['framing']> = new Set(['close portrait', 'bust'])

/** Something rough is seen by then: so long what is drawn finely waits for the rest, rather than be drawn twice. */
const PATIENCE_MS = 1_500

interface Drawing {
  readonly form: FormBringer
  /** Which data of the form the style draws with, the first first. */
  readonly files: readonly FormFile[]
  readonly order: DrawPictureOptions
  /** Draws, with parts that come in between. */
  draw(order: () => DrawPictureOptions): Promise<DrawnPicture>
}

/**
 * A picture drawn with what is there of the human form. With its first data alone, whoever stands farther away is looked at from
 * nearer and lets the arms hang: a first look, which is drawn again when the rest has come.
 */
export async function drawOnForm({ form, files: [first, ...rest], order, draw }: Drawing) {
  const isPart = () => first !== undefined && form.has(first) && !rest.every((file) => form.has(file))
  let isFirstLook = false
  if (isPart() && !order.isRough) await Promise.race([Promise.all(rest.map((file) => form.bring(file))), wait(PATIENCE_MS)])
  const attempt = () =>
    draw(() => {
      isFirstLook = isPart()
      return isFirstLook ? headAndShoulders(order) : order
    })
  try {
    const { picture } = await attempt()
    return { picture, isFirstLook }
  } catch (error) {
    if (!isPart()) throw error
    // A fault, but the rest is on its way.
    console.error('Head and shoulders could not be drawn of the first data of the human form.', error)
    await Promise.all(rest.map((file) => form.bring(file)))
    if (isPart()) throw error
    const { picture } = await attempt()
    return { picture, isFirstLook }
  }
}

const headAndShoulders = ({ character, scene, ...order }: DrawPictureOptions): DrawPictureOptions => ({
  ...order,
  character: { ...character, props: [] },
  scene: {
    ...scene,
    pose: 'relaxed',
    gesture: undefined,
    camera: { ...scene.camera, framing: NEAR.has(scene.camera.framing) ? scene.camera.framing : 'bust' },
  },
})
