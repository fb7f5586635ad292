import type { Context2D } from '../../canvas.ts'
import { cssColor, rgbFromHex } from '../../color.ts'
import { fillBox } from '../shapes/buildings.ts'
import { drawCrowd } from '../shapes/crowd.ts'
import { addGlow } from '../shapes/glow.ts'
import { type Space, spaceOf } from '../shapes/space.ts'
import { raiseStreetFront } from '../shapes/street-front.ts'
import { drawCrown, drawTrunk } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Half the width of the street between its fronts and of the road between its kerbs, in metres. */
const REACH_M = 3.5
const KERB_M = 2.1
const CARS = ['#8a2f33', '#2f4a68', '#d8d8d4', '#3c4046', '#b08a3e'] as const

/** A street of old fronts with shops that runs away from the viewer: trees, lamps, cars at the kerb and people far off. */
export function drawCityStreet(stage: Stage): void {
  const space = spaceOf(stage)
  raiseSky(stage)
  stage.plane(0.9, (context) => {
    const random = stage.random('skyline')
    for (let x = -26; x < 26; x += 3.6) {
      const height = 9 + random() * 15
      space.block(context, '#8ea0b5', { x: x + random() * 2, z: 62, width: 3.4, height, depth: 2 })
      for (let lamp = 0; stage.isDark && lamp < 16; lamp += 1) {
        const [px, py] = space.at(x + (random() - 0.5) * 2.6, 2 + random() * (height - 3), 61.9)
        fillBox(context, random() < 0.7 ? '#ffd9a0' : '#bfe0ff', { x: px, y: py, width: 5, height: 6 })
      }
    }
  })
  stage.plane(0.55, (context) => {
    const cuts = [44, 31, 22, 15.5, 10.8, 7.2, 4.4, 0.95]
    for (const side of [-1, 1] as const) {
      const random = stage.random(`heights ${side}`)
      for (let house = 0; house + 1 < cuts.length; house += 1)
        raiseStreetFront(context, stage, space, {
          side,
          reach: REACH_M,
          far: cuts[house]!,
          near: cuts[house + 1]!,
          floors: 3 + Math.floor(random() * 3),
        })
    }
  })
  stage.plane(0.5, (context) => layRoad(context, stage, space))
  stage.plane(0.4, (context) => {
    drawCrowd(context, stage.random('walkers'), {
      fromX: stage.middle - 130,
      toX: stage.middle + 130,
      y: stage.horizon - 6,
      size: 11,
      rows: 1,
      step: 0,
      coats: [stage.ink('#3c4250', 0.4, 0.4), stage.ink('#6a4a48', 0.4, 0.4)],
      heads: [stage.ink('#c99a7c', 0.4, 0.3)],
    })
    for (const z of [19, 12, 7.4]) for (const side of [-1, 1] as const) furnish(context, stage, space, { side, z })
  })
  // Before the wet road, not mirrored in it.
  stage.plane(0.25, (context) => {
    for (const z of [20.4, 13.4, 8.8])
      for (const side of [-1, 1] as const) {
        const random = stage.random(`car ${side} ${z}`)
        if (random() < 0.75) parkCar(context, stage, space, { side, z, hex: CARS[Math.floor(random() * CARS.length)]! })
      }
  })
}

/** Asphalt with its marks between pavements of slabs; under snow only the tracks are dark. */
function layRoad(context: Context2D, stage: Stage, space: Space): void {
  const isSnowy = stage.scene.weather === 'snow'
  const strip = (hex: string, shade: number, x0: number, x1: number, far = 60, near = 0.92, y = 0) =>
    space.face(context, hex, shade, [x0, y, far], [x1, y, far], [x1, y, near], [x0, y, near])
  const random = stage.random('slabs')
  strip(isSnowy ? '#d5dbe4' : '#62656e', 0.25, -KERB_M, KERB_M)
  if (isSnowy) for (const x of [-1.2, -0.5, 0.5, 1.2]) strip('#b9c0cb', 0.3, x - 0.12, x + 0.12)
  else for (const x of [-1.2, 1.2]) strip('#565962', 0.35, x - 0.5, x + 0.5)
  for (const side of [-1, 1] as const) {
    const shade = side === stage.lightSide ? 0.42 : 0.08
    strip(isSnowy ? '#eef2f7' : '#b3aca2', shade, side * KERB_M, side * REACH_M)
    strip(isSnowy ? '#f7f9fc' : '#cdc7bd', shade * 0.6, side * KERB_M, side * (KERB_M + 0.14))
    for (let z = 30; z > 1.2; z *= 0.86)
      for (const from of [0.16, 0.62])
        if (random() < 0.6)
          strip(
            isSnowy ? '#e2e8f0' : '#a49d93',
            shade + 0.12 * random(),
            side * (KERB_M + from),
            side * (KERB_M + from + 0.42),
            z,
            z * 0.87,
          )
  }
  if (isSnowy) return
  for (let z = 40; z > 3.2; z *= 0.72) strip('#e9e4d4', 0.1, -0.06, 0.06, z, z * 0.84)
  // Where people cross.
  for (let x = -1.85; x < 1.8; x += 0.62) strip('#e6e2d8', 0.12, x, x + 0.36, 3, 2.35)
}

