/** `1 video`, `2,000 videos`: a number with its noun, whose plural ends in s. */
export function countWords(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

/** `1 credit`, `1,000 credits`. */
export function creditWords(credits: number): string {
  return countWords(credits, 'credit')
}
