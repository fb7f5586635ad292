import type { JointPoint } from '../../src/studio/body/form-file.ts'
import type { FormParts } from './encode-form.ts'
import { chained } from './number-lists.ts'

/** The bones that are kept, parents first, and which of them stands for a bone that is not. */
export function bonesOf({ rig, half }: FormParts) {
  const kept = (name: string): boolean => {
    const bone = rig.bones[name]
    return bone !== undefined && half.jointOf.has(bone.head) && half.jointOf.has(bone.tail)
  }
  const ancestor = (name: string): string => (kept(name) ? name : ancestor(rig.bones[name]?.parent ?? ''))
  const names: string[] = []
  const visit = (parent: string | null) => {
    for (const [name, bone] of Object.entries(rig.bones)) {
      if (bone.parent !== parent || !kept(name)) continue
      names.push(name)
      visit(name)
    }
  }
  visit(null)
  const joint = (name = ''): JointPoint => half.jointOf.get(name) ?? [0, 0]
  return {
    entries: names.map((name) => {
      const bone = rig.bones[name]
      return { name, parent: names.indexOf(bone?.parent ?? ''), head: joint(bone?.head), tail: joint(bone?.tail) }
    }),
    indexOf: (name: string) => names.indexOf(ancestor(name)),
  }
}

const PARTS_OF_WEIGHT = 255

/** Four bones and their shares, of 255 in all, per vertex of the half; first all bones, then all shares. */
export function weightNumbers({ half, weights }: FormParts, indexOf: (bone: string) => number): number[] {
  const bones: number[] = []
  const shares: number[] = []
  for (const [source = 0] of half.sources) {
    const sums = new Map<number, number>()
    for (const [name, weight] of weights[source] ?? []) sums.set(indexOf(name), (sums.get(indexOf(name)) ?? 0) + weight)
    const strongest = [...sums].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 4)
    const total = strongest.reduce((sum, [, weight]) => sum + weight, 0) || 1
    const parts = strongest.map(([, weight]) => Math.round((weight / total) * PARTS_OF_WEIGHT))
    parts[0] = PARTS_OF_WEIGHT - parts.slice(1).reduce((sum, part) => sum + part, 0)
    for (let slot = 0; slot < 4; slot += 1) {
      bones.push(strongest[slot]?.[0] ?? 0)
      shares.push(parts[slot] ?? 0)
    }
  }
  return [0, 1, 2, 3].flatMap((slot) => [...chained(everyFourth(bones, slot)), ...chained(everyFourth(shares, slot))])
}

const everyFourth = (numbers: readonly number[], slot: number) => numbers.filter((_, index) => index % 4 === slot)
