import { drawWindowGrid, fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { buildRoom } from '../shapes/room.ts'
import { drawCrown } from '../shapes/trees.ts'
import type { Stage } from '../stage.ts'

/** A high floor with a glass wall over the city, a plant and a tidy desk. */
export function drawOffice(stage: Stage): void {
  const floorY = stage.horizon + 200
  buildRoom(stage, { wall: '#c7ced6', floor: '#8b95a0', floorY })
  stage.plane(0.9, (context) => {
    const top = 40
    const sky = context.createLinearGradient(0, top, 0, floorY)
    sky.addColorStop(0, stage.isDark ? '#1a2a5a' : '#a6d2f0')
    sky.addColorStop(1, stage.isDark ? '#5a5f9a' : '#eef5f6')
    context.fillStyle = sky
    context.fillRect(-100, top, stage.width + 200, floorY - top)
    const random = stage.random('offices')
    for (let tower = 0; tower < 9; tower += 1) {
      const width = 90 + random() * 70
      const height = 150 + random() * 330
      const front = { x: tower * 122 - 60 + random() * 30, y: floorY - height, width, height }
      fillBox(context, stage.isDark ? '#2b3768' : stage.ink('#a9bccb', 0.3, 0.15), front)
      fillBox(context, stage.isDark ? '#222d58' : stage.ink('#8ca3b6', 0.3, 0.3), {
        ...front,
        x: front.x + width * 0.66,
        width: width * 0.34,
      })
      drawWindowGrid(context, front, {
        columns: 5,
        rows: Math.round(height / 34),
        fillX: 0.6,
        fillY: 0.5,
        pick: () => (random() < 0.45 ? (stage.isDark ? '#ffd890' : stage.ink('#c9dce8', 0.2)) : undefined),
      })
    }
  })
  stage.plane(0.6, (context) => {
    for (let bar = 0; bar <= 5; bar += 1) {
      fillBox(context, stage.ink('#e9edf0', 0.02, 0.25), {
        x: (bar / 5) * (stage.width + 60) - 40,
        y: 30,
        width: 18,
        height: floorY - 30,
      })
    }
    fillBox(context, stage.ink('#e9edf0', 0.02, 0.15), { x: -100, y: 24, width: stage.width + 200, height: 22 })
    fillBox(context, stage.ink('#e9edf0', 0.02, 0.25), { x: -100, y: 470, width: stage.width + 200, height: 12 })
    addGlow(context, {
      x: stage.middle + stage.lightSide * 300,
      y: 280,
      radius: 560,
      hex: stage.isDark ? '#6a80d8' : '#fffdf2',
      strength: stage.isDark ? 0.2 : 0.5,
    })
  })
  stage.plane(0.15, (context) => {
    const random = stage.random('office plant')
    const x = stage.middle - stage.lightSide * stage.width * 0.43
    for (let leaf = 0; leaf < 3; leaf += 1)
      drawCrown(context, stage, {
        x: x + (leaf - 1) * 60,
        y: 520 + leaf * 40,
        radius: 92,
        random,
        leaves: ['#9cc878', '#5f9a62', '#38684f'],
      })
    fillBox(context, stage.ink('#f2f0ec', 0, 0.15), { x: x - 56, y: 640, width: 112, height: 200 })
    fillBox(context, stage.ink('#d2d0cc', 0, 0.5), { x: x + 16, y: 640, width: 40, height: 200 })
    const deskX = stage.middle + stage.lightSide * stage.width * 0.36
    fillBox(context, stage.ink('#d9b88e', 0, 0.05), { x: deskX - 230, y: 830, width: 460, height: 24 })
    fillBox(context, stage.ink('#a98a66', 0, 0.5), { x: deskX - 220, y: 854, width: 440, height: 260 })
    fillBox(context, stage.ink('#3a4048', 0, 0.2), { x: deskX - 90, y: 660, width: 220, height: 136 })
    fillBox(context, stage.isDark ? '#7fb2e8' : stage.ink('#8fb4d4', 0, 0), { x: deskX - 80, y: 670, width: 200, height: 116 })
    fillBox(context, stage.ink('#3a4048', 0, 0.4), { x: deskX + 8, y: 796, width: 24, height: 36 })
  })
}
