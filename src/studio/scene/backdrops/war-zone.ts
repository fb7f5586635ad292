import type { Context2D } from '../../canvas.ts'
import { drawFire, drawSmoke } from '../shapes/fire.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon, type Point } from '../shapes/polygon.ts'
import { spaceOf } from '../shapes/space.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A destroyed city: gutted fronts with empty windows, smoke columns and fires, rubble and bent girders, a cratered street. */
export function drawWarZone(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  const foot = stage.horizon + 30
  stage.plane(0.95, (context) => {
    const random = stage.random('smoke')
    const pall = context.createLinearGradient(0, 0, 0, foot)
    pall.addColorStop(0, 'rgba(70,62,62,0.6)')
    pall.addColorStop(1, 'rgba(190,120,80,0.5)')
    context.fillStyle = pall
    context.fillRect(-200, -200, stage.width + 400, 1400)
    addGlow(context, { x: stage.middle + stage.lightSide * 160, y: foot - 60, radius: 520, hex: '#ff9a4a', strength: 0.5 })
    for (const [x, lean] of [
      [0.24, 150],
      [0.62, 220],
      [0.9, 120],
    ] as const)
      drawSmoke(context, random, {
        x: stage.width * x,
        y: foot,
        height: 620,
        width: 90,
        lean,
        rgb: [0.17, 0.15, 0.16],
        strength: 0.8,
      })
  })
  for (const [row, { count, height, hex, distance, reach }] of [
    { count: 8, height: 300, hex: '#8a8078', distance: 0.85, reach: 0 },
    { count: 4, height: 470, hex: '#6a625e', distance: 0.6, reach: 0.2 },
    { count: 2, height: 660, hex: '#544c4a', distance: 0.38, reach: 0.36 },
  ].entries())
    stage.plane(distance, (context) => {
      const random = stage.random(`fronts ${row}`)
      for (let front = 0; front < count; front += 1) {
        const share = (front + 0.5) / count
        const x = share * stage.width + (random() - 0.5) * 30
        if (Math.abs(x - stage.middle) < reach * stage.width) continue
        gutHouse(context, stage, random, {
          x,
          foot: foot + row * 34,
          width: (stage.width / count) * (row === 0 ? 1.05 : 0.92),
          height: height * (0.6 + 0.4 * random()),
          hex,
          distance,
        })
      }
      if (row === 1)
        for (const x of [0.14, 0.8])
          drawFire(context, random, { x: stage.width * x, y: foot + 30, width: 90, height: 120, glow: 0.6 })
    })
  stage.plane(0.3, (context) => {
    const random = stage.random('rubble')
    space.face(context, '#857a70', 0.3, [-60, 0, 22], [60, 0, 22], [60, 0, 0.9], [-60, 0, 0.9])
    for (let crack = 0; crack < 24; crack += 1) {
      const z = 1.6 + random() * 12
      const [x, y] = space.at((random() - 0.5) * z, 0, z)
      const size = space.scale(z) * (0.2 + 0.4 * random())
      context.fillStyle = stage.ink(crack % 2 ? '#5f5650' : '#9a8e82', 0.05, 0.4)
      context.beginPath()
      context.ellipse(x, y, size, size * 0.13, 0, 0, Math.PI * 2)
      context.fill()
    }
    for (let stone = 0; stone < 70; stone += 1) {
      const side = stone % 2 ? 1 : -1
      const z = 3 + random() * 9
      const [x, y] = space.at(side * (0.9 + random() * z * 0.42), 0, z)
      const size = space.scale(z) * (0.06 + random() ** 2 * 0.42)
      const lump = (shift: number): Point[] => [
        [x - size, y],
        [x - size * 0.7 + shift, y - size * 0.6],
        [x + size * 0.2 + shift, y - size * 0.8],
        [x + size * 0.8, y - size * 0.4],
        [x + size, y],
      ]
      fillPolygon(context, stage.ink(['#6a605a', '#8f8479', '#7a5a4c'][stone % 3]!, 0.05, 0.45), lump(0))
      fillPolygon(context, stage.ink('#b0a498', 0.05, 0.15), lump(stage.lightSide * size * 0.2).slice(1, 4))
    }
    context.strokeStyle = stage.ink('#3a3432', 0, 0.4)
    context.lineWidth = 9
    for (const [x, lean] of [
      [0.08, 60],
      [0.16, -40],
      [0.88, -70],
      [0.95, 30],
    ] as const) {
      context.beginPath()
      context.moveTo(stage.width * x, foot + 170)
      context.quadraticCurveTo(stage.width * x + lean * 0.2, foot + 40, stage.width * x + lean, foot - 60)
      context.stroke()
    }
  })
}

/** A house front broken off at the top, sky through its windows. */
function gutHouse(
  context: Context2D,
  stage: Stage,
  random: () => number,
  house: { x: number; foot: number; width: number; height: number; hex: string; distance: number },
): void {
  const { x, foot, width, height, hex, distance } = house
  const left = x - width / 2
  const edge: Point[] = Array.from({ length: 9 }, (_, step) => [
    left + (width * step) / 8,
    foot - height * (0.62 + 0.38 * random()),
  ])
  fillPolygon(context, stage.ink(hex, distance * 0.5, 0.45), [[left, foot + 60], ...edge, [left + width, foot + 60]])
  const columns = Math.max(2, Math.round(width / 56))
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < 6; row += 1) {
      const wx = left + (width * (column + 0.28)) / columns
      const wy = foot - 60 - row * 76
      const top = edge[Math.min(8, Math.round(((wx - left) / width) * 8))]![1]
      if (wy - 44 < top + 12) continue
      const burns = random() < 0.1
      context.fillStyle = burns
        ? '#ff9a3c'
        : random() < 0.3
          ? stage.ink('#c9b098', distance)
          : stage.ink('#2a2424', distance * 0.5, 0.5)
      context.fillRect(wx, wy - 44, (width / columns) * 0.44, 46)
    }
}
