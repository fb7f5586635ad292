import type { Picture } from '../canvas.ts'
import type { Rgb } from '../color.ts'
import type { CharacterSheet, FaceShape } from '../sheet/character-sheet.ts'
import type { ExpressionKind } from '../sheet/scene-sheet.ts'
import { beardHint } from './beard-hint.ts'
import { clothesHint, type GarmentHint } from './clothes-hint.ts'
import { expressionHint } from './expression-hint.ts'
import { eyeHint } from './eye-hint.ts'
import { faceShapeHint } from './face-shape-hint.ts'
import { glassesHint } from './glasses-hint.ts'
import { type HairHint, hairHint } from './hair-hint.ts'
import { headTurn } from './head-turn.ts'
import { mainColors } from './main-colors.ts'
import { type PhotoPixels, sampleWhere } from './photo-pixels.ts'
import type { PhotoReading } from './photo-reading.ts'
import { skinHint } from './skin-hint.ts'

/** What a photo tells of who is in it; a field is absent where it does not tell. Age is never guessed. */
export interface PhotoHints {
  readonly hasFace: boolean
  readonly skin?: Rgb
  readonly hair?: HairHint
  readonly facialHair?: CharacterSheet['facialHair']
  readonly eyes?: Rgb
  readonly eyewear?: CharacterSheet['eyewear']
  readonly face?: Omit<FaceShape, 'cheeks' | 'asymmetry'>
  /** 0 feminine … 1 masculine; weak. */
  readonly masculinity?: number
  readonly expression?: ExpressionKind
  /** Radians; positive turns the head to the picture's right. */
  readonly headYaw?: number
  /** From the outside inwards. */
  readonly garments: readonly GarmentHint[]
  /** The main colours of the whole picture, most frequent first: all there is of an animal or a landscape. */
  readonly colors: readonly Rgb[]
}

const MAIN_COLORS = 5

/**
 * Reads a photo's pixels where the networks found hair, skin, eyes and clothes. `picture` shows the whole photo that was
 * read, upright, at any size. Never throws; deterministic.
 */
export function photoHints(reading: PhotoReading, picture: Picture): PhotoHints {
  const photo: PhotoPixels = { reading, picture, scale: picture.width / reading.widthPx }
  const { face } = reading
  const colors = mainColors(
    sampleWhere(photo, () => true),
    MAIN_COLORS,
  ).map(({ color }) => color)
  const skin = skinHint(photo)
  const garments = clothesHint(photo)
  if (!face) return { hasFace: false, ...(skin && { skin }), garments, colors }
  const facialHair = beardHint(photo)
  const shape = faceShapeHint(face)
  const hair = hairHint(photo)
  const eyewear = glassesHint(photo)
  const eyes = eyewear?.kind === 'sunglasses' ? undefined : eyeHint(photo)
  return {
    hasFace: true,
    ...(skin && { skin }),
    ...(hair && { hair }),
    ...(facialHair && { facialHair }),
    ...(eyes && { eyes }),
    ...(eyewear && { eyewear }),
    face: shape.shape,
    masculinity: facialHair ? Math.max(0.86, shape.masculinity) : shape.masculinity,
    expression: expressionHint(face),
    headYaw: headTurn(face),
    garments,
    colors,
  }
}
