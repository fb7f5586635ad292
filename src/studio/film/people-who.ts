const ONE =
  'wom[ae]n|m[ae]n|girl|boy|lady|gentleman|guy|person|child|kid|baby|toddler|teenager|couple|friend|wife|husband|mother|father|mum|mom|dad|daughter|son|brother|sister|grandmother|grandfather|king|queen|prince|princess|knight|witch|wizard|warrior|pirate|robot|dancer|soldier|bride|groom|elf|cat|dog|fox|wolf|bear'
const SEVERAL =
  'women|men|girls|boys|ladies|gentlemen|guys|people|children|kids|toddlers|teenagers|couples?|pair|friends|lovers|twins|sisters|brothers|siblings|parents|newlyweds|family|knights|witches|wizards|warriors|pirates|robots|dancers|soldiers|elves'

/** What stands before a verb of several: 'a man and a woman dance', 'two old friends dance', 'they slowly dance'. */
const BEFORE = String.raw`(?:they|we|both|(?:${SEVERAL})|(?:two|three|four) (?:\w+ )?\w+s|and (?:\w+ ){0,4}?(?:${ONE}))(?: (?:together|\w+ly|both|all))?`

/** A pattern's source for verbs in the form that several people do them in. */
export function verbsOfSeveral(verbs: string): string {
  return String.raw`(?<=\b${BEFORE} )(?:${verbs})`
}
