import type { Context2D } from '../../canvas.ts'
import { fillPolygon } from './polygon.ts'

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

/** A gabled house front with its roof, lit on one side. */
export function drawHouse(
  context: Context2D,
  house: Box & {
    readonly wall: string
    readonly wallShade: string
    readonly roof: string
    readonly roofLit: string
    readonly window: string
    readonly beam: string
    readonly lightSide: -1 | 1
  },
): void {
  const { x, y, width, height } = house
  fillBox(context, house.wall, house)
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
