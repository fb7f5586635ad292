import { humanForm } from '#studio/person/human-form.ts'
import { seldomPart } from '#studio/seldom-parts.ts'
import type { Rgb } from '../../color.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import { type Bench, boxAround } from '../bench.ts'
import { mix, smoothStep } from '../curve.ts'
import { clipMesh } from '../field/clip-mesh.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { joinArms } from '../field/joined-fields.ts'
import { meshField } from '../field/mesh-field.ts'
import type { Mesh } from '../grid.ts'
import type { ArmJoints } from '../pose.ts'
import type { Stand } from '../stand.ts'
import { armAlong } from './arm-along.ts'
import { armholes, joiningOf } from './arms-of-trunk.ts'
import { shoulderOffset } from './cloth-ease.ts'
import { armCloth, legCloth, pressedByArms, roomOfTrunk, trunkCloth } from './cloth-fields.ts'
import { type ClothCoordinates, clothSurface } from './cloth-surface.ts'
import { belowAll, type Cover } from './cover.ts'
import { type Creases, creasesOf, type Wedge } from './creases.ts'
import { cutBand } from './cut-band.ts'
import { sleeveFolds, trunkFolds } from './folds.ts'
import { frontGap } from './front-gap.ts'
import { hasLap, lapLength } from './lap.ts'
import { legsAlong } from './legs-along.ts'
import { markingOf } from './marking-of.ts'
import { neckBaseOf } from './neck-base.ts'
import { asideOfStraps, BAR } from './neckline.ts'
import { necklineOf } from './neckline-of.ts'
import { roundSleeve } from './round-sleeve.ts'
import type { TopCut } from './tops.ts'
import { sleeveWedges, trunkWedges } from './wedges.ts'

/** Thickness that cut edges of cloth show, in half heads. */
const RIM = 0.07
/** Heights (adult half heads) below which a garment hangs round the legs. */
const SKIRT_FROM = 5.4

/** Half heads above the hips from where on cloth may lie on thighs. */
const OVER_HIPS = 1.1

/** How much of its folds is modelled on a real body, whose light has all of them: what lies on cloth would come through more. */
const MODELLED = 0.6

/** How deep valleys of cloth over other cloth go: on shoulders the layers lie this close. */
const OVER_CLOTH = 0.018

/** What is no looser than this follows every hollow of a real shoulder. */
const CLINGS_TO = 0.035

/** Where along the arm a sleeve begins that leaves the shoulder bare. */
const OFF_SHOULDER = 0.1

/** Cloth that is pressed in so deep has no folds of its own. */
const PRESSED = 0.08

/** How round the corner between neckline and armhole is. */
const ROUND = 0.25

/** Half heads that a real shoulder stands over its joint beyond the radius of the arm. */
const SHOULDER_TOP = 0.35

export interface SewnTop {
  readonly surfaces: Surface[]
  /** Outside of the garment, without its folds: what collars, pockets and ornaments lie on. */
  readonly outside: Field
  /** The skin that it hides. */
  readonly covers: readonly Cover[]
}

/**
 * The shell of a garment for the upper body, with hems and cuffs; `over` is what it is worn on (extra distance), `below` the outside of
 * that, which is cloth where it `isOver`.
 */
