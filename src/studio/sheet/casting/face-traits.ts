import type { CharacterSheet, FaceShape } from '../character-sheet.ts'

type Factors = Partial<
  Record<'jaw' | 'cheeks' | 'eyeSize' | 'eyeSpacing' | 'noseLength' | 'noseWidth' | 'lipFullness' | 'mouthWidth', number>
>

interface FaceTrait {
  readonly says: RegExp
  readonly kind?: FaceShape['kind']
  /** The archetypes of drawn faces that it names. */
  readonly kinds?: FaceShape['kinds']
  readonly factors?: Factors
  readonly noseHump?: number
  readonly noseBend?: number
  readonly earSize?: number
  readonly browThickness?: number
  readonly lashes?: number
}

/** What words of faces do to the measures of a face. */
const FACE_TRAITS: readonly FaceTrait[] = [
  {
    says: /(square|chisel\w+) (jaw|chin)|(chisel\w+|strong) features|square face|broad face/,
    kind: 'square',
    kinds: { chin: 'square' },
    factors: { jaw: 1.09 },
  },
  { says: /(strong|heavy|prominent) (jaw|chin)/, kind: 'square', kinds: { chin: 'strong' }, factors: { jaw: 1.09 } },
  { says: /sharp jaw|(sharp|angular) features|angular face/, kind: 'long', factors: { jaw: 0.97, cheeks: 1.3 } },
  {
    says: /pointed chin|heart shaped face|(elfin|delicate) features/,
    kind: 'heart',
    kinds: { chin: 'pointed' },
    factors: { jaw: 0.94 },
  },
  { says: /(weak|receding) chin/, kind: 'heart', kinds: { chin: 'receding' }, factors: { jaw: 0.94 } },
  { says: /cleft chin|chin (cleft|dimple)|dimpled chin/, kinds: { chin: 'cleft' } },
  {
    says: /(round|chubby|baby) face|moon face|soft features|(chubby|round) cheeks|double chin/,
    kind: 'round',
    kinds: { chin: 'round' },
    factors: { jaw: 1.04, cheeks: 1.15 },
  },
  { says: /(long|narrow|thin|gaunt) face|(gaunt|sunken|hollow) cheeks/, kind: 'long', factors: { cheeks: 1.45, jaw: 0.95 } },
  { says: /oval face/, kind: 'oval' },
  { says: /cheekbones/, factors: { cheeks: 1.5 } },
  {
    says: /(hook|hooked|aquiline|roman|hawk|hawkish) nose/,
    kinds: { nose: 'aquiline' },
    noseHump: 1,
    factors: { noseLength: 1.14 },
  },
  {
    says: /(crooked|broken|bent) nose|nose (broken|crooked)/,
    kinds: { nose: 'bump' },
    noseHump: 0.5,
    noseBend: 1,
    factors: { noseWidth: 1.12 },
  },
  { says: /(big|large|long) nose/, kinds: { nose: 'long' }, factors: { noseLength: 1.3, noseWidth: 1.25 } },
  { says: /bulbous nose/, kinds: { nose: 'broad' }, factors: { noseLength: 1.3, noseWidth: 1.25 } },
  { says: /(wide|broad|flat|flattened) nose/, kinds: { nose: 'broad' }, factors: { noseWidth: 1.4 } },
  { says: /(button|small) nose/, kinds: { nose: 'button' }, factors: { noseLength: 0.74, noseWidth: 0.88 } },
  { says: /(snub|upturned|turned up) nose/, kinds: { nose: 'snub' }, factors: { noseLength: 0.74, noseWidth: 0.88 } },
  { says: /(sharp|pointed|pointy|straight) nose/, kinds: { nose: 'straight' }, factors: { noseWidth: 0.78, noseLength: 1.08 } },
  { says: /(full|thick|plump|pouty|big) lips/, kinds: { lips: 'full' }, factors: { lipFullness: 1.5 } },
  { says: /thin lips/, kinds: { lips: 'thin' }, factors: { lipFullness: 0.55 } },
  { says: /(big|large|sticking out|jug) ear/, earSize: 1.4 },
  { says: /small ears/, earSize: 0.75 },
  { says: /(bushy|heavy) (eye)?brows?|unibrow|monobrow/, kinds: { brows: 'bushy' }, browThickness: 1.55 },
  { says: /(thick|bold|strong) (eye)?brows?/, kinds: { brows: 'thick' }, browThickness: 1.55 },
  { says: /thin (eye)?brows/, kinds: { brows: 'thin' }, browThickness: 0.6 },
  { says: /arched (eye)?brows/, kinds: { brows: 'arched' } },
  { says: /(no|without|shaved|missing) eyebrows/, browThickness: 0 },
  { says: /lashes/, lashes: 1.35 },
  { says: /(hooded|heavy lidded) (eyes|eyelids)/, kinds: { eyes: 'hooded' } },
  { says: /almond (shaped )?eyes/, kinds: { eyes: 'almond' } },
  { says: /round eyes/, kinds: { eyes: 'round' } },
  { says: /(upturned|slanted) eyes/, kinds: { eyes: 'upturned' } },
  { says: /(downturned|droopy|drooping) eyes/, kinds: { eyes: 'downturned' } },
  { says: /narrow eyes/, kinds: { eyes: 'narrow' } },
  { says: /monolid|epicanthic/, kinds: { eyes: 'monolid' } },
  { says: /(big|large|doe) eyes/, kinds: { eyes: 'wide' }, factors: { eyeSize: 1.1 } },
  { says: /small eyes/, factors: { eyeSize: 0.86 } },
  { says: /wide set eyes/, factors: { eyeSpacing: 1.1 } },
  { says: /close set eyes/, factors: { eyeSpacing: 0.9 } },
]

