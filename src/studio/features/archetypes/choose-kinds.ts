import { smoothStep } from '../../form/curve.ts'
import { randomFor } from '../../random.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { BrowKind, ChinKind, EyeKind, FaceKinds, LipKind, NoseKind } from './face-kinds.ts'

type Weights<Kind extends string> = Readonly<Record<Kind, number>>

/**
 * The archetypes of a face: what is said, else what the sheet's own measures come near to, and between those that fit
 * equally the seed decides. The same sheet has the same ones in every style and at every age.
 */
export function chooseKinds(sheet: CharacterSheet): FaceKinds {
  const draw = <Kind extends string>(part: string, weights: Weights<Kind>) => drawKind(sheet.seed, part, weights)
  return {
    eyes: draw('eyes', eyeWeights(sheet)),
    brows: draw('brows', browWeights(sheet)),
    nose: draw('nose', noseWeights(sheet)),
    lips: draw('lips', lipWeights(sheet)),
    chin: draw('chin', chinWeights(sheet)),
    ...sheet.face.kinds,
  }
}

function drawKind<Kind extends string>(seed: string, part: string, weights: Weights<Kind>): Kind {
  // A record's own keys.
  const kinds = Object.keys(weights) as Kind[]
  const total = kinds.reduce((sum, kind) => sum + weights[kind], 0)
  let left = randomFor(seed, `archetype of ${part}`)() * total
  for (const kind of kinds) {
    left -= weights[kind]
    if (left < 0) return kind
  }
  return kinds[0]!
}

/** 1 at `full` and beyond, 0 at `none`. */
const near = (value: number, none: number, full: number) => smoothStep(none, full, value)

function eyeWeights(sheet: CharacterSheet): Weights<EyeKind> {
  const { eyeTilt, eyeSize } = sheet.face
  const { masculinity: man } = sheet
  const woman = 1 - man
  const asian = sheet.forebears?.asian ?? 0
  const [up, down, large, small] = [
    near(eyeTilt, 0.02, 0.09),
    near(eyeTilt, 0.04, -0.02),
    near(eyeSize, 1, 1.08),
    near(eyeSize, 1, 0.92),
  ]
  return {
    almond: 1.2 + 0.6 * woman,
    round: 0.6 + 1.2 * large - 0.3 * man,
    hooded: 0.6 + 0.6 * man,
    upturned: (0.3 + 1.4 * up) * (1 - 0.5 * man),
    downturned: 0.35 + 1.1 * down,
    narrow: 0.35 + 0.9 * small + 0.4 * man,
    monolid: asian * 4,
    wide: 0.4 + 1.2 * large * (1 - man),
    sleepy: 0.45,
    sharp: 0.35 + 0.5 * up * small + 0.7 * man,
  }
}

function browWeights(sheet: CharacterSheet): Weights<BrowKind> {
  const { thickness, arch } = sheet.brows
  const { masculinity: man } = sheet
  const woman = 1 - man
  // Beyond what chance gives, thickness was said.
  if (thickness >= 1.3) return { bushy: 1, thick: 0.6, straight: 0, arched: 0, thin: 0, slanted: 0, short: 0 }
  if (thickness < 0.8) return { thin: 1, bushy: 0, thick: 0, straight: 0, arched: 0, slanted: 0, short: 0 }
  const arched = near(arch, 0.8, 1.3)
  return {
    straight: 1 + 0.6 * man - 0.6 * arched,
    arched: 0.15 + (1.6 * arched + 0.4) * (1 - man),
    thick: (0.4 + 0.6 * man) * near(thickness, 0.92, 1.12),
    thin: (0.2 + 0.7 * woman) * near(thickness, 1.12, 0.94),
    slanted: 0.25 + 0.5 * man,
    short: 0.4,
    bushy: 0.6 * man,
  }
}

function noseWeights(sheet: CharacterSheet): Weights<NoseKind> {
  const { noseLength, noseWidth, noseHump = 0 } = sheet.face
  const { masculinity: man } = sheet
  const none: Weights<NoseKind> = { button: 0, straight: 0, aquiline: 0, broad: 0, long: 0, snub: 0, bump: 0 }
  if (noseHump > 0.75) return { ...none, aquiline: 1 }
  if (noseHump > 0) return { ...none, bump: 1 }
  const [long, short, broad, slim] = [
    near(noseLength, 1, 1.14),
    near(noseLength, 1, 0.86),
    near(noseWidth, 1.02, 1.2),
    near(noseWidth, 1, 0.84),
  ]
  // Lengths and widths beyond what chance gives were said.
  const [isLong, isShort, isBroad] = [noseLength > 1.2, noseLength < 0.8, noseWidth > 1.3]
  if (isShort) return { ...none, button: 1, snub: 0.7 }
  if (isBroad) return { ...none, broad: 1 }
  if (isLong) return { ...none, long: 1 }
  return {
    button: (0.4 + 1.6 * short) * (1 - 0.75 * man),
    straight: 1 + slim,
    aquiline: (0.15 + 1.2 * long + 0.5 * man) * (1 - 0.6 * broad),
    broad: 0.15 + 2.6 * broad,
    long: 0.15 + 1.4 * long,
    snub: 0.3 + 1.2 * short,
    bump: (0.25 + 0.5 * man) * (1 - 0.6 * broad),
  }
}

function lipWeights(sheet: CharacterSheet): Weights<LipKind> {
  const { lipFullness, mouthWidth } = sheet.face
  const { masculinity: man } = sheet
  const woman = 1 - man
  const none: Weights<LipKind> = { even: 0, thin: 0, full: 0, bow: 0, wide: 0, small: 0 }
  if (lipFullness > 1.4) return { ...none, full: 1 }
  if (lipFullness < 0.65) return { ...none, thin: 1 }
  const full = near(lipFullness, 1, 1.3)
  return {
    even: 0.8,
    thin: (0.25 + 0.7 * man) * near(lipFullness, 1.15, 0.85),
    full: 0.1 + 1.5 * full,
    bow: (0.3 + 0.7 * woman) * (1 - 0.7 * man),
    wide: 0.1 + 1.2 * near(mouthWidth, 1, 1.1),
    small: (0.15 + near(mouthWidth, 1, 0.9)) * (1 - 0.6 * man),
  }
}

function chinWeights(sheet: CharacterSheet): Weights<ChinKind> {
  const { kind, jaw } = sheet.face
  const { masculinity: man } = sheet
  const woman = 1 - man
  const strong = near(jaw, 1, 1.08)
  return {
    pointed: (kind === 'heart' ? 3 : 0.5) * (0.35 + woman),
    round: kind === 'round' ? 3 : 1,
    square: (kind === 'square' ? 2.6 : 0.25 + 0.6 * strong) * (0.35 + man),
    cleft: 0.08 + 0.35 * man,
    strong: 0.15 + man + 0.8 * strong * man,
    receding: 0.3 * near(jaw, 1.02, 0.93),
  }
}
