import { mixRgb, type Rgb } from '../color.ts'
import { TATTOO_STROKES } from '../form/tattoo-strokes.ts'
import { randomFor } from '../random.ts'
import type { Mark } from '../sheet/character-sheet.ts'
import { drawBirthmark } from './birthmark.ts'
import { type FacePen, ring, smoothLine, TAPER } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { FacePlace } from './landmarks.ts'
import { drawBindi, drawBruise, drawEyeliner, drawEyeshadow, drawRosyCheeks } from './make-up.ts'
import type { MarkSheets } from './mark-sheets.ts'
import { drawClown, drawDimples, drawEyeBags, drawRedNose, drawSkull, drawSoot } from './painted-faces.ts'
import type { Proportions } from './proportions.ts'

/** One mark on the skin: a scar, paint, a tattoo; `index` among those of the sheet. */
export function drawMark(pen: FacePen, sheets: FeatureSheets, index: number): void {
  const { sheet, proportions } = sheets
  const mark = sheet.marks[index]!
  DRAWERS[mark.kind](pen, {
    ...sheets,
    mark,
    place: placeOf(mark, proportions),
    random: randomFor(sheet.seed, `mark ${mark.kind} ${index}`),
  })
}

const DRAWERS: Record<Mark['kind'], (pen: FacePen, sheets: MarkSheets) => void> = {
  scar: drawScar,
  freckles: () => {},
  tattoo: drawTattoo,
  'face paint': drawFacePaint,
  'beauty spot': drawBeautySpot,
  birthmark: drawBirthmark,
  wrinkles: () => {},
  'circuit lines': drawCircuitLines,
  scales: drawScales,
  bandage: drawBandage,
  // The mouth and the ears wear these themselves.
  lipstick: () => {},
  'gap tooth': () => {},
  braces: () => {},
  'missing tooth': () => {},
  'gold tooth': () => {},
  'hearing aid': () => {},
  // The head itself is white.
  'white make-up': () => {},
  // Under eyes and lips: see drawFaceBase.
  vitiligo: () => {},
  'clown make-up': drawClown,
  'skull make-up': drawSkull,
  'red nose': drawRedNose,
  soot: drawSoot,
  dimples: drawDimples,
  'eye bags': drawEyeBags,
  // Masks are things before the face.
  'medical mask': () => {},
  'cloth mask': () => {},
  'half mask': () => {},
  'carnival mask': () => {},
  'full mask': () => {},
  'gas mask': () => {},
  'plague mask': () => {},
  eyeshadow: drawEyeshadow,
  eyeliner: drawEyeliner,
  'blush marks': drawRosyCheeks,
  bindi: drawBindi,
  bruise: drawBruise,
}

/** The character's own left stands at the picture's right. */
function placeOf({ place }: Mark, p: Proportions): FacePlace {
  const cheekY = p.eyeY * 0.35 + p.mouthY * 0.65 - 0.06
  const places: Record<Mark['place'], FacePlace> = {
    'left eye': [p.eyeX, p.eyeY],
    'right eye': [-p.eyeX, p.eyeY],
    'left cheek': [p.eyeX * 1.12, cheekY],
    'right cheek': [-p.eyeX * 1.12, cheekY],
    nose: [0.02, p.noseBaseY - 0.16],
    chin: [0.05, p.chinY - 0.14],
    forehead: [-0.12, p.browY - 0.22],
    face: [-p.eyeX * 1.05, cheekY],
  }
  return places[place]
}

