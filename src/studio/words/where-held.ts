/** What hangs at a belt or on a back by itself. */
const HANGS =
  /sword|saber|sabre|katana|blade|cutlass|scimitar|rapier|dagger|kni(?:fe|ves)|gun|pistol|revolver|flintlock|rifle|musket|axe|hatchet|hammer|spear|staff|bow$|shield|guitar|lute|whip|lasso|scythe|trident|quiver|claymore|bokken|wakizashi|machete|blaster/

/** What is held between lips or teeth. */
const MOUTHED = /pipe|cigar|straw|grass|lolli|toothpick|candy|rose|flower|whistle|hay|wheat|matchstick/
/** What people do with it there. */
const IN_MOUTHS =
  /\b(?:smok(?:es|ing)|puff(?:s|ing)(?: on)?|chew(?:s|ing)(?: on)?|suck(?:s|ing)(?: on)?|lick(?:s|ing)|bit(?:es|ing)(?: on| down on)?) (?:\w+ ){0,3}$/
/** What is carried with its middle on a shoulder and its end in a hand, not slung. */
const SHOULDERED =
  /sword|katana|claymore|blade|axe|hammer|spear|staff|rifle|musket|scythe|pickaxe|shovel|spade|rake|pitchfork|\bbat\b|umbrella|broom|oar|pole|mace|rod/
const OWN = '(?:his|her|their|the|one|an|my)(?: \\w+)?'

/** What is said before its name of a thing that is held high, before the chest, and looked through. */
const RAISED = /\b(?:rais|lift)(?:es|ing|s) (?:\w+ ){1,2}$/
const HUGGED = /\b(?:hug|clutch|clasp|cradl)(?:s|es|ing|ging) (?:\w+ ){0,4}$/
const LOOKED_THROUGH = /\bthrough (?:\w+ ){1,2}$/
/** And after it, of a thing that hangs. */
const SLUNG = /^ (?:\w+ )?(?:slung|strapped|hung|tied)\b/

/** Where a thing is that is not just in a hand, after its name. */
const WHERE = (
  [
    ['(?:raised|high|aloft|overhead)|(?:over|above) OWN head', 'overhead'],
    ['(?:under|beneath) OWN arm', 'under arm'],
    ['(?:in|between|from|out of) OWN (?:mouth|teeth|lips)', 'in the mouth'],
    ['(?:at|on|by|from|in|round|around) OWN (?:hips?|belt|waist|side|holster|scabbard)', 'at the hip'],
    ['(?:on|over|across) OWN shoulders?', 'on the shoulder'],
    ['(?:on|over|across|behind) OWN (?:back|shoulders?)', 'on the back'],
    ['(?:to|against) OWN chest', 'at the chest'],
    ['(?:at|to|before|over|by|in front of|covering|hiding) OWN (?:face|mouth|nose|lips|ear|eyes?)', 'at the face'],
  ] as const
).map(([words, where]) => ({
  said: new RegExp(`^ (?:(?!hand|arm|and\\b|with)\\w+ ){0,3}?(?:${words.replaceAll('OWN', OWN)})\\b`),
  where,
}))

/** So much of a text before and after a name tells where the thing is, in characters. */
const NEAR = 160

/** 'a katana at the hip', 'raising his axe', 'looking through a telescope'; hands of their own are on hips without it. */
export function whereHeld(words: string, term: string): string | undefined {
  const { before, after } = aroundOf(words, term)
  const isBefore = (said: RegExp) => before.some((text) => said.test(text))
  if (isBefore(RAISED)) return 'overhead'
  if (MOUTHED.test(term) && isBefore(IN_MOUTHS)) return 'in the mouth'
  if (/book|tome|folder|journal|diary|clipboard/.test(term) && isBefore(HUGGED)) return 'at the chest'
  if (
    /mic|mike/.test(term) &&
    new RegExp(`\\b(?:s[iu]ng|sing(?:s|ing|er)|croon\\w*|rap\\w*|speak\\w*) .*${term}\\b`).test(words)
  )
    return 'at the face'
  if (isBefore(LOOKED_THROUGH)) return 'at the eye'
  const isAfter = (said: RegExp) => after.some((text) => said.test(text))
  const where = WHERE.find(({ said }) => isAfter(said))?.where
  if (where === 'in the mouth' && !MOUTHED.test(term)) return 'at the face'
  const isSlung = !SHOULDERED.test(term) || isAfter(SLUNG)
  const place = where === 'on the shoulder' && isSlung ? 'on the back' : where
  return place && /hip|back/.test(place) && !HANGS.test(term) ? undefined : place
}

/** What stands before and after each place where a name is said. Patterns with the name in them would be built anew for every thing. */
function aroundOf(words: string, term: string): { readonly before: string[]; readonly after: string[] } {
  const [before, after]: [string[], string[]] = [[], []]
  for (let at = words.indexOf(term); at >= 0; at = words.indexOf(term, at + 1)) {
    const end = at + term.length
    if (/\w/.test(words.charAt(at - 1)) || /\w/.test(words.charAt(end))) continue
    before.push(words.slice(Math.max(0, at - NEAR), at))
    after.push(words.slice(end, end + NEAR))
  }
  return { before, after }
}
