export interface DailyClaimTables {
  daily_claims: DailyClaimTable
}

/** One daily bonus; nobody has two for the same calendar day. */
interface DailyClaimTable {
  user_id: string
  /** `YYYY-MM-DD`, in the zone it was claimed in. */
  local_day: string
  time_zone: string
  /** Days in a row, this one included. */
  streak_days: number
  /** All of it, streak bonus included. */
  awarded_credits: number
  claimed_at: Date
}
