/**
 * Draws bodies of the human form as plain clay, to be looked at: face from the front, in three quarters, and the whole figure.
 * Usage: node scripts/clay-sheet.ts out.png [--size 256] [--people 30] [--from 0] [--sketch] [--unnamed]
 *        [--described people.txt], a description a line
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { attach } from '#studio/body/attach.ts'
import { bodyOfSheet } from '#studio/body/body-of-sheet.ts'
import { buildBody } from '#studio/body/build-body.ts'
import { type BodySheet, castBody, type KnownOfBody } from '#studio/body/cast-body.ts'
import type { Form } from '#studio/body/load-form.ts'
import { baseGarment } from '#studio/body/modesty.ts'
import { poseBody } from '#studio/body/pose-body.ts'
import { subdivided, subdivisionOf } from '#studio/body/subdivide.ts'
import { vertexNormals } from '#studio/body/vertex-normals.ts'
import type { Picture } from '#studio/canvas.ts'
import { compose, rotateY, scale, translate } from '#studio/math/matrix.ts'
import { turnAbout } from '#studio/math/quaternion.ts'
import { MATERIAL } from '#studio/raster/figure-buffers.ts'
import { rasterise } from '#studio/raster/rasterise.ts'
import type { Surface } from '#studio/raster/surface.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { readDescription } from '#studio/words/read-description.ts'
import { humanForm } from './form/form-data.ts'
import { type Cell, encodeGrid } from './showcase/grid.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '256' },
    people: { type: 'string', default: '30' },
    from: { type: 'string', default: '0' },
    sketch: { type: 'boolean', default: false },
    unnamed: { type: 'boolean', default: false },
    described: { type: 'string' },
  },
})
const [out] = positionals
if (!out) throw new Error('say where the sheet should go: node scripts/clay-sheet.ts out.png')
const sizePx = Number(values.size)
const form = humanForm(values.sketch ? 'sketch' : 'whole')
const skin = form.quads.get('skin') ?? new Uint16Array()
const finer = subdivisionOf(skin, form.skinCount)

interface Person {
  readonly sheet: BodySheet
  readonly body: Float32Array
}
const ARMS_DOWN = { 'upperarm01.L': turnAbout([0, 0, 1], -38), 'upperarm01.R': turnAbout([0, 0, 1], 38) }
const AGES = [4, 6, 8, 11, 14, 17, 22, 30, 42, 55, 68, 80, 90]
const WEIGHTS = [0.5, 0.5, 0.15, 0.5, 0.95]
const ORIGINS = [
  { african: 0, asian: 0, european: 1 },
  { african: 1, asian: 0, european: 0 },
  { african: 0, asian: 1, european: 0 },
  { african: 0.5, asian: 0, european: 0.5 },
]

/** People over all ages, sexes, weights and origins, with faces of their own. */
function knownOf(index: number): KnownOfBody {
  if (values.unnamed) return {}
  const ageYears = AGES[Math.floor(index / 2) % AGES.length]!
  return {
    shape: {
      ageYears,
      masculinity: index % 2,
      weight: WEIGHTS[index % WEIGHTS.length]!,
      origins: ORIGINS[(index + Math.floor(index / 4)) % ORIGINS.length]!,
    },
  }
}

/** The body that a description gets; its own words say what a character sheet cannot hold. */
function describedBody(text: string): BodySheet {
  const { reading } = readDescription(text)
  const { character } = castCharacter(reading, { seed: 'clay', candidate: 1, style: 'photoreal' })
  const sheet = bodyOfSheet(character)
  if (!sheet) throw new Error(`no human form has ${text}`)
  return sheet
}

const descriptions = values.described ? readFileSync(values.described, 'utf8').trim().split('\n') : []
const cells: Cell[] = []
const last = Number(values.from) + (descriptions.length || Number(values.people))
for (let index = Number(values.from); index < last; index += 1) {
  const description = descriptions[index - Number(values.from)]
  const sheet = description === undefined ? castBody(`clay ${index}`, knownOf(index)) : describedBody(description)
  const body = poseBody(form, buildBody(form, sheet), ARMS_DOWN)
  const { ageYears, masculinity, weight } = sheet.shape
  const label = description ?? `${index} ${masculinity > 0.5 ? 'm' : 'f'} ${ageYears}, weight ${weight.toFixed(2)}`
  cells.push({ picture: clay({ sheet, body }, 'face', 0), label }, { picture: clay({ sheet, body }, 'face', -0.7), label: ' ' })
  if (!values.sketch) cells.push({ picture: clay({ sheet, body }, 'figure', -0.3), label: ' ' })
}
writeFileSync(out, await encodeGrid(cells, values.sketch ? 6 : 9))

