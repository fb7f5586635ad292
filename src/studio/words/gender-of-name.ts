const FEMALE = new Set(
  'alice agnes amy ann anne audrey beth carmen caroline catherine charlotte chloe claire diane edith eleanor elizabeth ellen emily esther eve fay frances freya gertrude grace greta hannah harriet heather helen ingrid iris isabel jane janet jasmine jennifer jess judith judy karen kate kathleen kim lily liz lucy mabel margaret marie mary megan meg molly nancy olive pearl rachel rose ruby ruth sarah sally sophie susan violet vivian yasmin zoe'.split(
    ' ',
  ),
)
const MALE = new Set(
  'aaron adam adrian ahmed alan albert alexander ali amir andrew anthony anton arthur ben benjamin bob boris brian carl carlos charles chen christopher daniel dave david diego edward eric ethan felix finn frank frederick george hans harold harry hassan henry hugo ibrahim igor isaac ivan jack jacob jake james jan jim joe john jonas jorge joseph juan karl kenji kevin kofi kurt lars leo liam louis luis luke marco mark martin mateo matthew max michael miguel mohammed nathan nicholas noah olaf oliver omar oscar otto patrick paul pavel pedro peter philip pierre rafael ralph richard robert roland samuel sean simon stefan stephen sven theo thomas thorgrim tim tom victor viktor walter william yusuf luca joshua elia mustafa'.split(
    ' ',
  ),
)

/** They end like names of women, and are anybody's. */
const EITHER = /^(?:sasha|nikita|noa|misha|kolya|vanya|grisha|akira|ezra|dana|jona)$/

/** What most people of a name are, where the name tells it; stated genders and pronouns replace it. */
export function genderOfName(name: string): 'female' | 'male' | undefined {
  if (MALE.has(name)) return 'male'
  return FEMALE.has(name) || (/[^aeiou](?:i|e)?a$|(?:ette|elle|line|bel)$/.test(name) && !EITHER.test(name))
    ? 'female'
    : undefined
}
