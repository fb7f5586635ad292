import type { Skeleton } from '../skeleton.ts'

/** How large the bicycle is that suits somebody; 1 suits grown people of the longest legs. */
export const cycleSize = ({ tall }: Pick<Skeleton, 'tall'>) => 0.5 + 0.5 * tall
