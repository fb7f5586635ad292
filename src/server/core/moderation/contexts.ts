import { pattern } from './pattern.ts'

/** Whom everybody knows in their own life. */
export const EVERYDAY_PERSON = `neighbou?rs?|teachers?|ex|boss|bosses|class ?mates?|co ?workers?|colleagues?|wife|husband|girlfriend|boyfriend|
mother|mom|mum|father|dad|sister|brother|son|daughter|parents|step ?(?:dad|mom|mum|father|mother|brother|sister)|(?:mother|father|sister|brother|son|daughter) in law|
in laws|aunt|uncle|cousin|grandma|grandpa|landlord|landlady|room ?mate|flat ?mate|principal|headmaster|headmistress|professor|tutor|coach|manager|
secretary|mayor|senator|president|prime minister|chancellor|friend|best friend|bully|crush|stalker|supervisor|employer|doctor|dentist|priest|imam|rabbi|pastor|trainer|nanny|babysitter`

/** Further people of somebody's own life; said as "my tenant" or "our lecturer". */
const KNOWN_PERSON = `${EVERYDAY_PERSON}|tenant|caretaker|janitor|nurse|therapist|rival|competitor|lecturer|business partner|flat ?mate|house ?mate|witness|referee|barista|cleaner|customer|client|
nephew|niece|step ?(?:sister|son|daughter|mum)|fiancee?|partner|ex ?(?:husband|wife|girlfriend|boyfriend|partner|gf|bf)|gf|bf|bro|sis|debtor|creditor|opponent|rival candidate|candidate|head ?teacher|schoolmate|team ?mate|intern|customer|accountant|lawyer|judge|vet|neighbou?r s|cop|officer|deputy|councillor|minister|governor|gp|restaurant owner|parish priest`

/** Names as they are said of people one has met. */
const NAMED_PERSON = `(?:mr|mrs|ms|miss|herr|frau|dr|prof|familie) (?!hyde|jekyll|frankenstein|who\\b|strange\\b|freeze\\b|fox\\b|bean\\b|watson|holmes|darcy|claus|incredible|evil\\b|death\\b|blobby|potato|bennet\\b|robot)[^ ]{3,}|
[^ ]+ from (?:hr|accounting|sales|marketing|work|my (?:class|school|work|team|office|job|gym|church)|our (?:class|school|work|team|office|street|building))|(?:real name|whose name is|her name is|his name is|name is|named) [^ ]+`

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

/** The same, wider: who is said to be of the writer's own life, by role or name, or to be on the picture at hand. */
export const KNOWN = `${REAL_PERSON}|(?:my|our) (?:[^ ]+ ){0,3}(?:${KNOWN_PERSON})|${NAMED_PERSON}|
(?:the|this) (?:person|man|woman|guy|girl|boy|lady|one) (?:in|on|from|of) (?:the|this|that) (?:photo|picture|pic|image|selfie|left|right)|(?:in|from|on|of) (?:this|the uploaded|the attached|that|my uploaded) (?:photo|picture|pic|portrait|selfie)|
(?:the|that) [^ ]+ (?:who|that) (?:bullied|bullies|cheated|reported|dumped|rejected|fired|sold|sued|blocked) (?:on )?(?:me|us)|(?:girl|guy|woman|man|family|people) next door|(?:she|he) (?:rejected|dumped|reported|blocked|fired|bullied) me`

