import type { Context2D } from '../../canvas.ts'
import { drawBareTree } from '../shapes/bare-tree.ts'
import { addGlow } from '../shapes/glow.ts'
import { drawGrass } from '../shapes/trees.ts'
import type { Stage } from '../stage.ts'

/** Dark water between dead trees hung with moss: mist in banks, lily pads, small lights over the reeds. */
export function drawSwamp(stage: Stage): void {
  const foot = stage.horizon
  stage.plane(1, (context) => {
    const haze = context.createLinearGradient(0, 0, 0, foot + 60)
    haze.addColorStop(0, stage.ink('#4a5f5c', 0.3, 0.4))
    haze.addColorStop(0.7, stage.ink('#8fa68c', 0.4, 0.2))
    haze.addColorStop(1, stage.ink('#c4cfa0', 0.4, 0.1))
    context.fillStyle = haze
    context.fillRect(-200, -200, stage.width + 400, 1500)
    addGlow(context, {
      x: stage.middle + stage.lightSide * 150,
      y: 300,
      radius: 420,
      hex: stage.isDark ? '#a9c6e8' : '#f4f2c0',
      strength: 0.55,
    })
    if (!stage.isDark) return
    context.fillStyle = '#eef0d8'
    context.beginPath()
    context.arc(stage.middle + stage.lightSide * stage.width * 0.27, 190, 62, 0, Math.PI * 2)
    context.fill()
  })
  for (const [row, { distance, count, height }] of [
    { distance: 0.85, count: 9, height: 420 },
    { distance: 0.6, count: 6, height: 560 },
    { distance: 0.35, count: 3, height: 780 },
  ].entries()) {
    stage.plane(distance, (context) => {
      const random = stage.random(`dead ${row}`)
      for (let index = 0; index < count; index += 1) {
        const x = ((index + 0.5) / count) * (stage.width + 80) - 40 + (random() - 0.5) * 60
        if (Math.abs(x - stage.middle) < 60 + row * 120) continue
        drawBareTree(context, random, {
          x,
          baseY: foot + 30 + row * 54,
          height: height * (0.8 + 0.3 * random()),
          color: stage.ink(['#6f8078', '#46544c', '#29322c'][row]!, distance * 0.6, 0.45),
          moss: stage.ink(['#8fa080', '#66805a', '#485f3c'][row]!, distance * 0.5, 0.4),
        })
      }
      if (row === 1) pourBog(context, stage, foot)
      const mist = context.createLinearGradient(0, foot - 70, 0, foot + 90)
      mist.addColorStop(0, 'rgba(200,214,190,0)')
      mist.addColorStop(0.6, stage.isDark ? 'rgba(150,170,180,0.3)' : 'rgba(220,228,200,0.4)')
      mist.addColorStop(1, 'rgba(200,214,190,0)')
      context.fillStyle = mist
      context.fillRect(-200, foot - 70 + row * 24, stage.width + 400, 160)
    })
  }
  stage.plane(0.15, (context) => {
    const random = stage.random('wisps')
    for (let wisp = 0; wisp < 9; wisp += 1) {
      const x = random() * stage.width
      const y = foot - 60 + random() * 260
      addGlow(context, { x, y, radius: 44, hex: '#b8ff8a', strength: 0.75 })
      context.fillStyle = '#f0ffd0'
      context.beginPath()
      context.arc(x, y, 4, 0, Math.PI * 2)
      context.fill()
    }
    for (const from of [-60, stage.width - 200])
      drawGrass(context, random, {
        fromX: from,
        toX: from + 260,
        y: 1014,
        height: 250,
        count: 34,
        colors: [stage.ink('#2f4030', 0, 0.5), stage.ink('#55683f', 0, 0.2), stage.ink('#7d8a4c', 0, 0.1)],
      })
  })
}

function pourBog(context: Context2D, stage: Stage, foot: number): void {
  const bog = context.createLinearGradient(0, foot + 20, 0, 1000)
  bog.addColorStop(0, stage.ink('#a4b48c', 0.2, 0.2))
  bog.addColorStop(0.35, stage.ink('#566a50', 0, 0.3))
  bog.addColorStop(1, stage.ink('#26342c', 0, 0.5))
  context.fillStyle = bog
  context.fillRect(-200, foot + 20, stage.width + 400, 700)
  const random = stage.random('pads')
  for (let pad = 0; pad < 46; pad += 1) {
    const share = random() ** 1.3
    const x = random() * stage.width
    const y = foot + 40 + share * 330
    const isPad = pad % 2 === 0
    context.fillStyle = isPad ? stage.ink('#7a9a4c', 0, 0.2) : 'rgba(214,226,190,0.22)'
    context.beginPath()
    context.ellipse(x, y, (isPad ? 12 : 34) * (0.5 + share * 2), (isPad ? 4 : 2) * (0.5 + share * 2), 0, 0.4, Math.PI * 2)
    context.fill()
  }
}
