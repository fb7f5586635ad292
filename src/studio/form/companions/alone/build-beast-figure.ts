import {
  apply,
  compose,
  type Matrix,
  rotateX,
  rotateY,
  scale,
  translate,
  type Vector,
  viewerFrom,
} from '../../../math/matrix.ts'
import { drawStrands } from '../../../raster/draw-strands.ts'
import { PART } from '../../../raster/figure-buffers.ts'
import type { Piece } from '../../../raster/piece.ts'
import { rasterise } from '../../../raster/rasterise.ts'
import { pixelOf, type View } from '../../../raster/view.ts'
import type { CharacterSheet } from '../../../sheet/character-sheet.ts'
import type { SceneSheet } from '../../../sheet/scene-sheet.ts'
import type { Bench } from '../../bench.ts'
import { largestUnitPx } from '../../camera.ts'
import type { FigureOrder, SeenFigure } from '../../figure.ts'
import type { PointPx } from '../../find-landmarks.ts'
import { createPartNumbers } from '../../part-numbers.ts'
import { standUp } from '../../stand-up.ts'
import { buildThings } from '../../things/build-things.ts'
import { beastOf } from '../beasts/beast-of.ts'
import { poseBeast } from '../beasts/beast-pose.ts'
import { buildBeast } from '../beasts/build-beast.ts'
import { headOf } from '../birds/bird-shape.ts'
import { buildBird } from '../birds/build-bird.ts'
import { birdOf } from '../birds/place-bird.ts'
import { buildCompanion } from '../build-companion.ts'
import { faceAt } from './face-at.ts'
import { type BeastExtent, extentOfPieces, frameBeast } from './frame-beast.ts'
import { stanceOf } from './stance-of.ts'
import { tieScarf } from './tie-scarf.ts'

/** An animal as it is put in its place, before the camera is set. */
interface Placed {
  readonly size: number
  /** How far it is turned to the picture's side, radians. */
  readonly yaw: number
  /** Over the ground, as a share of its height, and how far its front is raised, radians. */
  readonly lift: number
  readonly rise: number
  /** The middle of its skull, the skull's radius, and how many of those its head reaches. */
  readonly head: Vector
  readonly skull: number
  readonly reach: number
  build(bench: Bench, place: Matrix, gaze: { readonly down: number; readonly aside: number }): Piece[]
}

/** Styles after life and renders draw hair by hair. */
const WITH_HAIRS: ReadonlySet<string> = new Set(['real', 'toon3d', 'film3d'])
/** Turned farther than this, a scene shows somebody from the side that was asked for. */
const TURNED_BY_WORDS = 0.7
/** How much of the way back to the viewer a head turns. */
const LOOKS_BACK = 0.68
const FARTHEST_LOOK = 0.75
/** How much less a portrait turns away. */
const NEAR_TURN = 0.62

