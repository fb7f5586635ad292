/** Somebody who can be named with @. */
export interface Named {
  readonly $id: string
  readonly name: string
}

export type TextPart = { readonly text: string; readonly who?: Named }

/** A text in parts: the names after an @ that are somebody's, and what stands between. The longest name wins. */
export function splitMentions(text: string, people: readonly Named[]): TextPart[] {
  const byLength = people.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length)
  const parts: TextPart[] = []
  let plainFrom = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const rest = text.slice(at + 1).toLocaleLowerCase()
    const who = byLength.find(({ name }) => rest.startsWith(name.toLocaleLowerCase()) && !isWord(rest.charAt(name.length)))
    if (!who || isWord(text.charAt(at - 1))) continue
    if (at > plainFrom) parts.push({ text: text.slice(plainFrom, at) })
    plainFrom = at + 1 + who.name.length
    parts.push({ text: text.slice(at, plainFrom), who })
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom) })
  return parts
}

/** Who is named in a text, each once, in its order. */
export function mentionedIn(text: string, people: readonly Named[]): Named[] {
  return [...new Set(splitMentions(text, people).flatMap(({ who }) => who ?? []))]
}

/** The name that is being typed before the caret: where its @ stands and what has been typed of it. */
export function openMention(text: string, caret: number): { at: number; typed: string } | undefined {
  const at = text.lastIndexOf('@', caret - 1)
  if (at === -1 || isWord(text.charAt(at - 1))) return undefined
  const typed = text.slice(at + 1, caret)
  return /^[^\n@]{0,36}$/.test(typed) && !/\s\s|^\s/.test(typed) ? { at, typed } : undefined
}

/** The text with a name in the place of what was typed of it, and where the caret stands then. */
export function completeMention(
  text: string,
  caret: number,
  { at, name }: { at: number; name: string },
): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}_]/u.test(character)
}
