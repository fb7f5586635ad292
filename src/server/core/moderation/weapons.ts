import { FICTION, PREVENTION } from './contexts.ts'
import { inflected } from './inflected.ts'
import { pattern } from './pattern.ts'

const LISTS = {
  HOW: `how to|hw to|how is|how are|best way to|easiest way to|ways? to|how do|hw do|how does one|how can|how could|how would|how one|how i|how you|how we|how they|how he|how she|instructions?|guides?|recipes?|tutorials?|step by step|blueprints?|diagrams?|
infographics?|manuals?|schematics?|handbook|explain\\w*|teach(?:es|ing)?|walk me through|show me|shows? how|showing how|tell me how|describe how|what do i need|what can i|what could i|which chemicals|what chemicals|which ingredients|
ingredients|parts list|chart|formula|cheat ?sheet|diy|home ?made|at home|in (?:a|my|your|the) (?:garage|kitchen|basement|backyard)|household (?:stuff|items|chemicals|products|things)|cook ?book|wie baue|wie baut|wie macht|como hacer|como fabricar|comment fabriquer|comment faire|kak sdelat`,
  MAKE: `mak|${inflected('make build construct assemble create produce cook synthesize synthesise mix brew manufacture convert modify grow craft prepare plant place hide smuggle detonate wire acquire obtain')}|made|built|grew|hid|(?:3d )?print(?:s|ed|ing)?`,
  BOMB: `(?:pipe|nail|dirty|fertili[sz]er|pressure cooker|car|time|petrol|fire|letter|parcel|pipe)? ?bombs?|bombe|bomba|explosives?|explosive (?:device|belt|vest)s?|ieds?|molotovs?(?: cocktails?)?|napalm|hand grenades?|grenades?|
land ?mines?|tnt|c4|semtex|dynamite|tatp|anfo|detonators?|thermite|gun ?powder|incendiary device|nitroglycerine?|bleach and ammonia|dirtybomb|pipebombs?|nailbombs?`,
  POISON: `sarin|vx gas|nerve (?:gas|agent)s?|mustard gas|chlorine gas|tear gas|phosgene|ricin|anthrax|botulinum|cyanide|novichok|bio ?weapons?|biological weapons?|chemical weapons?|toxic gas|poison gas|strychnine|polonium`,
  DRUG: `meth|crystal meth|methamphetamine|fentanyl|heroin|crack cocaine|lsd|mdma|ghb|date rape drug`,
  GUN: `ghost ?guns?|guns?|rifles?|pistols?|firearms?|silencers?|suppressors?|full ?auto|ar ?15s?|assault rifles?|shotguns?|ammunition|bump stocks?`,
  PLACE: `airports?|planes?|aeroplanes?|airplanes?|schools?|concerts?|stadiums?|courts?|courthouse|clubs?`,
  SOMEONE: `someone|somebody|people|a person|him|her|them|a man|a woman|my [^ ]+|our [^ ]+|the [^ ]+`,
  POISONING: inflected('poison'),
}

/** What is explained is refused whoever explains it; a goblin with a bomb is not. */
const REFUSED = pattern(
  [
    '<HOW> .. <MAKE> .. <BOMB>',
    '<HOW> .. (?:<BOMB>|<POISON>)',
    '(?:<BOMB>|<POISON>) .. (?:instructions?|tutorials?|blueprints?|recipes?|schematics?|manuals?|parts list|step by step|at home|diagrams?)',
    '(?:<BOMB>|<POISON>) (?:making|building|assembly|construction)',
    '(?:<MAKE>) . (?:<POISON>)',
    '<HOW> .. <MAKE> .. <DRUG>',
    '(?:cook|cooking|synthesi[sz]e|synthesi[sz]ing|recipe for|make|making) . <DRUG>',
    '<HOW> .. (?:<MAKE>) .. <GUN>',
    '<HOW> .. ghost ?guns?',
    '<HOW> .. (?:smuggle|sneak|hide) . (?:knife|knives|weapons?|guns?) .. (?:metal detectors?|security|school|airport|plane|police)',
    '<HOW> .. (?:weapon|drone) .. <BOMB> .. (?:people|crowds?|civilians|somebody|someone)',
    '<HOW> .. (?:someone|somebody|people|my [^ ]+) .. (?:sick|dead|die|poisoned) . poison',
    '(?:smuggl\\w+|sneak\\w*|hid(?:e|ing)) . (?:<GUN>|<BOMB>|kni(?:fe|ves)|weapons?) . (?:<PLACE>)',
    '<HOW> .. (?:<POISONING>) . (?:<SOMEONE>)',
    '(?:<POISONING>) . (?:<SOMEONE>) . (?:without|undetect\\w+|untraceabl\\w+)',
    '(?:undetect\\w+|untraceabl\\w+) poison',
    'poison . (?:nobody|no one|noone|can t|cannot) .. (?:trac\\w+|find|detect|notice)',
    '<GUN> .. (?:instructions?|exploded view|print files?|assembly)',
    '<HOW> .. (?:burn|set fire to|blow up|bomb) . (?:down )?(?:a|the|my|his|her|their) [^ ]+',
    '<HOW> .. (?:weapon|weaponi[sz]e) .. (?:people|crowd|someone)',
    '(?:suicide|explosive|bomb) (?:vests?|belts?)',
  ],
  LISTS,
)

/** Called bombs only. */
const NO_BOMBS =
  /\b(?:bath|cherry|photo|yarn|seed|chocolate|cocoa|glitter|smoke|paint|stink|water|love|truth|colou?r|fizzy|stun|f|jager) ?(?:bombs?|bombing|grenades?)\b/g

/** Nobody learns a weapon from these. */
const HARMLESS = pattern([
  '(?:defus|disarm|dispos|detect|find|surviv|escap)\\w* .. (?:bombs?|explosives?|mines?|landmines?|grenades?)',
  '(?:spell|potion|magic|magical|paint|stink|smoke|glitter|water balloon) .. (?:bombs?|grenades?|poison)',
  '(?:invented|inventor|nobel|origami|paper (?:bombs?|guns?)|lego|minecraft|cosplay|(?:movie|film|stage) props?|how to (?:draw|sketch|paint|model))',
  'bomb (?:squad|shelter|disposal|threat)',
])

/** Says how weapons, explosives, poisons or hard drugs are made or used. */
export function explainsWeapons(said: string): boolean {
  const line = said.replaceAll(NO_BOMBS, '')
  return REFUSED.test(line) && !HARMLESS.test(line) && !PREVENTION.test(line) && !isTale(line)
}

/** "The witch explains how to make a poison": told of somebody, without real instructions. */
function isTale(line: string): boolean {
  return (
    FICTION.test(line) &&
    !/\b(?:how to|how do i|how can i|how i|instructions?|blueprint|schematics?|step by step|recipe)\b/.test(line)
  )
}
