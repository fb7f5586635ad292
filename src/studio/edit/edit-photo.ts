import type { StyleId } from '../../contract/styles.ts'
import type { PhotoThing } from '../photo/things/photo-thing.ts'
import { meaningOf } from '../sheet/casting/meaning-of.ts'
import type { Reading } from '../sheet/reading.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { drawnAs, eachOnce, undrawn, type Warning } from '../warning.ts'
import { colorOf } from '../words/color-of.ts'
import { SKY_WORDS, WEATHERS } from '../words/lexicon/scenes.ts'
import { changesOfPhoto } from './changes-of-photo.ts'
import { notRead } from './edit-drawing.ts'
import { addGrade, type Grade, NO_GRADE } from './grade.ts'
import { hourOf } from './hour-of.ts'
import type { EditOrder, Frame } from './instruction.ts'
import type { PhotoChange } from './photo-change.ts'

/** What can be done to a picture that was not drawn here: its style, its light and colours, its cut, and weather before it. */
export interface PhotoEdit {
  readonly grade: Grade
  readonly crop?: PhotoCrop
  readonly weather?: SceneSheet['weather']
  /** What needs to know where hair, clothes, eyes or people are; done before the rest. */
  readonly found: readonly PhotoChange[]
  /** It is painted anew in this style. */
  readonly style?: StyleId
  /** Orders that change something. */
  readonly changes: number
  readonly warnings: readonly Warning[]
}

/** 'upper middle' is where faces are, for pictures in which none is found. */
export type PhotoCrop = 'middle' | 'upper middle' | 'square'

const LIGHT_ONLY = 'The light and the sky are changed; what stands in the picture stays.'

/** The light of an hour, laid over a picture of any other hour. */
const HOUR_GRADES: Readonly<Record<SceneSheet['timeOfDay'], Partial<Grade>>> = {
  dawn: { warmth: 0.25, exposure: -0.1, saturation: -0.1 },
  morning: { warmth: 0.12, exposure: 0.1 },
  noon: { exposure: 0.15 },
  afternoon: { warmth: 0.15 },
  'golden hour': { warmth: 0.6, contrast: 0.08 },
  dusk: { exposure: -0.5, warmth: -0.15, saturation: -0.1 },
  night: { exposure: -0.85, warmth: -0.6, saturation: -0.3, contrast: 0.05 },
}

const CROPS: Readonly<Record<Frame, PhotoCrop | undefined>> = {
  nearer: 'middle',
  face: 'upper middle',
  'upper body': 'upper middle',
  square: 'square',
  farther: undefined,
  'whole figure': undefined,
}

/** The orders of an instruction as far as they can be carried out on a photo; the rest comes back as warnings. */
export function editPhoto(orders: readonly EditOrder[], { seed }: { seed: string }): PhotoEdit {
  let edit: PhotoEdit = { grade: NO_GRADE, found: [], changes: 0, warnings: [] }
  for (const order of orders) {
    const found = changesOfPhoto(order, { seed })
    const isMoved = found.some(({ kind }) => kind === 'move')
    // A place that is drawn anew brings its own hour and weather.
    const rest = isMoved || (found.length > 0 && order.kind !== 'describe') ? undefined : carryOut(edit, order)
    const next = found.length === 0 ? rest! : withFound(edit, order, { found, rest: rest?.isChanged ? rest : undefined })
    const warnings = [...edit.warnings, ...(next.warnings ?? [])]
    edit = { ...edit, ...next, changes: edit.changes + (next.isChanged ? 1 : 0), warnings: eachOnce(warnings) }
  }
  return edit
}

/** Of a person in a photo, none of these can be given or taken. */
const FIXED = [
  'species',
  'age',
  'body',
  'skin',
  'hairStyle',
  'facialHair',
  'headwear',
  'eyewear',
  'jewellery',
  'props',
  'companion',
  'marks',
  'pose',
] as const satisfies readonly (keyof Reading)[]

