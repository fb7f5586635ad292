import { expect, test } from 'vitest'
import { proportionsFor } from '../../features/proportions-for.ts'
import { apply, compose, type Matrix, type Vector } from '../../math/matrix.ts'
import { castCharacter } from '../../sheet/cast-character.ts'
import { readDescription } from '../../words/read-description.ts'
import { standUp } from '../stand-up.ts'
import { subtract } from '../vector.ts'
import { rideOn } from './ride-on.ts'

/** Of the bicycle's own space: the middles of both grips, of its saddle and of both pedals. */
const GRIPS: readonly Vector[] = [[2.1, -7.2, 1.15], [2.1, -7.2, -1.15]] // biome-ignore format: points
const PEDALS: readonly Vector[] = [[0.02, -1.58, 0.5], [-1.42, -3.22, -0.5]] // biome-ignore format: points

test.each(['a man', 'a woman', 'a 9-year-old girl'])('%s on a bicycle holds its bars and treads its pedals', (who) => {
  for (const style of ['photoreal', 'anime'] as const) {
    const { reading } = readDescription(`${who} riding a bicycle`)
    const { character, scene } = castCharacter(reading, { seed: 'ride', candidate: 1, style })
    const stand = standUp(character, scene, proportionsFor(character, style === 'photoreal' ? 'real' : 'anime'))
    const { joints, skeleton, bodyPlace } = stand
    const bicycle = rideOn({ stand } as Parameters<typeof rideOn>[0], 'bicycle') as Matrix // of whoever cycles it is there
    const size = Math.hypot(bicycle[1], bicycle[5], bicycle[9])
    const nearest = (at: Vector, places: readonly Vector[]) =>
      Math.min(...places.map((place) => Math.hypot(...subtract(at, apply(bicycle, place))))) / size
    for (const { handPlace } of joints.arms)
      expect(nearest(apply(compose(bodyPlace, handPlace), [0, 0.5 * skeleton.hand, 0]), GRIPS)).toBeLessThan(0.8)
    for (const { ankle } of joints.legs) expect(nearest(apply(bodyPlace, ankle), PEDALS)).toBeLessThan(1.8)
  }
})
