import type { CharacterSheet, Mark } from '../../sheet/character-sheet.ts'
import type { HeadwearKind } from '../../sheet/headwear-kind.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import { namesOf } from './names-of.ts'

type JewelleryKind = CharacterSheet['jewellery'][number]['kind']

// Names with a word that common words do not have: where one is said, all words are sent for.

export const SELDOM_HEADWEAR: Readonly<Record<string, HeadwearKind>> = namesOf<HeadwearKind>({
  hat: 'porkpie hat, pork pie hat, pith helmet hat, felt hat, safari hat, tyrolean hat, alpine hat, stovepipe hat',
  'top hat': 'cylinder hat',
  'wide hat': 'big brimmed hat, large brimmed hat, wide brim hat, gaucho hat, boonie hat',
  'witch hat': 'magician hat, cone hat, dunce cap',
  cap: 'trucker cap, trucker hat, swim cap, swimming cap, jockey cap, tam o shanter',
  beanie: 'woolly cap, wooly hat, stocking cap, pom pom hat, pompom hat, ski hat, ski mask',
  beret: 'painter hat',
  crown: 'thorn crown, crown of thorns',
  tiara: 'maang tikka',
  helmet: 'visored helmet, aviator helmet, pith helmet',
  headscarf: 'al amira',
  'nun veil': 'nuns veil, nun habit',
  headband: 'sweat band, alice band, hair ribbon, hair clips',
  bandana: 'scrub cap, surgeon cap, scrub hat, do rag, doo rag, du rag',
  turban:
    'towel turban, hair in a towel, hair up in a towel, hair wrapped in a towel, head towel, towel on her head, towel on his head, towel around her head',
  'flower crown': 'crown of thistles, laurel crown, jasmine in her hair, blossoms in her hair',
  headphones: 'ear buds, gaming headset, ear muffs',
  'cowboy hat': 'ten gallon hat, slouch hat',
})

export const SELDOM_EYEWEAR: Readonly<Record<string, NonNullable<CharacterSheet['eyewear']>['kind']>> = namesOf<
  NonNullable<CharacterSheet['eyewear']>['kind']
>({
  'round glasses':
    'wire glasses, round wire glasses, granny glasses, circular glasses, pince nez, oval glasses, john lennon glasses, round rimmed glasses, wire framed glasses, wire rim glasses, gold rimmed glasses, rimless glasses, wire rims',
  'square glasses':
    'cateye glasses, tortoiseshell glasses, thick rimmed glasses, thick framed glasses, black rimmed glasses, rectangular glasses, horn rims, horn rimmed spectacles, nerd glasses, hipster glasses, browline glasses, safety glasses, 3d glasses, librarian glasses',
  sunglasses: 'ray bans, aviator sunglasses, aviator glasses, heart shaped sunglasses',
  goggles:
    'safety goggles, ski goggles, swim goggles, swimming goggles, welding goggles, aviator goggles, night vision goggles',
  monocle: 'quizzing glass',
  eyepatch: 'patch over one eye, patch over his eye, patch over her eye, eye patches',
  visor: 'vr headset, cyber visor, heads up display',
})

export const SELDOM_JEWELLERY: Readonly<Record<string, JewelleryKind>> = namesOf<JewelleryKind>({
  earrings:
    'ear studs, dangling earrings, drop earrings, dangly earrings, ear piercing, ear piercings, ear cuff, ear ring, ear rings, cuff earrings, tassel earrings, clip ons, statement earrings',
  'hoop earrings': 'ear hoops, ear hoop',
  necklace:
    'string of pearls, strings of pearls, pearl string, prayer beads, shell necklace, bead necklace, torque necklace, shark tooth necklace, livery collar, tooth necklace',
  pendant: 'holy symbol, sacred symbol, symbol of faith',
  choker: 'collar necklace, velvet ribbon choker, dog collar, bell collar, collar with a bell, spiked collar, studded collar',
  'nose ring': 'nose stud, nostril ring, nostril piercing, facial piercings, facial piercing',
  circlet: 'hair pins, hair pin, matha patti, hair ornament, hair ornaments, hair sticks, hair clip, hair jewels, brow band',
  watch: 'wrist watch',
  brooch: 'lapel pin, enamel pin',
  lanyard: 'id badge, id card, name badge, name tag, press pass',
  'shoulder bag': 'messenger bag, crossbody bag',
})

