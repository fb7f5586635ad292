import { describe, expect, test } from 'vitest'
import { IDENTITY } from '../math/matrix.ts'
import { drawStrands } from './draw-strands.ts'
import { type FigureBuffers, MATERIAL } from './figure-buffers.ts'
import { layHairsAside } from './lay-aside.ts'
import { rasterise } from './rasterise.ts'
import type { Strands } from './strands.ts'

const view = { widthPx: 20, heightPx: 20, unitPx: 10, originXPx: 10, originYPx: 10 }

/** Straight hairs from one point to another, red at the root and blue at the tip. */
function hairs(lines: readonly (readonly number[])[], width: number): Strands {
  return {
    starts: Uint32Array.from([...lines.map((_, index) => index * 2), lines.length * 2]),
    positions: Float32Array.from(lines.flat()),
    colors: Float32Array.from(lines.flatMap(() => [1, 0, 0, 0, 0, 1])),
    tipsFrom: [0, 1],
    parts: Uint16Array.from(lines, (_, index) => 20 + index),
    across: new Float32Array(lines.length),
    strengths: new Float32Array(lines.length).fill(1),
    width,
    tipShare: 1,
  }
}

/** A square of skin at depth 0 over the left half of the picture. */
function skin(): FigureBuffers {
  const surface = {
    part: 1,
    material: MATERIAL.skin,
    color: [0.8, 0.8, 0.8] as const,
    positions: Float32Array.of(-1, -1, 0, 0, -1, 0, 0, 1, 0, -1, 1, 0),
    normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
    triangles: Uint32Array.of(0, 1, 2, 0, 2, 3),
    doubleSided: true,
  }
  return rasterise([{ surface, place: IDENTITY }], view)
}

const drawn = (strands: Strands) => drawStrands(skin(), [{ strands, place: IDENTITY }], { view, headPlace: IDENTITY })
const at = (x: number, y: number) => y * 20 + x