const traitsIn = (marks: readonly string[]) => FACE_TRAITS.filter(({ says }) => marks.some((words) => says.test(words)))

/** Whether these words change a face. */
export const isFaceTrait = (words: string): boolean => traitsIn([words]).length > 0 || /brows/.test(words)

/** The archetypes of drawn faces that these words name. */
export const kindsAsSaid = (marks: readonly string[]): NonNullable<FaceShape['kinds']> =>
  Object.assign({}, ...traitsIn(marks).map(({ kinds }) => kinds))

/** The face with what is said of it. */
export function faceAsSaid(face: FaceShape, marks: readonly string[]): FaceShape {
  const shaped: { -readonly [Key in keyof FaceShape]: FaceShape[Key] } = { ...face }
  for (const { kind, factors = {}, noseHump, noseBend, earSize } of traitsIn(marks)) {
    for (const [part, factor] of Object.entries(factors)) shaped[part as keyof Factors] *= factor // a table of factors
    if (kind) shaped.kind = kind
    if (noseHump !== undefined) shaped.noseHump = noseHump
    if (noseBend !== undefined) shaped.noseBend = noseBend
    if (earSize !== undefined) shaped.earSize = earSize
  }
  const kinds = kindsAsSaid(marks)
  if (Object.keys(kinds).length > 0) shaped.kinds = kinds
  return shaped
}

/** The brows with what is said of them. */
export function browsAsSaid(brows: CharacterSheet['brows'], marks: readonly string[]): CharacterSheet['brows'] {
  const { browThickness = 1 } = traitsIn(marks).find((trait) => trait.browThickness) ?? {}
  const isWhite = marks.some((words) => /(white|gr[ae]y) (eye)?brows/.test(words))
  return { ...brows, thickness: brows.thickness * browThickness, color: isWhite ? [0.86, 0.85, 0.83] : brows.color }
}

/** The eyes with what is said of their lashes. */
export function lashesAsSaid(eyes: CharacterSheet['eyes'], marks: readonly string[]): CharacterSheet['eyes'] {
  const { lashes } = traitsIn(marks).find((trait) => trait.lashes) ?? {}
  return lashes === undefined ? eyes : { ...eyes, lashes }
}
