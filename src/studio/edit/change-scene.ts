import { lightFor } from '../scene/light.ts'
import { castLight, lightWords } from '../sheet/casting/cast-light.ts'
import { moodOf, tellsOfSun } from '../sheet/casting/cast-scene.ts'
import { saidGaze } from '../sheet/casting/said-camera.ts'
import { saidView } from '../sheet/casting/said-view.ts'
import { isWholePose } from '../sheet/pose-kind.ts'
import type { Reading } from '../sheet/reading.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'

/** The scene with what was said of it; the light follows place, hour and weather. `cast` is the reading's own scene. */
export function changeScene(scene: SceneSheet, reading: Reading, cast: SceneSheet): SceneSheet {
  const { skyColor: _, ...underOwnSky } = scene
  const isOtherSky = reading.place !== undefined || isHourSaid(reading) || reading.weather !== undefined
  const changed: SceneSheet = {
    ...(isOtherSky ? underOwnSky : scene),
    ...(reading.pose !== undefined && { pose: cast.pose, gesture: cast.gesture, seat: cast.seat }),
    ...(reading.expression !== undefined && moodOf(cast)),
    ...(reading.place !== undefined && { backdrop: cast.backdrop }),
    ...(isHourSaid(reading) && { timeOfDay: cast.timeOfDay }),
    ...(reading.weather !== undefined && { weather: cast.weather }),
    ...(cast.sights && { sights: cast.sights }),
    // What stood in one place does not stand in another.
    ...((reading.things ?? reading.place) !== undefined && { things: cast.things }),
    ...seenAs(scene, reading),
  }
  const framed = reading.camera === undefined ? withRoomFor(changed, reading) : changed
  return relit(framed, scene, lightWords(reading))
}

function seenAs({ camera, gaze }: SceneSheet, reading: Reading): Pick<SceneSheet, 'camera' | 'gaze'> {
  // The pane of a window belongs to its place.
  const { isThroughWindow: _, ...anywhere } = camera
  const here = reading.place === undefined ? camera : anywhere
  if (reading.camera === undefined) return { camera: here, gaze }
  const side = Math.sign(camera.headYaw) || 1
  const said = saidView(reading, side)
  // Who is asked for in another framing is no longer nearer than it, or farther; another angle is as steep and as level as it says.
  const { nearer, drop, roll, ...before } = here
  return {
    camera: {
      ...before,
      ...(said.framing === undefined && nearer !== undefined && { nearer }),
      ...(said.angle === undefined && { ...(drop !== undefined && { drop }), ...(roll !== undefined && { roll }) }),
      ...said,
    },
    gaze: saidGaze(reading.camera, side) ?? gaze,
  }
}

/** 'golden light' tells the hour too, and so does the sun. */
const isHourSaid = (reading: Reading) =>
  reading.timeOfDay !== undefined || tellsOfSun(reading) || /golden|morning|evening/.test(reading.light ?? '')

/** Whoever sits or walks is seen whole; whoever waves is seen with their hands. */
function withRoomFor(scene: SceneSheet, reading: Reading): SceneSheet {
  if (reading.pose === undefined) return scene
  const { framing } = scene.camera
  if (isWholePose(scene.pose) && framing !== 'wide') return { ...scene, camera: { ...scene.camera, framing: 'full figure' } }
  const isNear = framing === 'close portrait' || framing === 'bust'
  return scene.pose !== 'portrait' && isNear ? { ...scene, camera: { ...scene.camera, framing: 'half figure' } } : scene
}

/** The scene with the light of its place, hour and weather, when one of them is another than before or light was said. */
export function relit(scene: SceneSheet, before: SceneSheet, light?: string): SceneSheet {
  const isSame = scene.backdrop === before.backdrop && scene.timeOfDay === before.timeOfDay && scene.weather === before.weather
  if (isSame && light === undefined) return scene
  const side = before.light.keyDirection[0] > 0 ? 'right' : 'left'
  return { ...scene, light: castLight(light, lightFor(scene.backdrop, scene.timeOfDay, scene.weather, { side })) }
}