/** A tree and a lamp at the kerb. */
function furnish(context: Context2D, stage: Stage, space: Space, { side, z }: { side: -1 | 1; z: number }): void {
  const random = stage.random(`kerb ${side} ${z}`)
  const unit = space.scale(z)
  const air = space.air(z)
  const [treeX, footY] = space.at(side * (KERB_M + 0.34), 0, z)
  drawTrunk(context, stage, {
    x: treeX,
    topY: footY - unit * 1.9,
    baseY: footY,
    width: unit * 0.15,
    lean: side * unit * 0.04,
    bark: '#7c6652',
  })
  drawCrown(context, stage, {
    x: treeX + side * unit * 0.1,
    y: footY - unit * 2.3,
    radius: unit * 0.74,
    random,
    air,
    leaves: ['#a9c966', '#6b9a4e', '#3f623f'],
  })
  const [lampX, lampY] = space.at(side * (KERB_M + 0.22), 2.15, z - 1.5)
  const near = space.scale(z - 1.5)
  const [, baseY] = space.at(side * KERB_M, 0, z - 1.5)
  const pole = stage.ink('#2c3036', air, 0.3)
  fillBox(context, pole, { x: lampX - near * 0.02, y: lampY, width: near * 0.04, height: baseY - lampY })
  fillBox(context, pole, { x: lampX - near * 0.05, y: baseY - near * 0.3, width: near * 0.1, height: near * 0.3 })
  addGlow(context, {
    x: lampX,
    y: lampY - near * 0.08,
    radius: near * (stage.isDark ? 1.5 : 0.4),
    hex: '#ffd590',
    strength: stage.isDark ? 0.85 : 0.25,
  })
  context.fillStyle = stage.isDark ? '#fff0c8' : stage.ink('#efe6d2', air, 0)
  context.beginPath()
  context.ellipse(lampX, lampY - near * 0.1, near * 0.08, near * 0.12, 0, 0, Math.PI * 2)
  context.fill()
  fillBox(context, pole, { x: lampX - near * 0.09, y: lampY - near * 0.24, width: near * 0.18, height: near * 0.04 })
}

function parkCar(context: Context2D, stage: Stage, space: Space, car: { side: -1 | 1; z: number; hex: string }): void {
  const { side, z, hex } = car
  const x = side * (KERB_M - 0.5)
  for (const wheelZ of [z + 0.35, z + 1.5])
    space.block(context, '#1c1d20', { x, y: 0, z: wheelZ, width: 0.84, height: 0.28, depth: 0.3 })
  space.block(context, hex, { x, y: 0.12, z, width: 0.86, height: 0.34, depth: 2 })
  space.block(context, '#2a333c', { x, y: 0.46, z: z + 0.45, width: 0.7, height: 0.28, depth: 1.1 })
  space.block(context, hex, { x, y: 0.72, z: z + 0.5, width: 0.68, height: 0.03, depth: 1 })
  for (const dx of [-0.32, 0.32]) {
    const [px, py] = space.at(x + dx, 0.32, z)
    const unit = space.scale(z)
    // Those that come toward the viewer shine white, those that leave red.
    const shine = side === -1 ? '#ffe9c4' : '#ff5a4a'
    if (stage.isDark) addGlow(context, { x: px, y: py, radius: unit * 0.42, hex: shine, strength: 0.8 })
    if (stage.isDark && /rain|storm/.test(stage.scene.weather)) {
      // On the wet road they are drawn out into streaks.
      const streak = context.createLinearGradient(0, py + unit * 0.3, 0, py + unit * 1.2)
      streak.addColorStop(0, cssColor(rgbFromHex(shine), 0.6))
      streak.addColorStop(1, cssColor(rgbFromHex(shine), 0))
      context.fillStyle = streak
      context.fillRect(px - unit * 0.05, py + unit * 0.3, unit * 0.1, unit * 0.9)
    }
    fillBox(context, stage.isDark ? shine : stage.ink(side === -1 ? '#eef0ec' : '#a03a34'), {
      x: px - unit * 0.06,
      y: py - unit * 0.035,
      width: unit * 0.12,
      height: unit * 0.07,
    })
  }
}
