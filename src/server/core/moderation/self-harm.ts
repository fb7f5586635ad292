import { FICTION, HISTORY, PREVENTION } from './contexts.ts'
import { pattern } from './pattern.ts'

const LISTS = {
  SELF: `my ?self|your ?self|your ?selves|him ?self|her ?self|them ?sel(?:f|ves)|urself|ur self|one ?self`,
  OWN: `my|your|his|her|their|ur|our|own`,
  HOW: `how|ways?|methods?|instructions?|guides?|tutorials?|tips?|easiest|quickest|painless|painful|best`,
  LEAVE: `suicide|take the step|takes? (?:his|her|their) own|leave this life|goes? through with it|go through with it|join (?:her|him|me|us) on the other side|the other side|let go|do it together|die|dying(?! (?:after|for|to|of|from|laughing))|be gone|disappear|vanish|leave (?:for good|this world)|leave(?! (?:the|my|a|for|on|this|him|her|it|out|me|home|work))|go to sleep forever|sleep forever|sleep for good|asleep for good|end it(?: all)?|end things|finish (?:it|things|myself|me off)|not wake|never wake|wake up again|not be here|stop existing|cease to exist|exit|over with`,
  SOFTLY: `least chance of surviving|coolest way out|how long it takes|if it hurts?|what time is best|least painful|painless(?:ly)?|without pain|quick(?:est|ly)|fast(?:est|er)?|easiest|peaceful(?:ly)?|surest|certain|reliable|reliably|reliability|works?|high enough|deep enough|enough|hurts? (?:least|less)|comfort|gentle|gently`,
  MEANS: `bridges?|pills?|tablets?|sleeping pills?|paracetamol|tylenol|insulin|train|rope|belt|knot|noose|garage|exhaust|charcoal|helium|cleaner|bleach|razors?|blades?|knife|gun|roof(?:top)?|hanging|jumping|overdos\\w*|od|drowning|carbon monoxide|medication|meds`,
  WOUNDING: `cut|cuts|cutting|slice|burn|burning|hurt|hurting|bruise|scratch|punish|starve|starving|choke|choking`,
  SKIN: `skin|arms?|forearms?|wrists?|thighs?|legs?|my ?self|your ?self|him ?self|her ?self|body|scars?`,
  HIDDEN: `hide|hiding|notice|noticed|notices|secret(?:ly)?|find out|finding out|finds out|see it|not see|leave no|no scars|without (?:my|anyone|anybody)|hear (?:it|me)|cover(?:ing)? up|long sleeves`,
  CHEER: `join us|do it too|fun|freedom|death is|smiling|angel|applause|crowned|dreamy|celebrat\\w+|glitter|perfume ad|points|level up|coolest|tourism|holiday|pretty|beautiful|beautifully|romantic|poetic|free|freedom|relief|lover|feels? (?:so )?good|aesthetic|goals?|cheer\\w*|praise\\w*|proud|respect|inspir\\w+|motivat\\w+|hearts?|glamorous|cool|epic|follow (?:me|her|him)|do it too|brave|loves? (?:him|her|me) more|love me more|dares?|challenge|peace at last|finally (?:at peace|happy|everybody|everyone)|better place`,
  FASTING: `water only|feeding tube|ribs and hip ?bones|hip ?bones|bones to show|hunger|empty is pure|play ana|(?:my|your) inner voice|scold me|under \\d+ (?:calories|cal|kcal)|weight? \\d\\d kilos|weight group|goal picture|ana coach|ana buddy|mia buddy|no food|days without (?:food|eating)|eat(?:ing)? nothing|not eating|stop eating(?! (?:meat|sugar|sweets|bread|chocolate|junk|so|at|fast|animals|dairy))|fasting plan|fast(?:ing)? (?:club|for)|\\d+ ?(?:cal|kcal|calories)|throw(?:ing)? up|bring(?:ing)? up (?:dinner|food|lunch)|purg\\w+|laxatives|size zero|thigh gap|collar ?bones|starv\\w+|under \\d+ ?(?:kilos?|kg|pounds|lbs)|to \\d+ kilos?|lose (?:another )?(?:\\w+ )?(?:kilos?|kg|pounds)|skinny is|recovery is failure|weakness is leaving`,
  DARE: `challenge|dares?|blackout|pass ?out|faint|choking game|hold (?:their|your|his) breath|salt and ice|swallow|russian roulette|who can .{0,30}longest|real burns|tide pod|in front of (?:the |a )?train|train surf\\w*`,
  FOLLOWED: `feels? (?:he|she|they) (?:is|are) a burden|is a burden|beg me to|invites? viewers|can follow|tell me i should|plan the last day|remind us not to back out|things to tell (?:her|him)|telling (?:depressed|sad|lonely|tired) people|nobody (?:will|would) (?:miss|care)|no one (?:will|would) (?:miss|care)|do it (?:tonight|now|already|too)|just do it|go (?:on )?and do it|jump already|final push|last push|convince|talk (?:me|him|her|them) into|persuade|encourage|pushes? (?:him|her|me) to|the (?:beautiful|right|only|best) (?:choice|way out|answer|relief)|only (?:true )?(?:relief|way out)|pick (?:the|a) day|worth(?:less)?|better off dead|kinder to (?:go|leave)`,
}

