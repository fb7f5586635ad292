import { describe, expect, test } from 'vitest'
import { blurValues } from './blur-values.ts'
import { createBeneath, takeHairs } from './buffer-pool.ts'
import { castShadow } from './cast-shadow.ts'
import type { FigureBuffers } from './figure-buffers.ts'
import { MATERIAL } from './figure-buffers.ts'
import { findEdges } from './find-edges.ts'
import { occlusion } from './occlusion.ts'
import { outline } from './outline.ts'
import { halveDepth } from './small-depth.ts'
import { smoothEdges } from './smooth-edges.ts'

/** A figure from a map of parts: '.' is nothing, a digit its part; `depths` gives each part's depth. */
function figure(rows: readonly string[], depths: Readonly<Record<string, number>>, unitPx = 8): FigureBuffers {
  const widthPx = rows[0]!.length
  const letters = [...rows.join('')]
  const count = letters.length
  const normal = new Float32Array(count * 3)
  for (let at = 0; at < count; at += 1) normal[at * 3 + 2] = 1
  return {
    widthPx,
    heightPx: rows.length,
    unitPx,
    depth: Float32Array.from(letters, (letter) => depths[letter] ?? Number.NEGATIVE_INFINITY),
    normal,
    material: Uint8Array.from(letters, (letter) => (letter === '.' ? MATERIAL.none : MATERIAL.cloth)),
    part: Uint16Array.from(letters, (letter) => (letter === '.' ? 0 : Number(letter))),
    albedo: new Uint8ClampedArray(count * 3).fill(200),
    strandU: new Float32Array(count),
    strandV: new Float32Array(count),
  }
}

test('a blur spreads a value evenly over its reach and keeps the sum', () => {
  const values = new Float32Array(9)
  values[4] = 9
  expect([...blurValues(values, { width: 3, height: 3, radius: 1, passes: 1 })]).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1])
  expect([...values]).toEqual([0, 0, 0, 0, 9, 0, 0, 0, 0])
})

test('a blurred even field stays as it is', () => {
  const values = new Float32Array(64).fill(0.5)
  const blurred = blurValues(values, { width: 8, height: 8, radius: 2 })
  for (const value of blurred) expect(value).toBeCloseTo(0.5, 5)
})

test('depth is halved to the nearest of each two by two pixels', () => {
  const small = halveDepth(figure(['12..', '11..'], { 1: 0.5, 2: 0.9 }))
  expect([...small.depth]).toEqual([Math.fround(0.9), Number.NEGATIVE_INFINITY])
  expect([...small.mask]).toEqual([1, 0])
  expect(small.unitPx).toBe(4)
})

describe('edges', () => {
  test('lie where parts meet and where depth jumps within a part', () => {
    const edges = findEdges(figure(['....', '.12.', '....', '....'], { 1: 0, 2: 0 }))
    const pairs = Array.from(edges.at, (at, index) => [at, edges.other[index]])
    expect(pairs).toContainEqual([5, 6])
    expect(pairs).toContainEqual([4, 5])
    expect(pairs).toContainEqual([1, 5])
    expect(pairs).not.toContainEqual([0, 1])
  })

  test('hairs drawn one by one have none on skin, and one against the place behind', () => {
    const buffers = figure(['.12.', '.12.'], { 1: 0, 2: 0 })
    const hairs = { ...takeHairs(8), beneath: createBeneath(0), cover: Uint8Array.of(0, 0, 255, 0, 0, 0, 255, 0) }
    const edges = findEdges({ ...buffers, hairs })
    expect([...edges.at]).toEqual([0, 2])
  })

  test('an outline is thickest between figure and ground', () => {
    const buffers = figure(
      Array.from({ length: 24 }, () => '......111111222222......'),
      { 1: 0, 2: 0 },
      100,
    )
    const options = { lineWidth: 0.03, contour: 1, materialChange: 0.6, lockEdge: 1, crease: 1, toLight: [0, 0, 1] as const }
    const ink = outline(buffers, findEdges(buffers), options)
    const row = [...ink.slice(12 * 24, 13 * 24)]
    const inkAround = (edge: number) => row.slice(edge - 3, edge + 3).reduce((sum, value) => sum + value, 0)
    expect(inkAround(6)).toBeGreaterThan(inkAround(12) * 1.4)
    expect(inkAround(12)).toBeGreaterThan(0)
    expect(row[9]).toBe(0)
  })

  test('smoothing gives an aliased slope the tones between, and touches nothing else', () => {
    const size = 24
    const rows = Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (__, x) => (x > 6 + y / 3 ? '1' : '.')).join(''),
    )
    const buffers = figure(rows, { 1: 0 })
    const data = new Uint8ClampedArray(size * size * 4)
    for (let at = 0; at < size * size; at += 1) data.fill(buffers.part[at] ? 240 : 20, at * 4, at * 4 + 3)
    smoothEdges(data, { width: size, height: size }, findEdges(buffers))
    const tones = Array.from({ length: size * size }, (_, at) => data[at * 4]!)
    expect(tones.some((tone) => tone > 60 && tone < 200)).toBe(true)
    expect(tones[12 * size + 1]).toBe(20)
    expect(tones[12 * size + 22]).toBe(240)
  })
})

describe('light passes', () => {
  const size = 48
  const plate = Array.from({ length: size }, (_, y) =>
    y >= 8 && y < 16 ? '1'.repeat(16) + '2'.repeat(16) + '1'.repeat(16) : '1'.repeat(size),
  )
  // A bar 0.4 half heads before a wall, lit from above.
  const small = halveDepth(figure(plate, { 1: 0, 2: 0.4 }, 40))

  test('a thing before a wall throws its shadow away from the light', () => {
    const shadow = castShadow(small, { toLight: [0, -0.6, 0.8], blur: 0.02, bias: 0.03 })
    const at = (x: number, y: number) => shadow[y * small.widthPx + x]!
    expect(at(12, 10)).toBeGreaterThan(0.5)
    expect(at(12, 1)).toBe(0)
    expect(at(2, 10)).toBe(0)
  })

  test('what lies beside something nearer is in a hollow', () => {
    const hollow = occlusion(small, { radius: 0.1 })
    const at = (x: number, y: number) => hollow[y * small.widthPx + x]!
    expect(at(12, 9)).toBeGreaterThan(0.1)
    expect(at(12, 20)).toBe(0)
    expect(at(12, 5)).toBe(0)
  })
})
