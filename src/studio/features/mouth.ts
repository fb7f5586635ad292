import { mixRgb, type Rgb } from '../color.ts'
import { mix } from '../form/curve.ts'
import type { Mark } from '../sheet/character-sheet.ts'
import { type FacePen, smoothLine, TAPER } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { FacePlace, Landmarks, MouthLandmarks } from './landmarks.ts'
import { drawModelledTeeth } from './modelled-teeth.ts'

/** Lips, the opening with teeth and tongue, and the shadows that seat the mouth in the face. */
export function drawMouth(pen: FacePen, { mouth }: Landmarks, sheets: FeatureSheets): void {
  const lines = lipLines(mouth)
  // An animal's mouth is an opening in its coat.
  if (!sheets.sheet.animal) drawLipsOf(pen, mouth, { ...sheets, lines })
  if (mouth.open > 0.06) drawOpening(pen, mouth, { ...sheets, lines })
  drawLipLine(pen, mouth, { ...sheets, lines })
}

function drawLipsOf(pen: FacePen, mouth: MouthLandmarks, sheets: LipSheets): void {
  if (sheets.look.manner === 'painted') drawLips(pen, mouth, sheets)
  else drawLipTint(pen, sheets)
}

interface LipLines {
  /** Edges of the opening, left corner to right corner. */
  readonly upperEdge: FacePlace[]
  readonly lowerEdge: FacePlace[]
  /** Outer edges of the lips. */
  readonly upperLip: FacePlace[]
  readonly lowerLip: FacePlace[]
}

function lipLines({ left, right, upper, lower, upperLipY, lowerLipY, round, open, bow: deep = 1 }: MouthLandmarks): LipLines {
  const middle = upper[0]
  const at = (share: number) => middle + (share < 0 ? -share * (left[0] - middle) : share * (right[0] - middle))
  const level = (share: number) => (share < 0 ? left[1] : right[1])
  const edge = (y: number, bow: number, full: number) =>
    smoothLine(
      [
        left,
        [at(-0.62), level(-1) * (1 - full) + y * full],
        [at(-0.24), y - bow],
        [middle, y],
        [at(0.24), y - bow],
        [at(0.62), level(1) * (1 - full) + y * full],
        right,
      ],
      5,
    )
  const bow = 0.007 * deep * (1 - round)
  const full = Math.min(0.84, 0.62 + 0.3 * round + 0.12 * open)
  return {
    upperEdge: edge(upper[1], -bow * 0.5, full),
    lowerEdge: edge(lower[1], 0, open > 0.06 ? Math.min(0.88, full + 0.1) : full),
    upperLip: edge(upperLipY, bow * 1.5, 0.5 + 0.3 * round),
    lowerLip: edge(lowerLipY, 0, 0.6 + 0.25 * round),
  }
}

type LipSheets = FeatureSheets & { readonly lines: LipLines }

/** Brightness below which lips are lighter than the skin. */
const DARK_SKIN = 0.36

function lipColor({ sheet, proportions: p, look }: FeatureSheets): Rgb {
  const lipstick = sheet.marks.find(({ kind }) => kind === 'lipstick')
  if (lipstick) return lipstick.color
  const { base, blush } = sheet.skin
  const red: Rgb = [base[0] * 0.86, base[1] * 0.58, base[2] * 0.6]
  // On dark skin lips show by being lighter and rosier.
  const light = base[0] * 0.3 + base[1] * 0.59 + base[2] * 0.11
  if (light < DARK_SKIN) return mixRgb(base, [0.74, 0.4, 0.38], 0.34 + 0.3 * (1 - light / DARK_SKIN))
  return mixRgb(mixRgb(base, red, 0.75 - 0.25 * p.masculinity - 0.2 * p.oldness), blush, look.manner === 'drawn' ? 0.3 : 0.25)
}

function drawLips(pen: FacePen, mouth: MouthLandmarks, sheets: LipSheets): void {
  const { lines, look, sheet, scene } = sheets
  const color = lipColor(sheets)
  const upperColor = mixRgb(color, look.skinShade, 0.34)
  const moved = (line: readonly FacePlace[], down: number) => line.map(([x, y]) => [x, y + down] as const)
  // Lips have no outline: their colour runs out into the skin.
  pen.fill([...moved(lines.upperLip, -0.012), ...[...lines.upperEdge].reverse()], upperColor, 0.28)
  pen.fill([...lines.lowerEdge, ...moved(lines.lowerLip, 0.012).reverse()], color, 0.25)
  pen.fill([...lines.upperLip, ...[...lines.upperEdge].reverse()], upperColor, 0.72)
  pen.fill([...lines.lowerEdge, ...[...lines.lowerLip].reverse()], color, 0.68)
  // Where the lips meet they turn inwards, out of the light.
  pen.stroke(moved(lines.lowerEdge, 0.01), { width: 0.03, color: upperColor, alpha: 0.5 })
  pen.stroke(moved(lines.upperEdge, -0.012), { width: 0.032, color: mixRgb(upperColor, look.ink, 0.3), alpha: 0.45 })
  const key = scene.light.keyDirection[0] < 0 ? -1 : 1
  const shineY = mouth.lower[1] * 0.45 + mouth.lowerLipY * 0.55
  const shineX = mouth.lower[0] + key * mouth.right[0] * 0.2
  pen.stain([shineX, shineY], {
    halfWidth: mouth.right[0] * 0.42,
    halfHeight: (mouth.lowerLipY - mouth.lower[1]) * 0.42,
    color: mixRgb(color, [1, 0.93, 0.9], 0.65),
    alpha: 0.6,
  })
  pen.stroke(
    lines.lowerLip.slice(6, -6).map(([x, y]) => [x, y + 0.012] as const),
    { width: 0.03, color: look.skinShade, alpha: 0.34 },
  )
  pen.stain([mouth.lower[0], mouth.lowerLipY + 0.045], {
    halfWidth: mouth.right[0] * 0.7,
    halfHeight: 0.045,
    color: look.skinShade,
    alpha: 0.32,
  })
  for (const corner of [mouth.left, mouth.right]) {
    pen.stain(corner, {
      halfWidth: 0.035,
      halfHeight: 0.035,
      color: mixRgb(look.skinShade, sheet.skin.blush, 0.25),
      alpha: 0.6,
    })
  }
}

