const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/**
 * A text as lower-case words without accents and invisible characters, with digits in place of letters undone ("nud3") and
 * spelled-out words joined ("n u d e"). Numbers stay numbers.
 */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  const words = plain.split(/[^\p{L}\p{N}@$]+/u).filter(Boolean)
  return joinSpelled(words.map(readLetters))
}

function readLetters(word: string): string {
  // "8yo" and "12y" are ages, "1984" is a number: only a word that begins with letters hides others behind digits.
  if (!/\p{L}/u.test(word) || /^\d+(yo|y|th|st|nd|rd|s)?$/.test(word)) return word
  return word.replaceAll(/[013457@$]/g, (sign) => LETTER_OF[sign] ?? sign)
}

function joinSpelled(words: readonly string[]): string[] {
  const joined: string[] = []
  let letters = ''
  const flush = () => {
    // "a" and "i" stand alone in ordinary sentences.
    if (letters.length > 2) joined.push(letters)
    else joined.push(...letters)
    letters = ''
  }
  for (const word of words) {
    if (word.length === 1 && /\p{L}/u.test(word)) letters += word
    else {
      flush()
      joined.push(word)
    }
  }
  flush()
  return joined
}
