import { KNOWN, REAL_PERSON } from './contexts.ts'
import { inflected, mistyped } from './inflected.ts'
import { pattern } from './pattern.ts'

const LISTS = {
  REAL: REAL_PERSON,
  KNOWN,
  WORN: `bathrobes?|towels?|jerseys?|textiles?|fabrics?|bikinis?|swim ?suits?|tops?|bras?|shirts?|blouses?|dress(?:es)?|skirts?|shorts|pants|jeans|leggings|trunks|underwear|clothes|clothing|robes?|kits?|gear|uniforms?|outfits?|garments?|layers|straps?`,
  GONE: `in the way|how it would look without|made of glass|step(?:s)? out of|falls? open|gets? out of|lower the neckline|no neckline|start with|instead of|hardly|retouch(?:ed)? (?:away|out)|carr(?:y|ies) (?:off|away)|blow(?:s|n)? (?:off|away)|leave (?:the |her |his )?(?:[^ ]+ )?(?:away|off|out)|slid(?:e|es|ing) (?:off|down)|slip(?:s|ping)? (?:off|down|away)|drops?|reduce|to zero|replace|without|nothing in its place|do not put|her own skin|his own skin|own skin|photoshop (?:away|out|off)|vanish|dissolve|ai (?:off|away)|burn(?:s)? (?:off|away)`,
  LEWD: `sexts?|sexting|pin ?up|only bow ties|body paint|onlyfans|naturist|nudist|hardly anything on|tempting|crawl on the bed|after the love|open clothes|adult actress|porn|like after|what (?:you d|youd|you would) do with me in bed|not wearing|lingerie|striptease|strip(?:s|ping)?(?: (?:down|for|slowly))|onlyfans|adult (?:magazine|film|movie|site|content|star)|playboy|playmate|centerfold|centrefold|porn\\w*|erotic\\w*|sensual\\w*|steamy|sexy|seductive\\w*|seduc\\w+|lap ?dance|pole ?danc\\w*|boudoir|intimate|topless|chest exposed|breasts?(?! (?:lump|cancer|screening|feed\\w*|pump|stroke|pocket|milk|exam\\w*|plate))|boobs?|cleavage|thong|panties|suspenders|garters?|harness|whipped cream(?! (?:everywhere|pies?|on (?:top|the|his nose|her nose)))|bondage|tied to (?:the|my) bed|on my bed|in (?:my )?bed (?:with|together)|in bed(?! (?:with|because of) (?:the|a|some) (?:flu|cold|fever|book|dog|cat|cup|tea|laptop|hot))|naughty|dirty (?:talk|pics?|photos?)|kinky|obedient|submissive|moan\\w*|nudes?|undies|g ?string|wet (?:t ?shirt|shirt|dress)|fetish|hot and bothered|orgasm\\w*|spicy|uncensored|x ?rated|nsfw|stripper|escort`,
  HUNG_UP: `brand logo|from (?:the |a )?(?:chair|rail|railing|rack|hook|hanger|clothesline|mannequin)`,
  LYING_ABOUT: `that hangs? (?:on|over|from)|(?:from|on|in|of) (?:the |a )?(?:rail|railing|rack|mannequin|chair|door|hook|floor|bed|background|wall|hanger|sofa|couch|line|clothesline|table|window|left|right|corner)`,
  WHOSE: `all|off|her|his|their|my|your|the|this|that|these|those|every|any|some|of`,
  ALL_CLOTHES: `clothes|clothings?|garments?|outfits?|clthes|clohtes|clothse|cloths|bras?|pant(?:ies|y)|underwear|undergarments|knickers|thongs?|lingerie|bikinis?|swim ?suits?|bathing suits?|swimwear|swimming trunks`,
  CLOTHES: `clothes|clothings?|garments?|outfits?|clthes|clohtes|clothse|cloths|bras?|pant(?:ies|y)|underwear|undergarments|knickers|thongs?|lingerie|bikinis?|swim ?suits?|bathing suits?|swimwear|swimming trunks|trunks|boxers|boxer shorts|fabric|garb|
dress(?:es)?|shirts?|t shirts?|tshirts?|tops?(?! (?:of|left|right|corner|edge|half|part|third|bar|border|hat))|blouses?|skirts?|pants|trousers|jeans|shorts|leggings|towels?|robes?|leotards?|gowns?|nightgowns?|pajamas|pyjamas|uniforms?|corsets?|tights|bodysuits?`,
  REMOVE: `${mistyped('remove undress')}|removes|removed|removing|tak(?:e|es|ing) off|took off|taken off|tak(?:e|es|ing) away|${inflected('delete erase strip eliminate')}|edit(?:ing)? out|get(?:ting)? rid of|pull(?:s|ed|ing)? (?:off|down|up)|rip(?:s|ped|ping)? off|tear(?:s|ing)? off|cut(?:ting)? off|peel(?:s|ing)? off|lift(?:s|ing)?|slip(?:s|ping)? off|drop(?:s|ping)?|unbutton|unzip|lose|melt(?:ing)? (?:away|off)|photoshop (?:away|out|off)|hide|clear away`,
  PERSON: `her|him|them|me|my [^ ]+|this|these|the (?:[^ ]+ )?(?:woman|man|girl|guy|boy|person|lady|model|people|couple|dude|chick)|(?:woman|man|girl|guy|boy|person|lady|she|he|they)`,
}

