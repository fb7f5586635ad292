/** Whether every searched word stands somewhere in the texts, capitals and accents aside. Nothing searched finds all. */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const haystack = plain(texts.join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
}