export const SELDOM_MARKS: Readonly<Record<string, Mark['kind'] | 'unseen'>> = namesOf<Mark['kind'] | 'unseen'>({
  scar: 'facial scar, facial scars, claw marks, claw scars, battle scars, battle scar, scratch marks, burn mark, battle scarred, stitched scar, cleft lip scar',
  freckles: 'age spots, liver spots, sprinkling of freckles, dusting of freckles, pock marks, stardust freckles, age spotted',
  tattoo:
    'facial tattoo, facial tattoos, tribal tattoo, tribal tattoos, ta moko, moko kauae, rune tattoos, rune markings, arcane symbols, teardrop tattoo, barcode tattoo, tribal marks, heart tattoo, star tattoo, mandala tattoo, heavily tattooed',
  'face paint':
    'diamond face paint, tribal paint, tribal face paint, camo paint, camouflage paint, whisker marks, whisker markings, facial markings, tribal marking, ritual paint, war stripes, ritual scars, body paint, paint on his face, paint on her face, facial stripes, football paint, blood splatter, blood stains, paint on his cheek, paint on her cheek',
  'beauty spot': 'beauty marks, mark on forehead, third eye mark, star mark, heart shaped mark',
  birthmark: 'birth mark, port wine stain',
  unseen:
    'sleeve tattoo, sleeve tattoos, tattoo sleeve, tattoo sleeves, forearm tattoo, knuckle tattoos, full sleeve, wrist tattoo, buck teeth, six eyes, hairy chest, torn ear, notched ear, data port, neural port, crooked teeth, no eyebrows, without eyebrows, shaved eyebrows, missing eyebrows, bushy eyebrows, thick eyebrows, thick brows, bushy brows, arched eyebrows, arched brows, thin eyebrows, thin brows, heavy brows, strong brows, dark eyebrows, dark brows, white eyebrows, white brows, grey eyebrows, heavy eyebrows, bold eyebrows, bold brows, pierced eyebrow, fake lashes, false lashes, crooked nose, flattened nose, nose crooked, hooked nose, aquiline nose, button nose, snub nose, bulbous nose, sharp nose, hawkish nose, turned up nose, sharp jaw, chiseled jaw, sharp jawline, chiselled jaw, chiseled jawline, double chin, weak chin, sharp cheekbones, prominent cheekbones, sunken cheeks, hollow cheeks, pouty lips, oval face, heart shaped face, angular face, chiseled features, sharp features, angular features, chiselled features, sticking out ears, prominent forehead, widow peak, hooded eyelids, almond shaped eyes, slanted eyes, drooping eyes, heavy lidded eyes, wide set eyes, close set eyes, epicanthic folds, cauliflower ear, cauliflower ears, down syndrome, cleft lip, webbed hands, prosthetic leg, artificial leg, artificial arm, bionic arm, bionic eye, robotic arm, robot arm, peg leg, wooden leg, robotic eye, blind eye, one armed, cyborg arm, cyborg eye, robotic hand, carbon blade leg, blade leg, leg braces, leg brace, neck brace, oxygen tube, nasal cannula, feeding tube, insulin pump, visible seams, exposed wires, exposed circuitry, fur patches, pointed teeth sharp, black nail polish, red nail polish, nail polish, manicured nails, long fingernails, forked tongue, bite mark, bite marks, puncture marks',
  braces: 'dental braces, tooth braces',
  'gap tooth':
    'gap tooth, gap teeth, gap toothed, gap between front teeth, gap in her teeth, gap in his teeth, gap between her teeth, gap between his teeth, tooth gap, chipped tooth',
  'missing tooth':
    'missing tooth, one tooth, single tooth, missing front tooth, missing a front tooth, missing a tooth, lost tooth, missing milk tooth',
  'gold tooth': 'gold tooth, golden tooth, silver tooth',
  'white make-up':
    'white face paint, geisha makeup, geisha make up, mime makeup, mime make up, powdered face, mime face, corpse paint, kabuki makeup',
  'clown make-up': 'clown makeup, clown make up, clown face, clown paint, clown face paint, joker makeup, joker make up',
  'skull make-up':
    'sugar skull makeup, sugar skull, skull paint, skull face paint, day of the dead makeup, sugar skull make up, day of the dead make up, skeleton makeup, skeleton make up',
  'red nose': 'clown nose',
  soot: 'soot stains, grease stains, oil stains, flour on her cheek, flour on his cheek, streaked face, oil smudge, smudged face, ink stains, sooty face, paint smears, paint splatters, paint smudge, paint stains',
  vitiligo: 'vitiligo patches',
  dimples: 'cleft chin, chin cleft',
  'eye bags': 'dark circles, dark circles under eyes',
  'medical mask': 'n95 mask',
  'cloth mask': 'ninja mask, cloth mask, bandit mask, shinobi mask',
  'half mask': 'domino mask, superhero mask, zorro mask, bandit eye mask',
  'carnival mask': 'carnival mask, masquerade mask, masked ball mask, mardi gras mask',
  'full mask': 'hockey mask, kitsune mask, oni mask, noh mask, tribal mask, phantom mask',
  'gas mask': 'gas mask, oxygen mask',
  'plague mask': 'plague mask, plague doctor mask, beaked mask',
  lipstick: 'lip gloss, lip tint, lip color, lip colour',
  eyeshadow:
    'smokey eyes, smokey eye, shimmer eyeshadow, dramatic makeup, goth makeup, dramatic make up, glam makeup, glamorous makeup, drag makeup, punk makeup, made up face, subtle makeup, minimal makeup, egirl makeup, face gems',
  eyeliner:
    'eye liner, winged liner, cat eye liner, kohl rimmed eyes, smudged eyeliner, smudged mascara, smeared mascara, runny mascara, eye of horus, kohled eyes',
  'blush marks': 'rosy cheeked, apple cheeked, rouged cheeks, wind burned cheeks',
  bindi: 'forehead dot, dot on her forehead, caste mark',
  bruise: 'swollen eye, bloody nose, split lip, busted lip, bruised knuckles, swollen lip',
  'hearing aid': 'hearing aid, hearing aids, hearing device, cochlear implant, cochlear implants, deaf aid, ear implant',
  wrinkles:
    'lines on his face, lines on her face, smile lines, frown lines, crows feet, deep lines, creased face, furrowed face, furrowed forehead, forehead lines, worry lines, fine lines, deeply lined, laughter lines, time worn face, weatherworn face',
  'circuit lines':
    'circuit tattoos, circuit tattoo, facial circuit tattoos, cyber implants, cybernetic lines, glowing lines, circuit board patterns, glowing circuit lines, led lines, neon lines, cyber enhancements, neural implant, face plates, cybernetic enhancements, facial implants, circuit patterns, circuit markings',
  scales: 'reptilian skin, scale patches, reptilian scales',
  bandage: 'band aids, band aid on nose, adhesive bandage, nose strip, sticking plaster',
})

