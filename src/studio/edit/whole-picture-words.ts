import { findStyle, STYLE_NAMES, type StyleId } from '../../contract/styles.ts'
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
  [/^(mirror|flip|mirrored|flipped|flip horizontally|mirror horizontally|flip (left and right))$/, { isMirrored: true }],
]

const VIEWS: readonly (readonly [pattern: RegExp, frame: Frame])[] = [
  [/\bcrop\b.*\b(face|head)\b|\bclose[ -]?up\b|\bheadshot\b/, 'face'],
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
  const core = coreOf(clause)
  return GRADES.find(
    ([pattern]) => pattern.test(core) && ((core !== 'more' && core !== 'less') || /\blight\b/.test(clause)),
  )?.[1]
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
