import type { Context2D } from '../../canvas.ts'
import type { Stage } from '../stage.ts'
import { fillBox } from './buildings.ts'
import { addGlow } from './glow.ts'
import { fillPolygon } from './polygon.ts'

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
    if (room.boards) {
      for (let board = -7; board <= 7; board += 1) {
        const near = stage.middle + board * 190
        const far = stage.middle + board * 62
        fillPolygon(context, stage.ink(room.boards, 0.05, board % 2 ? 0.5 : 0.15), [
          [far - 2, room.floorY + 2],
          [far + 30, room.floorY + 2],
          [near + 92, 1150],
          [near - 4, 1150],
        ])
      }
    }
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

/** A window in the wall with the hour's sky behind it, its cross bars and the glow it throws. */
export function openWindow(
  context: Context2D,
  stage: Stage,
  window: { x: number; y: number; width: number; height: number; frame: string },
): void {
  const { x, y, width, height } = window
  fillBox(context, stage.ink(window.frame, 0.05, 0.2), { x: x - 14, y: y - 14, width: width + 28, height: height + 28 })
  const pane = context.createLinearGradient(0, y, 0, y + height)
  pane.addColorStop(0, stage.isDark ? '#1d2c5c' : '#9fd0f2')
  pane.addColorStop(1, stage.isDark ? '#45578f' : '#f3f6ea')
  context.fillStyle = pane
  context.fillRect(x, y, width, height)
  if (!stage.isDark) {
    context.fillStyle = stage.ink('#9cc58a', 0.4)
    context.beginPath()
    context.ellipse(x + width * 0.3, y + height, width * 0.34, height * 0.26, 0, Math.PI, 0)
    context.ellipse(x + width * 0.76, y + height, width * 0.24, height * 0.36, 0, Math.PI, 0)
    context.fill()
  }
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
