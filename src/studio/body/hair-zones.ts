/**
 * From the nape round the ears and along the temples to the forehead: depth z and the height of the hairline there, on the base
 * mesh. Ears reach from 6.7 to 7.35.
 */
const HAIRLINE = [
  [-0.5, 6.5],
  [-0.1, 6.55],
  [0.12, 6.75],
  [0.24, 7.1],
  [0.32, 7.42],
  [0.58, 7.42],
  [0.68, 7.12],
  [0.84, 7.16],
  [0.94, 7.5],
  [1.08, 7.82],
  [1.4, 7.94],
] as const
/** Hair thins out over so much, in decimetres. */
const FADE = 0.24

/** How much hair grows at a place of the base mesh, 0 … 1. */
export function scalpAt(_x: number, y: number, z: number): number {
  return eased((y - heightAt(HAIRLINE, z)) / FADE + 0.5)
}

/** Of the cheek: depth z and the height below which a beard grows. */
const CHEEK_LINE = [
  [0.5, 7.05],
  [0.8, 7.0],
  [1.05, 6.7],
  [1.35, 6.68],
  [1.5, 6.79],
] as const
/** A beard thins out over more than hair of the head. */
const BEARD_FADE = 0.36
const UNDER_CHIN_Y = 6.02

/** How much beard grows at a place of the base mesh, 0 … 1. */
export function beardAt(_x: number, y: number, z: number): number {
  const isFront = eased((z - 0.6) / FADE)
  return isFront * eased((heightAt(CHEEK_LINE, z) - y) / BEARD_FADE + 0.5) * eased((y - UNDER_CHIN_Y) / FADE + 0.5)
}

/** Height of a line at a depth, straight between its points. */
function heightAt(line: readonly (readonly [z: number, y: number])[], z: number): number {
  const after = line.findIndex(([at]) => z < at)
  const [toZ, toY] = line.at(after) ?? [0, 0]
  const [fromZ, fromY] = line[after - 1] ?? [toZ, toY]
  return fromZ === toZ ? toY : fromY + ((z - fromZ) / (toZ - fromZ)) * (toY - fromY)
}

/** 0 … 1, beginning and ending softly. */
function eased(value: number): number {
  const held = Math.min(1, Math.max(0, value))
  return held * held * (3 - 2 * held)
}
