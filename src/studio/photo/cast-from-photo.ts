import type { StyleId } from '../../contract/styles.ts'
import { mixRgb, type Rgb } from '../color.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import type { CharacterSheet, Garment } from '../sheet/character-sheet.ts'
import type { Reading } from '../sheet/reading.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { PhotoHints } from './photo-hints.ts'

interface CastFromPhotoOptions {
  readonly seed: string
  /** 1, 2 or 3: what the photo tells is the same in all, what it leaves open differs. */
  readonly candidate: number
  readonly style: StyleId
  /** What a text beside the photo states; it wins over the photo. */
  readonly reading?: Reading
}

const NOTHING_SAID: Reading = { warnings: [] }

/**
 * Somebody who looks like the one in the photo, as far as the photo tells. Without a face it is somebody in the picture's
 * colours. What neither photo nor text tells is cast as for any description, each candidate in its own way.
 */
export function castFromPhoto(
  hints: PhotoHints,
  { seed, candidate, style, reading = NOTHING_SAID }: CastFromPhotoOptions,
): { character: CharacterSheet; scene: SceneSheet } {
  const cast = castCharacter({ ...reading, gender: reading.gender ?? genderOf(hints) }, { seed, candidate, style })
  const { character, scene } = cast
  const color = (index: number) => hints.colors[index % Math.max(1, hints.colors.length)]
  const garments = dress(character, hints, { candidate, reading, open: hints.hasFace ? undefined : color(0) })
  const looks = hints.hasFace ? looksOf(character, hints, { candidate, reading }) : colorsOf(character, hints, reading)
  return {
    character: { ...character, ...looks, garments },
    scene: {
      ...scene,
      camera: turnedAs(scene.camera, hints.headYaw ?? 0),
      ...(hints.expression && reading.expression === undefined && { expression: hints.expression }),
    },
  }
}

/** A head that is less turned looks at the viewer: then either side will do. */
const LEAST_TURN = 0.1

/** To the side that the photo shows. */
function turnedAs(camera: SceneSheet['camera'], headYaw: number): SceneSheet['camera'] {
  const isOtherSide = Math.abs(headYaw) > LEAST_TURN && Math.sign(headYaw) !== Math.sign(camera.headYaw)
  return isOtherSide ? { ...camera, headYaw: -camera.headYaw, bodyYaw: -camera.bodyYaw } : camera
}

/** Words for the casting, so that clothes and cuts suit; the sheet gets the measured number afterwards. */
function genderOf({ hasFace, masculinity, facialHair }: PhotoHints): string | undefined {
  if (!hasFace || masculinity === undefined) return undefined
  if (facialHair) return 'male'
  return masculinity < 0.4 ? 'female' : masculinity > 0.6 ? 'male' : 'androgynous'
}

interface LookOptions {
  readonly candidate: number
  readonly reading: Reading
}

/** Face, skin, hair and eyes, where no text says otherwise. */
function looksOf(character: CharacterSheet, hints: PhotoHints, { candidate, reading }: LookOptions): Partial<CharacterSheet> {
  const skin = reading.skin === undefined && hints.skin ? skinOf(character.skin, hints.skin) : character.skin
  const hair = hairOf(character, hints, { candidate, reading })
  const facialHair = reading.facialHair === undefined ? hints.facialHair : character.facialHair
  const eyes = reading.eyeColor === undefined && hints.eyes ? withColor(character.eyes, hints.eyes) : character.eyes
  const eyewear = reading.eyewear === undefined ? hints.eyewear : character.eyewear
  const isGenderSaid = reading.gender !== undefined
  return {
    skin,
    hair,
    eyes,
    brows: { ...character.brows, color: browColor(hair.color) },
    face: faceOf(character.face, hints.face),
    ...(hints.masculinity !== undefined && !isGenderSaid && { masculinity: hints.masculinity }),
    // The casting gives some men a beard by chance; a photo knows.
    facialHair,
    eyewear,
  }
}

