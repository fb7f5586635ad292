import type { Context2D } from '../../canvas.ts'
import { fillPolygon, type Point } from './polygon.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function fillBox(context: Context2D, color: string, box: Box): void {
  context.fillStyle = color
  context.fillRect(box.x, box.y, box.width, box.height)
}

/** Windows in rows and columns on a front; `pick` gives each its colour or leaves it out. */
export function drawWindowGrid(
  context: Context2D,
  front: Box,
  grid: {
    readonly columns: number
    readonly rows: number
    readonly fillX: number
    readonly fillY: number
    readonly pick: () => string | undefined
  },
): void {
  const cellWidth = front.width / grid.columns
  const cellHeight = front.height / grid.rows
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      const color = grid.pick()
      if (!color) continue
      context.fillStyle = color
      context.fillRect(
        front.x + cellWidth * (column + (1 - grid.fillX) / 2),
        front.y + cellHeight * (row + (1 - grid.fillY) / 2),
        cellWidth * grid.fillX,
        cellHeight * grid.fillY,
      )
    }
  }
}

/** How far back a house reaches, as a share of the way to the vanishing point. */
const DEEP = 0.34

/** The long side of a house and its tiled roof, which run away from the viewer behind its gable. */
function drawHouseSide(
  context: Context2D,
  { x, y, width, height, wall, wallShade, roof, roofLit, window, beam, lightSide }: House,
  [vanishX, vanishY]: Point,
): void {
  const side = x + width / 2 < vanishX ? 1 : -1
  const isLit = side === lightSide
  const edge = side > 0 ? x + width : x
  const back = ([px, py]: Point, share = 1): Point => [px + (vanishX - px) * DEEP * share, py + (vanishY - py) * DEEP * share]
  const strip = (color: string, top: number, bottom: number, from = 0, to = 1) =>
    fillPolygon(context, color, [
      back([edge, top], from),
      back([edge, top], to),
      back([edge, bottom], to),
      back([edge, bottom], from),
    ])
  strip(isLit ? wall : wallShade, y, y + height)
  for (const level of [0, 0.5, 0.97]) strip(beam, y + height * level, y + height * level + width * 0.028)
  for (const from of [0.12, 0.46, 0.76]) {
    strip(beam, y + height * 0.12, y + height * 0.12 + width * 0.31, from - 0.015, from + 0.165)
    strip(window, y + height * 0.14, y + height * 0.14 + width * 0.26, from, from + 0.15)
  }
  const ridge: Point = [x + width / 2, y - width * 0.61]
  const eave: Point = [x + width / 2 + side * width * 0.6, y + width * 0.09]
  const along = (share: number): Point => [ridge[0] + (eave[0] - ridge[0]) * share, ridge[1] + (eave[1] - ridge[1]) * share]
  // Row upon row of tiles, each a little darker at its foot.
  for (let row = 0; row < 8; row += 1) {
    const [top, foot] = [along(row / 8), along((row + 1) / 8)]
    fillPolygon(context, isLit ? roofLit : roof, [top, back(top), back(foot), foot])
    context.strokeStyle = 'rgba(40,20,26,0.22)'
    context.lineWidth = width * 0.012
    context.beginPath()
    context.moveTo(...foot)
    context.lineTo(...back(foot))
    context.stroke()
  }
  const [chimneyX, chimneyY] = back(along(0.3), 0.55)
  const size = width * (1 - DEEP * 0.55)
  fillBox(context, wallShade, { x: chimneyX - size * 0.06, y: chimneyY - size * 0.3, width: size * 0.12, height: size * 0.34 })
  fillBox(context, beam, { x: chimneyX - size * 0.075, y: chimneyY - size * 0.32, width: size * 0.15, height: size * 0.04 })
}

export interface House extends Box {
  readonly wall: string
  readonly wallShade: string
  readonly roof: string
  readonly roofLit: string
  readonly window: string
  readonly beam: string
  readonly lightSide: -1 | 1
  /** Where lines that run away from the viewer meet; without it only the gable is seen. */
  readonly vanish?: Point
}

