import type { Canvas, Context2D, Picture } from '../canvas.ts'
import type { Rgb } from '../color.ts'
import { cssColor, mixRgb } from '../color.ts'
import { blurValues } from '../raster/blur-values.ts'
import { isIndoors } from './indoor-lights.ts'
import { nearPlace } from './near-place.ts'
import { planeNoise } from './plane-noise.ts'
import type { Stage } from './stage.ts'

/** Light and glow change slowly: they are worked out in cells of so many thousandths of the height, and stretched. */
const CELL = 9
/** What is so much brighter than the place is on the whole glows, by so much in the dark; by day things must be nearly white. */
const BRIGHTER = 0.34
const BRIGHT = { least: 0.5, most: 0.86 } as const
const STRENGTH = { dark: 0.62, day: 0.3 } as const
/** Glow lies close around a lamp and far, in shares of the height. */
const NEAR = 0.012
const FAR = 0.06
/** How much of its light a place has lost on the side that is turned away: under a roof, under the sun, under clouds. */
const LOST = { roof: 0.42, sun: 0.22, clouds: 0.16 } as const
/** And how unevenly it lies on the ground out of doors. */
const MOTTLED = 1.3

/**
 * What light does to a whole place once its things stand: it comes from one side in the colour of the key and leaves the other in
 * that of the shadows, lamps and bright sky shine into their surroundings, and a low sun into everything.
 */
export function lightPlace(canvas: Canvas, stage: Stage): void {
  const { width, height } = canvas
  const cell = (CELL * height) / 1000
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const small = stage.createCanvas(columns, rows)
  const smallContext = small.getContext('2d')
  const context = canvas.getContext('2d')
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  const lay = (operation: 'multiply' | 'screen', picture: Picture) => {
    smallContext.putImageData(picture, 0, 0)
    if (operation === 'screen' && hasBeams(stage)) castBeams(smallContext, stage, columns, rows)
    context.globalCompositeOperation = operation
    context.drawImage(small, 0, 0, width, height)
  }
  smallContext.drawImage(canvas, 0, 0, columns, rows)
  const glow = smallContext.getImageData(0, 0, columns, rows)
  lay('multiply', fallOff(smallContext.createImageData(columns, rows), stage))
  keepGlow(glow)
  lay('screen', glow)
  context.restore()
  if (stage.scene.sights?.includes('sand')) raiseDust(context, stage)
  else if (stage.scene.timeOfDay !== 'night' && !isIndoors(stage.scene.backdrop)) washWithSun(context, stage)
}

/** The colour of the light in every cell, 255 where it is full. */
function fallOff(picture: Picture, { scene, lightSide, horizon, width: stageWidth, middle }: Stage): Picture {
  const { zoom, aboutY } = nearPlace(scene)
  const foot = isIndoors(scene.backdrop) ? 1000 : horizon * zoom + aboutY * (1 - zoom)
  const { key, ambient } = scene.light
  const isOvercast = scene.weather !== 'clear' && scene.weather !== 'wind'
  const lost = isIndoors(scene.backdrop) ? LOST.roof : isOvercast ? LOST.clouds : LOST.sun
  const full = mixRgb(whitened(key), [1, 1, 1], 0.35)
  const dim = mixRgb([1, 1, 1], whitened(ambient).map((channel) => channel * 0.55) as unknown as Rgb, lost * 1.5)
  const { width, height, data } = picture
  for (let row = 0, at = 0; row < height; row += 1) {
    // Light comes from above the middle, and least reaches the floor and the far corner.
    const down = ((row + 0.5) / height - 0.3) * 0.9
    for (let column = 0; column < width; column += 1, at += 4) {
      const aside = ((column + 0.5) / width - 0.5) * lightSide
      const below = ((row + 0.5) * 1000) / height - foot
      const far = 300 / (Math.max(0, below) + 14)
      const across = ((column + 0.5) * stageWidth) / width - middle
      // No meadow, sand or pavement is lit alike all over.
      const begun = Math.min(1, Math.max(0, below - 20) / 110)
      const mottled = begun > 0 ? (planeNoise((across * far) / 60 + 5.3, far * 6.1, 2) - 0.5) * MOTTLED * begun : 0
      const share = Math.min(1, Math.max(0, 0.42 - aside * 0.75 + down * Math.abs(down) * 1.5 + mottled))
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = 255 * (full[channel]! + (dim[channel]! - full[channel]!) * share)
      data[at + 3] = 255
    }
  }
  return picture
}

/** Its hue at the greatest brightness. */
function whitened(color: Rgb): Rgb {
  const most = Math.max(...color)
  return [color[0] / most, color[1] / most, color[2] / most]
}

