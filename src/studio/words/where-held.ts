/** What hangs at a belt or on a back by itself. */
const HANGS =
  /sword|saber|sabre|katana|blade|cutlass|scimitar|rapier|dagger|kni(?:fe|ves)|gun|pistol|revolver|flintlock|rifle|musket|axe|hatchet|hammer|spear|staff|bow$|shield|guitar|lute|whip|lasso|scythe|trident|quiver|claymore|bokken|wakizashi|machete|blaster/

/** What is held between lips or teeth. */
const MOUTHED = /pipe|cigar|straw|grass|lolli|toothpick|candy|rose|flower|whistle|hay|wheat|matchstick/
/** What people do with it there. */
const IN_MOUTHS =
  'smok(?:es|ing)|puff(?:s|ing)(?: on)?|chew(?:s|ing)(?: on)?|suck(?:s|ing)(?: on)?|lick(?:s|ing)|bit(?:es|ing)(?: on| down on)?'
/** What is carried with its middle on a shoulder and its end in a hand, not slung. */
const SHOULDERED =
  /sword|katana|claymore|blade|axe|hammer|spear|staff|rifle|musket|scythe|pickaxe|shovel|spade|rake|pitchfork|\bbat\b|umbrella|broom|oar|pole|mace|rod/
const OWN = '(?:his|her|their|the|one|an|my)(?: \\w+)?'

/** Where a thing is that is not just in a hand, after its name. */
const WHERE: readonly (readonly [words: string, where: string])[] = [
  ['(?:raised|high|aloft|overhead)|(?:over|above) OWN head', 'overhead'],
  ['(?:under|beneath) OWN arm', 'under arm'],
  ['(?:in|between|from|out of) OWN (?:mouth|teeth|lips)', 'in the mouth'],
  ['(?:at|on|by|from|in|round|around) OWN (?:hips?|belt|waist|side|holster|scabbard)', 'at the hip'],
  ['(?:on|over|across) OWN shoulders?', 'on the shoulder'],
  ['(?:on|over|across|behind) OWN (?:back|shoulders?)', 'on the back'],
  ['(?:to|against) OWN chest', 'at the chest'],
  ['(?:at|to|before|over|by|in front of|covering|hiding) OWN (?:face|mouth|nose|lips|ear|eyes?)', 'at the face'],
]

/** 'a katana at the hip', 'raising his axe', 'looking through a telescope'; hands of their own are on hips without it. */
export function whereHeld(words: string, term: string): string | undefined {
  if (new RegExp(`\\b(?:rais|lift)(?:es|ing|s) (?:\\w+ ){1,2}${term}\\b`).test(words)) return 'overhead'
  if (new RegExp(`\\b(?:${IN_MOUTHS}) (?:\\w+ ){0,3}${term}\\b`).test(words) && MOUTHED.test(term)) return 'in the mouth'
  if (
    /book|tome|folder|journal|diary|clipboard/.test(term) &&
    new RegExp(`\\b(?:hug|clutch|clasp|cradl)(?:s|es|ing|ging) (?:\\w+ ){0,4}${term}\\b`).test(words)
  )
    return 'at the chest'
  if (
    /mic|mike/.test(term) &&
    new RegExp(`\\b(?:s[iu]ng|sing(?:s|ing|er)|croon\\w*|rap\\w*|speak\\w*) .*${term}\\b`).test(words)
  )
    return 'at the face'
  if (new RegExp(`\\bthrough (?:\\w+ ){1,2}${term}\\b`).test(words)) return 'at the eye'
  const after = `\\b${term} (?:(?!hand|arm|and\\b|with)\\w+ ){0,3}?`
  const where = WHERE.find(([said]) => new RegExp(`${after}(?:${said.replaceAll('OWN', OWN)})\\b`).test(words))?.[1]
  if (where === 'in the mouth' && !MOUTHED.test(term)) return 'at the face'
  const isSlung = !SHOULDERED.test(term) || new RegExp(`\\b${term} (?:\\w+ )?(?:slung|strapped|hung|tied)\\b`).test(words)
  const place = where === 'on the shoulder' && isSlung ? 'on the back' : where
  return place && /hip|back/.test(place) && !HANGS.test(term) ? undefined : place
}
