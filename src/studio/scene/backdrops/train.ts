import { addGlow } from '../shapes/glow.ts'
import { buildHall } from '../shapes/hall.ts'
import { glaze } from '../shapes/pane.ts'
import type { Place } from '../shapes/space.ts'
import type { Stage } from '../stage.ts'

/** Inside a carriage: seats in pairs to both sides of the aisle, broad windows with the land going by, racks and lamps above. */
export function drawTrain(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 1.75,
    height: 2.5,
    depth: 11,
    wall: '#d8cdb6',
    floor: '#6a6a70',
    ceiling: '#efe9da',
    dado: { color: '#3f6a72', height: 0.9 },
    tiles: { color: '#74747a', size: 0.7 },
    lights: '#fff8e2',
  })
  stage.plane(0.75, (context) => {
    glaze(context, stage, {
      from: space.at(-0.42, 1.95, 10.98),
      to: space.at(0.42, 0.1, 10.98),
      columns: 1,
      rows: 2,
      bar: 6,
      frame: stage.ink('#5a6a70', 0.1, 0.3),
    })
    for (const side of [-1, 1] as const)
      for (let z = 10.4; z > 1.5; z -= 1.55) {
        const at = (y: number, depth: number): Place => [side * 1.74, y, depth]
        const far = z
        const near = z - 1.25
        const sky = context.createLinearGradient(0, space.at(0, 1.95, far)[1], 0, space.at(0, 0.95, far)[1])
        const { middle, low } = stage.sky
        const css = (color: readonly number[]) => `rgb(${color.map((channel) => Math.round(channel * 255)).join(',')})`
        sky.addColorStop(0, css(middle))
        sky.addColorStop(0.75, css(low))
        sky.addColorStop(1, stage.ink('#86a86a', 0.3, 0.1))
        context.fillStyle = sky
        context.beginPath()
        for (const corner of [at(0.95, far), at(0.95, near), at(1.95, near), at(1.95, far)])
          context.lineTo(...space.at(...corner))
        context.fill()
        space.face(context, '#7f9f68', 0.2, at(0.95, far), at(0.95, near), at(1.16, near), at(1.24, far))
        space.face(context, '#f4eee0', 0.2, at(0.9, far), at(0.9, near), at(0.96, near), at(0.96, far))
        const [x, y] = space.at(side * 1.7, 1.45, (far + near) / 2)
        addGlow(context, {
          x,
          y,
          radius: space.scale((far + near) / 2) * 0.9,
          hex: stage.isDark ? '#5a6ab0' : '#fff6dc',
          strength: 0.3,
        })
      }
    for (const side of [-1, 1]) {
      space.face(
        context,
        '#9a8f7c',
        0.2,
        [side * 1.74, 2.08, 10.8],
        [side * 1.74, 2.08, 1.2],
        [side * 1.3, 2.08, 1.2],
        [side * 1.3, 2.08, 10.8],
      )
      for (let z = 9.6; z > 2; z -= 2.1)
        space.block(context, ['#8a4a3a', '#3f5a7a', '#7a6a4a'][Math.round(z) % 3]!, {
          x: side * 1.5,
          y: 2.1,
          z,
          width: 0.36,
          height: 0.26,
          depth: 0.6,
        })
    }
  })
  for (const [row, rows] of [[9.3, 7.75], [6.2], [4.65]].entries())
    stage.plane(0.6 - row * 0.16, (context) => {
      for (const z of rows)
        for (const side of [-1, 1]) {
          const x = side * 1.18
          space.block(context, '#9c3f3a', { x, y: 0.28, z, width: 0.98, height: 0.2, depth: 0.5 })
          space.block(context, '#a84842', { x, y: 0.4, z: z + 0.45, width: 0.98, height: 0.86, depth: 0.16 })
          space.block(context, '#f2ead8', { x, y: 1.12, z: z + 0.43, width: 0.8, height: 0.2, depth: 0.04 })
          space.block(context, '#4a3a34', { x: x - side * 0.5, y: 0.3, z, width: 0.07, height: 0.42, depth: 0.5 })
        }
    })
}
