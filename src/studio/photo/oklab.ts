/** Björn Ottosson's OKLab: lightness 0…1, and green–red and blue–yellow of about −0.4…0.4. */
export type Oklab = readonly [lightness: number, a: number, b: number]

/** sRGB bytes → linear light 0…1. */
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Linear light in steps of 1/4095 → sRGB 0…255. */
const ENCODED = Float32Array.from({ length: 4096 }, (_, step) => {
  const value = step / 4095
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
})

export function linearOfByte(byte: number): number {
  return LINEAR[Math.min(255, Math.max(0, Math.round(byte)))]!
}

/** Linear light 0…1 → sRGB 0…255; what is beyond is cut. */
export function byteOfLinear(value: number): number {
  return ENCODED[Math.round(Math.min(1, Math.max(0, value)) * 4095)]!
}

/** sRGB channels of 0…255. */
export function oklabOf(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [linearOfByte(red), linearOfByte(green), linearOfByte(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** sRGB channels of 0…255, not rounded. */
export function rgbOfOklab([lightness, a, b]: Oklab): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    byteOfLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    byteOfLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    byteOfLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
