import { type FacePen, smoothLine, TAPER } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { MouthLandmarks } from './landmarks.ts'

/** What a pen tells of a chin and cheeks: a cleft, the roundness of a strong chin, hollows below the cheekbones. */
export function drawInkedChin(pen: FacePen, mouth: MouthLandmarks, { sheet, look, proportions: p }: FeatureSheets): void {
  const grown = 1 - p.youth
  if (!p.drawn || grown < 0.3) return
  const line = { width: look.lineWidth * 0.8, color: look.ink, taper: TAPER.both }
  const { chin } = p.drawn.kinds
  const room = p.chinY - mouth.lowerLipY
  if (!sheet.facialHair && chin === 'cleft')
    pen.stroke(
      [
        [0, p.chinY - room * 0.42],
        [0.006, p.chinY - room * 0.3],
        [0, p.chinY - room * 0.14],
      ],
      { ...line, alpha: 0.75 },
    )
  if (!sheet.facialHair && (chin === 'strong' || chin === 'square'))
    pen.stroke(
      smoothLine(
        [
          [-0.11, p.chinY - room * 0.52],
          [0, p.chinY - room * 0.62],
          [0.11, p.chinY - room * 0.52],
        ],
        5,
      ),
      { ...line, alpha: 0.4 * grown * (p.family === 'anime' ? p.masculinity : 0.4 + 0.6 * p.masculinity) },
    )
  const full = Math.min(1, Math.max(0, (sheet.build.weight - 0.55) * 2.5))
  if (!sheet.facialHair && full > 0)
    pen.stroke(
      smoothLine(
        [
          [-0.24, p.chinY - room * 0.3],
          [0, p.chinY - room * 0.12],
          [0.24, p.chinY - room * 0.3],
        ],
        6,
      ),
      { ...line, alpha: 0.6 * full },
    )
  // Beyond what chance gives, cheekbones were said.
  const hollow = Math.min(1, Math.max(0, (sheet.face.cheeks - 1.28) * 4) * grown + 0.3 * p.oldness)
  if (hollow < 0.1) return
  for (const side of [-1, 1])
    pen.stroke(
      smoothLine(
        [
          [side * (p.eyeX * 1.75), p.noseBaseY - 0.1],
          [side * (p.eyeX * 1.5), p.noseBaseY + 0.02],
          [side * (p.eyeX * 1.32), p.mouthY - 0.02],
        ],
        5,
      ),
      { ...line, color: look.skinShade, width: look.lineWidth * 1.6, alpha: hollow },
    )
}
