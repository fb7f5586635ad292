import { expect, test } from 'vitest'
import { proportionsFor } from '../../features/proportions-for.ts'
import { apply } from '../../math/matrix.ts'
import { castCharacter } from '../../sheet/cast-character.ts'
import { readDescription } from '../../words/read-description.ts'
import { standUp } from '../stand-up.ts'
import { onGround } from './on-ground.ts'

test.each(['a woman sweeping', 'a boy sweeping', 'a tall man sweeping'])('%s: the broom ends on the ground', (text) => {
  const { character, scene } = castCharacter(readDescription(text).reading, { seed: 'broom', candidate: 1, style: 'anime' })
  const level = { ...scene, camera: { ...scene.camera, angle: 'eye level' as const } }
  const stand = standUp(character, level, proportionsFor(character, 'anime'))
  const [lower, upper] = [...stand.joints.arms].sort((one, other) => other.wrist[1] - one.wrist[1])
  const place = onGround(stand, { kind: 'broom', lower: lower!.wrist, upper: upper!.wrist })!
  const ground = apply(stand.groundPlace, [0, stand.joints.floorY, 0])[1]
  expect(apply(place, [0, 4, 0])[1]).toBeCloseTo(ground, 2)
  expect(onGround(stand, { kind: 'cup', lower: lower!.wrist, upper: upper!.wrist })).toBeUndefined()
})
