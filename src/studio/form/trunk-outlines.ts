import { DIRECTIONS, type Outlines } from './field/outline-field.ts'
import type { Room } from './garments/cloth-ease.ts'
import type { Skeleton } from './skeleton.ts'
import { TOP, TRUNK_WAVES } from './trunk-numbers.ts'
import { trunkWaves } from './trunk-shape.ts'

/** Half heads from row to row of a trunk's outlines. */
const STEP = 0.06
const WIDTH = DIRECTIONS.length
/** Columns of the outlines that look to the side, to the front and to the back. */
const [SIDE, FRONT, BACK] = [0, WIDTH / 4, (WIDTH * 3) / 4]
/** From this wave on cloth spans the hollows of an outline. */
const SPANNED = 4

/** The outlines of a drawn trunk at rest, as they were measured on the human form. */
export function trunkOutlines(skeleton: Skeleton, isCloth: boolean): Outlines {
  const waves = trunkWaves(skeleton, STEP)
  const rows = waves.length / TRUNK_WAVES
  const reach = new Float32Array(rows * WIDTH)
  for (let at = 0; at < reach.length; at += 1) {
    const first = Math.floor(at / WIDTH) * TRUNK_WAVES
    const cosine = DIRECTIONS[at % WIDTH]![1]
    // Cosines of once, twice … the turn from the front.
    let [before, here, skin, spanned] = [1, cosine, waves[first]!, 0]
    for (let wave = 1; wave < TRUNK_WAVES; wave += 1) {
      skin += waves[first + wave]! * here
      if (wave < SPANNED) spanned = skin
      ;[before, here] = [here, 2 * cosine * here - before]
    }
    reach[at] = isCloth ? Math.max(skin, spanned) : skin
  }
  return { fromY: TOP * skeleton.tall, step: STEP * skeleton.tall, rows, reach }
}

/** Heights (adult half heads) at which forearms lie before a trunk, and at which hands hang beside it. */
const BEFORE = { from: 1.9, to: 2.9 } as const
const BESIDE = { from: 3.4, to: 5 } as const

/** How far the trunk of a drawn body reaches where its arms are. */
export function reachOfTrunk(skeleton: Skeleton): Pick<Skeleton, 'frontZ' | 'sideX'> {
  const outlines = trunkOutlines(skeleton, false)
  const most = (column: number, { from, to }: { from: number; to: number }) =>
    farthest(outlines, column, from * skeleton.tall, to * skeleton.tall)
  return { frontZ: most(FRONT, BEFORE), sideX: most(SIDE, BESIDE) }
}

/** More room than cloth needs, for folds and cells at the edge. */
const SPARE = 0.3

/** The room that cloth needs which stands `reach` off a drawn trunk, no less than `least`. */
export function roomOfOutlines(skeleton: Skeleton, least: Room, reach: number): Room {
  const outlines = trunkOutlines(skeleton, true)
  const room = (column: number) => farthest(outlines, column, 0, skeleton.crotchY) + reach + SPARE
  return {
    width: Math.max(least.width, room(SIDE)),
    back: Math.max(least.back, room(BACK)),
    front: Math.max(least.front, room(FRONT)),
  }
}

function farthest({ fromY, step, rows, reach }: Outlines, column: number, from: number, to: number): number {
  let most = 0
  for (let row = 0; row < rows; row += 1) {
    const y = fromY + row * step
    if (y >= from && y <= to) most = Math.max(most, reach[row * WIDTH + column]!)
  }
  return most
}
