import type { Rgb } from '../../color.ts'
import type { AnimalKind } from '../../sheet/animal-kind.ts'
import { bump } from '../bump.ts'
import { smoothStep } from '../curve.ts'
import type { AnimalHead, CoatShare } from './animal-head.ts'
import { beak, discNose, nostrils, padNose } from './animal-noses.ts'
import { buildRuff } from './build-ruff.ts'

type Coat = AnimalHead['coat']

const BLACK: Rgb = [0.11, 0.09, 0.1]
const ROSE: Rgb = [0.86, 0.52, 0.54]

const only = (pale: number, dark = 0): CoatShare => ({ pale: Math.min(1, pale), dark: Math.min(1, dark) })

/** The muzzle, and what lies below it. */
const muzzle: (reach?: number) => Coat =
  (reach = 1) =>
  (x, y, _z, p) => {
    const side = Math.abs(x)
    const half = (p.snout?.half ?? 0.2) * reach
    const round = Math.hypot(side / (half * 1.35), (y - (p.noseBaseY * 0.35 + p.mouthY * 0.65)) / 0.27)
    return only(Math.max(1 - smoothStep(0.86, 1.04, round), smoothStep(p.chinY - 0.24, p.chinY - 0.16, y)))
  }

/** White cheeks that run up to the outer corners of the eyes, as foxes and wolves have. */
const cheeks: Coat = (x, y, _z, p) => {
  const side = Math.abs(x)
  const edge = p.noseBaseY + 0.02 - 0.5 * Math.max(0, side - 0.1) - (side < 0.1 ? (0.1 - side) * 0.2 : 0)
  const ridge = Math.min(0.24, p.snout?.halfTop ?? 0.1) * 0.8
  const below = smoothStep(edge - 0.03, edge + 0.03, y)
  return only(side < ridge && y < p.noseBaseY ? 0 : below)
}

const wolfish: Coat = (x, y, z, p) => {
  const side = Math.abs(x)
  const spot = bump(side - p.eyeX * 0.62, y - p.browY, 0.09, 0.06)
  const ridge = (1 - smoothStep(0.1, 0.28, side)) * smoothStep(p.browY + 0.16, p.browY - 0.1, y)
  return only(cheeks(x, y, z, p).pale + spot * 0.8, ridge * 0.55)
}

/** Stripes over the forehead and the cheeks. */
const striped: (share: number) => Coat = (share) => (x, y, z, p) => {
  const side = Math.abs(x)
  const { pale } = muzzle()(x, y, z, p)
  const gap = Math.abs(((side + 0.115) % 0.23) - 0.115)
  const forehead =
    smoothStep(p.browY + 0.02, p.browY - 0.12, y) * smoothStep(0.62, 0.42, side) * smoothStep(0.034, 0.016, gap - 0.01 * share)
  const cheek =
    smoothStep(0.42, 0.5, side) *
    smoothStep(p.eyeY - 0.12, p.eyeY, y) *
    smoothStep(0.035, 0.02, Math.abs(((y + side * 0.35 + 1) % 0.17) - 0.085) - 0.01 - 0.015 * share)
  const overEyes = share > 0.6 ? bump(side - p.eyeX, y - p.browY - 0.02, 0.15, 0.07) : 0
  return only(pale + overEyes, (1 - pale) * (forehead + cheek) * share)
}

const blaze: Coat = (x, y, z, p) => {
  const { pale } = muzzle()(x, y, z, p)
  const line = smoothStep(0.1, 0.06, Math.abs(x) - 0.03 * Math.cos(y * 3)) * smoothStep(-0.85, -0.6, y)
  return only(pale + line)
}

const panda: Coat = (x, y, _z, p) => {
  const side = Math.abs(x)
  const patch = Math.hypot(
    (side - p.eyeX - (y - p.eyeY) * 0.35) / (p.eyeHalfWidth * 1.35),
    (y - p.eyeY - 0.05) / (p.eyeHalfHeight * 1.2 + 0.12),
  )
  return only(0, 1 - smoothStep(0.92, 1.08, patch))
}

const horse: Coat = (x, y, z, p) => {
  const star =
    smoothStep(0.09, 0.06, Math.abs(x)) * smoothStep(-0.62, -0.5, y) * smoothStep(p.noseBaseY - 0.14, p.noseBaseY - 0.24, y)
  const end = smoothStep(p.noseBaseY - 0.2, p.noseBaseY - 0.06, y) * muzzle(1.3)(x, y, z, p).pale
  return only(star, end * 0.75)
}

