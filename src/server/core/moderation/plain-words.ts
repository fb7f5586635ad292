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

/** Cyrillic and Greek letters that look like Latin ones, and the Turkish i without its dot. */
const LOOKALIKES = 'аaеeоoрpсcхxуyіiјjѕsԁdһhкkмmтtвbнnαaοoεeρpιiνvκkτtυuηn'
const LATIN_OF: ReadonlyMap<string, string> = new Map(
  Array.from({ length: LOOKALIKES.length / 2 }, (_, index) => [LOOKALIKES.charAt(2 * index), LOOKALIKES.charAt(2 * index + 1)]),
)

/**
 * A text as lower-case words without accents and invisible characters, with digits and foreign lookalikes in place of letters
 * undone ("nud3"), stretched ones shortened ("nuuude") and spelled-out words joined ("n u d e"). Numbers stay numbers, and a
 * `*` that hides a letter stays.
 */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
  const words = plain.split(/[^\p{L}\p{N}@$*]+/u).map((word) => word.replaceAll(/^\*+|\*+$|^@(?=\p{L}{3})/gu, ''))
  return joinSpelled(words.filter(Boolean).map((word) => shorten(readLetters(readLookalikes(word)))))
}

/** "nuuude" is stretched, "iii" and "xxx" are not. */
function shorten(word: string): string {
  return /^(.)\1*$/u.test(word) ? word : word.replaceAll(/(\p{L})\1{2,}/gu, '$1')
}

/** Only words that mix scripts hide something; words of another language stay as they are. */
function readLookalikes(word: string): string {
  if (!/[a-z]/.test(word) || !/[\u0370-\u052f]/.test(word)) return word
  return Array.from(word, (letter) => LATIN_OF.get(letter) ?? letter).join('')
}

function readLetters(word: string): string {
  // "8yo" and "12yrs" are ages, "1984" is a number: only other words hide letters behind digits.
  if (!/\p{L}/u.test(word) || /^\d+(yo|y|yrs?|years?|th|st|nd|rd|s)?$/.test(word)) return word
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
