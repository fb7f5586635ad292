import { humanForm } from '#studio/person/human-form.ts'
import { seldomPart } from '#studio/seldom-parts.ts'
import { mixRgb } from '../../color.ts'
import { randomFor } from '../../random.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import { type Bench, boxAround } from '../bench.ts'
import { smoothStep } from '../curve.ts'
import { clipMesh } from '../field/clip-mesh.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { meshField } from '../field/mesh-field.ts'
import type { Mesh } from '../grid.ts'
import type { Stand } from '../stand.ts'
import { BIB, HIGHER, overShirt, withBib } from './bib.ts'
import { legCloth, pressedByArms, roomOfTrunk, trunkCloth } from './cloth-fields.ts'
import { type ClothCoordinates, clothSurface } from './cloth-surface.ts'
import { belowAll, type Cover } from './cover.ts'
import { type Creases, creasesOf } from './creases.ts'
import { cutBand } from './cut-band.ts'
import { hasLap, lapLength } from './lap.ts'
import { legsAlong, roundLegs } from './legs-along.ts'
import type { LegwearCut } from './legwear.ts'
import { markingOf } from './marking-of.ts'
import { placeOnLimb } from './place-on-limb.ts'
import { legWedges } from './wedges.ts'

/** The base garment of a real body lies below everything. */
const OVER_BASE = 0.055

/** So far within a leg its cloth is asked for its place. */
const INWARDS = 0.02

/** From a little below one sees so far under the hem of a skirt. */
const UNDER_HEM = 0.6