/** One picture, lit from the upper left. */
function clay({ sheet, body }: Person, framing: 'face' | 'figure', yaw: number): Picture {
  const { eyeX, eyeY, eyeZ } = middleOfEyes(form, body)
  const top = highestOf(body)
  const head = (top - eyeY) * 2
  const unitPx = framing === 'face' ? sizePx / (head * 1.75) : sizePx / (top * 1.06)
  const centreY = framing === 'face' ? eyeY - head * 0.08 : top / 2
  // The form's y runs up, the view's down: the place mirrors it.
  const place = compose(scale(1, -1, 1), rotateY(yaw), translate(-eyeX, -centreY, -eyeZ * 0.5))
  const pieces = [
    { surface: surfaceOf(subdivided(body.subarray(0, form.skinCount * 3), finer, 3), finer.quads, [0.78, 0.62, 0.52]), place },
    { surface: clothSurface({ sheet, body }), place },
    ...eyeSurfaces(body).map((surface) => ({ surface, place })),
  ]
  const view = { widthPx: sizePx, heightPx: sizePx, unitPx, originXPx: sizePx / 2, originYPx: sizePx / 2 }
  return lit(rasterise(pieces, view))
}

function clothSurface({ sheet, body }: Person): Surface {
  const { positions, quads } = baseGarment(form, body, sheet.shape)
  const finerCloth = subdivisionOf(quads, positions.length / 3)
  return surfaceOf(subdivided(positions, finerCloth, 3), finerCloth.quads, [0.42, 0.45, 0.52])
}

function eyeSurfaces(body: Float32Array): Surface[] {
  const eyes = attach(form, 'eyes', body)
  if (eyes) return [surfaceOf(eyes.positions, eyes.quads, [0.9, 0.9, 0.88])]
  const quads = form.quads.get('eyes')
  return quads ? [surfaceOf(body, quads, [0.9, 0.9, 0.88])] : []
}

function surfaceOf(positions: Float32Array, quads: ArrayLike<number>, color: Surface['color']): Surface {
  const triangles = new Uint32Array((quads.length / 4) * 6)
  for (let quad = 0; quad < quads.length / 4; quad += 1) {
    const [a, b, c, d] = [quads[quad * 4]!, quads[quad * 4 + 1]!, quads[quad * 4 + 2]!, quads[quad * 4 + 3]!]
    triangles.set([a, b, c, a, c, d], quad * 6)
  }
  const normals = vertexNormals(positions, quads)
  return { part: 1, material: MATERIAL.skin, color, positions, normals, triangles, doubleSided: true }
}

function lit({ widthPx, heightPx, normal, albedo, material }: ReturnType<typeof rasterise>): Picture {
  const data = new Uint8ClampedArray(widthPx * heightPx * 4)
  for (let pixel = 0; pixel < widthPx * heightPx; pixel += 1) {
    const isFigure = material[pixel] !== MATERIAL.none
    const [x, y, z] = [normal[pixel * 3]!, normal[pixel * 3 + 1]!, normal[pixel * 3 + 2]!]
    const key = Math.max(0, -0.45 * x - 0.55 * y + 0.7 * z)
    const rim = Math.max(0, 0.85 * x - 0.2 * y + 0.1 * z)
    const light = 0.2 + 0.75 * key + 0.22 * rim
    for (let channel = 0; channel < 3; channel += 1)
      data[pixel * 4 + channel] = isFigure ? albedo[pixel * 3 + channel]! * light : 46
    data[pixel * 4 + 3] = 255
  }
  return { width: widthPx, height: heightPx, data }
}

function middleOfEyes({ quads }: Form, body: Float32Array) {
  const vertices = [...new Set(quads.get('eyes'))]
  const mean = (axis: number) => vertices.reduce((sum, vertex) => sum + body[vertex * 3 + axis]!, 0) / vertices.length
  return { eyeX: mean(0), eyeY: mean(1), eyeZ: mean(2) }
}

function highestOf(body: Float32Array): number {
  let top = 0
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) top = Math.max(top, body[vertex * 3 + 1]!)
  return top
}
