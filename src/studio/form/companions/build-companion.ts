import type { Piece } from '../../raster/piece.ts'
import type { Bench } from '../bench.ts'
import { beastOf } from './beasts/beast-of.ts'
import { placeBeast } from './beasts/place-beast.ts'
import { birdOf, placeBird } from './birds/place-bird.ts'
import { buildStanding, isStanding } from './standing-companion.ts'

/** An animal or robot friend: on the shoulder in a portrait where it is small, on the ground beside the person else. */
export function buildCompanion(bench: Bench): Piece[] {
  const { companion } = bench.sheet
  if (!companion) return []
  const beast = beastOf(companion)
  if (beast) return placeBeast(bench, beast)
  const bird = birdOf(companion)
  if (bird) return placeBird(bench, bird)
  return isStanding(companion.kind) ? buildStanding(bench, companion.kind, companion.color) : []
}