function drawScar(pen: FacePen, { place: [x, y], sheet, look, proportions: p, mark }: MarkSheets): void {
  const long = mark.place.endsWith('eye') ? p.eyeHalfHeight + 0.24 : 0.17
  const lean = mark.place === 'nose' ? long * 1.1 : long * 0.28
  const line = smoothLine(
    [
      [x - lean, y - long],
      [x - lean * 0.2, y - long * 0.3],
      [x + lean * 0.25, y + long * 0.35],
      [x + lean * 0.6, y + long],
    ],
    8,
  )
  // On skin as it is a scar is narrow, and hardly another colour.
  const isReal = look.manner === 'painted'
  const broad = isReal ? 0.5 : 1
  const flesh = mixRgb(mixRgb(sheet.skin.base, [0.8, 0.36, 0.34], isReal ? 0.4 : 0.6), look.skinLight, isReal ? 0.25 : 0.1)
  // Over an eye the scar jumps the eye itself.
  const free = mark.place.endsWith('eye') ? p.eyeHalfHeight * 1.08 : 0
  const pieces = free ? [line.filter(([, py]) => py < y - free), line.filter(([, py]) => py > y + free)] : [line]
  for (const piece of pieces) {
    pen.stroke(
      piece.map(([px, py]) => [px + 0.012, py + 0.004] as const),
      { width: 0.05 * broad, color: look.skinShade, alpha: 0.75 },
    )
    pen.stroke(piece, { width: 0.05 * broad, color: flesh })
    pen.stroke(piece, { width: 0.018 * broad, color: mixRgb(flesh, look.skinLight, 0.7), alpha: 0.9 })
  }
  for (const along of [0.3, 0.55, 0.8]) {
    const [sx, sy] = line[Math.round(along * (line.length - 1))]!
    if (mark.place.endsWith('eye') && Math.abs(sy - y) < p.eyeHalfHeight * 1.2) continue
    pen.stroke(
      [
        [sx - 0.03, sy + 0.008],
        [sx + 0.03, sy - 0.012],
      ],
      { width: 0.012 * broad, color: flesh, alpha: 0.8 },
    )
  }
}

function drawTattoo(pen: FacePen, { place: [x, y], mark, sheet, proportions: p }: MarkSheets): void {
  const color = mixRgb(mark.color, sheet.skin.base, 0.18)
  const side = x < 0 ? -1 : 1
  if (mark.motif && mark.motif !== 'flower') {
    // A tear runs below the eye.
    const [size, top] =
      mark.motif === 'tear' ? [0.05, y + (mark.place.endsWith('eye') ? p.eyeHalfHeight + 0.08 : 0)] : [0.13, y]
    for (const { points, widths, isFilled } of TATTOO_STROKES[mark.motif]) {
      const placed = points.map(([px, py]): FacePlace => [x + px * size, top + py * size])
      if (isFilled) pen.fill(placed, color, 0.88)
      else pen.stroke(placed, { width: widths[1] * 2 * size, color, alpha: 0.88, taper: TAPER.even })
    }
    return
  }
  const swirl = (size: number, turns: number, from: number): FacePlace[] =>
    Array.from({ length: 26 }, (_, step) => {
      const t = step / 25
      const turn = from + t * turns * 2 * Math.PI
      return [x + side * Math.cos(turn) * size * (1 - t * 0.85), y + Math.sin(turn) * size * (1 - t * 0.85)] as const
    })
  pen.stroke(swirl(0.13, 1.35, 2.6), { width: 0.032, color, alpha: 0.88, taper: TAPER.out })
  pen.stroke(
    smoothLine(
      [
        [x - side * 0.11, y + 0.06],
        [x - side * 0.06, y + 0.17],
        [x + side * 0.07, y + 0.2],
      ],
      6,
    ),
    { width: 0.028, color, alpha: 0.88 },
  )
  pen.stroke(
    smoothLine(
      [
        [x + side * 0.02, y - 0.13],
        [x + side * 0.12, y - 0.2],
        [x + side * 0.2, y - 0.16],
      ],
      6,
    ),
    { width: 0.026, color, alpha: 0.88 },
  )
}

