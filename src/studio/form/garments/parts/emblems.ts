import { edge, type Print } from '../cloth-prints.ts'

/** Inside of a star-shaped outline of `points` tips. */
const star =
  (points: number, inner: number): Print =>
  (y, x) => {
    const sector = Math.PI / points
    const turn = Math.atan2(x, -y)
    const inSector = Math.abs((((turn % (2 * sector)) + 2 * sector) % (2 * sector)) - sector)
    return edge(Math.hypot(x, y) - (inner + (1 - inner) * (inSector / sector) ** 1.4))
  }

/** Inside of a closed line of corners. */
const outline =
  (corners: readonly (readonly [x: number, y: number])[]): Print =>
  (y, x) => {
    let isInside = false
    for (let index = 0; index < corners.length; index += 1) {
      const [ax, ay] = corners[index]!
      const [bx, by] = corners[(index + 1) % corners.length]!
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
    }
    return isInside ? 1 : 0
  }

const BOLT = outline([[0.35, -1], [-0.45, 0.12], [0, 0.12], [-0.3, 1], [0.5, -0.2], [0.06, -0.2], [0.62, -1]]) // biome-ignore format: corners
/** A beast of arms: it stands on its hind legs and lifts its paws. */
const BEAST = outline([
  [-0.62, -0.78], [-0.3, -1], [-0.02, -0.9], [0.12, -0.62], [0.1, -0.3], [0.34, 0], [0.46, 0.34], [0.66, 0.2], [0.6, -0.16], [0.78, -0.5],
  [0.7, -0.86], [0.98, -0.62], [0.96, -0.2], [0.8, 0.1], [0.82, 0.4], [0.5, 0.58], [0.52, 0.8], [0.3, 1], [0.02, 1], [0.2, 0.78], [0.12, 0.56],
  [-0.16, 0.66], [-0.3, 0.98], [-0.6, 0.98], [-0.36, 0.74], [-0.38, 0.46], [-0.16, 0.24], [-0.3, 0.06], [-0.66, 0.16], [-0.88, 0.02], [-0.6, -0.1],
  [-0.38, -0.18], [-0.7, -0.28], [-0.92, -0.48], [-0.6, -0.46], [-0.34, -0.46],
]) // biome-ignore format: corners
const EAGLE = outline([
  [0, -1], [0.16, -0.8], [0.14, -0.55], [0.5, -0.85], [0.98, -0.8], [0.9, -0.4], [0.78, 0.1], [0.52, -0.1], [0.5, 0.3], [0.3, 0.1], [0.22, 0.45],
  [0.4, 0.95], [0, 0.75], [-0.4, 0.95], [-0.22, 0.45], [-0.3, 0.1], [-0.5, 0.3], [-0.52, -0.1], [-0.78, 0.1], [-0.9, -0.4], [-0.98, -0.8],
  [-0.5, -0.85], [-0.14, -0.55], [-0.22, -0.78],
]) // biome-ignore format: corners
const cross: Print = (y, x) =>
  edge(Math.max(Math.min(Math.abs(x) - 0.2, Math.abs(y) - 0.2), Math.max(Math.abs(x), Math.abs(y)) - 0.9))
const heart: Print = (y, x) => edge(Math.hypot(x, -y + 0.15 - Math.sqrt(Math.abs(x)) * 0.62) - 0.85)
const moon: Print = (y, x) => Math.min(edge(Math.hypot(x, y) - 0.9), 1 - edge(Math.hypot(x - 0.42, y + 0.1) - 0.74))
const skull: Print = (y, x) => {
  const bone = Math.max(
    edge(Math.hypot(x, (y + 0.2) * 1.05) - 0.75),
    edge(Math.max(Math.abs(x) - 0.42, Math.abs(y - 0.6) - 0.34)),
  )
  const holes = Math.max(
    edge(Math.hypot(Math.abs(x) - 0.32, y + 0.12) - 0.21),
    edge(Math.max(Math.abs(x) - 0.05, Math.abs(y - 0.72) - 0.2)),
  )
  return Math.max(0, bone - holes)
}
const crown = outline([[-0.9, -0.6], [-0.45, 0], [0, -0.8], [0.45, 0], [0.9, -0.6], [0.75, 0.7], [-0.75, 0.7]]) // biome-ignore format: corners
/** A shield with a bar across it. */
const crest: Print = (y, x) => {
  const half = y < 0.1 ? 0.8 : 0.8 * Math.sqrt(Math.max(0, 1 - ((y - 0.1) / 0.9) ** 2))
  const shield = y < -0.9 ? 0 : edge(Math.abs(x) - half)
  const inner = Math.abs(Math.abs(x) - half + 0.16) < 0.05 || (y < -0.7 && y > -0.8) || Math.abs(y + 0.05) < 0.09 ? 0.6 : 0
  return Math.max(0, shield - inner)
}

const BY_WORD: readonly (readonly [RegExp, Print])[] = [
  [/bolt|lightning|thunder/, BOLT],
  [/lion|wolf|dragon|bear|griffin|horse|stag|fox|tiger|cat|unicorn|beast/, BEAST],
  [/eagle|hawk|raven|phoenix|bird|owl|falcon|crow|swan|crane/, EAGLE],
  [/cross/, cross],
  [/heart/, heart],
  [/moon|crescent/, moon],
  [/skull/, skull],
  [/crown/, crown],
  [/sun/, star(12, 0.55)],
  [/star|sheriff/, star(5, 0.45)],
  [/crest|school|coat of arms|shield|club|team/, crest],
]

/** The shape that an emblem's words tell, about −1 … 1 wide and high. */
export const emblemOf = (words: string): Print => BY_WORD.find(([said]) => said.test(words))?.[1] ?? star(5, 0.45)
