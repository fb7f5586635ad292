import { expect, test } from 'vitest'
import { lightFor } from '../scene/light.ts'
import type { LightEffect, SceneSheet } from '../sheet/scene-sheet.ts'
import { finishPicture } from './finish-picture.ts'

const SIDE = 60

/** A grey-brown square on a blue ground, finished. */
function finished(effects: LightEffect[], more: { weather?: 'fog'; isThroughWindow?: true } = {}) {
  const mask = new Uint8ClampedArray(SIDE * SIDE)
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const isFigure = x >= 15 && x < 45 && y >= 15
      mask[y * SIDE + x] = isFigure ? 255 : 0
      data.set(isFigure ? [150, 110, 90, 255] : [90, 120, 180, 255], (y * SIDE + x) * 4)
    }
  }
  const light = { ...lightFor('studio', 'noon', 'clear'), effects }
  const scene = { seed: 'finish', weather: more.weather ?? 'clear', light, camera: more } as unknown as SceneSheet // what it reads of one
  finishPicture({ width: SIDE, height: SIDE, data }, mask, scene)
  const at = (x: number, y: number) =>
    [...data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3)] as [number, number, number]
  return { figure: at(30, 40), place: at(5, 50), edge: at(44, 30), at }
}

const sum = ([red, green, blue]: [number, number, number]) => red + green + blue

test('of a silhouette nothing but the outline is seen', () => {
  const { figure, place } = finished(['silhouette'])
  expect(sum(figure)).toBeLessThan(40)
  expect(sum(place)).toBeGreaterThan(300)
})

test('light from behind draws the outline', () => {
  const { figure, edge, place } = finished(['rim light'])
  expect(sum(edge)).toBeGreaterThan(sum(figure) * 1.3)
  // And leaves the face to be seen.
  expect(sum(finished(['backlit']).figure)).toBeGreaterThan((150 + 110 + 90) * 0.85)
  expect(sum(place)).toBeLessThan(200)
})

test('one lamp leaves the place and the far side in the dark, high key whitens it', () => {
  const low = finished(['low key'])
  // The key comes from the left.
  expect(sum(low.at(17, 40))).toBeGreaterThan(sum(low.at(43, 40)) * 1.5)
  expect(sum(low.place)).toBeLessThan(120)
  expect(sum(finished(['high key']).place)).toBeGreaterThan(600)
})

test('a spotlight leaves the corners dark, blinds lay stripes', () => {
  expect(sum(finished(['spotlight']).at(2, 20))).toBeLessThan(120)
  const { at } = finished(['blinds'])
  const column = Array.from({ length: 20 }, (_, index) => sum(at(30, 30 + index)))
  expect(Math.max(...column)).toBeGreaterThan(Math.min(...column) * 1.5)
})

test('black and white has no colour, sepia is brown, moonlight blue', () => {
  const [red, green, blue] = finished(['black and white']).place
  expect([red, green]).toEqual([blue, blue])
  const sepia = finished(['sepia']).figure
  expect(sepia[0]).toBeGreaterThan(sepia[2] * 1.3)
  const moon = finished(['moonlight'])
  expect(moon.place[2]).toBeGreaterThan(moon.place[0] * 1.8)
  expect(moon.figure[2] / moon.figure[0]).toBeGreaterThan((90 / 150) * 1.15)
})

test('a flame leaves the corners dark and is warm', () => {
  const { figure, at } = finished(['small flame'])
  expect(sum(at(1, 1))).toBeLessThan(sum(finished([]).at(1, 1)) * 0.5)
  expect(figure[0]).toBeGreaterThan(figure[2] * 1.9)
})

test('in fog the place is lost before the figure is; a window has a frame', () => {
  const [fog, clear] = [finished([], { weather: 'fog' }), finished([])]
  const changed = (part: 'figure' | 'place') => Math.abs(sum(fog[part]) - sum(clear[part]))
  expect(changed('place')).toBeGreaterThan(changed('figure'))
  expect(finished([], { isThroughWindow: true }).at(1, 1)).not.toEqual(clear.at(1, 1))
})
