import { humanForm } from '#studio/person/human-form.ts'
import { isDrawn, isFlat, type Proportions } from '../features/proportions.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { mix, smoothStep } from './curve.ts'
import type { Skeleton } from './skeleton.ts'
import { reachOfTrunk } from './trunk-outlines.ts'

/** Heads from crown to sole of a grown-up of each way of drawing (art direction: proportions). */
const HEADS_TALL = { real: 7.5, comic: 7.5, anime: 6.6, gentle: 6, film3d: 5.3, toon3d: 4.2, toon: 4.4, bold: 3.7 } as const
/** The same of a small child. */
const CHILD_HEADS_TALL = { real: 4.6, comic: 4.4, anime: 4.1, gentle: 4, film3d: 3.7, toon3d: 3.3, toon: 3.3, bold: 3 } as const
/** What the neck and head take of the height, in half heads. */
const ABOVE_SHOULDERS = 2.55
const ADULT_BODY = 12.45

const SHORT_SPECIES: Partial<Record<CharacterSheet['species'], number>> = { dwarf: 0.7, goblin: 0.66, fairy: 0.94 }
const STOUT_SPECIES: Partial<Record<CharacterSheet['species'], number>> = { dwarf: 1.2, orc: 1.18 }

/** The body of a character, at rest: measured where it is one of the human form. */
export function buildSkeleton(sheet: CharacterSheet, proportions: Proportions): Skeleton {
  const drawn = drawnSkeleton(sheet, proportions)
  return proportions.person ? humanForm().measureSkeleton(proportions.person, drawn) : { ...drawn, ...reachOfTrunk(drawn) }
}

function drawnSkeleton(sheet: CharacterSheet, proportions: Proportions): Skeleton {
  const { build, masculinity, ageYears } = sheet
  const { family } = proportions
  const youth = 1 - smoothStep(3, 17, ageYears)
  const grown = smoothStep(11, 18, ageYears)
  const manly = masculinity * grown
  const womanly = (1 - masculinity) * grown
  const stout = STOUT_SPECIES[sheet.species] ?? 1
  const drawn = isDrawn(family)
  // Under the large heads of these manners shoulders are slight, and arms slender.
  const isSlight = family === 'anime' || family === 'gentle'
  const slight = isSlight ? mix(0.85, 0.95, manly) : 1
  const thinNecked = isSlight ? mix(0.76, 0.84, manly) : 1
  // Modelled necks read thicker and longer than drawn ones of the same size: light goes round them.
  const inRelief = isFlat(family) || family === 'comic' ? 1 : 0.89

  const headsTall =
    mix(HEADS_TALL[family], CHILD_HEADS_TALL[family], youth) *
    build.height ** 0.7 *
    (SHORT_SPECIES[sheet.species] ?? 1) *
    mix(0.985, 1.015, manly)
  const tall = (headsTall * 2 - ABOVE_SHOULDERS) / ADULT_BODY
  const wide = mix(Math.min(tall, 1.05), 1, 0.45) * build.breadth * stout * (drawn ? 0.95 : 1)
  const fleshy = 1 + (build.weight > 0.35 ? 0.8 : 0.75) * (build.weight - 0.35)
  const strong = 1 + 0.42 * (build.muscle - 0.35)

  return {
    manly,
    womanly,
    youth,
    age: smoothStep(50, 80, ageYears),
    muscle: build.muscle,
    weight: build.weight,
    belly: build.belly ?? 0,
    tall,
    wide,
    neckLength: (drawn ? 0.66 : 0.71) * mix(1, 0.82, youth) * mix(1, inRelief, 0.7) * (sheet.species === 'dwarf' ? 0.85 : 1),
    neckRadius:
      thinNecked *
      mix(drawn ? 0.315 : 0.395, drawn ? 0.5 : 0.52, manly) *
      (1 - 0.1 * youth) *
      strong *
      mix(1, stout * fleshy, 0.5) *
      inRelief,
    shoulderX: slight * mix(drawn ? 1.26 : 1.36, drawn ? 1.7 : 1.72, manly) * wide * mix(1, strong, 0.25) * (1 - 0.06 * youth),
    shoulderY: mix(0.58, 0.52, manly) * mix(tall, 1, 0.5),
    upperArm: 2.55 * tall,
    forearm: 2.1 * tall,
    hand: mix(1.34, 1.55, manly) * mix(tall, 1, 0.5) * (drawn ? 0.94 : 1),
    armRadius: slight * mix(0.325, 0.42, manly) * wide * strong * fleshy,
    hipX: mix(drawn ? 0.75 : 0.68, 0.62, manly) * wide,
    hipY: 4.85 * tall,
    thigh: 3.6 * tall,
    shin: 3.45 * tall,
    thighRadius: 0.64 * wide * fleshy * mix(1, strong, 0.5) * (drawn ? mix(0.98, 0.93, manly) : 1),
    waistY: mix(2.85, 3.1, manly) * tall,
    crotchY: 5.2 * tall,
    soleY: ADULT_BODY * tall,
  }
}
