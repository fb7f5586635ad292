import { buildHall } from '../shapes/hall.ts'
import type { Stage } from '../stage.ts'

/** A supermarket aisle: shelves full of goods in colour to both sides, signs overhead, a bright floor, a stand of fruit. */
export function drawShop(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 2.6,
    height: 3.4,
    depth: 12,
    wall: '#e8e6de',
    floor: '#d0ccc0',
    ceiling: '#f2f1ec',
    tiles: { color: '#dcd9ce', size: 0.9 },
    lights: '#ffffff',
  })
  const goods = ['#d8453c', '#f0b83a', '#3f8fc4', '#5fae5a', '#f4efe2', '#8a5ab0', '#e87a3a', '#2f6a6a'] as const
  stage.plane(0.75, (context) => {
    const random = stage.random('back')
    for (let row = 0; row < 4; row += 1) {
      space.block(context, '#b8b4aa', { x: 0, y: 0.1 + row * 0.52, z: 11.6, width: 4.4, height: 0.06, depth: 0.3 })
      for (let x = -2.1; x < 2; x += 0.26)
        space.block(context, goods[Math.floor(random() * 8)]!, {
          x: x + 0.13,
          y: 0.16 + row * 0.52,
          z: 11.58,
          width: 0.22,
          height: 0.26 + 0.14 * random(),
          depth: 0.2,
        })
    }
  })
  for (const side of [-1, 1] as const)
    stage.plane(0.55, (context) => {
      const random = stage.random(`shelf ${side}`)
      const shade = side === stage.lightSide ? 0.5 : 0.08
      const face = (hex: string, more: number, low: number, high: number, far: number, near: number, x = 1.95) =>
        space.face(
          context,
          hex,
          Math.min(1, shade + more),
          [side * x, low, far],
          [side * x, low, near],
          [side * x, high, near],
          [side * x, high, far],
        )
      face('#5f6a70', 0.2, 0, 2.15, 11, 1)
      for (let row = 0; row < 4; row += 1) {
        const y = 0.12 + row * 0.52
        face('#2f363a', 0.3, y, y + 0.46, 11, 1, 1.94)
        for (let z = 10.9; z > 1.2; ) {
          const width = 0.2 + random() * 0.22
          const hex = goods[Math.floor(random() * 8)]!
          const height = 0.26 + random() * 0.16
          face(hex, 0, y, y + height, z, z - width, 1.93)
          face('#fdfaf2', 0, y + height * 0.35, y + height * 0.6, z - width * 0.2, z - width * 0.8, 1.92)
          z -= width + 0.03
        }
        face('#e9e6dc', 0, y - 0.07, y, 11, 1, 1.9)
        for (let z = 10.6; z > 1.4; z -= 0.8) face(row % 2 ? '#ffd23f' : '#e2453c', 0, y - 0.06, y - 0.01, z, z - 0.22, 1.89)
      }
      space.face(
        context,
        '#6a757c',
        0.2,
        [side * 1.95, 2.15, 11],
        [side * 1.95, 2.15, 1],
        [side * 2.6, 2.15, 1],
        [side * 2.6, 2.15, 11],
      )
    })
  stage.plane(0.4, (context) => {
    for (const [z, hex] of [
      [9, '#3f8f5a'],
      [6, '#d8453c'],
    ] as const) {
      space.block(context, hex, { x: 0, y: 2.5, z, width: 1.7, height: 0.5, depth: 0.06 })
      space.block(context, '#fdfaf2', { x: 0, y: 2.68, z: z - 0.01, width: 1.1, height: 0.14, depth: 0.02 })
    }
    const x = -stage.lightSide * 1.15
    space.block(context, '#a87a48', { x, z: 4.6, width: 0.9, height: 0.55, depth: 0.6 })
    const random = stage.random('fruit')
    for (let fruit = 0; fruit < 30; fruit += 1) {
      const [fx, fy] = space.at(x + (random() - 0.5) * 0.84, 0.58 + random() * 0.16, 4.6 + random() * 0.3)
      context.fillStyle = stage.ink(['#d8403a', '#f0902f', '#8fba3f', '#f4c83f'][fruit % 4]!, 0, 0.1)
      context.beginPath()
      context.arc(fx, fy, 15, 0, Math.PI * 2)
      context.fill()
    }
  })
}
