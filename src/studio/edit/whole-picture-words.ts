import { findStyle, STYLE_NAMES, type StyleId } from '../../contract/styles.ts'
import type { Rgb } from '../color.ts'
import { colorOf } from '../words/color-of.ts'
import { SHADES } from '../words/lexicon/colors.ts'
import type { Grade } from './grade.ts'
import type { Comparison, Frame } from './instruction.ts'

/** Words around what an instruction about the whole picture says. */
const FRAMES_OF_SPEECH =
  /\b(please|make|turn|set|convert|change|apply|use|add|give|put|draw|redraw|render|paint|repaint|transform|have|it|its|this|that|the|a|an|whole|picture|image|photo|photograph|shot|scene|look|looks|looking|effect|filter|be|bit|little|lot|much|slightly|somewhat|very|way|some|into|in|as|to|like|with|up|down|her|him|them|colors?|colours?|tones?|overall|everything|light|lighting|of)\b/g

const GRADES: readonly (readonly [pattern: RegExp, grade: Partial<Grade>])[] = [
  [/^(more )?(brighter|bright|brighten|lighten|lighter|more)$/, { exposure: 0.45 }],
  [/^(more )?(darker|dark|darken|dim|dimmer|moody|moodier|less)$/, { exposure: -0.5 }],
  [
    /^(more|higher|increase|strong|stronger|raise|high) contrast$|^(contrasty|punchy|punchier|dramatic|more dramatic)$/,
    { contrast: 0.3 },
  ],
  [/^(less|lower|decrease|soft|softer|reduce|low) contrast$|^(soft|softer|flat|flatter|soften)$/, { contrast: -0.25 }],
  [/^(black and white|black white|monochrome|greyscale|grayscale|grey|gray|desaturate|noir)$/, { saturation: -1 }],
  [/^(more )?(saturated|vivid|vibrant|colou?rful|saturation)$|^(saturate|increase saturation)$/, { saturation: 0.4 }],
  [
    /^(less )(saturated|vivid|vibrant|colou?rful|saturation)$|^(muted|faded|pale|paler|washed out|pastel)$/,
    { saturation: -0.4 },
  ],
  [/^(more )?(warm|warmer|golden)$/, { warmth: 0.45 }],
  [/^(more )?(cool|cooler|cold|colder|blueish|bluish)$/, { warmth: -0.45 }],
  [/^(sepia|vintage|old|antique|retro)$/, { sepia: 0.85 }],
  [/^(vignette|dark corners)$/, { vignette: 0.7 }],
  [
    /^(mirror|flip|mirrored|flipped|flip horizontally|mirror horizontally|flip (left and right)|(flip|mirror) left right)$/,
    { isMirrored: true },
  ],
  [/^(flip|mirror|flipped|mirrored) vertically$/, { isMirrored: true, turns: 2 }],
  [
    /^(more )?(sharp|sharper|sharpen|crisp|crisper|sharpness|focused|detailed|detail|details|clearer|clarity|in focus)$|^(increase|enhance|improve|sharpen|more|better) (the )?(sharpness|details?|clarity|edges|focus|quality|definition)$|^(enhance|unblur|deblur)$/,
    { sharpness: 0.7 },
  ],
  [/^(blur|blurry|blurred|blurrier|soft focus|out focus|defocus|unsharp)$/, { sharpness: -0.7 }],
]

/** Quarters of a turn clockwise, by the words that say how far. */
const TURNS: readonly (readonly [pattern: RegExp, turns: number])[] = [
  [/\bupside down\b|\b180\b|\bhalf (?:a )?turn\b|\bon (?:its|the) head\b/, 2],
  [/\b(?:counter|anti)[- ]?clockwise\b|\bleft(?:wards?)?\b|-\s?90\b|\b270\b/, 3],
  [/\b90\b|\bclockwise\b|\bright(?:wards?)?\b|\bsideways\b|\bquarter\b|\bon (?:its|the) side\b/, 1],
]
const PICTURE = '(?:it|this|the (?:whole )?(?:picture|image|photo|photograph|shot))'
/** 'rotate', 'turn the picture left', 'rotate 90 degrees'; 'turn her around' and 'turn it blue' are none. */
const IS_TURN = new RegExp(
  `^(?:please )?(?:rotate|turn|spin)(?: ${PICTURE})?(?: (?:by|to|on|onto|the|its|a|an|half|quarter|turn|clockwise|(?:counter|anti)[- ]?clockwise|left|right|leftwards?|rightwards?|sideways|side|head|upside down|[-\\d]+ ?(?:°|deg(?:rees?)?)?|around))*$`,
)
/** Other angles would need what is outside the picture. */
const OTHER_ANGLE = /(?<!\d)(?!(?:0|90|180|270|360)\b)\d+ ?(?:°|deg)/

function findTurn(clause: string): number | undefined {
  if (!IS_TURN.test(clause) || OTHER_ANGLE.test(clause)) return undefined
  const turns = TURNS.find(([pattern]) => pattern.test(clause))?.[1]
  return turns ?? (/\brotate\b/.test(clause) ? 1 : undefined)
}

