/** Length of a text as people count it for our limits: Unicode code points after NFC, so an emoji is not two. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text.normalize('NFC')) count += 1
  return count
}

/** Whether a text, which is NFC, has at least so many characters; counts only where its length leaves it open. */
export function hasAtLeast(text: string, minCharacters: number): boolean {
  return text.length >= 2 * minCharacters || countCharacters(text) >= minCharacters
}

/** The same for at most so many. */
export function hasAtMost(text: string, maxCharacters: number): boolean {
  return text.length <= maxCharacters || (text.length <= 2 * maxCharacters && countCharacters(text) <= maxCharacters)
}

/** The first `maxCharacters` code points of a text; never cuts a surrogate pair in two. */
export function cutCharacters(text: string, maxCharacters: number): string {
  return Array.from(text.normalize('NFC')).slice(0, maxCharacters).join('')
}

/** A name without the marks that turn the direction of the text around it; a name's own letters say their direction. */
export function withoutDirectionMarks(name: string): string {
  return name.replace(/\p{Bidi_Control}/gu, '')
}

/** Whether any character of it can be seen: not only spaces, controls, joiners, fillers and loose accents. */
export function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\u2800]/u.test(text)
}
