/** Why the program cannot start, as sentences for the person at the terminal; shown without a stack. */
export class StartupError extends Error {
  readonly problems: readonly string[]

  constructor(problems: string | readonly string[], options?: ErrorOptions) {
    const list = typeof problems === 'string' ? [problems] : problems
    super(list.join('\n'), options)
    this.name = 'StartupError'
    this.problems = list
  }
}
