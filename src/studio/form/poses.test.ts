import { expect, test } from 'vitest'
import { proportionsFor } from '../features/proportions-for.ts'
import { apply } from '../math/matrix.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { isWholePose, POSE_KINDS } from '../sheet/pose-kind.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { sentencesOf } from '../warning.ts'
import { readDescription } from '../words/read-description.ts'
import { buildFigure } from './build-figure.ts'
import { standUp } from './stand-up.ts'

const SIZE_PX = 128

function cast(description: string) {
  return castCharacter(readDescription(description).reading, { seed: '7', candidate: 1, style: 'photoreal' })
}

function figureOf(description: string, change: (scene: SceneSheet) => SceneSheet = (scene) => scene) {
  const { character, scene } = cast(description)
  const proportions = proportionsFor(character, 'real')
  const changed = change({ ...scene, camera: { ...scene.camera, framing: 'full figure' } })
  return {
    ...buildFigure(character, changed, { proportions, widthPx: SIZE_PX, heightPx: SIZE_PX }),
    stand: standUp(character, changed, proportions),
  }
}

const { character: man, scene: ofMan } = cast('a man in a t-shirt and jeans in a meadow')
const build = proportionsFor(man, 'real')
const inPose = (pose: SceneSheet['pose']): SceneSheet => ({
  ...ofMan,
  pose,
  camera: { ...ofMan.camera, framing: 'full figure' },
})

/** What they lean on, hold on to or swim in goes on beyond the picture. */
const GOES_ON_BEYOND: ReadonlySet<string> = new Set(['leaning', 'climbing', 'swimming'])

const isDrawn = (depth: number) => depth > Number.NEGATIVE_INFINITY

test.each(POSE_KINDS)('%s: whole in the picture, with nothing that is not a number', (pose) => {
  // Roughly made they stand as they do finely, in a third of the time.
  const size = { widthPx: SIZE_PX, heightPx: SIZE_PX, isRough: true }
  const { buffers, landmarks } = buildFigure(man, inPose(pose), { proportions: build, ...size })
  const { depth, normal, widthPx, heightPx } = buffers
  expect(normal.some(Number.isNaN)).toBe(false)
  let atBorder = 0
  for (let at = 0; at < SIZE_PX; at += 1) {
    for (const pixel of [at, (heightPx - 1) * widthPx + at, at * widthPx, at * widthPx + widthPx - 1]) {
      if (isDrawn(depth[pixel]!)) atBorder += 1
    }
  }
  if (GOES_ON_BEYOND.has(pose)) {
    expect(landmarks.eyes.yPx).toBeGreaterThan(0.05 * SIZE_PX)
    expect(landmarks.floorYPx).toBeLessThan(SIZE_PX)
  } else expect(atBorder).toBe(0)
  expect(depth.filter(isDrawn).length).toBeGreaterThan(widthPx * heightPx * 0.04)
})

test('no two poses stand the same way', () => {
  const stands = POSE_KINDS.filter((pose) => pose !== 'portrait').map((pose) => {
    const stand = standUp(man, inPose(pose), build)
    const { arms, legs } = stand.joints
    return JSON.stringify([
      stand.bodyPlace,
      ...arms.map(({ wrist, handKind }) => [wrist, handKind]),
      ...legs.map(({ ankle }) => ankle),
    ])
  })
  expect(new Set(stands).size).toBe(stands.length)
})

test.each([
  ['a girl sitting on a chair reading a book', { pose: 'sitting', gesture: 'reading', seat: 'chair' }],
  ['a king on a throne', { pose: 'sitting', seat: 'throne' }],
  ['a man running through the city', { pose: 'running' }],
  ['a knight on one knee', { pose: 'on one knee' }],
  ['a nun praying', { pose: 'praying' }],
  ['a soldier saluting', { pose: 'saluting' }],
  ['a boy playing the guitar', { pose: 'playing guitar' }],
  ['a man with his hands in his pockets', { pose: 'hands in pockets' }],
  ['a man leaning on a wall, arms crossed', { pose: 'leaning', gesture: 'arms crossed' }],
  ['a woman kneeling, praying', { pose: 'kneeling', gesture: 'praying' }],
])('“%s” is posed as it says', (description, expected) => {
  expect(cast(description).scene).toMatchObject(expected)
})