export function sewTop(
  bench: Bench,
  garment: Garment,
  { cut, over, below, isOver }: { cut: TopCut; over: number; below: Field; isOver: boolean },
): SewnTop {
  const { skeleton, joints } = bench.stand
  const { tall } = skeleton
  const { refine } = bench
  const offset = cut.offset + over
  const surfaces: Surface[] = []
  // Over the fine mesh of a real body the fold of a border is a dotted line.
  const lip = bench.stand.body ? { lip: 0 } : {}
  const long = cut.hemY > SKIRT_FROM
  const onBody = cut.print ?? markingOf(bench, garment, 'body')
  const folds = trunkFolds(bench, {
    height: cut.folds * (bench.stand.body ? MODELLED : 1),
    hemY: long && bench.stand.body ? Number.POSITIVE_INFINITY : Math.min(cut.hemY * tall, 4.6 * tall),
    name: garment.kind,
  })
  const { creases, coordinates: roundTrunk } = trunkCreases(bench, garment, cut)
  const ribbed = bench.stand.body ? humanForm().ribs(bench.unitPx) : undefined
  const lay = (mesh: Mesh, color = garment.color, pattern = garment.pattern, folds = creases) => {
    if (mesh.triangles.length > 0)
      surfaces.push(
        clothSurface(bench, mesh, {
          garment,
          material: cut.material,
          color,
          pattern,
          marking: onBody,
          creases: folds,
          seams: tailored,
          coordinates: pattern === 'plain' && !onBody ? roundTrunk : undefined,
        }),
      )
  }

  const overLap = lapLength(bench.stand, (cut.hemY - 4.85) * tall)
  const lap =
    long && hasLap(joints)
      ? seldomPart('lap')(bench.stand, {
          ease: offset + 0.08,
          flare: cut.flare,
          length: overLap,
        })
      : undefined
  const loose = trunkCloth(bench.stand, {
    offset,
    hang: cut.hang,
    flare: lap ? 0 : cut.flare,
    ...(long && !lap && { bottom: cut.hemY + 0.4 }),
    ...(cut.bell !== undefined && { bell: cut.bell }),
    ...(cut.from !== undefined && { from: cut.from }),
  })
  const { cloth: trunk, smooth } =
    bench.stand.body && cut.material !== MATERIAL.metal
      ? humanForm().cinched(bench, bench.stand.body, { cloth: loose, offset })
      : { cloth: loose, smooth: (share: Field) => share }
  const isOverHips = bench.stand.body !== undefined && cut.hemY * tall > skeleton.hipY - OVER_HIPS
  const hung = lap
    ? withLap(bench, trunk, { lap, offset })
    : long
      ? withLegs(bench, trunk, offset)
      : isOverHips
        ? withThighs(bench, trunk, offset)
        : trunk
  const isShort = cut.sleeves > 0 && cut.sleeves <= 0.5
  const sleeveEase = {
    ease: bench.stand.body ? offset * 0.45 + cut.sleeveEase * 0.2 : offset * 0.45 + cut.sleeveEase * 0.4,
    top: shoulderOffset(offset),
    widen: cut.cuff === 'wide' ? cut.sleeveEase * 2.2 : cut.sleeveEase,
    ...(isShort && { endAlong: cut.sleeves * 2 }),
    isFalling: cut.cuff === 'wide',
  }
  const whole = pressedByArms(bench.stand, hung, {
    fromY: skeleton.shoulderY + 0.8,
    sleeve: cut.sleeves > 0.8 ? sleeveEase.ease : 0,
    below,
  })
  const arms = joints.arms.map((arm) => ({ joints: arm, field: armCloth(bench.stand, arm, sleeveEase) }))
  const isTailored = cut.collar === 'lapels' || cut.open !== undefined
  const isPadded = bench.stand.body !== undefined && (isTailored || cut.sleeveEase > CLINGS_TO)
  const joining = joiningOf(bench.stand, Math.max(offset, sleeveEase.ease))
  const shouldered = isPadded ? humanForm().padded(bench.stand, whole, { arms, isTailored }) : whole
  const joined = joinArms(skeleton, shouldered, arms, joining)

  const hemY = cut.hemY * tall
  const name = garment.kind
  const edges = shellEdge(bench, cut, lap ? { hemY, lapLength: overLap } : { hemY })
  const body = isOverHips && !long ? { ...edges, hem: humanForm().seatedHem(bench.stand, hemY, edges.hem) } : edges
  const tailored =
    bench.stand.body && !bench.isRough
      ? humanForm().seamsOf(bench, garment, cut, {
          armhole: joined.trunkSide,
          hem: long ? () => -1 : body.hem,
          neckline: body.neckline,
        })
      : undefined
  const withoutSleeves = cut.sleeves > 0 ? () => -1 : sleeveless(bench.stand, { arms, cut, neckline: body.neckline })
  const spread = Math.max(cut.flare, 0)
  const room = roomOfTrunk(
    bench.stand,
    { width: skeleton.shoulderX + skeleton.armRadius + offset + 0.3 + spread, back: 1.2 + spread, front: 1.4 + spread },
    offset + spread,
  )
  const corners = [
    [-room.width, -0.6 - neckBaseOf(bench.stand).rise, -room.back],
    [room.width, Math.max(1, lap ? skeleton.crotchY + 0.6 : hemY + 0.1), room.front],
  ] as const
  const reach = long ? joints.legs.flatMap((leg) => [leg.knee, leg.ankle]) : []
  const knees = lap ? reach.map(([x, y, z]) => [x, y, z] as const) : reach.map(([x, , z]) => [x, 0, z] as const)
  const box = boxAround(bench, [...corners, ...knees], lap ? skeleton.thighRadius + offset + 0.3 * spread + 0.1 : 0.1)
  const shell = clipMesh(
    meshField(cut.sleeves > 0 || !bench.stand.body ? joined.trunk : whole, box, {
      cell: bench.cell,
      toViewer: bench.toViewer,
      relief: withPleats(
        bench,
        cut,
        shallow(folds, bench.stand.body && isOver ? Math.min(OVER_CLOTH, cut.offset * 0.6) : cut.offset * 0.6),
      ),
      reliefShare: unpressed(smooth(awayFrom(joined.trunkSide, joining.overlap)), hung, whole),
    }),
    cut.sleeves > 0 ? joined.trunkSide : withoutSleeves,
    cut.sleeves > 0 ? { refine } : { rim: RIM, refine },
  )
  const isOnSkin =
    bench.stand.body !== undefined && !isOver && (cut.collar === 'none' || cut.collar === 'rib') && cut.neckline !== 'strappy'
  const edged = isOnSkin
    ? humanForm().laidOnSkin(shell, body.neckline, shoulderOffset(offset))
    : cut.neckline === 'strappy' && bench.stand.body
      ? finerAlong(shell, asideOfStraps(bench.stand))
      : shell
  const open = clipMesh(cut.slit ? clipMesh(edged, slits(bench), { rim: RIM, refine }) : edged, body.opening, {
    rim: RIM,
    refine,
  })
  if (cut.collar === 'rib') {
    const { inner, band } = cutBand(open, body.neckline, { width: 0.11, raise: 0.015, rim: RIM, ...lip, refine })
    lay(band, cut.colors?.collar ?? garment.trim, 'plain', ribbed ?? creases)
    hem(inner)
  } else hem(clipMesh(open, body.neckline, { rim: RIM, refine }))

  /** What is narrower than a cell would fall between its corners. */
  function finerAlong(mesh: Mesh, line: Field): Mesh {
    const { positions } = mesh
    const values = Float32Array.from({ length: positions.length / 3 }, (_, at) =>
      line(positions[at * 3]!, positions[at * 3 + 1]!, positions[at * 3 + 2]!),
    )
    return refine?.(mesh, values, line).mesh ?? mesh
  }

  function hem(mesh: Mesh): void {
    if (cut.cuff === 'none' || long) {
      lay(clipMesh(mesh, body.hem, { rim: RIM, refine }))
      return
    }
    const { inner, band } = cutBand(mesh, body.hem, {
      width: cut.cuff === 'rib' ? 0.3 : 0.12,
      raise: 0.012,
      rim: RIM,
      ...lip,
      refine,
    })
    lay(inner)
    const hemColor = cut.cuff === 'rib' ? (cut.colors?.cuffs ?? garment.trim) : garment.color
    lay(band, cut.colors?.hem ?? hemColor, 'plain', (cut.cuff === 'rib' && ribbed) || creases)
  }

  const covers: Cover[] = [
    {
      part: 'trunk',
      field: belowAll(body.neckline, body.opening, body.hem, withoutSleeves),
    },
  ]
  // From a little below one sees under a hem.
  const underSkirt: Field = (x, y, z) => body.hem(x, y, z) + 0.6
  if (long) covers.push({ part: 'leg', field: belowAll(body.opening, underSkirt, cut.slit ? slits(bench) : () => -1) })

  if (cut.sleeves > 0) {
    joints.arms.forEach((arm, index) => {
      const armBox = boxAround(
        bench,
        [arm.shoulder, arm.elbow, arm.wrist],
        skeleton.armRadius + offset + cut.sleeveEase * 2.4 + (bench.stand.body ? SHOULDER_TOP : 0.1),
      )
      if (armBox.min[1] >= armBox.max[1]) return
      const { field, side } = joined.arms[index]!
      const folds = shallow(sleeveFolds(bench, arm, { height: cut.folds, endAt: cut.sleeves, name }), sleeveEase.ease * 0.6)
      const relief = cut.quilt || cut.furry ? rolls(cut, armAlong(arm), folds) : folds
      const whole = clipMesh(
        meshField(field, armBox, {
          cell: bench.cell,
          toViewer: bench.toViewer,
          relief,
          reliefShare: awayFrom(side, joining.overlap),
        }),
        side,
      )
      const along = armAlong(arm)
      const isOffShoulder = cut.neckline === 'off shoulder'
      const sleeve =
        cut.neckline === 'off shoulder'
          ? clipMesh(whole, (x, y, z) => OFF_SHOULDER - along(x, y, z), { rim: RIM, refine })
          : whole
      const total = skeleton.upperArm + skeleton.forearm
      const marking = cut.print ?? markingOf(bench, garment, 'sleeve')
      const onSleeve = sleeveCreases(bench, arm, { garment, cut, endAt: total * Math.min(1, cut.sleeves) })
      const addSleeve = (mesh: Mesh, color: Rgb, pattern: Garment['pattern'], folds = onSleeve) => {
        if (mesh.triangles.length === 0) return
        const coordinates = bench.stand.body
          ? roundSleeve([arm.shoulder, arm.elbow, arm.wrist], skeleton.armRadius * 1.3)
          : roundArm(arm, along, total)
        const look = { garment, material: cut.material, color, pattern, marking, coordinates, creases: folds, seams: tailored }
        surfaces.push(clothSurface(bench, mesh, look))
      }
      const ownColor = cut.colors?.sleeves ?? (cut.sleeveTrim ? garment.trim : garment.color)
      const edge: Field = (x, y, z) => (along(x, y, z) - Math.min(0.985, cut.sleeves)) * total
      covers.push({
        part: 'arm',
        side: arm.side,
        field: isOffShoulder ? belowAll(edge, (x, y, z) => OFF_SHOULDER - along(x, y, z)) : edge,
      })
      const width = cut.cuff === 'rib' ? 0.28 : cut.cuff === 'band' ? 0.2 : 0.1
      const { inner, band } = cutBand(sleeve, edge, { width, raise: 0.014, rim: RIM, ...lip, refine })
      addSleeve(inner, ownColor, cut.sleeveTrim ? 'plain' : garment.pattern)
      const isRibbed = cut.cuff === 'rib' && ribbed !== undefined
      const cuffColor = cut.colors?.cuffs ?? (cut.cuff === 'none' || cut.cuff === 'band' ? ownColor : garment.trim)
      addSleeve(band, cuffColor, 'plain', isRibbed ? ribbed : onSleeve)
    })
  }
  return { surfaces, outside: joined.trunk, covers }
}

