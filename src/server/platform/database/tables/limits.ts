/** How often something was done in the running window of one bucket ("credit-checks/user/…"). */
export interface RateLimitsTable {
  bucket: string
  used: number
  window_ends_at: Date
}

export interface LimitTables {
  rate_limits: RateLimitsTable
}
