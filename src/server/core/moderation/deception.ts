import { DELIVERED, FICTION, KNOWN, REAL_PERSON } from './contexts.ts'
import { pattern } from './pattern.ts'

const LISTS = {
  REAL: REAL_PERSON,
  KNOWN,
  DELIVERED,
  PROOF: `mug ?shots?|evidence|proof|screenshots?|news(?:paper)?(?: (?:clip|front page|article|report|story|headline)s?)?|front page|court documents?|police reports?|x ray proof|receipts?|chat logs?|arrest record|confession`,
  PAPER: `passports?|ids?|id cards?|identity cards?|driver s? ?licen[cs]es?|driving licen[cs]es?|visas?|birth certificates?|diplomas?|banknotes?|dollar bills|money bills|prescriptions?|doctor s note|badges?`,
  USE: `so (?:that )?(?:i|he|she|they|people|we|everyone|everybody)|to (?:fool|trick|deceive|get|buy|post|share|blackmail|ruin|send|show the|cheat|pass)|must (?:look|believe)|people (?:must )?(?:believe|think)|for (?:the )?(?:court|police|judge|facebook|instagram|twitter)|fired|arrested`,
  OFFICIAL: `certificates?|(?:vaccination|id|identity) (?:card|certificate)s?|official letters?|medical reports?|court documents?|police bulletins?|vouchers?|tickets?|hospital papers?|passports?|id|ids|id cards?|identity cards?|drivers? s? ?licen[cs]es?|driving licen[cs]es?|visas?|birth certificates?|diplomas?|degree certificates?|(?:university|college|school) (?:diploma|degree|transcript)|bank statements?|bank transfers?|account statements?|receipts?|invoices?|pay ?slips?|
doctor s? ?(?:note|certificate)s?|doctors? notes?|sick notes?|medical certificates?|(?:vaccination|vaccine|covid|negative test) (?:certificate|card|pass)s?|student (?:card|id)s?|police reports?|summons|subpoenas?|court orders?|lab reports?|test results?|contracts?|last will|wills|work permits?|residence permits?|reference letter|press pass|parking permits?|certificate of|insurance (?:card|papers?)`,
  FORGE: `(?:change|alter|edit|replace|swap|modify|update) (?:the |my |his |her )?(?:[^ ]+ ){0,4}(?:dates?|date of birth|birthday|name|amount|year|number|balance|grades?|expiry|price|total)|put (?:my|his|her) (?:picture|photo|name)|(?:alter|falsify|forge|forged|fabricate|fabricated|counterfeit|doctor|backdate|backdated|fake|phoney|phony)|replace the (?:[^ ]+ ){0,3}(?:name|photo|year|date|amount)|put my (?:name|photo)|with my (?:photo|name|picture|face)|(?:bearing|with) (?:my|his|her) (?:late )?(?:[^ ]+ )?signature|my name (?:on|in) (?:this|it|the)|never got it|i m not a|im not a|i am not a|(?:makes?|so) me (?:over )?(?:18|21|eighteen|older)`,
  SEALED: `stamps?|letter ?heads?|signed|signatures?|seals?|qr|file number|crest|hologram|same font|watermark|official|days sick|unfit for work`,
  GAIN: `for the (?:insurance|landlord|club|discount|claim|expenses|seller|employer|visa|taxes|job|interview|court|exam|refund)|(?:the|my) (?:landlord|seller|employer|boss|bank|club|insurance|bouncer) (?:rents?|wants? to see|thinks?|lets?|asks? for|needs?)|hand it in|so (?:the|that the|my) (?:landlord|seller|club|bouncer|bank|boss|employer)|lets? me in|get(?:s)? me in|need it (?:for|by)|for (?:the|a|my) (?:student )?discount|insurance`,
  GUILT: `needles|empty bottles|dirty mattress|beside another (?:woman|man)|another woman|another man|(?:two )?escorts|casino|touching (?:pupils|children|kids|students)|sexually transmitted|std|burglary|sought for|wanted for|terrorist|cockroaches|mou?ld|plants a bag|throws? ballots|bankruptcy|fired|dancing at|black eye|bruise|behind the wheel|handcuffs?|handcuffed|cuffed|mug ?shots?|arrested|arrest|led away|drunk|hammered|wasted|vodka|stumbling|coke|cocaine|heroin|meth|drugs|drug dealer|white powder|bag of (?:coke|weed|powder|white|pills)|small bag|syringes?|junkie|using drugs|cheat(?:s|ed|ing)?|affair|in bed with|in bed w|hotel bed|kissing|making out|stealing|steals?|stole|theft|thief|shoplift(?:s|ed|ing)?|brib(?:e|es|ed|ery|ing)|envelope (?:with|w|of|full)|convicted|guilty|fraud|embezzl\\w+|corrupt\\w*|
hitler salute|racist|insults?|confess(?:es|ed|ing)?|confession|admit(?:s|ted|ting)?|steps? down|resign(?:s|ed|ing)?|hiv|std|herpes|asleep|sleeps? at work|strip club|brothel|prostitutes?|escort|hookers?|child abuse|abuse pics|abuser|molest\\w*|touched (?:them|her|him|me)|pedophile|paedophile|rapist|killed a patient|rats found|food poisoning|hit and run|vandali\\w+|liar|laundering|blackmail|slept with|fire all|apology`,
  MEDIUM: `body ?cam|timestamp|grainy|shaky|security cam|court document|police bulletin|medical report|review page|witness filmed|taken from a car|email as|in the name of|letter as|through many phones|(?:fake|bad|negative) reviews?|screenshots?|whatsapps?|tweets?|dms?|chat (?:log|between|exchange|history)s?|text messages?|news ?papers?|front page|headline|breaking news|news (?:anchor|clip|report|banner|page)|anchor|presenter|cctv|security camera|surveillance|doorbell camera|dash ?cam|hidden camera|paparazzi|press photo|mug ?shots?|police (?:report|statement|letter)|deep ?fakes?|video statement|leaked|recordings?|voice message|letter ?head|official release|press release|lab report|statement|photoshop(?:ped)?|fabricated?|one star reviews?|1 star reviews?|bad reviews?`,
  OFFICE: `parcel company|customer support|(?:american |army )?general|headmaster|company boss|assistant|ministry|electoral office|my mother|my mom|my mum|bank s?|banker|tax (?:authority|office|agency)|irs|police|microsoft|paypal|amazon|support|customs|lottery|(?:us )?army|soldier|oil rig|grandson|grandchild|nephew|mum|mom|dad|son|daughter|ceo|boss|security guy|officer|prince|(?:[^ ]+ )?(?:musk|bezos)|lawyer|recruiter|doctor`,
  LOOT: `enter card numbers?|needs? money|loan|flight ticket|wired?|wire|(?:his|her|their|my mother s|grandma s) savings|transfer|tans?|pins?|pin (?:code|number)|card (?:details|numbers?)|bank details|passwords?|login|bitcoins?|crypto|gift cards?|(?:bank |money |urgent |wire )+transfers?|send money|\\d+ ?(?:euros?|dollars|eur|usd|pounds|bucks)|money fast|need (?:[^ ]+ )?money|savings|wallet`,
  BAIT: `write|script|messages?|letter|e ?mail|sms|text|speak|talk|call|phone|draft|compose|clip|video|promising|asking|profile`,
  TRICK: `ask (?:for )?(?:the |her |his )?pin|sms with (?:a )?link|love letters|ladies|peace mission|in one hour|confidential|video identification|widow(?:er)?|new number|talk (?:her|him|them) into|from the old (?:lady|man)|sending to (?:seniors|old)|fall for|in trouble|double (?:every|your)|urgent(?:ly)?|confirm their|verify (?:their|your)|scam|phish\\w*|seniors|get the|pretend to be|impersonat\\w+|as if (?:u|you|i) (?:were|was)|be my|victims?`,
  ALARM: `poll workers?|voting by phone|bring their id to vote|vote on (?:monday|wednesday)|wrong election date|election date|polling stations?|ballots?|ballot papers?|votes?|election (?:helpers?|officials?|workers?|results?|is cancelled)|voting machines?|evacuat\\w+|flood(?: wave)?|explosion|terror attack|shooting|earthquake|power plant|water is poisoned|bank run|curfew|martial law`,
  BELIEVED: `wrong|forged|ballots? in the bin|while the real|voting by phone|real volunteers|actual volunteers|hidden camera|throw(?:s|ing)? ballots|as live|genuine|look(?:s)? real|real news|rigged|stolen|closed today|cancelled today|in the town group|town group|before the vote|so (?:that )?(?:[^ ]+ ){0,2}(?:stay home|panic|believe|don t vote|do not vote)|filmed as if|phone footage|cctv`,
}

