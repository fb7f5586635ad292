/** What a byte of sRGB means in light; a short sum in place of a power, so that every machine has the same digits. */
export function lightOf(value: number): number {
  return value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
}

export const LIGHT_OF_BYTE: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => lightOf(byte / 255))

/** Above this, film answers more light with less and less. */
const KNEE = 0.42
const BRIGHTEST = 6
const STEPS = 4096

/** Light as film shows it: shadows with a little toe, a soft shoulder that never burns out to one flat white. */
function filmed(light: number): number {
  const toe = (light * (light + 0.055)) / (light + 0.0605)
  if (toe <= KNEE) return toe
  const room = 1 - KNEE
  return 1 - (room * room) / (toe - KNEE + room)
}

/** Bytes by light; the place is the root of the light, so that dark tones have enough steps. */
const BYTE_OF_LIGHT = Float32Array.from({ length: STEPS + 2 }, (_, step) => {
  const root = (step / STEPS) * Math.sqrt(BRIGHTEST)
  return byteOf(filmed(root * root))
})

function byteOf(light: number): number {
  const one = Math.sqrt(light)
  const two = Math.sqrt(one)
  const three = Math.sqrt(two)
  const value = 0.662002687 * one + 0.68412206 * two - 0.323583601 * three - 0.022541147 * light
  return Math.min(255, Math.max(0, value * 255))
}

const PER_ROOT = STEPS / Math.sqrt(BRIGHTEST)

/** The byte by which light is shown. */
export function shownByte(light: number): number {
  if (!(light > 0)) return 0
  const place = Math.sqrt(light) * PER_ROOT
  if (place >= STEPS) return BYTE_OF_LIGHT[STEPS]!
  const step = place | 0
  const from = BYTE_OF_LIGHT[step]!
  return from + (BYTE_OF_LIGHT[step + 1]! - from) * (place - step)
}
