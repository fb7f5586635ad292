import { mixRgb, type Rgb } from '../../color.ts'
import { addGlow } from '../shapes/glow.ts'
import type { Stage } from '../stage.ts'

/** Painted cloths, the light thrown on each, and its edges; the seed picks one. */
const GROUNDS = [
  ['#5d6b82', '#a9b8c9', '#3f4a60'],
  ['#7c5a55', '#d8ad94', '#54393d'],
  ['#4f6f6b', '#a4c7b6', '#34504f'],
  ['#66557c', '#b8a3cf', '#443858'],
  ['#8a6f45', '#e3c893', '#5f4a30'],
  ['#34373d', '#6f737c', '#1b1d21'],
  ['#867f75', '#c4bbad', '#575048'],
  ['#2e3e5a', '#7089ac', '#1a263d'],
  ['#77866b', '#b5c2a0', '#4b5945'],
  ['#8f5a45', '#d39b7e', '#5c3629'],
  ['#552b34', '#a06a73', '#331a21'],
  ['#a39680', '#ded0b8', '#7c705d'],
  ['#3a2f29', '#836c5b', '#211914'],
] as const

const hexOf = (color: Rgb) =>
  `#${color
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Near the colour that was said: its light may not change it. */
const inColor = (color: Rgb) =>
  [color, mixRgb(color, [1, 1, 1], 0.22), mixRgb(color, [0.05, 0.05, 0.08], 0.18)].map(hexOf) as [string, string, string]

/** A painter's backcloth rolled out over the floor, with a pool of light behind the head. */
export function drawStudio(stage: Stage): void {
  const random = stage.random('studio')
  const open = GROUNDS[Math.floor(random() * GROUNDS.length)]!
  const [ground, lit, edge] = stage.scene.skyColor ? inColor(stage.scene.skyColor) : open
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
