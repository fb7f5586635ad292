import type { Picture } from '../../canvas.ts'
import { smoothStep } from '../../form/curve.ts'
import type { HairSheet } from '../../sheet/character-sheet.ts'
import { pixelNoise } from '../../styles/pixel-noise.ts'
import type { Scalp } from './scalp.ts'

/** Hair over the upper head, hair by hair: straight alpha in the fourth byte. */
export interface ScalpHairOrder {
  readonly width: number
  readonly height: number
  /** Where it may lie; elsewhere nothing is drawn. */
  readonly region: Float32Array
  readonly scalp: Scalp
  readonly tones: readonly (readonly [number, number, number])[]
  readonly texture: HairSheet['texture']
  /** Long hair falls to both sides of a parting (−1…1); short hair is combed up from the forehead. */
  readonly parting?: number
  /** How much farther hair stands out beside the eyes on both sides, in the same measure. */
  readonly beside: readonly [left: number, right: number]
  /** −1 lit from the left … 1 from the right. */
  readonly light: number
}

/** In distances from the middle of the head to its skin: how far hair stands over it. */
const VOLUME = { short: 0.09, long: 0.1 } as const
/** Locks, strands and hairs: how many lie side by side in a distance of the outer eye corners, and how much each tells. */
const STRANDS = [
  { count: 9, long: 1.3, weight: 0.5 },
  { count: 30, long: 1.8, weight: 0.55 },
  { count: 85, long: 2.6, weight: 0.5 },
] as const
/** How far, in locks, curls leave the line of their strand. */
const CURLS: Readonly<Record<HairSheet['texture'], number>> = { straight: 0.25, wavy: 0.7, curly: 1.9, coily: 2.6 }

export function scalpHair(order: ScalpHairOrder): Picture {
  const { width, height, region, scalp, tones, parting } = order
  const data = new Uint8ClampedArray(width * height * 4)
  const isLong = parting !== undefined
  const volume = isLong ? VOLUME.long : VOLUME.short
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      if (region[pixel]! < 0.004) continue
      const place = scalp.placeOf(x, y)
      const { turn, rise, out } = place
      const top = 1 + volume + besideOf(order, place)
      if (rise < -0.3 || out > top + 0.06) continue
      const ragged = noise(turn * 150, rise * 3, 7) - 0.5
      const wisps = noise(turn * 22, 0.5, 11) - 0.5
      const inside = smoothStep(top + 0.02, top - 0.03, out + wisps * 0.03 + ragged * 0.012)
      const begun = smoothStep(-0.08, 0.16, rise + ragged * 0.1 + wisps * 0.12)
      // Short hair ends before the ears.
      const ends = isLong ? 1 : smoothStep(0.12, -0.12, place.down)
      const share = inside * begun * ends
      if (share < 0.004) continue
      const tone = toneAt(order, place, out / top)
      const at = Math.min(tones.length - 1.001, Math.max(0, tone * (tones.length - 1)))
      const [one, other] = [tones[Math.floor(at)]!, tones[Math.floor(at) + 1]!]
      const between = at - Math.floor(at)
      for (let channel = 0; channel < 3; channel += 1) {
        data[pixel * 4 + channel] = one[channel]! + (other[channel]! - one[channel]!) * between
      }
      data[pixel * 4 + 3] = 255 * share
    }
  }
  return { width, height, data }
}

type Place = ReturnType<Scalp['placeOf']>

/** Beside the eyes hair goes on into what is seen of it below. */
function besideOf({ beside }: ScalpHairOrder, { along, down }: Pick<Place, 'along' | 'down'>): number {
  return beside[along < 0 ? 0 : 1] * smoothStep(-0.8, -0.1, down)
}

/** 0 the deepest shade … 1 the shine. */
function toneAt({ parting, texture, light }: ScalpHairOrder, { turn, rise, along, down }: Place, out: number): number {
  const part = 0.5 + (parting ?? 0) * 0.22
  // What runs across strands, and along them, in distances of the outer eye corners.
  const fromPart = turn - part
  const [across, length] =
    parting === undefined
      ? [turn * 2.6 + (out - 0.8) * 0.7 * (0.62 - turn), out * 1.6]
      : [out * 0.9 + Math.abs(fromPart) * 0.25 + (fromPart < 0 ? 9 : 0), Math.abs(fromPart) * 2.6]
  const curl = CURLS[texture]
  let tone = 0.5
  for (const [index, { count, long, weight }] of STRANDS.entries()) {
    const bent = (noise(across * 4, length * 3.5, 20 + index) - 0.5) * curl * (1 + index * 0.6)
    const coiled = curl > 1 ? noise(across * 7, length * 7, 30 + index) * curl : 0
    tone += (noise(across * count + bent + coiled, length * long + coiled * 0.6, index) - 0.5) * weight
  }
  const band = Math.exp(-(((rise - 0.6) / 0.25) ** 2)) * 0.16
  const root = (1 - smoothStep(0, 0.22, rise)) * 0.16
  const rim = smoothStep(0.86, 1, out) * 0.3
  const parted = parting === undefined ? 0 : Math.exp(-((fromPart / 0.012) ** 2)) * 0.5 * (1 - smoothStep(0.9, 1, out))
  return tone + band - root - rim - parted + light * along * 0.22 - smoothStep(-0.3, 0.3, down) * 0.05
}

/** Smooth values 0…1 between whole numbers, another for each layer. */
function noise(x: number, y: number, layer: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - column, y - row]
  const [easeU, easeV] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)]
  const at = (right: number, below: number) => (pixelNoise(column + right + layer * 1013, row + below + layer * 757) + 1) / 2
  const above = at(0, 0) + (at(1, 0) - at(0, 0)) * easeU
  const under = at(0, 1) + (at(1, 1) - at(0, 1)) * easeU
  return above + (under - above) * easeV
}