/** The figure of an animal that is alone: no person, its own shape, framed by its own measures. */
export function buildBeastFigure(sheet: CharacterSheet, scene: SceneSheet, options: FigureOrder): SeenFigure {
  const { proportions, widthPx, heightPx, samplesPerDot = 1, view: seen, isUnseen = false, isRough = false } = options
  // Where somebody would stand who only stands: what is round them stands there too.
  const { seat: _seat, gesture: _gesture, things, ...level } = scene
  const stand = standUp(sheet, { ...level, pose: 'relaxed' }, proportions)
  const placed = placedOf(sheet, scene)
  const { joints, groundPlace } = stand
  const bodyYaw = Math.atan2(groundPlace[2], groundPlace[0])
  const { size, head, skull } = placed
  const yaw =
    Math.abs(bodyYaw) > TURNED_BY_WORDS
      ? bodyYaw
      : Math.sign(scene.camera.headYaw || 1) * placed.yaw * (isNear(scene.camera) ? NEAR_TURN : 1)
  const place = compose(
    groundPlace,
    rotateY(yaw - bodyYaw),
    translate(0, joints.floorY - placed.lift * size, 0),
    scale(size),
    rotateX(placed.rise),
  )
  const aside = Math.max(-FARTHEST_LOOK, Math.min(FARTHEST_LOOK, -yaw * LOOKS_BACK + scene.gaze.x * 0.2))
  const gaze = { down: -placed.rise - scene.camera.headPitch * 0.5 + scene.gaze.y * 0.15, aside }
  const headPlace = compose(place, translate(...head), rotateY(aside), rotateX(-gaze.down), scale(skull))
  const at = apply(place, head)
  const framing = { camera: scene.camera, widthPx, heightPx, head: at, headReach: skull * size * placed.reach }
  const groundY = apply(compose(groundPlace, rotateY(yaw - bodyYaw)), [0, joints.floorY, 0])[1]
  const parts = createPartNumbers(PART.firstGarment)
  const benchFor = (unitPx: number): Bench => ({
    sheet,
    scene: level,
    stand,
    proportions,
    cell: 0.1,
    isRough,
    unitPx: unitPx / samplesPerDot,
    toViewer: viewerFrom(groundPlace),
    lowestY: joints.floorY + 1,
    nextPart: () => parts.next(),
    patterns: new Map(),
    coats: [],
    hasCoats: WITH_HAIRS.has(proportions.family),
  })
  const about = {
    left: at[0] - size * 0.8,
    right: at[0] + size * 0.8,
    top: at[1] - skull * size,
    bottom: apply(place, [0, 0, 0])[1],
  }
  const shared = scene.camera.place
  const unitPx =
    seen?.unitPx ??
    (shared ? largestUnitPx(stand, { scene, proportions, widthPx, heightPx }) : frameBeast(about, framing).unitPx)
  const bench = benchFor(unitPx)
  const own = isUnseen && (seen || shared) ? [] : placed.build(bench, place, gaze)
  const friends = !isUnseen && sheet.companion && !isNear(scene.camera) ? buildCompanion(bench) : []
  const around = !isUnseen && things ? buildThings({ ...bench, scene: { ...level, things } }).pieces : []
  const framed = () => frameBeast(onGround(extentOfPieces([...own, ...friends]), groundY), framing)
  const view = seen ?? (shared ? sharedView(shared, { widthPx, heightPx }) : framed())
  const bald = rasterise(isUnseen ? [] : [...own, ...friends, ...around], view)
  const drawn = isUnseen || bench.coats.length === 0 ? bald : drawStrands(bald, bench.coats, { view, headPlace })
  const px = (point: Vector): PointPx => {
    const [xPx, yPx] = pixelOf(view, apply(place, point))
    return { xPx, yPx }
  }
  const feet = [-0.15, 0.15].map((x) => px([x, 0, 0.3])) as [PointPx, PointPx]
  const shoulders = [-0.2, 0.2].map((x) => px([x, head[1] * 0.7, head[2] * 0.6])) as [PointPx, PointPx]
  const floorYPx = pixelOf(view, apply(compose(groundPlace, rotateY(yaw - bodyYaw)), [0, joints.floorY, 0]))[1]
  const leg = (index: 0 | 1) => ({ hip: shoulders[index], knee: feet[index], ankle: feet[index] })
  return {
    buffers: { ...drawn, floorRow: floorYPx },
    headPlace,
    view,
    landmarks: {
      eyes: px([head[0], head[1] - skull * 0.1, head[2] + skull * 0.8]),
      chin: px([head[0], head[1] + skull * 0.9, head[2] + skull * 0.6]),
      throat: px([head[0], head[1] + skull * 1.3, head[2]]),
      shoulders,
      hands: feet,
      floorYPx,
      legs: [leg(0), leg(1)],
    },
  }
}

const isNear = ({ framing }: SceneSheet['camera']) => framing === 'bust' || framing === 'close portrait'

/** In the air or not, the ground below it is in the picture. */
const onGround = (extent: BeastExtent, groundY: number) => ({ ...extent, bottom: Math.max(extent.bottom, groundY) })

/** Among others it stands where a person would, as large as it is beside one. */
function sharedView(
  { unit, x, y }: NonNullable<SceneSheet['camera']['place']>,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): View {
  const eye = { x: -x / unit, y: (0.4 - y) / unit, z: 0, nearness: unit / 2.2 }
  return { widthPx, heightPx, unitPx: unit * heightPx, originXPx: widthPx / 2 + x * heightPx, originYPx: y * heightPx, eye }
}

function placedOf({ beast }: CharacterSheet, scene: SceneSheet): Placed {
  const known = beast && beastOf(beast)
  if (beast && known) {
    const { color } = known
    const build = beast.eyes ? { ...known.build, eye: { ...known.build.eye, color: beast.eyes } } : known.build
    const legs = stanceOf(scene, build)
    const posed = poseBeast(build, legs)
    const { head } = posed
    const { scarf } = beast
    const isSitting = legs === undefined && !build.isStanding
    const isLeap = scene.pose === 'jumping'
    return {
      size: build.high,
      yaw: isSitting ? 0.5 : typeof legs === 'object' ? 1.05 : 0.85,
      lift: isLeap ? 0.32 : scene.pose === 'running' ? 0.06 : scene.pose === 'flying' && build.hasWings ? 0.5 : 0,
      rise: isLeap ? 0.22 : 0,
      head,
      skull: build.skull,
      reach: (build.ears === 'long' ? 1.9 : 1.25) + 0.32 * build.muzzle.long,
      build: (bench, place, gaze) => [
        ...buildBeast(bench, { build, color, legs, place, size: build.high, gaze, face: faceAt(scene) }),
        ...(scarf ? tieScarf(build, { ...posed, gaze }, { color: scarf, place, part: bench.nextPart() }) : []),
      ],
    }
  }
  const bird = beast && birdOf(beast)
  if (!bird) throw new Error(`no shape is known of ${beast?.kind ?? 'an animal that is absent'}`)
  const { build, color } = bird
  const [hx, hy, hz] = headOf(build)
  return {
    size: build.high,
    yaw: 0.75,
    lift: 0,
    rise: 0,
    head: [hx, hy, hz],
    skull: build.head,
    reach: 1.6 + 0.2 * build.beak.long,
    build: (bench, place) => buildBird(bench, { build, color, place, size: build.high }),
  }
}
