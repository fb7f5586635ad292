/** How tries that fail grow slower: `free` at once, then each next one waits twice as long as the one before. */
export interface Pace {
  readonly name: string
  readonly free: number
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** After so long without a try all is forgotten. */
  readonly memoryMs: number
}
