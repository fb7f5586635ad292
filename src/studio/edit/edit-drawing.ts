import type { StyleId } from '../../contract/styles.ts'
import { isIndoors } from '../scene/indoor-lights.ts'
import { FLYING_COMPANIONS } from '../sheet/flying-companions.ts'
import type { Reading } from '../sheet/reading.ts'
import { drawsPerson, warningsIn } from '../styles/draws-person.ts'
import { drawnAs, eachOnce, strange, undrawn, type Warning } from '../warning.ts'
import { castFor } from './cast-for.ts'
import { changeBeast } from './change-beast.ts'
import { changeBody } from './change-body.ts'
import { changePerson, changeThings } from './change-character.ts'
import { changeClothes } from './change-clothes.ts'
import { changeScene } from './change-scene.ts'
import { compareSheets, reframe } from './compare-sheets.ts'
import { addGrade, type Grade } from './grade.ts'
import type { EditOrder } from './instruction.ts'
import { removeThings } from './remove-things.ts'
import type { Sheets } from './sheets.ts'

/** All that a drawn picture was made from. */
export interface Drawn {
  readonly sheets: Sheets
  readonly style: StyleId
  readonly grade: Grade
}

export interface EditedDrawing {
  readonly drawn: Drawn
  /** Orders that changed something. */
  readonly changes: number
  readonly warnings: Warning[]
}

/** A drawn picture with the orders of an instruction carried out one after another; drawn again it shows them. */
export function editDrawing(drawn: Drawn, orders: readonly EditOrder[], { seed }: { seed: string }): EditedDrawing {
  const warnings: Warning[] = []
  let changes = 0
  let current = drawn
  for (const order of orders) {
    const next = carryOut(current, order, seed)
    if ('why' in next) warnings.push(next)
    else {
      const isSeen = next.sheets === current.sheets || isSeenIn(next.style, current.sheets, next.sheets)
      current = next
      if (isSeen) changes += 1
      // It is kept for other styles.
      else warnings.push(undrawn(order.said, `“${order.said}”: ${UNSEEN}`))
      if ('reading' in order)
        warnings.push(...warningsIn(current.style, order.reading.warnings), ...hidden(order.reading, current))
    }
  }
  return { drawn: current, changes, warnings: eachOnce(warnings) }
}

/** The picture after one order, or why nothing changed. */
function carryOut(drawn: Drawn, order: EditOrder, seed: string): Drawn | Warning {
  const { sheets } = drawn
  const withSheets = (changed: Sheets | undefined, otherwise: string) =>
    changed ? { ...drawn, sheets: changed } : undrawn(order.said, `“${order.said}”: ${otherwise}`)
  const withStyle = (style: StyleId) =>
    style === drawn.style ? undrawn(order.said, `“${order.said}”: it is in this style already.`) : { ...drawn, style }
  switch (order.kind) {
    case 'describe':
      return withSheets(unlessSame(sheets, withFeetInSight(applyReading(drawn, order.reading, seed), order)), SAME)
    case 'sky': {
      if (isIndoors(sheets.scene.backdrop)) {
        return undrawn(order.said, `“${order.said}”: under a roof no sky shows.`)
      }
      const { character, scene } = applyReading(drawn, order.reading, seed)
      return withSheets(unlessSame(sheets, { character, scene: { ...scene, skyColor: order.color } }), SAME)
    }
    case 'remove':
      return withSheets(removeThings(sheets, order.what, spareClothes(drawn, seed)), 'nothing like that is in the picture.')
    case 'replace': {
      const without = removeThings(sheets, order.what, []) ?? sheets
      return withSheets(unlessSame(sheets, applyReading({ ...drawn, sheets: without }, order.reading, seed)), SAME)
    }
    case 'style':
      return withStyle(order.style)
    case 'grade':
      return { ...drawn, grade: addGrade(drawn.grade, order.grade) }
    case 'frame':
      return withSheets(reframe(sheets, order.frame), 'the picture is framed like this already.')
    case 'compare':
      return withSheets(compareSheets(sheets, order.toward), 'there is no further step.')
    case 'unknown':
      return notRead(order)
    default:
      return order satisfies never
  }
}

