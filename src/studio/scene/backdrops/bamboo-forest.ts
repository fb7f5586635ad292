import { addGlow } from '../shapes/glow.ts'
import { spaceOf } from '../shapes/space.ts'
import type { Stage } from '../stage.ts'

/** A path through tall bamboo: jointed green stems in four depths, sprays of narrow leaves, light at its end. */
export function drawBambooForest(stage: Stage): void {
  const space = spaceOf(stage)
  stage.plane(1, (context) => {
    const light = context.createLinearGradient(0, 0, 0, stage.horizon + 60)
    light.addColorStop(0, stage.ink('#8fc27c', 0.4))
    light.addColorStop(1, stage.ink('#f2f7c4', 0.4))
    context.fillStyle = light
    context.fillRect(-200, -200, stage.width + 400, 1500)
    addGlow(context, {
      x: stage.middle,
      y: stage.horizon - 160,
      radius: 460,
      hex: stage.isDark ? '#88a4e0' : '#fffde0',
      strength: 0.7,
    })
    space.face(context, '#8aa85c', 0.2, [-40, 0, 30], [40, 0, 30], [40, 0, 0.9], [-40, 0, 0.9])
    space.face(context, '#cdbd92', 0.15, [-1, 0, 30], [1, 0, 30], [1.2, 0, 0.9], [-1.2, 0, 0.9])
  })
  for (const [row, z] of [20, 12, 7.6, 4.8].entries()) {
    const distance = 0.85 - row * 0.2
    stage.plane(distance, (context) => {
      const random = stage.random(`stems ${row}`)
      const unit = space.scale(z)
      const count = [26, 18, 12, 6][row]!
      for (let stem = 0; stem < count; stem += 1) {
        const side = stem % 2 ? 1 : -1
        const metres = side * (1.5 + random() * random() * 1.4 * z * 0.4)
        const [x, foot] = space.at(metres, 0, z)
        const width = unit * (0.07 + 0.04 * random())
        const lean = (random() - 0.5) * unit * 0.5
        const hex = ['#8db85a', '#6fa04a', '#a4c064'][stem % 3]!
        for (const [shift, share, shade] of [
          [0, 1, 0.6],
          [stage.lightSide * width * 0.16, 0.56, 0],
        ] as const) {
          context.strokeStyle = stage.ink(hex, distance * 0.7, shade)
          context.lineWidth = width * share
          context.beginPath()
          context.moveTo(x + shift, foot)
          context.quadraticCurveTo(x + shift, foot - unit * 3, x + lean + shift, -120)
          context.stroke()
        }
        context.fillStyle = stage.ink('#4f7038', distance * 0.7, 0.3)
        for (let joint = 1; foot - joint * unit * 0.42 > -60; joint += 1) {
          const t = (joint * unit * 0.42) / (foot + 120)
          context.fillRect(
            x + lean * t * t - width * 0.55,
            foot - joint * unit * 0.42,
            width * 1.1,
            Math.max(1.5, width * 0.12),
          )
        }
        if (row === 0) continue
        for (let leaf = 0; leaf < 8; leaf += 1) {
          const y = -40 + random() * (stage.horizon - 260)
          const turn = random() * Math.PI * 2
          const length = unit * (0.24 + 0.16 * random())
          context.fillStyle = stage.ink(leaf % 2 ? '#7fb24e' : '#b4d468', distance * 0.6, leaf % 2 ? 0.35 : 0.05)
          context.beginPath()
          context.ellipse(
            x + Math.cos(turn) * length + lean * 0.5,
            y + Math.sin(turn) * length * 0.6,
            length * 0.56,
            length * 0.09,
            turn,
            0,
            Math.PI * 2,
          )
          context.fill()
        }
      }
    })
  }
}
