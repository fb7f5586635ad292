import type { GuidePlan } from './grow-guide.ts'
import type { HairKit } from './hair-kit.ts'
import type { Root } from './sow-roots.ts'

/** How a cut lets hair grow. */
export interface Cut {
  /** What the guide of a root does; undefined where no hair is drawn. */
  plan(root: Root, kit: HairKit, random: () => number): GuidePlan | undefined
  /** Hairs of a whole head in a large picture. */
  readonly hairs: number
  /** Share of the ordinary number of locks; absent for all. */
  readonly locks?: number
  /** How much hairs of a lock come together toward their tips. */
  readonly clump: number
  /** How far single tips stray, half heads for each half head of length. */
  readonly stray: number
  /** The least share of the guide's length that a hair has. */
  readonly shortest: number
  /** How much of what it would cover each hair covers; absent for all. */
  readonly strength?: number
  /** Width against the finest. */
  readonly thick?: number
  /** Least width in the picture, pixels. */
  readonly finestPx?: number
  /** Share of the texture's waves and curls. */
  readonly wave?: number
  /** Hairs of its edge are as long as all others. */
  readonly isWhole?: true
  /** No hair falls over the forehead. */
  readonly isOpen?: true
}
