import { expect, test } from 'vitest'
import { formBytes } from '../../../../scripts/form/form-data.ts'
import { giveForm } from '../../body/given-form.ts'
import { proportionsFor } from '../../features/proportions-for.ts'
import { drawStrands } from '../../raster/draw-strands.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import { lightFor } from '../../scene/light.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import { aBareHead } from '../../testing/a-bare-head.ts'
import { aCharacter, aScene } from '../../testing/a-character.ts'
import type { PaintJob } from '../style.ts'
import { layEyes } from './lay-eyes.ts'
import { shadeRealistic } from './shade-realistic.ts'

giveForm('whole', () => formBytes('whole'))
const BALD = { ...aCharacter().hair, kind: 'bald' } as const
const DARK = { base: [0.36, 0.23, 0.17], blush: [0.5, 0.2, 0.18], blushStrength: 0.35, freckles: 0 } as const

function jobOf(over: Partial<CharacterSheet> = {}, light: Light = aScene().light): PaintJob {
  const character = aCharacter({ hair: BALD, ...over })
  const figure = aBareHead(character)
  const { widthPx, heightPx } = figure.buffers
  return {
    character,
    scene: aScene({ light }),
    proportions: proportionsFor(character, 'real'),
    figure,
    widthPx,
    heightPx,
    createCanvas: () => {
      throw new Error('nothing is painted here')
    },
  }
}

/** Mean colour of the pixels that are meant. */
function meanOf(job: PaintJob, rgba: Uint8ClampedArray, isMeant: (pixel: number, x: number, y: number) => boolean): number[] {
  const sum = [0, 0, 0]
  let count = 0
  for (let pixel = 0; pixel < rgba.length / 4; pixel += 1) {
    if (!isMeant(pixel, pixel % job.widthPx, Math.floor(pixel / job.widthPx))) continue
    count += 1
    for (const channel of [0, 1, 2]) sum[channel]! += rgba[pixel * 4 + channel]!
  }
  return sum.map((value) => value / count)
}
const luma = ([red, green, blue]: number[]) => red! * 0.3 + green! * 0.59 + blue! * 0.11
const isSkin =
  ({ figure }: PaintJob) =>
  (pixel: number) =>
    figure.buffers.material[pixel] === MATERIAL.skin

test('the same head is shaded in the same bytes, opaque on the figure and transparent beside it', () => {
  const job = jobOf()
  const rgba = shadeRealistic(job)
  expect(shadeRealistic(job)).toEqual(rgba)
  job.figure.buffers.material.forEach((kind, pixel) => {
    if ((rgba[pixel * 4 + 3] === 255) !== (kind !== MATERIAL.none)) throw new Error(`pixel ${pixel}`)
  })
})

test('every pixel of skin has light', () => {
  const job = jobOf()
  const rgba = shadeRealistic(job)
  for (let pixel = 0; pixel < rgba.length / 4; pixel += 1)
    if (isSkin(job)(pixel)) expect(rgba[pixel * 4]! + rgba[pixel * 4 + 1]!, `pixel ${pixel}`).toBeGreaterThan(8)
})

test('a face is exposed for: fair or dark, it is neither a shadow nor burnt out', () => {
  const exposed = (over: Partial<CharacterSheet>) => {
    const job = jobOf(over)
    return luma(meanOf(job, shadeRealistic(job), isSkin(job)))
  }
  const fair = exposed({})
  expect(fair).toBeGreaterThan(148)
  expect(fair).toBeLessThan(180)
  expect(exposed({ skin: DARK })).toBeGreaterThan(92)
})

test('light from the left lights the left, light from the right the right', () => {
  const halves = (x: number) => {
    const { light } = aScene()
    const job = jobOf({}, { ...light, keyDirection: [x, -0.4, 0.6] })
    const rgba = shadeRealistic(job)
    const half = (isLeft: boolean) =>
      luma(meanOf(job, rgba, (pixel, at) => isSkin(job)(pixel) && at < job.widthPx / 2 === isLeft))
    return half(true) / half(false)
  }
  expect(halves(-0.7)).toBeGreaterThan(1.25)
  expect(halves(0.7)).toBeLessThan(0.8)
})

test('dark skin stays dark and fair skin fair under every light', () => {
  const lights = [
    lightFor('park', 'noon', 'clear'),
    lightFor('neon city', 'night', 'rain'),
    lightFor('tavern', 'night', 'clear'),
    lightFor('snowfield', 'morning', 'snow'),
  ]
  for (const light of lights) {
    const brightness = (over: Partial<CharacterSheet>) => {
      const job = jobOf(over, light)
      return luma(meanOf(job, shadeRealistic(job), isSkin(job)))
    }
    expect(brightness({ skin: DARK })).toBeLessThan(brightness({}) * 0.62)
    expect(brightness({ skin: DARK })).toBeLessThan(108)
  }
})

test('an iris shows its colour, and the white of an eye is no brighter than the light on it', () => {
  const eyes = aCharacter().eyes
  const tint = (color: CharacterSheet['eyes']['left']) => {
    const job = jobOf({ eyes: { ...eyes, left: color, right: color } })
    const { material, rest } = job.figure.buffers
    const isIris = (pixel: number) => {
      const [x, y, z] = [rest![pixel * 3]!, rest![pixel * 3 + 1]!, rest![pixel * 3 + 2]!]
      return material[pixel] === MATERIAL.eye && z > 0 && x * x + y * y > 0.06 && x * x + y * y < 0.18
    }
    return meanOf(job, shadeRealistic(job), isIris)
  }
  const [blueRed, , blueBlue] = tint([0.15, 0.4, 0.85])
  const [brownRed, , brownBlue] = tint([0.4, 0.22, 0.1])
  expect(blueBlue).toBeGreaterThan(blueRed! * 1.25)
  expect(brownRed).toBeGreaterThan(brownBlue! * 1.1)
  const job = jobOf()
  const whites = (pixel: number) =>
    job.figure.buffers.material[pixel] === MATERIAL.eye && job.figure.buffers.rest![pixel * 3 + 2]! < 0.8
  expect(luma(meanOf(job, shadeRealistic(job), whites))).toBeLessThan(200)
})

