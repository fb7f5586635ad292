/** Where a chest was measured (adult half heads below the pit of the neck), how finely, and the steps that it is told in. */
export const CHEST = { from: 0.7, to: 3.4, rows: 28, columns: 27, step: 1 / 400 } as const
