import type { Context2D } from '../../canvas.ts'
import { cssColor, mixRgb } from '../../color.ts'
import type { Stage } from '../stage.ts'
import { fillBox } from './buildings.ts'
import { addGlow } from './glow.ts'
import { fillPolygon } from './polygon.ts'
import { drawCrown } from './trees.ts'

export interface Room {
  readonly wall: string
  readonly floor: string
  /** Where the back wall meets the floor. */
  readonly floorY: number
  /** Boards of the floor run to the vanishing point. */
  readonly boards?: string
  readonly ceilingBeams?: string
}

/** A room seen straight on: back wall, floor in perspective, the light falling in from the key's side. */
export function buildRoom(stage: Stage, room: Room): void {
  stage.plane(0.8, (context) => {
    fillBox(context, stage.ink(room.wall, 0.1, 0.3), { x: -100, y: -100, width: stage.width + 200, height: 1300 })
    // The wall is lit where the light comes in and falls into shade on the far side.
    const gradient = context.createLinearGradient(
      stage.lightSide < 0 ? 0 : stage.width,
      0,
      stage.lightSide < 0 ? stage.width : 0,
      500,
    )
    gradient.addColorStop(0, stage.ink(room.wall, 0.08, 0))
    gradient.addColorStop(0.5, stage.ink(room.wall, 0.1, 0.35))
    gradient.addColorStop(1, stage.ink(room.wall, 0.1, 0.85))
    context.fillStyle = gradient
    context.fillRect(-100, -100, stage.width + 200, room.floorY + 100)
    fillBox(context, stage.ink(room.floor, 0.05, 0.3), { x: -100, y: room.floorY, width: stage.width + 200, height: 700 })
    fillBox(context, stage.ink(room.floor, 0.05, 0.65), { x: -100, y: room.floorY - 16, width: stage.width + 200, height: 18 })
    if (room.boards) layPlanks(context, stage, room.boards, room.floorY)
    shadeCorners(context, stage, room.floorY)
    if (!stage.isDark) throwSun(context, stage, room.floorY)
    if (!room.ceilingBeams) return
    for (let beam = -3; beam <= 3; beam += 1) {
      const far = stage.middle + beam * 130
      const near = stage.middle + beam * 330
      fillPolygon(context, stage.ink(room.ceilingBeams, 0.05, 0.5), [
        [far - 14, 70],
        [far + 14, 70],
        [near + 46, -110],
        [near - 46, -110],
      ])
    }
    fillBox(context, stage.ink(room.ceilingBeams, 0.05, 0.3), { x: -100, y: 62, width: stage.width + 200, height: 26 })
  })
}

/** Planks of many tones that run to the vanishing point, dark in their joints. */
function layPlanks(context: Context2D, stage: Stage, hex: string, floorY: number): void {
  const random = stage.random('planks')
  const far = (at: number) => stage.middle + at * 26
  const near = (at: number) => stage.middle + at * 84
  for (let board = -32; board < 32; board += 1) {
    const shade = 0.12 + 0.42 * random()
    const joint = floorY + (1150 - floorY) * (0.08 + 0.9 * random()) ** 1.6
    const share = (joint - floorY) / (1150 - floorY)
    const at = (edge: number) => far(edge) + (near(edge) - far(edge)) * share
    const gap = 0.04
    fillPolygon(context, stage.ink(hex, 0.05, shade), [
      [far(board), floorY + 2],
      [far(board + 1 - gap), floorY + 2],
      [at(board + 1 - gap), joint],
      [at(board), joint],
    ])
    fillPolygon(context, stage.ink(hex, 0.05, 0.12 + 0.42 * random()), [
      [at(board), joint + 1 + 3 * share],
      [at(board + 1 - gap), joint + 1 + 3 * share],
      [near(board + 1 - gap), 1150],
      [near(board), 1150],
    ])
  }
}

/** Under the ceiling, beside the far wall's end and where wall meets floor there is less light. */
function shadeCorners(context: Context2D, stage: Stage, floorY: number): void {
  const dim = (x0: number, y0: number, x1: number, y1: number, dark: number, top: number, height: number) => {
    const gradient = context.createLinearGradient(x0, y0, x1, y1)
    gradient.addColorStop(0, `rgba(24,16,34,${dark})`)
    gradient.addColorStop(0.35, `rgba(24,16,34,${dark * 0.42})`)
    gradient.addColorStop(1, 'rgba(24,16,34,0)')
    context.fillStyle = gradient
    context.fillRect(-100, top, stage.width + 200, height)
  }
  const farX = stage.lightSide < 0 ? stage.width + 40 : -40
  dim(0, -60, 0, 330, 0.4, -100, 430)
  dim(0, floorY, 0, floorY - 120, 0.3, floorY - 120, 120)
  dim(0, floorY, 0, floorY + 90, 0.36, floorY, 90)
  dim(farX, 0, farX + stage.lightSide * stage.width * 0.5, 0, 0.4, -100, 1300)
}

/** The window's light as it lies on the floor. */
function throwSun(context: Context2D, stage: Stage, floorY: number): void {
  const side = -stage.lightSide
  const warm = stage.scene.timeOfDay === 'golden hour' || stage.scene.timeOfDay === 'dawn' ? '255,190,110' : '255,240,208'
  context.save()
  context.globalCompositeOperation = 'screen'
  const pool = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  pool.addColorStop(0, `rgba(${warm},0.3)`)
  pool.addColorStop(1, `rgba(${warm},0)`)
  context.transform(stage.width * 0.42, 0, 0, 130, stage.middle + side * stage.width * 0.12, floorY + 150)
  context.fillStyle = pool
  context.fillRect(-1, -1, 2, 2)
  context.restore()
}