const deer: Coat = (x, y, z, p) => {
  const side = Math.abs(x)
  const ring = Math.hypot((side - p.eyeX) / (p.eyeHalfWidth * 1.4), (y - p.eyeY) / (p.eyeHalfHeight * 1.7))
  const bridge =
    smoothStep(0.12, 0.06, side) * smoothStep(p.eyeY - 0.3, p.eyeY, y) * smoothStep(p.noseBaseY + 0.02, p.noseBaseY - 0.1, y)
  return only(muzzle()(x, y, z, p).pale + (1 - smoothStep(0.9, 1.1, ring)) * 0.8, bridge * 0.45)
}

/** Two discs round the eyes with a dark rim. */
const owl: Coat = (x, y, _z, p) => {
  const side = Math.abs(x)
  const disc = Math.hypot((side - p.eyeX * 0.92) / 0.37, (y - p.eyeY - 0.06) / 0.47)
  const flecks = Math.sin(x * 46) * Math.sin(y * 38 + Math.floor(x * 7.3) * 2) > 0.55 ? 0.5 : 0
  return only(
    1 - smoothStep(0.9, 1, disc),
    disc > 1 ? smoothStep(1.16, 1.02, disc) * 0.75 + smoothStep(1.02, 1.1, disc) * flecks : 0,
  )
}

const bird: Coat = (x, y, _z, p) => {
  const side = Math.abs(x)
  const mask = Math.hypot((side - p.eyeX) / (p.eyeHalfWidth * 1.45), (y - p.eyeY) / (p.eyeHalfHeight * 1.7))
  return only(smoothStep(p.mouthY + 0.02, p.mouthY + 0.12, y) * 0.7, (1 - smoothStep(0.85, 1.1, mask)) * 0.35)
}

/** Scales in rows, a lighter throat and jaw. */
const scaled: Coat = (x, y, z, p) => {
  const row = Math.floor(y / 0.075)
  const cell = Math.hypot((((Math.abs(x) / 0.085 + (row % 2) * 0.5 + 9) % 1) - 0.5) / 0.5, ((y / 0.075 + 20) % 1) - 0.4)
  const isFree = Math.hypot((Math.abs(x) - p.eyeX) / (p.eyeHalfWidth * 1.3), (y - p.eyeY) / (p.eyeHalfHeight * 1.4)) > 1
  const jaw = smoothStep(p.mouthY - 0.02, p.mouthY + 0.05, y)
  return only(jaw * 0.85, isFree && z > -0.3 ? smoothStep(0.62, 0.95, cell) * 0.4 * (1 - jaw) : 0)
}

const frog: Coat = (x, y, _z, p) => {
  const spots = Math.sin(x * 11 + 2) * Math.sin(y * 13) > 0.62 && y < p.eyeY + 0.2 ? 0.45 : 0
  return only(smoothStep(p.mouthY - 0.01, p.mouthY + 0.04, y), spots)
}

const head = (coat: Coat, drawNose: AnimalHead['drawNose']): AnimalHead => ({ coat, ruff: buildRuff, drawNose })

const HEADS: Readonly<Record<AnimalKind, AnimalHead>> = {
  fox: head(cheeks, padNose({ color: BLACK, whiskers: 0.2 })),
  wolf: head(wolfish, padNose({ color: BLACK })),
  dog: head(blaze, padNose({ color: BLACK })),
  cat: head(striped(0.5), padNose({ color: ROSE, tall: 0.85, whiskers: 0.42 })),
  tiger: head(striped(1), padNose({ color: [0.74, 0.42, 0.42], whiskers: 0.34 })),
  lion: head(muzzle(), padNose({ color: [0.42, 0.26, 0.24], whiskers: 0.3 })),
  rabbit: head(muzzle(), padNose({ color: ROSE, tall: 0.8, whiskers: 0.36 })),
  mouse: head(muzzle(1.15), padNose({ color: ROSE, whiskers: 0.4 })),
  bear: head(muzzle(), padNose({ color: BLACK })),
  panda: head(panda, padNose({ color: BLACK })),
  pig: head(() => only(0), discNose([0.9, 0.56, 0.56])),
  horse: head(horse, nostrils({ apart: 0.15, size: 0.045 })),
  deer: head(deer, padNose({ color: BLACK })),
  owl: head(owl, beak([0.86, 0.66, 0.24])),
  bird: head(bird, beak([0.92, 0.68, 0.2])),
  lizard: head(scaled, nostrils({ apart: 0.085, size: 0.026 })),
  dragon: head(scaled, nostrils({ apart: 0.11, size: 0.042 })),
  frog: head(frog, nostrils({ apart: 0.075, size: 0.02 })),
}

/** The head of a kind of animal. */
export const animalHead = (kind: AnimalKind): AnimalHead => HEADS[kind]