/** What is said of a face stands before what a photo shows of it. */
function faceOf(own: CharacterSheet['face'], seen: PhotoHints['face']): CharacterSheet['face'] {
  const kinds = { ...seen?.kinds, ...own.kinds }
  return { ...own, ...seen, ...(Object.keys(kinds).length > 0 && { kinds }) }
}

function hairOf(character: CharacterSheet, { hair }: PhotoHints, { candidate, reading }: LookOptions): CharacterSheet['hair'] {
  if (!hair) return character.hair
  const isColorSaid = reading.hairColor !== undefined
  const kind = reading.hairStyle === undefined ? hair.kinds[(candidate - 1) % hair.kinds.length] : undefined
  const { tipColor: _, streakColor: __, sideColor: ___, rootColor: ____, ...plain } = character.hair
  return {
    ...(isColorSaid ? character.hair : plain),
    ...(hair.color && !isColorSaid && { color: hair.color }),
    ...(kind && { kind, volume: hair.volume, fringe: hair.fringe ?? openFringe(character.hair.fringe) }),
    // The casting gives some people curls by chance; a photo that is too soft to tell shows none.
    ...(kind && { texture: kind === 'afro' ? 'coily' : (hair.texture ?? 'wavy') }),
  }
}

/** Where the photo shows a bare forehead no fringe hides it. */
const openFringe = (fringe: CharacterSheet['hair']['fringe']) => (fringe === 'straight' || fringe === 'swept' ? 'none' : fringe)

/** An animal's or a landscape's colours on hair and eyes. */
function colorsOf(character: CharacterSheet, { colors, skin }: PhotoHints, reading: Reading): Partial<CharacterSheet> {
  const [main, second] = [colors[0], colors[1] ?? colors[0]]
  const color = second ?? main
  return {
    ...(skin && reading.skin === undefined && { skin: skinOf(character.skin, skin) }),
    ...(color && reading.hairColor === undefined && { hair: { ...character.hair, color } }),
  }
}

/** Clothes as the photo shows them above, as cast below; without any to see, the cut stays and the picture's colour dresses it. */
function dress(
  character: CharacterSheet,
  { garments }: PhotoHints,
  { candidate, reading, open }: LookOptions & { open: Rgb | undefined },
): readonly Garment[] {
  if (reading.garments !== undefined) return character.garments
  if (garments.length === 0)
    return open ? character.garments.map((each) => (isTop(each) ? sewn(each.kind, open) : each)) : character.garments
  const seen = garments.map(({ kinds, color, stripe }) => {
    const plain = sewn(kinds[(candidate - 1) % kinds.length] as Garment['kind'], color)
    return stripe ? { ...plain, trim: stripe, pattern: 'striped' as const } : plain
  })
  // From the skin outwards: what lies below comes first.
  return [...character.garments.filter(isBelow), ...seen.toReversed()]
}

const BELOW: ReadonlySet<string> = new Set(['trousers', 'jeans', 'skirt', 'shorts', 'boots', 'shoes', 'belt'])
const isBelow = ({ kind }: Garment) => BELOW.has(kind)
const isTop = (garment: Garment) => !isBelow(garment)

function sewn(kind: Garment['kind'], color: Rgb): Garment {
  const isDark = color[0] + color[1] + color[2] < 0.75
  const trim = isDark ? mixRgb(color, [0.9, 0.86, 0.78], 0.3) : mixRgb(color, [0.12, 0.08, 0.12], 0.3)
  return { kind, color, trim, pattern: 'plain' }
}

function skinOf(skin: CharacterSheet['skin'], base: Rgb): CharacterSheet['skin'] {
  return { ...skin, base, blush: mixRgb(base, [Math.min(1, base[0] * 0.98), base[1] * 0.6, base[2] * 0.58], 0.85) }
}

const withColor = (eyes: CharacterSheet['eyes'], color: Rgb) => ({ ...eyes, left: color, right: color })

/** Brows carry the mood: a good deal darker than light hair. */
function browColor(hair: Rgb): Rgb {
  return mixRgb(hair, [0.2, 0.15, 0.14], (hair[0] + hair[1] + hair[2]) / 3 > 0.45 ? 0.52 : 0.1)
}
