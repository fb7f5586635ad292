import { type Lexeme, termOf } from './sense.ts'

/** 'twins', 'two girls', '2girls' name several people with one noun. */
const SEVERAL =
  /^(?:women|ladies|girls|men|gentlemen|gents|dudes|boys|brothers|sisters|(?:grand)?children|kids|toddlers|people|friends|(?:(?:old|elderly|young) )?couple|lovers|newlyweds|twins|triplets|siblings|spouses|parents|grandparents|businessmen|businesswomen|noblewomen|(?:a|happy|young) family|family of .+)$/

/** 'a small child' is an age to the lexicon. */
const CHILD = /\b(?:child|kid|baby|toddler|infant)$/

/** 'dancing with a …', 'Mira and her …' */
const WITH_SOMEBODY =
  /\p{L}+ (?:and|with|beside|next to) |\b(?:holding|carrying|hugging|kissing|lifting|cradling|feeding|comforting) /iu

/** 'Ana has red hair, Ben wears …' */
const TWO_NAMES =
  /(?:^|[.\n])\s*\p{Lu}\p{L}+ (?:is|has|wears|with|in)\b[\s\S]{0,200}(?:[.;,\n]|\band|\bwhile) ?\s*\p{Lu}\p{L}+ (?:is|has|wears|with|in)\b/u

/** Whether a text may tell of more than one person, so that it is worth a closer look: it names two, or one noun names several. */
export function mayBeSeveral(text: string, lexemes: readonly Lexeme[]): boolean {
  const people = lexemes.filter((lexeme) => (termOf(lexeme, 'person') ?? CHILD.exec(termOf(lexeme, 'age') ?? '')) != null)
  const [first] = people
  if (people.length < 2 && TWO_NAMES.test(text)) return true
  if (people.length === 1 && WITH_SOMEBODY.test(text.slice(0, first!.start))) return true
  return people.length > 1 || people.some((lexeme) => SEVERAL.test(termOf(lexeme, 'person') ?? '') || isPlural(text, lexeme))
}

/** 'two wizards', '2girls'; that a name ends in s is found out by a closer look. */
function isPlural(text: string, lexeme: Lexeme): boolean {
  const written = text.slice(lexeme.start, lexeme.end).toLowerCase()
  return (/[^s]s$|men$/.test(written) || /^\d/.test(written)) && !lexeme.isPossessive
}