/** What is made is to reach somebody, or to be taken for the truth. */
export const DELIVERED = `(?:send|mail|post|show|share|forward|hand|pass|print|slip|stick|hang|put|leave|spread) (?:it|this|that|them|the print|these) (?:[^ ]+ ){0,2}(?:to|in|into|around|round|on|with|at|under|out)|(?:send|post|mail|share|spread) (?:it|this|that|them|him|her)|
(?:send|sent|sending|mail|mailed) (?:straight |over |directly )?(?:to|2) (?:my|our|his|her|him|the|them|everyone|all)|(?:i ll|ill|i will|gonna|going to|want to|wanna|mean to|wish to) (?:send|mail|post|show|share|print|pass|hand|hang|put|spread|use|e ?mail)|
so (?:that )?(?:[^ ]+ ){0,4}(?:believes?|thinks?|knows?|leaves?|talks?|wonders?|fired|arrested|sacked|scared|rents?|lets?|pays?|paid|guilty|loses?|lose|understands?|gets? the message|shits?|suspended|expelled)|
(?:must|should|shall|ought to|will|has to|have to|a right to) (?:finally |all |really )?(?:believe|think|see|know|wonder|understand|talk)|(?:looks?|looking|seems?|sounds?|be|appear|needs to look) (?:[^ ]+ ){0,3}(?:real|genuine|authentic|official|legit|true)|(?:realistic|real looking|authentic|genuine|convincing)|
like (?:it|he|she|they) (?:really|actually) [^ ]+|pass(?:es)? (?:as|for)|for (?:the|a|my|our|his|her|their) (?:[^ ]+ )?(?:insurance|claim|judge|court|custody|divorce|police|landlord|expenses|hr|hearing|file|group|election|vote|trial|employer|visa|parents|boss|papers?|bank|club|discount|interview)|
(?:goes|go|going|straight) to (?:hr|the police|the papers|court)|betriebsrat|(?:town|neighbou?rhood|parents|class|family|whatsapp|facebook) group|before (?:[^ ]+ )?(?:vote|election|polls)|when (?:she|he|they) (?:gets?|sees?|opens?|reads?|finds?|receives?) (?:it|this|that)|
i (?:need|want) (?:it|him|her|them) (?:out|gone|fired|for)|(?:the|this) (?:family|parents|congregation|town|people|school|office|class) (?:thinks?|will|shall|believes?|has|ought)|(?:her|his|their) (?:inbox|letter ?box|mail ?box|locker|door ?mat|doorstep)|pass it (?:round|around|on)|going viral|go viral`

/** A world in which nobody real is hurt. */
export const FICTION = pattern([
  '(?:dragons?|orcs?|gobl(?:in|ins)|zombies?|undead|vampires?|werewol(?:f|ves)|witch|witches|wizards?|warlock|sorcer(?:er|ess)|elf|elves|elven|dwar(?:f|ves)|knights?|samurai|ninjas?|pirates?|vikings?|gladiators?|aliens?|robots?|androids?|cyborgs?|monsters?|demons?|ghosts?|ghouls?|trolls?|ogres?|skeletons?|superhero(?:es)?|supervillains?|villains?|jedi|sith|kaiju|dracula|santa claus|mutants?|barbarians?|paladin|assassins? creed)',
  '(?:fantasy|sci ?fi|science fiction|cyberpunk|steampunk|post ?apocalyp\\w+|apocalypse|medieval|fairy ?tales?|myth|mytholog\\w+|legend of|dungeons?|video ?games?|boss (?:fight|battle|level)|final boss|quest|npc|d ?& ?d|dnd|rpg)',
  '(?:murder myster(?:y|ies)|whodunn?it|detectives?|sherlock|poirot|agatha|film noir|noir|crime (?:scene|novel|drama|series|story)|thriller|horror (?:film|movie|story|poster|scene)|slasher|movies? (?:poster|scene|still)|scene from|stunt|theat(?:re|er)|stage play|novel|book cover|halloween|cosplay|costumes?|special effects|(?:fake|stage) blood|(?:movie|film|stage) props?|(?:in|for) (?:our|my|the|a) school play|theat(?:re|er) group|zombie make ?up|shakespeare|romeo|juliet|ophelia|hamlet|macbeth|opera|spy (?:movie|film)|james bond|slapstick)',
])