/** Leaves of a small picture what shines, spread around where it is. */
function keepGlow(picture: Picture): void {
  const { width, height, data } = picture
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum += Math.max(data[at]!, data[at + 1]!, data[at + 2]!) / 255
  const mean = sum / (width * height)
  const from = Math.min(BRIGHT.most, Math.max(BRIGHT.least, mean + BRIGHTER))
  const strength = STRENGTH.dark + (STRENGTH.day - STRENGTH.dark) * Math.min(1, mean * mean * 2.4)
  const share = new Float32Array(width * height)
  for (let cell = 0; cell < share.length; cell += 1) {
    const most = Math.max(data[cell * 4]!, data[cell * 4 + 1]!, data[cell * 4 + 2]!) / 255
    share[cell] = most > from ? ((most - from) / (1 - from)) * strength : 0
  }
  for (let channel = 0; channel < 3; channel += 1) {
    const light = share.map((part, cell) => part * data[cell * 4 + channel]!)
    const near = blurValues(light, { width, height, radius: Math.max(1, NEAR * height) })
    const far = blurValues(light, { width, height, radius: Math.max(1, FAR * height) })
    for (let cell = 0; cell < light.length; cell += 1) data[cell * 4 + channel] = near[cell]! * 0.5 + far[cell]! * 0.6
  }
}

/** Rooms that the sun looks into: bright air, by day; who is photographed in a studio sees no sun. */
function hasBeams({ scene, isDark }: Stage): boolean {
  const [red, green, blue] = scene.light.air
  const isFair = scene.weather === 'clear' || scene.weather === 'wind'
  return isFair && !isDark && scene.backdrop !== 'studio' && isIndoors(scene.backdrop) && red + green + blue > 1.4
}

const BEAMS = [
  { from: -0.06, to: 0.24, half: 0.035 },
  { from: 0.06, to: 0.46, half: 0.05 },
  { from: 0.2, to: 0.72, half: 0.04 },
] as const

/** Dust in the light of a window beside the picture, drawn small so that its edges are soft. */
function castBeams(context: Context2D, { scene, lightSide, random }: Stage, width: number, height: number): void {
  const fade = context.createLinearGradient(0, 0, 0, height)
  const color = mixRgb(whitened(scene.light.key), [1, 0.95, 0.82], 0.5)
  fade.addColorStop(0, cssColor(color, 0.17))
  fade.addColorStop(1, cssColor(color, 0.03))
  context.fillStyle = fade
  context.globalCompositeOperation = 'screen'
  const shift = random('beams')() * 0.16 - 0.05
  for (const { from, to, half } of BEAMS) {
    context.beginPath()
    for (const [share, y] of [
      [from - half, 0],
      [from + half, 0],
      [to + half * 2, height],
      [to - half * 2, height],
    ] as const)
      context.lineTo(width * (lightSide < 0 ? share + shift : 1 - share - shift), y)
    context.fill()
  }
}

/** The air before everything is full of sunlight, around a low sun the most. */
function washWithSun(context: Context2D, { width, middle, lightSide, horizon, scene, sky, unitPx }: Stage): void {
  const isLow = ['dawn', 'golden hour', 'dusk'].includes(scene.timeOfDay)
  const isOvercast = !['clear', 'wind', ...(isLow ? ['cloudy'] : [])].includes(scene.weather)
  const [x, y, reach] = isLow
    ? [middle + lightSide * width * 0.31, horizon - 110, 640]
    : [middle + lightSide * width * 0.4, 40, 820]
  const strength = (isLow ? 0.5 : 0.26) * (isOvercast ? 0.45 : 1)
  const warm = mixRgb(sky.glow, sky.low, isLow ? 0.6 : 0)
  context.save()
  context.setTransform(unitPx, 0, 0, unitPx, 0, 0)
  context.globalCompositeOperation = 'screen'
  const gradient = context.createRadialGradient(x, y, 0, x, y, reach)
  gradient.addColorStop(0, cssColor(warm, strength))
  gradient.addColorStop(0.4, cssColor(warm, strength * 0.4))
  gradient.addColorStop(1, cssColor(warm, 0))
  context.fillStyle = gradient
  context.fillRect(x - reach, y - reach, reach * 2, reach * 2)
  context.restore()
}

const DUST = [0.86, 0.66, 0.4] as const

/** Sand in the air: what is far is a shadow in it, and the sky has its colour; walls of it stand over the horizon. */
function raiseDust(context: Context2D, { width, horizon, scene, tone, random, unitPx }: Stage): void {
  const next = random('dust')
  const colorOf = (light: number) =>
    mixRgb(tone('#000000'), [DUST[0] * scene.light.key[0], DUST[1] * scene.light.key[1], DUST[2] * scene.light.key[2]], light)
  context.save()
  context.setTransform(unitPx, 0, 0, unitPx, 0, 0)
  const veil = context.createLinearGradient(0, 0, 0, 1000)
  veil.addColorStop(0, cssColor(colorOf(0.8), 0.64))
  veil.addColorStop(Math.min(0.9, horizon / 1000), cssColor(colorOf(0.98), 0.72))
  veil.addColorStop(1, cssColor(colorOf(0.9), 0.3))
  context.fillStyle = veil
  context.fillRect(0, 0, width, 1000)
  for (let bank = 0; bank < 26; bank += 1) {
    const radius = 110 + next() * 200
    const [x, y] = [next() * width, horizon + 60 - next() * 560]
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius)
    const color = colorOf(bank % 3 === 0 ? 0.62 : 1.08)
    gradient.addColorStop(0, cssColor(color, 0.3))
    gradient.addColorStop(1, cssColor(color, 0))
    context.setTransform(unitPx * 1.7, unitPx * -0.12, 0, unitPx * 0.6, x * unitPx, y * unitPx)
    context.fillStyle = gradient
    context.fillRect(-radius, -radius, radius * 2, radius * 2)
  }
  context.restore()
}
