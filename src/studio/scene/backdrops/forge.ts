import type { Context2D } from '../../canvas.ts'
import { fillBox } from '../shapes/buildings.ts'
import { drawFire } from '../shapes/fire.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { buildRoom } from '../shapes/room.ts'
import type { Stage } from '../stage.ts'

/** A smith's forge: a hearth full of glowing coals under its hood, an anvil, tongs on the wall, sparks in the dark. */
export function drawForge(stage: Stage): void {
  const floorY = stage.horizon + 180
  const hearthX = stage.middle + stage.lightSide * stage.width * 0.3
  buildRoom(stage, { wall: '#54473d', floor: '#41362e', floorY, ceilingBeams: '#33271f' })
  stage.plane(0.75, (context) => {
    layStones(context, stage, floorY)
    addGlow(context, { x: hearthX, y: 560, radius: 900, hex: '#ff8a34', strength: 0.5 })
  })
  stage.plane(0.6, (context) => raiseHearth(context, stage, hearthX, floorY))
  stage.plane(0.5, (context) => hangTools(context, stage))
  stage.plane(0.2, (context) => {
    const x = stage.middle - stage.lightSide * stage.width * 0.4
    fillBox(context, stage.ink('#5d4431', 0, 0.5), { x: x - 90, y: 860, width: 180, height: 300 })
    fillPolygon(context, stage.ink('#3c3f45', 0, 0.25), [
      [x - 150, 760],
      [x + 170, 752],
      [x + 120, 806],
      [x + 60, 820],
      [x + 86, 866],
      [x - 86, 866],
      [x - 56, 820],
      [x - 110, 806],
    ])
    fillBox(context, '#ff9c4a', { x: x - 130, y: 752, width: 270, height: 5 })
    const random = stage.random('sparks')
    for (let spark = 0; spark < 34; spark += 1) {
      const size = 2 + random() * 5
      context.fillStyle = random() < 0.4 ? '#fff0b8' : '#ffa23c'
      context.fillRect(hearthX + (random() - 0.5) * 560, 680 - random() ** 0.7 * 620, size, size)
    }
    addGlow(context, { x: hearthX, y: 640, radius: 760, hex: '#ff8a30', strength: 0.5 })
  })
}

/** Rough courses, the nearer to the fire the redder they are lit. */
function layStones(context: Context2D, stage: Stage, floorY: number): void {
  const random = stage.random('stones')
  for (let row = 0; row * 62 < floorY + 60; row += 1)
    for (let stone = -1; stone < stage.width / 104 + 1; stone += 1)
      fillBox(context, stage.ink(['#6b5c50', '#5e5047', '#75645a'][Math.floor(random() * 3)]!, 0.1, 0.3 + 0.5 * random()), {
        x: stone * 110 + (row % 2) * 52 + random() * 10,
        y: floorY - 62 - row * 62 + random() * 5,
        width: 98,
        height: 54,
      })
}

function raiseHearth(context: Context2D, stage: Stage, x: number, floorY: number): void {
  const random = stage.random('hearth')
  fillPolygon(context, stage.ink('#3d332c', 0.05, 0.4), [
    [x - 230, 330],
    [x - 110, -120],
    [x + 110, -120],
    [x + 230, 330],
  ])
  fillBox(context, stage.ink('#2a231e', 0.05, 0.4), { x: x - 246, y: 322, width: 492, height: 34 })
  for (const side of [-1, 1])
    fillBox(context, stage.ink('#7c4f3a', 0.05, 0.55), { x: x + side * 205 - 38, y: 356, width: 76, height: floorY - 300 })
  const fire = context.createLinearGradient(0, 356, 0, 660)
  fire.addColorStop(0, '#2a120a')
  fire.addColorStop(0.55, '#a8340f')
  fire.addColorStop(0.86, '#ff9a34')
  fire.addColorStop(1, '#fff0b4')
  context.fillStyle = fire
  context.fillRect(x - 168, 356, 336, 304)
  for (const dx of [-90, 0, 88]) drawFire(context, random, { x: x + dx, y: 660, width: 130, height: 150, glow: 0.4 })
  for (let coal = 0; coal < 46; coal += 1) {
    context.fillStyle = ['#fff1be', '#ffc25a', '#ff8426', '#d2470f', '#5a1c0c'][Math.floor(random() * 5)]!
    context.beginPath()
    context.ellipse(x + (random() - 0.5) * 330, 652 + random() * 30, 10 + random() * 14, 8 + random() * 8, 0, 0, Math.PI * 2)
    context.fill()
  }
  for (let row = 0; row < 5; row += 1)
    for (let brick = 0; brick < 6; brick += 1)
      fillBox(context, stage.ink((row + brick) % 3 ? '#8a543c' : '#6f4232', 0.05, 0.2 + 0.12 * row), {
        x: x - 250 + brick * 84 + (row % 2) * 24,
        y: 684 + row * 44,
        width: 78,
        height: 38,
      })
  addGlow(context, { x, y: 620, radius: 430, hex: '#ffb04a', strength: 0.85 })
}

/** Tongs and hammers on a rail, dark against the wall, an edge of each lit by the fire. */
function hangTools(context: Context2D, stage: Stage): void {
  const from = stage.middle - stage.lightSide * stage.width * 0.32 - 170
  fillBox(context, stage.ink('#2c221b', 0.05, 0.3), { x: from - 20, y: 250, width: 380, height: 16 })
  for (let tool = 0; tool < 6; tool += 1) {
    const x = from + 20 + tool * 60
    const length = 170 + ((tool * 53) % 90)
    fillBox(context, stage.ink('#231c18', 0.05, 0.3), { x: x - 5, y: 260, width: 10, height: length })
    fillBox(context, '#d9762e', { x: x + stage.lightSide * 5 - 1, y: 262, width: 3, height: length - 8 })
    if (tool % 2) fillBox(context, stage.ink('#35302e', 0.05, 0.2), { x: x - 30, y: 256 + length, width: 60, height: 34 })
  }
}
