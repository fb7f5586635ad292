import type { Context2D } from '../../canvas.ts'
import { addGlow } from '../shapes/glow.ts'
import { glaze } from '../shapes/pane.ts'
import { type Space, spaceOf } from '../shapes/space.ts'
import type { Stage } from '../stage.ts'

/** A platform under a vaulted iron roof: a train on one side, clock and lamps, rails running out to the light. */
export function drawTrainStation(stage: Stage): void {
  const space = spaceOf(stage)
  const side: -1 | 1 = stage.lightSide < 0 ? 1 : -1
  stage.plane(0.9, (context) => {
    context.fillStyle = stage.ink('#8f9aa6', 0.3, 0.4)
    context.fillRect(-200, -200, stage.width + 400, 1500)
    glaze(context, stage, {
      from: space.at(-9, 9, 34),
      to: space.at(9, 0, 34),
      columns: 9,
      rows: 5,
      bar: 5,
      frame: stage.ink('#4c5560', 0.35, 0.4),
    })
    addGlow(context, {
      x: stage.middle,
      y: stage.horizon - 90,
      radius: 420,
      hex: stage.isDark ? '#7f92d8' : '#fff4d8',
      strength: 0.55,
    })
  })
  stage.plane(0.75, (context) => drawRoof(context, stage, space))
  stage.plane(0.5, (context) => {
    space.face(context, '#a9a49c', 0.2, [-14, 0, 34], [14, 0, 34], [14, 0, 0.9], [-14, 0, 0.9])
    const track = (x: number) => {
      space.face(context, '#3e3c40', 0.4, [x - 1, 0, 34], [x + 1, 0, 34], [x + 1, 0, 0.9], [x - 1, 0, 0.9])
      for (let z = 33; z > 1; z *= 0.93)
        space.face(
          context,
          '#5d5048',
          0.3,
          [x - 0.85, 0.01, z],
          [x + 0.85, 0.01, z],
          [x + 0.85, 0.01, z * 0.98],
          [x - 0.85, 0.01, z * 0.98],
        )
      for (const rail of [-0.55, 0.55])
        space.face(
          context,
          '#c3c6ca',
          0.1,
          [x + rail - 0.04, 0.03, 34],
          [x + rail + 0.04, 0.03, 34],
          [x + rail + 0.04, 0.03, 0.9],
          [x + rail - 0.04, 0.03, 0.9],
        )
    }
    track(-side * 3)
    space.face(
      context,
      '#e6c84a',
      0.1,
      [-side * 1.75, 0.01, 34],
      [-side * 1.9, 0.01, 34],
      [-side * 1.9, 0.01, 0.9],
      [-side * 1.75, 0.01, 0.9],
    )
    for (let z = 30; z > 1.2; z *= 0.86)
      space.face(
        context,
        '#96918a',
        0.25,
        [-side * 1.7, 0.01, z],
        [side * 1.6, 0.01, z],
        [side * 1.6, 0.01, z * 0.985],
        [-side * 1.7, 0.01, z * 0.985],
      )
    drawTrain(context, stage, space, side)
  })
  stage.plane(0.35, (context) => {
    const [x, y] = space.at(-side * 1.25, 2.9, 7)
    context.fillStyle = '#2b3138'
    context.fillRect(x - 3, y - 200, 6, 170)
    for (const [radius, hex] of [
      [44, '#2b3138'],
      [36, '#fbf7e6'],
    ] as const) {
      context.fillStyle = hex
      context.beginPath()
      context.arc(x, y, radius, 0, Math.PI * 2)
      context.fill()
    }
    context.strokeStyle = '#22262c'
    context.lineWidth = 5
    context.beginPath()
    context.moveTo(x - 14, y - 17)
    context.lineTo(x, y)
    context.lineTo(x + 4, y - 27)
    context.stroke()
    if (stage.isDark) addGlow(context, { x, y, radius: 130, hex: '#fff0c4', strength: 0.5 })
  })
}

function drawRoof(context: Context2D, stage: Stage, space: Space): void {
  for (const [index, z] of [32, 24, 18, 13.5, 10, 7.4, 5.4].entries()) {
    const [left, foot] = space.at(-5.6, 3.4, z)
    const [right] = space.at(5.6, 3.4, z)
    const rise = space.scale(z) * 3.4
    if (index > 0) {
      // Between two ribs lies dark roof with a strip of glass along the crown.
      context.fillStyle = stage.ink('#59626c', space.air(z) * 0.8, 0.55)
      context.beginPath()
      const middle = (left + right) / 2
      context.ellipse(middle, foot, (right - left) / 2, rise, 0, Math.PI, 0)
      context.moveTo(middle - (right - left) * 0.44, foot)
      context.ellipse(middle, foot, (right - left) * 0.44, rise * 0.88, 0, Math.PI, 0)
      context.fill('evenodd')
    }
    context.strokeStyle = stage.ink('#3c444d', space.air(z) * 0.8, 0.4)
    context.lineWidth = space.scale(z) * 0.16
    context.beginPath()
    context.ellipse((left + right) / 2, foot, (right - left) / 2, rise, 0, Math.PI, 0)
    context.stroke()
    for (const side of [-1, 1]) space.block(context, '#47505a', { x: side * 5.6, z, width: 0.3, height: 3.4, depth: 0.3 })
    const [lampX, lampY] = space.at(0, 4.6, z)
    addGlow(context, { x: lampX, y: lampY, radius: space.scale(z) * 1.6, hex: '#ffe6b0', strength: stage.isDark ? 0.6 : 0.2 })
    context.fillStyle = '#fff6dc'
    context.beginPath()
    context.ellipse(lampX, lampY, space.scale(z) * 0.16, space.scale(z) * 0.1, 0, 0, Math.PI * 2)
    context.fill()
  }
}

function drawTrain(context: Context2D, stage: Stage, space: Space, side: -1 | 1): void {
  const x = side * 2
  const shade = side === stage.lightSide ? 0.6 : 0.1
  const strip = (hex: string, from: number, to: number, more = 0) =>
    space.face(context, hex, shade + more, [x, from, 33], [x, from, 1], [x, to, 1], [x, to, 33])
  strip('#b93a34', 0.15, 2.75)
  strip('#f1ead8', 1.05, 2.2)
  strip('#5a1f22', 0.15, 0.4, 0.1)
  strip('#8a8f96', 2.7, 2.95)
  for (let z = 31; z > 1.4; z -= 1.5) {
    const isDoor = Math.round(z / 1.5) % 4 === 0
    const glass = stage.isDark ? '#ffe3a0' : '#4d6880'
    if (isDoor) space.face(context, '#7a262a', shade, [x, 0.2, z], [x, 0.2, z - 1], [x, 2.4, z - 1], [x, 2.4, z])
    space.face(
      context,
      glass,
      stage.isDark ? 0 : shade,
      [x, 1.2, z - 0.1],
      [x, 1.2, z - (isDoor ? 0.9 : 1.25)],
      [x, 2.05, z - (isDoor ? 0.9 : 1.25)],
      [x, 2.05, z - 0.1],
    )
  }
}