function drawFacePaint(pen: FacePen, { mark, sheet, proportions: p, random }: MarkSheets): void {
  const color = mixRgb(mark.color, sheet.skin.base, 0.1)
  for (const side of [-1, 1]) {
    if (mark.place.startsWith('left') && side < 0) continue
    if (mark.place.startsWith('right') && side > 0) continue
    for (let stripe = 0; stripe < 3; stripe += 1) {
      const y = p.eyeY + p.eyeHalfHeight + 0.09 + stripe * 0.075
      const inner = 0.17 + stripe * 0.03 + 0.02 * random()
      const outer = 0.52 - stripe * 0.035 + 0.02 * random()
      pen.stroke(
        smoothLine(
          [
            [side * inner, y - 0.008],
            [side * (inner + outer) * 0.5, y + 0.012],
            [side * outer, y + 0.004],
          ],
          6,
        ),
        {
          width: 0.042,
          color,
          alpha: 0.9,
          taper: (along) => 0.75 + 0.25 * TAPER.both(along),
        },
      )
    }
  }
}

function drawBeautySpot(pen: FacePen, { place: [x, y], look }: MarkSheets): void {
  pen.fill(ring([x * 0.86, y + 0.07], 0.017, 0.017, 14), mixRgb(look.ink, [0.2, 0.1, 0.08], 0.5), 0.9)
}

function drawCircuitLines(pen: FacePen, { mark, proportions: p }: MarkSheets): void {
  const glow = mixRgb(mark.color, [1, 1, 1], 0.35)
  for (const side of [-1, 1]) {
    if (mark.place.startsWith('left') && side < 0) continue
    if (mark.place.startsWith('right') && side > 0) continue
    const cheekY = p.eyeY + p.eyeHalfHeight + 0.13
    const lines: FacePlace[][] = [
      [
        [side * 0.62, p.eyeY - 0.06],
        [side * 0.56, cheekY],
        [side * 0.4, cheekY + 0.03],
        [side * 0.3, cheekY + 0.16],
      ],
      [
        [side * 0.6, p.eyeY + 0.16],
        [side * 0.5, cheekY + 0.16],
        [side * 0.42, cheekY + 0.3],
      ],
      [
        [side * 0.2, -0.52],
        [side * 0.2, -0.34],
        [side * 0.3, -0.26],
      ],
    ]
    for (const line of lines) {
      pen.stroke(line, { width: 0.05, color: mark.color, alpha: 0.25, taper: TAPER.even })
      pen.stroke(line, { width: 0.017, color: glow, taper: TAPER.even })
      pen.fill(ring(line[line.length - 1]!, 0.022, 0.022, 12), glow)
    }
  }
}

function drawScales(pen: FacePen, { mark, sheet, look, proportions: p, random }: MarkSheets): void {
  const color = mixRgb(mark.color, sheet.skin.base, 0.25)
  const edge = mixRgb(color, look.ink, 0.45)
  for (const side of [-1, 1]) {
    for (let row = 0; row < 6; row += 1) {
      for (let column = 0; column < 4; column += 1) {
        const x = side * (0.64 - column * 0.062 - (row % 2) * 0.031)
        const y = p.eyeY - 0.22 + row * 0.085
        if (random() < column * 0.2) continue
        const size = 0.04 - column * 0.004
        pen.fill(ring([x, y], size * 1.05, size * 1.2, 12), edge, 0.75)
        pen.fill(ring([x, y - 0.006], size * 0.85, size, 12), color, 0.85)
        pen.fill(ring([x - 0.008, y - 0.016], size * 0.35, size * 0.35, 8), look.skinLight, 0.4)
      }
    }
  }
}

function drawBandage(pen: FacePen, { place: [x, y], look }: MarkSheets): void {
  const cloth: Rgb = [0.94, 0.88, 0.78]
  const strip = (dx: number, dy: number): FacePlace[] => [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ]
  pen.stroke(
    strip(0.13, -0.035).map(([px, py]) => [px + 0.006, py + 0.014] as const),
    { width: 0.09, color: look.skinShade, alpha: 0.6, taper: TAPER.even },
  )
  pen.stroke(strip(0.13, -0.035), { width: 0.085, color: cloth, taper: TAPER.even })
  pen.stroke(strip(0.042, -0.011), { width: 0.07, color: [0.86, 0.77, 0.64], taper: TAPER.even })
}
