import type { Context2D } from '../../canvas.ts'
import { cssColor, rgbFromHex } from '../../color.ts'
import { addGlow } from '../shapes/glow.ts'
import { type Place, type Space, spaceOf } from '../shapes/space.ts'
import type { Stage } from '../stage.ts'

const SIGN_COLORS = ['#ff2f92', '#19e3ff', '#ffb02e', '#8f5bff', '#3dffb0'] as const
/** Half the width of the street between its fronts, in metres. */
const REACH_M = 3.4

/** A street canyon at night in true perspective: lit fronts with shop windows, upright signs, wires, and all of it again on the wet road. */
export function drawNeonCity(stage: Stage): void {
  const space = spaceOf(stage)
  stage.plane(1, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, stage.horizon + 30)
    gradient.addColorStop(0, '#0a0d28')
    gradient.addColorStop(0.55, '#1c2358')
    gradient.addColorStop(0.85, '#6a2f80')
    gradient.addColorStop(1, '#ff6a9a')
    context.fillStyle = gradient
    context.fillRect(-200, -200, stage.width + 400, 1500)
    addGlow(context, { x: stage.middle, y: stage.horizon - 60, radius: 480, hex: '#ff7ab0', strength: 0.75 })
  })
  stage.plane(0.9, (context) => {
    const random = stage.random('far towers')
    for (const [metres, height] of [
      [-9, 34],
      [-4.6, 27],
      [-1.2, 38],
      [3, 30],
      [7.4, 36],
    ] as const) {
      const x = metres + random()
      space.block(context, '#3a3f86', { x, z: 58, width: 3.6, height: height * (0.8 + 0.3 * random()), depth: 2 })
      for (let floor = 0; floor < 14; floor += 1)
        for (let bay = 0; bay < 5; bay += 1) {
          if (random() < 0.55) continue
          const [px, py] = space.at(x - 1.5 + bay * 0.65, 2 + floor * 1.9, 57.9)
          context.fillStyle = random() < 0.7 ? '#ffd9a0' : '#8fe6ff'
          context.fillRect(px, py, 6, 9)
        }
    }
  })
  for (const side of [-1, 1] as const) stage.plane(0.6, (context) => raiseFronts(context, stage, space, side))
  stage.plane(0.5, (context) => wetRoad(context, stage, space))
  for (const [row, z] of [26, 15, 9, 5.8].entries())
    stage.plane(0.7 - row * 0.15, (context) => hangSigns(context, stage, space, { row, z }))
}

function raiseFronts(context: Context2D, stage: Stage, space: Space, side: -1 | 1): void {
  const random = stage.random(`fronts ${side}`)
  const cuts = [46, 30, 21, 15, 10.5, 7.2, 4.6, 0.95]
  for (let house = 0; house + 1 < cuts.length; house += 1) {
    const [far, near] = [cuts[house]!, cuts[house + 1]!]
    const height = 13 + random() * 16
    const hex = ['#2a2f66', '#332a60', '#22355f', '#3a2a58'][Math.floor(random() * 4)]!
    const wall = (color: string, shade: number, from: number, to: number, z0: number, z1: number) =>
      space.face(
        context,
        color,
        shade,
        ...([
          [side * REACH_M, from, z0],
          [side * REACH_M, from, z1],
          [side * REACH_M, to, z1],
          [side * REACH_M, to, z0],
        ] as readonly Place[]),
      )
    wall(hex, side === stage.lightSide ? 0.5 : 0.15, 0, height, far, near)
    const bays = Math.max(2, Math.round((far - near) / 1.5))
    for (let bay = 0; bay < bays; bay += 1) {
      const z0 = far - ((far - near) * (bay + 0.2)) / bays
      const z1 = far - ((far - near) * (bay + 0.8)) / bays
      for (let floor = 0; floor < Math.floor((height - 4) / 1.7); floor += 1) {
        if (random() < 0.5) continue
        const lit = random()
        glow(
          context,
          space,
          side,
          lit < 0.55 ? '#ffcf86' : lit < 0.8 ? '#7fe0ff' : '#ff8ac0',
          0.85,
          4.2 + floor * 1.7,
          5.2 + floor * 1.7,
          z0,
          z1,
        )
      }
      // The shop at street level, its awning of light above.
      const hue = SIGN_COLORS[Math.floor(random() * SIGN_COLORS.length)]!
      // Some are shut, and no two shutters are of one height.
      const isOpen = random() < 0.62
      const top = 1.7 + random() * 0.8
      glow(
        context,
        space,
        side,
        isOpen ? (random() < 0.6 ? '#ffd9a0' : '#bfe6ff') : '#3c3d66',
        isOpen ? 0.85 : 0.7,
        0.1,
        top,
        z0,
        z1,
      )
      glow(
        context,
        space,
        side,
        hue,
        isOpen ? 0.95 : 0.14,
        top + 0.25,
        top + 0.4 + random() * 0.5,
        far - ((far - near) * (bay + 0.2)) / bays,
        far - ((far - near) * (bay + 0.55 + 0.3 * random())) / bays,
      )
      const [x, y] = space.at(side * REACH_M, 1.6, (z0 + z1) / 2)
      addGlow(context, { x, y, radius: space.scale((z0 + z1) / 2) * 1.5, hex: hue, strength: isOpen ? 0.42 : 0.1 })
    }
  }
}