/** All that a person wears, or what is worn on the skin: refused in every picture. */
const EVERYWHERE = pattern(
  [
    '(?:<REMOVE>) (?:(?:<WHOSE>) ){0,3}(?:<ALL_CLOTHES>)(?! (?:straps?|lines?|marks?|tan|logo|pattern|print|<HUNG_UP>))',
    '(?:undress(?:es|ing)?|undres|disrobe[sd]?|disrobing|nudify|nudified|denude|deepnude|unclothe[sd]?) .. (?:<PERSON>)',
    '(?:<PERSON>) . (?:undress(?:es|ing)|disrobes|disrobing|strips?|stripping) .. (?:for|camera|naked|slowly|nothing|herself|himself|down)',
    '(?:<PERSON>) .. (?:undress|undresses|undressing|disrobes)(?! (?:a|the|her|his|their) (?:dolls?|wound|salad|stone))',
    '(?:undress|nudify)(?:her|him|them|me)',
    '(?:unzips?|unbuttons?|drops?|unties?|opens?) (?:her|his|their) (?:dress|robe|gown|towel|shirt|blouse|kimono) .. (?:fall|falls|floor|naked|off)',
    '(?:<REAL>) .. (?:lingerie|underwear|panties|thong|stripper|striptease|strip club|nudes?|sex\\w*(?! (?:education|ed)))',
    '(?:entfern\\w*|zieh\\w*) .. (?:kleid|kleider|kleidung|klamotten|hose|hemd|bluse|rock)(?! an)',
    'strip (?:<PERSON>) . (?:down|naked|bare|off|of)',
    '<KNOWN> & <LEWD>',
    '<KNOWN> & takes? everything off|taking everything off|undress\\w*|striptease|strips|as (?:nature|god) made',
    '(?:<PERSON>) .. (?:drops?|lets fall|slips off|lets go of) . (?:bath ?robe|robe|towel|gown|kimono)',
    '(?:nudify|deep ?nudes?|undress ?ai|nudifier|clothoff)',
    '(?:dress|clothes|towel|robe|gown|skirt|top|bikini) (?:falls?|falling|fell|drops?|slips?|slides?) (?:down|off|to the floor|away)',
    'see ?through (?:(?:[^ ]+ ){0,1}(?:clothes|clothing|dress|blouse|shirt|top|t shirt|tshirt|skirt|lingerie|bra|swimsuit|outfit)) (?:so|that|to|without|with nothing|with no)',
  ],
  LISTS,
)