/** The folds that are drawn on the trunk of a garment, and where on it a point lies for them. */
function trunkCreases(
  bench: Bench,
  garment: Garment,
  cut: TopCut,
): { creases: Creases | undefined; coordinates?: ClothCoordinates } {
  const hemY = cut.hemY * bench.stand.skeleton.tall
  const isSkirt = cut.hemY > SKIRT_FROM && !cut.pleats
  if (bench.stand.body) return humanForm().trunkDrape(bench, { garment, cut, hemY, isSkirt: cut.hemY > SKIRT_FROM })
  return { creases: drawn(trunkWedges(bench, { height: cut.folds, name: garment.kind, hemY, isSkirt })) }
}

function sleeveCreases(
  bench: Bench,
  arm: ArmJoints,
  { garment, cut, endAt }: { garment: Garment; cut: TopCut; endAt: number },
): Creases | undefined {
  if (bench.stand.body) return humanForm().sleeveDrape(bench, arm, { garment, cut, endAt })
  return drawn(sleeveWedges(bench, { height: cut.folds, name: `${garment.kind} ${arm.side}`, endAt }))
}

const drawn = (wedges: readonly Wedge[]): Creases | undefined => (wedges.length === 0 ? undefined : creasesOf(wedges))

/** Folds die down toward a seam, so that both pieces meet there, and where they overlap. */
function awayFrom(seam: Field, overlap = 0): Field {
  return (x, y, z) => Math.min(1, Math.max(0, (-seam(x, y, z) - overlap) / 0.4))
}

