import type { StyleId } from '../../contract/styles.ts'
import type { CreateCanvas } from '../canvas.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { buildFigure } from '../form/build-figure.ts'
import { type FigureBuffers, MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { styleFor } from '../styles/style-catalogue.ts'
import type { FaceBox } from './face-box.ts'
import type { PersonPicture } from './person-picture.ts'
import type { PhotoMasks } from './photo-reading.ts'

/** Of the way from the eyes to the chin: from the eyes up to the hairline, and half the width of the face. */
const HAIRLINE = 1.15
const HALF_WIDTH = 0.86
const MASKS_PX = 256

/** Draws somebody and tells what networks would find in the picture: what every pixel is made of is known. */
export function drawPerson(order: {
  readonly character: CharacterSheet
  readonly scene: SceneSheet
  readonly style: StyleId
  readonly widthPx: number
  readonly heightPx: number
  readonly createCanvas: CreateCanvas
}): PersonPicture {
  const { character, scene, widthPx, heightPx, createCanvas } = order
  const { style } = styleFor(order.style)
  const proportions = proportionsFor(character, style.family)
  const size = style.figureSize({ widthPx, heightPx })
  const figure = buildFigure(character, scene, { proportions, ...size })
  const { eyes, chin } = figure.landmarks
  const scale = widthPx / figure.buffers.widthPx
  const length = (chin.yPx - eyes.yPx) * scale
  const middle = ((chin.xPx + eyes.xPx) / 2) * scale
  const face: FaceBox = {
    left: middle - length * HALF_WIDTH,
    right: middle + length * HALF_WIDTH,
    top: eyes.yPx * scale - length * HAIRLINE,
    bottom: chin.yPx * scale,
  }
  const masks = masksOf(figure.buffers, chin.yPx)
  const picture = style.paint({ character, scene, proportions, figure, widthPx, heightPx, createCanvas })
  return { picture, masks, face }
}

type MaskName = Exclude<keyof PhotoMasks, 'widthPx' | 'heightPx'>

function masksOf(buffers: FigureBuffers, chinYPx: number): PhotoMasks {
  const longer = Math.max(buffers.widthPx, buffers.heightPx)
  const widthPx = Math.max(1, Math.round((MASKS_PX * buffers.widthPx) / longer))
  const heightPx = Math.max(1, Math.round((MASKS_PX * buffers.heightPx) / longer))
  const empty = () => new Uint8Array(widthPx * heightPx)
  const masks = { background: empty(), hair: empty(), bodySkin: empty(), faceSkin: empty(), clothes: empty(), other: empty() }
  for (let y = 0, cell = 0; y < heightPx; y += 1) {
    const row = Math.min(buffers.heightPx - 1, Math.floor(((y + 0.5) * buffers.heightPx) / heightPx))
    for (let x = 0; x < widthPx; x += 1, cell += 1) {
      const column = Math.min(buffers.widthPx - 1, Math.floor(((x + 0.5) * buffers.widthPx) / widthPx))
      masks[nameOf(buffers, row * buffers.widthPx + column, row < chinYPx)][cell] = 255
    }
  }
  return { widthPx, heightPx, ...masks }
}

function nameOf({ material, part }: FigureBuffers, at: number, isAboveChin: boolean): MaskName {
  switch (material[at]) {
    case MATERIAL.none:
      return 'background'
    case MATERIAL.hair:
      return 'hair'
    case MATERIAL.skin:
    case MATERIAL.eye:
      return part[at] === PART.head || part[at] === PART.earLeft || part[at] === PART.earRight ? 'faceSkin' : 'bodySkin'
    case MATERIAL.cloth:
    case MATERIAL.leather:
      return isAboveChin ? 'other' : 'clothes'
    case MATERIAL.metal:
      // Armour is worn, a sword is carried; most metal below the chin is worn.
      return isAboveChin ? 'other' : 'clothes'
    default:
      return 'other'
  }
}
