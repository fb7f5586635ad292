import type { Piece } from '../../raster/piece.ts'
import type { BackdropKind, SeatKind } from '../../sheet/scene-sheet.ts'
import type { Bench } from '../bench.ts'
import { FURNITURE } from './seats/furniture.ts'
import { buildWheelchair } from './seats/wheelchair.ts'

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
}

/** The chair, the rock or the wheelchair of somebody who sits. */
export function buildSeat(bench: Bench): Piece[] {
  const { joints, skeleton, groundPlace } = bench.stand
  const { scene, sheet } = bench
  const { seat } = scene
  if (seat === 'arms') return []
  const room = {
    top: skeleton.hipY + skeleton.thighRadius * 0.9,
    floor: joints.floorY,
    half: 1.3 * skeleton.wide,
    depth: skeleton.thigh,
  }
  if (room.top > bench.lowestY) return []
  const pieces = sheet.seat
    ? buildWheelchair(bench, sheet.seat.color, room)
    : FURNITURE[seat ?? OF_PLACES[scene.backdrop] ?? 'chair'](room)
  return pieces.map(({ mesh, color, material }) => ({
    surface: { part: bench.nextPart(), doubleSided: true, color, material, ...mesh },
    place: groundPlace,
  }))
}