const VIEWS: readonly (readonly [pattern: RegExp, frame: Frame])[] = [
  [/\b(?:crop|zoom)\b.*\b(face|head)\b|\bclose[ -]?up\b|\bheadshot\b/, 'face'],
  [/\bcrop\b.*\b(shoulders|bust|chest|waist|upper body)\b/, 'upper body'],
  [/\bcrop\b.*\bsquare\b|\bsquare crop\b/, 'square'],
  [/\b(full|whole|entire) (body|figure)\b|\bhead to toe\b/, 'whole figure'],
  [/^(zoom|move|come|go|get) (in|closer|nearer)\b|^(closer|nearer)$|^crop\b|\bcloser (view|shot)\b/, 'nearer'],
  [/^(zoom|move|go) (out|back|away|farther|further)\b|^(wider|farther|further)$|\bwider (view|shot)\b/, 'farther'],
]

const COMPARED: readonly (readonly [pattern: RegExp, toward: Comparison])[] = [
  [/\blonger\b.*\bhair\b|\bhair\b.*\blonger\b|\bgrow\b.*\bhair\b/, 'longer hair'],
  [/\bshorter\b.*\bhair\b|\bhair\b.*\bshorter\b|\bcut\b.*\bhair\b/, 'shorter hair'],
  [/^older$/, 'older'],
  [/^younger$/, 'younger'],
  [/^taller$/, 'taller'],
  [/^(shorter|smaller)$/, 'shorter'],
  [/^(slimmer|thinner|slender)$/, 'slimmer'],
  [/^(heavier|bigger|fatter|plumper)$/, 'heavier'],
]

const PEOPLE = /\b(character|person|man|woman|girl|boy|he|she|they|face)\b/g

/** What is left of a clause when the words around it are taken away: 'make it a bit brighter' → 'brighter'. */
function coreOf(clause: string): string {
  return clause
    .replaceAll(FRAMES_OF_SPEECH, ' ')
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()
}

export function findGrade(clause: string): Partial<Grade> | undefined {
  const turns = findTurn(clause)
  if (turns !== undefined) return { turns }
  const core = coreOf(clause)
  return GRADES.find(
    ([pattern]) => pattern.test(core) && ((core !== 'more' && core !== 'less') || /\blight\b/.test(clause)),
  )?.[1]
}

/** What stands round the colour of a sky. */
const AROUND_SKY =
  /\b(please|make|turn|set|change|give|have|add|put|paint|recolou?r|colou?r|dye|let|with|it|its|this|the|an?|sky|skies|is|are|be|become|look|in|into|to|under|and|background|more)\b|'s/g

/** 'pink sky', 'make the sky purple'; a dress in sky blue is none. */
export function findSkyColor(clause: string): Rgb | undefined {
  if (!/\bsk(?:y|ies)\b/.test(clause) || /(?<!^)\bsky[- ]blue\b/.test(clause)) return undefined
  const words = clause.replaceAll(AROUND_SKY, ' ').match(/[\p{L}-]+/gu) ?? []
  const isColors = words.length > 0 && words.every((word) => word in SHADES || colorOf(word) !== undefined)
  return isColors ? colorOf(words.join(' ')) : undefined
}

export function findFrame(clause: string): Frame | undefined {
  return VIEWS.find(([pattern]) => pattern.test(clause.replaceAll(/\b(please|the|a|an|bit|little|to)\b ?/g, '')))?.[1]
}

export function findComparison(clause: string): Comparison | undefined {
  const core = coreOf(clause).replaceAll(PEOPLE, ' ').replaceAll(/ +/g, ' ').trim()
  return COMPARED.find(([pattern]) => pattern.test(core) || (/hair/.test(clause) && pattern.test(clause)))?.[1]
}

const STYLES = STYLE_NAMES.flatMap((name) => {
  const id = findStyle(name)
  return id && id !== 'none' ? [{ words: name.toLowerCase().replaceAll('-', ' '), id }] : []
}).toSorted((a, b) => b.words.length - a.words.length)

const OTHER_NAMES: Readonly<Record<string, StyleId>> = {
  'water colour': 'watercolor',
  watercolour: 'watercolor',
  ghibli: 'studio-ghibli',
  comic: 'comic-book',
  manga: 'anime',
  'ink painting': 'chinese-ink-painting',
  impressionist: 'impressionist-painting',
  'line drawing': 'line-art',
  photo: 'photoreal',
  photograph: 'photoreal',
  realistic: 'photoreal',
  pixelated: 'pixel-art',
}

/** 'in anime style', 'as a watercolor painting', 'turn it into pixel art'; a place or a coat of that name is none. */
export function findStyleWords(clause: string): StyleId | undefined {
  const text = clause.replaceAll('-', ' ')
  const found =
    STYLES.find(({ words }) => new RegExp(`\\b${words}\\b`).test(text)) ??
    Object.entries(OTHER_NAMES)
      .map(([words, id]) => ({ words, id }))
      .find(({ words }) => new RegExp(`\\b${words}\\b`).test(text))
  if (!found) return undefined
  const rest = text
    .replace(found.words, ' ')
    .replaceAll(FRAMES_OF_SPEECH, ' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
  const isWhole = /^(style|painting|drawing|art|version|picture|illustration|sketch|character|person|)?$/.test(rest)
  const isTurn =
    /\b(into|as|style|art|painting|drawing|version|redraw|render|it|picture|image)\b/.test(text) || text === found.words
  return isWhole && isTurn ? found.id : undefined
}
