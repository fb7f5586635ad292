/**
 * Draws heads of the human form with hair, to be looked at: every kind from the front and in three quarters.
 * Usage: node scripts/hair-sheet.ts out.png [--size 256] [--kinds short,long] [--textures straight,curly] [--fringe none]
 *        [--beards full beard,stubble] [--age 30] [--man] [--color 0.3,0.2,0.1] [--yaw 0,-0.7] [--zoom 1] [--columns 8]
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildBody } from '#studio/body/build-body.ts'
import { giveForm } from '#studio/body/given-form.ts'
import { baseGarment } from '#studio/body/modesty.ts'
import { subdivided, subdivisionOf } from '#studio/body/subdivide.ts'
import { vertexNormals } from '#studio/body/vertex-normals.ts'
import type { Picture } from '#studio/canvas.ts'
import { proportionsFor } from '#studio/features/proportions-for.ts'
import { buildHeadwear } from '#studio/form/headwear/build-headwear.ts'
import { compose, type Matrix, rotateY, translate } from '#studio/math/matrix.ts'
import { hairOfPerson } from '#studio/person/hair/hair-of-person.ts'
import { scalpShade } from '#studio/person/hair/scalp-shade.ts'
import { type Person, personOf } from '#studio/person/person-of.ts'
import { eyeBalls, eyeSurface } from '#studio/person/skin/eye-balls.ts'
import { gazeInHead } from '#studio/person/skin/gaze.ts'
import { paintSkin } from '#studio/person/skin/skin-colors.ts'
import { drawStrands } from '#studio/raster/draw-strands.ts'
import { MATERIAL } from '#studio/raster/figure-buffers.ts'
import { rasterise } from '#studio/raster/rasterise.ts'
import type { Surface } from '#studio/raster/surface.ts'
import type { CharacterSheet } from '#studio/sheet/character-sheet.ts'
import { shadeRealistic } from '#studio/styles/realistic/shade-realistic.ts'
import { aCharacter, aScene } from '#studio/testing/a-character.ts'
import { formBytes } from './form/form-data.ts'
import { type Cell, encodeGrid } from './showcase/grid.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '256' },
    kinds: { type: 'string', default: 'long' },
    textures: { type: 'string', default: 'straight' },
    fringes: { type: 'string', default: 'none' },
    beards: { type: 'string', default: '' },
    hats: { type: 'string', default: '' },
    ages: { type: 'string', default: '28' },
    man: { type: 'boolean', default: false },
    color: { type: 'string', default: '0.26,0.15,0.09' },
    yaw: { type: 'string', default: '0,-0.7' },
    zoom: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'hair' },
    parting: { type: 'string', default: '-0.4' },
    volume: { type: 'string', default: '0.1' },
    columns: { type: 'string', default: '8' },
    look: { type: 'string', default: '{}' },
  },
})
const [out] = positionals
if (!out) throw new Error('say where the sheet should go: node scripts/hair-sheet.ts out.png')
giveForm('whole', () => formBytes('whole'))
const sizePx = Number(values.size)
const zoom = Number(values.zoom)
const listed = (text: string) => text.split(',')
const color = listed(values.color).map(Number) as [number, number, number]

const finerOf = new WeakMap<Person['form'], ReturnType<typeof subdivisionOf>>()
/** Of this process alone: the machine has other work. */
const cpuMs = () => process.cpuUsage().user / 1000
const cells: Cell[] = []
for (const kind of listed(values.kinds)) {
  for (const texture of listed(values.textures)) {
    for (const fringe of listed(values.fringes)) {
      for (const beard of listed(values.beards)) {
        for (const hat of listed(values.hats)) {
          for (const age of listed(values.ages)) {
            const sheet = aCharacter({
              seed: values.seed,
              ageYears: Number(age),
              masculinity: values.man ? 0.86 : 0.1,
              skin: { base: [0.86, 0.66, 0.55], blush: [0.9, 0.45, 0.4], blushStrength: 0.4, freckles: 0 },
              brows: { color: [color[0] * 0.8, color[1] * 0.8, color[2] * 0.8], thickness: 1, arch: 0.5 },
              hair: {
                // Words of the command line.
                kind: kind as CharacterSheet['hair']['kind'],
                texture: texture as CharacterSheet['hair']['texture'],
                fringe: fringe as CharacterSheet['hair']['fringe'],
                color,
                volume: Number(values.volume),
                parting: Number(values.parting),
                ...JSON.parse(values.look),
              },
              ...(beard && { facialHair: { kind: beard as NonNullable<CharacterSheet['facialHair']>['kind'], color } }),
              ...(hat && {
                headwear: {
                  kind: hat as NonNullable<CharacterSheet['headwear']>['kind'],
                  color: [0.3, 0.3, 0.4],
                  trim: [0.2, 0.2, 0.2],
                },
              }),
            })
            for (const [index, yaw] of listed(values.yaw).entries())
              cells.push({
                picture: portrait(sheet, Number(yaw)),
                label: index ? ' ' : [kind, texture, fringe, beard, hat, age].filter(Boolean).join(' '),
              })
          }
        }
      }
    }
  }
}
writeFileSync(out, await encodeGrid(cells, Number(values.columns)))

