import { DELIVERED, FICTION, HISTORY, KNOWN, PREVENTION, REAL_PERSON } from './contexts.ts'
import { inflected } from './inflected.ts'
import { pattern } from './pattern.ts'

const LISTS = {
  REAL: REAL_PERSON,
  KNOWN,
  DELIVERED,
  AT_PLAY: `at (?:chess|cards|scrabble|monopoly|tennis|ping pong|poker|darts|fifa|mario \\w+|karaoke|the (?:game|match|race|quiz))`,
  GORE: `corpses?|eyes missing|twisted neck|blood ?bath|hanging from (?:a|the|his|her|their) (?:tree|goal ?post|rope|noose|lamp ?post|ceiling|beam|bridge|gallows|rafters)|screams|arms and legs|butcher hook|legs (?:are going to be|will be) broken|smash(?:ed|ing)? (?:in|skull|face)|(?:head|skull|face|teeth|bones?|legs?|knees?|fingers?|arms?) (?:is |are |being |getting )?(?:smashed|bashed|crushed|broken|chopped|cut|hacked|sawn|ripped|torn) ?(?:in|off|up|apart)?|(?:chop(?:s|ped|ping)?|cut(?:s|ting)?|hack(?:s|ed|ing)?|rip(?:s|ped|ping)?|saw(?:n|ing)?) off [^ ]+(?: [^ ]+)? (?:heads?|fingers?|hands?|legs?|arms?|ears?|limbs?)|chop(?:s|ped|ping)? .{0,24}heads?|
(?:fingers?|hands?|heads?|ears?|legs?|arms?|tongue) (?:chopped|cut|hacked|ripped|torn|sawn) off|severed|gutted|disembowel\\w*|entrails|guts|dismember\\w*|mutilat\\w+|maim\\w*|tortur\\w+|skinned alive|skinned|flayed|impaled|(?:on|onto) a (?:stake|spike|pike|hook)|decapitat\\w+|behead\\w+|hang(?:s|ed|ing)? (?:(?:the |this |that )?[^ ]+ ){1,8}from (?:a|the|his|her)|noose|lynch\\w*|
(?:pool|puddle) of (?:his |her |their )?(?:own )?blood|blood(?:y|ied)? (?:all over|everywhere|corpse|body|pulp|mess)|(?:realistic|real) blood|beaten to|beaten up|bruised and|teeth (?:missing|knocked out)|black eyes?|bullet (?:holes?|wounds?)|shot (?:dead|in the)|gunned down|execut\\w+|stabb\\w+|strangl\\w+|throat|corpse|dead body|autopsy table|lying dead|
(?:getting|being|gets?) run over|run over by|drown(?:s|ed|ing)?(?! in (?:homework|work|paperwork|letters|debts?|mails?|emails?|laundry|dishes))|burn(?:s|ed|t|ing)? (?:alive|him|her|them)|acid(?! (?:green|yellow|pink|jazz|house|washed|wash|rain))|on fire|in flames|goes up in flames|set (?:him|her|them) on fire|mauled|eaten alive|crush(?:ed|es|ing)|tied (?:up|to)|gagged|kidnapp?ed|hostage|beg(?:s|ging)? (?:for|while)|murdered|murders`,
  OMEN: `axe|masks|pour petrol|petrol on|red target|dead rat|(?:house|home|car|shop|porch|flat) (?:is |on )?(?:burning|burns|fire)|burning (?:house|home|car|down)|still alive|fence|bloodbath|blood all over|tomb ?stones?|grave ?stones?|grave|coffins?|funeral wreath|obituary|wanted dead|dead or alive|cut brake lines|brake lines|knife (?:on|in|through|stuck)|dead (?:rat|cat|dog|bird|animal)s?|bullets?|crosshairs?|countdown|counting down|\\d days left|days left|blood|noose|in flames|windows? (?:burst|smashed)|brick|hammer|petrol|target on|voodoo`,
  HOME: `(?:front )?door|house|home|flat|apartment|address|street|car|window|windows|kids?|children|son|daughter|wife|family|school|kindergarten|letter ?box|mail ?box|garage|garden|living room|bedroom|dog|cat|pets?`,
  WARNING: `what happens to (?:her|his|their|your)|gets? the message|hint at|reward for|stops? for ?ever|swat\\w*|armed police|legs are going to be|only somebody watching|darker|(?:you|u) (?:have been|ve been|were) warned|or else|next time|(?:we|i) (?:are|re|m|am) watching|watching (?:you|u)|we see everything|(?:i|we) (?:know|see) (?:where|when|what) (?:you|u|he|she|they|your|ur|his|her|their)|know(?:s)? where (?:his|her|their|your|ur) [^ ]+ (?:goes|go|lives?|walks?|works?|sleeps?|plays?)|(?:your|ur|his|her|their) time is up|tick tock|days are numbered|watch (?:your|ur) back|
sleep with one eye|last (?:chance|warning)|snitches get|(?:you|u|she|he|they) (?:will|ll|are going to|re going to|gonna) (?:pay|regret|suffer|bleed|die|be sorry|be next)|(?:you|u) are next|(?:you|u) re next|(?:won t|wont|not) (?:live|make it|survive|see)|(?:dies|die) first|in (?:one piece|pieces)|break (?:your|ur|his|her|their) (?:legs?|bones|neck|arms?|fingers?|knees?)|knees are on|dangerous places?|something (?:will|might|could|may) happen|accidents? (?:happen|can)|what (?:is )?comes?|burn in hell|end up (?:dead|in)|pay (?:up )?(?:till|until|by|or)|leave or|move out or|shut up or|drop (?:it|the case|the charges) or`,
  WRITTEN: `letters?|notes?|messages?|msg|texts?|sms|e ?mails?|voice ?(?:mail|message|note)s?|posters?|cards?|caption|written|says?|saying|text|sign(?:ed)?|title|write|word|tell|dm|call|clip|video|film|greeting`,
  FRIGHTEN: `to scare|so she understands|so he understands|freaks out|protection|(?<!\\bi (?:am|m|was) (?:so |very |really )?)(?:afraid|scared)|scare|scares?|scary|frighten\\w*|terrif\\w+|freak(?:s|ed|ing)? (?:him|her|them|out)|intimidat\\w+|panic|shits? (?:him|her)self|fear(?:s|ful)?|nervous|thinks? twice|keeps? (?:his|her|their) mouth|feels? watched|unsafe|withdraws?|won t dare|shuts? up|never sleep|somebody was there|someone was there|convinces? (?:him|her) we`,
  TRACKING: `which building|(?:find|discover|figure) (?:out )?(?:which|where)|her routine|his routine|wait for (?:her|him)|what train|route from|where (?:his|her|their) parents live|where (?:does |do )?(?:my |our |the )?(?:[^ ]+ ){0,3}(?:lives?|works?|parks?|stays|sleeps|is right now|goes)|(?:track|tracker|gps|air ?tag|spy|spying|stalk\\w*|follow(?:ing)?|keylogger|bug)|(?:read|see|hack) (?:all )?(?:his|her|their) (?:messages|phone|chats|everything)|apps? .{0,30}phone|on (?:my|his|her) [^ ]+ phone|walks home|home alone|home by (?:himself|herself)|(?:his|her|their) (?:new address|shifts|daily route|routine|schedule)|get into [^ ]+(?: s)? (?:flat|house|apartment|room)|break into|everything about`,
  SECRETLY: `somewhere quiet|when she is a|at 2 am|anonymous|new account|don t answer me|without (?:her|him|them|anyone|anybody|being)|unseen|unnotic\\w+|notic(?:e|es|ing)|secretly|blocked me|she blocked|he blocked|undetect\\w+|don t know|doesn t know|doesnt know|surprise|owe (?:her|him|them)|alone|hidden|in secret|dont notice|not (?:see|notice|know)`,
  HARM: `${inflected('kill murder stab strangle choke behead decapitate torture poison kidnap assassinate lynch execute drown slaughter dismember butcher mutilate')}|beat(?:ing)? up|burn(?:ing)? alive|gun(?:ning)? down|run(?:ning)? over|bash(?:ing)?`,
  HARMED: `killed(?! (?:in|by|during|at|on) (?:the |an? )?(?:war|action|accident|battle|duty|crash|earthquake|drunk|front|line))|murdered|stabbed|shot(?! (?:down by|by a (?:photograph|camera)|in (?:black|the style|golden)|on film|for|from))|strangled|choked|beaten(?! (?:by (?:\\d|one|two|three|a point)|at|in|to|on))|beheaded|decapitated|tortured|poisoned|assassinated|lynched|executed|hanged|dismembered|butchered|burned|burnt|run over|gunned down|mutilated|drowned|blown up|pushed (?:under|in front of|off)`,
  WOUND: `bullet holes?|bullets? in|gunshot wounds?|stab wounds?|slit throat|throat (?:cut|slit)|knife in (?:his|her|their|the)|(?:his|her|their) throat|gun (?:at|to|on) (?:his|her|their)|beheaded|headless|decapitated|dead body|corpse|body bag|hanging (?:from|on) (?:a|the) (?:rope|noose|gallows|lamp ?post|tree|bridge)|hanging dead|lying dead|dead (?:in|on) (?:a|the) (?:pool|puddle|floor|street|ground|ditch)|tied to a chair|gunshot|bullet in|burning alive|burned alive|on a noose|in a noose|covered in (?:his|her|their) (?:own )?blood|crosshairs?|severed head`,
  INTENT: `i will|i ll|ill|i m going to|im going to|i am going to|i m gonna|im gonna|i gonna|gonna|i want to|i wanna|help me|how do i|how can i|how to|how should i|where should i|plan to|plan how to|planning to|ways to|best way to|you will`,
  ANYONE: `you|u|him|her|them|someone|somebody|people|everyone|everybody|a person|the kid|the kids|a kid`,
  HOUSE: `schools?|class(?:room)?|church|mosque|synagogue|temple|office|workplace|work|university|college|mall|town hall|neighbou?rhood`,
  MENACE: `${inflected('threaten scare intimidate stalk blackmail terrorize terrorise harass follow')}`,
}

