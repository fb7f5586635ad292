import { addGlow } from '../shapes/glow.ts'
import { buildHall } from '../shapes/hall.ts'
import type { Space } from '../shapes/space.ts'
import type { Stage } from '../stage.ts'

/** A fitness room: a rack of dumb-bells before a mirror, a bench with its bar, treadmills and a punching bag. */
export function drawGym(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 3.2,
    height: 3.4,
    depth: 8,
    wall: '#b9bcc2',
    floor: '#4c5058',
    ceiling: '#6b7078',
    dado: { color: '#d8763a', height: 0.5 },
    tiles: { color: '#565b64', size: 1 },
    lights: '#f2f8ff',
  })
  const away = -stage.lightSide
  stage.plane(0.7, (context) => {
    space.face(context, '#dfeaf2', 0.1, [-2.9, 0.5, 7.98], [2.9, 0.5, 7.98], [2.9, 2.7, 7.98], [-2.9, 2.7, 7.98])
    for (const x of [-1.4, 0.3, 1.9])
      space.face(context, '#ffffff', 0, [x, 0.5, 7.97], [x + 0.4, 0.5, 7.97], [x + 0.9, 2.7, 7.97], [x + 0.5, 2.7, 7.97])
    for (let row = 0; row < 3; row += 1) {
      space.block(context, '#2f333a', { x: 0, y: 0.25 + row * 0.42, z: 7.3, width: 4.2, height: 0.07, depth: 0.4 })
      for (let bell = 0; bell < 10; bell += 1) {
        const x = -1.9 + bell * 0.42
        space.block(context, bell % 3 ? '#23262c' : '#4a4f58', {
          x: x - 0.1,
          y: 0.32 + row * 0.42,
          z: 7.25,
          width: 0.11,
          height: 0.2,
          depth: 0.2,
        })
        space.block(context, bell % 3 ? '#23262c' : '#4a4f58', {
          x: x + 0.12,
          y: 0.32 + row * 0.42,
          z: 7.25,
          width: 0.11,
          height: 0.2,
          depth: 0.2,
        })
      }
    }
  })
  stage.plane(0.5, (context) => {
    for (const z of [6.6, 4.9]) drawTreadmill(context, space, away * (z * 0.47 - 0.7), z)
    drawBench(context, space, -away * 1.55, 5)
  })
  stage.plane(0.3, (context) => {
    const x = away * 1.45
    const [ropeX, ropeY] = space.at(x, 3.4, 3.9)
    const size = space.scale(3.9)
    context.fillStyle = stage.ink('#8d9199', 0.1, 0.2)
    context.fillRect(ropeX - 3, ropeY, 6, size * 1.3)
    const gradient = context.createLinearGradient(ropeX - size * 0.24, 0, ropeX + size * 0.24, 0)
    gradient.addColorStop(stage.lightSide < 0 ? 0.1 : 0.9, stage.ink('#d04538', 0.05, 0))
    gradient.addColorStop(stage.lightSide < 0 ? 1 : 0, stage.ink('#7a1f1f', 0.05, 0.6))
    context.fillStyle = gradient
    context.fillRect(ropeX - size * 0.22, ropeY + size * 1.25, size * 0.44, size * 1.3)
    context.fillStyle = stage.ink('#23262c', 0, 0.2)
    context.fillRect(ropeX - size * 0.225, ropeY + size * 1.25, size * 0.45, size * 0.14)
    context.fillRect(ropeX - size * 0.225, ropeY + size * 2.4, size * 0.45, size * 0.1)
    addGlow(context, {
      x: stage.middle + stage.lightSide * stage.width * 0.3,
      y: 180,
      radius: 360,
      hex: '#eaf4ff',
      strength: 0.3,
    })
  })
}

type Context = Parameters<Space['face']>[0]

function drawTreadmill(context: Context, space: Space, x: number, z: number): void {
  space.block(context, '#30343b', { x, z, width: 0.8, height: 0.18, depth: 1.3 })
  for (const side of [-0.36, 0.36])
    space.block(context, '#9aa0a8', { x: x + side, y: 0.18, z: z + 1.1, width: 0.07, height: 1, depth: 0.07 })
  space.block(context, '#23262c', { x, y: 1.15, z: z + 1.05, width: 0.82, height: 0.3, depth: 0.12 })
  space.face(
    context,
    '#54c8e8',
    0,
    [x - 0.2, 1.24, z + 1.04],
    [x + 0.2, 1.24, z + 1.04],
    [x + 0.2, 1.4, z + 1.04],
    [x - 0.2, 1.4, z + 1.04],
  )
}

function drawBench(context: Context, space: Space, x: number, z: number): void {
  for (const side of [-0.55, 0.55])
    space.block(context, '#7d838c', { x: x + side, z: z + 0.9, width: 0.08, height: 1.25, depth: 0.08 })
  space.block(context, '#c9ccd2', { x, y: 1.16, z: z + 0.85, width: 2, height: 0.06, depth: 0.06 })
  for (const side of [-1, 1]) {
    for (const [reach, radius] of [
      [0.78, 0.3],
      [0.9, 0.22],
    ] as const) {
      const [px, py] = space.at(x + side * reach, 1.19, z + 0.8)
      const size = space.scale(z + 0.8)
      context.fillStyle = reach < 0.8 ? '#22252b' : '#b5382f'
      context.beginPath()
      context.ellipse(px, py, size * 0.07, size * radius, 0, 0, Math.PI * 2)
      context.fill()
    }
  }
  space.block(context, '#3a3f47', { x, y: 0.14, z: z + 0.1, width: 0.12, height: 0.3, depth: 0.8 })
  space.block(context, '#c2483d', { x, y: 0.42, z, width: 0.42, height: 0.1, depth: 1.2 })
}