function portrait(sheet: CharacterSheet, yaw: number): Picture {
  const person = personOf(sheet)!
  const unitPx = sizePx * 0.235 * zoom
  const view = { widthPx: sizePx, heightPx: sizePx, unitPx, originXPx: sizePx / 2, originYPx: sizePx * (0.42 + 0.03 * zoom) }
  const headPlace = compose(rotateY(yaw), translate(0, 0, 0))
  const rasterised = rasterise(piecesOf(sheet, person, headPlace), view)
  const before = cpuMs()
  let part = 100
  const strands = hairOfPerson(person, sheet, { unitPx, nextPart: () => part++ })
  const grown = cpuMs()
  const buffers = drawStrands(
    rasterised,
    strands.map((item) => ({ strands: item, place: headPlace })),
    { view, headPlace },
  )
  const drawn = cpuMs()
  const points = strands.reduce((sum, { positions }) => sum + positions.length / 3, 0)
  const hairs = strands.reduce((sum, { starts }) => sum + starts.length - 1, 0)
  console.log(
    sheet.hair.kind,
    `grown ${(grown - before).toFixed(0)} ms, drawn ${(drawn - grown).toFixed(0)} ms, ${hairs} hairs, ${points} points`,
  )
  const scene = aScene()
  const job = {
    character: sheet,
    scene,
    proportions: proportionsFor(sheet, 'real'),
    figure: { buffers, headPlace, view },
    widthPx: sizePx,
    heightPx: sizePx,
    createCanvas: () => {
      throw new Error('nothing is painted here')
    },
  }
  const shaded = shadeRealistic(job)
  const data = new Uint8ClampedArray(sizePx * sizePx * 4)
  for (let at = 0; at < data.length; at += 4) {
    const share = shaded[at + 3]! / 255
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = shaded[at + channel]! * share + [150, 158, 170][channel]! * (1 - share)
    data[at + 3] = 255
  }
  return { width: sizePx, height: sizePx, data }
}

function piecesOf(sheet: CharacterSheet, person: Person, place: Matrix) {
  const { form, rest, headOrigin } = person
  const inHead = rest.map((value, at) => value - headOrigin[at % 3]!)
  const finer = finerOf.get(form) ?? subdivisionOf(form.quads.get('skin')!, form.skinCount)
  finerOf.set(form, finer)
  const skin = surfaceOf(subdivided(inHead.subarray(0, form.skinCount * 3), finer, 3), finer.quads, sheet.skin.base)
  const gaze = gazeInHead(aScene(), {}, place)
  const eyes = eyeBalls(form, inHead).map((ball) => eyeSurface(ball, { gaze, color: sheet.eyes[ball.side], part: 1 }))
  const surfaces: Surface[] = [{ ...skin, ...paintSkin(form, finer, sheet, { scalp: scalpShade(person, sheet) }) }, ...eyes]
  const garment = baseGarment(form, buildBody(form, person.body), person.body.shape)
  const cloth = garment.positions.slice()
  for (let at = 0; at < cloth.length; at += 3)
    cloth.set(
      person.place([cloth[at]!, cloth[at + 1]!, cloth[at + 2]!]).map((value, axis) => value - headOrigin[axis]!),
      at,
    )
  surfaces.push(surfaceOf(cloth, garment.quads, [0.3, 0.33, 0.4], MATERIAL.cloth))
  const hat = buildHeadwear(sheet, proportionsFor(sheet, 'real'), { next: () => 9 })
  return [...surfaces, ...hat].map((surface) => ({ surface, place }))
}

function surfaceOf(
  positions: Float32Array,
  quads: ArrayLike<number>,
  color: Surface['color'],
  material: Surface['material'] = MATERIAL.skin,
): Surface {
  const triangles = new Uint32Array((quads.length / 4) * 6)
  for (let quad = 0; quad < quads.length / 4; quad += 1) {
    const [a, b, c, d] = [quads[quad * 4]!, quads[quad * 4 + 1]!, quads[quad * 4 + 2]!, quads[quad * 4 + 3]!]
    triangles.set([a, b, c, a, c, d], quad * 6)
  }
  const normals = vertexNormals(positions, quads).map((value) => -value)
  return { part: 1, material, color, positions, normals, triangles, doubleSided: true }
}
