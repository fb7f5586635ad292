import { PLANS } from '#contract/plans.ts'
import type { Settings } from './settings.ts'

const NAME = 'TROUPE_JOBS_PER_USER'
/** Enough that one person alone keeps a usual machine busy, few enough that one of many engines' places are left for others. */
const STANDARD: Readonly<Record<string, number>> = { none: 4, creator: 8, pro: 16 }
const MOST = 256

/** How many jobs of one kind somebody may have in work at once: `none=4, creator=8, pro=16`; what is not named keeps its standard. */
export function readUserLimits(settings: Settings): { standard: number; tiers: Record<string, number> } {
  const known = ['none', ...PLANS.map((plan) => plan.id)]
  const limits = { ...STANDARD }
  for (const [plan, text] of Object.entries(settings.pairs(NAME, 'none=4'))) {
    const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0
    if (!known.includes(plan)) settings.problems.push(`${NAME} names "${plan}", but must name ${known.join(', ')}.`)
    else if (limit < 1 || limit > MOST) {
      settings.problems.push(`${NAME} gives ${plan} "${text}", but must give a whole number from 1 to ${MOST}.`)
    } else limits[plan] = limit
  }
  const { none: standard = 1, ...tiers } = limits
  return { standard, tiers }
}