const isPainted = ({ sheet }: FeatureSheets) => sheet.marks.some(({ kind }) => kind === 'lipstick')

/** Anime lips: a hint of colour and the shadow under the lower lip. */
function drawLipTint(pen: FacePen, sheets: LipSheets): void {
  const { lines, look, proportions: p } = sheets
  // Full lips show on everybody.
  const full = Math.max(0, Math.min(1, (p.lipFullness - 0.7) / 0.6))
  const isSlight = p.family === 'anime' || p.family === 'gentle'
  // Where eyes are large, a mouth is a line: colour is for lips that are full or painted.
  const alpha =
    (isSlight ? mix(0.1, 0.32, full * full) : 0.45) *
    (1 - p.masculinity * (0.9 - 0.35 * full)) *
    (1 - p.youth * 0.6) *
    Math.min(1.35, p.lipFullness)
  pen.fill([...lines.upperLip, ...[...lines.lowerLip].reverse()], lipColor(sheets), isPainted(sheets) ? 0.85 : alpha * 0.75)
  if (p.drawn && full > (isSlight ? 0.85 : 0.25))
    pen.stroke(lines.upperLip.slice(4, -4), { width: look.lineWidth * 0.5, color: look.ink, alpha: 0.4 * full * (1 - p.youth) })
  const under = lines.lowerLip.slice(11, -11).map(([x, y]) => [x, y + 0.02] as const)
  pen.stroke(under, { width: look.lineWidth * 1.1, color: look.skinShade, alpha: isSlight ? 0.4 : 0.65 })
}

function drawOpening(pen: FacePen, mouth: MouthLandmarks, { lines, look, sheet }: LipSheets): void {
  const { upperEdge, lowerEdge } = lines
  pen.fill([...upperEdge, ...[...lowerEdge].reverse()], look.manner === 'drawn' ? [0.42, 0.12, 0.15] : [0.22, 0.06, 0.06])
  const height = mouth.lower[1] - mouth.upper[1]
  const between = (share: number, from = 0, to = upperEdge.length) =>
    upperEdge.slice(from, to).map(([x, y], index) => [x, y + (lowerEdge[index + from]![1] - y) * share] as const)
  if (mouth.open > 0.2) {
    const inside = Math.round(upperEdge.length * 0.2)
    const tongue = between(0.66 + 0.1 * mouth.teeth, inside, -inside)
    const floor = between(0.97, inside, -inside).reverse()
    const crown = tongue.map(
      ([x, y], index) => [x, y - Math.sin((index / (tongue.length - 1)) * Math.PI) * height * 0.1] as const,
    )
    pen.fill([...crown, ...floor], look.manner === 'drawn' ? [0.86, 0.42, 0.42] : [0.46, 0.185, 0.185])
  }
  if (mouth.teeth > 0.05) {
    const share = Math.min(0.86, (0.2 + 0.18 * mouth.teeth) / Math.max(0.35, mouth.open))
    const toothShare = Math.min(share, mouth.open < 0.3 ? 0.86 : look.manner === 'drawn' ? 0.42 : 0.5)
    if (look.manner === 'drawn') {
      const edge = between(toothShare, 2, -2)
      pen.fill([...upperEdge.slice(2, -2), ...edge.reverse()], [0.99, 0.97, 0.96])
      const shade = between(0.1, 2, -2)
      pen.fill([...upperEdge.slice(2, -2), ...shade.reverse()], [0.5, 0.3, 0.34], 0.35)
    } else drawModelledTeeth(pen, { upperEdge, lowerEdge, share: toothShare })
    const ownTeeth = sheet.marks.filter(({ kind }) => TEETH[kind])
    for (const { kind, color } of ownTeeth)
      drawTooth(pen, { top: upperEdge, bottom: between(toothShare), color, ...TEETH[kind]! })
    // A bracket on each tooth.
    const braces = sheet.marks.find(({ kind }) => kind === 'braces')
    for (let from = 0.13; braces && from < 0.9; from += 0.1)
      drawTooth(pen, {
        top: between(toothShare * 0.36),
        bottom: between(toothShare * 0.66),
        color: braces.color,
        from,
        to: from + 0.045,
      })
  }
  if (sheet.fangs && !hasTusks(sheet)) drawFangs(pen, upperEdge, height)
}

