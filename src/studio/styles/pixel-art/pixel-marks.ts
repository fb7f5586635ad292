import { mixRgb, type Rgb } from '../../color.ts'
import type { FacePlace, Landmarks } from '../../features/landmarks.ts'
import type { Proportions } from '../../features/proportions.ts'
import { randomFor } from '../../random.ts'
import type { CharacterSheet, Mark } from '../../sheet/character-sheet.ts'

type Dot = (column: number, row: number, color: Rgb, alpha?: number) => void

interface MarkGrid {
  readonly dot: Dot
  readonly cellOf: (place: FacePlace) => { readonly column: number; readonly row: number }
  readonly sheet: CharacterSheet
  readonly proportions: Proportions
  readonly landmarks: Landmarks
}

type DrawMark = (grid: MarkGrid, mark: Mark) => void

const RED: Rgb = [0.82, 0.13, 0.14]
const SIDES = [-1, 1] as const

/** Marks of the face, cell by cell: what is left of a scar, a stripe or a red nose when a face is twenty cells wide. */
export function drawPixelMarks(grid: MarkGrid): void {
  const { sheet } = grid
  if (sheet.skin.freckles > 0 || sheet.marks.some(({ kind }) => kind === 'freckles')) drawFreckles(grid)
  for (const mark of sheet.marks) DRAWERS[mark.kind]?.(grid, mark)
}

const DRAWERS: Partial<Record<Mark['kind'], DrawMark>> = {
  scar: drawScar,
  tattoo: drawTattoo,
  'face paint': drawStripes,
  'circuit lines': drawStripes,
  'red nose': drawRedNose,
  'clown make-up': drawClown,
  soot: drawSoot,
  vitiligo: (grid, mark) => drawSoot(grid, { ...mark, color: mixRgb(grid.sheet.skin.base, [0.98, 0.87, 0.8], 0.7) }),
  bruise: drawSoot,
  birthmark: drawSoot,
  bindi: (grid, { color }) => fillOval(grid, [0, grid.proportions.browY - 0.05], [0.035, 0.035], color),
  'beauty spot': (grid, { color }) =>
    fillOval(
      grid,
      [grid.proportions.eyeX, grid.proportions.mouthY - 0.12],
      [0.01, 0.01],
      mixRgb(color, [0.15, 0.08, 0.08], 0.5),
    ),
}

/** Every cell whose middle lies in an oval of the face; at least the one in the middle of it. */
function fillOval(
  { dot, cellOf }: MarkGrid,
  at: FacePlace,
  [halfWidth, halfHeight]: readonly [number, number],
  color: Rgb,
  alpha = 1,
): void {
  const middle = cellOf(at)
  const across = Math.abs(cellOf([at[0] + halfWidth, at[1]]).column - middle.column) + 0.35
  const down = Math.abs(cellOf([at[0], at[1] + halfHeight]).row - middle.row) + 0.35
  for (let y = -Math.ceil(down); y <= down; y += 1)
    for (let x = -Math.ceil(across); x <= across; x += 1)
      if ((x / across) ** 2 + (y / down) ** 2 <= 1) dot(middle.column + x, middle.row + y, color, alpha)
}

function cheek({ proportions: p }: MarkGrid, side: number): FacePlace {
  return [side * p.eyeX * 1.12, p.eyeY * 0.35 + p.mouthY * 0.65 - 0.06]
}

function drawFreckles(grid: MarkGrid): void {
  const { dot, cellOf, sheet, proportions: p } = grid
  const tone = mixRgb(sheet.skin.base, [0.45, 0.22, 0.14], 0.55)
  const random = randomFor(sheet.seed, 'pixel freckles')
  for (let freckle = 0; freckle < 16; freckle += 1) {
    const x = random() * 2 - 1
    const { column, row } = cellOf([x * 0.48, p.noseBaseY - 0.12 + (random() - 0.5) * 0.16])
    dot(column, row, tone, 0.75)
  }
}

function drawScar(grid: MarkGrid, { place }: Mark): void {
  const { dot, cellOf, proportions: p, sheet } = grid
  const side = place.startsWith('right') ? -1 : 1
  const isOverEye = place.endsWith('eye')
  const at: FacePlace = isOverEye ? [side * p.eyeX, p.eyeY] : place === 'nose' ? [0, p.noseBaseY - 0.16] : cheek(grid, side)
  const reach = isOverEye ? p.eyeHalfHeight + 0.26 : 0.2
  const top = cellOf([at[0] - 0.07, at[1] - reach])
  const bottom = cellOf([at[0] + 0.07, at[1] + reach])
  const eye = [cellOf([0, p.eyeY - p.eyeHalfHeight]).row - 1, cellOf([0, p.eyeY + p.eyeHalfHeight]).row] as const
  const tone = mixRgb(sheet.skin.base, [0.7, 0.16, 0.18], 0.7)
  const light = mixRgb(sheet.skin.base, [1, 0.85, 0.8], 0.55)
  for (let row = top.row; row <= bottom.row; row += 1) {
    // Over an eye the scar jumps the eye itself.
    if (isOverEye && row >= eye[0] && row <= eye[1]) continue
    const share = (row - top.row) / Math.max(1, bottom.row - top.row)
    const column = Math.round(top.column + (bottom.column - top.column) * share)
    dot(column, row, tone)
    dot(column + 1, row, light, 0.8)
  }
}

function drawTattoo(grid: MarkGrid, { place, color }: Mark): void {
  const [x, y] = cheek(grid, place.startsWith('right') ? -1 : 1)
  for (let step = 0; step < 12; step += 1) {
    const turn = step * 0.75
    const size = 0.13 * (1 - step / 14)
    fillOval(grid, [x + Math.cos(turn) * size, y + Math.sin(turn) * size], [0.005, 0.005], color, 0.9)
  }
}

function drawStripes(grid: MarkGrid, { color }: Mark): void {
  for (const side of SIDES)
    for (const down of [-0.06, 0.05]) {
      const [x, y] = cheek(grid, side)
      fillOval(grid, [x, y + down], [0.17, 0.015], color, 0.9)
    }
}

function drawRedNose(grid: MarkGrid): void {
  const { proportions: p } = grid
  fillOval(grid, [0, p.noseBaseY - 0.05], [0.1, 0.1], RED)
  fillOval(grid, [-0.035, p.noseBaseY - 0.085], [0.01, 0.01], [0.98, 0.66, 0.62])
}

function drawClown(grid: MarkGrid): void {
  const { proportions: p, landmarks } = grid
  fillOval(grid, [0, p.mouthY + 0.03], [p.mouthHalfWidth * 1.5, 0.075], RED)
  for (const { center, bottom } of landmarks.eyes)
    fillOval(grid, [center[0], bottom[1] + 0.1], [0.025, 0.09], [0.16, 0.34, 0.72])
  drawRedNose(grid)
}

function drawSoot(grid: MarkGrid, { kind, color }: Mark): void {
  const { sheet, proportions: p } = grid
  const random = randomFor(sheet.seed, `pixel ${kind}`)
  for (const [x, y] of [cheek(grid, 1), cheek(grid, -1), [-0.14, p.browY - 0.2] as const])
    for (let dab = 0; dab < 3; dab += 1)
      fillOval(
        grid,
        [x + (random() - 0.5) * 0.16, y + (random() - 0.5) * 0.1],
        [0.06 + 0.06 * random(), 0.04 + 0.03 * random()],
        color,
        0.4,
      )
}
