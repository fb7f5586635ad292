import type { Rgb } from '../../../color.ts'
import { compose, rotateY, scale, translate, type Vector } from '../../../math/matrix.ts'
import type { Piece } from '../../../raster/piece.ts'
import { hasFurniture } from '../../../sheet/pose-kind.ts'
import type { Bench } from '../../bench.ts'
import { nearSide } from '../../near-side.ts'
import type { FourLegs } from '../four-legs.ts'
import { heldPlace, isHeldInArms } from '../held-place.ts'
import type { BeastBuild } from './beast-build.ts'
import { poseBeast } from './beast-pose.ts'
import { buildBeast } from './build-beast.ts'

/** Half heads high at the shoulders up to which one sits on somebody's shoulder where the ground is out of the picture. */
const ON_SHOULDER = 2.4
/** And up to which it is taken on the arms. */
const IN_ARMS = 8
/** Skulls from the middle to the edge of an elephant's ears: they do not lie over the person's face. */
const FAN_EARS = 2.7
/** Share of a beast's height that the lower edge of the picture may cut off. */
const CUT_OFF = 0.42

interface Standing {
  readonly build: BeastBuild
  readonly color: Rgb
}

/** Beside somebody, under them, on their arms or their shoulder. */
export function placeBeast(bench: Bench, { build, color }: Standing): Piece[] {
  const { scene, stand } = bench
  const { joints, skeleton, bodyPlace, groundPlace } = stand
  const tall = 0.4 + 0.6 * Math.min(1.1, skeleton.tall)
  const { framing } = scene.camera
  const isWhole = framing === 'full figure' || framing === 'wide'
  if (scene.pose === 'riding' && build.high > 3.5) {
    const size = (joints.floorY - skeleton.hipY - 0.1 * skeleton.tall) / 0.98
    return buildBeast(bench, {
      build,
      color,
      legs: 'standing',
      size,
      place: compose(groundPlace, translate(0, joints.floorY, 0.12 * size), scale(size)),
    })
  }
  if (isHeldInArms(bench) && build.high < IN_ARMS && !build.hasHooves) {
    const size = Math.min(2.2, build.high) * (0.6 + 0.4 * tall)
    return buildBeast(bench, { build, color, legs: undefined, size, place: heldPlace(bench, { size, sink: 0.3 }) })
  }
  const size = build.high * tall
  if (build.high <= ON_SHOULDER && !isWhole) {
    const side = bench.sheet.props.length === 0 ? nearSide(stand) : -joints.holdingSide
    const arm = joints.arms[side === 1 ? 1 : 0]
    const small = Math.min(1.45, build.high * 0.72) * tall
    const seat: Vector = [arm.shoulder[0] + side * 0.12, arm.shoulder[1] - skeleton.armRadius - 0.08, arm.shoulder[2] + 0.12]
    const place = compose(bodyPlace, translate(...seat), rotateY(side * 0.12), scale(small))
    return buildBeast(bench, { build, color, legs: undefined, size: small, place })
  }
  const legs = goingOf(bench)
  const satBelow = isFramedWhole(scene.moment?.from?.scene.camera.framing)
  const side = legs && !satBelow ? nearSide(stand) : -joints.holdingSide
  // What is as tall as a person stands behind them, what is smaller before the furniture.
  const isLarge = build.isStanding === true && build.high > 7
  const high = size * (build.isStanding ? 1 + build.neck.up : 1.25 + build.neck.up * 0.5)
  // Of a body that leans, its own space does not tell where the picture ends.
  const bottomY = framing === 'three-quarter figure' ? skeleton.crotchY + 1.5 : skeleton.waistY + 1
  const lowestY = joints.isLeaning ? bottomY : bench.lowestY
  const draw = (at: Vector, turn: number) =>
    buildBeast(bench, { build, color, legs, size, place: compose(groundPlace, translate(...at), rotateY(turn), scale(size)) })
  if (isLarge) {
    // Behind them, its head beside theirs.
    const { head } = poseBeast(build, 'standing')
    const turn = side * 0.6
    const y = isWhole ? joints.floorY : -head[1] * size - 0.5
    const breadth = size * build.skull * (build.ears === 'fan' ? FAN_EARS : 1)
    const x = side * (2.1 + breadth) - Math.sin(turn) * head[2] * size
    return draw([x, y, -Math.cos(turn) * head[2] * size - 0.6], turn)
  }
  const floorY = isWhole ? joints.floorY : Math.min(joints.floorY, lowestY + CUT_OFF * high)
  const isSeated = hasFurniture(scene)
  const beside = (isSeated ? 3 : 1.75) * (0.5 + 0.5 * skeleton.wide) + size * (build.girth + 0.08)
  const turn = build.isStanding ? side * 0.5 : legs ? side * -0.12 : side * -0.32
  return draw([side * beside, floorY, isSeated ? 2.6 : 0.7], turn)
}

const isFramedWhole = (framing: string | undefined) => framing === 'full figure' || framing === 'wide'

/** Beside somebody who walks or runs nobody stays sitting: two strides of theirs to one of the person. */
function goingOf({ scene: { pose, moment, camera } }: Bench): FourLegs | undefined {
  if ((pose !== 'walking' && pose !== 'running') || !isFramedWhole(camera.framing)) return undefined
  return { stride: ((moment?.stride ?? 0) * 2 + 0.12) % 1, isTrot: true, reach: pose === 'running' ? 0.6 : 0.42 }
}