/** Whatever the wording: somebody on a photo is real and was not asked. */
const ON_PHOTO = pattern(
  [
    '(?:nudes?|nudity|naked|nakedness|topless|shirtless|bottomless|pantsless|braless|undress(?:ed|es|ing)?|undres|undress|unclothed|unclad|disrobe\\w*|nud|nakd|naekd|nkaed)',
    '(?:<REMOVE>) (?:(?:<WHOSE>|[^ ]+) ){0,2}(?:<CLOTHES>)(?! (?:straps?|lines?|marks?|tan|hanging|lying|logo|pattern|print|pocket|buttons?|collars?|cuffs?|labels?|hems?|<LYING_ABOUT>))',
    '(?:pull|pulls|pulling|roll|push) (?:(?:<WHOSE>) )?(?:<CLOTHES>) (?:down|up|off|aside)',
    'strip (?:<PERSON>)',
    '(?:take|takes|taking|remove|delete|rip) (?:it all|everything|all)(?: (?:off|she|he|they) ?(?:wears?|is wearing|has on|wore|are wearing)?| of it)',
    '(?:her|him|she|he|them) .. in (?:the|a) shower',
    '(?:her|bigger|larger|huge|big|enlarge[sd]?) (?:breasts?|boobs?|tits|butt|ass)',
    '(?:see|look|seen|looking) ?(?:through|thru|thorugh) .. (?:<CLOTHES>|<PERSON>)',
    '(?:<CLOTHES>|<PERSON>) .. (?:see|look) ?(?:through|thru)',
    '(?:transparent|sheer|translucent|invisible|x ?ray\\w*|seethrough) (?:[^ ]+ ){0,2}(?:<CLOTHES>|blouse|her|him|person|woman|girl|body)',
    '(?:<CLOTHES>) . (?:transparent|translucent|invisible|sheer|disappear|vanish|fall off|off|dissolve|melt)',
    'x ?ray (?:vision|effect|view|mode|glasses|scan) .. (?:<CLOTHES>|<PERSON>)',
    '(?:without|w o|no|minus|zero|out of|free of|devoid of|less) (?:(?:<WHOSE>) ){0,2}(?:<CLOTHES>)',
    'clothes ?(?:less|off|free)',
    '(?:wear|wears|wearing|dressed in|in|clad in) (?:absolutely |just |only )?nothing(?! (?:special|fancy|unusual|else|new|but (?:an?|her|his|the) ))',
    '(?:with|has|have|having|got) nothing on(?! (?:the|top|it|a))',
    '(?:nothing|naked|bare|what is|whats|what s|skin|body) . (?:under|underneath|beneath|below|behind) .. (?:<CLOTHES>)',
    '(?:under|underneath|beneath) (?:her|his|their) (?:<CLOTHES>)',
    'bare (?:skin|breasts?|chest|chested|body|bodies|butt|bottom|ass|torso)',
    '(?:expose|exposing|reveal|revealing|show|showing|flash|flashing|see) (?:[^ ]+ ){0,2}(?:breasts?|boobs?|nipples?|cleavage|butt|ass|privates|private parts|naked (?:body|skin)|more skin|bare skin)',
    '(?:see|seeing|seen) (?:her|his|their) (?:[^ ]+ )?(?:body|skin)',
    '(?:replace|swap|change|turn) .. (?:with|for|into|to) (?:(?:[^ ]+ )?(?:nothing|bare|her body|his body|lingerie|underwear)|(?:(?:her|his|their|own|just|only|smooth) ){0,2}skin)',
    '(?:nipples?|genitals?|crotch|private parts|privates)',
    '(?:in|wearing) (?:her|his|their|only her|only his)? ?(?:birthday suit|underwear|lingerie|panties|bra)',
    '(?:in the buff|in the nude|au naturel|as god made|skinny dip\\w*|wet t ?shirt)',
    '(?:deshabille\\w*|deshabiller|desnud\\w+|desvist\\w+|desvestir|svest\\w+|spogli\\w+|ausziehen|ausgezogen|despi\\w+|rozbierz|uitkleden|раздень\\w*|раздеть|разденьте)',
    'zieh (?:sie|ihn|die|das) .. aus',
    'quita\\w* .. ropa',
    'enleve\\w* .. (?:vetements|robe|haut)',
    'take it (?:all )?off|strip (?:down|off|her|him|them|naked)',
    '<WORN> & <GONE> & (?:away|off|skin|zero|wind|nothing|place|whatsoever|bra|underwear|bet|wearing)',
    'birthday suit|as god made|how god made|naturist beach|body paint .. instead',
    '(?:trunks|shorts|dress|shirt|skirt|top|clothes|jeans|leggings) .. (?:made of glass|of glass|see it all|nothing there)',
    '(?:lower|drop|open|deepen) .. (?:neckline|cleavage|zipper|buttons) .. (?:no|more|until|all)',
    '(?:skirt|dress|top|shirt|towel|blouse|bra|clothes) is in the way',
    '(?:without|no|free of) (?:any |all )?(?:textiles?|jerseys?|fabrics?|layers)',
    '(?:as|like) (?:nature|god|her mother|his mother|mother nature) (?:made|intended|created)',
    '(?:uncensored|unblurred|unpixelated|adult|18|nsfw|x rated|spicy|after dark) (?:version|edition|cut|set|pics?|photos?|content)',
    '(?:only|just|nothing but|wearing) (?:[^ ]+ ){0,2}(?:whipped cream|body paint|a smile|high heels|heels|stockings|a towel|an apron|sunglasses)',
    '<LEWD> & (?:her|him|she|he|them|the (?:woman|man|girl|guy|lady|bride|person|one|model))',
    '(?:what|how) .. (?:looks? like|is|has) .. (?:under|underneath|beneath) (?:that|the|her|his|this|those|all)',
  ],
  LISTS,
)