/** What of these is laid on instead. */
const THING_OF: Partial<Record<(typeof FIXED)[number], readonly PhotoThing[]>> = {
  species: ['features'],
  hairStyle: ['hair'],
  facialHair: ['facial hair'],
  headwear: ['headwear'],
  eyewear: ['eyewear'],
  jewellery: ['jewellery'],
  props: ['prop'],
  companion: ['companion'],
  marks: ['marks', 'features'],
}

function withFound(
  edit: PhotoEdit,
  order: EditOrder,
  { found, rest }: { found: readonly PhotoChange[]; rest: Step | undefined },
): Step {
  const isDone = (trait: (typeof FIXED)[number]) =>
    found.some((change) =>
      change.kind === 'erase'
        ? trait === 'hairStyle'
        : change.kind === 'put'
          ? THING_OF[trait]?.includes(change.thing)
          : trait === 'eyewear' && change.kind === 'glasses',
    )
  const left = 'reading' in order ? FIXED.flatMap((trait) => (isDone(trait) ? [] : (order.reading[trait] ?? []))) : []
  const warnings = left.map((words) => undrawn(words, `“${words}”: that can not be changed on an uploaded picture.`))
  return { ...rest, isChanged: true, found: [...edit.found, ...found], warnings: [...(rest?.warnings ?? []), ...warnings] }
}

type Step = Partial<Omit<PhotoEdit, 'changes'>> & { isChanged: boolean }

function carryOut({ grade }: PhotoEdit, order: EditOrder): Step {
  switch (order.kind) {
    case 'grade':
      return { isChanged: true, grade: addGrade(grade, order.grade) }
    case 'frame':
      return cropTo(order)
    case 'describe':
      return describe(grade, order)
    case 'unknown':
      return { isChanged: false, warnings: [notRead(order)] }
    case 'style':
      return { isChanged: true, style: order.style }
    case 'remove':
    case 'replace':
    case 'compare':
    case 'sky':
      return { isChanged: false, warnings: [notOnPhotos(order.said)] }
    default:
      return order satisfies never
  }
}

const notOnPhotos = (said: string) => undrawn(said, `“${said}”: that can not be done on an uploaded picture yet.`, 'essential')

function cropTo({ frame, said }: Extract<EditOrder, { kind: 'frame' }>): Step {
  const crop = CROPS[frame]
  if (!crop) return { isChanged: false, warnings: [undrawn(said, `“${said}”: there is nothing outside an uploaded picture.`)] }
  return { isChanged: true, crop }
}

function describe(grade: Grade, { reading, said }: Extract<EditOrder, { kind: 'describe' }>): Step {
  const hour = hourOf(reading)
  const weather = meaningOf(reading.weather, { ...WEATHERS, ...SKY_WORDS })
  const isWeather = weather !== undefined && weather !== 'clear' && weather !== 'cloudy'
  const light = hour ? HOUR_GRADES[hour] : tintOf(reading)
  if (!light && !isWeather) return { isChanged: false, warnings: [notOnPhotos(said)] }
  const dim: Partial<Grade> = isWeather ? { exposure: -0.12, saturation: -0.18 } : {}
  return {
    isChanged: true,
    grade: addGrade(addGrade(grade, light ?? {}), dim),
    ...(isWeather && { weather }),
    ...(hour && { warnings: [drawnAs(said, 'other light and another sky', { sentence: LIGHT_ONLY })] }),
  }
}

/** 'warm light', 'blue light': as warm as the colour is. */
function tintOf({ light }: Reading): Partial<Grade> | undefined {
  if (light === undefined) return undefined
  const color = colorOf(light)
  if (color) return { warmth: Math.max(-0.7, Math.min(0.7, (color[0] - color[2]) * 0.7)) }
  return /warm|candle|fire|lamp|sun/.test(light)
    ? { warmth: 0.45 }
    : /cold|cool|moon/.test(light)
      ? { warmth: -0.45 }
      : undefined
}
