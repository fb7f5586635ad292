import { type Rgb, rgbFromHex } from '../../../color.ts'
import { compose, rotateY, rotateZ, scale, translate } from '../../../math/matrix.ts'
import type { Piece } from '../../../raster/piece.ts'
import type { CharacterSheet } from '../../../sheet/character-sheet.ts'
import { hasFurniture } from '../../../sheet/pose-kind.ts'
import { COMPANION_WORDS } from '../../../words/lexicon/companion-words.ts'
import type { Bench } from '../../bench.ts'
import { nearSide } from '../../near-side.ts'
import type { BirdBuild } from './bird-build.ts'
import { BIRD_BUILDS } from './bird-builds.ts'
import { buildBird } from './build-bird.ts'

/** How one rocks from foot to foot beside somebody who walks, radians. */
const ROCK = 0.13

/** How a bird that somebody has is built and coloured. */
export function birdOf({
  kind,
  name = kind,
  color,
}: NonNullable<CharacterSheet['companion']>): { readonly build: BirdBuild; readonly color: Rgb } | undefined {
  const build = BIRD_BUILDS[name] ?? BIRD_BUILDS[kind]
  if (!build) return undefined
  const natural = rgbFromHex(COMPANION_WORDS[kind].color)
  const isSaid = natural.some((value, channel) => Math.abs(value - color[channel]!) > 0.01)
  return { build, color: isSaid ? color : build.color }
}

/** On a shoulder; on the ground beside somebody the birds that do not fly up there. */
export function placeBird(bench: Bench, { build, color }: { readonly build: BirdBuild; readonly color: Rgb }): Piece[] {
  const { scene, stand, sheet } = bench
  const { joints, skeleton, bodyPlace, groundPlace } = stand
  const tall = 0.4 + 0.6 * Math.min(1.1, skeleton.tall)
  const size = build.high * tall
  if (build.isGrounded) {
    const { framing } = scene.camera
    const isWhole = framing === 'full figure' || framing === 'wide'
    const side = -joints.holdingSide
    const lowestY = joints.isLeaning ? skeleton.waistY + 1 : bench.lowestY
    const floorY = isWhole ? joints.floorY : Math.min(joints.floorY, lowestY + 0.3 * size)
    const isGoing = scene.pose === 'walking' || scene.pose === 'running'
    const roll = isGoing ? ROCK * Math.sin(4 * Math.PI * (scene.moment?.stride ?? 0.1)) : 0
    const aside = (hasFurniture(scene) ? 3 : 1.8) * (0.5 + 0.5 * skeleton.wide) + size * 0.3
    const place = compose(
      groundPlace,
      translate(side * aside, floorY, hasFurniture(scene) ? 2.6 : 0.7),
      rotateY(side * -0.7),
      rotateZ(roll),
      scale(size),
    )
    return buildBird(bench, { build, color, size, place })
  }
  const side = sheet.props.length === 0 ? nearSide(stand) : -joints.holdingSide
  const { shoulder } = joints.arms[side === 1 ? 1 : 0]
  // Beaks point past the face of whose shoulder it is.
  const turn = build.beak.long > 0.9 || size > 2 ? 0.5 : build.eye.apart > 0.55 ? -0.6 : -0.25
  const place = compose(
    bodyPlace,
    translate(shoulder[0] + side * (0.06 + 0.08 * size), shoulder[1] - skeleton.armRadius - 0.06, shoulder[2] + 0.1),
    rotateY(side * turn),
    scale(size),
  )
  return buildBird(bench, { build, color, size, place })
}