/** Trousers or a skirt, from the waist down. */
export function sewLegwear(
  bench: Bench,
  garment: Garment,
  cut: LegwearCut,
): { readonly surfaces: Surface[]; readonly covers: readonly Cover[] } {
  const { skeleton, joints } = bench.stand
  const hasBib = cut.hasBib === true && bench.stand.body !== undefined
  const waist = skeleton.waistY + (0.25 + (cut.low ?? 0) - (hasBib ? HIGHER : 0)) * skeleton.tall
  if (waist - 0.4 > bench.lowestY) return { surfaces: [], covers: [] }
  const marking = markingOf(bench, garment, 'legs')
  const isPlain = (cut.skirt === undefined || bench.stand.body !== undefined) && !marking
  const onLegs = legCreases(bench, garment, cut)
  const add = (mesh: Mesh, color = garment.color, pattern = garment.pattern, onCloth = onLegs): Surface =>
    clothSurface(bench, mesh, {
      garment,
      material: cut.material,
      color,
      pattern,
      marking,
      ...(isPlain && pattern === 'plain' && onCloth),
      // What is sewn on lies round each leg.
      ...(garment.parts && marking && cut.skirt === undefined && onCloth),
    })

  // The border of a half belongs to the leg that it is of.
  const addHalf = ({ mesh, side }: { readonly mesh: Mesh; readonly side: number }) =>
    add(mesh, garment.color, garment.pattern, {
      ...onLegs,
      coordinates: (x, y, z) => onLegs.coordinates(x + side * INWARDS, y, z),
    })

  const rest = skeleton.hipY + (skeleton.thigh + skeleton.shin) * cut.length
  const bottom = rest / skeleton.tall + 0.3
  const lap =
    cut.skirt !== undefined && hasLap(joints)
      ? seldomPart('lap')(bench.stand, {
          ease: cut.ease + 0.06,
          flare: cut.skirt,
          length: lapLength(bench.stand, (skeleton.thigh + skeleton.shin) * cut.length),
        })
      : undefined
  const trunk = trunkCloth(bench.stand, {
    offset: cut.skirt === undefined ? (bench.stand.body ? OVER_BASE : 0.035) : cut.ease,
    hang: 0,
    ...(hasBib && overShirt(joints)),
    ...(cut.skirt !== undefined && !lap && { flare: cut.skirt, bottom }),
  })
  const legs = joints.legs.map((leg) =>
    legCloth(bench.stand, leg, {
      ease: Math.max(bench.stand.body ? OVER_BASE : 0, cut.ease + (cut.skirt ? 0.05 : 0)),
      widen: cut.widen,
    }),
  )
  const melt = cut.skirt === undefined ? 0.12 : lap && bench.stand.body ? 0.2 : 0.7
  const highestKnee = Math.min(...joints.legs.map(({ knee }) => knee[1]))
  const legsFrom = Math.min(skeleton.hipY - 1.2, bench.stand.body ? highestKnee - 1.6 : skeleton.hipY)
  const loose: Field = (x, y, z) => {
    let distance = trunk(x, y, z)
    if (y < legsFrom) return distance
    if (lap) distance = smoothMin(distance, lap(x, y, z), 0.3)
    if (lap && !bench.stand.body) return distance
    for (const leg of legs) distance = smoothMin(distance, leg(x, y, z), melt)
    return distance
  }
  const field = cut.skirt === undefined ? loose : pressedByArms(bench.stand, loose, { fromY: skeleton.hipY - 1.6 })
  const spread = cut.skirt ?? 0
  const room = roomOfTrunk(
    bench.stand,
    { width: 1.5 * skeleton.wide + spread, back: 1.2 + spread, front: 1.2 + spread },
    spread,
  )
  const corners = [
    [-room.width, waist - 0.1, -room.back],
    [room.width, cut.skirt === undefined ? skeleton.crotchY : rest, room.front],
  ] as const
  const box = boxAround(
    bench,
    [...corners, ...joints.legs.flatMap(({ knee, ankle }) => [knee, ankle])],
    skeleton.thighRadius + cut.widen + (lap ? cut.ease + 0.3 * spread + 0.1 : 0),
  )
  const top = Math.min(waist, bench.stand.body ? highestKnee - 1 : waist, hasBib ? BIB.topY * skeleton.tall : waist)
  const shell = meshField(
    field,
    { min: [box.min[0], top - 0.2, box.min[2]], max: box.max },
    {
      cell: bench.cell,
      toViewer: bench.toViewer,
      relief: legFolds(bench, garment, cut),
      reliefShare: (_, y) => smoothStep(waist + 0.3, skeleton.crotchY, y),
    },
  )

  const along = legsAlong(skeleton, joints, true)
  const straight = (skeleton.thigh + skeleton.shin) * cut.length
  const total = lap ? lapLength(bench.stand, straight) : straight
  const hem: Field =
    cut.skirt === undefined || lap ? (x, y, z) => along(x, y, z) - total : (_, y) => y - Math.min(rest, skeleton.soleY)
  const overWaist = aboveWaist(bench.stand, waist)
  const ofSocks: Field | undefined =
    cut.from === undefined ? undefined : (x, y, z) => (skeleton.thigh + skeleton.shin) * cut.from! - along(x, y, z)
  const upperEdge = ofSocks ?? (hasBib ? withBib(bench.stand, waist, overWaist) : overWaist)
  const { inner, band } = cutBand(clipMesh(shell, upperEdge, { rim: 0.05 }), hem, {
    refine: bench.refine,
    width: cut.hemColor ? 0.42 : 0.12,
    raise: 0.012,
    rim: 0.06,
  })
  const belowBelt = aboveWaist(bench.stand, waist + 0.22)
  const beltColor = cut.skirt === undefined || cut.hemColor ? mixRgb(garment.color, [0.1, 0.08, 0.08], 0.45) : garment.trim
  const withBelt = () => [
    ...(cut.skirt === undefined
      ? halves(bench.stand, clipMesh(inner, belowBelt)).map(addHalf)
      : [add(clipMesh(inner, belowBelt))]),
    add(
      clipMesh(inner, (x, y, z) => -belowBelt(x, y, z)),
      beltColor,
      'plain',
    ),
  ]
  const covers: Cover[] = [
    ...(ofSocks ? [] : [{ part: 'trunk' as const, field: belowAll((_, y) => waist - y, hem) }]),
    {
      part: 'leg',
      field: ofSocks ? belowAll(ofSocks, hem) : cut.skirt === undefined ? hem : (x, y, z) => hem(x, y, z) + UNDER_HEM,
    },
  ]
  const surfaces = [
    ...(hasBib || ofSocks ? halves(bench.stand, inner).map(addHalf) : withBelt()),
    add(band, cut.hemColor ?? garment.color, 'plain'),
  ].filter(({ triangles }) => triangles.length > 0)
  return { surfaces, covers }
}

