/** Length of a text as people count it for our limits: Unicode code points after NFC, so an emoji is not two. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text.normalize('NFC')) count += 1
  return count
}

/** The first `maxCharacters` code points of a text; never cuts a surrogate pair in two. */
export function cutCharacters(text: string, maxCharacters: number): string {
  return Array.from(text.normalize('NFC')).slice(0, maxCharacters).join('')
}
