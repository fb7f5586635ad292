import { mixRgb } from '../color.ts'
import type { HairSheet } from '../sheet/character-sheet.ts'
import type { Camera } from '../sheet/scene-sheet.ts'
import { withoutShape } from './change-body.ts'
import type { Comparison, Frame } from './instruction.ts'
import type { Sheets } from './sheets.ts'

/** Cuts that hang, from short to long. */
const LENGTHS: readonly HairSheet['kind'][] = ['crop', 'short', 'bob', 'shoulder', 'long', 'very long']
const FRAMINGS: readonly Camera['framing'][] = [
  'close portrait',
  'bust',
  'half figure',
  'three-quarter figure',
  'full figure',
  'wide',
]

/** 'older', 'longer hair': a step from how it is; undefined when there is no further step. */
export function compareSheets(sheets: Sheets, toward: Comparison): Sheets | undefined {
  const { character } = sheets
  const { build, ageYears } = character
  const withBuild = (change: Partial<typeof build>, shape: 'height' | 'weight') => ({
    ...sheets,
    character: { ...withoutShape(character, shape), build: { ...build, ...change } },
  })
  switch (toward) {
    case 'older':
      return ageYears >= 85 ? undefined : aged(sheets, olderThan(ageYears))
    case 'younger':
      return ageYears <= 8
        ? undefined
        : { ...sheets, character: { ...character, ageYears: Math.max(8, Math.round(ageYears * 0.6)) } }
    case 'longer hair':
      return withHair(sheets, 2)
    case 'shorter hair':
      return withHair(sheets, -2)
    case 'taller':
      return withBuild({ height: Math.min(1.15, build.height + 0.08) }, 'height')
    case 'shorter':
      return withBuild({ height: Math.max(0.85, build.height - 0.08) }, 'height')
    case 'slimmer':
      return withBuild({ weight: Math.max(0, build.weight - 0.25), breadth: Math.max(0.88, build.breadth - 0.06) }, 'weight')
    case 'heavier':
      return withBuild({ weight: Math.min(1, build.weight + 0.3), breadth: Math.min(1.14, build.breadth + 0.06) }, 'weight')
    default:
      return toward satisfies never
  }
}

/** Children grow up; of grown people years are seen from here on. */
const SEEN_YEARS = 56

const olderThan = (ageYears: number) => Math.min(85, Math.max(ageYears + 28, ageYears < 14 ? 0 : SEEN_YEARS))

/** Years show in the hair and round the eyes. */
function aged(sheets: Sheets, ageYears: number): Sheets {
  const { character } = sheets
  const grey = Math.min(0.85, Math.max(0, (ageYears - 40) / 32))
  const hair = { ...character.hair, color: mixRgb(character.hair.color, [0.78, 0.77, 0.76], grey) }
  const brows = { ...character.brows, color: mixRgb(character.brows.color, [0.5, 0.49, 0.48], grey) }
  const wrinkles = { kind: 'wrinkles', place: 'face', color: mixRgb(character.skin.base, [0.3, 0.14, 0.1], 0.5) } as const
  const marks = ageYears < 45 ? character.marks : [...character.marks.filter(({ kind }) => kind !== 'wrinkles'), wrinkles]
  const facialHair = character.facialHair && {
    ...character.facialHair,
    color: mixRgb(character.facialHair.color, [0.78, 0.77, 0.76], grey),
  }
  return { ...sheets, character: { ...character, ageYears, hair, brows, marks, ...(facialHair && { facialHair }) } }
}

function withHair(sheets: Sheets, steps: number): Sheets | undefined {
  const { character } = sheets
  const at = LENGTHS.indexOf(character.hair.kind)
  // A cut outside the row (a braid, an afro) is let down or cut off.
  const from = at === -1 ? (steps > 0 ? 2 : 3) : at
  const kind = LENGTHS[Math.min(LENGTHS.length - 1, Math.max(0, from + steps))]!
  return kind === character.hair.kind
    ? undefined
    : { ...sheets, character: { ...character, hair: { ...character.hair, kind } } }
}

/** The view a step nearer or farther, or at what was named: it is drawn anew, not cut out. */
export function reframe(sheets: Sheets, frame: Frame): Sheets | undefined {
  const framing = framingFor(sheets.scene.camera.framing, frame)
  if (framing === sheets.scene.camera.framing) return undefined
  const { nearer: _, ...camera } = sheets.scene.camera
  return { ...sheets, scene: { ...sheets.scene, camera: { ...camera, framing } } }
}

function framingFor(before: Camera['framing'], frame: Frame): Camera['framing'] {
  const at = FRAMINGS.indexOf(before)
  switch (frame) {
    case 'nearer':
      return FRAMINGS[Math.max(0, at - 1)]!
    case 'farther':
      return FRAMINGS[Math.min(FRAMINGS.length - 1, at + 1)]!
    case 'face':
      return 'close portrait'
    case 'upper body':
      return 'half figure'
    case 'whole figure':
      return 'full figure'
    case 'square':
      return before
    default:
      return frame satisfies never
  }
}
