import { mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { addGlow } from '../shapes/glow.ts'
import type { Stage } from '../stage.ts'

/** Painted cloths; the seed picks one. */
const GROUNDS = [
  '#5d6b82',
  '#7c5a55',
  '#4f6f6b',
  '#66557c',
  '#8a6f45',
  '#34373d',
  '#867f75',
  '#2e3e5a',
  '#77866b',
  '#8f5a45',
  '#552b34',
  '#a39680',
  '#3a2f29',
] as const
/** Of the light thrown on a cloth, and of the dark at its edges. */
const [LIT, DARK] = [0.38, 0.4]

const hexOf = (color: Rgb) =>
  `#${color
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A cloth, its light and its edges. */
const clothOf = (color: Rgb, lit: number, dark: number) =>
  [color, mixRgb(color, [1, 0.98, 0.94], lit), mixRgb(color, [0.05, 0.05, 0.08], dark)].map(hexOf) as [string, string, string]

/** A painter's backcloth rolled out over the floor, with a pool of light behind the head. */
export function drawStudio(stage: Stage): void {
  const random = stage.random('studio')
  const open = GROUNDS[Math.floor(random() * GROUNDS.length)]!
  const { skyColor } = stage.scene
  // Near the colour that was said: its light may not change it.
  const [ground, lit, edge] = skyColor ? clothOf(skyColor, 0.22, 0.18) : clothOf(rgbFromHex(open), LIT, DARK)
  const fold = stage.horizon + 190
  stage.plane(0.5, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, 1000)
    gradient.addColorStop(0, stage.ink(edge))
    gradient.addColorStop(0.55, stage.ink(ground))
    gradient.addColorStop(fold / 1000, stage.ink(ground, 0, 0.25))
    gradient.addColorStop(fold / 1000 + 0.03, stage.ink(lit, 0, 0.35))
    gradient.addColorStop(1, stage.ink(ground, 0, 0.2))
    context.fillStyle = gradient
    context.fillRect(-100, -100, stage.width + 200, 1200)
    const x = stage.middle - stage.lightSide * stage.width * 0.12
    addGlow(context, { x, y: 380, radius: 620, hex: lit, strength: 0.85 })
  })
  stage.plane(0.4, (context) => {
    // Soft folds of the hanging cloth, wider toward the floor.
    for (let index = 0; index < 7; index += 1) {
      const x = stage.width * ((index + 0.3 + random() * 0.4) / 7)
      const width = 26 + random() * 46
      const gradient = context.createLinearGradient(x - width, 0, x + width, 0)
      gradient.addColorStop(0, stage.ink(edge).replace(/[\d.]+\)$/, '0)'))
      gradient.addColorStop(0.5, stage.ink(edge).replace(/[\d.]+\)$/, '0.22)'))
      gradient.addColorStop(1, stage.ink(edge).replace(/[\d.]+\)$/, '0)'))
      context.fillStyle = gradient
      context.fillRect(x - width, -100, width * 2, fold + 110)
    }
  })
}
