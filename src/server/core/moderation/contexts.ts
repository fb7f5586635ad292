import { pattern } from './pattern.ts'

/** Whom everybody knows in their own life. */
export const EVERYDAY_PERSON = `neighbou?rs?|teachers?|ex|boss|bosses|class ?mates?|co ?workers?|colleagues?|wife|husband|girlfriend|boyfriend|
mother|mom|mum|father|dad|sister|brother|son|daughter|parents|step ?(?:dad|mom|mum|father|mother|brother|sister)|(?:mother|father|sister|brother|son|daughter) in law|
in laws|aunt|uncle|cousin|grandma|grandpa|landlord|landlady|room ?mate|flat ?mate|principal|headmaster|headmistress|professor|tutor|coach|manager|
secretary|mayor|senator|president|prime minister|chancellor|friend|best friend|bully|crush|stalker|supervisor|employer|doctor|dentist|priest|imam|rabbi|pastor|trainer|nanny|babysitter`

/** Living people of public life who are threatened and undressed most; a model's second opinion knows more of them. */
export const PUBLIC_PERSON = `trump|biden|obama|kamala harris|hillary clinton|putin|zelensk[iy]y?|macron|merkel|scholz|merz|netanyahu|erdogan|modi|xi jinping|
kim jong un|starmer|boris johnson|trudeau|meloni|orban|elon musk|musk|bezos|zuckerberg|bill gates|taylor swift|beyonce|rihanna|ariana grande|billie eilish|
selena gomez|justin bieber|kanye(?: west)?|kim kardashian|kardashians?|kylie jenner|emma watson|emma stone|scarlett johansson|jennifer lawrence|margot robbie|zendaya|
gal gadot|sydney sweeney|angelina jolie|brad pitt|tom cruise|leonardo dicaprio|johnny depp|will smith|ronaldo|messi|lebron james|serena williams|greta thunberg|malala|
prince (?:william|harry)|king charles|kate middleton|meghan markle|the pope|pope (?:francis|leo)|dalai lama|oprah|ellen degeneres|mr ?beast|pewdiepie|joe rogan|
alexandria ocasio cortez|aoc|nancy pelosi|mike pence|jd vance|j d vance|bernie sanders|madonna|lady gaga|katy perry|shakira|dua lipa|olivia rodrigo|millie bobby brown|natalie portman`

/** Somebody real, as a victim is named. */
export const REAL_PERSON = `(?:my|our|his|her|their|your) (?:[^ ]+ ){0,2}(?:${EVERYDAY_PERSON})|(?:this|that|these) (?:journalist|reporter|politician|teacher|guy|man|woman|girl|boy|person|people|student|lady)|
ex (?:husband|wife|girlfriend|boyfriend|partner|boss)|the (?:guy|man|woman|girl|boy|kid|lady|family) (?:next door|from (?:my|our|work|school|class)|in my class|who bull(?:y|ies|ied) me|across the street|at (?:my|work|school))|
the (?:girl|boy|kid|kids|students?|people) (?:in|from|at) (?:my|our) [^ ]+|(?:the|our) (?:president|prime minister|mayor|chancellor|pope|senator)|(?:[^ ]+ ){0,1}(?:${PUBLIC_PERSON})`

/** A world in which nobody real is hurt. */
export const FICTION = pattern([
  '(?:dragons?|orcs?|gobl(?:in|ins)|zombies?|undead|vampires?|werewol(?:f|ves)|witch|witches|wizards?|warlock|sorcer(?:er|ess)|elf|elves|elven|dwar(?:f|ves)|knights?|samurai|ninjas?|pirates?|vikings?|gladiators?|aliens?|robots?|androids?|cyborgs?|monsters?|demons?|ghosts?|ghouls?|trolls?|ogres?|skeletons?|superhero(?:es)?|supervillains?|villains?|jedi|sith|kaiju|mutants?|barbarians?|paladin|assassins? creed)',
  '(?:fantasy|sci ?fi|science fiction|cyberpunk|steampunk|post ?apocalyp\\w+|apocalypse|medieval|fairy ?tales?|myth|mytholog\\w+|legend of|dungeons?|video ?games?|boss (?:fight|battle|level)|final boss|quest|npc|d ?& ?d|dnd|rpg)',
  '(?:murder myster(?:y|ies)|whodunn?it|detectives?|sherlock|poirot|agatha|film noir|noir|crime (?:scene|novel|drama|series|story)|thriller|horror (?:film|movie|story|poster|scene)|slasher|movies? (?:poster|scene|still)|scene from|stunt|theat(?:re|er)|stage play|novel|book cover|halloween|cosplay|costumes?|special effects|fake blood|zombie make ?up|shakespeare|romeo|juliet|ophelia|hamlet|macbeth|opera|spy (?:movie|film)|james bond|slapstick)',
])

/** Told, remembered or shown in a museum. */
export const HISTORY = pattern([
  '(?:histor(?:y|ic|ical|ically|ian|ians)|museums?|memorials?|monuments?|remembrance|commemorat\\w+|in memory|memory of|tribute to the victims|victims of|survivors?|documentary|archives?|archival|textbooks?|biograph\\w+|ancient|antiquity|baroque|renaissance|woodcut|engraving|fresco|mosaic|roman empire|centur(?:y|ies)|world war|ww ?(?:1|2|i|ii)|first world war|second world war|civil war|cold war|d day|revolution|crusades?|inquisition|bible|biblical|crucifixion|saint sebastian|joan of arc|caesar|brutus|napoleon\\w*|kennedy|lincoln|cleopatra|socrates|judas|manhattan project|hiroshima|nagasaki|oppenheimer)',
  '(?:1[0-8]\\d\\d|19[0-7]\\d)s?',
])

/** Words against harm, not for it. */
export const PREVENTION = pattern([
  '(?:prevent\\w*|awareness|hotlines?|help ?lines?|lifelines?|support groups?|not alone|never again|counsel\\w+|therap(?:y|ist|ists)|rescu\\w+|recover(?:y|ed|ing)|charity|campaign(?:s|ing)? against|anti ?(?:racis\\w+|hate|war|gun|bully\\w*|nazi|fascis\\w+|terror\\w*|suicide)|antifascis\\w+|protest\\w*|vigils?|mourn\\w*|grie(?:f|ving)|condolences?|candles? for)',
  '(?:stop|end|against|no to|no more|say no to|fight(?:ing)?|report(?:ing)?|overcom(?:e|ing)) . (?:hate|hatred|racis[mt]|antisemitism|islamophobia|homophobia|transphobia|violence|bullying|suicides?|self harm|terror|terrorism|nazis?|fascism|war|wars|guns?|gun violence|bombs?|bombing|shootings?|lynchings?|genocide|femicide|slavery|abuse|kkk|killing|discrimination)',
  '(?:help|support|save|comfort|protect) (?:him|her|them|(?:my|a|our) (?:friend|sister|brother|son|daughter|child|teen|mother|father|wife|husband))',
])
