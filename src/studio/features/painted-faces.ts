import { mixRgb, type Rgb } from '../color.ts'
import { type FacePen, ring, smoothLine, TAPER } from './face-pen.ts'
import type { FacePlace } from './landmarks.ts'
import type { MarkSheets } from './mark-sheets.ts'

const RED: Rgb = [0.82, 0.13, 0.14]
const BLUE: Rgb = [0.16, 0.34, 0.72]
const BLACK: Rgb = [0.08, 0.07, 0.08]
const SIDES = [-1, 1] as const

/** A ball of a nose, as clowns wear. */
export function drawRedNose(pen: FacePen, { proportions: p, look }: Pick<MarkSheets, 'proportions' | 'look'>): void {
  const at: FacePlace = [0, p.noseBaseY - 0.055]
  const radius = Math.max(0.105, p.noseHalfWidth * 1.05)
  pen.fill(ring([at[0] + 0.006, at[1] + 0.012], radius * 1.04, radius * 1.04), mixRgb(RED, BLACK, 0.45), 0.8)
  pen.fill(ring(at, radius, radius), RED)
  pen.stain([at[0] + radius * 0.3, at[1] + radius * 0.4], {
    halfWidth: radius * 0.8,
    halfHeight: radius * 0.7,
    color: mixRgb(RED, BLACK, 0.4),
    alpha: 0.5,
  })
  pen.fill(
    ring([at[0] - radius * 0.34, at[1] - radius * 0.38], radius * 0.24, radius * 0.18, 14),
    mixRgb(look.skinLight, [1, 1, 1], 0.8),
    0.85,
  )
}

/** Over the white: a red nose, a wide painted mouth, blue points over and under the eyes. */
export function drawClown(pen: FacePen, sheets: MarkSheets): void {
  const { proportions: p } = sheets
  for (const side of SIDES) {
    const x = side * p.eyeX
    const points = (from: number, to: number): FacePlace[] => [
      [x - 0.06, from],
      [x, to],
      [x + 0.06, from],
    ]
    pen.fill(points(p.eyeY - p.eyeHalfHeight - 0.05, p.browY - 0.2), BLUE, 0.92)
    pen.fill(points(p.eyeY + p.eyeHalfHeight + 0.045, p.eyeY + p.eyeHalfHeight + 0.22), BLUE, 0.92)
    pen.stain([side * p.eyeX * 1.3, p.eyeY * 0.4 + p.mouthY * 0.6], {
      halfWidth: 0.13,
      halfHeight: 0.11,
      color: RED,
      alpha: 0.7,
    })
  }
  const w = p.mouthHalfWidth * 1.5
  const mouth = smoothLine(
    [
      [-w, p.mouthY - 0.06],
      [-w * 0.5, p.mouthY - 0.075],
      [0, p.mouthY - 0.06],
      [w * 0.5, p.mouthY - 0.075],
      [w, p.mouthY - 0.06],
      [w * 0.62, p.mouthY + 0.09],
      [0, p.mouthY + 0.13],
      [-w * 0.62, p.mouthY + 0.09],
      [-w, p.mouthY - 0.06],
    ],
    7,
  )
  pen.fill(mouth, RED, 0.95)
  drawRedNose(pen, sheets)
}

/** Over white and black sockets: a nose hole, teeth along the lips, a flower's dots round the eyes. */
export function drawSkull(pen: FacePen, { proportions: p, mark }: MarkSheets): void {
  for (const side of SIDES)
    pen.fill(
      [
        [side * 0.015, p.noseBaseY - 0.16],
        [side * (p.noseHalfWidth + 0.01), p.noseBaseY],
        [side * 0.015, p.noseBaseY - 0.02],
      ],
      BLACK,
      0.92,
    )
  const reach = p.mouthHalfWidth * 2
  pen.stroke(
    [
      [-reach, p.mouthY - 0.03],
      [0, p.mouthY],
      [reach, p.mouthY - 0.03],
    ],
    { width: 0.02, color: BLACK, taper: TAPER.both },
  )
  for (let tooth = -4; tooth <= 4; tooth += 1) {
    const x = (tooth / 4.5) * reach * 0.86
    pen.stroke(
      [
        [x, p.mouthY - 0.075],
        [x, p.mouthY + 0.075],
      ],
      { width: 0.016, color: BLACK, alpha: 0.9 },
    )
  }
  for (const side of SIDES)
    for (let dot = 0; dot < 9; dot += 1) {
      const turn = (dot / 9) * 2 * Math.PI
      pen.fill(
        ring(
          [
            side * p.eyeX + Math.cos(turn) * (p.eyeHalfWidth * 1.5),
            p.eyeY - 0.01 + Math.sin(turn) * Math.max(p.eyeHalfHeight * 1.7, 0.22),
          ],
          0.026,
          0.026,
          12,
        ),
        mark.color,
        0.95,
      )
    }
}

