import { FICTION, HISTORY, PREVENTION } from './contexts.ts'
import { pattern } from './pattern.ts'

const LISTS = {
  SELF: `my ?self|your ?self|your ?selves|him ?self|her ?self|them ?sel(?:f|ves)|urself|ur self|one ?self`,
  OWN: `my|your|his|her|their|ur|our|own`,
  HOW: `how|ways?|methods?|instructions?|guides?|tutorials?|tips?|easiest|quickest|painless|painful|best`,
}

/** Told to somebody who reads it, or asked for: no story makes it harmless. */
const ADDRESSED = pattern(
  [
    '(?:kys|kill (?:your ?self|urself|ur self|your ?selves)|hang (?:your ?self|urself)|go (?:and )?(?:die|hang your ?self|kill your ?self))',
    '(?:kill|killing|hang|hanging|drown|unalive|unaliving) my ?self',
    '(?:i|you|me|u|we) . (?:should|could|must|want to|wanna|going to|gonna|to|will|ll) . (?:end (?:my|your) life|take (?:my|your) own life|commit suicide|overdose|unalive)',
    '(?:i|you|u) . (?:want to|wanna|should|have to|need to) (?:just |really )?die(?! (?:my|your|her|his|of|laughing|for|hard|from))',
    '(?:end|ending|take|taking) (?:my|your) (?:own )?life',
    '(?:world|everyone|everybody|they|family) . better (?:off )?without (?:me|you|u)',
    '(?:goodbye|farewell|suicide) (?:note|letter) .. (?:before|tonight|i|my|me|overdose)',
    '(?:i|me) .. overdos\\w+',
    '(?:want to|wanna|going to|gonna|how (?:to|can i|do i)) (?:hurt|harm|cut|burn|injure) my ?self',
    '(?:reasons?|why) .. (?:kill|hang) my ?self',
    '(?:write|help|compose) .. suicide (?:note|letter)',
    'which (?:bridge|building|pills?) .. (?:die|kill|jump)',
    'how (?:many|much) .. (?:pills?|tablets?|paracetamol|drugs?|insulin|it take) .. (?:die|kill|overdose|death|lethal)',
    '(?:lethal|deadly|fatal) dose',
    '<HOW> .. (?:commit(?:ting)? suicide|suicide|end (?:my|your) life|self ?harm|cut(?:ting)? (?:my|your) ?self|hang (?:<SELF>)|kill (?:<SELF>)|die)(?! (?:watching|season|squad|prevention|in (?:the )?game))',
    'suicide .. (?:<HOW>|is (?:cool|fun|good|beautiful|the|an|your|my)|the answer|cool|glorious|looks? cool)',
    '(?:encourage|convince|tell|persuade|talk) (?:me|him|her|them|my [^ ]+) .. (?:suicide|kill|cut|hang|die|starve|end my)',
    '(?:cut|cutting|slice) (?:deeper|my ?self|your ?self)',
    '(?:pro ?ana|pro ?mia|thinspo|thinspiration)',
    '(?:stop eating|starv\\w+|purg(?:e|ing)|not eat|skip meals) .. (?:get away|notic\\w+|parents|secret\\w*|until|skinny|perfect|thin|days|completely|bones)',
    'starve (?:<SELF>)',
    '(?:tie|tying|make) a noose',
  ],
  LISTS,
)

/** Shown: a play of the stage and history may show it. */
const SHOWN = pattern(
  [
    '(?:kill|kills|killing|hang|hangs|hanging|hanged|drown|drowns|drowning|shoots|shooting|stabs|stabbing) (?:<SELF>)(?! (?:out|around|a|an|some|in the (?:mirror|water|pool)|laughing))',
    '(?:slit|slits|slitting|slash|slashes|slashing|cut|cuts|cutting|razor) .. (?:<OWN>) (?:own )?(?:wrists?|arms?|veins?|throat)(?! (?:band|watch))',
    '(?:self ?harm|razor|cutting) (?:cuts|scars|wounds|marks) .. (?:wrists?|arms?|legs?)',
    '(?:cuts?|slashes|wounds) on (?:<OWN>) (?:wrists?|arms) .. (?:cut|myself|razor)',
    'commit(?:s|ted|ting)? suicide',
    '(?:jump|jumps|jumping|leap|leaps|leaping) .. (?:bridge|building|roof|rooftop|cliff|window|train) .. (?:to (?:die|end)|end it|kill|suicide|his death|her death)',
    '(?:pills?|tablets|overdos\\w+|poison|medication) .. to (?:die|end|kill)',
    '(?:swallow\\w*|tak(?:e|es|ing)|overdos\\w+) .. (?:pills?|tablets) .. (?:die|suicide|dead|death)',
    '(?:hang|hangs|hanging|hanged|hung) from (?:a|the|her|his) (?:noose|ceiling|beam|rafters?)',
    '(?:hang|hangs|hanging|hanged) from a rope .. (?:room|bedroom|attic|dead|lifeless|alone)',
    '(?:gun|pistol|revolver) . (?:to|at|against|in|into|inside) (?:<OWN>)(?: own)? (?:head|temple|mouth|chin)',
    '(?:noose|rope) .. (?:<OWN>) own neck',
    '(?:end|ending) (?:it all|(?:his|her|their) (?:own )?life)',
  ],
  LISTS,
)

/** Encourages, explains or shows with delight how somebody harms themselves. */
export function encouragesSelfHarm(line: string): boolean {
  if (PREVENTION.test(line)) return false
  return ADDRESSED.test(line) || (SHOWN.test(line) && !FICTION.test(line) && !HISTORY.test(line))
}