/** Nothing is folded where a hand lies. */
function unpressed(share: Field, hung: Field, pressed: Field): Field {
  if (hung === pressed) return share
  return (x, y, z) => share(x, y, z) * (1 - smoothStep(0, PRESSED, pressed(x, y, z) - hung(x, y, z)))
}

/** Valleys never reach what is below the cloth. */
function shallow(relief: Field, depth: number): Field {
  return (x, y, z) => {
    const height = relief(x, y, z)
    return height < 0 ? (height * depth) / (depth - height) : height
  }
}

/** Where the shell ends: at the neck, along an open front, at the hem. */
function shellEdge(
  bench: Bench,
  cut: TopCut,
  { hemY, lapLength }: { hemY: number; lapLength?: number },
): { neckline: Field; opening: Field; hem: Field } {
  const { open } = cut
  const neckline = necklineOf(bench.stand, cut)
  const along = legsAlong(bench.stand.skeleton, bench.stand.joints, true)
  const { hipY, crotchY, wide } = bench.stand.skeleton
  const buttonY = (cut.neckline === 'deep v' ? 2.5 : 1) * bench.stand.skeleton.tall
  return {
    neckline,
    opening:
      open === undefined
        ? () => -1
        : (x, y, z) => {
            if (z < 0) return cut.cutaway ? tailsCut(bench, x, y, z) : -1
            // Over a lap an open coat falls to both sides.
            if (lapLength !== undefined && y > hipY - 0.8) {
              return mix(0.2, 1.15, smoothStep(hipY - 0.8, hipY + 0.2, y)) * wide - Math.abs(x)
            }
            if (cut.cutaway && y > bench.stand.skeleton.waistY + 0.5) return 1
            const gap = open < 0.2 ? open * 3 * smoothStep(buttonY + 0.7, hemY, y) - 0.02 : frontGap(open, y / hemY)
            return gap - Math.abs(x)
          },
    hem: (x, y, z) =>
      lapLength === undefined
        ? y - hemY + 0.03 * Math.sin(x * 3.1) + (cut.hemRise ?? 0) * Math.max(0, Math.abs(x) - 0.12)
        : y < crotchY - 1.6
          ? y - crotchY
          : along(x, y, z) - lapLength,
  }
}