/** Things one may see through, colours, and clothes that are changed for others. */
const HARMLESS =
  /\bstains? (?:from|on|off|out of) (?:the |her |his |my |their )?[^ ]+|\bwet t ?shirt (?:with|for|into) a (?:dry|clean|new)|\bskirt down a (?:bit|little)\b|\b(?:is|are|looks?) (?:a bit |too |rather )?see through .{0,30}\bsolid\b|\bchristmas tree\b|\b(?:clothes|jackets?|shirts?) off the (?:chair|floor|bed|sofa|line|rack|hook)\b|\bpull .{0,20}(?:skirt|dress|shorts|top) down over (?:the|her|his|my) knees?\b|\bundress (?:the|a|this) (?:mannequin|dummy|doll|christmas tree|tree)\b|\b(?:peek|stick|pok|show|hang|look)\w* out (?:of|from) (?:the|her|his|their|my) (?:shirt|blouse|top|dress|jacket|collar)\b|\bghosts? (?:is |are |looks? |who is |that is )?(?:half |semi )?transparent\b|\bless (?:see ?through|transparent|sheer|revealing)\b|\b(?:shirt|dress|blouse|skirt|trousers?|pants|jeans|clothes) (?:stains?|wrinkles?|creases?)\b|\b(?:nude|naked) (?:eyes?|lip\w*|make ?up|heels|shoes|sandals|pumps|palette|colou?r\w*|tones?|nails?|nail polish|shades?|beige|pink|wall|sofa)\b|\bnude (?:dress|top|skirt|blouse|coat|sweater)\b|\b(?:see ?through|transparent|translucent|clear) (?:[^ ]+ )?(?:glass|vase|umbrella|curtains?|window|background|bag|plastic|bottle|phone|raincoat|veil|box|wings?|bubble)\b|\b(?:curtains?|vase|window|background|umbrella|glass|wings?) (?:transparent|see ?through|translucent)\b|\bstrips? of\b|\b(?:comic|film|led|light) strips?\b|\b(?:no|not|without) (?:nudity|nude|naked|nsfw)\b|\bclothes (?:line|pegs?|hangers?|rack|shop)\b/g

/** "Take off her coat and put her in a suit": at the end she is dressed. */
const DRESSED_AGAIN = pattern([
  '(?:and (?:put|replace|dress|give|add|wear)|with an?|for an?|instead|into an?) .. (?:coat|jacket|suit|dress|gown|armou?r|uniform|hoodie|sweater|shirt|kimono|costume|spacesuit|robe|toga|blazer|cardigan|jeans|outfit)',
])
const COVERED = /\b(?:cover(?:s|ed|ing)?|longer|wrinkles?|creases?)\b/
const STILL_BARE = /\b(?:nud\w*|naked|nothing|bare|underwear|lingerie|topless|see ?through|transparent|sheer)\b/

/** Takes off what covers a person. */
export function undressesSomebody(line: string): boolean {
  const said = line.replaceAll(HARMLESS, '')
  return EVERYWHERE.test(said) && !isDressedAgain(said)
}

/** The stricter reading, for photos of people and what is made of them. */
export function undressesOnPhoto(line: string): boolean {
  const said = line.replaceAll(HARMLESS, '')
  return ON_PHOTO.test(said) && !isDressedAgain(said)
}

function isDressedAgain(line: string): boolean {
  return (DRESSED_AGAIN.test(line) || COVERED.test(line)) && !STILL_BARE.test(line)
}
