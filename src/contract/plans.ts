/** Plans and offers of product text §9. Quotas are equivalents of the credits, not caps (OP-36). */
export const PLANS = [
  { id: 'creator', name: 'Creator', tier: 1, characters: 50, creditsPerMonth: 5_000, videos: 100 },
  { id: 'pro', name: 'Pro', tier: 2, characters: 100, creditsPerMonth: 10_000, videos: 200 },
] as const

/** Welcome offer (product text §1, §9): the first character is free, and a bonus can be claimed every day. */
export const WELCOME_OFFER = { freeCharacters: 1, dailyCredits: 150 } as const

/** OP-41: more on every seventh day in a row. */
export const DAILY_BONUS = { credits: WELCOME_OFFER.dailyCredits, streakDays: 7, streakCredits: 50 } as const