/** An order of which nothing comes is missed. */
export const notRead = ({ said }: Pick<EditOrder, 'said'>) => strange(said, `“${said}” was not understood.`, 'essential')

export const PLAIN_GROUND = 'A plain ground is drawn in one of the studio’s own colours for now.'

const SAME = 'the picture is like this already.'
const UNSEEN = 'this style does not show it.'

/** What only the human form has is not seen in styles that draw people otherwise. */
function isSeenIn(style: StyleId, before: Sheets, after: Sheets): boolean {
  const seenOf = ({ character: { bodyWords: _, ...character }, scene }: Sheets) => JSON.stringify({ character, scene })
  return drawsPerson(style) || seenOf(before) !== seenOf(after)
}

/** Sheets are plain values, written in one order: the same text is the same picture. */
const unlessSame = (before: Sheets, after: Sheets) => (JSON.stringify(before) === JSON.stringify(after) ? undefined : after)

function applyReading({ sheets, style }: Drawn, reading: Reading, seed: string): Sheets {
  const cast = castFor(sheets.character, reading, { seed, candidate: 1, style })
  const own = changeBody(changePerson(sheets.character, reading, cast.character), reading)
  const person = changeThings(own, reading, cast.character)
  const garments = reading.garments
    ? changeClothes(person.garments, reading.garments, { cast: cast.character.garments })
    : person.garments
  const scene = changeScene(sheets.scene, reading, cast.scene)
  // Who gets something into the hand must hold it where it is seen.
  const isHolding = reading.props !== undefined && reading.pose === undefined && person.props.length > 0
  return {
    character: changeBeast({ ...person, garments }, reading, cast.character),
    scene: isHolding ? withHandsInSight(scene) : scene,
  }
}

const BESIDE = /\b(?:beside|next to|by|at) (?:her|him|them|(?:her|his|their) (?:feet|side|legs))\b|\bon the (?:ground|floor)\b/i

/** In a portrait animals sit on a shoulder; one that is wanted beside somebody is seen with their feet. */
function withFeetInSight(sheets: Sheets, { said, reading }: Extract<EditOrder, { kind: 'describe' }>): Sheets {
  const { companion } = sheets.character
  const isBeside = reading.companion !== undefined && companion && !FLYING_COMPANIONS.has(companion.kind) && BESIDE.test(said)
  const { camera } = sheets.scene
  if (!isBeside || reading.camera !== undefined || camera.framing === 'wide') return sheets
  return { ...sheets, scene: { ...sheets.scene, camera: { ...camera, framing: 'full figure' } } }
}

function withHandsInSight(scene: Sheets['scene']): Sheets['scene'] {
  const { framing } = scene.camera
  const isNear = framing === 'close portrait' || framing === 'bust'
  return { ...scene, pose: 'holding', camera: isNear ? { ...scene.camera, framing: 'half figure' } : scene.camera }
}

function spareClothes({ sheets, style }: Drawn, seed: string) {
  return castFor(sheets.character, { warnings: [] }, { seed, candidate: 1, style }).character.garments
}

/** What was asked for and can not be seen. */
function hidden(reading: Reading, { sheets: { character, scene } }: Drawn): Warning[] {
  const warnings: Warning[] = []
  if (reading.weather !== undefined && isIndoors(scene.backdrop))
    warnings.push(undrawn(reading.weather, 'Under a roof no weather shows.'))
  if (reading.hairColor !== undefined && character.hair.kind === 'bald')
    warnings.push(undrawn(reading.hairColor, 'Without hair its colour does not show.'))
  if (/\w (background|backdrop)$/.test(reading.place ?? '')) {
    warnings.push(drawnAs(reading.place!, 'one of the studio’s own colours', { sentence: PLAIN_GROUND }))
  }
  const isShod = reading.garments?.some(({ type }) => /boots|shoes|sneakers|sandals/.test(type))
  const { framing } = scene.camera
  if (isShod && framing !== 'full figure' && framing !== 'wide') {
    warnings.push(undrawn('shoes', 'The feet are outside the picture: ask for the full body to see them.'))
  }
  return warnings
}
