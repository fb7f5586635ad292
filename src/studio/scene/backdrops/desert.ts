import { fillPolygon, fillSmooth } from '../shapes/polygon.ts'
import { fillRidge } from '../shapes/ridge.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Dunes whose lit crests lead to a table mountain; one cactus for scale. */
export function drawDesert(stage: Stage): void {
  raiseSky(stage, { clouds: stage.scene.weather !== 'clear' })
  const foot = stage.horizon
  stage.plane(0.9, (context) => {
    for (const [x, width, height] of [
      [0.17, 190, 170],
      [0.8, 250, 220],
      [0.97, 130, 120],
    ] as const) {
      const centre = stage.width * x
      fillPolygon(context, stage.ink('#b5654a', 0.5, 0.55), [
        [centre - width * 0.8, foot + 8],
        [centre - width * 0.52, foot - height * 0.55],
        [centre - width * 0.46, foot - height],
        [centre + width * 0.44, foot - height * 0.96],
        [centre + width * 0.52, foot - height * 0.5],
        [centre + width * 0.85, foot + 8],
      ])
      fillPolygon(context, stage.ink('#d98a5e', 0.45), [
        [centre + stage.lightSide * width * 0.46, foot - height * 0.97],
        [centre + stage.lightSide * width * 0.1, foot - height * 0.97],
        [centre + stage.lightSide * width * 0.16, foot + 8],
        [centre + stage.lightSide * width * 0.82, foot + 8],
        [centre + stage.lightSide * width * 0.52, foot - height * 0.52],
      ])
    }
  })
  for (const [index, dune] of [
    { y: foot + 24, height: 44, lit: '#e8b877', shade: '#c98a5a', distance: 0.7 },
    { y: foot + 110, height: 84, lit: '#efc07a', shade: '#bf7d4c', distance: 0.4 },
    { y: foot + 260, height: 110, lit: '#f3c987', shade: '#b87446', distance: 0.15 },
  ].entries()) {
    stage.plane(dune.distance, (context) => {
      const crest = index % 2 ? 0.3 : 0.72
      const height = (share: number) =>
        dune.height * Math.exp(-((share - crest) ** 2) * 9) + dune.height * 0.3 * Math.sin(share * 5 + index)
      fillRidge(context, {
        color: stage.ink(dune.shade, dune.distance * 0.5, 0.35),
        fromX: -100,
        toX: stage.width + 100,
        height,
        baseY: dune.y,
        bottomY: 1150,
      })
      // The lit side of the dune: from the crest down to the light.
      const crestX = -100 + (stage.width + 200) * crest
      const top = dune.y - height(crest)
      const side = stage.lightSide
      fillSmooth(context, stage.ink(dune.lit, dune.distance * 0.5), [
        [crestX, top + 1],
        [crestX + side * 120, top + dune.height * 0.3],
        [crestX + side * 330, top + dune.height * 1.1],
        [crestX + side * 760, dune.y + 60],
        [crestX + side * 640, dune.y + 330],
        [crestX - side * 20, dune.y + 240],
        [crestX + side * 70, top + dune.height * 1.5],
        [crestX - side * 16, top + dune.height * 0.5],
      ])
    })
  }
  stage.plane(0.2, (context) => {
    const x = stage.middle - stage.lightSide * stage.width * 0.39
    const base = foot + 180
    const arm = (dx: number, top: number, join: number, color: string, inset: number) => {
      context.strokeStyle = color
      context.lineCap = 'round'
      context.lineWidth = 40 - inset
      context.beginPath()
      context.moveTo(x, base)
      context.lineTo(x, base - 320)
      context.moveTo(x, join)
      context.quadraticCurveTo(x + dx, join, x + dx, join - 30)
      context.lineTo(x + dx, top)
      context.stroke()
    }
    arm(-78, base - 260, base - 120, stage.ink('#3f7a52', 0.05, 0.5), 0)
    arm(74, base - 300, base - 170, stage.ink('#3f7a52', 0.05, 0.5), 0)
    context.translate(stage.lightSide * 7, 0)
    arm(-78, base - 260, base - 120, stage.ink('#79ad68', 0.05), 26)
    arm(74, base - 300, base - 170, stage.ink('#79ad68', 0.05), 26)
    context.translate(-stage.lightSide * 7, 0)
    context.lineCap = 'butt'
  })
}
