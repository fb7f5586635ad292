import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { buildRoom, hangShelf, standBottle } from '../shapes/room.ts'
import type { Stage } from '../stage.ts'

const LIQUIDS = ['#9fd3d6', '#a9b8d8', '#d8b06a', '#c9dfe2', '#8fbf9a', '#b98a5c'] as const

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
