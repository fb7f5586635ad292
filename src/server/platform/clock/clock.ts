/** Server time as a part, so that tests and `/dev/clock` can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
