/** Source of a pattern for English verbs in all their regular forms: "stab" is also "stabs", "stabbed", "stabbing". */
export function inflected(verbs: string): string {
  return verbs.split(/\s+/).flatMap(formsOf).join('|')
}

function formsOf(verb: string): string[] {
  if (verb.endsWith('e')) return [verb, `${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`]
  if (/[^aeiou]y$/.test(verb)) return [verb, `${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`]
  const stem = /^[^aeiou]*[aeiou][bdgmnpt]$/.test(verb) ? verb + verb.at(-1) : verb
  const third = /(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`
  return [verb, third, `${stem}ed`, `${stem}ing`]
}

/** Source of a pattern for long words and how they are mistyped: with a letter left out, or two that have changed places. */
export function mistyped(words: string): string {
  return words.split(/\s+/).flatMap(slipsOf).join('|')
}

function slipsOf(word: string): string[] {
  const slips = [word]
  for (let at = 1; at < word.length; at++) {
    slips.push(word.slice(0, at) + word.slice(at + 1))
    if (at + 1 < word.length) slips.push(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2))
  }
  return slips
}