/** Things in hands, as the studio has them: by their outline. */
export const SELDOM_PROPS: Readonly<Record<string, PropKind>> = namesOf<PropKind>({
  jug: 'milk jug, water jug, clay jug, ewer, wine jug, decanter, carafe, milk churn',
  vase: 'amphora, urn, clay pot, pottery, water pot, ceramic pot, clay vessel, flower vase, gourd, mate gourd',
  frame:
    'honeycomb frame, honeycomb, picture frame, framed photo, framed picture, framed photograph, small painting, blank canvas',
  grapes: 'bunch of grapes, cluster of grapes',
  'paper boat': 'origami boat, toy boat, toy ship, model boat, model ship, toy sailboat, paper ship',
  bagpipes: 'bagpipe',
  quiver: 'quiver of arrows, arrow quiver, quiver full of arrows',
  box: 'bento box, bento, pizza box, cigar box, wooden crate, pastry box, cardboard box, snuff box, cash box, ballot box, lunch box, matchbox',
  can: 'fire extinguisher, aerosol can, cocktail shaker, milk can',
  jar: 'honey jar, honey pot, jar of honey, firefly jar, jar of fireflies, pickle jar, ink bottle, inkwell, baby bottle',
  bottle: 'champagne bottle, milk bottle, bottle of champagne, water bottle, canteen bottle, waterskin, soy sauce bottle',
  plate: 'waffles, stack of plates, macarons, cheese wheel, sausages, dumpling, tea set',
  bread: 'pretzel, bagel, bagels, croissants, baguettes, turkey leg, sausage, roast chicken',
  orange: 'plums, onion, turnip, candy apple, tomatoes',
  apple: 'strawberries, cherries, pomegranates',
  plant: 'seedling, sapling, pot of fern pot, basil, herb pot, four leaf clover',
  carrot: 'corn cob, corn on the cob, turnips, chili pepper',
  wheat: 'sheaf of wheat, wheat sheaf, bundle of wheat, ears of wheat',
  'pocket watch': 'sextant, astrolabe, magnet, medallion, horseshoe, zippo, yo yo, silver coin',
  tablet: 'ipad, datapad, abacus, x ray, x rays, cutting board, chessboard, chess board, holographic map, game board',
  'hand of cards': 'boarding pass, keycard, key card, tickets, business card',
  scroll: 'torah scroll, rolled map, decree, papyrus, proclamation',
  rifle: 'sniper rifle, hunting rifle, bazooka, rocket launcher',
  blaster: 'plasma rifle, ray blaster, pulse rifle, laser blaster, nerf gun, phaser',
  'light sword': 'energy blade, glow stick, laser blade, plasma blade',
  pole: 'bamboo stick, lacrosse stick, didgeridoo, ski poles, nightstick, branding iron, paint roller, chisel, spindle, sword cane',
  dagger: 'kunai, dirk, switchblade, butcher knife, oyster knife, combat knife, hunting knife, butter knife',
  axe: 'poleaxe, tomahawk, battleaxe, meat cleaver',
  drum: 'djembe, bongo, taiko drum, snare drum, bodhran, war drum, tabla, singing bowl, cymbals, castanets, maracas',
  bell: 'cowbell, brass bell, silver bell, small bell',
  quill: 'peacock feather, ostrich feather, eagle feather, fountain pen',
  fan: 'war fan, lace fan, silk fan',
  cup: 'sake cup, espresso cup, moka pot, steaming cup, cup of matcha, cup of mate',
  'beer mug': 'beer stein',
  bucket: 'milk pail, milk bucket, paint bucket, wooden pail',
  lantern: 'incense burner, storm lantern, hurricane lamp, paper lamp',
  candle: 'menorah, candle holder, incense, incense stick, incense sticks',
  'crystal ball': 'dragon egg, glowing crystal, energy orb, glowing sphere, magic sphere',
  stone: 'gold bar, rune stone, runestone, gold nugget',
  shell: 'starfish, conch shell',
  bowl: 'rice bowl, begging bowl, petri dish, bowl of rice, chili bowl, mortar and pestle, mortar',
  pillow: 'silk cushion',
  sack: 'sack of flour, coin purse, bag of flour, wallet',
  suitcase: 'briefcase of money, instrument case, violin case, guitar case',
  'toy car': 'toy truck, model car, toy bus',
  'paper plane': 'paper crane, origami crane, origami bird, boomerang',
  'small ball': 'yarn ball, marble ball, bomb ball, cannonball',
  knitting: 'knitting project, half knitted scarf',
  cookie: 'gingerbread man, gingerbread, dango',
  lasso: 'lariat, fire hose, climbing rope, rope ladder, measuring tape',
  drill: 'nail gun, power tool, blowtorch, welding torch, soldering iron',
  log: 'bundle of hay, bundle of sticks',
  shield: 'riot shield',
  book: 'comic book, picture book, cookbook, recipe book, photo album, hymn book',
  sword: 'falchion, estoc, zweihander, greatblade, claymore, broadsword, greatsword, longsword, scimitar, cutlass',
  katana: 'tachi, ninjato, wakizashi, nodachi, bokken',
  rapier: 'epee, smallsword',
  spear: 'halberd, polearm, glaive, naginata, harpoon, javelin',
  guitar: 'ukulele, mandolin',
  flute: 'piccolo',
  trumpet: 'bugle, cornet',
  umbrella: 'brolly',
  camera: 'dslr, camcorder',
  phone: 'iphone',
  gamepad: 'gameboy, nintendo',
  laptop: 'macbook',
  motorbike: 'harley, moped, vespa',
  potion: 'erlenmeyer flask, beaker',
  tumbler: 'bourbon',
  football: 'volleyball',
  glass: 'smoothie, milkshake',
  megaphone: 'bullhorn',
  radio: 'boombox',
  dumbbell: 'kettlebell',
  accordion: 'concertina',
  'teddy bear': 'plushie, teddybear',
  surfboard: 'bodyboard',
  magnifier: 'loupe',
  pan: 'skillet',
})
