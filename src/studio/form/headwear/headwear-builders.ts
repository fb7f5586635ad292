import type { Surface } from '../../raster/surface.ts'
import type { HeadwearKind } from '../../sheet/headwear-kind.ts'
import { buildCrown, buildFlowerCrown, buildHeadband, buildHeadphones, buildHelmet, buildTiara } from './bands.ts'
import { buildBrimmedHat, buildPirateHat } from './brimmed-hats.ts'
import { decorateHat } from './decorate-hat.ts'
import {
  buildBowler,
  buildConicalHat,
  buildFez,
  buildJesterHat,
  buildPartyHat,
  buildSantaHat,
  buildSombrero,
  buildUshanka,
} from './festive-hats.ts'
import { buildHeadscarf, buildNunVeil } from './headscarves.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { buildFirefighterHelmet, buildHardHat, buildKabuto, buildSpaceHelmet, buildVikingHelmet } from './helmets.ts'
import { buildPowderedWig } from './powdered-wig.ts'
import { buildBikeHelmet, buildMotorcycleHelmet } from './riding-helmets.ts'
import { buildBoater, buildCloche, buildPillbox, buildShako, buildSideCap } from './small-hats.ts'
import { buildBeanie, buildBeret, buildCap, buildHood } from './soft-hats.ts'
import {
  buildChefHat,
  buildFlatCap,
  buildFrill,
  buildGraduationCap,
  buildHairBow,
  buildNemes,
  buildNurseCap,
  buildPeakedCap,
  buildSailorCap,
} from './uniform-hats.ts'
import { buildVeil } from './veil.ts'
import { buildBandana, buildHeadwrap, buildTurban } from './wraps.ts'

export type HeadwearBuilder = (kit: HeadwearKit) => Surface[]

const BUILDERS: Record<HeadwearKind, HeadwearBuilder> = {
  hat: (kit) => buildBrimmedHat(kit, 'hat'),
  'wide hat': (kit) => buildBrimmedHat(kit, 'wide hat'),
  'witch hat': (kit) => buildBrimmedHat(kit, 'witch hat'),
  'top hat': (kit) => buildBrimmedHat(kit, 'top hat'),
  'cowboy hat': (kit) => buildBrimmedHat(kit, 'cowboy hat'),
  'pirate hat': buildPirateHat,
  cap: buildCap,
  beanie: buildBeanie,
  beret: buildBeret,
  turban: buildTurban,
  headwrap: buildHeadwrap,
  'powdered wig': buildPowderedWig,
  bandana: buildBandana,
  hood: buildHood,
  headscarf: buildHeadscarf,
  'nun veil': buildNunVeil,
  crown: buildCrown,
  tiara: buildTiara,
  headband: buildHeadband,
  'flower crown': buildFlowerCrown,
  headphones: buildHeadphones,
  helmet: buildHelmet,
  'peaked cap': buildPeakedCap,
  'flat cap': buildFlatCap,
  'sailor cap': buildSailorCap,
  'chef hat': buildChefHat,
  'nurse cap': buildNurseCap,
  'graduation cap': buildGraduationCap,
  frill: buildFrill,
  'hair bow': buildHairBow,
  veil: buildVeil,
  nemes: buildNemes,
  'viking helmet': buildVikingHelmet,
  'hard hat': buildHardHat,
  'firefighter helmet': buildFirefighterHelmet,
  'space helmet': buildSpaceHelmet,
  'motorcycle helmet': buildMotorcycleHelmet,
  'bike helmet': buildBikeHelmet,
  kabuto: buildKabuto,
  'santa hat': buildSantaHat,
  'party hat': buildPartyHat,
  'jester hat': buildJesterHat,
  fez: buildFez,
  bowler: buildBowler,
  'conical hat': buildConicalHat,
  sombrero: buildSombrero,
  ushanka: buildUshanka,
  pillbox: buildPillbox,
  cloche: buildCloche,
  boater: buildBoater,
  'side cap': buildSideCap,
  shako: buildShako,
}

/** Who makes a hat. In browsers they come when the first hat is asked for. */
export const headwearBuilder =
  (kind: HeadwearKind): HeadwearBuilder =>
  (kit) => [...BUILDERS[kind](kit), ...decorateHat(kit)]
