/** How often something was done in the running window of one bucket ("credit-checks/user/…"). */
export interface RateLimitsTable {
  bucket: string
  used: number
  window_ends_at: Date
}

/** Tries that failed lately, and when the next one may come. */
export interface SlowedTriesTable {
  bucket: string
  tries: number
  waits_until: Date
  forgotten_at: Date
}

export interface LimitTables {
  rate_limits: RateLimitsTable
  slowed_tries: SlowedTriesTable
}
