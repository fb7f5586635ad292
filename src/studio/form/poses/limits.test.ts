import { expect, test } from 'vitest'
import { proportionsFor } from '../../features/proportions-for.ts'
import { apply, type Vector } from '../../math/matrix.ts'
import { castCharacter } from '../../sheet/cast-character.ts'
import { isSeatedPose, isWholePose, POSE_KINDS, type PoseKind } from '../../sheet/pose-kind.ts'
import { readDescription } from '../../words/read-description.ts'
import type { Stand } from '../stand.ts'
import { standUp } from '../stand-up.ts'
import { dot, subtract, unit } from '../vector.ts'

const SITTERS = ['a man', 'a woman', 'a 6-year-old girl', 'a plump old woman'].map((text) => {
  const sheets = castCharacter(readDescription(text).reading, { seed: 'limits', candidate: 1, style: 'photoreal' })
  const camera = { ...sheets.scene.camera, angle: 'eye level', headYaw: 0.35, bodyYaw: 0.2, headPitch: 0, headRoll: 0 } as const
  const { character } = sheets
  return { character, scene: { ...sheets.scene, camera }, proportions: proportionsFor(character, 'real') }
})

/** Several tests look at each. */
const stands = new Map<PoseKind, readonly Stand[]>()

function standsIn(pose: PoseKind): readonly Stand[] {
  const made =
    stands.get(pose) ?? SITTERS.map(({ character, scene, proportions }) => standUp(character, { ...scene, pose }, proportions))
  stands.set(pose, made)
  return made
}

const degreesBetween = (one: Vector, other: Vector) =>
  (Math.acos(Math.max(-1, Math.min(1, dot(unit(one), unit(other))))) * 180) / Math.PI

/** How a joint is bent: 180 is straight. */
const bentAt = (from: Vector, joint: Vector, to: Vector) => degreesBetween(subtract(from, joint), subtract(to, joint))

test.each(POSE_KINDS)('%s: elbows and knees bend as far as they can, and knees to the front', (pose) => {
  for (const { joints } of standsIn(pose)) {
    for (const { shoulder, elbow, wrist } of joints.arms) expect(bentAt(shoulder, elbow, wrist)).toBeGreaterThan(24)
    for (const { hip, knee, ankle } of joints.legs) {
      expect(bentAt(hip, knee, ankle)).toBeGreaterThan(24)
      // From the line between hip and ankle the knee goes to the front, up or out, never behind the shin.
      const middle = hip.map((value, axis) => (value + ankle[axis]!) / 2) as unknown as Vector
      const toKnee = subtract(knee, middle)
      if (bentAt(hip, knee, ankle) > 165) continue
      const back = apply(joints.leaning, [0, 0, 0])
      const way = subtract(apply(joints.leaning, toKnee), back)
      // On the stomach a shin stands up behind its knee.
      expect(way[2]).toBeGreaterThan(pose === 'lying on the stomach' ? -1.5 : -0.75)
    }
  }
})

test.each(POSE_KINDS)('%s: wrists and neck stay within what people can do', (pose) => {
  for (const { joints, headInBody } of standsIn(pose)) {
    for (const { elbow, wrist, handPlace, handKind } of joints.arms) {
      if (handKind === 'hidden') continue
      const fingers: Vector = [handPlace[1], handPlace[5], handPlace[9]]
      expect(degreesBetween(fingers, subtract(wrist, elbow))).toBeLessThan(100)
    }
    const origin = apply(headInBody, [0, 0, 0])
    const [up, front] = [subtract(apply(headInBody, [0, -1, 0]), origin), subtract(apply(headInBody, [0, 0, 1]), origin)]
    expect(degreesBetween(up, [0, -1, 0])).toBeLessThan(80)
    expect(degreesBetween(front, [0, 0, 1])).toBeLessThan(90)
  }
})

test.each(POSE_KINDS)('%s: nothing is below the ground, and who is not in the air touches it', (pose) => {
  const isAloft = /flying|hovering|jumping|leaping|running|falling|swimming|climbing|riding|cycling/.test(pose)
  for (const { joints, skeleton } of standsIn(pose)) {
    const points = joints.legs.flatMap(({ hip, knee, ankle, toes }) => [
      hip,
      knee,
      ankle,
      [ankle[0] + toes[0], ankle[1] + toes[1], ankle[2] + toes[2]] as Vector,
    ])
    const lowest = Math.max(...points.map((point) => apply(joints.leaning, point)[1]))
    expect(joints.floorY - lowest).toBeGreaterThan(-0.3)
    if (!isAloft) expect(joints.floorY - lowest).toBeLessThan(1.3 * skeleton.thighRadius + 0.2)
  }
})

test('the trunk of whoever stands at ease tilts its hips against its shoulders', () => {
  for (const pose of ['relaxed', 'hand on hip', 'one hand in the pocket', 'hand in hair', 'holding an arm'] as const) {
    for (const { joints } of standsIn(pose)) {
      const { shoulderTilt, hipTilt, shift } = joints.sway
      expect(Math.abs(hipTilt - shoulderTilt)).toBeGreaterThan(0.03)
      expect(Math.abs(shift)).toBeGreaterThan(0.1)
    }
  }
})

/** Middle of the palm, head space. */
function palmAtHead({ joints, headInBody, skeleton }: Stand, side: number): Vector {
  const { handPlace } = joints.arms.find((arm) => arm.side === side)!
  const palm = apply(handPlace, [0, 0.5 * skeleton.hand, 0])
  const [xx, xy, xz, tx, yx, yy, yz, ty, zx, zy, zz, tz] = headInBody
  const [x, y, z] = [palm[0] - tx, palm[1] - ty, palm[2] - tz]
  return [xx * x + yx * y + zx * z, xy * x + yy * y + zy * z, xz * x + yz * y + zz * z]
}

test.each(['hand on cheek', 'facepalm', 'hand over the mouth', 'phoning', 'hand at the neck', 'hand in hair'] as const)(
  '%s: the hand is at the head, however the head is turned',
  (pose) => {
    for (const { character, scene, proportions } of SITTERS) {
      for (const headYaw of [-0.6, 0.3, 0.6]) {
        const turned = { ...scene, pose, camera: { ...scene.camera, headYaw, bodyYaw: -0.2 } }
        const stand = standUp(character, turned, proportions)
        const [x, y, z] = palmAtHead(stand, stand.joints.holdingSide)
        expect(Math.hypot(x, y - 0.2, z)).toBeGreaterThan(0.6)
        expect(Math.hypot(x, y - 0.2, z)).toBeLessThan(1.75)
      }
    }
  },
)

test.each(['crying into the hands', 'clapping', 'praying', 'hugging something', 'photographing'] as const)(
  '%s: both hands meet',
  (pose) => {
    for (const { joints, skeleton } of standsIn(pose)) {
      const [one, other] = joints.arms.map(({ handPlace }) => apply(handPlace, [0, 0.5 * skeleton.hand, 0]))
      expect(Math.hypot(...subtract(one!, other!))).toBeLessThan(1.65)
    }
  },
)

test('who sits is told by the whole body and has thighs that lie', () => {
  for (const pose of POSE_KINDS.filter(isSeatedPose)) {
    expect(isWholePose(pose)).toBe(true)
    for (const { joints, skeleton } of standsIn(pose)) {
      for (const { hip, knee } of joints.legs) expect(Math.abs(knee[1] - hip[1])).toBeLessThan(0.6 * skeleton.thigh)
    }
  }
})
