/** Patterns over a line of plain words with one blank between them. */

const GARMENTS = 'clothes|clothing|clothed'

/** What says the same as a sexual word. */
export const SEXUAL_PHRASES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:no|without|without any|without her|without his|without their|removed her|removed his) (?:${GARMENTS})\\b(?! (?:line|lines|pegs?|horse|hangers?|rack|shop))`,
  ),
  /\b(?:not|isn t|aren t) wearing (?:any (?:clothes|clothing)|anything)\b/,
  /\bwith nothing on\b(?! (?:the|it|top|sale|a|her|his|their)\b)/,
  /\b(?:no|without) (?:panties|underwear)\b|\bnipple slips?\b|\bcamel toes?\b|\bjerking off\b|\bsexual acts?\b|\bbarely legal\b/,
  /\bwear(?:s|ing)? nothing(?! (?:fancy|special|unusual|else|new|but(?! (?:a|her|his|their) (?:smile|skin|hair))|on (?:her|his|their)))/,
  /\bin (?:her|his|their) birthday suits?\b/,
  /\bna ked\b/,
  /\b(?:nude|naked)(?:wom[ae]n|girls?|m[ae]n|boys?|teens?)\b/,
  /\b(?:bare|exposed|exposing|uncovered) (?:(?:her|his|their) )?(?:breasts?|breasted|boobs?|butt|buttocks|bottom|bottomed|ass|genitals|crotch)\b(?! of\b)/,
  /\bbreasts? (?:exposed|bared|out|uncovered)\b/,
  /\b(?:have|has|having|had|during|oral|anal|explicit|group) sex\b(?! appeal)/,
  /\bsex (?:scene|scenes|act|acts|position|positions|toy|toys|tape|slave|with)\b/,
  /\bmaking love\b/,
  /\bdoggy style\b/,
  /\ban erection\b(?! of)|\b(?:his|huge|big|hard) erection\b/,
  /\b(?:erect|hard|huge|throbbing|sucking|suck|his big) (?:dick|cock)\b|\bdick pics?\b|\b(?:dick|cock) out\b/,
  /\bcum (?:on|in|all|covered|dripping)\b|\bcovered in cum\b/,
  /\brule 34\b|\bxxx (?:rated|movies?|films?|videos?|scenes?|content|pictures?)\b/,
  /\bhot (?:teens?|schoolgirls?|schoolboys?|minors?)\b/,
  /\bnaga kobieta\b|\bmujer sin ropa\b|\bsans vetements\b|\bohne kleider\b/,
]

/** Signs of hate; what is history, a temple's or a joke on those people is not among them. */
export const HATE_PHRASES: readonly RegExp[] = [
  /\b(?:heil|hail) hitler\b|\bhitler salut\w*|\bsieg heil\b/,
  /\bnazi (?:eagles?|regalia|salute|flags?|banners?|symbols?|armbands?|insignia|propaganda|uniforms?|officers?|soldiers?)\b/,
  /\bku klux\b|\bwhite power(?! (?:banks?|cables?|cords?|plugs?|tools?|adapters?|strips?|outlets?|sockets?|supply|suits?|buttons?)\b)|\bwhite suprem\w+|\bss (?:flags?|bolts|logo|runes|uniforms?|officers?|insignia)\b|\bgas the jews\b|\bblackface\b/,
]

const SMALL_NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|and'
/** 0 to 17, in digits or words; not the end of a larger number. */
const UNDER_18 = `(?:(?<![\\d*] )\\b(?:\\d|1[0-7])|(?<!\\b(?:${TENS}) )\\b(?:${SMALL_NUMBERS}))`
const NO_AGE = 'of|ago|younger|older|later|earlier|before|after|since|apart|long|together|reign|rule|war|hours?|minutes?'
const LENGTHS = 'feet|foot|ft|inch|inches|m|cm|meters?|metres?|heads|times|hours?|minutes?|am|pm|of|o|roses|flowers'

/** Somebody who is said to be under 18. */
export const MINOR_PHRASES: readonly RegExp[] = [
  new RegExp(`${UNDER_18} ?(?:yo|y o|y|yrs?|years?|yrs? olds?|years? olds?)\\b(?! (?:${NO_AGE})\\b)`),
  new RegExp(`\\b(?:aged?|age of|turned|turning) ${UNDER_18}\\b`),
  new RegExp(`\\b(?:she|he|girl|boy|daughter|son|pupil)(?: is)? ${UNDER_18}\\b(?! (?:${LENGTHS})\\b)`),
  /\b(?:little|young|small|tiny) (?:\p{L}+ )?(?:girls?|boys?|daughters?|sons?)\b/u,
  /\b(?:elementary|primary|middle|high) school(?:ers?| (?:girls?|boys?|kids?|students?|pupils?|cheerleaders?))\b/,
]

/** Ordinary phrases in which a refused word means something else. */
export const HARMLESS_PHRASES: readonly RegExp[] = [
  /\b(?:fake|deep ?fake|revenge|leaked) (?:nudes?|porn)(?: \p{L}+){0,8} (?:report|deleted?|taken down|removed|stop|victims?)\b/u,
  /\b(?:goodbye|farewell) (?:letters?|notes?|cards?|speech) (?:to|for) (?:my |our |the |all )*(?:colleagues|team|class|students|office|boss|co ?workers|teachers?|neighbou?rs|customers|readers)\b/,
  /\b(?:no|not|without|never) (?:any )?(?:nudity|nude|naked|nsfw|topless|sexual content)\b/,
  /\bnaked (?:eyes?|feet|foot|mole|blades?|swords?|flames?|trees?|branch|branches|gun|chef|cake|necks?|neck chicken|truth|ambition|rage|fear|rocks?|steel|wires?|bulbs?|hills?|earth|walls?|singularit(?:y|ies))\b/,
  /\b(?:nude|naked) (?:mannequins?|dolls?|dummy|dummies|figurines?|trunks?|cats?|sphynx|dogs?)\b/,
  /\bnude (?:lip|lips|lipstick|makeup|make up|heels|shoes|sandals|pumps|boots|flats|dress|gown|skirt|blouse|top|coat|jacket|cardigan|sweater|scarf|suit|trousers|palette|colou?r|colou?red|tones?|toned|nails|nail polish|leotards?|bodysuits?|unitards?|bras?|tights|stockings|shade|shades|beige|pink|mouse|mice)\b/,
  /\b(?:nude|naked) (?:\p{L}+ )?(?:statues?|sculptures?)\b|\b(?:statues?|sculptures?) of an? (?:nude|naked) \p{L}+\b/u,
  /\b(?:medical|anatomical|anatomy) (?:illustrations?|charts?|diagrams?|drawings?|atlas|posters?|studies|study)(?: \p{L}+){0,4} (?:nude|naked)\b/u,
  /\b(?:art|drawing|painting|sculpture) (?:class|school|course|students?)(?: \p{L}+){0,3} nude models?\b/u,
  /\b(?:life|figure) drawing (?:class|session|course|studio)(?: \p{L}+){0,4} nude models?\b|\bnude models? (?:in|at|for|of) an? (?:life|figure|art) (?:drawing )?class\b/u,
  /\bundressed (?:stone|stones|wood|timber|salad|wounds?)\b/,
  /\btopless (?:convertible|bus|double decker|cars?|jeep|towers?)\b/,
  /\bbottomless (?:pits?|wells?|mines?|brunch|bags?|cups?|coffee|abyss|chasms?|lakes?|depths|sea|oceans?|pools?|holes?|void|pockets?|ravines?|eyes)\b/,
  /\borgy of (?:colou?rs?|lights?|sounds?|flavou?rs?|flowers|destruction|violence)\b/,
  /\b(?:blue|great|coal|marsh|willow) tits?\b/,
  /\b(?:blue|red|brown) footed boob(?:y|ies)\b/,
  /\bpussy (?:cats?|willows?|riot|bows?|galore)\b|\bvagina monologues\b/,
  /\brape (?:seeds?|fields?)\b|\bfields? of rape\b/,
  /\bsocial intercourse\b|\bintercourse pennsylvania\b|\bdildo newfoundland\b|\bfucking austria\b/,
  /\b(?:sex|sexual) (?:education|ed|health|harassment)\b|\bsame sex\b|\b(?:opposite|fairer|fair) sex\b/,
  /\b\d+ years? old (?:whisk(?:e?)y|wine|rum|scotch|bourbon|brandy|cognac|port|oak|trees?|cars?|house|castle|sword)\b/,
  /\bthong sandals\b|\bflip flop thongs?\b/,
  /\bstripping (?:paint|wallpaper|wood|varnish|bark|wires?|off (?:the )?(?:paint|wallpaper))\b/,
  /\bbaby (?:blue|pink|yellow|bump|grand|carrots?|corn|shower|hairs?|breath|s breath)\b/,
  /\bkid (?:goats?|gloves?|leather)\b|\bteen bands?\b/,
  /\b(?:ursa|asia|canis|leo) minor\b|\bin [a-g] (?:flat |sharp )?minor\b/,
  /\bminor (?:chords?|keys?|scales?|third|injur(?:y|ies)|wounds?|scratch|scratches|league|arcana|gods?|goddess|nobles?|nobleman|noblewoman|roles?|details?)\b/,
]
