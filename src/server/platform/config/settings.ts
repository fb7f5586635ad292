/** The environment as the program sees it. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads single settings and collects a sentence for each that makes no sense, so that all are told at once. */
export class Settings {
  readonly problems: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** The value without surrounding blanks; an empty value counts as not set. */
  text(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined
  }

  /** A whole number within both bounds. */
  wholeNumber(name: string, range: { least: number; most: number; standard: number }): number {
    const text = this.text(name)
    if (text === undefined) return range.standard
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (value >= range.least && value <= range.most) return value
    this.problems.push(`${name} is "${text}", but must be a whole number from ${range.least} to ${range.most}.`)
    return range.standard
  }

  oneOf<const Choice extends string>(name: string, choices: readonly Choice[], standard: Choice): Choice {
    const text = this.text(name)
    if (text === undefined) return standard
    const choice = choices.find((known) => known === text)
    if (choice !== undefined) return choice
    this.problems.push(`${name} is "${text}", but must be ${choices.map((known) => `"${known}"`).join(' or ')}.`)
    return standard
  }

  /** Two settings that make sense only together; undefined when neither is set. */
  pair(first: string, second: string): [string, string] | undefined {
    const values = [this.text(first), this.text(second)] as const
    if (values[0] !== undefined && values[1] !== undefined) return [values[0], values[1]]
    if (values[0] !== undefined) this.problems.push(`${first} is set, but ${second} is missing.`)
    if (values[1] !== undefined) this.problems.push(`${second} is set, but ${first} is missing.`)
    return undefined
  }

  /** `preview=studio, video=fal`, as a record; `example` is told when one is none. */
  pairs(name: string, example: string): Record<string, string> {
    const pairs = (this.text(name)?.split(/[\s,]+/) ?? []).filter((text) => text !== '')
    const read: Record<string, string> = {}
    for (const pair of pairs) {
      const [left = '', right = '', ...rest] = pair.split('=')
      const isPair = /^[a-z][a-z-]*$/.test(left) && /^[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(right) && !right.includes('..')
      if (!isPair || rest.length > 0) this.problems.push(`${name} has "${pair}", which is not a pair like ${example}.`)
      else if (left in read) this.problems.push(`${name} names "${left}" twice.`)
      else read[left] = right
    }
    return read
  }

  /** A web origin without path: `https://troupe.example`. */
  origin(name: string, text = this.text(name)): string | undefined {
    if (text === undefined) return undefined
    const url = URL.parse(text)
    const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
    if (isOrigin && !url.username && !url.password) return url.origin
    this.problems.push(`${name} has "${text}", which is not an address like https://example.com, without path.`)
    return undefined
  }
}
