import type { Figure } from '../form/build-figure.ts'
import { clamp } from '../form/curve.ts'
import { faceRelief } from '../form/face-relief.ts'
import { skullFrontZ } from '../form/skull.ts'
import { apply } from '../math/matrix.ts'
import { KEY_SHAPES } from '../mouth/key-shapes.ts'
import { pixelOf } from '../raster/view.ts'
import { isOfForm } from '../styles/face-layer.ts'
import type { PaintJob, Style } from '../styles/style.ts'
import { type Cut, cutJob, widened } from './cut-figure.ts'
import { exchangeFace } from './exchange-face.ts'
import { mouthOnFace, windowOn } from './face-window.ts'
import { fadeOf } from './fade-of.ts'

/** The mouth of a figure's layer, which can be put into any of the key shapes. */
export interface Lips {
  /** Writes a shape into the layer, over the eyes' lids; each is painted when it is first asked for. */
  show(keyShape: number): void
}

/** Half heads around the middle of the mouth, above and below it: what a jaw that drops can reach. */
const REACH = { aside: 0.62, above: 0.22, below: 0.52 } as const
/** Half heads around that which are painted too, because a shader looks at its neighbours. */
const MARGIN = 0.3
/** The share of the cut-out that fades into the resting face. */
const FEATHER = 0.16

interface LipsOrder {
  readonly style: Style
  /** The picture that the layer was lifted from. */
  readonly job: PaintJob
  /** Three channels of colour and the cover of each pixel of the picture. */
  readonly figure: Int16Array
  /** The clothes of the picture's figure. */
  readonly sewn: Figure['sewn']
}

/**
 * The speaking mouth in the picture's own style. What a shape adds to the layer is the difference of two paintings of the
 * part around the mouth, with it and with the mouth of the picture: whatever a style does there besides cancels out.
 */
export function createLips({ style, job, figure, sewn }: LipsOrder): Lips {
  if (isOfForm(job.figure) || job.character.beast) {
    const part = windowOn(mouthOnFace(job.proportions), job)
    return exchangeFace({ style, job, figure, part, sewn, moments: KEY_SHAPES.map((mouth) => ({ mouth })) })
  }
  const { widthPx, heightPx } = job
  const inPicture = mouthCut(job)
  const isWhole = job.figure.buffers.widthPx !== widthPx || job.figure.buffers.heightPx !== heightPx
  const margin = Math.round(MARGIN * job.figure.view.unitPx)
  const painted = isWhole ? { leftPx: 0, topPx: 0, widthPx, heightPx } : widened(inPicture, margin, job)
  const part = isWhole ? job : cutJob(job, painted)
  const own = style.paint(part).data
  const before = copyOut(figure, widthPx, inPicture)
  const states = new Map<number, Int16Array>()

  const paint = (index: number): Int16Array => {
    const mouth = KEY_SHAPES[index]
    const { scene } = part
    const { data } = style.paint({ ...part, scene: { ...scene, moment: { ...scene.moment, ...(mouth && { mouth }) } } })
    const values = before.slice()
    for (let y = 0, to = 0; y < inPicture.heightPx; y += 1) {
      for (let x = 0; x < inPicture.widthPx; x += 1) {
        const share = fadeOf(x, inPicture.widthPx, FEATHER) * fadeOf(y, inPicture.heightPx, FEATHER)
        const row = (y + inPicture.topPx - painted.topPx) * painted.widthPx
        const from = (row + x + inPicture.leftPx - painted.leftPx) * 4
        for (let channel = 0; channel < 3; channel += 1, to += 1) {
          values[to] = before[to]! + Math.round((data[from + channel]! - own[from + channel]!) * share)
        }
      }
    }
    return values
  }
  return {
    show(keyShape) {
      const values = states.get(keyShape) ?? paint(keyShape)
      states.set(keyShape, values)
      copyIn(figure, widthPx, inPicture, values)
    },
  }
}

/** Where the mouth moves, in pixels of the picture. */
function mouthCut({ widthPx, heightPx, proportions: p, figure: { headPlace, view } }: PaintJob): Cut {
  const scale = widthPx / view.widthPx
  const unitPx = view.unitPx * scale
  const mouth = apply(headPlace, [0, p.mouthY, skullFrontZ(0, p.mouthY, p) + faceRelief(0, p.mouthY, p)])
  const [atX, atY] = pixelOf(view, mouth).map((px) => px * scale) as [number, number]
  const leftPx = Math.floor(clamp(atX - REACH.aside * unitPx, 0, widthPx - 1))
  const topPx = Math.floor(clamp(atY - REACH.above * unitPx, 0, heightPx - 1))
  const rightPx = Math.ceil(clamp(atX + REACH.aside * unitPx, leftPx + 1, widthPx))
  const bottomPx = Math.ceil(clamp(atY + REACH.below * unitPx, topPx + 1, heightPx))
  return { leftPx, topPx, widthPx: rightPx - leftPx, heightPx: bottomPx - topPx }
}

function copyOut(figure: Int16Array, figureWidthPx: number, { leftPx, topPx, widthPx, heightPx }: Cut): Int16Array {
  const values = new Int16Array(widthPx * heightPx * 3)
  for (let y = 0, to = 0; y < heightPx; y += 1) {
    for (let x = 0, from = ((y + topPx) * figureWidthPx + leftPx) * 4; x < widthPx; x += 1, from += 4) {
      for (let channel = 0; channel < 3; channel += 1, to += 1) values[to] = figure[from + channel]!
    }
  }
  return values
}

function copyIn(
  figure: Int16Array,
  figureWidthPx: number,
  { leftPx, topPx, widthPx, heightPx }: Cut,
  values: Int16Array,
): void {
  for (let y = 0, from = 0; y < heightPx; y += 1) {
    for (let x = 0, to = ((y + topPx) * figureWidthPx + leftPx) * 4; x < widthPx; x += 1, to += 4) {
      for (let channel = 0; channel < 3; channel += 1, from += 1) figure[to + channel] = values[from]!
    }
  }
}
