import type { Context2D } from '../../canvas.ts'
import { addGlow } from '../shapes/glow.ts'
import { drawCrown, drawTrunk } from '../shapes/trees.ts'
import type { Stage } from '../stage.ts'

/** Rain forest: hanging vines between buttressed trunks, broad leaves in front, warm haze in the depth. */
export function drawJungle(stage: Stage): void {
  const ground = stage.horizon + 80
  stage.plane(1, (context) => {
    const haze = context.createLinearGradient(0, 0, 0, ground)
    haze.addColorStop(0, stage.ink('#5f9a5c', 0.4))
    haze.addColorStop(0.6, stage.ink('#b9d98a', 0.4))
    haze.addColorStop(1, stage.ink('#e4f0b0', 0.4))
    context.fillStyle = haze
    context.fillRect(-200, -200, stage.width + 400, 1500)
    addGlow(context, {
      x: stage.middle + stage.lightSide * 140,
      y: 300,
      radius: 520,
      hex: stage.isDark ? '#7f9ad8' : '#fffbd0',
      strength: 0.7,
    })
  })
  for (const [row, { distance, count, width }] of [
    { distance: 0.85, count: 8, width: 26 },
    { distance: 0.6, count: 5, width: 54 },
    { distance: 0.35, count: 4, width: 92 },
  ].entries()) {
    stage.plane(distance, (context) => {
      const random = stage.random(`row ${row}`)
      const base = ground + row * 60
      context.fillStyle = stage.ink(['#8fb56a', '#5f9148', '#3f6f38'][row]!, distance * 0.5, 0.2)
      context.fillRect(-200, base, stage.width + 400, 600)
      for (let index = 0; index < count; index += 1) {
        const x = ((index + 0.5) / count) * (stage.width + 160) - 80 + (random() - 0.5) * 60
        if (Math.abs(x - stage.middle) < 90 + row * 110) continue
        drawTrunk(context, stage, {
          x,
          topY: -150,
          baseY: base + 30,
          width: width * (0.8 + 0.4 * random()),
          lean: (random() - 0.5) * 90,
          bark: '#8a7a55',
          air: distance,
        })
      }
      // Undergrowth, so that no ground is bare.
      for (let bush = 0; bush < 7; bush += 1) {
        const share = (bush + 0.3 + 0.4 * random()) / 7
        drawCrown(context, stage, {
          x: share * stage.width,
          y: base + 26 + 30 * row - Math.abs(share - 0.5) * 60,
          radius: (46 + 22 * row) * (0.6 + Math.abs(share - 0.5) * 1.3),
          random,
          leaves: row === 0 ? ['#a9cf78', '#7fb265', '#5d9a5a'] : ['#8cc258', '#4f9148', '#2c6438'],
          air: distance,
        })
      }
      for (let index = 0; index < 6; index += 1) {
        const share = index / 5
        drawCrown(context, stage, {
          x: share * stage.width,
          y: -40 + Math.abs(share - 0.5) * 150 + row * 12,
          radius: 130 + row * 26,
          random,
          leaves: [
            ['#b4d67a', '#8cc258', '#6aab48'][row]!,
            ['#86b46a', '#559645', '#3a7a3c'][row]!,
            ['#6a9a68', '#356f3e', '#1f4f30'][row]!,
          ],
          air: distance,
        })
      }
      hangVines(context, stage, random, row, distance)
    })
  }
  stage.plane(0.12, (context) => {
    const random = stage.random('leaves')
    for (const [x, y, turn, size] of [
      [-0.02, 0.98, -0.9, 330],
      [0.07, 1.03, -1.35, 300],
      [0.0, 0.72, -0.5, 240],
      [1.02, 0.98, -2.3, 340],
      [0.93, 1.04, -1.8, 300],
      [1.0, 0.7, -2.7, 250],
      [0.3, 1.08, -1.2, 220],
      [0.7, 1.08, -1.95, 220],
    ] as const)
      drawBroadLeaf(context, stage, { x: x * stage.width, y: y * 1000, turn: turn + (random() - 0.5) * 0.2, size })
  })
}

function hangVines(context: Context2D, stage: Stage, random: () => number, row: number, distance: number): void {
  context.strokeStyle = stage.ink('#3f6a38', distance, 0.4)
  context.lineWidth = 3 + row * 2.4
  for (let vine = 0; vine < 4; vine += 1) {
    const from = random() * stage.width
    const to = from + (random() - 0.5) * 320
    context.beginPath()
    context.moveTo(from, -60)
    context.quadraticCurveTo((from + to) / 2, 220 + random() * 220, to, -60)
    context.stroke()
  }
}

/** One leaf of a banana or a monstera: a blade on its rib, half of it in shade. */
function drawBroadLeaf(context: Context2D, stage: Stage, leaf: { x: number; y: number; turn: number; size: number }): void {
  context.save()
  context.translate(leaf.x, leaf.y)
  context.rotate(leaf.turn)
  for (const [sign, hex, shade] of [
    [-1, '#5aa648', 0.05],
    [1, '#2f7038', 0.45],
  ] as const) {
    context.fillStyle = stage.ink(hex, 0, shade)
    context.beginPath()
    context.moveTo(0, 0)
    context.bezierCurveTo(leaf.size * 0.2, sign * leaf.size * 0.3, leaf.size * 0.7, sign * leaf.size * 0.26, leaf.size, 0)
    context.lineTo(0, 0)
    context.fill()
  }
  context.strokeStyle = stage.ink('#9ccc62', 0, 0.1)
  context.lineWidth = 4
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(leaf.size * 0.96, 0)
  for (let rib = 1; rib < 6; rib += 1) {
    const at = (leaf.size * rib) / 6.4
    for (const sign of [-1, 1]) {
      context.moveTo(at, 0)
      context.lineTo(at + leaf.size * 0.1, sign * leaf.size * 0.15)
    }
  }
  context.stroke()
  context.restore()
}