/** The armhole of a garment without sleeves: negative where cloth stays. */
function sleeveless(
  stand: Stand,
  { arms, cut, neckline }: { arms: readonly { readonly field: Field }[]; cut: TopCut; neckline: Field },
): Field {
  if (stand.body) {
    // What ends below the shoulders ends under the arms as well.
    if (cut.neckline === 'strappy' || BAR.has(cut.neckline)) return () => -1
    // Where it runs into the neckline their corner is cut round.
    const hole = armholes(stand, cut.neckline)
    return (x, y, z) => -smoothMin(-hole(x, y, z), -neckline(x, y, z), ROUND)
  }
  const inset = BAR.has(cut.neckline) ? -0.02 : 0.1
  return (x, y, z) => Math.max(...arms.map(({ field }) => inset - field(x, y, z)))
}

/** Over bent legs it lies on them. */
function withLap({ stand }: Bench, trunk: Field, { lap, offset }: { lap: Field; offset: number }): Field {
  const { skeleton, joints, body } = stand
  const hips = skeleton.hipY - 1.4
  if (!body) return (x, y, z) => (y > hips ? smoothMin(trunk(x, y, z), lap(x, y, z), 0.4) : trunk(x, y, z))
  const legs = joints.legs.map((leg) => legCloth(stand, leg, { ease: offset + 0.06 }))
  // Well above: large blocks of cells are judged by their middle.
  const from = Math.min(hips, ...joints.legs.map(({ knee }) => knee[1])) - 1.6
  return (x, y, z) => {
    let distance = trunk(x, y, z)
    if (y < from) return distance
    distance = smoothMin(distance, lap(x, y, z), 0.4)
    for (const leg of legs) distance = smoothMin(distance, leg(x, y, z), 0.2)
    return distance
  }
}

