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
  ARM: `screwdrivers?|acid|ghost guns?|crossbows?|shotguns?|guns?|hand ?guns?|pistols?|revolvers?|rifles?|firearms?|glocks?|ar ?15s?|kalashnikovs?|ak ?47s?|blades?|kni(?:fe|ves)|switch ?blades?|machetes?|knuckle ?dusters?|brass knuckles|tasers?|ammo|ammunition|silencers?|suppressors?|weapons?|explosives?|detonators?|grenades?`,
  GUARDED: `into court|metal detectors?|school|class|airport|planes?|security|stadium|stewards|court ?house|courtroom|customs|border|concert|club|police|cops|hand luggage|carry on|x ?ray machine|checkpoint`,
  BRING: `sneak\\w*|smuggl\\w*|carry|bring|get .{0,24}(?:into|past|through|onto|on)|hide|hidden|conceal\\w*|tuck away|past|take apart|in pieces|unnoticed|don t find|dont see|not find`,
  UNTRACED: `serial numbers? filed|filed off|can not trace|cannot trace|dark ?net shops?|restraining order|somebody else to purchase|straw purchase|nobody notices?|unregistered|untraceable|no serial number|without (?:a )?(?:serial number|licen[cs]e|paperwork|permit|background check|registration|papers)|no (?:licen[cs]e|paperwork|questions|background check|papers)|background checks?|dark ?(?:web|net)|hidden part of the internet|black market|under the counter|discreet seller|without (?:anyone|anybody) (?:asking|knowing)|illegal(?:ly)?|off the books|cash only|drawing attention`,
  GET: `buy|get|getting|order|sell|seller|obtain|acquire|find|recommend|purchase|build|finish(?:ed)?|make|print|where`,
  DOSED: `dont taste it|don t taste it|doesn t taste|looks? like a heart attack|finish a grown man|unnoticed longest|tasteless|odou?rless|flavou?rless|without (?:a )?taste|don t taste|dont taste|not taste|untraceable|undetect\\w+|can t be (?:traced|proven|detected|found)|cant be (?:traced|proven|detected|found)|not be (?:traced|detected|noticed)|autopsy|autopsies|blood test|coroner|no ?(?:one|body) (?:would |will |can )?(?:suspect|notice|prove|know)|doctor noticing|look(?:s)? natural|natural causes|heart attack|kill slowly|leaves? (?:a person|her|him|them) helpless|passes? out|for good|permanently|goes away`,
  FOOD: `curry|water tank|well|coffee|tea|soup|drinks?|cocktail|food|dinner|cake|sausage|meat|wine|beer|glass|meal|sandwich|water`,
  SUBSTANCE: `poisons?|rat poison|antifreeze|mushrooms?|berries|plants?|tablets?|pills|(?<!jaw )drops|substance|something|chemicals?|drug|roofies?|sedatives?|sleeping pills|what can i (?:mix|put)|toxins?|arsenic|thallium`,
  DEVICE: `flame ?throwers?|booby ?traps?|toxic cloud|quadcopter|drone|acid|pipe ?bombs?|nail ?bombs?|bottle bombs?|acid bombs?|bombs?|pressure cooker (?:device|bomb)|device|molotovs?|nitro ?glycerine?|fertili[sz]er|explosives?|detonators?|thermite|booby traps?|napalm|ied|grenades?|petrol bombs?`,
  STEPS: `schematic|exact amounts|technical drawing|walk me through|manual page|explains how|illustrated guide|captions|what bottle|place for the charge|what i need to buy|steps?|step list|ingredients?|amounts|quantit(?:y|ies)|instructions|assembl\\w+|wired|wiring|shopping list|parts|labels?|fully detailed|no blur|tutorial|readable|print for|mixing|fuse|how to|list of|recipe|dosage|formula|components`,
  MASS: `most damage|on a crowd|grenade on|best corner to start shooting|train station|start shooting|as many (?:people )?as|gets? the most|most people|as much as possible|crowd(?:s|ed)?|everybody choke|people (?:drop|fall|choke|die)|maximum (?:damage|casualties)|casualties|crowded`,
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
    '(?:suicide|explosive|explosve|bomb) (?:vests?|belts?)',
    '<ARM> & <GUARDED> & <BRING>',
    'ghost ?guns? .. (?:home|tutorial|clip|print|build|make)|(?:tutorial|clip|guide) .. ghost ?guns?',
    '(?:sharpen\\w*|aim) & (?:stab\\w*|aim|throat) & (?:teach\\w*|how|where|gang)',
    '(?:coat|dip|cover) .. (?:bolts?|arrows?|tips?|blade|darts?) .. (?:toxin|poison)',
    '(?:contaminate|poison) .. (?:water|well|tank|supply|reservoir)',
    '(?:map|plan|route|exits) & (?:start shooting|shooting spree|attack) & (?:mall|school|station|church|next week|guard\\w*)',
    'acid & (?:face|throw) & (?:carry|bottle|boys|her|him|gets)',
    '<ARM> & <UNTRACED> & <GET>',
    '<DOSED> & <FOOD> & <SUBSTANCE>',
    '<SUBSTANCE> & <DOSED> & (?:kill|kills|die|dies|dead|autopsy|traced|suspect|helpless|fall asleep)',
    '(?:poison|tablets|pills|(?<!jaw )drops|rat poison|antifreeze) & <FOOD> & (?:how (?:much|many)|someone s|somebody s|someones|his|her|their|neighbou?r\\w*|husband|wife|boss)',
    '(?:dog|cat|pet) & (?:poison\\w*|mix into|sausage|bait|meatball) & (?:permanently|for good|quiet for|goes away|dies?|kills?|shut up|stops barking)',
    '<DEVICE> & <STEPS> & (?:goes off|go off|garden sprayer|protest|crowd|pool chemicals|substation|closed room|gets the face|lifts it|homemade|at home|garage|kitchen|works?|amounts|quantities|phone|timer|throw|shop window|police|car|making|build(?:ing)?|mixing|fully|readable|nail|acid|every|school|exact|detailed|assembling|grandma|ikea|animation)',
    '(?:blank firing|blank) (?:gun|pistol) .. (?:drill|real|convert|live)',
    '(?:convert|drill|modify|mod|file down) & <ARM> & (?:full ?auto|live|real|automatic|shoots?)',
    '(?:3d )?print(?:ed|er|ing)? & (?:pistol|gun|frame|receiver|suppressor|silencer|rifle|magazine) & (?:file|settings|steps|survives?|solvent|which|how|parts)',
    '(?:suppressor|silencer) .. (?:solvent kit|homemade|oil filter|workshop)',
    '(?:bleach|ammonia|cleaning products?|chemicals|cleaners?) & (?:combine|mix|mixing|together) & (?:gas|fumes|choke|toxic|poisonous|people)',
    '(?:where|how|which|plan|place|route) & (?:bomb|truck|car|van|shoot) & <MASS>',
    '(?:fertili[sz]er|garden chemicals) & (?:goes off|go off|explod\\w+|bang|boom|blows?)',
    '(?:rig|rigging|booby ?trap) & (?:door|shed|garden|car|fence|house) & (?:nails|shot|shotgun|burglar|opens|intruder|explod\\w+|blade)',
    '(?:gun safe|gun cabinet) & (?:open|crack|code|dad|father)',
    '(?:answers?|teach\\w*|explains?|knows?|helps? (?:me|users)) .. (?:build(?:ing)?|making|make) . <DEVICE>',
  ],
  LISTS,
)