/** A gabled house with its roof, lit on one side. */
export function drawHouse(context: Context2D, house: House): void {
  const { x, y, width, height, vanish } = house
  if (vanish) drawHouseSide(context, house, vanish)
  fillBox(context, house.wall, house)
  // The shade on a bare gable says that there is a side.
  if (!vanish)
    fillBox(context, house.wallShade, {
      x: house.lightSide < 0 ? x + width * 0.72 : x,
      y,
      width: width * 0.28,
      height,
    })
  const peakY = y - width * 0.52
  fillPolygon(context, house.wall, [
    [x, y + 1],
    [x + width / 2, peakY],
    [x + width, y + 1],
  ])
  const slope = (sign: -1 | 1, color: string) => {
    const eaveX = x + width / 2 + sign * width * 0.6
    fillPolygon(context, color, [
      [x + width / 2, peakY - width * 0.09],
      [eaveX, y + width * 0.05],
      [eaveX - sign * width * 0.03, y + width * 0.13],
      [x + width / 2, peakY + width * 0.04],
    ])
  }
  slope(-1, house.lightSide < 0 ? house.roofLit : house.roof)
  slope(1, house.lightSide > 0 ? house.roofLit : house.roof)
  // Under the eaves there is shade.
  for (const sign of [-1, 1] as const)
    fillPolygon(context, 'rgba(30,18,34,0.24)', [
      [x + width / 2, peakY + width * 0.03],
      [x + width / 2 + sign * width * 0.5, y + width * 0.04],
      [x + width / 2 + sign * width * 0.5, y + width * 0.14],
      [x + width / 2, peakY + width * 0.14],
    ])
  context.strokeStyle = house.beam
  context.lineWidth = width * 0.028
  context.beginPath()
  context.rect(x + width * 0.02, y, width * 0.96, height)
  context.moveTo(x, y + height * 0.5)
  context.lineTo(x + width, y + height * 0.5)
  context.stroke()
  for (const [windowX, windowY] of [
    [0.2, 0.14],
    [0.6, 0.14],
    [0.2, 0.62],
  ] as const) {
    fillBox(context, house.beam, {
      x: x + width * (windowX - 0.02),
      y: y + height * windowY - width * 0.02,
      width: width * 0.24,
      height: width * 0.3,
    })
    fillBox(context, house.window, {
      x: x + width * windowX,
      y: y + height * windowY,
      width: width * 0.2,
      height: width * 0.26,
    })
    context.fillStyle = house.beam
    context.fillRect(x + width * (windowX + 0.092), y + height * windowY, width * 0.016, width * 0.26)
    context.fillRect(x + width * windowX, y + height * windowY + width * 0.11, width * 0.2, width * 0.014)
    // A sill.
    fillBox(context, house.wall, {
      x: x + width * (windowX - 0.04),
      y: y + height * windowY + width * 0.28,
      width: width * 0.28,
      height: width * 0.035,
    })
  }
  fillBox(context, house.beam, { x: x + width * 0.6, y: y + height * 0.6, width: width * 0.24, height: height * 0.4 })
}

/** A pointed or round-headed opening, as a path ready to fill or (with `open`, without its sill) to stroke. */
export function archPath(context: Context2D, arch: Box & { readonly pointed: boolean; readonly open?: boolean }): void {
  const { x, y, width, height } = arch
  const spring = y + width * (arch.pointed ? 0.8 : 0.5)
  context.beginPath()
  context.moveTo(x, y + height)
  context.lineTo(x, spring)
  if (arch.pointed) {
    context.quadraticCurveTo(x + width * 0.06, y + width * 0.28, x + width / 2, y)
    context.quadraticCurveTo(x + width * 0.94, y + width * 0.28, x + width, spring)
  } else {
    context.arc(x + width / 2, spring, width / 2, Math.PI, 0)
  }
  context.lineTo(x + width, y + height)
  if (!arch.open) context.closePath()
}
