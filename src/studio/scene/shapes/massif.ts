import type { Context2D } from '../../canvas.ts'
import { mixRgb } from '../../color.ts'
import { planeNoise } from '../plane-noise.ts'
import type { Stage } from '../stage.ts'

export interface Massif {
  readonly name: string
  /** Where its summits stand, in shares of the width, and how many units high they are. */
  readonly summits: readonly (readonly [share: number, height: number])[]
  /** Units from a summit to where its flank has gone down to the foot. */
  readonly half: number
  readonly foot: number
  readonly rock: string
  /** Between the viewer and it. */
  readonly air: number
  /** Snow lies above this share of a summit's height. */
  readonly snowFrom: number
}

const FINEST_UNITS = 3
const BORDER = 100
const SNOW = '#f6f9ff'

/** A range of rock: ragged summits, gullies that run down their flanks, one side in the light, snow on top. */
export function raiseMassif(context: Context2D, stage: Stage, massif: Massif): void {
  const { summits, half, foot, air, snowFrom, rock } = massif
  const random = stage.random(massif.name)
  const shift = massif.name.length * 5.3
  const peaks = summits.map(([share, height]) => ({
    x: stage.width * share + (random() - 0.5) * 40,
    height: height * (0.95 + 0.14 * random()),
  }))
  const high = Math.max(...peaks.map(({ height }) => height)) * 1.15
  const step = Math.max(FINEST_UNITS, 1.9 / stage.unitPx)
  const width = Math.ceil((stage.width + BORDER * 2) / step)
  const height = Math.ceil(high / step)
  const canvas = stage.createCanvas(width, height)
  const inside = canvas.getContext('2d')
  const picture = inside.createImageData(width, height)
  const { data } = picture
  const [rockLit, rockShade] = [stage.tone(rock, air, 0), stage.tone(rock, air, 1)]
  const [snowLit, snowShade] = [stage.tone(SNOW, air * 0.6, 0), stage.tone(SNOW, air * 0.7, 0.85)]
  for (let column = 0; column < width; column += 1) {
    const x = column * step - BORDER
    const ragged = (planeNoise(x / 60 + shift, shift, 4) - 0.5) * 0.34
    let crest = 0
    let peak = peaks[0]!
    for (const other of peaks) {
      const away = Math.abs(x - other.x) / half
      const here = other.height * (Math.max(0, 1 - away) ** 1.15 + ragged * Math.min(1, 0.25 + away))
      if (here > crest) [crest, peak] = [here, other]
    }
    for (let row = Math.max(0, Math.floor(height - crest / step)); row < height; row += 1) {
      const up = (height - row - 0.5) * step
      const down = peak.height - up
      // Gullies spread from the summit down the flanks.
      const spread = (x - peak.x) / (60 + down * 0.55)
      const gully = planeNoise(spread * 3.2 + shift, down / 150 + peak.x, 4)
      const next = planeNoise(spread * 3.2 + shift + 0.3 * stage.lightSide, down / 150 + peak.x, 3)
      const flank = (stage.lightSide * (x - peak.x + (gully - 0.5) * down * 0.9)) / (half * 0.3)
      const light = Math.min(1, Math.max(0, 0.46 + Math.max(-0.3, Math.min(0.3, flank)) + (gully - next) * 2.2))
      const snow = Math.min(1, Math.max(0, (up / peak.height - snowFrom + (gully - 0.5) * 0.75 + (light - 0.5) * 0.12) * 9))
      const color = mixRgb(mixRgb(rockShade, rockLit, light), mixRgb(snowShade, snowLit, light), snow)
      const at = (row * width + column) * 4
      // The valley's haze lies before the foot.
      const haze = Math.max(0, 1 - up / (high * 0.42)) * 0.4
      for (let channel = 0; channel < 3; channel += 1) {
        data[at + channel] =
          255 * (color[channel]! * (1 - haze) + stage.scene.light.air[channel]! * haze * (stage.isDark ? 0.6 : 1))
      }
      data[at + 3] = 255 * Math.min(1, (crest - up) / step + 0.2)
    }
  }
  inside.putImageData(picture, 0, 0)
  context.drawImage(canvas, -BORDER, foot - height * step, width * step, height * step)
}
