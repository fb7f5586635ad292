import { childhood } from '../../body/face-tendency.ts'
import type { Strands } from '../../raster/strands.ts'
import { collectStrands } from './collect-strands.ts'
import { combed, lifted } from './comb.ts'
import { type Guide, growGuide } from './grow-guide.ts'
import { growLocks } from './grow-locks.ts'
import { clamp, countOf, eased, type HairKit, locksOf, mix, randomOf, SHORT_PX, widthOf } from './hair-kit.ts'
import { type Root, sowRoots } from './sow-roots.ts'

/** The middle line of the left brow on the base mesh, from the nose outward. */
const LINE = [
  [0.09, 7.398],
  [0.16, 7.418],
  [0.25, 7.436],
  [0.34, 7.443],
  [0.43, 7.43],
  [0.5, 7.398],
  [0.57, 7.342],
] as const
/** Half its height there: full at the nose, drawn out to a point. */
const HALF_HEIGHT = 0.031
const HAIRS = 2300
const GUIDES = 150
/** Of so many roots sown round the brows one falls on them. */
const SIFTED = 4

/** Both brows, in the sheet's colour, thickness and arch. */
export function browStrands(kit: HairKit): Strands[] {
  const { sheet, ground } = kit
  const { color, thickness, arch } = sheet.brows
  const { form } = ground.person
  // Children's are fine and short-haired, whatever they will be.
  const young = childhood(sheet.ageYears)
  const isDrawnOut = locksOf(kit) < 1
  const half =
    HALF_HEIGHT *
    mix(Math.sqrt(clamp(thickness, 0.3, 2.2)), clamp(thickness, 0.3, 2.2), 0.6) *
    mix(0.9, 1.3, sheet.masculinity) *
    mix(1, 0.85, young) *
    (isDrawnOut ? 1.25 : 1)
  const onVertex = new Float32Array(form.vertexCount)
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
    const [x, y, z] = [Math.abs(form.base[vertex * 3]!), form.base[vertex * 3 + 1]!, form.base[vertex * 3 + 2]!]
    if (x > 0.02 && x < 0.68 && y > 7.22 && y < 7.6 && z > 1.05) onVertex[vertex] = 1
  }
  const lineAt = (aside: number) =>
    heightOf(aside) +
    (arch - mix(0.4, 0.8, sheet.masculinity)) * 0.05 * eased(aside, 0.15, 0.4) * (1 - eased(aside, 0.44, 0.57))
  const heightAt = (aside: number) => half * (1 - 0.25 * eased(aside, 0.1, 0.35)) * (1 - 0.72 * eased(aside, 0.36, 0.58))
  const density = (x: number, y: number): number => {
    const aside = Math.abs(x)
    const off = Math.abs(y - lineAt(aside)) / heightAt(aside)
    const ends =
      eased(aside, 0.07, 0.18) *
      (1 - eased(aside, isDrawnOut ? 0.42 : 0.46, isDrawnOut ? 0.54 : 0.6) * (isDrawnOut ? 1 : 0.9)) *
      (1 - eased(aside, 0.57, 0.61))
    return ends * (1 - eased(off, isDrawnOut ? 0.7 : 0.3, isDrawnOut ? 1.05 : 1.25)) * mix(0.75, 1, eased(aside, 0.12, 0.25))
  }
  const own: HairKit = {
    ...kit,
    sheet: { ...sheet, hair: { kind: 'short', color, texture: 'straight', fringe: 'none', volume: 0, parting: 0 } },
  }
  const plan = (root: Root, random: () => number) => {
    const [x, y] = root.base
    const aside = Math.abs(x)
    const side = x < 0 ? -1 : 1
    const off = clamp((y - lineAt(aside)) / heightAt(aside), -1, 1)
    // Up at the nose, outward along the middle, the upper ones down to meet the lower ones.
    const up =
      mix(isDrawnOut ? -0.45 : -1.3, 0.25, eased(aside, 0.1, 0.3)) +
      off * 0.45 * eased(aside, 0.15, 0.3) +
      eased(aside, 0.4, 0.55) * 0.35
    return {
      length:
        mix(0.085, 0.06, eased(aside, 0.3, 0.55)) *
        (0.8 + 0.4 * random()) *
        mix(mix(0.85, 1.15, sheet.masculinity), 0.7, young),
      way: lifted(combed(root, [side, up, 0]), root, 0.22),
      weight: 0,
      lift: 0,
      isOnFace: true as const,
    }
  }
  const random = randomOf(own, 'brow guides')
  const guides: Guide[] = sowRoots(ground, { onVertex, density, count: GUIDES * SIFTED, random }).map((root) =>
    growGuide(root, plan(root, random), ground),
  )
  const ofHairs = randomOf(own, 'brow hairs')
  const roots = sowRoots(ground, {
    onVertex,
    density,
    count: countOf(kit, HAIRS * SIFTED * clamp(thickness, 0.5, 1.5) * (isDrawnOut ? 1.8 : mix(1, 0.75, young)), SHORT_PX),
    random: ofHairs,
  })
  const collector = collectStrands()
  growLocks(collector, own, {
    guides,
    roots,
    shape: { clump: 0.1, stray: isDrawnOut ? 0 : 0.06, shortest: 0.7, wave: 0, strength: isDrawnOut ? 1 : 0.9 },
    random: ofHairs,
  })
  return [collector.finish({ width: widthOf(kit, SHORT_PX) * (isDrawnOut ? 1.25 : 0.56), tipShare: 0.3 })]
}

function heightOf(aside: number): number {
  for (let index = 1; index < LINE.length; index += 1) {
    const [x1, y1] = LINE[index]!
    const [x0, y0] = LINE[index - 1]!
    if (aside <= x1 || index === LINE.length - 1) return y0 + ((aside - x0) / (x1 - x0)) * (y1 - y0)
  }
  return 0
}
