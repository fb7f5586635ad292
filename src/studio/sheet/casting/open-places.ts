import type { BackdropKind } from '../scene-sheet.ts'
import type { Weighted } from './choices.ts'
import type { Poser } from './open-stances.ts'
import { SETTING_PLACES } from './settings.ts'

/** Where people of today are seen, and whom each place suits more than others: children, the young, the old. */
const EVERYDAY: readonly (readonly [place: BackdropKind, weight: number, child: number, young: number, old: number])[] = [
  ['studio', 3, 1, 1, 1],
  ['park', 3.4, 1.5, 1, 1.3],
  ['city street', 3, 0.5, 1.3, 0.7],
  ['cafe', 2.8, 0.3, 1.2, 1],
  ['meadow', 2.5, 1.3, 1, 0.8],
  ['living room', 2.4, 1, 0.6, 1.6],
  ['beach', 2.5, 1.2, 1.2, 0.6],
  ['garden', 2.6, 1.2, 0.8, 1.6],
  ['lake', 2.5, 1, 1, 1.2],
  ['library', 2, 0.6, 1, 1.3],
  ['rooftop', 1.2, 0, 1.5, 0.4],
  ['bridge', 2, 0.5, 1.1, 1],
  ['harbour', 1.8, 0.6, 1, 1.4],
  ['mountains', 1.8, 0.6, 1.1, 0.8],
  ['forest', 2, 1, 1, 1],
  ['river', 1.8, 1, 1, 1.2],
  ['market', 0.7, 0.7, 1, 1.2],
  ['museum', 1.5, 0.6, 1, 1.2],
  ['train station', 1.5, 0.4, 1.2, 0.9],
  ['wheat field', 1.6, 1, 1, 1.2],
  ['lavender field', 0.7, 0.8, 1, 1],
  ['cherry avenue', 1.8, 1, 1.1, 1],
  ['village', 1.1, 1, 0.8, 1.5],
  ['kitchen', 1.3, 1, 0.8, 1.4],
  ['bedroom', 1, 1.5, 1.2, 0.4],
  ['classroom', 0.5, 5, 1, 0.5],
  ['amusement park', 0.5, 3, 1.3, 0.3],
  ['alley', 0.8, 0, 1.4, 0.4],
  ['restaurant', 1.4, 0.3, 1, 1],
  ['window', 2.6, 0.8, 1, 1.3],
  ['greenhouse', 2, 0.8, 1, 1.2],
  ['porch', 1.6, 1, 0.7, 1.5],
  ['bakery', 1, 0.6, 0.8, 1.2],
  ['fence', 1, 1, 1, 0.9],
  ['downtown', 1.2, 0, 1.3, 0.6],
]

/** In styles after life somebody sits for the picture: the painted cloths of a studio have many colours, and flatter a face. */
const OF_SITTING = 4

/** Places where somebody may be whom nobody told where, and how well each suits them. */
export function openPlaces(
  { ageYears, setting }: Poser,
  suits: (place: BackdropKind) => boolean,
  isFromLife: boolean,
): Weighted<BackdropKind>[] {
  const places =
    setting === 'everyday'
      ? EVERYDAY.map(
          ([place, weight, child, young, old]): Weighted<BackdropKind> => [
            place,
            weight *
              (place === 'studio' && isFromLife ? OF_SITTING : 1) *
              (ageYears < 13 ? child : ageYears < 30 ? young : ageYears > 64 ? old : 1),
          ],
        )
      : SETTING_PLACES[setting].map((place): Weighted<BackdropKind> => [place, 1])
  const suited = places.filter(([place, weight]) => weight > 0 && suits(place))
  return suited.length > 0 ? suited : places
}
