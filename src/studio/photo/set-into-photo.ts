import type { Picture } from '../canvas.ts'
import { cutExtent } from './cut-extent.ts'
import { cutOut } from './cut-out.ts'
import type { FaceBox } from './face-box.ts'
import { type GroundLight, lightOfGround } from './ground-light.ts'
import { layInto } from './lay-into.ts'
import { matchLight } from './match-light.ts'
import type { PersonPicture } from './person-picture.ts'
import { placePerson } from './place-person.ts'
import { type Placement, placePicture } from './place-picture.ts'

/** How far from their own middle two stand, in widths of a face. */
const APART = 1.75

/** Somebody cut out, at the size of the photo that becomes their place, in its light. `ground` is not changed. */
export function setIntoPhoto(
  ground: Picture,
  { cut, face }: { readonly cut: Picture; readonly face?: FaceBox },
  light: GroundLight = lightOfGround(ground),
): Picture {
  const extent = cutExtent(cut)
  if (!extent) return ground
  const { width, height } = ground
  const framing = extent.isCutBottom ? 'half figure' : 'full figure'
  const placement = placePerson(extent, face, { framing, widthPx: width, heightPx: height })
  return layInto(ground, matchLight(placePicture(cut, placement, ground), light), light)
}

/**
 * Somebody cut out, beside whoever is in a photo: as large as they are, on the side with more room, a little behind them.
 * Undefined where there is no room for both, or where too little of them is in their own picture. `other` is not changed.
 */
export function setBeside(other: PersonPicture, cut: Picture, face: FaceBox | undefined): Picture | undefined {
  const { picture: ground } = other
  const extent = cutExtent(cut)
  if (!extent || !other.face || !face) return undefined
  const placement = besideFace(other.face, face, ground)
  const gap = ground.height - (placement.yPx + extent.bottom * placement.scale)
  if (extent.isCutBottom && gap > 0) return undefined
  const half = ((face.right - face.left) * placement.scale) / 2
  const middle = placement.xPx + ((face.left + face.right) / 2) * placement.scale
  if (middle < half * 1.3 || middle > ground.width - half * 1.3) return undefined
  const light = lightOfGround(ground)
  const behind = layInto(ground, matchLight(placePicture(cut, placement, ground), light), light)
  const front = cutOut(ground, { widthPx: ground.width, heightPx: ground.height, faceCount: 1, masks: other.masks })
  return layOver(behind, front)
}

function besideFace(other: FaceBox, face: FaceBox, ground: Picture): Placement {
  const scale = (other.bottom - other.top) / (face.bottom - face.top)
  const middle = (other.left + other.right) / 2
  const side = middle / ground.width <= 0.5 ? 1 : -1
  const width = (other.right - other.left + (face.right - face.left) * scale) / 2
  const x = middle + side * width * APART
  return { scale, xPx: x - ((face.left + face.right) / 2) * scale, yPx: other.top - face.top * scale }
}

function layOver(under: Picture, over: Picture): Picture {
  const data = under.data.slice()
  for (let at = 0; at < data.length; at += 4) {
    const share = over.data[at + 3]! / 255
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = data[channel]! + (over.data[channel]! - data[channel]!) * share
    }
  }
  return { width: under.width, height: under.height, data }
}