/** Whoever asks for no help is to be told of it. */
const NO_HOTLINE =
  /\b(?:no|not|without|don t|dont|skip|stop)(?: [^ ]+){0,5} (?:hotlines?|help ?lines?|counsel\w+|therap\w+|lectures?)\b|\b(?:my )?therapist (?:is|was) (?:on holiday|away|ill)\b/g

/** Told to somebody who reads it, or asked for: no story makes it harmless. */
const ADDRESSED = pattern(
  [
    '(?:kys|kill (?:your ?self|urself|ur self|your ?selves)|hang (?:your ?self|urself)|go (?:and )?(?:die|hang your ?self|kill your ?self))',
    '(?:kill|killing|hang|hanging|drown|unalive|unaliving) my ?self',
    '(?:i|you|me|u|we) . (?:should|could|must|want to|wanna|going to|gonna|to|will|ll) . (?:end (?:my|your) life|take (?:my|your) own life|commit suicide|overdose|unalive)',
    '(?:i|you|u) . (?:want to|wanna|should|have to|need to) (?:just |really )?die(?! (?:my|your|her|his|of|laughing|for|hard|from))',
    '(?:end|ending|take|taking) (?:my|your) (?:own )?life',
    '(?:world|everyone|everybody|they|family) . better (?:off )?without (?:me|you|u)',
    '(?:goodbye|farewell|suicide) (?:note|letter) .. (?:before|tonight|i|my|me|overdose)(?! (?:team|colleagues|boss|class|students|office|customers|readers))',
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
    '<SOFTLY> & <LEAVE> & (?:i|me|my|you|your|one|tell|which|what|way|method|methods)',
    '<MEANS> & <LEAVE> & (?:how (?:many|much|long|do|to|high)|which|what|is|enough|best) & (?:i|me|my|you|your|one|they|person|it take)',
    'which .. (?:bridges?|buildings?|roofs?|cliffs?) .. high enough',
    '(?:hanging|jumping|pills|overdose|train|drowning) or . (?:hanging|jumping|pills|overdose|train|drowning)',
    '<WOUNDING> & <SKIN> & <HIDDEN>',
    'hide (?:my|the|her|his) (?:cuts|scars|bruises|weight|fasting|starving)',
    '(?:punish|hurt|burn|cut|harm) my ?self(?! (?:by accident|shaving|on (?:the|a)|cooking))',
    '(?:hurt|harm|cut|burn|punish|starve|choke) (?:<SELF>) & <DARE>|<CHEER>|ideas|dares?|ways?|how to',
    '(?:self ?harm|cutting|cuts|razor|scars) & <CHEER>',
    '(?:razor|blade) & (?:diary|hearts|in the bathroom|already|roses|lover)',
    'suicide (?:pact|notes?|challenge|game|club|partner|cliff)',
    '(?:blackout|choking|pass ?out|fire|paracetamol|tide pod) challenge',
    '(?:tell|telling) (?:me|him|her) (?:that )?(?:i|he|she) should (?:jump|do it|die|end it)',
    'how many .. pills .. (?:is|are) enough',
    '(?:death|dying|suicide) is (?:freedom|peace|beautiful|the only|love|art)',
    'noose & roses|hearts|dreamy|join|flowers|pretty',
    '(?:compare|rank|rate|list) & (?:ways|methods) & (?:quickest|surviv\\w+|painless|comfort|least)',
    '(?:write|writing) .. (?:note to my parents|last note|last letter|goodbye note)',
    '(?:razor lines?|fresh cuts?|cuts on|scars?) & (?:selfie|group|task|points|believe|followers)',
    '(?:hold (?:their|your|his|my) breath|pull till|scarf|belt) & (?:pass out|sees stars|faint|last one standing|unconscious)',
    '(?:overdos\\w*|suicide|hanged|noose|jump(?:s|ed|ing)? from (?:the|a) (?:roof|bridge|building)) & <CHEER>',
    '(?:girl|boy|woman|man|teen) & rooftop|roof|bridge|ledge & jump|jumps|leap|fall & <CHEER>',
    '(?:nobody|no one) (?:will|would) (?:even )?(?:miss|care about) (?:you|u|me)',
    '<FOLLOWED> & <LEAVE>|razor|cut|cutting|jump|suicide|do it tonight|the end & (?:friend|her|him|me|you|teens?|classmate|lonely|viewers?|users|kids)',
    '<FASTING> & (?:be cruel|so i stop|keep going|scale|followers|goals?|jealous|weight|without collaps\\w+|by june|be my|coach|cheer|tips?|trick|secret(?:ly)?|hide|hiding|mother|parents|motivat\\w+|encourag\\w+|mean to me|girls|anorexic|ana|failure|don t (?:tell me to )?stop|dont (?:tell me to )?stop|plan|quietly|flatmates|notic\\w+)',
    '<DARE> & (?:belt|neck|throat|faint|burns?|skin|lighter|hurt|dying|unconscious|myself|yourself|themselves)',
    '(?:last|final) (?:pic|picture|selfie|post|words) & (?:how i|going to do|tomorrow|tmrw|tonight|goodbye|do it)',
    '(?:note|letter|goodbye) & (?:don t look for me|dont look for me|forgive me|i m sorry|im sorry|by the time you read) & (?:tonight|tomorrow|handwriting|goodbye|gone)',
    '(?:i m|im|i am) . standing . (?:bridge|roof|bathroom|tracks|platform|ledge|edge) .. (?:razor|jump|already|train|push)',
    '(?:doc|doctor|gp|pharmacist) .. (?:enough|more) .. (?:od|overdose|die|kill)',
    '(?:tie|knot|rope) .. (?:holds?|strong enough|carry|bear) .. (?:grown man|person|my weight|a man|body|me)',
    '(?:car|exhaust|garage) & (?:garage|hose|engine running|an hour) & (?:make sure|works?|fall asleep|asleep|painless)',
    '(?:methods?|ways?) .. (?:had enough|ending (?:one|my|your) ?s? life|dying|to die|leave this)',
    'ending (?:one s|my|your|one) (?:own )?life',
    'what .. (?:drink|swallow|take) .. (?:finish|end) (?:things|it|me)',
    '(?:cleaner|bleach|pills|poison) .. (?:finish|end) (?:things|it|me)',
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

/** What was long ago or an accident, and who asks for another. */
const NO_WOUNDING =
  /\bused to (?:hurt|cut|harm|burn|starve) (?:myself|himself|herself)\b|\bcuts? on (?:my|his|her|the) [^ ]+ from (?:the|a|my|our) (?:[^ ]+ )?(?:bush|roses?|cat|fence|thorns?|glass|kitchen|work|fall|accident)\b|\b(?:surgery|surgical|operation|birth|accident|burn|battle|war|acne|mastectomy|c section|caesarean) (?:scars?|marks?|survivors?|victims?)\b|\bscars? (?:on|across|over|down) (?:half )?(?:of )?(?:his|her|their|the|my) (?:face|cheeks?|chin|brow|eyes?|eyebrow|lips?|nose|head|chest|back|hands?)\b|\bscars? .{0,40}\bsurgery\b|\bstopped (?:cutting|hurting|starving)\b|\b(?:years?|months) ago i (?:wanted|tried) to [^ ]+ (?:my life|it all|myself)\b|\bhow (?:do|can|should) i (?:talk|speak) (?:to|with) (?:a |my )[^ ]+ who (?:says (?:she|he) )?(?:wants|wanted|tries|tried) to (?:end|take) (?:her|his|their) (?:own )?life|\bcuts? (?:her|his|my|their) (?:own )?hair\b|\bhide (?:the|my|these|those) (?:old )?scars? .{0,40}\b(?:back then|years? ago|long ago|well now|better now|childhood|surgery|operation|accident)\b/g

/** Encourages, explains or shows with delight how somebody harms themselves. */
export function encouragesSelfHarm(line: string): boolean {
  if (PREVENTION.test(line.replaceAll(NO_HOTLINE, ''))) return false
  return ADDRESSED.test(line.replaceAll(NO_WOUNDING, ' ')) || (SHOWN.test(line) && !FICTION.test(line) && !HISTORY.test(line))
}
