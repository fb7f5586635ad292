const DETERMINER =
  /\b(?:a|an|the|his|her|their|its|my|your|another|one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|several|many|both)\b/
/** Words before a noun that bring somebody else, and whatever describes the noun. */
const OPENER =
  /(?:^|[\s,;.])(and|&|\+|plus|with|alongside|beside|besides|next to|near|behind|in front of|facing|between|versus|vs|holding|holds|carrying|carries|hugging|hugs|embracing|kissing|kisses|helping|teaching|protecting|watching|leading|meeting|fighting|guarding|comforting|lifting|cradling|feeding|accompanied by|followed by|led by|surrounded by|together with|along with|as well as|opposite|while)((?:\s+[\p{L}\p{N}'-]+){0,5})$/u
const AND = /^(?:and|&|\+|plus|versus|vs|as well as|while)$/
const HOLD = /^(?:hold|carr|hug|embrac|kiss|lift|cradl|feed|comfort)/
/** Between an opener and a noun these lead elsewhere: 'with a picture of a king', 'and dressed as a witch'. */
const ELSEWHERE =
  /\b(?:as|like|from|is|are|was|for|to|than|who|that|which|named|called|in|on|at)\b|\bof (?!her|his|their|friends)/
/** What somebody does to somebody else, with or without a preposition: 'teaches a girl', 'pours tea for an old lady'. */
const DOES =
  /(?<!\b(?:the|an?|his|her|their) )\b(?:teach|push|pull|carr|hold|help|chas|follow|lead|feed|wash|brush|braid|dress|hand|giv|show|offer|pour|serv|photograph|film|interview|arrest|examin|heal|bandag|treat|comfort|consol|watch|look|star|smil|wav|talk|speak|chat|argu|laugh|danc|walk|fight|battl|duel|confront|greet|meet|kiss|hug|tickl|lift|swing|cradl|rock|nurs|guid|escort|protect|guard|shield|sav|rescu|scold|read|sing|listen|tell|whisper|point|kneel|bow|propos|marr|bath|danc|play|shar)(?:e?s|ies|ing|ying|e|y)? (?:[\p{L}'-]+ ){0,4}?(?:an?|his|her|their|another|two|three)(?: [\p{L}'-]+){0,3}$/u
/** Between what is done and a noun these bring nobody: 'holding a portrait of a king', 'looks like a queen'. */
const NO_BODY =
  /\b(?:as|like|than|named|called|picture|painting|portrait|photo|photograph|statue|doll|drawing|poster|plays? an?|playing an?)\b/
/** So far back a clause is looked at, in characters. */
const LONGEST_CLAUSE = 100

interface Opener {
  readonly word: string
  readonly hasDeterminer: boolean
  /** 'and', 'versus': the two are named side by side. */
  readonly isAnd: boolean
  /** 'holding', 'kissing' */
  readonly isTouch: boolean
}

/** The word before a noun that brings somebody else, if nothing leads elsewhere in between. */
export function openerOf(gap: string): Opener | undefined {
  const found = OPENER.exec(gap.trimEnd())
  if (!found) return undefined
  const [, word = '', rest = ''] = found
  // 'and next to a man': the last opener counts.
  const inner = openerOf(rest)
  if (inner) return inner
  if (leadsElsewhere(rest)) return undefined
  return { word, hasDeterminer: DETERMINER.test(rest), isAnd: AND.test(word), isTouch: HOLD.test(word) }
}

/** Whether words before a noun make it something else than somebody who is there: 'dressed as a', 'a picture of a'. */
export const leadsElsewhere = (words: string) => ELSEWHERE.test(words)

/** Whether a text breaks off after what somebody does to somebody: '…teaches a small'. */
export function doesToSomebody(text: string): boolean {
  const clause = text
    .slice(-LONGEST_CLAUSE)
    .toLowerCase()
    .split(/[,.;:()]/)
    .at(-1)!
    .trim()
  return DOES.test(clause) && !NO_BODY.test(clause)
}
