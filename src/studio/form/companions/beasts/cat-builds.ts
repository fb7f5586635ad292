import { rgbOf } from '../rgb-of.ts'
import type { BeastBuild } from './beast-build.ts'
import { BIG_CAT, BLACK, CAT } from './beast-families.ts'

/** Builds of cats, small and big, by what people call them. */
export const CAT_BUILDS: Readonly<Record<string, BeastBuild>> = {
  cat: CAT,
  kitten: { ...CAT, high: 1.5, skull: 0.31, eye: { ...CAT.eye, size: 0.29, color: rgbOf(0x7fa8c4) } },
  siamese: {
    ...CAT,
    color: rgbOf(0xe4d5bd),
    pattern: 'points',
    fur: 0.03,
    eye: { ...CAT.eye, color: rgbOf(0x6aa8e0) },
    skull: 0.21,
  },
  calico: { ...CAT, color: rgbOf(0xf0ebe2), pattern: 'patches' },
  'persian cat': {
    ...CAT,
    color: rgbOf(0xe6ddd0),
    pattern: 'plain',
    fur: 0.13,
    muzzle: { long: 0.06, wide: 0.8, deep: 0.6 },
    tail: 'brush',
  },
  'maine coon': { ...CAT, high: 3, fur: 0.12, tail: 'brush' },
  'ginger cat': { ...CAT, color: rgbOf(0xd28a42) },
  lynx: { ...CAT, high: 5, color: rgbOf(0xb09470), pattern: 'spots', tail: 'stub', fur: 0.07, skull: 0.19 },
  lion: { ...BIG_CAT, color: rgbOf(0xc9974f), pattern: 'muzzle', mane: 'ruff', tail: 'tuft' },
  lioness: { ...BIG_CAT, color: rgbOf(0xc9974f), pattern: 'muzzle', tail: 'tuft' },
  tiger: { ...BIG_CAT, color: rgbOf(0xd98232), pattern: 'tiger' },
  'white tiger': { ...BIG_CAT, color: rgbOf(0xece8e0), pattern: 'tiger', eye: { ...BIG_CAT.eye, color: rgbOf(0x86bede) } },
  leopard: { ...BIG_CAT, high: 6, color: rgbOf(0xd0a055), pattern: 'rosettes' },
  cheetah: { ...BIG_CAT, high: 6.2, girth: 0.2, color: rgbOf(0xd6ab62), pattern: 'spots', skull: 0.17 },
  panther: { ...BIG_CAT, high: 6, color: BLACK, pattern: 'plain', nose: BLACK },
  'snow leopard': { ...BIG_CAT, high: 5.4, color: rgbOf(0xcfcbc4), pattern: 'rosettes', fur: 0.07, tail: 'brush' },
}
