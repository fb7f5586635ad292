import commonWords from '@zxcvbn-ts/language-common'

/** The 49,000 commonest of passwords that became known, in lower case. */
const COMMON = new Set(commonWords.dictionary['passwords-common'])
/** What people add to a word so that it counts as a password. */
const TRIMMINGS = /^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu
const FEW_CHARACTERS = 2
/** From this length on even a few characters in some order are many to guess. */
const SHORT_BELOW = 16

/** Whether it is one of the commonest passwords, also with other capitals, or hardly more than one key. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (COMMON.has(plain)) return true
  return plain.length < SHORT_BELOW && new Set(plain).size <= FEW_CHARACTERS
}

/** Whether it is one of the words that everybody knows of this person, alone or with digits and signs around it. */
export function isOwnWord(password: string, words: readonly string[]): boolean {
  const given = bare(password)
  return given !== '' && words.some((word) => bare(word) === given)
}

function bare(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(TRIMMINGS, '')
}
