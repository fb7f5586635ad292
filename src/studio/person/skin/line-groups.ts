/** A line of one half of a face. */
export interface Line {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  /** How far the middle is off the straight way, to the left of it. */
  readonly bend: number
  readonly width: number
  readonly depth: number
}

interface LineGroup {
  /** The age at which it begins to show, and at which it is whole. */
  readonly years: readonly [from: number, to: number]
  /** Of the full depth what grown people have at once. */
  readonly early?: number
  readonly lines: readonly Line[]
}

const line = (from: Line['from'], to: Line['to'], bend: number, width: number, depth: number): Line => ({
  from,
  to,
  bend,
  width,
  depth,
})
const row = (count: number, at: (index: number) => Line): Line[] => Array.from({ length: count }, (_, index) => at(index))

/** Lines of a face on the base mesh (decimetres, from the front), in the order in which a face gets them by its parts. */
export const LINE_GROUPS: readonly LineGroup[] = [
  // Forehead
  {
    years: [31, 66],
    lines: row(4, (i) => line([-0.04, 7.6 + i * 0.105], [0.5 - i * 0.035, 7.585 + i * 0.1], 0.022, 0.014, 0.75 - 0.12 * i)),
  },
  // Between the brows
  {
    years: [34, 68],
    lines: [line([0.065, 7.32], [0.085, 7.56], -0.012, 0.014, 0.8), line([-0.06, 7.27], [0.06, 7.265], 0.01, 0.012, 0.5)],
  },
  // Beside the eyes
  {
    years: [32, 64],
    lines: row(4, (i) =>
      line([0.475, 7.315 - i * 0.026], [0.475 + 0.15 - Math.abs(i - 1.5) * 0.02, 7.375 - i * 0.072], 0.012, 0.009, 0.6),
    ),
  },
  // Under the eyes
  {
    years: [32, 66],
    early: 0.04,
    lines: row(3, (i) =>
      line([0.2 + i * 0.012, 7.185 - i * 0.032], [0.43 + i * 0.02, 7.2 - i * 0.05], 0.05, 0.012, 0.55 - i * 0.08),
    ),
  },
  // From nose to mouth, and down from its corners
  { years: [32, 64], early: 0.03, lines: [line([0.205, 6.9], [0.335, 6.585], 0.03, 0.024, 1.15)] },
  { years: [40, 72], lines: [line([0.295, 6.575], [0.315, 6.36], -0.014, 0.018, 0.8)] },
  // Over the lip
  {
    years: [54, 82],
    lines: row(6, (i) => line([0.03 + i * 0.04, 6.715 - i * 0.012], [0.035 + i * 0.047, 6.8 - i * 0.018], 0, 0.008, 0.45)),
  },
  // Cheeks
  {
    years: [50, 80],
    lines: row(4, (i) => line([0.4 + i * 0.055, 6.92 - i * 0.02], [0.39 + i * 0.05, 6.52 + i * 0.03], 0.035, 0.016, 0.26)),
  },
  // Neck
  {
    years: [32, 72],
    early: 0.06,
    lines: [
      line([-0.1, 5.98], [0.5, 6.07], -0.05, 0.02, 0.42),
      line([-0.12, 5.8], [0.62, 5.85], -0.03, 0.018, 0.5),
      line([-0.05, 5.58], [0.4, 5.6], -0.02, 0.016, 0.22),
    ],
  },
  // Folds of the lids
  { years: [38, 72], lines: [line([0.2, 7.335], [0.46, 7.345], 0.045, 0.012, 0.5)] },
]
