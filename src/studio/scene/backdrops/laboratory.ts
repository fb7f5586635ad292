import type { Context2D } from '../../canvas.ts'
import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { buildRoom, hangShelf, standBottle } from '../shapes/room.ts'
import type { Stage } from '../stage.ts'

const LIQUIDS = ['#57d0d8', '#8f9ae0', '#f0a63c', '#7fd68a', '#e0688f', '#f0d24a'] as const

/** White benches under strip light, glowing flasks on glass shelves, a wall screen with its curve. */
export function drawLaboratory(stage: Stage): void {
  const floorY = stage.horizon + 200
  buildRoom(stage, { wall: '#b9cbd4', floor: '#7f929c', floorY })
  stage.plane(0.75, (context) => {
    for (let panel = 0; panel < 7; panel += 1) {
      fillBox(context, stage.ink('#d3e0e6', 0.05, 0.2), { x: panel * 164 - 60, y: 70, width: 152, height: floorY - 90 })
    }
    for (const y of [0, 44]) {
      fillBox(context, '#effcff', { x: -100, y, width: stage.width + 200, height: 12 })
      addGlow(context, { x: stage.middle, y, radius: 620, hex: '#bff2ff', strength: 0.35 })
    }
    const screenX = stage.middle + stage.lightSide * stage.width * 0.32 - 170
    fillBox(context, '#0e2733', { x: screenX, y: 150, width: 340, height: 240 })
    context.strokeStyle = '#1f4a5a'
    context.lineWidth = 2
    context.beginPath()
    for (let line = 1; line < 8; line += 1) {
      context.moveTo(screenX, 150 + line * 30)
      context.lineTo(screenX + 340, 150 + line * 30)
      context.moveTo(screenX + line * 42, 150)
      context.lineTo(screenX + line * 42, 390)
    }
    context.stroke()
    const random = stage.random('curve')
    for (const [hex, height] of [
      ['#3df0d0', 60],
      ['#ff8a5c', 36],
    ] as const) {
      context.strokeStyle = hex
      context.lineWidth = 5
      context.beginPath()
      for (let step = 0; step <= 24; step += 1) {
        const x = screenX + 14 + step * 13
        context.lineTo(x, 290 - Math.sin(step * 0.5 + height) * height * (0.5 + random() * 0.5))
      }
      context.stroke()
    }
    addGlow(context, { x: screenX + 170, y: 270, radius: 300, hex: '#34cfd8', strength: 0.4 })
  })
  stage.plane(0.5, (context) => {
    const random = stage.random('flasks')
    const shelfX = stage.middle - stage.lightSide * stage.width * 0.34 - 180
    for (const y of [250, 400, 550]) {
      hangShelf(context, stage, { x: shelfX, y, width: 360, color: '#dfeef2' }, (x) => {
        const hex = LIQUIDS[Math.floor(random() * LIQUIDS.length)]!
        const width = 34 + random() * 22
        standBottle(context, { x, y, width, height: 76 + random() * 36, color: hex, shine: '#ffffff' })
        addGlow(context, { x: x + width / 2, y: y - 34, radius: 56, hex, strength: 0.3 })
        return width + 20
      })
    }
  })
  stage.plane(0.45, (context) => setBench(context, stage, 640))
  stage.plane(0.2, (context) => {
    fillBox(context, stage.ink('#f2f7f8', 0, 0.05), { x: -120, y: 840, width: stage.width + 240, height: 24 })
    fillBox(context, stage.ink('#a9bcc4', 0, 0.4), { x: -120, y: 864, width: stage.width + 240, height: 280 })
    const random = stage.random('bench flasks')
    for (const x of [0.03, 0.11, 0.86, 0.95]) {
      const hex = LIQUIDS[Math.floor(random() * LIQUIDS.length)]!
      addGlow(context, { x: stage.width * x, y: 790, radius: 110, hex, strength: 0.3 })
      standBottle(context, { x: stage.width * x - 34, y: 840, width: 68, height: 130, color: hex, shine: '#ffffff' })
    }
  })
}

/** A bench along the wall: flasks that boil in every colour, tubes in their rack, a microscope. */
function setBench(context: Context2D, stage: Stage, y: number): void {
  fillBox(context, stage.ink('#f4f8f9', 0.03, 0.05), { x: -100, y, width: stage.width + 200, height: 20 })
  fillBox(context, stage.ink('#8fa5ae', 0.05, 0.4), { x: -100, y: y + 20, width: stage.width + 200, height: 200 })
  for (let door = 0; door * 130 < stage.width + 200; door += 1) {
    fillBox(context, stage.ink('#c3d2d8', 0.05, 0.25), { x: door * 130 - 90, y: y + 34, width: 118, height: 170 })
    fillBox(context, stage.ink('#5f7580', 0.05, 0.3), { x: door * 130 - 56, y: y + 46, width: 50, height: 8 })
  }
  const random = stage.random('bench')
  for (const share of [0.05, 0.2, 0.31, 0.7, 0.8, 0.95]) {
    const [x, size] = [stage.width * share, 44 + random() * 20]
    const hex = LIQUIDS[Math.floor(random() * LIQUIDS.length)]!
    addGlow(context, { x, y: y - size * 0.6, radius: size * 2.4, hex, strength: 0.4 })
    // A flask is wide at its foot; what is in it fills the lower half.
    const flask = (from: number, to: number, color: string) =>
      fillPolygon(context, color, [
        [x - size * (0.16 + 0.64 * (1 - to)), y - size * 1.3 * to],
        [x + size * (0.16 + 0.64 * (1 - to)), y - size * 1.3 * to],
        [x + size * (0.16 + 0.64 * (1 - from)), y - size * 1.3 * from],
        [x - size * (0.16 + 0.64 * (1 - from)), y - size * 1.3 * from],
      ])
    flask(0, 1, 'rgba(236,250,255,0.6)')
    flask(0.03, 0.48, hex)
    fillBox(context, 'rgba(236,250,255,0.75)', {
      x: x - size * 0.16,
      y: y - size * 1.9,
      width: size * 0.32,
      height: size * 0.62,
    })
    fillBox(context, '#ffffff', { x: x - size * 0.2, y: y - size * 1.94, width: size * 0.4, height: size * 0.09 })
  }
  const rackX = stage.width * 0.4 - 60
  for (let tube = 0; tube < 6; tube += 1) {
    fillBox(context, 'rgba(236,250,255,0.75)', { x: rackX + tube * 20, y: y - 92, width: 12, height: 86 })
    fillBox(context, LIQUIDS[tube % LIQUIDS.length]!, {
      x: rackX + tube * 20,
      y: y - 30 - random() * 36,
      width: 12,
      height: 30,
    })
  }
  fillBox(context, stage.ink('#d9a066', 0.03, 0.2), { x: rackX - 10, y: y - 62, width: 132, height: 12 })
  const x = stage.width * 0.6
  const steel = stage.ink('#39454d', 0.03, 0.25)
  fillBox(context, steel, { x: x - 46, y: y - 14, width: 100, height: 14 })
  fillBox(context, steel, { x: x - 34, y: y - 62, width: 74, height: 9 })
  fillPolygon(context, steel, [
    [x + 30, y - 10],
    [x + 54, y - 10],
    [x + 44, y - 124],
    [x + 22, y - 124],
  ])
  fillPolygon(context, stage.ink('#e8eef0', 0.03, 0.1), [
    [x - 8, y - 62],
    [x + 10, y - 62],
    [x - 8, y - 176],
    [x - 30, y - 168],
  ])
}
