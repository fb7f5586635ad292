import { expect, test } from 'vitest'
import { tattooPrint } from './tattoo-print.ts'
import { TATTOO_STROKES } from './tattoo-strokes.ts'

const MOTIFS = Object.keys(TATTOO_STROKES) as (keyof typeof TATTOO_STROKES)[] // the keys of a full record
const SIDE = 40

/** Where a motif is inked, on a patch a little larger than it. */
function inked(motif: (typeof MOTIFS)[number]): Set<number> {
  const print = tattooPrint(motif, { half: 0.3, long: 0.3 })
  const at = (step: number) => ((step + 0.5) / SIDE - 0.5) * 0.8
  return new Set(
    Array.from({ length: SIDE * SIDE }, (_, index) => index).filter(
      (index) => print(at(Math.floor(index / SIDE)), at(index % SIDE)) > 0.4,
    ),
  )
}

test('every motif of a tattoo is seen, stays in its place and is like no other', () => {
  const drawn = MOTIFS.map((motif) => [motif, inked(motif)] as const)
  for (const [motif, own] of drawn) {
    expect(own.size / SIDE ** 2, motif).toBeGreaterThan(0.03)
    expect(own.size / SIDE ** 2, motif).toBeLessThan(0.5)
    expect(
      [...own].every((index) => index >= SIDE && index < SIDE * (SIDE - 1)),
      motif,
    ).toBe(true)
    for (const [other, theirs] of drawn) {
      if (other === motif) continue
      expect(own.intersection(theirs).size / own.union(theirs).size, `${motif} and ${other}`).toBeLessThan(0.75)
    }
  }
})
