import { drawSmoke } from '../shapes/fire.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon, fillSmooth } from '../shapes/polygon.ts'
import type { Stage } from '../stage.ts'

/** A mountain of fire: lava running from its crater, rivers of it between black rocks, ash and embers in a red sky. */
export function drawVolcano(stage: Stage): void {
  const foot = stage.horizon
  const x = stage.middle - stage.lightSide * stage.width * 0.16
  stage.plane(1, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, foot)
    sky.addColorStop(0, stage.isDark ? '#1c0f1c' : '#4a2a30')
    sky.addColorStop(0.6, stage.isDark ? '#5a1c1c' : '#a24a30')
    sky.addColorStop(1, '#ff8a3c')
    context.fillStyle = sky
    context.fillRect(-200, -200, stage.width + 400, 1500)
    const random = stage.random('ash')
    for (const lean of [-180, 60, 260])
      drawSmoke(context, random, { x, y: 210, height: 330, width: 120, lean, rgb: [0.2, 0.13, 0.14], strength: 0.8 })
    addGlow(context, { x, y: 210, radius: 380, hex: '#ff5a1c', strength: 0.85 })
  })
  stage.plane(0.8, (context) => {
    const cone = (from: number, to: number, color: string) =>
      fillPolygon(context, color, [
        [x + from * 70, 214],
        [x + to * 70, 214],
        [x + to * 150, 340],
        [x + to * 330, foot - 60],
        [x + to * 560, foot + 60],
        [x + from * 560, foot + 60],
        [x + from * 330, foot - 60],
        [x + from * 150, 340],
      ])
    cone(-1, 1, '#3a2628')
    cone(stage.lightSide < 0 ? -1 : 0.1, stage.lightSide < 0 ? -0.1 : 1, '#553034')
    const random = stage.random('streams')
    for (let stream = 0; stream < 6; stream += 1) {
      let px = x + (stream - 2.5) * 22
      const lean = (stream - 2.5) * 0.42
      for (const [width, hex] of [
        [19, '#e2451c'],
        [11, '#ff9a30'],
        [4, '#fff0a0'],
      ] as const) {
        context.strokeStyle = hex
        context.lineWidth = width * (0.6 + 0.08 * stream)
        context.lineJoin = 'round'
        context.beginPath()
        px = x + (stream - 2.5) * 22
        const wander = stage.random(`stream ${stream}`)
        for (let y = 212; y < foot + 40; y += 34) {
          context.lineTo(px, y)
          px += lean * 34 * 1.4 + (wander() - 0.5) * 26
        }
        context.stroke()
      }
    }
    for (let bomb = 0; bomb < 18; bomb += 1) {
      context.fillStyle = bomb % 2 ? '#ffb84a' : '#ff6a24'
      context.beginPath()
      context.arc(x + (random() - 0.5) * 330, 200 - random() * 190, 2 + random() * 5, 0, Math.PI * 2)
      context.fill()
    }
  })
  stage.plane(0.35, (context) => {
    const ground = context.createLinearGradient(0, foot + 30, 0, 1000)
    ground.addColorStop(0, '#4a2c2c')
    ground.addColorStop(1, '#1e1518')
    context.fillStyle = ground
    context.fillRect(-200, foot + 30, stage.width + 400, 700)
    for (const [grow, hex] of [
      [1, '#c2381a'],
      [0.74, '#ff8a2c'],
      [0.4, '#ffe28a'],
    ] as const) {
      for (const side of [-1, 1]) {
        const at = (reach: number, y: number): [number, number] => [stage.middle + side * reach, y]
        const w = 1 - grow
        fillSmooth(context, hex, [
          at(20 + 12 * w, foot + 34),
          at(60 - 12 * w, foot + 34),
          at(160 - 22 * w, foot + 110),
          at(210 - 30 * w, foot + 170),
          at(430 - 50 * w, foot + 260),
          at(620 - 90 * w, 1080),
          at(380 + 90 * w, 1080),
          at(300 + 50 * w, foot + 270),
          at(130 + 30 * w, foot + 180),
          at(100 + 22 * w, foot + 110),
        ])
      }
    }
    addGlow(context, { x: stage.middle, y: foot + 220, radius: 620, hex: '#ff6a24', strength: 0.4 })
  })
  stage.plane(0.2, (context) => {
    const random = stage.random('rocks')
    for (let rock = 0; rock < 14; rock += 1) {
      const side = rock % 2 ? 1 : -1
      const share = random()
      const rx = stage.middle + side * (70 + share * stage.width * 0.5)
      const y = foot + 100 + share * 260 + random() * 40
      const size = 26 + share * 90
      fillPolygon(context, '#1c1416', [
        [rx - size, y],
        [rx - size * 0.6, y - size * 0.8],
        [rx + size * 0.1, y - size * (0.9 + 0.4 * random())],
        [rx + size * 0.7, y - size * 0.5],
        [rx + size, y],
      ])
      fillPolygon(context, '#5a2c26', [
        [rx + size * 0.1, y - size * 0.9],
        [rx + size * 0.7, y - size * 0.5],
        [rx + size * 0.96, y],
        [rx + size * 0.3, y],
      ])
    }
  })
}
