/** Right words that differ from words of the lexicon by a slip of the keyboard. */
const RIGHT_WORDS = new Set(
  'bread angle angles trail sight bored board abroad broad boast roast toast crow brows brown from form there three their them then than when where while whole would could should bring being bling coast boat beat bear beard wear swear spear shred share shape shade shave shove shore store stare stars start stark smart spark scare scarf score coral carol crawl cloud could color cloak clock croak glove globe grove grave brave crave grace trace track trick brick prick pricks brisk frisk risk wrist waist waste taste paste paster plaster place palace plane plan plant planet clean clear claim calm clam palm plasma quite quiet sword words world wound round found bound sound hound mound pound ground great treat threat thread tread dread ready reads heads hears years tears fears gears pears dears cart chart charm chars chairs hairs fairs pairs stairs story sorry glory glass grass class clasp crisp braid brand grand strand stand sand said maid main mine mind mint hint hunt aunt haunt taunt vaunt shock stock socks sock soak oak lake late later latter letter better batter butter bitter litter sitter setter ether either neither other mother father bother brother dragon wagon bacon beacon season reason swallow signing singing sinning warming waning diving driving riding lemon melon felon talon salon baron barn born corn horn thorn worn warn wren green greed breed bread breath wreath heath death health wealth stealth since sense tense dense dance lance glance stance chance change charge large barge badge bridge fridge ridge midge'.split(
    ' ',
  ),
)

/** Slips of words so short that only habit tells what was meant. */
const COMMON_SLIPS: Readonly<Record<string, string>> = {
  blak: 'black',
  blck: 'black',
  blac: 'black',
  gren: 'green',
  whte: 'white',
  wite: 'white',
  brwn: 'brown',
  bown: 'brown',
  blu: 'blue',
  bleu: 'blue',
  yelow: 'yellow',
  purpel: 'purple',
  hir: 'hair',
  hari: 'hair',
  eyse: 'eyes',
  wman: 'woman',
  womn: 'woman',
  skrt: 'skirt',
  coton: 'cotton',
}

/** What careless fingers make of a word: one letter out, or two neighbours swapped. The first letter is nearly always right. */
export function slipsOf(word: string): string[] {
  const slips: string[] = []
  for (let at = 1; at < word.length; at += 1) {
    if (word.length > 4) slips.push(word.slice(0, at) + word.slice(at + 1))
    const next = word[at + 1]
    if (next !== undefined && next !== word[at]) slips.push(word.slice(0, at) + next + word[at] + word.slice(at + 2))
  }
  return slips
}

/** Finds the word that was meant among `known` words; undefined for right words and for strangers. */
export function spellingOf(known: Iterable<string>): (word: string) => string | undefined {
  let meant: Map<string, string> | undefined
  const learn = () => {
    const index = new Map<string, string>()
    for (const word of known) {
      if (word.length < 4 || word.includes(' ')) continue
      for (const slip of slipsOf(word)) if (!index.has(slip)) index.set(slip, word)
    }
    return index
  }
  const all = new Set(known)
  return (word) => {
    if (word.length < 3 || RIGHT_WORDS.has(word) || !/^\p{L}+$/u.test(word)) return undefined
    meant ??= learn()
    // A letter too few or swapped ('beutiful', 'hiar'), then a letter twice ('greeen'), then a wrong one ('swaater').
    const common = COMMON_SLIPS[word]
    if (common !== undefined) return common
    const direct = meant.get(word)
    // Of short words too many are words of their own: only swapped letters count.
    if (direct !== undefined && (word.length > 4 || direct.length === word.length)) return direct
    if (word.length < 5) return undefined
    const doubled = word.replace(/(.)\1/u, '$1')
    if (doubled !== word && all.has(doubled)) return doubled
    if (word.length < 7) return undefined
    const shorter = slipsOf(word).filter((slip) => slip.length < word.length)
    return shorter.map((slip) => meant?.get(slip)).find(Boolean)
  }
}