/** Somebody real is harmed, or it is asked how. */
const REFUSED = pattern(
  [
    '(?:<HARM>) (?:the )?(?:<REAL>)(?! <AT_PLAY>)',
    '(?:<REAL>) .. (?:is|are|was|were|be|been|being|gets?|getting|got|gettin) . (?:<HARMED>)',
    '(?:<REAL>) (?:[^ ]+ )?(?:murdered|assassinated|beheaded|decapitated|strangled|tortured|lynched)',
    '(?:<REAL>) .. (?:<WOUND>)',
    '(?:<WOUND>) .. (?:<REAL>)',
    '(?:<REAL>) look(?:s|ing)? (?:dead|murdered|killed|tortured)',
    '(?:<REAL>) .. (?:to|into) (?:a )?(?:dead body|corpse)',
    '(?:<REAL>) .. (?:begging|tied up|kneeling) .. (?:gun|knife|rope)',
    '(?:<REAL>) . (?:tombstone|gravestone|grave|coffin) .. (?:gun|knife|tomorrow|warning|so (?:he|she|they) know)',
    'blood and bruises .. (?:<REAL>)',
    '(?:get rid of|hide|bury|dump|dispose of) . (?:<REAL>)(?: s)? (?:dead )?body',
    '(?:get rid of|hide|bury|dump|dispose of) (?:a|the|his|her) (?:dead )?body',
    '(?:find out )?where (?:<REAL>) lives .. (?:scare|hurt|kill|follow|punish|attack)',
    'bombs? (?:under|in|at|inside) (?:my|our) (?:[^ ]+ )?(?:<HOUSE>)',
    '(?:drive by )?(?:shooting|bombing) . (?:at|of|on) .. (?:<REAL>)',
    '(?:burn|burning|bomb|bombing|torch|destroy|blow up) (?:down )?(?:my|his|her|their|your) (?:[^ ]+ ){0,3}(?:house|home|car|flat|apartment)',
    '(?:shoot|shooting|shot|shoots) up (?:[^ ]+ )?(?:<HOUSE>)',
    '(?:bomb|bombing|blow up|blowing up|burn down|burning down|attack|attacking|massacre) (?:my|our) (?:[^ ]+ )?(?:<HOUSE>)',
    '(?:attack|bombing|massacre|(?<!film |movie |photo )shooting) (?:on|at|in) (?:my|our) (?:[^ ]+ ){0,2}(?:<HOUSE>)',
    '(?:kill|stab|shoot|murder|beat up|hurt) [^ ]+(?: [^ ]+)? from (?:my |our |the )?(?:class|school|work|office|\\d+\\w?)',
    '<KNOWN> & <GORE>',
    '<KNOWN> & <OMEN> & <DELIVERED>|<WARNING>|<FRIGHTEN>|<HOME>',
  ],
  LISTS,
)

