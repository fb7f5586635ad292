/** Outlines of the human form's trunks for drawn people, who are drawn without its data. */
import type { BodyShape } from '#studio/body/macro-weights.ts'
import { packNumbers } from '#studio/body/packed-numbers.ts'
import {
  CHANGES_OF_TRUNKS,
  CROTCH,
  PEOPLE_OF_TRUNKS,
  REACH_STEP,
  TOP,
  TRUNK_STATIONS,
  TRUNK_WAVES,
} from '#studio/form/trunk-numbers.ts'
import { breadthAt } from '#studio/form/trunk-shape.ts'
import type { Person } from '#studio/person/person-of.ts'
import { type AverageKind, averagePerson } from './average-person.ts'
import { leastSquares } from './least-squares.ts'
import { chained } from './number-lists.ts'
import { trunkPoints } from './trunk-points.ts'

const CHILD: Partial<BodyShape> = { ageYears: 5, masculinity: 0.5 }
/** Each change is the mean of what it does to these. */
const CHANGED: Readonly<Record<(typeof CHANGES_OF_TRUNKS)[number], { of: readonly AverageKind[]; by: Partial<BodyShape> }>> = {
  'heavy woman': { of: ['woman'], by: { weight: 1 } },
  'heavy man': { of: ['man'], by: { weight: 1 } },
  thin: { of: ['woman', 'man'], by: { weight: 0 } },
  strong: { of: ['man'], by: { muscle: 1 } },
  pregnant: { of: ['woman'], by: {} },
  old: { of: ['woman', 'man'], by: { ageYears: 80 } },
}
/** Parts of half a turn that points are gathered in. */
const PARTS = 36
/** Points down and across a quad: no part between its corners must be missed. */
const FINE = 6
/** How much a wave must be needed to be believed where the arms begin and no skin is. */
const DOUBT = 0.004
/** Where the form's trunk goes over into two legs, a drawn one ends: shares of its reach from there to the crotch. */
const ENDS = { from: 5, least: 0.42 } as const
/** Above this height shoulders and neck are joined on: shares of the reach from the top to there. */
const BEGINS = { to: 0.46, least: 0.4 } as const

/** Of all people the outlines, then of the changes what they add; a line of hexadecimal digits. */
export function measuredTrunks(): string {
  const people = { woman: averagePerson('woman'), man: averagePerson('man'), child: averagePerson('man', CHILD) }
  const own = PEOPLE_OF_TRUNKS.map((kind) => outlinesOf(people[kind]))
  const changes = CHANGES_OF_TRUNKS.map((change) => {
    const { of, by } = CHANGED[change]
    const each = of.map((kind) => {
      const changed = outlinesOf(averagePerson(kind, by, change === 'pregnant' ? { pregnant: 1 } : {}))
      return changed.map((value, at) => value - own[PEOPLE_OF_TRUNKS.indexOf(kind)]![at]!)
    })
    return each[0]!.map((_, at) => each.reduce((sum, added) => sum + added[at]!, 0) / each.length)
  })
  // Wave by wave, down the trunk.
  const numbers = [...own, ...changes].flatMap((outline) =>
    Array.from({ length: TRUNK_WAVES }, (_, wave) =>
      chained(
        Array.from({ length: TRUNK_STATIONS }, (__, station) =>
          Math.round(outline[station * TRUNK_WAVES + wave]! / REACH_STEP),
        ),
      ),
    ).flat(),
  )
  return Buffer.from(packNumbers(numbers)).toString('hex')
}

/** Station by station the waves of the reach, in shares of what trunks are measured against. */
function outlinesOf(person: Person): number[] {
  const farthest = Array.from({ length: TRUNK_STATIONS }, () => new Float64Array(PARTS))
  const { skeleton, points } = trunkPoints(person, FINE)
  const step = (CROTCH - TOP) / (TRUNK_STATIONS - 1)
  for (const { x, height, z } of points) {
    const station = Math.round((Math.min(height, ENDS.from) - TOP) / step)
    if (station < 0 || Math.abs(height - TOP - station * step) > step * 0.3) continue
    const part = Math.min(PARTS - 1, Math.floor((Math.acos(z / Math.sqrt(x * x + z * z)) / Math.PI) * PARTS))
    farthest[station]![part] = Math.max(farthest[station]![part]!, Math.sqrt(x * x + z * z) / breadthAt(skeleton, height))
  }
  const last = Math.round((ENDS.from - TOP) / step)
  return farthest.flatMap((_, station) => {
    const height = TOP + station * step
    const begun = Math.min(1, (height - TOP) / (BEGINS.to - TOP))
    const share =
      (station <= last ? 1 : 1 - (1 - ENDS.least) * ((height - ENDS.from) / (CROTCH - ENDS.from)) ** 1.6) *
      (BEGINS.least + (1 - BEGINS.least) * begun)
    return wavesOf(farthest[Math.min(station, last)]!).map((value) => value * share)
  })
}

function wavesOf(farthest: Float64Array): number[] {
  const points = [...farthest].flatMap((value, part) => {
    const turn = ((part + 0.5) / PARTS) * Math.PI
    const waves = Array.from({ length: TRUNK_WAVES }, (_, wave) => Math.cos(wave * turn))
    return value > 0 ? [{ value, weight: 1, waves }] : []
  })
  return leastSquares(points, (wave) => DOUBT * wave ** 3)
}
