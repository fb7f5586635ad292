export interface DepartureTables {
  departures: DepartureTable
}

/** Somebody whose account is gone and whose belongings are being removed. */
export interface DepartureTable {
  user_id: string
  left_at: Date
}