test('old skin is rougher to look at than a child’s', () => {
  const roughness = (ageYears: number) => {
    const job = jobOf({ ageYears })
    const rgba = shadeRealistic(job)
    let sum = 0
    let count = 0
    for (let pixel = job.widthPx; pixel < rgba.length / 4 - job.widthPx; pixel += 1) {
      if (![pixel, pixel - job.widthPx, pixel + job.widthPx].every(isSkin(job))) continue
      count += 1
      sum += Math.abs(2 * rgba[pixel * 4 + 1]! - rgba[(pixel - job.widthPx) * 4 + 1]! - rgba[(pixel + job.widthPx) * 4 + 1]!)
    }
    return sum / count
  }
  expect(roughness(82)).toBeGreaterThan(roughness(7) * 1.3)
})

/** A black hair across the forehead and past it. */
const strands = (y: number, width: number) => ({
  starts: Uint32Array.of(0, 2),
  positions: Float32Array.of(-1.1, y, 0.9, 1.1, y, 0.9),
  colors: new Float32Array(6),
  tipsFrom: [0, 1] as const,
  parts: Uint16Array.of(300),
  across: new Float32Array(1),
  strengths: Float32Array.of(1),
  width,
  tipShare: 1,
})

test('through hairs that cover a part of an animal’s hide the place does not shine', () => {
  const job = jobOf()
  const { figure } = job
  const { view, headPlace: place } = figure
  const material = figure.buffers.material.map((kind) => (kind === MATERIAL.none ? kind : MATERIAL.fur))
  const isHide = material.map((kind) => Number(kind === MATERIAL.fur))
  const hide = { ...figure.buffers, material }
  const buffers = drawStrands(hide, [{ strands: strands(-0.3, 3.4 / view.unitPx), place }], { view, headPlace: place })
  const rgba = shadeRealistic({ ...job, figure: { ...figure, buffers } })
  const partly = [...buffers.hairs!.cover.keys()].filter((at) => isHide[at] && buffers.hairs!.cover[at]! % 255 > 0)
  expect(partly.length).toBeGreaterThan(20)
  for (const at of partly) expect(rgba[at * 4 + 3], `pixel ${at}`).toBe(255)
})

test('hair that covers a part of a pixel is blended with the skin behind it, and with nothing beside the head', () => {
  const bare = jobOf()
  const { buffers, view } = bare.figure
  // Two of them: a thin one, and one as broad as several pixels.
  const plain = shadeRealistic(bare)
  const place = bare.figure.headPlace
  const placed = [strands(-0.3, 0.4 / view.unitPx), strands(-0.5, 5 / view.unitPx)].map((hair) => ({ strands: hair, place }))
  const drawn = drawStrands(buffers, placed, { view, headPlace: place })
  const rgba = shadeRealistic({ ...bare, figure: { ...bare.figure, buffers: drawn } })
  const { cover } = drawn.hairs!
  const middle = Math.round(view.widthPx / 2)
  const inColumn = (x: number) =>
    Array.from({ length: view.heightPx }, (_, y) => y * view.widthPx + x).filter((at) => cover[at]! > 0)
  const level = (data: Uint8ClampedArray, at: number) => data[at * 4 + 1]! / plain[at * 4 + 1]!
  const onSkin = inColumn(middle)
  const thin = onSkin.filter((at) => cover[at]! < 115)
  expect(thin.length).toBeGreaterThan(0)
  for (const at of thin) {
    expect(level(rgba, at)).toBeGreaterThan(0.4)
    expect(level(rgba, at)).toBeLessThan(0.97)
  }
  expect(Math.min(...onSkin.map((at) => level(rgba, at)))).toBeLessThan(0.35)
  const beside = inColumn(14).filter((at) => cover[at]! < 115)
  expect(beside.length).toBeGreaterThan(0)
  for (const at of beside) expect(rgba[at * 4 + 3]).toBe(cover[at])
})

test('a dark face is exposed for: its features are seen, and it stays darker than a fair one', () => {
  const brightness = (job: PaintJob) => luma(meanOf(job, shadeRealistic(job), isSkin(job)))
  const [dark, fair] = [brightness(jobOf({ skin: DARK })), brightness(jobOf())]
  expect(dark).toBeGreaterThan(80)
  expect(dark).toBeLessThan(fair * 0.75)
})

test('of skin that brushes painted flat, the light of a lens is laid over as much as is wished', () => {
  const job = jobOf()
  const flat = () => new Uint8ClampedArray(job.figure.buffers.material.length * 4).fill(120)
  const spread = (skin: number) => {
    const rgba = flat()
    layEyes(rgba, job, { skin })
    const lumas = Array.from(job.figure.buffers.material.keys())
      .filter(isSkin(job))
      .map((pixel) => luma([...rgba.subarray(pixel * 4, pixel * 4 + 3)]))
    return Math.max(...lumas) - Math.min(...lumas)
  }
  expect(spread(0)).toBe(0)
  expect(spread(0.6)).toBeGreaterThan(40)
})