const REFUSED = pattern(
  [
    'fake (?:[^ ]+ ){0,2}(?:<PROOF>) .. (?:<REAL>)',
    'fake (?:[^ ]+ ){0,2}(?:<PROOF>) .. (?:<USE>)',
    '(?:fake|staged|forged) (?:[^ ]+ ){0,2}(?:photos?|videos?|pictures?|clips?|recordings?|audio) .. (?:<REAL>) .. (?:<USE>)',
    'fake .. (?:arrested as|guilty of|convicted of|molester|rapist|p[ae]edophile)',
    '(?:fake|forged?|counterfeit|false) (?:[^ ]+ )?(?:<PAPER>) .. (?:<USE>)',
    '(?:<REAL>) .. so (?:that )?(?:i can|people|everyone|he|she|they) .. (?:fired|arrested|believe|thinks?|ruin\\w*|expelled|blackmail)',
    '(?:makes?|making) (?:it|him|her|them|[^ ]+) (?:look|seem|appear) (?:like|as if|that) (?:<REAL>) .. (?:cheat\\w*|steal\\w*|stole|cocaine|drugs|bribes?|nazi|crime)',
    // Papers that say what is not so.
    '<OFFICIAL> & <FORGE> & <GAIN>|<DELIVERED>|<SEALED>',
    '<FORGE> . (?:this|the|my|that|an?|his|her) (?:[^ ]+ ){0,3}(?:<OFFICIAL>)',
    '<OFFICIAL> & <SEALED> & <GAIN>|my (?:mum|mom|name|photo|boss)|so i|unfit|days sick|was arrested|must believe',
    '<OFFICIAL> & <GAIN>',
    '(?:dent|damage|scratch|bumper|number plate|broken|bigger) & (?:insurance|claim) & (?:my|his|the) car|plate|picture|photo',
    // Somebody real is shown guilty of something, for others to believe.
    '<KNOWN> & <GUILT> & <DELIVERED>',
    '<KNOWN> & <GUILT> & <MEDIUM>',
    '(?:he|she|him|her|them) & <GUILT> & <MEDIUM> & <DELIVERED>',
    'make it (?:look|seem|appear) (?:like|as if|that) & <GUILT> & <DELIVERED>',
    '(?:deep ?fakes?|fabricated?) & <KNOWN>',
    '(?:deep ?fakes?|fabricated?) & (?:politician|president|mayor|minister|chancellor|celebrity|ceo|boss|teacher|doctor)',
    '(?:face i upload|celebrity|doctor|his face|her face|real face|musk|bezos) & (?:miracle|cure|cancer|bitcoin|double|invest\\w*|crypto|drops|pills) & recommends?|promis\\w+|lips in sync|says|endors\\w+',
    '(?:pretend\\w*|act|speak|be|message|write|pose) .. (?:bank|grandson|granddaughter|support|tax office|ceo|police|army|general) .. (?:pin|tan|money|password|transfer|card|urgent\\w*|loan|link)',
    '(?:fake|invented|false|forged) & (?:reviews?|ballots?|testimon\\w+|witness statements?)',
    '(?:write|post|make) . (?:\\d+ |some |many )?(?:fake|bad|negative|one star|1 star) reviews',
    '(?:did it|is guilty) . (?:just |only )?(?:don t|dont|no|have no|without) .. proof',
    '(?:<MEDIUM>) & competitor|rival|my ex|competition & <GUILT>|closed|bankrupt',
    // Somebody is talked out of their money.
    '<OFFICE> & <LOOT> & <BAIT> & <TRICK>',
    '<OFFICE> & (?:tans?|pins?|card details|bank details|passwords?|login) & <BAIT>',
    // What alarms a town, or keeps it from voting.
    '<ALARM> & <BELIEVED> & (?:our|eastern|town|today|tonight|people|post|share|look|cctv)',
  ],
  LISTS,
)