/** A long garment also hangs over the legs, wherever they step. */
function withLegs(bench: Bench, trunk: Field, offset: number): Field {
  const { skeleton, joints, body } = bench.stand
  const legs = joints.legs.map((leg) => legCloth(bench.stand, leg, { ease: offset + 0.08, widen: 0.1 }))
  const from = skeleton.crotchY - (body ? 1.6 : 0.8)
  return (x, y, z) => {
    let distance = trunk(x, y, z)
    if (y <= from) return distance
    // On a real body little by little: thighs are as wide as hips there, and melting adds to both.
    const melt = body ? 0.02 + 0.5 * smoothStep(from, from + 2, y) : 0.7
    for (const leg of legs) distance = smoothMin(distance, leg(x, y, z), melt)
    return distance
  }
}

/** What ends over the hips goes over the thighs of a real body, and over trousers on them. */
function withThighs(bench: Bench, trunk: Field, offset: number): Field {
  const { skeleton, joints } = bench.stand
  const legs = joints.legs.map((leg) => legCloth(bench.stand, leg, { ease: offset + 0.06 }))
  const from = skeleton.hipY - OVER_HIPS
  return (x, y, z) => {
    let distance = trunk(x, y, z)
    if (y > from) for (const leg of legs) distance = smoothMin(distance, leg(x, y, z), 0.25)
    return distance
  }
}

/** Quilted rolls and tufts of fur over the folds; pleats that fan out below the waist. */
function withPleats(bench: Bench, cut: TopCut, folds: Field): Field {
  const { pleats } = cut
  const padded = cut.quilt || cut.furry ? rolls(cut, (_, y) => y / (4.65 * bench.stand.skeleton.tall), folds) : folds
  if (!pleats) return padded
  const from = (cut.from ?? 2.9) * bench.stand.skeleton.tall
  const to = cut.hemY * bench.stand.skeleton.tall
  return (x, y, z) => {
    const down = (y - from) / (to - from)
    if (down <= 0) return padded(x, y, z)
    const turn = Math.atan2(x, z)
    const wave = Math.sin(turn * pleats.count + 0.9 * Math.sin(turn * 3 + 1) + 0.5)
    return padded(x, y, z) + pleats.depth * Math.min(1, down * 1.6) * (wave > 0 ? wave : wave * 0.6)
  }
}

function rolls({ quilt = 0, furry = 0 }: TopCut, along: Field, folds: Field): Field {
  return (x, y, z) => {
    const roll = quilt * (Math.abs(Math.sin(along(x, y, z) * 21)) ** 0.6 - 0.5) * 2
    const tuft =
      furry === 0 ? 0 : furry * Math.sin(x * 17 + Math.sin(y * 9) * 2) * Math.sin(y * 15 + Math.sin(x * 11 + z * 9) * 2)
    return folds(x, y, z) + roll + tuft
  }
}

/** Down the sleeve and round it. */
function roundArm({ shoulder, elbow, wrist, side }: ArmJoints, along: Field, total: number): ClothCoordinates {
  return (x, y, z) => {
    const share = along(x, y, z)
    const boneX =
      share < 0.55
        ? shoulder[0] + ((elbow[0] - shoulder[0]) * share) / 0.55
        : elbow[0] + ((wrist[0] - elbow[0]) * (share - 0.55)) / 0.45
    return [share * total, (x - boneX) * side + 0.25 * (z - 0.1)]
  }
}

/** Up the sides from the hem to the thigh. */
function slits({ stand }: Bench): Field {
  const { skeleton } = stand
  return (x, y, z) => {
    const down = y - skeleton.hipY - 1.4 * skeleton.tall
    return down < 0 ? -1 : 0.05 + down * 0.06 - Math.abs(z - 0.35) + (Math.abs(x) < 0.5 ? -1 : 0)
  }
}

/** Two tails, parted behind. */
function tailsCut({ stand }: Bench, x: number, y: number, z: number): number {
  const waist = stand.skeleton.waistY + 0.5
  return y < waist
    ? -1
    : Math.max(0.04 * Math.min(1, y - waist) - Math.abs(x), 0.3 - Math.max(0, 0.9 - 0.12 * (y - waist)) - z - 0.2)
}
