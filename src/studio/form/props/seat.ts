import type { Rgb } from '../../color.ts'
import { apply, type Vector } from '../../math/matrix.ts'
import { randomFor } from '../../random.ts'
import type { Piece } from '../../raster/piece.ts'
import { isSeatedPose } from '../../sheet/pose-kind.ts'
import type { BackdropKind, SeatKind } from '../../sheet/scene-sheet.ts'
import type { Bench } from '../bench.ts'
import { add, scaleBy, subtract } from '../vector.ts'
import type { PropPiece } from './prop-piece.ts'
import { FURNITURE } from './seats/furniture.ts'
import { buildWheelchair } from './seats/wheelchair.ts'
import { WORK_PLACES } from './seats/work-places.ts'

/** What somebody sits on where nothing was said of it; a chair anywhere else. */
const OF_PLACES: Partial<Record<BackdropKind, Exclude<SeatKind, 'arms'>>> = {
  sea: 'rock',
  beach: 'rock',
  forest: 'rock',
  mountains: 'rock',
  meadow: 'rock',
  desert: 'rock',
  snowfield: 'rock',
  cave: 'rock',
  river: 'rock',
  ruins: 'steps',
  'city street': 'bench',
  garden: 'bench',
  castle: 'throne',
  cathedral: 'steps',
  tavern: 'stool',
  workshop: 'stool',
  market: 'stool',
  porch: 'steps',
  park: 'bench',
  downtown: 'bench',
}

/** Where walls are plastered and who sleeps has a bed. */
const INDOORS: ReadonlySet<BackdropKind> = new Set([
  'studio',
  'library',
  'castle',
  'bedroom',
  'office',
  'kitchen',
  'cafe',
  'classroom',
  'hospital',
  'corridor',
  'living room',
  'restaurant',
  'museum',
  'ballroom',
  'gym',
  'dojo',
  'shop',
  'bakery',
  'window',
  'ward corridor',
  'porch',
])
/** In open country people lean on fences. */
const FENCED: ReadonlySet<BackdropKind> = new Set([
  'fence',
  'farm',
  'meadow',
  'wheat field',
  'sunflower field',
  'lavender field',
  'rice fields',
  'savanna',
  'garden',
  'park',
])

/** Of the way from the hips to the shoulders, what a blanket covers. */
const CHEST = 0.62
const BLANKETS: readonly Rgb[] = [[0.27, 0.38, 0.55], [0.45, 0.54, 0.44], [0.66, 0.36, 0.3], [0.72, 0.6, 0.42], [0.5, 0.4, 0.56]] // biome-ignore format: colours
/** Half heads that calves and feet are thick from the bone, and the points along a bone. */
const CALF = 0.5
const ALONG = 8

/** Points of the skin, or above the bones of who has none, in the space where the ground is level. */
function lyingPoints({ joints, skeleton, body }: Bench['stand']): Vector[] {
  const level = (point: Vector) => apply(joints.leaning, point)
  if (body)
    return Array.from({ length: body.form.skinCount }, (_, vertex) => {
      const at = vertex * 3
      return level([body.posed[at]!, body.posed[at + 1]!, body.posed[at + 2]!])
    })
  const { shoulderX, shoulderY, hipY, thighRadius } = skeleton
  const bones = [
    { from: [0, shoulderY, 0], to: [0, hipY, 0], thick: shoulderX * 1.2 },
    ...joints.legs.flatMap(({ hip, knee, ankle, toes }) => [
      { from: hip, to: knee, thick: thighRadius },
      { from: knee, to: ankle, thick: CALF },
      { from: ankle, to: add(ankle, toes), thick: CALF },
    ]),
  ] as const
  return bones.flatMap(({ from, to, thick }) =>
    Array.from({ length: ALONG }, (_, step) => {
      const [x, y, z] = level(add(from, scaleBy(subtract(to, from), step / (ALONG - 1))))
      return [x, y - thick, z] as const
    }),
  )
}

/** The chair, the rock or the wheelchair of somebody who sits, and what stands before or behind them. */
export function buildSeat(bench: Bench): Piece[] {
  const pieces = [...(isSeatedPose(bench.scene.pose) ? seatOf(bench) : []), ...workPlaceOf(bench)]
  return pieces.map(({ mesh, color, material }) => ({
    surface: { part: bench.nextPart(), doubleSided: true, color, material, ...mesh },
    place: bench.stand.groundPlace,
  }))
}

function workPlaceOf({ scene, stand, sheet }: Bench): PropPiece[] {
  const make = WORK_PLACES[scene.gesture ?? scene.pose] ?? WORK_PLACES[scene.pose]
  if (!make || scene.camera.place) return []
  // What they lean on was named.
  if (make === WORK_PLACES.leaning && scene.things?.some(({ where }) => where === 'leaned on')) return []
  if (make === WORK_PLACES.hammering && scene.things?.some(({ kind }) => kind === 'anvil')) return []
  const { joints, headInBody, groundPlace } = stand
  const hands = joints.arms.map(({ wrist }) => apply(joints.leaning, wrist))
  return make({
    handY: Math.max(...hands.map(([, y]) => y)),
    handZ: (hands[0]![2] + hands[1]![2]) / 2,
    crownY: apply(joints.leaning, apply(headInBody, [0, -1, 0]))[1],
    floor: joints.floorY,
    lead: joints.holdingSide,
    facing: groundPlace[2] < 0 ? -1 : 1,
    lying: scene.pose === 'sleeping' ? lyingPoints(stand) : [],
    chestX: (stand.skeleton.hipY - stand.skeleton.shoulderY) * CHEST,
    blanket:
      sheet.garments.find(({ kind }) => kind === 'poncho')?.color ??
      BLANKETS[Math.floor(randomFor(scene.seed, 'blanket')() * BLANKETS.length)]!,
    isAtWater: scene.backdrop !== 'underwater',
    isIndoors: INDOORS.has(scene.backdrop),
    isFenced: FENCED.has(scene.backdrop),
  })
}

function seatOf(bench: Bench): PropPiece[] {
  const { joints, skeleton } = bench.stand
  const { scene, sheet } = bench
  const { seat } = scene
  if (seat === 'arms' || scene.things?.some(({ where }) => where === 'sat on')) return []
  const room = {
    top: skeleton.hipY + skeleton.thighRadius * 0.9,
    floor: joints.floorY,
    half: 1.3 * skeleton.wide,
    depth: skeleton.thigh,
  }
  if (room.top > bench.lowestY) return []
  if (sheet.seat) return buildWheelchair(bench, sheet.seat.color, room)
  const ofPose = scene.pose === 'playing piano' ? 'stool' : undefined
  return FURNITURE[seat ?? ofPose ?? OF_PLACES[scene.backdrop] ?? 'chair'](room)
}
