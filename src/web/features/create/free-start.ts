/** A start that cost nothing (product text §8). */
export const FREE_START = 'Free Generation Started! This generation is on us - no credits will be deducted.'
