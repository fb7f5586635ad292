import type { Context2D } from '../../canvas.ts'
import { drawWindowGrid, fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import type { Stage } from '../stage.ts'

const SIGN_COLORS = ['#ff2f92', '#19e3ff', '#ffb02e', '#8f5bff', '#3dffb0'] as const

/** A street canyon at night: towers in three depths, upright signs, and their light on the wet road. */
export function drawNeonCity(stage: Stage): void {
  stage.plane(1, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, stage.horizon + 60)
    gradient.addColorStop(0, '#0b0a24')
    gradient.addColorStop(0.5, '#2a1350')
    gradient.addColorStop(1, '#c2417f')
    context.fillStyle = gradient
    context.fillRect(-100, -100, stage.width + 200, 1200)
    addGlow(context, { x: stage.middle, y: stage.horizon - 40, radius: 520, hex: '#ff5aa8', strength: 0.7 })
  })
  const rows = [
    { distance: 0.9, count: 9, reach: 0, colors: ['#43226b', '#55307f'], top: 250 },
    { distance: 0.6, count: 3, reach: 0.2, colors: ['#241446', '#2f1a5a'], top: 110 },
    { distance: 0.3, count: 2, reach: 0.33, colors: ['#150c30', '#1c1140'], top: -120 },
  ] as const
  for (const [row, towers] of rows.entries()) {
    stage.plane(towers.distance, (context) => {
      const random = stage.random(`towers ${row}`)
      if (row === 0) {
        for (let index = 0; index < towers.count; index += 1) {
          drawTower(context, stage, random, row, {
            x: (index / towers.count) * stage.width - 20,
            y: towers.top + random() * 170,
            width: stage.width / towers.count + 8,
          })
        }
        return
      }
      for (const side of [-1, 1]) {
        for (let index = 0; index < towers.count; index += 1) {
          const width = 150 + row * 30
          const x = stage.middle + side * (stage.width * towers.reach + index * width * 0.92) - (side < 0 ? width : 0)
          drawTower(context, stage, random, row, { x, y: towers.top + random() * 130 - index * 60, width })
        }
      }
    })
  }
  stage.plane(0.28, (context) => drawSigns(context, stage))
  stage.plane(0.2, (context) => drawWetRoad(context, stage))
}

function drawTower(
  context: Context2D,
  stage: Stage,
  random: () => number,
  row: number,
  place: { x: number; y: number; width: number },
) {
  const colors = [
    ['#4b2877', '#3a1e62'],
    ['#2b1750', '#20113f'],
    ['#190e38', '#110928'],
  ][row]!
  const height = 1000 - place.y
  fillBox(context, colors[0]!, { ...place, height })
  fillBox(context, colors[1]!, { x: place.x + place.width * 0.62, y: place.y, width: place.width * 0.38, height })
  fillBox(context, colors[1]!, { x: place.x + place.width * 0.2, y: place.y - 34, width: place.width * 0.3, height: 36 })
  fillBox(context, colors[1]!, { x: place.x + place.width * 0.33, y: place.y - 100, width: 3, height: 70 })
  const warm = ['#ffd28a', '#ff9ec4', '#8fe9ff', '#b79bff'][Math.floor(random() * 4)]!
  drawWindowGrid(
    context,
    { x: place.x + place.width * 0.08, y: place.y + 24, width: place.width * 0.84, height: stage.horizon - place.y },
    {
      columns: 4 + row,
      rows: Math.max(4, Math.round((stage.horizon - place.y) / (30 + row * 10))),
      fillX: 0.56,
      fillY: 0.44,
      pick: () => (random() < 0.3 ? warm : random() < 0.3 ? colors[1] : undefined),
    },
  )
}

function drawSigns(context: Context2D, stage: Stage): void {
  const random = stage.random('signs')
  for (const side of [-1, 1]) {
    for (let index = 0; index < 3; index += 1) {
      const hex = SIGN_COLORS[Math.floor(random() * SIGN_COLORS.length)]!
      const x = stage.middle + side * stage.width * (0.29 + index * 0.075)
      const y = 190 + index * 90 + random() * 130
      const height = 150 + random() * 120
      const width = 34 + index * 9
      fillBox(context, '#0d0720', { x: x - width / 2 - 5, y: y - 5, width: width + 10, height: height + 10 })
      context.strokeStyle = hex
      context.lineWidth = 4
      context.beginPath()
      context.rect(x - width / 2, y, width, height)
      context.stroke()
      // Strokes that read as lettering without being any script.
      const letters = Math.floor(height / (width * 0.9))
      for (let letter = 0; letter < letters; letter += 1) {
        const top = y + (letter + 0.22) * (height / letters)
        const size = width * 0.5
        context.beginPath()
        context.moveTo(x - size / 2, top)
        context.lineTo(x + size / 2, top)
        if (random() < 0.6) context.lineTo(x + size / 2, top + size)
        context.moveTo(x, top)
        context.lineTo(x - (random() - 0.3) * size * 0.5, top + size)
        if (random() < 0.5) {
          context.moveTo(x - size / 2, top + size * 0.55)
          context.lineTo(x + size / 2, top + size * 0.5)
        }
        context.stroke()
      }
      addGlow(context, { x, y: y + height / 2, radius: height * 1.05, hex, strength: 0.5 })
    }
  }
  // A screen lights the haze right behind the head on the rim side.
  addGlow(context, { x: stage.middle - stage.lightSide * 190, y: 400, radius: 380, hex: '#23bfff', strength: 0.3 })
  addGlow(context, { x: stage.middle + stage.lightSide * 230, y: 470, radius: 360, hex: '#ff3c9e', strength: 0.3 })
}

function drawWetRoad(context: Context2D, stage: Stage): void {
  const top = stage.horizon + 40
  fillPolygon(context, '#160b2c', [
    [stage.middle - 60, top],
    [stage.middle + 60, top],
    [stage.width + 260, 1100],
    [-260, 1100],
  ])
  fillPolygon(context, '#0e0720', [
    [-120, top + 30],
    [stage.middle - 70, top],
    [-260, 1100],
  ])
  fillPolygon(context, '#0e0720', [
    [stage.width + 120, top + 30],
    [stage.middle + 70, top],
    [stage.width + 260, 1100],
  ])
  const random = stage.random('reflections')
  for (let index = 0; index < 26; index += 1) {
    const hex = SIGN_COLORS[index % SIGN_COLORS.length]!
    const share = random() ** 0.8
    const y = top + 14 + share * (1000 - top)
    const x = stage.middle + (random() - 0.5) * (260 + share * 900)
    context.globalAlpha = 0.2 + 0.3 * random()
    context.fillStyle = hex
    context.beginPath()
    context.ellipse(x, y, 12 + share * 50, 2.5 + share * 5, 0, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}
