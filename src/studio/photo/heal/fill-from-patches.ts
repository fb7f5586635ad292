import type { Picture } from '../../canvas.ts'
import { randomFor } from '../../random.ts'
import { solveSeams } from './solve-seams.ts'

/** Half the side of a patch without its middle. */
const REACH = 3
/** Rounds from coarse to fine: at each size patches are looked for and laid so often. */
const ROUNDS = 3
const SEARCHES = 3
/** What lies as far away as the picture is large has to fit better than what is near by this, of 255 squared. */
const FAR = 600
/** The coarsest size a hole is looked at has about so many pixels a side. */
const COARSEST_PX = 40

interface PatchOrder {
  readonly picture: Picture
  /** The picture with the hole filled somehow, smoothly. */
  readonly first: Picture
  readonly isHole: Uint8Array
  readonly isSource: Uint8Array
}

interface Level {
  readonly width: number
  readonly height: number
  readonly colors: Float32Array
  readonly isHole: Uint8Array
  readonly isSource: Uint8Array
}

/**
 * A hole filled with patches of its surroundings that fit together: Wexler, Shechtman, Irani: Space-Time Completion of Video
 * (2007), with the search of Barnes et al.: PatchMatch (2009). The same order gives the same bytes.
 */
export function fillFromPatches(order: PatchOrder): { data: Uint8ClampedArray; from: Int32Array } {
  const levels = pyramid(order)
  const random = randomFor('patches', `${order.picture.width}x${order.picture.height}`)
  let from: Int32Array | undefined
  let coarser: Level | undefined
  for (const level of levels.toReversed()) {
    const centres = centresOf(level)
    if (centres.length === 0) continue
    from = coarser && from ? finer(from, coarser, level, { centres, random }) : scattered(level, centres, random)
    if (coarser) lay(level, from)
    for (let round = 0; round < ROUNDS; round += 1) {
      search(level, from, { centres, random })
      lay(level, from)
    }
    coarser = level
  }
  const [finest] = levels as [Level, ...Level[]]
  const data = order.picture.data.slice()
  const wanted = coarser === finest && from
  if (!wanted)
    return { data: order.first.data, from: new Int32Array(finest.isHole.length).map((_, at) => (finest.isHole[at] ? at : -1)) }
  solveSeams({ ...finest, from: wanted })
  for (let at = 0; at < finest.isHole.length; at += 1) {
    if (finest.isHole[at])
      for (let channel = 0; channel < 3; channel += 1) data[at * 4 + channel] = finest.colors[at * 3 + channel]!
  }
  return { data, from: wanted.map((value, at) => (finest.isHole[at] ? value : -1)) }
}

function pyramid({ picture, first, isHole, isSource }: PatchOrder): Level[] {
  const { width, height } = picture
  const colors = new Float32Array(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const data = isHole[at] ? first.data : picture.data
    for (let channel = 0; channel < 3; channel += 1) colors[at * 3 + channel] = data[at * 4 + channel]!
  }
  const levels: Level[] = [{ width, height, colors, isHole, isSource }]
  while (Math.min(levels.at(-1)!.width, levels.at(-1)!.height) > COARSEST_PX * 2) levels.push(halved(levels.at(-1)!))
  return levels
}

function halved({ width: wide, height: high, colors, isHole, isSource }: Level): Level {
  const [width, height] = [Math.floor(wide / 2), Math.floor(high / 2)]
  const level = {
    width,
    height,
    colors: new Float32Array(width * height * 3),
    isHole: new Uint8Array(width * height),
    isSource: new Uint8Array(width * height).fill(1),
  }
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      for (const from of [
        y * 2 * wide + x * 2,
        y * 2 * wide + x * 2 + 1,
        (y * 2 + 1) * wide + x * 2,
        (y * 2 + 1) * wide + x * 2 + 1,
      ]) {
        level.isHole[at]! |= isHole[from]!
        level.isSource[at]! &= isSource[from]!
        for (let channel = 0; channel < 3; channel += 1) level.colors[at * 3 + channel]! += colors[from * 3 + channel]! / 4
      }
    }
  }
  return level
}

/** Where whole patches of the source lie. */
function centresOf({ width, height, isHole, isSource }: Level): Int32Array {
  const centres: number[] = []
  for (let y = REACH; y < height - REACH; y += 1) {
    for (let x = REACH; x < width - REACH; x += 1) {
      const at = y * width + x
      if (!isSource[at]) continue
      let isWhole = true
      for (let row = -REACH; isWhole && row <= REACH; row += 1) {
        for (let column = -REACH; column <= REACH; column += 1) {
          if (!isHole[at + row * width + column]) continue
          isWhole = false
          break
        }
      }
      if (isWhole) centres.push(at)
    }
  }
  return Int32Array.from(centres)
}

type Random = () => number
interface Search {
  readonly centres: Int32Array
  readonly random: Random
}

/** Pixels whose patch reaches into the hole, in the order of reading. */
function targetsOf({ width, height, isHole }: Level): number[] {
  const isNear = new Uint8Array(isHole.length)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (!isHole[at]) continue
      for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row += 1) {
        for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column += 1)
          isNear[row * width + column] = 1
      }
    }
  }
  const targets: number[] = []
  for (let at = 0; at < isNear.length; at += 1) if (isNear[at]) targets.push(at)
  return targets
}

