import { FICTION, HISTORY, PREVENTION, REAL_PERSON } from './contexts.ts'
import { inflected } from './inflected.ts'
import { pattern } from './pattern.ts'

const LISTS = {
  REAL: REAL_PERSON,
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
    '(?:<HARM>) (?:the )?(?:<REAL>)',
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
  ],
  LISTS,
)

/** Meant for somebody who reads it. */
const MEANT = pattern(
  [
    '<INTENT> . (?:<HARM>|hurt|shoot) (?:<ANYONE>|everyone|all of them|(?:<REAL>))(?! (?:with (?:love|kindness)|laughing))',
    '(?:best|quickest|easiest|fastest) .. to (?:kill|murder|stab|strangle) (?:an? |the )?(?:man|woman|person|people|someone|somebody|human)',
    'where . (?:stab|shoot|hit) (?:<ANYONE>|(?:<REAL>))',
    '(?:i|we) know where (?:you|u) live',
    '(?:you|u) (?:are|re) (?:dead on|dead tomorrow|dead meat|going to die|gonna die|next to die)',
    '(?:threatening|threat|death threat) (?:letter|message|note|mail|email|poster)s?',
    'death threats? (?:to|for|against)',
    '(?:how|help me|write|message|poster|letter|send) .. (?:<MENACE>) (?:<REAL>|someone|somebody)',
    '(?:<REAL>) .. (?:send|give) (?:him|her|them) a warning',
    '(?:kill|murder|stab) (?:u|you) (?:all|tonight|tomorrow|soon|written)',
  ],
  LISTS,
)

/** A real person is threatened, or shown harmed. */
export function threatensSomebody(line: string): boolean {
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