/** Told, remembered or shown in a museum. */
export const HISTORY = pattern([
  '(?:histor(?:y|ic|ical|ically|ian|ians)|museums?|memorials?|monuments?|remembrance|commemorat\\w+|in memory|memory of|tribute to the victims|victims of|survivors?|documentary|archives?|archival|textbooks?|biograph\\w+|ancient|antiquity|baroque|renaissance|woodcut|engraving|fresco|mosaic|roman empire|centur(?:y|ies)|world war|ww ?(?:1|2|i|ii)|first world war|second world war|civil war|cold war|d day|revolution|crusades?|inquisition|bible|biblical|crucifixion|saint sebastian|joan of arc|caesar|brutus|napoleon\\w*|kennedy|lincoln|cleopatra|socrates|judas|manhattan project|hiroshima|nagasaki|oppenheimer)',
  '(?:1[0-8]\\d\\d|19[0-7]\\d)s?',
])

/** Words against harm, not for it. */
export const PREVENTION = pattern([
  '(?:prevent\\w*|awareness|hotlines?|help ?lines?|lifelines?|support groups?|not alone|never again|counsel\\w+|therap(?:y|ist|ists)|rescu\\w+|recover(?:y|ed|ing)|charity|campaign(?:s|ing)? against|anti ?(?:racis\\w+|hate|war|gun|bully\\w*|nazi|fascis\\w+|terror\\w*|suicide)|antifascis\\w+|protest\\w*|vigils?|years? clean|please (?:call|talk to) (?:a|the|somebody|someone|us|your doctor)|don t (?:kill|hurt|cut) (?:yourself|your self) (?:please|all|we|you|everybody)|mourn\\w*|grie(?:f|ving)|condolences?|candles? for)',
  '(?:stop|end|against|no to|no more|say no to|fight(?:ing)?|report(?:ing)?|overcom(?:e|ing)) . (?:hate|hatred|racis[mt]|antisemitism|islamophobia|homophobia|transphobia|violence|bullying|suicides?|self harm|terror|terrorism|nazis?|fascism|war|wars|guns?|gun violence|bombs?|bombing|shootings?|lynchings?|genocide|femicide|slavery|abuse|kkk|killing|discrimination)',
  '(?:help|support|save|comfort|protect) (?:him|her|them|(?:my|a|our) (?:friend|sister|brother|son|daughter|child|teen|mother|father|wife|husband))',
])

/** Who asks how hatred works, or how to answer it, preaches none. */
export const STUDIED = pattern([
  '(?:how|why) (?:did|does|do) .. (?:propaganda|klan|nazis?|racism|hatred)',
  '(?:recogni[sz]e|explain|summari[sz]e|analy[sz]e|understand|debunk|critically|criticall|media literacy|lesson|lecture) .. (?:propaganda|klan|nazis?|racis\\w+|it|they|pupils?|please)',
  '(?:history of|origins? of|rise of|fall of) . (?:ku klux klan|klan|nazis?|nazism|fascism)',
  '(?:answer|respond|react|reply|stand up|speak up|deal with|confront) .. (?:calmly|next time|joke|racis\\w+|colleague)',
  'made a (?:racist|sexist|homophobic|nasty) (?:joke|remark|comment)',
  '(?:former|ex|reformed) (?:neo )?(?:nazis?|klansm[ae]n|skinheads?)',
  '(?:documentary|film|book|lesson|exhibition|play|seminar) (?:on|about) .. (?:denial|klan|nazis?|nazism|fascism|genocide|trial)',
  '(?:tear|tears|tearing|tore|torn|pull|pulls|pulling) down .. (?:swastikas?|nazi|(?:hate|racist) (?:signs?|posters?|flags?))',
  'how (?:do|can|should) (?:i|we) (?:answer|respond|reply|react|say hi)',
  '(?:called|calls|call) (?:me|us|him|her|them) an? (?:dirty|filthy|stupid)',
  '(?:were|was|being|got) (?:blamed|hunted|despised|insulted) for',
  '(?:why|explains why|because) (?:men|people|those) who hate',
])
