import { unit } from '../../form/vector.ts'
import type { Vector } from '../../math/matrix.ts'
import type { Strands } from '../../raster/strands.ts'
import { collectStrands } from './collect-strands.ts'
import { combed, lifted } from './comb.ts'
import { beardVertices, type FacialHairKind, facialDensity } from './face-zones.ts'
import { type Guide, type GuidePlan, growGuide } from './grow-guide.ts'
import { growLocks } from './grow-locks.ts'
import { clamp, countOf, eased, type HairKit, mix, randomOf, SHORT_PX, widthOf } from './hair-kit.ts'
import { addPlaitAlong } from './plait.ts'
import { type Root, sowRoots } from './sow-roots.ts'

interface BeardShape {
  /** Half heads, at the chin and on the cheeks. */
  readonly chin: number
  readonly cheek: number
  readonly moustache: number
  readonly hairs: number
  readonly clump: number
}

const BEARDS: Record<FacialHairKind, BeardShape> = {
  stubble: { chin: 0.024, cheek: 0.02, moustache: 0.02, hairs: 12000, clump: 0 },
  moustache: { chin: 0, cheek: 0, moustache: 0.17, hairs: 2400, clump: 0.35 },
  'handlebar moustache': { chin: 0, cheek: 0, moustache: 0.3, hairs: 3000, clump: 0.8 },
  'drooping moustache': { chin: 0, cheek: 0, moustache: 0.42, hairs: 2600, clump: 0.5 },
  goatee: { chin: 0.22, cheek: 0.07, moustache: 0.12, hairs: 4600, clump: 0.2 },
  'mutton chops': { chin: 0.1, cheek: 0.2, moustache: 0, hairs: 5200, clump: 0.2 },
  'short beard': { chin: 0.13, cheek: 0.08, moustache: 0.1, hairs: 10500, clump: 0.08 },
  'full beard': { chin: 0.38, cheek: 0.2, moustache: 0.17, hairs: 9600, clump: 0.1 },
  'long beard': { chin: 1.35, cheek: 0.5, moustache: 0.24, hairs: 8500, clump: 0.3 },
  'braided beard': { chin: 0.5, cheek: 0.3, moustache: 0.24, hairs: 7500, clump: 0.5 },
}
const GUIDES = 320
const SHORT_BEARD = 0.1

/** Beard, moustache or stubble. */
export function facialHair(kit: HairKit): Strands[] {
  const { sheet, ground } = kit
  if (!sheet.facialHair) return []
  const { kind, color } = sheet.facialHair
  const shape = BEARDS[kind]
  // Facial hair has one colour and is never straighter than wavy.
  const { texture } = sheet.hair
  const own: HairKit = {
    ...kit,
    sheet: {
      ...sheet,
      hair: {
        kind: 'short',
        color,
        texture: texture === 'straight' ? 'wavy' : texture,
        fringe: 'none',
        volume: 0.1,
        parting: 0,
      },
    },
  }
  const density = facialDensity(kind)
  const finestPx = shape.cheek < SHORT_BEARD ? SHORT_PX : 0.42
  const onVertex = beardVertices(ground.person.form, density)
  const random = randomOf(own, 'beard guides')
  const guides: Guide[] = []
  for (const root of sowRoots(ground, { onVertex, density, count: GUIDES, random }))
    guides.push(growGuide(root, beardPlan(root, kind, shape, random), ground))
  const ofHairs = randomOf(own, 'beard hairs')
  const roots = sowRoots(ground, { onVertex, density, count: countOf(kit, shape.hairs, finestPx), random: ofHairs })
  const collector = collectStrands()
  const isStubble = kind === 'stubble'
  growLocks(collector, own, {
    guides,
    roots,
    shape: {
      clump: shape.clump,
      stray: isStubble ? 0.3 : shape.cheek === 0 ? 0.02 : 0.045,
      shortest: isStubble ? 0.5 : 0.7,
      wave: texture === 'coily' ? 1.1 : 0.5,
      ...(isStubble && { strength: 0.5 }),
    },
    random: ofHairs,
  })
  if (kind === 'braided beard') {
    const chin = chinPoint(guides)
    if (chin) addPlaitAlong(collector, own, chin, { length: 0.95, drift: [0, 0.05], width: 0.13 })
  }
  return [collector.finish({ width: widthOf(kit, finestPx) * (isStubble ? 0.62 : 0.9), tipShare: 0.45 })]
}

