/** What hangs at a belt or on a back by itself. */
const HANGS =
  /sword|saber|sabre|katana|blade|cutlass|scimitar|rapier|dagger|kni(?:fe|ves)|gun|pistol|revolver|flintlock|rifle|musket|axe|hatchet|hammer|spear|staff|bow$|shield|guitar|lute|whip|lasso|scythe|trident|quiver|claymore|bokken|wakizashi|machete|blaster/

/** Where a thing is that is not just in a hand, after its name. */
const WHERE: readonly (readonly [words: string, where: string])[] = [
  ['(?:raised|high|aloft|overhead)|(?:over|above) OWN head', 'overhead'],
  ['(?:under|beneath) OWN arm', 'under arm'],
  ['(?:at|on|by|from|in|round|around) OWN (?:hips?|belt|waist|side|holster|scabbard)', 'at the hip'],
  ['(?:on|over|across|behind) OWN (?:back|shoulders?)', 'on the back'],
  ['(?:to|against) OWN chest', 'at the chest'],
  ['(?:at|to|before|over|by|in front of|covering|hiding) OWN (?:face|mouth|nose|lips|ear|eyes?)', 'at the face'],
]

/** 'a katana at the hip', 'raising his axe', 'looking through a telescope'; hands of their own are on hips without it. */
export function whereHeld(words: string, term: string): string | undefined {
  if (new RegExp(`\\b(?:rais|lift)(?:es|ing|s) (?:\\w+ ){1,2}${term}\\b`).test(words)) return 'overhead'
  if (new RegExp(`\\bthrough (?:\\w+ ){1,2}${term}\\b`).test(words)) return 'at the eye'
  const after = `\\b${term} (?:(?!hand|arm|and\\b|with)\\w+ ){0,3}?`
  const where = WHERE.find(([said]) =>
    new RegExp(`${after}(?:${said.replaceAll('OWN', '(?:his|her|their|the|one|an|my)(?: \\w+)?')})\\b`).test(words),
  )?.[1]
  return where && /hip|back/.test(where) && !HANGS.test(term) ? undefined : where
}
