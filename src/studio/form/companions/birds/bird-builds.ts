import type { Rgb } from '../../../color.ts'
import type { BirdBuild } from './bird-build.ts'

const rgb = (hex: number): Rgb => [(hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255]

const DARK_HORN = rgb(0x2b2a2d)
const YELLOW = rgb(0xe0a52e)

const SONGBIRD: BirdBuild = {
  high: 1.1,
  plump: 0.24,
  head: 0.15,
  neck: { up: 0.2, fore: 0.1 },
  beak: { long: 0.75, deep: 0.26, hook: 0, color: rgb(0x8a7560) },
  eye: { size: 0.2, apart: 0.74, color: rgb(0x1c120d) },
  tail: 0.36,
  lean: 0.45,
  legs: rgb(0x8a6a5a),
  color: rgb(0xe6e2da),
  plumage: 'plain',
}
const RAPTOR: BirdBuild = {
  ...SONGBIRD,
  high: 2.3,
  plump: 0.22,
  head: 0.125,
  neck: { up: 0.24, fore: 0.06 },
  beak: { long: 0.72, deep: 0.42, hook: 0.5, color: rgb(0x3c3d42) },
  eye: { size: 0.24, apart: 0.58, color: rgb(0x3a2412) },
  lean: 0.2,
  legs: YELLOW,
  color: rgb(0x7a7068),
  plumage: 'falcon',
}
const OWL: BirdBuild = {
  ...RAPTOR,
  plump: 0.25,
  head: 0.2,
  neck: { up: 0.2, fore: 0.05 },
  beak: { long: 0.3, deep: 0.2, hook: 0.3, color: rgb(0x6a5f4c) },
  eye: { size: 0.25, apart: 0.4, color: rgb(0xe8a826) },
  tail: 0.22,
  lean: 0.12,
  legs: rgb(0xb8a07a),
  color: rgb(0x8a6c4c),
  plumage: 'owl',
}
const HEN: BirdBuild = {
  ...SONGBIRD,
  high: 3.3,
  plump: 0.27,
  head: 0.1,
  neck: { up: 0.3, fore: 0.14 },
  beak: { long: 0.7, deep: 0.3, hook: 0.12, color: rgb(0xd8a040) },
  eye: { size: 0.2, apart: 0.72, color: rgb(0xc8762a) },
  tail: 0.26,
  lean: 0.75,
  legs: rgb(0xd8a040),
  color: rgb(0xa8602e),
  plumage: 'hen',
  isGrounded: true,
}
const PARROT: BirdBuild = {
  ...SONGBIRD,
  high: 2.1,
  plump: 0.19,
  head: 0.16,
  neck: { up: 0.24, fore: 0.06 },
  beak: { long: 0.62, deep: 0.6, hook: 0.85, color: rgb(0xe8dcc4) },
  eye: { size: 0.17, apart: 0.66, color: rgb(0xd8c23c) },
  tail: 0.75,
  lean: 0.15,
  legs: rgb(0x5a5654),
  color: rgb(0xc4281e),
  plumage: 'macaw',
}

/** By what people call them; what is not here goes by its kind. */
export const BIRD_BUILDS: Readonly<Record<string, BirdBuild>> = {
  owl: { ...OWL, comb: 'tufts' },
  'barn owl': { ...OWL, color: rgb(0xc79a5c), plumage: 'barn owl', eye: { ...OWL.eye, color: rgb(0x1c120d), size: 0.2 } },
  'snowy owl': { ...OWL, color: rgb(0xf0eeea) },
  eagle: { ...RAPTOR, high: 3.1, color: rgb(0x4a3220), plumage: 'eagle', beak: { long: 1.05, deep: 0.5, hook: 0.6, color: YELLOW }, eye: { ...RAPTOR.eye, color: rgb(0xe8c23c) } },
  'golden eagle': { ...RAPTOR, high: 3.1, color: rgb(0x5e4024), plumage: 'plain', beak: { long: 1, deep: 0.48, hook: 0.6, color: rgb(0x4a4644) } },
  falcon: RAPTOR,
  hawk: { ...RAPTOR, color: rgb(0x7c5436) },
  raven: { ...SONGBIRD, high: 2.1, plump: 0.2, head: 0.135, beak: { long: 1.5, deep: 0.44, hook: 0.16, color: DARK_HORN }, lean: 0.4, legs: DARK_HORN, color: rgb(0x17171c) },
  magpie: { ...SONGBIRD, high: 1.7, color: rgb(0x17171c), plumage: 'magpie', tail: 0.8, legs: DARK_HORN, beak: { long: 1, deep: 0.32, hook: 0.08, color: DARK_HORN } },
  parrot: PARROT,
  cockatoo: { ...PARROT, color: rgb(0xf2f0ec), plumage: 'plain', comb: 'crest', beak: { ...PARROT.beak, color: rgb(0x3c3a3c) }, tail: 0.4 },
  parakeet: { ...PARROT, high: 1.2, color: rgb(0x6cb83c), plumage: 'plain' },
  budgie: { ...PARROT, high: 1.1, color: rgb(0x62b8d8), plumage: 'plain' },
  canary: { ...SONGBIRD, color: rgb(0xf0cc3c) },
  dove: { ...SONGBIRD, high: 1.4, head: 0.12 },
  pigeon: { ...SONGBIRD, high: 1.5, head: 0.12, color: rgb(0x8d929c) },
  robin: { ...SONGBIRD, high: 0.9, color: rgb(0x84705a), plumage: 'robin' },
  sparrow: { ...SONGBIRD, high: 0.9, color: rgb(0x8a6a4a) },
  bird: { ...SONGBIRD, color: rgb(0x5c86b8) },
  gull: { ...SONGBIRD, high: 2.2, plump: 0.21, color: rgb(0xf2f1ee), plumage: 'gull', lean: 0.6, beak: { long: 1.15, deep: 0.34, hook: 0.2, color: YELLOW }, eye: { ...SONGBIRD.eye, color: rgb(0xe0cc6a) }, legs: rgb(0xd89a8a) },
  rooster: { ...HEN, high: 3.8, color: rgb(0xb0501e), comb: 'rooster', tail: 0.5, lean: 0.55 },
  cockerel: { ...HEN, high: 3.8, color: rgb(0xb0501e), comb: 'rooster', tail: 0.5, lean: 0.55 },
  chicken: { ...HEN, comb: 'hen' },
  hen: { ...HEN, comb: 'hen' },
  chick: { ...SONGBIRD, high: 1, plump: 0.3, head: 0.24, color: rgb(0xf2d25a), tail: 0.12, beak: { long: 0.4, deep: 0.26, hook: 0, color: rgb(0xe09a3c) } },
  duck: { ...HEN, color: rgb(0x8a7258), plumage: 'duck', head: 0.125, beak: { long: 1.3, deep: 0.3, hook: 0, color: rgb(0xd8a83a), isFlat: true }, eye: { ...HEN.eye, color: rgb(0x1c120d) }, legs: rgb(0xe08a2e) },
  duckling: { ...SONGBIRD, high: 1.1, plump: 0.28, head: 0.22, color: rgb(0xf0cf52), tail: 0.14, beak: { long: 0.8, deep: 0.24, hook: 0, color: rgb(0xe09a3c), isFlat: true }, legs: rgb(0xe08a2e) },
  penguin: { ...SONGBIRD, high: 5, plump: 0.2, head: 0.105, neck: { up: 0.3, fore: 0.02 }, lean: 0, tail: 0.14, color: rgb(0x1e2026), plumage: 'penguin', beak: { long: 1, deep: 0.24, hook: 0.12, color: rgb(0xd88a3c) }, legs: DARK_HORN, isGrounded: true },
}
