import { PREVENTION } from './contexts.ts'
import { pattern } from './pattern.ts'

const LISTS = {
  ATTACKER: `columbine(?: (?:shooters?|killers?))?|(?:school|mass|church|mosque|synagogue|christchurch|spree|parkland|uvalde|sandy hook|buffalo|el paso|las vegas) (?:shooters?|killers?|gunm[ae]n|murderers?)|breivik|dylann roof|(?:brenton )?tarrant|adam lanza|lanza|
eric harris|dylan klebold|klebold|elliot rodger|osama|bin laden|al baghdadi|zarqawi|isis (?:fighters?|soldiers?|terrorists?|members?|militants?|warriors?|flags?|propaganda)|isil|islamic state|daesh|al qaeda|al qaida|boko haram|taliban|terrorists?|terrorism|hijackers?|suicide bombers?|car bombers?|marathon bombers?|
tsarnaev|unabomber|timothy mcveigh|charles manson|jihadis?|jihadists?|hitler|himmler|goebbels|mengele|eichmann|school shootings?|mass shootings?|serial killers?|ted bundy|jeffrey dahmer|9 11 attack(?:s|ers?)?|ku klux klan|kkk`,
  RAMPAGE: `(?:bus|market|church|mosque|christmas market) (?:bomber|attacker)|guy that attacked|attacker from|black flag|caliphate|bomber|gunm[ae]n|shooters?|attackers?|terrorists?|arsonists?|incels?|killers?|men of 9 ?11|9 ?11|blows? up an?|walks? (?:to|into) (?:campus|school|class)|burn(?:ed|t|s|ing)? down (?:the|an?) (?:asylum|refugee|migrant|mosque|synagogue|church|clinic)(?: home| centre| center)?|abortion clinic|mass shootings?|kill ?(?:score|count|streak)|body count`,
  GLORY: `hero montage|knight in shining|why it was right|how proud|calling brothers|new faces|come fight|grateful citizens|hero|heroes|heroic(?:ally)?|epic(?:ally)?|saviou?rs?|good guys?|martyrs?|brave|glor\\w+|be like him|legends?|soldiers|saints?|call(?:s|ing)? others|to follow|follow him|trophies|leaderboard|beat the record|high score|celebrat\\w+|prais(?:e|ing)|poem|inspiring|finally scared|cheer\\w*|next one|role model|righteous|just cause|shared in our`,
  PRAISE: `hero|heroes|heroic|heroism|super ?hero(?:es)?|angels?|saints?|st|halos?|holy|glor(?:y|ious|ify|ified|ifying)|tribute|fans?|fan ?art|fangirl|love hearts?|love|hearts|rock ?stars?|idols?|legends?|legendary|martyrs?|brave|courageous|celebrat\\w+|proud(?:ly)?|inspiring|inspirational|cool|awesome|epic win|
statue of|trading cards?|worship\\w*|admir\\w+|role models?|icons?|did nothing wrong|was right|god|king|goat|best|badass|knight in shining|so cool|cheer\\w*|applau\\w+|hail|praise\\w*|honou?r\\w*|t ?shirt design|merch|poster boy|high score`,
  ORG: `isis|isil|islamic state|daesh|(?:the )?caliphate|al qaeda|al qaida|boko haram|taliban|jihad|hezbollah|hamas|kkk|klan|nazis?|nazi party|neo ?nazis?|proud boys|atomwaffen|terror(?:ist)? (?:cell|group|organi[sz]ation)s?`,
  JOIN: `join|joins|joining|recruit\\w*|enlist\\w*|sign up|pledge|become a (?:member|fighter|soldier)|support|donate to|fight for`,
  CROWD: `crowds?|(?:christmas )?market|parade|people|pedestrians|mosque|church|synagogue|school|marathon`,
}

/** Meant for whoever reads it. */
const CALLS = pattern(
  [
    'join (?:our|my|the) militia .. (?:arms|government|fight|war|state)',
    'take up arms against (?:the |our |my )?(?:government|state|police|jews|muslims|unbelievers)',
    'join (?:the )?(?:jihad|caliphate|isis|al qaeda)',
    '(?:kill|behead|slay|slaughter)(?:ing|s)? (?:the |all )?(?:infidels|unbelievers|non ?believers|kuffar)',
    'blow(?:ing|s)? up (?:the |all )?(?:infidels|unbelievers|jews|muslims|christians)',
  ],
  LISTS,
)

const REFUSED = pattern(
  [
    '(?:<ATTACKER>) .. (?:<PRAISE>)',
    '(?:<PRAISE>) .. (?:<ATTACKER>)',
    '<RAMPAGE> & <GLORY> & (?:montage|christmas market|prayer house|date of the attack|brothers|proud|message|citizens|bus|rifle|trailer|poster|campus|school|clinic|asylum|mosque|synagogue|church|girls|poem|channel|record|shooters|9 ?11|ending|others|who s|type|attackers)',
    '(?:<JOIN>) . (?:<ORG>)',
    '(?:<ORG>) .. (?:recruit\\w*|propaganda poster)',
    '(?:role ?play|pretend|play|act|speak|talk) . (?:as|like|to be) . (?:<ATTACKER>)',
    '(?:school|mass) shooting .. (?:view|first person|fun|game|music|score|pov|cool|achievement)',
    'manifesto .. (?:attack|massacre|shooting)',
    '(?:my|our) (?:attack|massacre|shooting|bombing) (?:on|at|of|in) .. (?:<CROWD>)',
    '(?:brave|heroic|hero|glorious|proud|inspiring|saint) .. (?:truck|van|car|lorry|bus) . (?:into|through) .. (?:<CROWD>)',
    '(?:truck|van|car|lorry) . (?:into|through) .. (?:<CROWD>) .. (?:brave|hero|heroic|glorious|glory)',
    '(?:martyrs?|glorious|hero|heroic) .. (?:suicide|explosive|bomb) (?:belt|vest|bomber|attack)',
  ],
  LISTS,
)

/** Whoever stands against them, or is mourned because of them. */
const AGAINST = pattern([
  '(?:villains?|versus|vs|defeat\\w*|arrest\\w*|captur\\w+|hunt(?:s|ed|ing)? (?:down )?|foil\\w*|stops?|stopping|stopped|fights?|fighting|fought|against|victims?|memorial|remembrance|mourn\\w*|trial|court|prison|police|swat|commandos?|soldiers? who|saves?|saved|saving|rescu\\w+|hostages?|detectives?|fbi|cia|agents?|parody|satire|spy|museum|egypt\\w*|goddess|osiris|horus|pharaohs?|pyramids?|firefighters?|anti terror\\w*)',
])

/** Praises attackers and terrorists, or calls to join them. */
export function praisesAttackers(line: string): boolean {
  return (CALLS.test(line) || (REFUSED.test(line) && !AGAINST.test(line))) && !PREVENTION.test(line)
}
