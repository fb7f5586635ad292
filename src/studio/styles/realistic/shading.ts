import type { Rgb } from '../../color.ts'
import { whiteOf } from '../../person/skin/skin-colors.ts'
import { createSkinDetail, type SkinDetail } from '../../person/skin/skin-detail.ts'
import { skinTone } from '../../person/skin/skin-tone.ts'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import type { PaintJob } from '../style.ts'
import { createVolumeNormalRow } from '../volume-normal.ts'
import type { LightPlanes } from './light-planes.ts'
import { type PhotoLights, photoLights } from './photo-lights.ts'
import { lightOf } from './photo-tones.ts'

/** How a style takes its photograph. */
export interface PhotoLook {
  /** The scene's own, where a style brings none. */
  readonly light?: Light
  /** What lightens the shadows: 1 as in a room, less for drama. */
  readonly fill: number
  /** 1 as the scene is lit. */
  readonly exposure: number
  /** How far light wanders in the skin: 1 as in life, more as in wax or marble. */
  readonly scatter: number
  /** Shine of skin, and of what is polished. */
  readonly gloss: number
  /** Pores and lines of the skin: 0 none … 1 as in life. */
  readonly detail: number
  /** Radius of an iris, of its ball's, and how bright the white and what is mirrored in an eye are, 1 as in life. */
  readonly iris: number
  readonly white: number
  readonly glint: number
  /** How dark hollows are, 1 as in life. */
  readonly hollow: number
  /** What the light that skin throws back is multiplied by, before what fair and brown skin lose of it. */
  readonly tint: Rgb
}

export const PHOTO: PhotoLook = {
  fill: 1,
  exposure: 1,
  scatter: 1,
  gloss: 0.8,
  detail: 0.6,
  iris: 0.5,
  white: 1,
  glint: 1,
  hollow: 1,
  tint: [1, 1, 1],
}

/** Everything about a picture that the pixels of its figure share. */
export interface Shading {
  readonly buffers: FigureBuffers
  readonly planes: LightPlanes
  readonly lights: PhotoLights
  readonly look: PhotoLook
  readonly detail: SkinDetail
  readonly darkness: number
  /** How skin is exposed: who photographs a dark face, or one in the dark, exposes for it. */
  readonly skinExposure: number
  /** Of green over red: from there skin is taken for lips, and to there wholly. */
  readonly lipFrom: number
  readonly lipTo: number
  /** From the axes of the base mesh to view space, rows first. */
  readonly toView: Float64Array
  readonly pupil: CharacterSheet['eyes']['pupil']
  readonly glowing: number
  /** Straight ahead of the face, in view space. */
  readonly gazeX: number
  readonly gazeY: number
  readonly gazeZ: number
  /** The axes of a window that stands before the key. */
  readonly windowX: Float64Array
  readonly windowY: Float64Array
  /** Toward it. */
  readonly window: Float64Array
  /** How much hair shines, and how often its highlights are squared: curls and coils scatter the light. */
  readonly hairShine: number
  readonly hairSquarings: number
  volumeNormalRow(y: number, out: Float32Array): void
  /** Of the row at hand: normals of head and hair as one volume; shadow, hidden sky and depth inside the outline; light out of the skin. */
  readonly volume: Float32Array
  readonly around: Float32Array
  readonly glowRow: Float32Array
}

/** Decimetres of the base mesh in half a head. */
const HALF_HEAD_DM = 1.165

export function prepareShading({ figure, scene, character }: PaintJob, planes: LightPlanes, look: PhotoLook): Shading {
  const { buffers, headPlace: h } = figure
  const size = Math.sqrt(h[0] * h[0] + h[4] * h[4] + h[8] * h[8])
  const tone = skinTone(character)
  const lights = photoLights(look.light ?? scene.light, look.fill)
  const ratio = (green: number, red: number) => (green * 255) / (red * 255 + 1)
  const own = ratio(character.skin.base[1], character.skin.base[0])
  const lips = ratio(tone.lips[1], tone.lips[0])
  return {
    buffers,
    planes,
    lights,
    look,
    detail: createSkinDetail(character, { pixelsPerDm: (buffers.unitPx * size) / HALF_HEAD_DM, strength: look.detail }),
    darkness: whiteOf(character) ? 0 : tone.darkness,
    skinExposure: look.exposure * exposureFor(whiteOf(character) ?? character.skin.base, lights),
    lipFrom: own + (lips - own) * 0.62,
    lipTo: lips,
    // The base mesh's y runs up, the head's down.
    toView: Float64Array.of(h[0], -h[1], h[2], h[4], -h[5], h[6], h[8], -h[9], h[10]).map((value) => value / size),
    pupil: character.eyes.pupil,
    glowing: character.eyes.glow,
    gazeX: h[2] / size,
    gazeY: h[6] / size,
    gazeZ: h[10] / size,
    ...windowBefore(lights.key.toLight[0], lights.key.toLight[1] * WINDOW_HEIGHT, lights.key.toLight[2]),
    hairShine: { straight: 1, wavy: 0.9, curly: 0.5, coily: 0.3 }[character.hair.texture],
    hairSquarings: { straight: 6, wavy: 5, curly: 4, coily: 3 }[character.hair.texture],
    volumeNormalRow: createVolumeNormalRow(figure),
    volume: new Float32Array(buffers.widthPx * 3),
    around: new Float32Array(buffers.widthPx * 3),
    glowRow: new Float32Array(buffers.widthPx * 3),
  }
}

/** The light that a face should throw back, and how far it is helped to. */
const WANTED = 0.245
const LEAST_HELP = 0.68
const MOST_HELP = 1.65

function exposureFor([red, green, blue]: CharacterSheet['skin']['base'], { key, front, sky }: PhotoLights): number {
  const thrown =
    lumaOf([lightOf(red), lightOf(green), lightOf(blue)]) * (0.7 * lumaOf(key.color) + 0.8 * lumaOf(sky) + lumaOf(front))
  return Math.min(MOST_HELP, Math.max(LEAST_HELP, Math.sqrt(WANTED / Math.max(0.01, thrown))))
}

const lumaOf = ([red, green, blue]: CharacterSheet['skin']['base']) => red * 0.3 + green * 0.59 + blue * 0.11

/** Of the key's height: higher up its mirror image would hide under the lid. */
const WINDOW_HEIGHT = 0.3

function windowBefore(ax: number, ay: number, az: number) {
  const length = Math.sqrt(ax * ax + ay * ay + az * az) || 1
  const [x, y, z] = [ax / length, ay / length, az / length]
  const flat = Math.sqrt(x * x + z * z) || 1
  const windowX = Float64Array.of(z / flat, 0, -x / flat)
  const windowY = Float64Array.of((-x * y) / flat, flat, (-z * y) / flat)
  return { windowX, windowY, window: Float64Array.of(x, y, z) }
}