describe('hairs in a figure', () => {
  test('a broad hair is of its own material, part, depth and direction', () => {
    const buffers = drawn(hairs([[0.55, -0.8, 0.3, 0.55, 0.8, 0.3]], 0.2))
    const pixel = at(15, 10)
    expect(buffers.material[pixel]).toBe(MATERIAL.hair)
    expect(buffers.part[pixel]).toBe(20)
    expect(buffers.depth[pixel]).toBeCloseTo(0.3)
    expect([...buffers.hairs!.tangent.subarray(pixel * 3, pixel * 3 + 3)]).toEqual([0, 127, 0])
    expect(buffers.normal[pixel * 3 + 1]).toBeCloseTo(0)
    expect(buffers.normal[pixel * 3 + 2]!).toBeGreaterThan(0)
    expect(buffers.strandU[pixel]).toBeCloseTo(0.5)
    expect(buffers.hairs!.cover[pixel]).toBe(255)
  })

  test('a hair near the eye is as much broader as it is nearer', () => {
    const line = hairs([[0.4, -0.8, 0.5, 0.4, 0.8, 0.5]], 0.2)
    const columns = (eye: boolean) => {
      const seen = eye ? { ...view, eye: { x: 0.4, y: 0, z: 0, nearness: 1 } } : view
      const { hairs: layer } = drawStrands(skin(), [{ strands: line, place: IDENTITY }], { view: seen, headPlace: IDENTITY })
      return layer!.cover.subarray(at(0, 10), at(0, 11)).reduce((sum, covered) => sum + covered, 0) / 255
    }
    expect(columns(true)).toBeCloseTo(columns(false) * 2, 1)
  })

  test('a hair behind the skin is hidden, one before it seen', () => {
    const pixel = at(4, 10)
    expect(drawn(hairs([[-0.55, -0.8, -0.2, -0.55, 0.8, -0.2]], 0.3)).material[pixel]).toBe(MATERIAL.skin)
    expect(drawn(hairs([[-0.55, -0.8, 0.2, -0.55, 0.8, 0.2]], 0.3)).material[pixel]).toBe(MATERIAL.hair)
  })

  test('a thin hair tints the skin by what it covers, and many cover it', () => {
    const thin = drawn(hairs([[-0.55, -0.8, 0.2, -0.55, 0.8, 0.2]], 0.04))
    const pixel = at(4, 10)
    expect(thin.material[pixel]).toBe(MATERIAL.skin)
    expect(thin.albedo[pixel * 3 + 1]!).toBeLessThan(204)
    expect(thin.albedo[pixel * 3 + 1]!).toBeGreaterThan(80)
    const many = Array.from({ length: 12 }, (_, index) => [-0.6 + index * 0.01, -0.8, 0.2, -0.6 + index * 0.01, 0.8, 0.2])
    expect(drawn(hairs(many, 0.04)).material[pixel]).toBe(MATERIAL.hair)
  })

  test('of hairs nearly side by side both are seen, more of the nearer one', () => {
    const colored = (depth: number, color: readonly number[]) => ({
      strands: { ...hairs([[0.55, -0.8, depth, 0.55, 0.8, depth]], 0.2), colors: Float32Array.from([...color, ...color]) },
      place: IDENTITY,
    })
    const redBefore = (by: number) =>
      drawStrands(skin(), [colored(0.2, [0, 0, 1]), colored(0.2 + by, [1, 0, 0])], { view, headPlace: IDENTITY }).albedo[
        at(15, 10) * 3
      ]!
    expect(redBefore(0.012)).toBeGreaterThan(60)
    expect(redBefore(0.025)).toBeGreaterThan(redBefore(0.012) + 20)
    expect(redBefore(0.025)).toBeLessThan(230)
    expect(redBefore(0.06)).toBe(255)
  })

  test('beside the figure a pixel says how much of it is covered', () => {
    const { hairs: { cover } = { cover: new Uint8Array() }, material } = drawn(hairs([[0.55, -0.8, 0.2, 0.55, 0.8, 0.2]], 0.06))
    expect(material[at(15, 10)]).toBe(MATERIAL.hair)
    expect(cover[at(15, 10)]!).toBeGreaterThan(100)
    expect(cover[at(15, 10)]!).toBeLessThan(200)
    expect(cover[at(17, 10)]).toBe(0)
  })

  test('laid aside, hairs show what they cover a part of; laid back, themselves', () => {
    const buffers = drawn(hairs([[-0.55, -0.8, 0.2, -0.55, 0.8, 0.2]], 0.07))
    const pixel = at(4, 10)
    const before = [buffers.material.slice(), buffers.albedo.slice(), buffers.normal.slice(), buffers.part.slice()]
    expect(buffers.material[pixel]).toBe(MATERIAL.hair)
    layHairsAside(buffers)
    expect([buffers.material[pixel], buffers.part[pixel], buffers.albedo[pixel * 3 + 1]]).toEqual([MATERIAL.skin, 1, 204])
    layHairsAside(buffers)
    expect([buffers.material, buffers.albedo, buffers.normal, buffers.part]).toEqual(before)
  })

  test('on the chest a hair lies over clothes that are thicker than it knows, not on the forehead over a hat', () => {
    const down = { ...view, originYPx: -8 }
    const cloth = () => {
      const figure = skin()
      figure.material.fill(MATERIAL.cloth, 0, 400)
      return figure
    }
    const line = (top: number) => [{ strands: hairs([[-0.55, top, -0.15, -0.55, top + 1.6, -0.15]], 0.3), place: IDENTITY }]
    const kindAt = (of: typeof view, top: number) =>
      drawStrands(cloth(), line(top), { view: of, headPlace: IDENTITY }).material[at(4, 14)]
    expect(kindAt(down, 1)).toBe(MATERIAL.hair)
    expect(kindAt(view, -0.8)).toBe(MATERIAL.cloth)
  })

  test('a hair ends softly', () => {
    const { hairs: layer } = drawn(hairs([[0.55, -0.8, 0.2, 0.55, 0.07, 0.2]], 0.2))
    expect(layer!.cover[at(15, 4)]).toBe(255)
    expect(layer!.cover[at(15, 10)]!).toBeLessThan(200)
  })

  test('the nearer of two hairs is seen, whichever comes first', () => {
    const near = [0.2, 0.05, 0.5, 0.9, 0.05, 0.5]
    const far = [0.55, -0.8, 0.1, 0.55, 0.8, 0.1]
    for (const lines of [
      [near, far],
      [far, near],
    ]) {
      const { depth, hairs: layer } = drawn(hairs(lines, 0.15))
      expect(depth[at(15, 10)]).toBeCloseTo(0.5)
      expect(layer!.tangent[at(15, 10) * 3]).toBe(127)
    }
  })

  test('colours run from the root to the tip', () => {
    const { albedo } = drawn(hairs([[0.55, -0.9, 0.2, 0.55, -0.3, 0.2]], 0.2))
    expect(albedo[at(15, 4) * 3]).toBe(albedo[at(15, 4) * 3 + 2])
  })
})
