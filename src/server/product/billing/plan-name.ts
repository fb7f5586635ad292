import { PLANS } from '#contract/plans.ts'

/** What people call a plan. */
export function planName(planId: string): string {
  return PLANS.find((plan) => plan.id === planId)?.name ?? planId
}
