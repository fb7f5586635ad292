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
/** Whoever stands before a group is a little larger. */
const NEARER = 1.25

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

/** Before a group: as large as its faces ask for, at the side where fewer of them stand. */
export function setBeforeGroup(
  group: PersonPicture,
  { cut, face }: { readonly cut: Picture; readonly face?: FaceBox },
): Picture {
  const { picture: ground, masks } = group
  const extent = cutExtent(cut)
  if (!extent) return ground
  const size = face && group.face ? (group.face.bottom - group.face.top) / (face.bottom - face.top) : undefined
  const most = (ground.height * 0.92) / (extent.bottom - extent.top)
  const wished = (size ?? most * 0.6) * NEARER
  const scale = extent.isCutBottom ? wished : Math.min(wished, most)
  const side = emptierSide(masks)
  const middle = face ? (face.left + face.right) / 2 : (extent.left + extent.right) / 2
  const placement = {
    scale,
    xPx: ground.width * (side === 'left' ? 0.14 : 0.86) - middle * scale,
    yPx: ground.height * (extent.isCutBottom ? 1 : 0.97) - extent.bottom * scale,
  }
  const light = lightOfGround(ground)
  return layInto(ground, matchLight(placePicture(cut, placement, ground), light), light)
}

function emptierSide({ background, widthPx }: PersonPicture['masks']): 'left' | 'right' {
  let balance = 0
  for (let at = 0; at < background.length; at += 1) {
    const x = at % widthPx
    if (x < widthPx * 0.3) balance += background[at]!
    if (x > widthPx * 0.7) balance -= background[at]!
  }
  return balance > 0 ? 'left' : 'right'
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
