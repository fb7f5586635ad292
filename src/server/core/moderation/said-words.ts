/** Nobody honest masks more words than this. */
const MOST_MASKED_WORDS = 100

/** Whether one of the words is among the refused, also when letters of it are masked: "n*ked". */
export function says(words: readonly string[], refused: ReadonlySet<string>): boolean {
  if (words.some((word) => refused.has(word))) return true
  const masked = words.filter((word) => word.includes('*')).slice(0, MOST_MASKED_WORDS)
  return masked.some((word) => {
    const pattern = new RegExp(`^${word.replaceAll('*', '.')}$`, 'u')
    return [...refused].some((one) => pattern.test(one))
  })
}

/** One pattern is looked for in one go; a text may be as long as a request. */
export function anyOf(phrases: readonly RegExp[], flags = ''): RegExp {
  return new RegExp(phrases.map(({ source }) => source).join('|'), `u${flags}`)
}
