import { expect, test } from 'vitest'
import { rgbFromHex } from '../../color.ts'
import type { CompanionKind } from '../../sheet/companion-kind.ts'
import { COMPANION_WORDS } from '../../words/lexicon/companion-words.ts'
import { BEAST_BUILDS } from './beasts/beast-builds.ts'
import { coatOf } from './beasts/beast-coat.ts'
import { shapeHead } from './beasts/beast-head.ts'
import { beastOf } from './beasts/beast-of.ts'
import { poseBeast } from './beasts/beast-pose.ts'
import { headSpaceOf } from './beasts/head-space.ts'
import { birdOf } from './birds/place-bird.ts'
import { isStanding } from './standing-companion.ts'

const naturally = (kind: CompanionKind, name?: string) => ({
  kind,
  color: rgbFromHex(COMPANION_WORDS[kind].color),
  ...(name && { name }),
})

test('everybody who goes beside somebody is built in one way', () => {
  for (const kind of Object.keys(COMPANION_WORDS) as CompanionKind[]) {
    const ways = [beastOf(naturally(kind)), birdOf(naturally(kind)), isStanding(kind) || undefined].filter(Boolean)
    expect([kind, ways.length]).toEqual([kind, 1])
  }
})

test('breeds differ in size, head and ears', () => {
  const [retriever, pug, shepherd] = ['golden retriever', 'pug', 'german shepherd'].map(
    (name) => beastOf(naturally('dog', name))!.build,
  )
  expect(retriever!.high).toBeGreaterThan(pug!.high * 1.5)
  expect(pug!.muzzle.long).toBeLessThan(retriever!.muzzle.long / 2)
  expect(shepherd!.ears).not.toBe(retriever!.ears)
})

test('a black cat is black all over, and a cub smaller than who it grows up to be', () => {
  expect(beastOf({ kind: 'cat', name: 'black cat', color: [0.08, 0.08, 0.09] })!.build.pattern).toBe('plain')
  expect(beastOf(naturally('cat'))!.build.pattern).toBe('tabby')
  expect(beastOf(naturally('bear', 'bear cub'))!.build.high).toBeLessThan(beastOf(naturally('bear'))!.build.high * 0.6)
})

test.each(Object.keys(BEAST_BUILDS))('the eyes and the nose of a %s lie on its head, not in it or before it', (name) => {
  const build = BEAST_BUILDS[name]!
  const { skin, eyes, noseAt } = shapeHead(build)
  expect(Math.abs(skin(...noseAt))).toBeLessThan(0.06)
  for (const { at, gaze } of eyes) {
    const out = (far: number) => skin(at[0] + gaze[0] * far, at[1] + gaze[1] * far, at[2] + gaze[2] * far)
    expect(out(build.eye.size)).toBeGreaterThan(0)
    expect(out(-build.eye.size)).toBeLessThan(0)
  }
  expect(eyes[0]!.at[0]).toBeCloseTo(-eyes[1]!.at[0], 6)
})

test('a pug has a dark muzzle and a husky a pale one, both under an other forehead', () => {
  const tones = ['pug', 'husky'].map((name) => {
    const build = BEAST_BUILDS[name]!
    const pose = poseBeast(build, undefined)
    const [head, space] = [shapeHead(build), headSpaceOf(build, pose)]
    const coat = coatOf(build, build.color, { pose, head, space })
    const lightAt = (y: number, z: number) => coat(...space.outOf([0.05, y, z]))[1]
    return { muzzle: lightAt(0.45, head.tip), forehead: lightAt(-0.7, 0.5) }
  })
  expect(tones[0]!.muzzle).toBeLessThan(tones[0]!.forehead - 0.3)
  expect(tones[1]!.muzzle).toBeGreaterThan(tones[1]!.forehead + 0.3)
})

test('sitting and standing, feet are on the ground and the head is over the back', () => {
  for (const name of ['husky', 'cat', 'tiger', 'bear'])
    for (const going of [undefined, 'standing'] as const) {
      const { legs, head, chest } = poseBeast(BEAST_BUILDS[name]!, going)
      const lowest = (y: number) => {
        let least = 9
        for (let x = -0.6; x <= 0.6; x += 0.02)
          for (let z = -1; z <= 1; z += 0.02) for (const leg of legs) least = Math.min(least, leg(x, y, z))
        return least
      }
      expect(lowest(-0.02)).toBeLessThan(0)
      expect(lowest(0.05)).toBeGreaterThan(0)
      expect(head[1]).toBeLessThan(chest[1])
    }
})
