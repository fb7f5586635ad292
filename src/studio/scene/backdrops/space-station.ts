import { addGlow } from '../shapes/glow.ts'
import { buildHall } from '../shapes/hall.ts'
import { drawPlanet } from '../space-sky.ts'
import type { Stage } from '../stage.ts'

/** A white corridor in orbit: ribs of light, panels and hand rails, a round window on a planet at its end. */
export function drawSpaceStation(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 2,
    height: 2.8,
    depth: 10,
    wall: '#d4dce4',
    floor: '#8a96a4',
    ceiling: '#e6ecf2',
    tiles: { color: '#949fac', size: 0.8 },
  })
  stage.plane(0.78, (context) => {
    const [x, y] = space.at(0, 1.45, 9.98)
    const radius = space.scale(9.98) * 1.15
    for (const [grow, hex] of [
      [1.16, '#9aa6b2'],
      [1.06, '#5f6c7a'],
      [1, '#070b1c'],
    ] as const) {
      context.fillStyle = hex
      context.beginPath()
      context.arc(x, y, radius * grow, 0, Math.PI * 2)
      context.fill()
    }
    const random = stage.random('stars')
    for (let star = 0; star < 40; star += 1) {
      const angle = random() * Math.PI * 2
      const reach = Math.sqrt(random()) * radius * 0.95
      context.fillStyle = `rgba(255,255,255,${(0.4 + 0.5 * random()).toFixed(2)})`
      context.fillRect(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 2.4, 2.4)
    }
    drawPlanet(context, stage, { x: x + radius * 0.16, y: y + radius * 0.14, radius: radius * 0.62 })
    addGlow(context, { x, y, radius: radius * 2, hex: '#8fc4ff', strength: 0.4 })
  })
  stage.plane(0.5, (context) => {
    for (const [index, z] of [9, 7, 5.4, 4.1, 3].entries()) {
      const depth = 0.22
      for (const side of [-1, 1]) {
        space.block(context, '#f2f5f8', { x: side * 1.86, z, width: 0.3, height: 2.8, depth })
        space.face(
          context,
          '#58d8ff',
          0,
          [side * 1.7, 0.1, z - 0.01],
          [side * 1.74, 0.1, z - 0.01],
          [side * 1.74, 2.7, z - 0.01],
          [side * 1.7, 2.7, z - 0.01],
        )
        const [x, y] = space.at(side * 1.7, 1.4, z)
        addGlow(context, { x, y, radius: space.scale(z) * 0.9, hex: '#58d8ff', strength: 0.35 })
        if (index === 4) continue
        const far = z - 0.1
        const near = [7.3, 5.7, 4.4, 3.3][index]!
        const panel = (hex: string, low: number, high: number, shade: number) =>
          space.face(
            context,
            hex,
            shade,
            [side * 1.98, low, far],
            [side * 1.98, low, near],
            [side * 1.98, high, near],
            [side * 1.98, high, far],
          )
        panel('#b4c0cc', 0.3, 1, 0.35)
        panel('#1c2a3a', 1.25, 1.9, 0.2)
        panel(['#3fd0a0', '#ffb04a', '#4ab8ff', '#ff6a7a'][index]!, 1.35, 1.42, 0)
        panel('#6ad8ff', 1.55, 1.6, 0)
        panel('#f0a030', 0.62, 0.68, 0.1)
      }
      space.block(context, '#f2f5f8', { x: 0, y: 2.62, z, width: 4, height: 0.2, depth })
      const [barX, barY] = space.at(0, 2.6, z)
      addGlow(context, { x: barX, y: barY, radius: space.scale(z) * 1.3, hex: '#f4fbff', strength: 0.4 })
    }
    for (const side of [-1, 1])
      space.face(
        context,
        '#58d8ff',
        0,
        [side * 0.85, 0.01, 9.9],
        [side * 0.9, 0.01, 9.9],
        [side * 0.9, 0.01, 0.9],
        [side * 0.85, 0.01, 0.9],
      )
  })
}
