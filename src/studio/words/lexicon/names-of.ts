/** A lexicon table from lists of names by meaning: `{ hat: 'fedora, trilby' }` → `{ fedora: 'hat', trilby: 'hat' }`. */
export function namesOf<const Meaning extends string>(
  lists: Readonly<Partial<Record<Meaning, string>>>,
): Record<string, Meaning> {
  const entries = Object.entries<string>(lists as Record<string, string>).flatMap(
    ([meaning, names]) => names.split(', ').map((name) => [name, meaning as Meaning] as const), // the keys of a literal record
  )
  return Object.fromEntries(entries)
}
