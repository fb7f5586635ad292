import { seldomPart } from '#studio/seldom-parts.ts'
import { mixRgb, type Rgb } from '../color.ts'
import { randomFor } from '../random.ts'
import { type FacePen, ring } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { EyeLandmarks, FacePlace } from './landmarks.ts'
import { drawPupil } from './pupil.ts'

/** Iris, pupil and catch lights; drawn over the eyeball only. */
export function drawIris(pen: FacePen, eye: EyeLandmarks, sheets: FeatureSheets): void {
  const { sheet, scene, look } = sheets
  // The sheet's left is the character's own; on the picture it stands at the right.
  const color = eye.side > 0 ? sheet.eyes.left : sheet.eyes.right
  if (look.eyes) {
    seldomPart('eyes of a style').irises[look.eyes](pen, eye, { color, sheets })
    return
  }
  if (look.manner === 'drawn') {
    seldomPart('inked faces').iris(pen, eye, { color, sheets })
    return
  }
  drawNaturalIris(pen, eye, { color, sheets })
  drawCatchLights(pen, eye, { keyX: scene.light.keyDirection[0], keyY: scene.light.keyDirection[1] })
}

interface IrisColor {
  readonly color: Rgb
  readonly sheets: FeatureSheets
}

function drawNaturalIris(pen: FacePen, eye: EyeLandmarks, { color, sheets }: IrisColor): void {
  const { sheet, scene } = sheets
  const [x, y] = eye.iris
  const [rx, ry] = [eye.irisRadius, eye.irisRadius * eye.irisTall]
  const deep: Rgb = [color[0] * 0.32, color[1] * 0.32, color[2] * 0.34]
  pen.fill(ring([x, y], rx, ry), deep, 0.55)
  pen.fill(ring([x, y], rx * 0.93, ry * 0.93), mixRgb(deep, color, 0.72))
  const fibres = randomFor(sheet.seed, `iris ${eye.side}`)
  for (let fibre = 0; fibre < 26; fibre += 1) {
    const turn = ((fibre + fibres() * 0.7) / 26) * 2 * Math.PI
    const light = fibres()
    const from: FacePlace = [x + Math.cos(turn) * rx * 0.42, y + Math.sin(turn) * ry * 0.42]
    const to: FacePlace = [x + Math.cos(turn) * rx * 0.88, y + Math.sin(turn) * ry * 0.88]
    pen.stroke([from, to], {
      width: 0.009,
      color: light > 0.5 ? mixRgb(color, [1, 0.98, 0.9], 0.35) : deep,
      alpha: 0.35,
      taper: () => 1,
    })
  }
  // Light falls through the cornea and glows on the side away from the key.
  const away = -Math.sign(scene.light.keyDirection[0] || -1)
  pen.stain([x + away * rx * 0.35, y + ry * 0.45], {
    halfWidth: rx * 0.75,
    halfHeight: ry * 0.7,
    color: mixRgb(color, [1, 0.95, 0.85], 0.5),
    alpha: 0.7,
  })
  drawPupil(pen, [x, y], {
    kind: sheet.eyes.pupil,
    rx: rx * 0.4 * eye.pupil,
    ry: ry * 0.4 * eye.pupil,
    color: [0.03, 0.02, 0.025],
  })
  if (sheet.eyes.glow > 0)
    pen.stain([x, y], {
      halfWidth: rx * 1.5,
      halfHeight: ry * 1.5,
      color: mixRgb(color, [1, 1, 1], 0.4),
      alpha: sheet.eyes.glow,
    })
}

function drawCatchLights(pen: FacePen, eye: EyeLandmarks, { keyX, keyY }: { keyX: number; keyY: number }): void {
  const [x, y] = eye.iris
  const [rx, ry] = [eye.irisRadius, eye.irisRadius * eye.irisTall]
  const side = keyX < 0 ? -1 : 1
  const height = keyY > 0.25 ? 0.3 : -0.4
  pen.fill(ring([x + side * rx * 0.34, y + ry * height * 0.85], rx * 0.2, ry * 0.22, 14), [1, 1, 1], 0.95)
  pen.fill(ring([x - side * rx * 0.4, y + ry * 0.42], rx * 0.1, ry * 0.09, 10), [1, 1, 1], 0.35)
}
