import { apply } from '../../math/matrix.ts'
import type { Piece } from '../../raster/piece.ts'
import { isSeatedPose } from '../../sheet/pose-kind.ts'
import type { BackdropKind, SeatKind } from '../../sheet/scene-sheet.ts'
import type { Bench } from '../bench.ts'
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

/** The chair, the rock or the wheelchair of somebody who sits, and what stands before or behind them. */
export function buildSeat(bench: Bench): Piece[] {
  const pieces = [...(isSeatedPose(bench.scene.pose) ? seatOf(bench) : []), ...workPlaceOf(bench)]
  return pieces.map(({ mesh, color, material }) => ({
    surface: { part: bench.nextPart(), doubleSided: true, color, material, ...mesh },
    place: bench.stand.groundPlace,
  }))
}

function workPlaceOf({ scene, stand }: Bench): PropPiece[] {
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