function scattered(level: Level, centres: Int32Array, random: Random): Int32Array {
  const from = new Int32Array(level.isHole.length).fill(-1)
  for (const target of targetsOf(level)) from[target] = centres[Math.floor(random() * centres.length)]!
  return from
}

/** What a coarser level found, twice as large. */
function finer(found: Int32Array, coarser: Level, level: Level, { centres, random }: Search): Int32Array {
  const isCentre = new Uint8Array(level.isHole.length)
  for (const centre of centres) isCentre[centre] = 1
  const from = new Int32Array(level.isHole.length).fill(-1)
  for (const target of targetsOf(level)) {
    const [x, y] = [target % level.width, Math.floor(target / level.width)]
    const above = Math.min(coarser.height - 1, y >> 1) * coarser.width + Math.min(coarser.width - 1, x >> 1)
    const taken = found[above]!
    const wanted = (Math.floor(taken / coarser.width) * 2 + (y & 1)) * level.width + (taken % coarser.width) * 2 + (x & 1)
    from[target] = taken >= 0 && isCentre[wanted] ? wanted : centres[Math.floor(random() * centres.length)]!
  }
  return from
}

/** Better patches for every target: those of its neighbours, moved on, and others by chance from far to near. */
function search(level: Level, from: Int32Array, { centres, random }: Search): void {
  const { width, height } = level
  const isCentre = new Uint8Array(level.isHole.length)
  for (const centre of centres) isCentre[centre] = 1
  const targets = targetsOf(level)
  const best = new Float32Array(from.length)
  const longest = Math.max(width, height)
  const away = (target: number, centre: number) => {
    const [across, down] = [(target % width) - (centre % width), Math.floor(target / width) - Math.floor(centre / width)]
    return (FAR * (across * across + down * down)) / (longest * longest)
  }
  for (const target of targets) best[target] = distance(level, target, from[target]!, Infinity) + away(target, from[target]!)
  const attempt = (target: number, centre: number) => {
    if (centre < 0 || centre >= isCentre.length || !isCentre[centre] || centre === from[target]) return
    const far = away(target, centre)
    if (far >= best[target]!) return
    const apart = distance(level, target, centre, best[target]! - far) + far
    if (apart >= best[target]!) return
    best[target] = apart
    from[target] = centre
  }
  for (let pass = 0; pass < SEARCHES; pass += 1) {
    const step = pass % 2 === 0 ? 1 : -1
    for (const target of step === 1 ? targets : targets.toReversed()) {
      const [x, y] = [target % width, Math.floor(target / width)]
      if (x - step >= 0 && x - step < width && from[target - step]! >= 0) attempt(target, from[target - step]! + step)
      if (y - step >= 0 && y - step < height && from[target - step * width]! >= 0) {
        attempt(target, from[target - step * width]! + step * width)
      }
      attempt(target, centres[Math.floor(random() * centres.length)]!)
      const [nearX, nearY] = [from[target]! % width, Math.floor(from[target]! / width)]
      for (let radius = Math.max(width, height) / 4; radius >= 1; radius /= 2) {
        const [column, row] = [Math.round(nearX + (random() * 2 - 1) * radius), Math.round(nearY + (random() * 2 - 1) * radius)]
        if (column >= 0 && column < width) attempt(target, row * width + column)
      }
    }
  }
}

/** How unlike two patches are where the first one is hole or source; what lies beside both tells nothing. */
function distance({ width, height, colors, isHole, isSource }: Level, target: number, centre: number, most: number): number {
  const [x, y] = [target % width, Math.floor(target / width)]
  let [sum, count] = [0, 0]
  for (let row = -REACH; row <= REACH; row += 1) {
    if (y + row < 0 || y + row >= height) continue
    for (let column = -REACH; column <= REACH; column += 1) {
      if (x + column < 0 || x + column >= width) continue
      const own = target + row * width + column
      const hole = isHole[own]
      if (!hole && !isSource[own]) continue
      const other = centre + row * width + column
      // What is known counts more than what was guessed.
      const weight = hole ? 1 : 4
      count += weight
      for (let channel = 0; channel < 3; channel += 1) {
        const apart = colors[own * 3 + channel]! - colors[other * 3 + channel]!
        sum += weight * apart * apart
      }
    }
    if (sum > most * 49 * 4) return Infinity
  }
  return count === 0 ? Infinity : sum / count
}

/** Every pixel of the hole becomes the mean of what the patches over it say of it. */
function lay(level: Level, from: Int32Array): void {
  const { width, height, colors, isHole } = level
  const next = new Map<number, readonly [number, number, number]>()
  for (let at = 0; at < isHole.length; at += 1) {
    if (!isHole[at]) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    let [red, green, blue, total] = [0, 0, 0, 0]
    for (let row = -2; row <= 2; row += 1) {
      if (y + row < 0 || y + row >= height) continue
      for (let column = -2; column <= 2; column += 1) {
        if (x + column < 0 || x + column >= width) continue
        const taken = from[at + row * width + column]!
        if (taken < 0) continue
        const pixel = taken - row * width - column
        const weight = row === 0 && column === 0 ? 3 : 1 / (1 + row * row + column * column)
        red += weight * colors[pixel * 3]!
        green += weight * colors[pixel * 3 + 1]!
        blue += weight * colors[pixel * 3 + 2]!
        total += weight
      }
    }
    if (total > 0) next.set(at, [red / total, green / total, blue / total])
  }
  for (const [at, color] of next) colors.set(color, at * 3)
}
