import type { FormFile } from '#studio/body/given-form.ts'
import type { DrawnPicture, DrawPictureOptions } from '#studio/draw-picture.ts'
import type { Camera } from '#studio/sheet/scene-sheet.ts'
import type { FormBringer } from './bring-form.ts'

/** What head and shoulders, of which the first data of the human form are, fill. */
const NEAR: ReadonlySet<Camera['framing']> = new Set(['close portrait', 'bust'])

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
 * nearer; it is a first look if it will be another picture when the rest has come. What is drawn roughly is as good with the first.
 */
export async function drawOnForm({ form, files: [first, ...rest], order, draw }: Drawing) {
  const isPart = () => first !== undefined && form.has(first) && !rest.every((file) => form.has(file))
  const isNear = NEAR.has(order.scene.camera.framing)
  let isFirstLook = false
  const attempt = () =>
    draw(() => {
      const isOfPart = isPart()
      isFirstLook = isOfPart && !(isNear && order.isRough)
      return isOfPart && !isNear ? nearer(order) : order
    })
  try {
    const { picture } = await attempt()
    return { picture, isFirstLook }
  } catch (error) {
    // What somebody does may need more of the form than its first data have.
    if (!isPart()) throw error
    await Promise.all(rest.map((file) => form.bring(file)))
    if (isPart()) throw error
    const { picture } = await attempt()
    return { picture, isFirstLook }
  }
}

const nearer = ({ scene, ...order }: DrawPictureOptions): DrawPictureOptions => ({
  ...order,
  scene: { ...scene, camera: { ...scene.camera, framing: 'bust' } },
})