test.each(['running', 'jumping', 'dancing', 'kneeling', 'lying on the floor', 'crouching'])(
  'a woman %s is seen whole',
  (words) => {
    const { scene } = cast(`a woman ${words}`)
    expect(isWholePose(scene.pose)).toBe(true)
    expect(scene.camera.framing).toBe('full figure')
  },
)

test('what is only drawn roughly is said', () => {
  expect(sentencesOf(readDescription('a girl riding an elephant').reading.warnings).join(' ')).toContain('is drawn as sitting')
  expect(sentencesOf(readDescription('a girl sitting').reading.warnings)).toEqual([])
  expect(sentencesOf(readDescription('a girl, fisheye lens').reading.warnings).join(' ')).toContain('fisheye lens')
})

test('from behind no face is seen, from the side half of it, over the shoulder all', () => {
  const facing = (words: string) => figureOf(`a bald man ${words}, full body`).headPlace[10]
  expect(facing('seen from behind')).toBeLessThan(-0.5)
  expect(Math.abs(facing('seen from the side'))).toBeLessThan(0.35)
  expect(facing('looking back over his shoulder')).toBeGreaterThan(0.3)
  expect(Math.cos(cast('a man looking back over his shoulder').scene.camera.bodyYaw)).toBeLessThan(-0.5)
})

test('a skirt lies in the lap of who sits and does not hang through the seat', () => {
  const { stand, buffers, view } = figureOf('a woman in a long red dress sitting on a chair', (scene) => ({
    ...scene,
    camera: { ...scene.camera, angle: 'eye level' },
  }))
  const [knee] = stand.joints.legs.map((leg) => leg.knee)
  expect(knee![2]).toBeGreaterThan(2)
  const [, kneeY] = apply(stand.bodyPlace, [knee![0], knee![1] + 0.7, knee![2]])
  const kneeRow = Math.round(view.originYPx + kneeY * view.unitPx)
  const isRed = (pixel: number) => buffers.albedo[pixel * 3]! > 2 * buffers.albedo[pixel * 3 + 1]! + 20
  const redBelow = (row: number) =>
    Array.from({ length: buffers.widthPx }, (_, x) => row * buffers.widthPx + x).filter(isRed).length
  expect(redBelow(kneeRow)).toBeGreaterThan(4)
})

test('who sits in a wheelchair has its metal around', () => {
  const metal = (description: string) =>
    figureOf(description).buffers.material.filter((material) => material === MATERIAL.metal).length
  expect(metal('an old man in a wheelchair')).toBeGreaterThan(metal('an old man sitting on a chair') + 60)
})

test('hands in pockets are out of sight, and an open hand is not', () => {
  const hands = (pose: SceneSheet['pose']) =>
    figureOf('a man in a t-shirt and jeans', (scene) => ({ ...scene, pose })).buffers.part.filter(
      (part) => part === PART.handLeft || part === PART.handRight,
    ).length
  expect(hands('hands in pockets')).toBe(0)
  expect(hands('waving')).toBeGreaterThan(10)
})

test('thin, ordinary and plump bodies differ in breadth; a pregnant one in depth', () => {
  const drawn = (words: string) =>
    figureOf(`a ${words} woman in a t-shirt and trousers`, (scene) => ({
      ...scene,
      pose: 'hands behind back',
      seed: 'one',
      camera: { ...scene.camera, angle: 'eye level' },
    }))
  const area = (words: string) => drawn(words).buffers.depth.filter(isDrawn).length
  expect(area('thin')).toBeLessThan(area('plump') * 0.92)
  expect(drawn('pregnant').stand.skeleton.belly).toBe(1)
  expect(drawn('slim').stand.skeleton.belly).toBe(0)
})
