/** How often something may happen: `most` times in each window, which begins with its first use. */
export interface RateLimit {
  readonly name: string
  readonly most: number
  readonly windowMs: number
}