/** A window in the wall with the hour's sky behind it, its cross bars and the glow it throws. */
export function openWindow(
  context: Context2D,
  stage: Stage,
  window: { x: number; y: number; width: number; height: number; frame: string },
): void {
  const { x, y, width, height } = window
  fillBox(context, stage.ink(window.frame, 0.05, 0.2), { x: x - 14, y: y - 14, width: width + 28, height: height + 28 })
  lookOut(context, stage, window)
  fillBox(context, stage.ink(window.frame, 0.05, 0.3), { x: x + width / 2 - 5, y, width: 10, height })
  fillBox(context, stage.ink(window.frame, 0.05, 0.3), { x, y: y + height * 0.42, width, height: 9 })
  fillBox(context, stage.ink(window.frame, 0.02, 0), { x: x - 26, y: y + height + 10, width: width + 52, height: 16 })
  addGlow(context, {
    x: x + width / 2,
    y: y + height / 2,
    radius: width * 1.7,
    hex: stage.isDark ? '#5570c0' : '#fff6dc',
    strength: stage.isDark ? 0.25 : 0.6,
  })
}

/** What is seen through a pane: the hour's sky, trees before it in day, lit windows of a town at night, brighter than the room. */
function lookOut(
  context: Context2D,
  stage: Stage,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const { sky, isDark } = stage
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const view = stage.texture(`view ${columns} ${rows}`, () => {
    // On a canvas of its own: nothing may stand out over the frame.
    const canvas = stage.createCanvas(columns, rows)
    const inside = canvas.getContext('2d')
    inside.scale(0.5, 0.5)
    const air = inside.createLinearGradient(0, 0, 0, height)
    const lift = isDark ? 0.05 : 0.3
    air.addColorStop(0, cssColor(mixRgb(sky.middle, [1, 1, 1], lift)))
    air.addColorStop(1, cssColor(mixRgb(sky.low, [1, 1, 1], lift)))
    inside.fillStyle = air
    inside.fillRect(0, 0, width, height)
    const random = stage.random('view')
    if (isDark) {
      for (let house = 0; house < 7; house += 1) {
        const [left, top] = [(house / 7) * width - 10, height * (0.4 + 0.35 * random())]
        fillBox(inside, cssColor(mixRgb(sky.top, [0, 0, 0], 0.35)), { x: left, y: top, width: width / 6, height })
        for (let lamp = 0; lamp < 5; lamp += 1) {
          inside.fillStyle = random() < 0.7 ? '#ffcf86' : '#bcd6ff'
          inside.fillRect(left + random() * (width / 7), top + 8 + random() * height * 0.4, 5, 7)
        }
      }
    } else {
      for (const [share, radius, out] of [
        [0.1, 0.34, 0.5],
        [0.5, 0.3, 0.62],
        [0.92, 0.4, 0.4],
        [0.3, 0.26, 0.2],
        [0.74, 0.28, 0.2],
      ] as const)
        drawCrown(inside, stage, {
          x: width * share,
          y: height * (1.02 - radius * 0.4),
          radius: width * radius,
          random,
          air: out,
        })
    }
    return canvas
  })
  context.drawImage(view, x, y, width, height)
}

/** A lamp that hangs from the ceiling and lights what is under it. */
export function hangLamp(context: Context2D, stage: Stage, lamp: { x: number; y: number; size: number; shade: string }): void {
  const { x, y, size } = lamp
  fillBox(context, stage.ink('#3a322e', 0, 0.4), { x: x - 2, y: -100, width: 4, height: y + 100 })
  addGlow(context, { x, y: y + size * 0.6, radius: size * 5, hex: '#ffcf8a', strength: stage.isDark ? 0.75 : 0.4 })
  fillPolygon(context, stage.ink(lamp.shade, 0, 0.2), [
    [x - size, y + size * 0.6],
    [x - size * 0.34, y - size * 0.3],
    [x + size * 0.34, y - size * 0.3],
    [x + size, y + size * 0.6],
  ])
  context.fillStyle = '#fff0c4'
  context.beginPath()
  context.ellipse(x, y + size * 0.62, size * 0.9, size * 0.16, 0, 0, Math.PI * 2)
  context.fill()
}

/** A board on the wall with things on it, drawn one by one from the left. */
export function hangShelf(
  context: Context2D,
  stage: Stage,
  shelf: { x: number; y: number; width: number; color: string },
  things: (x: number, index: number) => number,
): void {
  let x = shelf.x + 12
  for (let index = 0; x < shelf.x + shelf.width - 30; index += 1) x += things(x, index)
  fillBox(context, stage.ink(shelf.color, 0.03, 0.1), { x: shelf.x, y: shelf.y, width: shelf.width, height: 14 })
  fillBox(context, stage.ink(shelf.color, 0.03, 0.7), { x: shelf.x + 6, y: shelf.y + 14, width: shelf.width - 12, height: 10 })
}

/** A bottle, jar or flask standing on y. */
export function standBottle(
  context: Context2D,
  bottle: { x: number; y: number; width: number; height: number; color: string; shine: string },
): void {
  const { x, y, width, height } = bottle
  context.fillStyle = bottle.color
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x, y - height * 0.55)
  context.quadraticCurveTo(x + width * 0.05, y - height * 0.7, x + width * 0.34, y - height * 0.76)
  context.lineTo(x + width * 0.34, y - height)
  context.lineTo(x + width * 0.66, y - height)
  context.lineTo(x + width * 0.66, y - height * 0.76)
  context.quadraticCurveTo(x + width * 0.95, y - height * 0.7, x + width, y - height * 0.55)
  context.lineTo(x + width, y)
  context.closePath()
  context.fill()
  context.fillStyle = bottle.shine
  context.fillRect(x + width * 0.16, y - height * 0.52, width * 0.14, height * 0.4)
}
