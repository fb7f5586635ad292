import type { FormFile } from '#studio/body/given-form.ts'
import type { DrawnPicture, DrawPictureOptions } from '#studio/draw-picture.ts'
import type { Camera, SceneSheet } from '#studio/sheet/scene-sheet.ts'
import { wait } from '../wait.ts'
import type { FormBringer } from './bring-form.ts'

/** What head and shoulders, of which the first data of the human form are, fill. */
const NEAR: ReadonlySet<Camera['framing']> = new Set(['close portrait', 'bust'])

/** Poses whose forearms and hands, which the first data do not have, are below head and shoulders. */
const LOW: ReadonlySet<SceneSheet['pose']> = new Set([
  'portrait',
  'relaxed',
  'arms crossed',
  'hand on hip',
  'hands on hips',
  'hands in pockets',
  'one hand in the pocket',
  'hands behind back',
])

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
 * nearer and lets the arms hang; it is a first look if it will be another picture when the rest has come. What is drawn roughly is
 * as good with the first.
 */
export async function drawOnForm({ form, files: [first, ...rest], order, draw }: Drawing) {
  const isPart = () => first !== undefined && form.has(first) && !rest.every((file) => form.has(file))
  const { scene, character } = order
  const isShown = NEAR.has(scene.camera.framing) && LOW.has(scene.pose) && !scene.gesture && character.props.length === 0
  let isFirstLook = false
  if (isPart() && !order.isRough) await Promise.race([Promise.all(rest.map((file) => form.bring(file))), wait(PATIENCE_MS)])
  const attempt = () =>
    draw(() => {
      const isOfPart = isPart()
      isFirstLook = isOfPart && !(isShown && order.isRough)
      return isOfPart && !isShown ? headAndShoulders(order) : order
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
    pose: LOW.has(scene.pose) ? scene.pose : 'relaxed',
    gesture: undefined,
    camera: { ...scene.camera, framing: NEAR.has(scene.camera.framing) ? scene.camera.framing : 'bust' },
  },
})
