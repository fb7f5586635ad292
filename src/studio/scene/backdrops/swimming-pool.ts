import { buildHall } from '../shapes/hall.ts'
import { glaze } from '../shapes/pane.ts'
import type { Stage } from '../stage.ts'

/** An indoor pool: lanes of blue water to the far wall, tiles, starting blocks, daylight from a glass front. */
export function drawSwimmingPool(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 5,
    height: 4.6,
    depth: 15,
    wall: '#dcebf0',
    floor: '#cfe0e4',
    ceiling: '#eef4f4',
    dado: { color: '#7fc4d8', height: 0.9 },
    tiles: { color: '#bcd2d8', size: 0.6 },
  })
  stage.plane(0.78, (context) => {
    glaze(context, stage, {
      from: space.at(-4.6, 4.1, 14.98),
      to: space.at(4.6, 1.2, 14.98),
      columns: 7,
      rows: 2,
      bar: 5,
      frame: stage.ink('#f3f8f8', 0.1, 0.15),
      outside: (left, top, width, height) => {
        context.fillStyle = stage.ink('#7fae78', 0.5, 0.1)
        for (let bush = 0; bush < 9; bush += 1) {
          context.beginPath()
          context.ellipse(
            left + (width * bush) / 8,
            top + height,
            width * 0.09,
            height * (0.2 + 0.1 * (bush % 3)),
            0,
            Math.PI,
            0,
          )
          context.fill()
        }
      },
    })
  })
  stage.plane(0.55, (context) => {
    space.face(context, '#f5fbfb', 0.1, [-3.4, 0.02, 14.2], [3.4, 0.02, 14.2], [3.4, 0.02, 3.5], [-3.4, 0.02, 3.5])
    const [, far] = space.at(0, 0, 14)
    const [, near] = space.at(0, 0, 3.7)
    const water = context.createLinearGradient(0, far, 0, near)
    water.addColorStop(0, stage.ink('#8fdcec', 0.1, 0.05))
    water.addColorStop(0.4, stage.ink('#3fb4d8', 0, 0.1))
    water.addColorStop(1, stage.ink('#1f86bd', 0, 0.25))
    context.fillStyle = water
    context.beginPath()
    for (const [x, z] of [
      [-3.1, 14],
      [3.1, 14],
      [3.1, 3.7],
      [-3.1, 3.7],
    ] as const)
      context.lineTo(...space.at(x, 0, z))
    context.fill()
    const random = stage.random('ripples')
    for (let ripple = 0; ripple < 90; ripple += 1) {
      const z = 3.9 + random() ** 1.6 * 10
      const [x, y] = space.at((random() - 0.5) * 6, 0, z)
      const unit = space.scale(z)
      context.fillStyle = ripple % 3 ? 'rgba(240,253,255,0.42)' : 'rgba(20,96,150,0.3)'
      context.beginPath()
      context.ellipse(x, y, unit * (0.12 + 0.2 * random()), unit * 0.014 + 0.8, 0, 0, Math.PI * 2)
      context.fill()
    }
    for (const lane of [-1.85, -0.62, 0.62, 1.85]) {
      for (let z = 13.8; z > 3.8; z *= 0.955) {
        const [x, y] = space.at(lane, 0.03, z)
        context.fillStyle = stage.ink(Math.floor(z * 2.2) % 2 ? '#e2503c' : '#f7f5ee', 0.05)
        context.beginPath()
        context.ellipse(x, y, space.scale(z) * 0.055, space.scale(z) * 0.035, 0, 0, Math.PI * 2)
        context.fill()
      }
    }
    for (const x of [-2.4, -1.2, 1.2, 2.4]) space.block(context, '#f2f4f2', { x, z: 14.3, width: 0.6, height: 0.5, depth: 0.4 })
  })
}