/** Meant for somebody who reads it. */
const MEANT = pattern(
  [
    '<INTENT> . (?:<HARM>|hurt|shoot) (?:<ANYONE>|everyone|all of them|(?:<REAL>))(?! (?:with (?:love|kindness)|laughing|<AT_PLAY>))',
    '(?:best|quickest|easiest|fastest) .. to (?:kill|murder|stab|strangle) (?:an? |the )?(?:man|woman|person|people|someone|somebody|human)',
    'where . (?:stab|shoot|hit) (?:<ANYONE>|(?:<REAL>))',
    '(?:i|we) know where (?:you|u) live',
    '(?:you|u) (?:are|re) (?:dead on|dead tomorrow|dead meat|going to die|gonna die|next to die)',
    '(?:threatening|threat|death threat) (?:letter|message|note|mail|email|poster)s?',
    'death threats? (?:to|for|against)',
    '(?:how|help me|write|message|poster|letter|send) .. (?:<MENACE>) (?:<REAL>|someone|somebody)',
    '(?:<REAL>) .. (?:send|give) (?:him|her|them) a warning',
    '(?:kill|murder|stab) (?:u|you) (?:all|tonight|tomorrow|soon|written)',
    '<KNOWN> & <WARNING> & <WRITTEN>',
    '<KNOWN> & <WARNING> & <HOME> & <WRITTEN>|<DELIVERED>|<OMEN>',
    '(?:him|her|them) & <WARNING> & <HOME> & <WRITTEN>|<DELIVERED>|<OMEN>',
    '<KNOWN> & <FRIGHTEN> & <WRITTEN> & (?:<HOME>|court|trial|complaint|acid(?! (?:green|yellow|pink))|come to|withdraw\\w*|talk|testif\\w+|reported|start|kids|leave|work)',
    '<KNOWN> & (?:<HOME>|everything) & (?:we know|i know|watched|watching|we see|alone) & <WRITTEN>|<DELIVERED>',
    '(?:witness|victim|juror|accuser|whistle ?blower) & <FRIGHTEN>|<WARNING>|freak out & <WRITTEN>|<DELIVERED>',
    '(?:message|text|letter|note|something|video|voice) . to (?:scare|frighten|intimidate|threaten|terrify) .. (?:him|her|them|my [^ ]+|our [^ ]+|mrs? [^ ]+|someone|somebody)',
    'find out where [^ ]+ [^ ]+ lives',
    '(?:pays?|paying) protection|protection money',
    '(?:swat(?:ting)?|fake emergency call) & (?:streamer|police|his|her|parents|house|door)',
    '(?:journalist|judge|councillor|referee|doctor|teacher|streamer|politician|mayor|shop owner|class president|debtor) & <GORE>|<OMEN> & <DELIVERED>|<WARNING>',
    '<KNOWN> & <TRACKING> & <SECRETLY>',
    '(?:she|he|her|him|[^ ]+ s) & <TRACKING> & <SECRETLY>',
    '(?:ransom|blackmail|extort\\w*) & (?:letter|note|message|photos?|my [^ ]+|her|him) & <DELIVERED>|<HOME>|pay',
  ],
  LISTS,
)

