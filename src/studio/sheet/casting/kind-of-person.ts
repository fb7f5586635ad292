import { garmentKindOf } from '../../words/garment-kind-of.ts'
import type { Reading } from '../reading.ts'
import type { Setting } from './settings.ts'
import { speciesOf } from './species-of.ts'

/**
 * What is said of who somebody is, and nothing of their colours, mood or things: with one seed, two kinds of people do not stand
 * in the same way in the same place, and a person whose coat changes its colour stays as they stand.
 */
export function kindOfPerson(reading: Reading, setting: Setting): string {
  const { gender, age, origin, body, hairStyle, facialHair, garments = [] } = reading
  const clothes = garments.map(({ type }) => garmentKindOf(type) ?? type).toSorted()
  return [setting, speciesOf(reading), gender, age, origin, body, hairStyle, facialHair, ...clothes].join('|')
}