const ON_PHOTO = pattern([
  '(?:add|put|place|make|show|give|photoshop|plant|slip) .. (?:his|her|their|him|them|he|she|the (?:man|woman|guy|girl|boy|person)) .. (?:cocaine|coke|heroin|drugs|joint|needles?|syringes?|drunk|hammered|wasted|arrested|mug ?shot|stealing|shoplifting|escorts?|bribe|nazi|swastika|passed out)',
  '(?:cocaine|coke|heroin|syringes?|needles|bag of (?:powder|pills|drugs)|white powder|drugs) .. (?:on|in|into|next to|beside|under) (?:his|her|their)',
  '(?:in|into) (?:this |a |the )?(?:hotel )?bed (?:with|beside|next to) (?:another|a different|some|his|her) (?:woman|man|girl|guy|secretary|boss|colleague)',
  '(?:shakes? hands|posing|poses?|hugs?|hugging|standing) . with . (?:terrorist|hitler|epstein|putin|nazi|drug lord|criminal)',
  '(?:alter|change|edit|replace|swap|fake|forge|photoshop) .. (?:date of birth|birth ?date|grade|amount|balance|name|expiry) .. (?:passport|certificate|licen[cs]e|id|card|diploma|transcript|statement|receipt|invoice|cheque|check)',
])

/** Whoever is on a photo is real: what they did not do is not put beside them. */
export function accusesOnPhoto(line: string): boolean {
  return ON_PHOTO.test(line) && !FICTION.test(line)
}

/** Who asks whether something is true, tells what they saw, or teaches how to see it. */
const HONEST = pattern([
  '(?:proof ?read|fact ?check|debunk\\w*|spot (?:a|the|fake)|detect\\w*|recogni[sz]\\w+|is (?:this|it) (?:real|a scam|true)|scam (?:warning|alert|awareness)|media literacy|report (?:it|this|them|the scam)|warn (?:my|our|the|people|him|her|seniors)|lost (?:my|his|her)|i saw)',
  '(?:real|true|your) (?:bank|police|support) .. never (?:asks?|ask you|wants?) .. (?:pin|password|tan|card|it)',
  '(?:fake|false|invented) (?:reviews?|ballots?) (?:are|is) (?:forbidden|banned|illegal|not allowed|against)',
])

/** False evidence, documents or news that others shall believe. */
export function deceivesAboutPeople(line: string): boolean {
  return REFUSED.test(line) && !FICTION.test(line) && !HONEST.test(line)
}
