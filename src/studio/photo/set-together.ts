import type { Picture } from '../canvas.ts'
import { type CutExtent, cutExtent } from './cut-extent.ts'
import type { FaceBox } from './face-box.ts'
import { fadeSide } from './fade-side.ts'
import { type GroundLight, lightOfGround } from './ground-light.ts'
import { layInto } from './lay-into.ts'
import { matchLight } from './match-light.ts'
import { type Placement, placePicture } from './place-picture.ts'

interface Cut {
  readonly cut: Picture
  readonly face?: FaceBox
  /** Cut out of this very place: the light is theirs already. */
  readonly isAtHome?: boolean
}

/** Where two stand, as shares of the width, and their eyes, of the height: as high as is wished, as low as may be. */
const SIDES = [0.29, 0.71] as const
const EYES = { wished: 0.36, lowest: 0.52 } as const
/** Height of a face, of the picture's height: as is wished, and of its width: as may be. */
const FACE = { wished: 0.22, most: 0.36 } as const
/** Of somebody without a face: the share of their height that a face would be. */
const GUESSED_FACE = 0.2

/** Two people, each cut out of their own picture, beside each other in a place: their faces are of one size. */
export function setTogether(ground: Picture, people: readonly [Cut, Cut], light: GroundLight = lightOfGround(ground)): Picture {
  const { height, width } = ground
  const known = people.map((person, index) => {
    const extent = cutExtent(person.cut)
    if (!extent) return undefined
    const isCut = index === 0 ? extent.isCutRight : extent.isCutLeft
    // Shoulders that a photo cuts off toward the other one end softly behind or before them.
    const cut = isCut ? fadeSide(person.cut, index === 0 ? 'right' : 'left') : person.cut
    return { ...person, cut, extent, face: person.face ?? guessedFace(extent) }
  })
  // Whoever is cut off at the chest must be nearer, so that the cut is the picture's border.
  const needed = known.map((person) => {
    if (!person?.extent.isCutBottom) return 0
    const { face, extent } = person
    const below = (extent.bottom - eyesOf(face)) / (face.bottom - face.top)
    return ((1 - EYES.lowest) * height) / Math.max(0.4, below)
  })
  const facePx = Math.min(FACE.most * width, Math.max(FACE.wished * height, ...needed))
  return known.reduce<Picture>((before, person, index) => {
    if (!person) return before
    const { cut, face, extent, isAtHome } = person
    const placed = placePicture(cut, placeOf({ face, extent, facePx, middleX: SIDES[index]! * width, height }), before)
    return layInto(before, isAtHome ? placed : matchLight(placed, light), light)
  }, ground)
}

const eyesOf = ({ top, bottom }: FaceBox) => top + (bottom - top) * 0.42

function guessedFace({ left, right, top, bottom }: CutExtent): FaceBox {
  const [middle, size] = [(left + right) / 2, (bottom - top) * GUESSED_FACE]
  return { left: middle - size * 0.4, right: middle + size * 0.4, top, bottom: top + size }
}

function placeOf(order: { face: FaceBox; extent: CutExtent; facePx: number; middleX: number; height: number }): Placement {
  const { face, extent, facePx, middleX, height } = order
  const scale = facePx / (face.bottom - face.top)
  const eyesY = EYES.wished * height - eyesOf(face) * scale
  const bottomY = height * (extent.isCutBottom ? 1 : 0.96) - extent.bottom * scale
  return {
    scale,
    xPx: middleX - ((face.left + face.right) / 2) * scale,
    yPx: extent.isCutBottom ? Math.max(eyesY, bottomY) : bottomY,
  }
}
