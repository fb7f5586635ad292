import type { Context2D } from '../../canvas.ts'
import { cssColor, rgbFromHex } from '../../color.ts'
import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import type { Stage } from '../stage.ts'

/** A theatre: red curtains drawn aside, a spotlight's cone on the figure, footlights along the boards. */
export function drawTheatreStage(stage: Stage): void {
  const floorY = stage.horizon + 190
  stage.plane(0.8, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, floorY)
    gradient.addColorStop(0, '#1c0c1e')
    gradient.addColorStop(1, '#5a2038')
    context.fillStyle = gradient
    context.fillRect(-100, -100, stage.width + 200, 1300)
    addGlow(context, { x: stage.middle, y: 380, radius: 520, hex: '#ff9a5a', strength: 0.45 })
    drawBeam(context, stage, stage.middle + stage.lightSide * 330, '#fff1cf', 0.4)
    drawBeam(context, stage, stage.middle - stage.lightSide * 400, '#ff6f9f', 0.3)
  })
  stage.plane(0.45, (context) => {
    for (const side of [-1, 1]) {
      for (let fold = 0; fold < 6; fold += 1) {
        const x = stage.middle + side * (stage.width * 0.3 + fold * 52)
        const gather = side * (5 - fold) * 12
        const shade = fold % 2 ? 0.75 : 0.1
        fillPolygon(context, stage.ink(fold % 2 ? '#6f1226' : '#b0243c', 0, shade), [
          [x - 32, -100],
          [x + 32, -100],
          [x + 26 + gather, 430],
          [x + 40, floorY + 40],
          [x - 34, floorY + 40],
          [x - 26 + gather, 430],
        ])
      }
      fillBox(context, stage.ink('#d8a84a', 0, 0.1), {
        x: stage.middle + side * stage.width * 0.42 - 130,
        y: 424,
        width: 260,
        height: 17,
      })
    }
    for (let swag = 0; swag < 7; swag += 1) {
      const x = (swag + 0.5) * (stage.width / 7)
      context.fillStyle = stage.ink(swag % 2 ? '#8c1a30' : '#a8223a', 0, 0.25)
      context.beginPath()
      context.ellipse(x, -30, stage.width / 11, 150, 0, 0, Math.PI)
      context.fill()
      context.strokeStyle = stage.ink('#dcae52', 0, 0.1)
      context.lineWidth = 7
      context.beginPath()
      context.ellipse(x, -30, stage.width / 11, 150, 0, 0, Math.PI)
      context.stroke()
    }
  })
  stage.plane(0.2, (context) => {
    for (let plank = -7; plank <= 7; plank += 1) {
      fillPolygon(context, stage.ink('#9a6a44', 0, plank % 2 ? 0.45 : 0.2), [
        [stage.middle + plank * 86 - 42, floorY],
        [stage.middle + plank * 86 + 43, floorY],
        [stage.middle + plank * 200 + 100, 1160],
        [stage.middle + plank * 200 - 99, 1160],
      ])
    }
    addGlow(context, { x: stage.middle, y: floorY + 120, radius: 380, hex: '#ffe0a8', strength: 0.45 })
    for (let lamp = 0; lamp < 8; lamp += 1) {
      const x = (lamp + 0.5) * (stage.width / 8)
      addGlow(context, { x, y: 985, radius: 110, hex: '#ffd48a', strength: 0.75 })
      context.fillStyle = '#fff0c8'
      context.beginPath()
      context.ellipse(x, 1000, 27, 20, 0, Math.PI, 0)
      context.fill()
    }
  })
}

function drawBeam(context: Context2D, stage: Stage, fromX: number, hex: string, strength: number): void {
  const gradient = context.createLinearGradient(fromX, -60, stage.middle, 900)
  gradient.addColorStop(0, cssColor(rgbFromHex(hex), strength))
  gradient.addColorStop(1, cssColor(rgbFromHex(hex), 0.02))
  context.fillStyle = gradient
  context.beginPath()
  context.moveTo(fromX - 24, -100)
  context.lineTo(fromX + 24, -100)
  context.lineTo(stage.middle + 330, 1000)
  context.lineTo(stage.middle - 330, 1000)
  context.fill()
}