/** A lit patch of a front, whatever the hour's light. */
function glow(
  context: Context2D,
  space: Space,
  side: number,
  hex: string,
  alpha: number,
  from: number,
  to: number,
  z0: number,
  z1: number,
): void {
  context.fillStyle = cssColor(rgbFromHex(hex), alpha)
  context.beginPath()
  for (const [y, z] of [
    [from, z0],
    [from, z1],
    [to, z1],
    [to, z0],
  ] as const)
    context.lineTo(...space.at(side * REACH_M * 0.998, y, z))
  context.fill()
}

function wetRoad(context: Context2D, stage: Stage, space: Space): void {
  space.face(context, '#1c1d42', 0.3, [-REACH_M, 0, 60], [REACH_M, 0, 60], [REACH_M, 0, 0.9], [-REACH_M, 0, 0.9])
  const random = stage.random('reflections')
  for (let streak = 0; streak < 60; streak += 1) {
    const z = 2 + random() ** 1.4 * 26
    const edge = random() ** 0.5 * (random() < 0.5 ? -1 : 1)
    const [x, y] = space.at(edge * REACH_M * 0.95, 0, z)
    const unit = space.scale(z)
    const length = unit * (0.22 + 0.3 * random()) + 12
    const mirror = context.createLinearGradient(0, y - length, 0, y + length)
    const color = rgbFromHex(SIGN_COLORS[streak % SIGN_COLORS.length]!)
    mirror.addColorStop(0, cssColor(color, 0))
    mirror.addColorStop(0.4, cssColor(color, 0.5))
    mirror.addColorStop(1, cssColor(color, 0))
    context.fillStyle = mirror
    context.fillRect(x - unit * 0.1, y - length, unit * 0.2, length * 2)
  }
  for (let puddle = 0; puddle < 12; puddle += 1) {
    const z = 2.2 + random() * 8
    const [x, y] = space.at((random() - 0.5) * 4, 0, z)
    context.fillStyle = cssColor(rgbFromHex(puddle % 2 ? '#ff7ab8' : '#6ad8ff'), 0.2)
    context.beginPath()
    context.ellipse(x, y, space.scale(z) * 0.4, space.scale(z) * 0.05, 0, 0, Math.PI * 2)
    context.fill()
  }
}

/** Upright signs that stand out of the fronts, lettered in no script, and wires across the street. */
function hangSigns(context: Context2D, stage: Stage, space: Space, { row, z }: { row: number; z: number }): void {
  const random = stage.random(`signs ${row}`)
  const unit = space.scale(z)
  context.strokeStyle = '#10122c'
  context.lineWidth = 2 + row
  const [leftX, leftY] = space.at(-REACH_M, 6.4, z)
  const [rightX, rightY] = space.at(REACH_M, 6 + random(), z)
  context.beginPath()
  context.moveTo(leftX, leftY)
  context.quadraticCurveTo(stage.middle, leftY + unit * 0.8, rightX, rightY)
  context.stroke()
  for (const side of [-1, 1]) {
    const hex = SIGN_COLORS[Math.floor(random() * SIGN_COLORS.length)]!
    const low = 2.9 + random() * 1.2
    const tall = 1.6 + random() * 1.4
    const [x, y] = space.at(side * (REACH_M - 0.55), low + tall, z)
    const width = unit * 0.62
    const height = unit * tall
    addGlow(context, { x, y: y + height / 2, radius: height * 1.1, hex, strength: 0.6 })
    context.fillStyle = '#150f30'
    context.fillRect(x - width / 2 - 4, y - 4, width + 8, height + 8)
    context.fillStyle = cssColor(rgbFromHex(hex), 0.24)
    context.fillRect(x - width / 2, y, width, height)
    context.strokeStyle = hex
    context.lineWidth = Math.max(2, unit * 0.035)
    context.beginPath()
    context.rect(x - width / 2, y, width, height)
    const letters = Math.max(2, Math.round(height / (width * 0.95)))
    for (let letter = 0; letter < letters; letter += 1) {
      const top = y + (letter + 0.22) * (height / letters)
      const size = width * 0.5
      context.moveTo(x - size / 2, top)
      context.lineTo(x + size / 2, top)
      if (random() < 0.6) context.lineTo(x + size / 2, top + size)
      context.moveTo(x, top)
      context.lineTo(x - (random() - 0.3) * size * 0.5, top + size)
      if (random() < 0.5) {
        context.moveTo(x - size / 2, top + size * 0.55)
        context.lineTo(x + size / 2, top + size * 0.5)
      }
    }
    context.stroke()
  }
}
