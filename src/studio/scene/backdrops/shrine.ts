import type { Context2D } from '../../canvas.ts'
import { addGlow } from '../shapes/glow.ts'
import { plantTree } from '../shapes/plant.ts'
import { fillPolygon, type Point } from '../shapes/polygon.ts'
import { spaceOf } from '../shapes/space.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A path of stone through red gates to a temple with swept roofs, lanterns beside it, maples and pines behind. */
export function drawShrine(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  stage.plane(0.85, (context) => {
    const random = stage.random('wood')
    for (let x = -15; x <= 15; x += 2.6)
      plantTree(context, stage, space, {
        x: x + random(),
        z: 27 + random() * 3,
        height: 6 + random() * 3,
        random,
        isFar: true,
        leaves: ['#8fb27a', '#6a9470', '#557f68'],
      })
    space.face(context, '#9aa878', 0.2, [-60, 0, 30], [60, 0, 30], [60, 0, 0.9], [-60, 0, 0.9])
  })
  stage.plane(0.75, (context) => {
    const [x, y] = space.at(0, 0, 22)
    const unit = space.scale(22)
    for (const [level, width] of [3.4, 2.7, 2].entries()) {
      const base = y - unit * (0.5 + level * 1.75)
      context.fillStyle = stage.ink('#b2402f', 0.25, 0.3)
      context.fillRect(x - unit * width * 0.62, base - unit * 1.1, unit * width * 1.24, unit * 1.15)
      context.fillStyle = stage.isDark ? '#ffd98a' : stage.ink('#f3e6cc', 0.25, 0.1)
      for (const window of [-0.36, 0, 0.36])
        context.fillRect(x + unit * width * window - unit * 0.2, base - unit * 0.9, unit * 0.4, unit * 0.7)
      sweepRoof(context, stage, { x, y: base - unit * 1.05, half: unit * width, rise: unit * 0.85 })
    }
    context.fillStyle = stage.ink('#8d8a86', 0.25, 0.3)
    context.fillRect(x - unit * 2.6, y - unit * 0.5, unit * 5.2, unit * 0.55)
  })
  stage.plane(0.6, (context) => {
    space.face(context, '#b9b2a4', 0.2, [-1.1, 0.01, 21], [1.1, 0.01, 21], [1.1, 0.01, 0.9], [-1.1, 0.01, 0.9])
    for (let z = 20; z > 1; z *= 0.88)
      space.face(context, '#9a9488', 0.25, [-1.1, 0.02, z], [1.1, 0.02, z], [1.1, 0.02, z * 0.985], [-1.1, 0.02, z * 0.985])
  })
  for (const [row, z] of [17, 11, 7.2].entries()) {
    stage.plane(0.6 - row * 0.17, (context) => {
      const random = stage.random(`row ${row}`)
      for (const side of [-1, 1])
        plantTree(context, stage, space, {
          x: side * (2.9 + random()),
          z: z + 1,
          height: 3.9 + random(),
          random,
          leaves: (row + (side > 0 ? 1 : 0)) % 2 ? ['#f2a24a', '#d9662e', '#9a3a2a'] : ['#8fb85a', '#5a8f4a', '#33633f'],
        })
      drawGate(context, stage, space.at(0, 0, z), space.scale(z))
      for (const side of [-1, 1]) {
        const [x, y] = space.at(side * 1.55, 0, z - 1)
        const unit = space.scale(z - 1)
        context.fillStyle = stage.ink('#8b8982', 0.1, 0.3)
        context.fillRect(x - unit * 0.05, y - unit * 0.55, unit * 0.1, unit * 0.55)
        context.fillRect(x - unit * 0.14, y - unit * 0.06, unit * 0.28, unit * 0.06)
        context.fillStyle = stage.isDark ? '#ffdf94' : stage.ink('#f0e0b8', 0.1, 0.1)
        context.fillRect(x - unit * 0.11, y - unit * 0.78, unit * 0.22, unit * 0.22)
        sweepRoof(context, stage, { x, y: y - unit * 0.77, half: unit * 0.24, rise: unit * 0.14 })
        addGlow(context, { x, y: y - unit * 0.67, radius: unit * 0.8, hex: '#ffc86a', strength: stage.isDark ? 0.8 : 0.2 })
      }
    })
  }
}

function sweepRoof(
  context: Context2D,
  stage: Stage,
  { x, y, half, rise }: { x: number; y: number; half: number; rise: number },
): void {
  const roof = (color: string, drop: number) => {
    context.fillStyle = color
    context.beginPath()
    context.moveTo(x - half, y - rise * 0.12 + drop)
    context.quadraticCurveTo(x - half * 0.5, y - rise * 0.1 + drop, x - half * 0.42, y - rise + drop)
    context.lineTo(x + half * 0.42, y - rise + drop)
    context.quadraticCurveTo(x + half * 0.5, y - rise * 0.1 + drop, x + half, y - rise * 0.12 + drop)
    context.quadraticCurveTo(x, y + rise * 0.26 + drop, x - half, y - rise * 0.12 + drop)
    context.fill()
  }
  roof(stage.ink('#2c3440', 0.15, 0.6), rise * 0.1)
  roof(stage.ink('#54606e', 0.15, 0.2), 0)
}

/** A torii: two posts, two beams, the upper one swept. */
function drawGate(context: Context2D, stage: Stage, [x, y]: Point, unit: number): void {
  const red = stage.ink('#d2452f', 0.05, 0.12)
  const dark = stage.ink('#8f2a22', 0.05, 0.5)
  for (const side of [-1, 1]) {
    const post = x + side * unit * 1.25
    fillPolygon(context, red, [
      [post - unit * 0.13 + side * unit * 0.06, y],
      [post + unit * 0.13 + side * unit * 0.06, y],
      [post + unit * 0.1, y - unit * 2.75],
      [post - unit * 0.1, y - unit * 2.75],
    ])
    context.fillStyle = dark
    context.fillRect(post - unit * 0.17 + side * unit * 0.06, y - unit * 0.22, unit * 0.34, unit * 0.22)
  }
  context.fillStyle = red
  context.fillRect(x - unit * 1.5, y - unit * 2.35, unit * 3, unit * 0.2)
  for (const [grow, lift, color] of [
    [1, 0.22, dark],
    [0.96, 0, red],
  ] as const) {
    context.fillStyle = color
    context.beginPath()
    context.moveTo(x - unit * 1.85 * grow, y - unit * (3.02 + lift))
    context.quadraticCurveTo(x, y - unit * (2.72 + lift), x + unit * 1.85 * grow, y - unit * (3.02 + lift))
    context.lineTo(x + unit * 1.78 * grow, y - unit * (2.74 + lift))
    context.quadraticCurveTo(x, y - unit * (2.48 + lift), x - unit * 1.78 * grow, y - unit * (2.74 + lift))
    context.fill()
  }
}
