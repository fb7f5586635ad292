import { fillBox } from '../shapes/buildings.ts'
import { buildRoom, hangLamp, hangShelf, openWindow, standBottle } from '../shapes/room.ts'
import type { Stage } from '../stage.ts'

/** A country kitchen: tiles, copper pans on a rail, a window over the sink, jars in a row. */
export function drawKitchen(stage: Stage): void {
  const floorY = stage.horizon + 220
  buildRoom(stage, { wall: '#efe4cc', floor: '#b98a64', floorY, boards: '#a87a56' })
  stage.plane(0.7, (context) => {
    for (let row = 0; row < 6; row += 1) {
      for (let column = 0; column < 19; column += 1) {
        fillBox(
          context,
          stage.ink((row + column) % 5 === 0 ? '#8fb6b4' : '#f6f1e4', 0.05, (row * 7 + column * 3) % 4 === 0 ? 0.28 : 0.14),
          { x: column * 60 - 60, y: 400 + row * 40, width: 56, height: 36 },
        )
      }
    }
    openWindow(context, stage, {
      x: stage.middle + stage.lightSide * stage.width * 0.28 - 140,
      y: 90,
      width: 280,
      height: 290,
      frame: '#ffffff',
    })
    const railX = stage.middle - stage.lightSide * stage.width * 0.33 - 190
    fillBox(context, stage.ink('#6a6460', 0.02, 0.2), { x: railX, y: 170, width: 380, height: 9 })
    for (const [offset, size] of [
      [50, 46],
      [160, 58],
      [270, 40],
      [340, 34],
    ] as const) {
      const x = railX + offset
      fillBox(context, stage.ink('#6a4630', 0.02, 0.2), { x: x - 4, y: 176, width: 8, height: 84 })
      for (const [radius, hex, shade] of [
        [size, '#b4683a', 0.35],
        [size * 0.8, '#e29a5c', 0.02],
      ] as const) {
        context.fillStyle = stage.ink(hex, 0.02, shade)
        context.beginPath()
        context.ellipse(x, 256 + size, radius, radius, 0, 0, Math.PI * 2)
        context.fill()
      }
    }
  })
  stage.plane(0.45, (context) => {
    const counterY = floorY - 190
    fillBox(context, stage.ink('#5f8a86', 0.03, 0.3), { x: -100, y: counterY, width: stage.width + 200, height: 240 })
    for (let door = 0; door < 8; door += 1) {
      fillBox(context, stage.ink('#74a09a', 0.03, 0.15), { x: door * 142 - 60, y: counterY + 34, width: 122, height: 180 })
      fillBox(context, stage.ink('#e0b45c', 0.02, 0.1), { x: door * 142 + 36, y: counterY + 60, width: 8, height: 30 })
    }
    fillBox(context, stage.ink('#c99b68', 0.03, 0.05), { x: -100, y: counterY - 16, width: stage.width + 200, height: 24 })
    const random = stage.random('jars')
    for (const from of [-20, stage.width - 280]) {
      hangShelf(context, stage, { x: from, y: counterY - 16, width: 300, color: '#c99b68' }, (x) => {
        const hex = ['#d9a24a', '#b8523c', '#8fae6a', '#e8d8b0', '#7a4a38'][Math.floor(random() * 5)]!
        const width = 38 + random() * 14
        standBottle(context, {
          x,
          y: counterY - 16,
          width,
          height: 84 + random() * 24,
          color: stage.ink(hex, 0.03, 0.15),
          shine: stage.ink('#ffffff', 0, 0.1),
        })
        return width + 12
      })
    }
    hangLamp(context, stage, { x: stage.middle - stage.lightSide * 60, y: 80, size: 54, shade: '#3f6f6c' })
  })
}
