import { type Rgb, rgbFromHex } from '../../color.ts'
import { apply, compose, type Matrix, scale, translate } from '../../math/matrix.ts'
import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import type { Piece } from '../../raster/piece.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'
import type { StandingThing } from '../../sheet/standing-thing.ts'
import { THING_WORDS } from '../../words/lexicon/thing-words.ts'
import type { Bench } from '../bench.ts'
import { WORK_PLACES } from '../props/seats/work-places.ts'
import type { Stand } from '../stand.ts'
import { joinedPieces } from './joined-pieces.ts'
import { PER_METRE } from './per-metre.ts'
import { placeThing, type ThingPlace } from './place-thing.ts'
import { type Sized, sizedThing } from './sized-thing.ts'

/** Heights of what bears other things, in metres. */
const BOARDS: Readonly<Record<string, number>> = { table: 0.76, 'round table': 0.76, counter: 1.05, 'market stall': 0.85, piano: 1.25 } // biome-ignore format: heights
/** Of a wide thing so much has to be in the picture, and nothing of it over the crown. */
const SHOWN = 0.55
const CROWN = -2
/** Half heads from the middle of somebody to what lies before them. */
const ASIDE = 1.9
/** A thing as tall as this (half heads over the crown) is shown whole. */
const OVER = 2.6

/** What was named of a place, round whoever is there; `outlines` are what the picture has to have room for. */
export function buildThings(bench: Bench): { pieces: Piece[]; outlines: Piece[] } {
  const { scene, stand, sheet } = bench
  if (scene.camera.place || scene.moment?.stride !== undefined) return { pieces: [], outlines: [] }
  const level = withoutYaw(stand.groundPlace)
  const facing = apply(stand.groundPlace, [0, 0, 1])[0] < 0 ? -1 : 1
  let side: -1 | 1 = sheet.companion ? stand.joints.holdingSide : facing
  const pieces: Piece[] = []
  const outlines: Piece[] = []
  const put = (thing: StandingThing, at: ThingPlace, { pieces: made, size }: ReturnType<typeof sizedThing>) => {
    const place = compose(
      at.isWithBody ? stand.groundPlace : level,
      translate(at.x, at.y, at.z),
      // Made with their fronts to the left: toward the picture's edge.
      scale(at.x > 0 ? -at.size : at.size, at.size * (at.stretch ?? 1), at.size),
    )
    const shown =
      thing.kind === 'window'
        ? made.map((piece) => (piece.material === MATERIAL.glow ? { ...piece, color: PANES[scene.timeOfDay] } : piece))
        : made
    pieces.push(...joinedPieces(shown, place, bench.nextPart))
    if (at.wantsRoom) outlines.push(outlineOf(at, size, level))
    return thing
  }
  const things = withBearer(scene.things ?? [])
  let board: { x: number; y: number; z: number; half: number } | undefined
  let laid = 0
  const work = WORK_PLACES[scene.gesture ?? scene.pose] && scene.pose !== 'leaning' ? deskOf(stand) : undefined
  for (const thing of things) {
    // Who sleeps has one under a blanket already; whoever plays sits at one, turned away, and what is on it is behind it.
    if (scene.pose === 'sleeping' && thing.kind === 'bed') continue
    if (scene.pose === 'playing piano' && (thing.kind === 'piano' || (thing.where === 'on top' && !board))) continue
    // What they work at comes with their work.
    if (work && BOARDS[thing.kind] !== undefined && thing.where !== 'sat on') {
      board ??= work
      continue
    }
    const made = sizedThing(thing)
    if (thing.where === 'on top' && board) {
      const spot = LAID[laid % LAID.length]!
      laid += 1
      const half = (made.size.wide * made.size.unit) / 2
      const x =
        board.x +
        (board.x === 0
          ? Math.sign(spot) * Math.max(Math.abs(spot) * Math.min(board.half, 6.2), ASIDE + half)
          : spot * board.half)
      put(thing, { x, y: board.y, z: board.z, size: made.size.unit }, made)
      continue
    }
    const at = placeThing(bench, thing, { side, size: made.size })
    put(thing, at, made)
    if (thing.kind === 'column') put(thing, { ...at, x: -at.x }, made)
    const high = BOARDS[thing.kind]
    if (high !== undefined && board === undefined)
      board = { x: at.x, y: at.y - high * at.size, z: at.z, half: (made.size.wide * at.size) / 2 }
    if (at.x !== 0) side = side === 1 ? -1 : 1
  }
  return { pieces, outlines }
}

/** The top of the table of who writes, cooks or hammers. */
function deskOf({ joints }: Stand) {
  const hands = joints.arms.map(({ wrist }) => apply(joints.leaning, wrist))
  return { x: 0, y: Math.max(...hands.map(([, y]) => y)) + 0.42, z: Math.max(...hands.map(([, , z]) => z)) + 0.8, half: 4.2 }
}

/** Where things lie on a board, of half its width: not before the trunk. */
const LAID = [0.55, -0.55, 0.85, -0.85] as const

/** What stands on something comes after it; where nothing was named, it stands on a table. */
function withBearer(things: readonly StandingThing[]): readonly StandingThing[] {
  const onTop = things.filter(({ where }) => where === 'on top')
  if (onTop.length === 0) return things
  const others = things.filter(({ where }) => where !== 'on top')
  const bears = ({ kind }: StandingThing) => BOARDS[kind] !== undefined
  const table: StandingThing = { kind: 'table', color: rgbFromHex(THING_WORDS.table.color), where: 'beside' }
  return [
    ...(others.some(bears) ? others.toSorted((a, b) => Number(bears(b)) - Number(bears(a))) : [table, ...others]),
    ...onTop,
  ]
}

/** What a window shows of the hour. */
const PANES: Readonly<Record<SceneSheet['timeOfDay'], Rgb>> = {
  dawn: [0.95, 0.78, 0.74],
  morning: [0.76, 0.88, 0.98],
  noon: [0.74, 0.87, 0.98],
  afternoon: [0.8, 0.88, 0.94],
  'golden hour': [0.99, 0.76, 0.48],
  dusk: [0.42, 0.38, 0.6],
  night: [0.07, 0.09, 0.2],
}

/** The same place looking straight at the viewer. */
function withoutYaw(place: Matrix): Matrix {
  const [cos, sin] = [place[0], place[2]]
  return compose(place, [cos, 0, -sin, 0, 0, 1, 0, 0, sin, 0, cos, 0])
}

/** The part of a thing that wants to be seen, as corners without a face. */
function outlineOf({ x, y, z, size }: ThingPlace, { wide, high }: Sized, place: Matrix): Piece {
  const [half, side] = [(wide * size) / 2, Math.sign(x) || 1]
  const inner = x - side * half
  const outer = inner + side * 2 * half * (wide * size > PER_METRE * 0.7 ? SHOWN : 1)
  const positions = Float32Array.of(inner, Math.max(CROWN - (x === 0 ? 4.5 : OVER), y - high * size), z, outer, y, z)
  return {
    surface: {
      part: PART.none,
      material: MATERIAL.none,
      color: [0, 0, 0],
      positions,
      normals: new Float32Array(6),
      triangles: new Uint32Array(),
    },
    place,
  }
}