/** Smears of soot, mud or flour where a hand wiped: on both cheek bones and above a brow, soft along the way of the hand. */
export function drawSoot(pen: FacePen, { proportions: p, mark, random }: MarkSheets): void {
  const cheekY = p.eyeY * 0.45 + p.mouthY * 0.55
  const smears: readonly (readonly [x: number, y: number, long: number, lean: number])[] = [
    [p.eyeX * 1.3, cheekY, 0.24, -0.34],
    [-p.eyeX * 1.38, cheekY + 0.06, 0.2, 0.4],
    [p.eyeX * 0.7, p.browY - 0.17, 0.22, 0.16],
    [-0.07, p.noseBaseY - 0.2, 0.06, 0.5],
  ]
  const isOnCheek = mark.place.endsWith('cheek')
  const chosen = isOnCheek ? [smears[mark.place === 'left cheek' ? 0 : 1]!] : smears
  for (const [x, y, long, lean] of chosen) {
    // Fingers: three faint tracks that run out.
    for (let finger = -1; finger <= 1; finger += 1) {
      const off = finger * 0.055 + (random() - 0.5) * 0.02
      const reach = long * (0.75 + 0.4 * random())
      for (let dab = 0; dab < 7; dab += 1) {
        const along = dab / 6 - 0.5
        pen.stain([x + along * reach * 1.3, y + along * reach * lean + off + (random() - 0.5) * 0.016], {
          halfWidth: 0.075 + 0.03 * random(),
          halfHeight: 0.034 + 0.02 * random(),
          color: mark.color,
          alpha: (isOnCheek ? 0.55 : 0.4) * (1 - 0.9 * Math.abs(along)) * (0.7 + 0.5 * random()),
        })
      }
    }
  }
}

/** Small hollows beside the mouth, or one in the chin. */
export function drawDimples(pen: FacePen, { proportions: p, look, mark }: MarkSheets): void {
  if (mark.place === 'chin') {
    pen.stain([0, p.chinY - 0.1], { halfWidth: 0.03, halfHeight: 0.06, color: look.skinShade, alpha: 0.75 })
    pen.stroke(
      [
        [0, p.chinY - 0.13],
        [0, p.chinY - 0.07],
      ],
      { width: look.lineWidth, color: look.skinShade },
    )
    return
  }
  for (const side of SIDES) {
    const x = side * (p.mouthHalfWidth + 0.12)
    pen.stain([x, p.mouthY - 0.035], { halfWidth: 0.045, halfHeight: 0.065, color: look.skinShade, alpha: 0.75 })
    pen.stroke(
      smoothLine(
        [
          [x - side * 0.012, p.mouthY - 0.085],
          [x + side * 0.014, p.mouthY - 0.035],
          [x - side * 0.008, p.mouthY + 0.015],
        ],
        5,
      ),
      { width: look.lineWidth * 1.1, color: look.skinShade, taper: TAPER.both },
    )
  }
}

/** Dark crescents of those who did not sleep. */
export function drawEyeBags(pen: FacePen, { proportions: p, sheet }: MarkSheets): void {
  const color = mixRgb(sheet.skin.base, [0.32, 0.2, 0.4], 0.5)
  for (const side of SIDES)
    for (const down of [0.045, 0.075])
      pen.stain([side * p.eyeX * 0.98, p.eyeY + p.eyeHalfHeight + down], {
        halfWidth: p.eyeHalfWidth * 0.95,
        halfHeight: 0.05,
        color,
        alpha: 0.45,
      })
}
