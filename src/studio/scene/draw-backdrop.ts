import { drawingOf } from '#studio/scene/backdrops.ts'
import { seldomPart } from '#studio/seldom-parts.ts'
import type { Canvas, Context2D, CreateCanvas, Picture } from '../canvas.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { nearPlace } from './near-place.ts'
import type { Plane, Stage } from './stage.ts'
import { createStage } from './stage.ts'

export interface BackdropOptions {
  readonly widthPx: number
  readonly heightPx: number
  readonly createCanvas: CreateCanvas
  /** Blur of the farthest plane in thousandths of the height; nearer planes get less (depth of field). */
  readonly blurFar: number
  /** Blur of a plane right beside the figure. */
  readonly blurNear: number
  /** Seen through a lens, as on a photograph: things have texture, and what is out of focus turns into discs of light. */
  readonly photo?: PhotoLens | undefined
}

/** What a photograph is taken with; it comes with the styles that take one. */
export interface PhotoLens {
  /** Turns what is bright into discs of this radius, in place. */
  blur(picture: Picture, radiusPx: number): void
  /** Lays a texture on what is drawn. */
  layMatter(context: Context2D, stage: Stage): void
}

/** Below this a blur is not seen, and the plane is drawn sharp. */
const LEAST_BLUR_PX = 0.7

/** Stage units → pixels, with the camera's zoom, and `borderPx` more on the left and on top. */
function setStageTransform(context: Context2D, stage: Stage, unitPx: number, borderPx: number): void {
  const { zoom, aboutY } = nearPlace(stage.scene)
  const scale = unitPx * zoom
  context.setTransform(
    scale,
    0,
    0,
    scale,
    borderPx + stage.middle * unitPx * (1 - zoom),
    borderPx + aboutY * unitPx * (1 - zoom),
  )
}

/** A disc of this radius looks as soft as a bell of one unit. */
const DISC = 1.9
/** Discs are made this large in pixels, and the whole is stretched. */
const DISC_PX = 6
/** Less than this a lens and a bell look alike. */
const LEAST_DISC_PX = 9
/** Farther away is the sky alone, which is made of nothing. */
const SKY = 0.93

/** Draws planes small, blurs them there and stretches the result: cheaper than the sharp drawing would be. */
function drawBlurred(target: Canvas, stage: Stage, planes: readonly Plane[], blurPx: number, options: BackdropOptions): void {
  const { createCanvas, photo } = options
  const isDisc = photo !== undefined && blurPx * DISC >= LEAST_DISC_PX
  const shrink = isDisc ? (blurPx * DISC) / DISC_PX : Math.min(4, Math.max(1, blurPx / 1.1))
  const unitPx = target.height / 1000 / shrink
  const blurSmallPx = blurPx / shrink
  // Oversize on every side, or the blur would pull emptiness in from the border (lesson 29).
  const borderPx = Math.ceil(blurSmallPx * 3) + 1
  const width = Math.ceil(target.width / shrink) + borderPx * 2
  const height = Math.ceil(target.height / shrink) + borderPx * 2
  const sharp = createCanvas(width, height)
  const sharpContext = sharp.getContext('2d')
  setStageTransform(sharpContext, stage, unitPx, borderPx)
  for (const plane of planes) plane.draw(sharpContext)
  if (photo && planes.every(({ distance }) => distance < SKY)) photo.layMatter(sharpContext, stage)
  const soft = createCanvas(width, height)
  const softContext = soft.getContext('2d')
  if (photo && isDisc) {
    const picture = sharpContext.getImageData(0, 0, width, height)
    photo.blur(picture, blurSmallPx * DISC)
    softContext.putImageData(picture, 0, 0)
  } else {
    softContext.filter = `blur(${blurSmallPx.toFixed(2)}px)`
    softContext.drawImage(sharp, 0, 0)
  }
  const context = target.getContext('2d')
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.imageSmoothingEnabled = true
  context.drawImage(soft, -borderPx * shrink, -borderPx * shrink, width * shrink, height * shrink)
}

/** What is nearer stands before the ground and is not mirrored in it. */
const BEFORE_GROUND = 0.26

/** Planes whose blur is about the same, so that they are blurred together: far, middle, near. */
function groupByBlur(
  planes: readonly Plane[],
  { isPhoto, isGroundApart }: { isPhoto: boolean; isGroundApart: boolean },
): Plane[][] {
  const groups: Plane[][] = []
  let lastBand = Number.NaN
  for (const plane of planes) {
    const isFront = isGroundApart && plane.distance < BEFORE_GROUND
    const band = isPhoto && plane.distance >= SKY ? 9 : isFront ? 0 : Math.ceil(plane.distance * 2 - 0.2)
    if (band !== lastBand) groups.push([])
    groups.at(-1)!.push(plane)
    lastBand = band
  }
  return groups
}

/** The place behind the figure, in planes from far to near, as a canvas of the picture's size. */
export function drawBackdrop(scene: SceneSheet, options: BackdropOptions): Canvas {
  const { stage, planes } = createStage(scene, options)
  drawingOf(scene.backdrop)(stage)
  const canvas = options.createCanvas(options.widthPx, options.heightPx)
  const context = canvas.getContext('2d')
  const unitPx = options.heightPx / 1000
  const { isWet, mirror, light } = seldomPart('light of places')
  let mirrors = isWet(scene)
  for (const group of groupByBlur(planes, { isPhoto: options.photo !== undefined, isGroundApart: mirrors })) {
    if (mirrors && group[0]!.distance < BEFORE_GROUND) {
      mirror(canvas, stage)
      mirrors = false
    }
    const distance = group.reduce((sum, plane) => sum + plane.distance, 0) / group.length
    const blurPx = (options.blurNear + (options.blurFar - options.blurNear) * distance) * unitPx
    if (blurPx >= LEAST_BLUR_PX || options.photo) {
      drawBlurred(canvas, stage, group, Math.max(blurPx, 0.5), options)
      continue
    }
    setStageTransform(context, stage, unitPx, 0)
    for (const plane of group) plane.draw(context)
  }
  if (mirrors) mirror(canvas, stage)
  context.setTransform(1, 0, 0, 1, 0, 0)
  light(canvas, stage)
  return canvas
}