/** Called bombs only. */
const NO_BOMBS =
  /\b(?:toy (?:water )?|water |squirt |nerf |bubble )(?:pistols?|guns?|rifles?)\b|\b(?:bath|cherry|photo|yarn|seed|chocolate|cocoa|glitter|smoke|paint|stink|water|love|truth|colou?r|fizzy|stun|f|jager) ?(?:bombs?|bombing|grenades?)\b/g

/** Nobody learns a weapon from these. */
const HARMLESS = pattern([
  '(?:defus|disarm|dispos|detect|find|surviv|escap)\\w* .. (?:bombs?|explosives?|mines?|landmines?|grenades?)',
  '(?:spell|potion|magic|magical|paint|stink|smoke|glitter|water balloon) .. (?:bombs?|grenades?|poison)',
  '(?:invented|inventor|nobel|origami|paper (?:bombs?|guns?)|lego|minecraft|cosplay|(?:movie|film|stage) props?|how to (?:draw|sketch|paint|model))',
  'bomb (?:squad|shelter|disposal|threat)',
  'how (?:to|do i|can we) (?:spot|recogni[sz]e|report)',
  '(?:don t|dont|do not|never) (?:ever )?(?:mix|combine) (?:bleach|ammonia|cleaners?|chemicals)',
  'no (?:poison|bombs?|explosives?) (?:was|were|has been|have been) found',
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