/** "You killed my father" accuses, and is mostly said on a stage; whoever "could murder" their brother does not mean it. */
const ACCUSED =
  /\b(?:you|they) (?:have )?(?:killed|murdered|poisoned|betrayed) (?:my|our) [^ ]+|\b(?:could|would) (?:kill|murder|strangle) (?:my|our|his|her) [^ ]+ (?:he|she|they|for) (?:ate|eaten|eating|forgot|snores?|stole my)\b/g

/** A real person is threatened, or shown harmed. */
export function threatensSomebody(said: string): boolean {
  const line = said.replaceAll(ACCUSED, ' ')
  if (PREVENTION.test(line) || FICTION.test(line)) return false
  return MEANT.test(line) || (REFUSED.test(line) && !HISTORY.test(line))
}

const ON_PHOTO = pattern(
  [
    '(?:noose|rope) around (?:her|his|their|the) neck',
    '(?:<WOUND>|stabbed|shot dead|murdered|strangled|bruises|beaten|black eye) .. (?:<REAL>|him|her|them|his|(?:the|this|that) (?:man|woman|guy|girl|boy|person|face)|forehead|face)',
    '(?:him|her|them|his|(?:the|this|that) (?:man|woman|guy|girl|boy|person|face)) .. (?:<WOUND>|stabbed|murdered|strangled|beaten up|shot dead)',
  ],
  LISTS,
)

/** Whoever is on a photo is real: "put a bullet hole in his forehead". */
export function harmsOnPhoto(line: string): boolean {
  return ON_PHOTO.test(line) && !FICTION.test(line) && !HISTORY.test(line) && !PREVENTION.test(line)
}
