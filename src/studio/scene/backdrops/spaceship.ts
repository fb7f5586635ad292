import type { Context2D } from '../../canvas.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { drawPlanet, drawStarField } from '../space-sky.ts'
import type { Stage } from '../stage.ts'

/** A bridge: a wide viewport with a planet behind the head, ribs of the hull, lit consoles below. */
export function drawSpaceship(stage: Stage): void {
  const horizon = stage.horizon + 40
  stage.plane(0.95, (context) => {
    drawStarField(context, stage, { top: '#050816', low: '#1a2350' })
    drawPlanet(context, stage, { x: stage.middle - stage.lightSide * 240, y: 330, radius: 210 })
  })
  stage.plane(0.6, (context) => {
    const frame = stage.ink('#8d9dab', 0.1, 0.45)
    const lit = stage.ink('#c3d2dc', 0.05, 0.05)
    fillPolygon(context, frame, [
      [-120, -120],
      [stage.width + 120, -120],
      [stage.width + 120, 30],
      [stage.middle + 330, 70],
      [stage.middle - 330, 70],
      [-120, 30],
    ])
    fillPolygon(context, lit, [
      [-120, 20],
      [stage.middle - 330, 62],
      [stage.middle + 330, 62],
      [stage.width + 120, 20],
      [stage.width + 120, 34],
      [stage.middle + 330, 78],
      [stage.middle - 330, 78],
      [-120, 34],
    ])
    for (const side of [-1, 1]) {
      for (const [near, far, width] of [
        [0.29, 0.2, 18],
        [0.52, 0.36, 42],
      ] as const) {
        const top = stage.middle + side * stage.width * far
        const bottom = stage.middle + side * stage.width * near
        fillPolygon(context, frame, [
          [top - width * 0.6, 40],
          [top + width * 0.6, 40],
          [bottom + width, horizon + 10],
          [bottom - width, horizon + 10],
        ])
        fillPolygon(context, lit, [
          [top + stage.lightSide * width * 0.6, 40],
          [top + stage.lightSide * width * 0.2, 40],
          [bottom + stage.lightSide * width * 0.4, horizon + 10],
          [bottom + stage.lightSide * width, horizon + 10],
        ])
      }
    }
  })
  stage.plane(0.3, (context) => {
    fillPolygon(context, stage.ink('#46525e', 0.1, 0.4), [
      [-160, horizon],
      [stage.width + 160, horizon],
      [stage.width + 160, 1160],
      [-160, 1160],
    ])
    fillPolygon(context, stage.ink('#70808c', 0.05, 0.1), [
      [-160, horizon],
      [stage.width + 160, horizon],
      [stage.width + 160, horizon + 18],
      [-160, horizon + 18],
    ])
    for (let strip = -3; strip <= 3; strip += 1) {
      if (strip === 0) continue
      const far = stage.middle + strip * 70
      const near = stage.middle + strip * 330
      fillPolygon(context, strip % 2 ? '#2bd8ee' : '#1c6d86', [
        [far - 2, horizon + 130],
        [far + 2, horizon + 130],
        [near + 9, 1160],
        [near - 9, 1160],
      ])
    }
    drawConsoles(context, stage, horizon)
  })
}

function drawConsoles(context: Context2D, stage: Stage, horizon: number): void {
  const random = stage.random('console')
  for (const side of [-1, 1]) {
    const inner = stage.middle + side * stage.width * 0.2
    const outer = stage.middle + side * stage.width * 0.66
    fillPolygon(context, stage.ink('#2c3640', 0, 0.4), [
      [inner, horizon + 76],
      [outer, horizon + 30],
      [outer, horizon + 330],
      [inner + side * 60, horizon + 250],
    ])
    fillPolygon(context, stage.ink('#94a6b3', 0, 0.1), [
      [inner, horizon + 76],
      [outer, horizon + 30],
      [outer, horizon + 44],
      [inner, horizon + 90],
    ])
    for (let button = 0; button < 34; button += 1) {
      const share = (button % 12) / 12
      const row = Math.floor(button / 12)
      const x = inner + side * (40 + share * (stage.width * 0.42))
      const y = horizon + 104 - share * 34 + row * 34
      const hex = ['#2fe6f2', '#ffb545', '#ff5d7a', '#7df06a', '#dff6ff'][Math.floor(random() * 5)]!
      if (random() < 0.3) continue
      context.fillStyle = hex
      context.fillRect(x, y, 12 + random() * 16, 9)
    }
    addGlow(context, {
      x: stage.middle + side * stage.width * 0.42,
      y: horizon + 110,
      radius: 280,
      hex: '#2bc8e8',
      strength: 0.4,
    })
  }
}