/** Teeth that are not like the others: from where to where along the upper lip, 0 … 1. */
const TEETH: Readonly<Partial<Record<Mark['kind'], { readonly from: number; readonly to: number }>>> = {
  'gap tooth': { from: 0.487, to: 0.513 },
  'missing tooth': { from: 0.5, to: 0.59 },
  'gold tooth': { from: 0.59, to: 0.67 },
}

interface ToothPlace {
  readonly top: readonly FacePlace[]
  readonly bottom: readonly FacePlace[]
  readonly from: number
  readonly to: number
  readonly color: Rgb
}

function drawTooth(pen: FacePen, { top, bottom, from, to, color }: ToothPlace): void {
  const at = (line: readonly FacePlace[], share: number): FacePlace => {
    const place = share * (line.length - 1)
    const index = Math.min(line.length - 2, Math.floor(place))
    const [[ax, ay], [bx, by]] = [line[index]!, line[index + 1]!]
    return [ax + (bx - ax) * (place - index), ay + (by - ay) * (place - index)]
  }
  const middle = (from + to) / 2
  const low = (share: number, more: number): FacePlace => [at(bottom, share)[0], at(bottom, share)[1] + more]
  pen.fill([at(top, from), at(top, middle), at(top, to), low(to, 0.003), low(middle, 0.006), low(from, 0.003)], color)
}

function drawFangs(pen: FacePen, upperEdge: readonly FacePlace[], height: number): void {
  for (const along of [0.27, 0.73]) {
    const [x, y] = upperEdge[Math.round(along * (upperEdge.length - 1))]!
    pen.fill(
      [
        [x - 0.016, y],
        [x + 0.016, y],
        [x, y + Math.max(0.035, height * 0.4)],
      ],
      [1, 0.98, 0.96],
    )
  }
}

const hasTusks = (sheet: FeatureSheets['sheet']) => sheet.species === 'orc'

/** The lower canines of an orc, over the upper lip whatever the mouth does. */
function drawTusks(pen: FacePen, lowerEdge: readonly FacePlace[], ink: Rgb): void {
  for (const along of [0.2, 0.8]) {
    const [x, y] = lowerEdge[Math.round(along * (lowerEdge.length - 1))]!
    const out = along < 0.5 ? -1 : 1
    const tusk = smoothLine(
      [
        [x - 0.034, y + 0.022],
        [x - 0.028 + out * 0.006, y - 0.05],
        [x + out * 0.026, y - 0.125],
        [x + 0.03 + out * 0.008, y - 0.05],
        [x + 0.034, y + 0.022],
      ],
      5,
    )
    pen.fill(tusk, [0.95, 0.91, 0.8])
    pen.stroke(tusk, { width: 0.013, color: ink, alpha: 0.75 })
  }
}

function drawLipLine(pen: FacePen, mouth: MouthLandmarks, { lines, look, proportions: p, sheet }: LipSheets): void {
  const width = look.lineWidth * (look.manner === 'drawn' ? 0.95 : 1.15)
  const taper = (along: number) => 0.42 + 0.58 * TAPER.both(along)
  const ink = look.manner === 'drawn' ? look.ink : mixRgb(look.ink, sheet.skin.blush, 0.18)
  pen.stroke(lines.upperEdge, { width, color: ink, alpha: look.manner === 'drawn' ? 0.9 : 0.72, taper })
  if (mouth.open > 0.06)
    pen.stroke(lines.lowerEdge, { width: width * 0.8, color: ink, alpha: look.manner === 'drawn' ? 0.85 : 0.35, taper })
  else if (sheet.fangs && !hasTusks(sheet)) drawFangs(pen, lines.upperEdge, 0)
  if (hasTusks(sheet)) drawTusks(pen, lines.lowerEdge, look.ink)
  // Small hooks at the corners carry the mood further than the line itself.
  for (const [corner, side] of [
    [mouth.left, -1],
    [mouth.right, 1],
  ] as const) {
    const rise = mouth.upper[1] - corner[1]
    const dent = 0.018 + Math.max(0, rise) * 0.15
    pen.stroke(
      smoothLine(
        [
          [corner[0] - side * 0.008, corner[1] + dent * 0.4],
          [corner[0] + side * dent * 0.5, corner[1] - dent * 0.1],
          [corner[0] + side * dent * 0.6, corner[1] - dent * 0.9],
        ],
        4,
      ),
      {
        width: look.lineWidth * 0.6,
        color: look.ink,
        alpha: (look.manner === 'drawn' ? (p.family === 'anime' ? 0.32 : 0.55) : 0.16) + 0.2 * p.oldness,
      },
    )
  }
}
