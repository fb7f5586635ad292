import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon, fillSmooth } from '../shapes/polygon.ts'
import { buildRoom, hangShelf, openWindow } from '../shapes/room.ts'
import type { Stage } from '../stage.ts'

const WALLS = ['#b9c2c8', '#cdbdb4', '#bcc3b4', '#c2bbc4'] as const

/** A quiet room: curtained window, a lamp, a made bed and a shelf of favourite things. */
export function drawBedroom(stage: Stage): void {
  const floorY = stage.horizon + 190
  const random = stage.random('bedroom')
  const wall = WALLS[Math.floor(random() * WALLS.length)]!
  buildRoom(stage, { wall, floor: '#a4835f', floorY, boards: '#b08d68' })
  stage.plane(0.65, (context) => {
    const x = stage.middle + stage.lightSide * stage.width * 0.28
    openWindow(context, stage, { x: x - 130, y: 100, width: 260, height: 380, frame: '#f4efe6' })
    for (const side of [-1, 1]) {
      fillSmooth(context, stage.ink('#f0e6da', 0.03, 0.2), [
        [x + side * 120, 66],
        [x + side * 210, 66],
        [x + side * 190, 330],
        [x + side * 220, 590],
        [x + side * 140, 590],
        [x + side * 165, 330],
      ])
    }
    fillBox(context, stage.ink('#8a6a50', 0.03, 0.2), { x: x - 230, y: 58, width: 460, height: 12 })
    const shelfX = stage.middle - stage.lightSide * stage.width * 0.36 - 140
    hangShelf(context, stage, { x: shelfX, y: 380, width: 280, color: '#a57b56' }, (at) => {
      const hex = ['#a8665c', '#5f7a8c', '#c6a86a', '#7a9480', '#8a7a94'][Math.floor(random() * 5)]!
      const width = 16 + random() * 18
      const height = 70 + random() * 40
      fillBox(context, stage.ink(hex, 0.05, 0.2), { x: at, y: 380 - height, width, height })
      return width + 3
    })
    fillBox(context, stage.ink('#6d4f3a', 0.05, 0.2), { x: shelfX + 40, y: 120, width: 190, height: 140 })
    fillBox(context, stage.ink('#e9dcc4', 0.05, 0.1), { x: shelfX + 50, y: 130, width: 170, height: 120 })
    fillPolygon(context, stage.ink('#7fa88a', 0.05, 0.2), [
      [shelfX + 50, 250],
      [shelfX + 110, 170],
      [shelfX + 150, 215],
      [shelfX + 180, 185],
      [shelfX + 220, 250],
    ])
  })
  stage.plane(0.35, (context) => {
    // A lamp beside the bed, its light on the wall.
    const x = stage.middle - stage.lightSide * stage.width * 0.22
    fillBox(context, stage.ink('#8a6a50', 0, 0.4), { x: x - 7, y: 590, width: 14, height: 160 })
    addGlow(context, { x, y: 560, radius: stage.isDark ? 420 : 190, hex: '#ffcf94', strength: stage.isDark ? 0.8 : 0.4 })
    fillPolygon(context, stage.isDark ? '#ffe3b0' : stage.ink('#f1e3c8', 0, 0.1), [
      [x - 62, 600],
      [x - 38, 500],
      [x + 38, 500],
      [x + 62, 600],
    ])
  })
  stage.plane(0.2, (context) => {
    const side = -stage.lightSide
    const headX = stage.middle + side * stage.width * 0.52
    fillBox(context, stage.ink('#8a6246', 0, 0.2), { x: Math.min(headX, headX - side * 420), y: 560, width: 420, height: 190 })
    fillSmooth(context, stage.ink('#faf5ec', 0, 0.08), [
      [headX, 660],
      [headX - side * 60, 640],
      [headX - side * 330, 650],
      [headX - side * 370, 740],
      [headX, 760],
    ])
    fillSmooth(context, stage.ink('#5f7fa6', 0, 0.2), [
      [headX + side * 80, 730],
      [headX - side * 420, 726],
      [headX - side * 520, 900],
      [headX - side * 480, 1150],
      [headX + side * 80, 1150],
    ])
    fillSmooth(context, stage.ink('#7f9cc0', 0, 0.05), [
      [headX + side * 80, 730],
      [headX - side * 420, 726],
      [headX - side * 440, 790],
      [headX + side * 80, 800],
    ])
  })
}
