import { edge, type Print } from './garments/cloth-prints.ts'

const LINE = 0.011

/** A mandala on the back of the hand, a chain of leaves along the middle finger, bands round all of them: half heads from the wrist. */
export const henna: Print = (u, v) => {
  const [x, y] = [v - 0.02, u - 0.3]
  const away = Math.hypot(x, y)
  const turn = Math.atan2(x, y)
  const scallop = (radius: number, deep: number, petals: number) =>
    edge(Math.abs(away - radius - deep * Math.abs(Math.cos((turn * petals) / 2))) - LINE)
  const mandala =
    away < 0.3
      ? Math.max(
          edge(away - 0.028),
          edge(Math.abs(away - 0.06) - LINE),
          scallop(0.085, 0.04, 8),
          scallop(0.15, 0.05, 12),
          edge(Math.hypot(away - 0.225, ((((turn * 12) / (2 * Math.PI) + 20) % 1) - 0.5) * 0.11) - 0.016),
        )
      : 0
  const toFingers = u > 0.56 ? Math.max(bandsAlong(u, v, 0.1), edge(Math.abs(away - 0.3) - LINE)) : 0
  return 0.92 * Math.max(mandala, toFingers, u < 0.06 ? bandsAlong(u, v, 0.1) : 0)
}

/** Bands of lines, dots and arches from the wrist up the arm, which end in points. */
export const hennaCuff = (fromWrist: number, v: number, long: number): number => {
  if (fromWrist < -0.1 || fromWrist > long) return 0
  const point = Math.abs(((v / 0.2 + 40) % 1) - 0.5) * 2
  if (fromWrist > long - 0.16) return 0.92 * edge(Math.abs((fromWrist - long + 0.16) / 0.16 - point) * 0.12 - LINE)
  return 0.92 * bandsAlong(fromWrist, v, 0.19)
}

/** Two lines, and between them by turns dots and arches. */
function bandsAlong(along: number, across: number, apart: number): number {
  const place = along / apart + 20
  const within = (place % 1) * apart
  const isDotted = Math.floor(place) % 2 === 0
  const lines = Math.max(edge(Math.abs(within - 0.012) - LINE), edge(Math.abs(within - apart * 0.3) - LINE * 0.7))
  const [step, middle] = [apart * 0.5, apart * 0.64]
  const aside = (((across / step + 40) % 1) - 0.5) * step
  const figure = isDotted
    ? edge(Math.hypot(aside, within - middle) - 0.02)
    : edge(Math.abs(Math.hypot(aside, within - apart * 0.92) - step * 0.42) - LINE)
  return Math.max(lines, figure)
}