/** Cloth of both legs, parted along the middle: each leg has coordinates of its own, and what spanned both would be a flight of steps. */
function halves({ joints, body }: Stand, mesh: Mesh): { readonly mesh: Mesh; readonly side: number }[] {
  const [first, second] = joints.legs
  if (!body || !first || !second) return [{ mesh, side: 0 }]
  const away =
    ({ hip, knee, ankle }: typeof first): Field =>
    (x, y, z) =>
      placeOnLimb([hip, knee, ankle], x, y, z).away
  const [one, other] = [away(first), away(second)]
  return [
    { mesh: clipMesh(mesh, (x, y, z) => one(x, y, z) - other(x, y, z)), side: first.side },
    { mesh: clipMesh(mesh, (x, y, z) => other(x, y, z) - one(x, y, z)), side: second.side },
  ]
}

/** The folds that are drawn on it, and where on it a point lies for them. */
function legCreases(
  bench: Bench,
  garment: Garment,
  cut: LegwearCut,
): { creases: Creases | undefined; coordinates: ClothCoordinates } {
  const { skeleton, joints, body } = bench.stand
  const endAt = (skeleton.thigh + skeleton.shin) * cut.length
  if (body) return humanForm().legsDrape(bench, { garment, cut, endAt })
  const wedges = legWedges(bench, { height: cut.folds, name: garment.kind, endAt })
  return { creases: wedges.length > 0 ? creasesOf(wedges) : undefined, coordinates: roundLegs(skeleton, joints) }
}

/** Positive above a height of the trunk, where nothing is worn; a thigh may be raised over it. */
function aboveWaist({ joints, body }: Stand, waist: number): Field {
  if (!body) return (_, y) => waist - y
  const thighs = joints.legs.map(({ hip, knee, ankle }) => [hip, knee, ankle] as const)
  return (x, y, z) => {
    let above = waist - y
    for (const bones of thighs) {
      if (above < 0) break
      const { along, away } = placeOnLimb(bones, x, y, z)
      if (along > 0.25 && away < 1.4) above = Math.min(above, 0.25 - along)
    }
    return above
  }
}

/** Creases behind the knees, at the crotch and over the shoes; a skirt hangs in pleats that deepen downwards. */
function legFolds(bench: Bench, garment: Garment, cut: LegwearCut): Field {
  const { skeleton, joints } = bench.stand
  const random = randomFor(bench.sheet.seed, `folds ${garment.kind}`)
  const [phaseA, phaseB] = [random() * 6, random() * 6]
  if (cut.skirt !== undefined) {
    const from = skeleton.waistY + 0.5
    return (x, y, z) => {
      const down = Math.min(1.4, Math.max(0, (y - from) / 3))
      const turn = Math.atan2(x, z)
      if (cut.pleats) return 0.075 * Math.min(1, down * 2.2) * pressed(turn * cut.pleats)
      return cut.folds * down * Math.sin(turn * 9 + Math.sin(turn * 3 + phaseA) * 1.1 + phaseB)
    }
  }
  const kneeY = joints.legs.map(({ knee }) => knee[1])
  return (x, y, z) => {
    const leg = x > 0 ? 1 : 0
    const knee = Math.exp(-(((y - kneeY[leg]!) / 0.7) ** 2))
    const shoe = Math.exp(-(((y - skeleton.soleY + 0.85) / 0.6) ** 2))
    const crotch = Math.exp(-(((y - skeleton.crotchY) / 0.6) ** 2))
    const slant = x * (leg ? 1 : -1)
    return (
      cut.folds *
      (knee * Math.sin(y * 8 + slant * 3 + z * 2 + phaseA) * 0.8 +
        shoe * Math.sin(y * 10 + slant * 4 + phaseB) +
        crotch * 0.8 * Math.sin(Math.atan2(y - skeleton.crotchY + 0.3, slant) * 6 + phaseB) +
        0.35 * Math.sin(slant * 4 + y * 1.6 + phaseA))
    )
  }
}

/** Pressed pleats: each rises slowly and drops at its edge, −1 … 1. */
function pressed(phase: number): number {
  const share = ((((phase / (2 * Math.PI)) % 1) + 1) % 1) * 2 - 1
  return share < 0.72 ? share : share - ((share - 0.72) / 0.28) * 1.72
}