/** Where the longest hairs of the chin end. */
function chinPoint(guides: readonly Guide[]): Vector | undefined {
  const chin = guides.filter(({ root: { base } }) => Math.abs(base[0]) < 0.12 && base[1] < 6.35)
  if (chin.length === 0) return undefined
  const mean = (axis: number) => chin.reduce((sum, { points }) => sum + points[points.length - 3 + axis]!, 0) / chin.length
  return [0, mean(1) - 0.12, mean(2) - 0.02]
}

function beardPlan(root: Root, kind: FacialHairKind, shape: BeardShape, random: () => number): GuidePlan {
  const [x, y, z] = root.base
  const aside = Math.abs(x)
  const side = x < 0 ? -1 : 1
  if (y > 6.62 && aside < 0.36 && z > 1.26) return moustachePlan(root, kind, shape, { side, aside, random })
  // Long at the chin, short toward the ears, and shorter where it ends.
  const toChin = (1 - eased(aside, 0.1, 0.5)) * (1 - eased(y, 6.3, 6.6))
  const under = eased(y, 5.95, 6.2)
  const length =
    mix(shape.cheek, shape.chin, toChin) *
    // Under the ears long hairs would stand on the collar.
    (shape.cheek > 0.3 ? mix(0.3, 1, eased(z, 0.8, 1.2)) : 1) *
    (0.5 + 0.5 * under) *
    (0.9 + 0.2 * random()) *
    mix(0.25, 1, clamp(root.density * 1.3))
  const gather = kind === 'braided beard' ? 2.2 : kind === 'long beard' ? 0.9 : 0.4
  return {
    length,
    way: lifted(combed(root, [side * 0.25 * (1 - toChin), 1, 0.25]), root, length > 0.1 ? mix(0.45, 0.75, toChin) : 0.4),
    weight: length > 0.15 ? 2.4 : 0.4,
    lift: 0,
    isOnFace: true,
    bend: [-root.place[0] * gather * (length > 0.25 ? 2 : 0.4), 0, 0],
  }
}

interface MoustachePlace {
  readonly side: -1 | 1
  readonly aside: number
  readonly random: () => number
}

function moustachePlan(
  root: Root,
  kind: FacialHairKind,
  shape: BeardShape,
  { side, aside, random }: MoustachePlace,
): GuidePlan {
  const isHandlebar = kind === 'handlebar moustache'
  const isDrooping = kind === 'drooping moustache'
  // From the groove of the lip outward, and over its edge at the corners; hairs in the middle would hang into the mouth.
  const down = isHandlebar ? 0.12 : isDrooping ? 0.75 : mix(0.75, 0.9, clamp(aside * 4))
  const room = clamp((root.base[1] - 6.62) / 0.16)
  const reach = isHandlebar || isDrooping ? mix(0.55, 1, clamp(aside * 4)) : mix(0.45, 1, room) * mix(0.45, 1, clamp(aside * 5))
  return {
    length: Math.max(0.012, shape.moustache * reach * (0.92 + 0.16 * random())),
    way: lifted(
      unit(combed(root, [side * mix(0.45, 1, clamp(aside * 6)), down, 0])),
      root,
      shape.moustache > 0.05 ? 0.45 : 0.3,
    ),
    weight: isDrooping ? 3.4 : isHandlebar ? 0 : 0.8,
    lift: 0,
    isOnFace: true,
    ...(isHandlebar && { bend: [0, -5.5, -1.2] as const }),
    ...(isDrooping && { bend: [side * 0.5, 0, -1] as const }),
  }
}
