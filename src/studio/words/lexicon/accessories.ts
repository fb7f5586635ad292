import type { CharacterSheet, Mark } from '../../sheet/character-sheet.ts'
import type { CompanionKind } from '../../sheet/companion-kind.ts'
import type { HeadwearKind } from '../../sheet/headwear-kind.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import { COMPANION_KINDS } from './companion-words.ts'
import { HEADWEAR_KINDS } from './headwear-words.ts'
import { namesOf } from './names-of.ts'
import { PROP_KINDS } from './prop-words.ts'
import { TATTOOS } from './tattoo-words.ts'

export const HEADWEAR: Readonly<Record<string, HeadwearKind>> = {
  ...namesOf<HeadwearKind>({
    hat: 'porkpie hat, pork pie hat, homburg, kippah, yarmulke, taqiyah, songkok, pith helmet hat, felt hat, feathered hat, leather hat, little hat, safari hat, tyrolean hat, alpine hat, stovepipe hat, mitre, fascinator',
    'top hat': 'tall hat, silk hat, cylinder hat',
    'wide hat':
      'garden hat, big brimmed hat, large brimmed hat, wide brim hat, gaucho hat, picture hat, bonnet, akubra, boonie hat',
    'witch hat': "wizard's hat, magician hat, cone hat, dunce cap",
    cap: 'ball cap, trucker cap, trucker hat, army cap, sports cap, visor cap, sun visor, school cap, swim cap, swimming cap, jockey cap, shower cap, tam o shanter, balmoral',
    beanie:
      'woolen hat, woollen hat, wool cap, woolly cap, wooly hat, knit hat, knitted cap, knitted beanie, watch cap, stocking cap, tuque, winter hat, pom pom hat, pompom hat, ski hat, nightcap, ski mask, balaclava, skullcap, skull cap',
    beret: 'painter hat',
    crown:
      'crown of ice, ice crown, crown of gold, crown of stars, golden crown, royal crown, phoenix crown, thorn crown, crown of thorns',
    tiara: 'coronet, jeweled headpiece, headpiece, maang tikka',
    helmet: 'great helm, visored helmet, aviator helmet, pith helmet',
    hood: 'cowl',
    headscarf: 'head scarf, chador, burka, burqa, niqab, khimar, al amira, babushka',
    'nun veil': "wimple, nun's veil, nuns veil, nun habit, nun's habit, coif and veil",
    headband: 'sweatband, sweat band, alice band, hair ribbon, hachimaki, scrunchie, barrette, hair clips',
    bandana: 'surgical cap, scrub cap, surgeon cap, scrub hat, durag, do rag, doo rag, du rag, head kerchief, kerchief',
    headwrap: 'headwrap, head wrap, gele, tichel',
    turban:
      'pagri, dastar, keffiyeh, kufiya, ghutra, shemagh headscarf, headdress, feather headdress, head dress, patka, towel turban, hair in a towel, hair up in a towel, hair wrapped in a towel, head towel, towel on her head, towel on his head, towel around her head',
    'flower crown':
      'floral crown, wreath, floral wreath, garland of flowers, leaf crown, crown of leaves, crown of roses, crown of thistles, wreath of flowers, floral headband, crown of ivy, ivy crown, laurel crown, laurels, daisy chain, wreath of leaves, wreath of sunflowers, flowers in her hair, flowers in hair, flower in her hair, jasmine in her hair, hibiscus in her hair, poppies in her hair, lilies in her hair, orchid in her hair, blossoms in her hair, rose in her hair, daisies in her hair',
    headphones: 'earphones, earbuds, ear buds, gaming headset, earmuffs, ear muffs, airpods',
    'cowboy hat': 'stetson hat, western hat, ten gallon hat, slouch hat',
  }),
  hat: 'hat',
  fedora: 'hat',
  trilby: 'hat',
  'bucket hat': 'hat',
  'panama hat': 'hat',
  'straw hat': 'wide hat',
  'sun hat': 'wide hat',
  sunhat: 'wide hat',
  'wide hat': 'wide hat',
  'wide brimmed hat': 'wide hat',
  'broad brimmed hat': 'wide hat',
  'floppy hat': 'wide hat',
  'witch hat': 'witch hat',
  "witch's hat": 'witch hat',
  'pointed hat': 'witch hat',
  'pointy hat': 'witch hat',
  'wizard hat': 'witch hat',
  'top hat': 'top hat',
  cap: 'cap',
  'baseball cap': 'cap',
  snapback: 'cap',
  beanie: 'beanie',
  'knit cap': 'beanie',
  'woolly hat': 'beanie',
  'wool hat': 'beanie',
  'knitted hat': 'beanie',
  'bobble hat': 'beanie',
  beret: 'beret',
  crown: 'crown',
  tiara: 'tiara',
  diadem: 'tiara',
  helmet: 'helmet',
  helm: 'helmet',
  hood: 'hood',
  headscarf: 'headscarf',
  hijab: 'headscarf',
  'nun veil': 'nun veil',
  headband: 'headband',
  'hair band': 'headband',
  hairband: 'headband',
  bandana: 'bandana',
  bandanna: 'bandana',
  turban: 'turban',
  'pirate hat': 'pirate hat',
  tricorn: 'pirate hat',
  tricorne: 'pirate hat',
  'tricorn hat': 'pirate hat',
  'flower crown': 'flower crown',
  'crown of flowers': 'flower crown',
  'flower wreath': 'flower crown',
  'laurel wreath': 'flower crown',
  headphones: 'headphones',
  headset: 'headphones',
  'cowboy hat': 'cowboy hat',
  stetson: 'cowboy hat',
  ...HEADWEAR_KINDS,
}

export const EYEWEAR: Readonly<Record<string, NonNullable<CharacterSheet['eyewear']>['kind']>> = {
  ...namesOf<NonNullable<CharacterSheet['eyewear']>['kind']>({
    'round glasses':
      'wire glasses, round wire glasses, granny glasses, circular glasses, round spectacles, half moon spectacles, pince nez, oval glasses, john lennon glasses, big round glasses, round rimmed glasses, thin glasses, wire framed glasses, wire rim glasses, gold rimmed glasses, rimless glasses, wire rims',
    'square glasses':
      'cat eye glasses, cateye glasses, tortoiseshell glasses, thick glasses, thick rimmed glasses, thick framed glasses, black rimmed glasses, rectangular glasses, horn rims, horn rimmed spectacles, bifocals, eye glasses, nerdy glasses, nerd glasses, hipster glasses, geeky glasses, browline glasses, safety glasses, smart glasses, oversized glasses, big glasses, 3d glasses, librarian glasses, lenses',
    sunglasses:
      'dark glasses, sun glasses, mirrored shades, mirrored sunglasses, ray bans, aviator sunglasses, aviator glasses, wayfarers, sunnies, tinted glasses, heart shaped sunglasses, mirror shades',
    goggles:
      'safety goggles, ski goggles, swim goggles, swimming goggles, welding goggles, aviator goggles, lab goggles, steampunk goggles, night vision goggles',
    monocle: 'eyeglass, quizzing glass',
    eyepatch: 'one eyed, patch over one eye, patch over his eye, patch over her eye, eye patches',
    visor: 'vr headset, cyber visor, heads up display, face shield',
  }),
  glasses: 'square glasses',
  eyeglasses: 'square glasses',
  spectacles: 'round glasses',
  specs: 'round glasses',
  'reading glasses': 'square glasses',
  'round glasses': 'round glasses',
  'square glasses': 'square glasses',
  'horn rimmed glasses': 'square glasses',
  'wire rimmed glasses': 'round glasses',
  'half moon glasses': 'round glasses',
  sunglasses: 'sunglasses',
  shades: 'sunglasses',
  aviators: 'sunglasses',
  goggles: 'goggles',
  monocle: 'monocle',
  eyepatch: 'eyepatch',
  'eye patch': 'eyepatch',
  visor: 'visor',
  bespectacled: 'round glasses',
}

export type JewelleryKind = CharacterSheet['jewellery'][number]['kind']

export const JEWELLERY: Readonly<Record<string, JewelleryKind>> = {
  ...namesOf<JewelleryKind>({
    earrings:
      'ear studs, diamond studs, dangling earrings, drop earrings, dangly earrings, ear piercing, ear piercings, ear cuff, ear ring, ear rings, cuff earrings, tassel earrings, clip ons, earpiece, statement earrings, piercing, piercings',
    'hoop earrings':
      'hoop, gold hoop, gold hoop earrings, golden hoop earrings, silver hoop earrings, large hoop earrings, big hoop earrings, small hoop earrings, ear hoops, ear hoop, creoles, gold hoops, silver hoops',
    necklace:
      'gold chain, chains, chain necklace, string of pearls, strings of pearls, strand of pearls, strands of pearls, rope of pearls, pearl string, prayer beads, rosary, mala, mala beads, chunky necklace, beaded necklace, shell necklace, bead necklace, lei, garland, garlands, torc, torque necklace, neck chain, necklaces, shark tooth necklace, mangalsutra, livery collar, gorget, tooth necklace',
    pendant:
      'cross, crucifix, talisman, charm, locket necklace, holy symbol, sacred symbol, symbol of faith, amulet necklace, pendant necklace, crystal necklace, medal necklace, key necklace, cross necklace, gemstone',
    choker:
      'collar necklace, velvet ribbon choker, dog collar, bell collar, collar with a bell, spiked collar, studded collar, neck ring, neck rings',
    'nose ring':
      'nose stud, nostril ring, nostril piercing, lip ring, lip piercing, labret, eyebrow piercing, facial piercings, facial piercing, face piercings, nath, snakebites',
    circlet:
      'forehead jewel, forehead gem, hairpins, hair pins, hair pin, hairpin, hair chain, head chain, tikka, matha patti, hair ornament, hair ornaments, kanzashi, hair stick, hair sticks, hair comb, hair clip, hair jewels, brow band',
  }),
  earring: 'earrings',
  earrings: 'earrings',
  'stud earrings': 'earrings',
  studs: 'earrings',
  'pearl earrings': 'earrings',
  'hoop earrings': 'hoop earrings',
  'hoop earring': 'hoop earrings',
  hoops: 'hoop earrings',
  necklace: 'necklace',
  'pearl necklace': 'necklace',
  pearls: 'necklace',
  beads: 'necklace',
  chain: 'necklace',
  pendant: 'pendant',
  amulet: 'pendant',
  locket: 'pendant',
  medallion: 'pendant',
  choker: 'choker',
  'nose ring': 'nose ring',
  'nose piercing': 'nose ring',
  'septum ring': 'septum ring',
  septum: 'septum ring',
  'septum piercing': 'septum ring',
  'dog tags': 'dog tags',
  'dog tag': 'dog tags',
  circlet: 'circlet',
  stethoscope: 'stethoscope',
  ...namesOf<JewelleryKind>({
    watch: 'watch, wristwatch, wrist watch, smartwatch, smart watch',
    bracelets: 'bracelet, bangle',
    wristbands: 'wristband',
    brooch: 'brooch, cameo, lapel pin, enamel pin',
    badge: 'badge',
    medals: 'medal',
    lanyard: 'lanyard, id badge, id card, name badge, name tag, press pass, badge on a lanyard, lanyard with a badge',
    whistle: 'whistle',
    'shoulder bag': 'messenger bag, satchel, shoulder bag, school bag, schoolbag, mail bag, crossbody bag',
  }),
  ...namesOf<JewelleryKind>({ suspenders: 'suspenders, suspender, trouser braces, leather braces, red braces' }),
}

/** Things in hands by name → what is drawn. */
export const PROPS: Readonly<Record<string, PropKind>> = PROP_KINDS

/** Chairs on wheels: the person sits in them. */
export const WHEELCHAIRS: readonly string[] = [
  'wheelchair',
  'wheel chair',
  'power chair',
  'electric wheelchair',
  'mobility chair',
]

/** Worn on the back, whatever the hands hold. */
export const BACKPACKS: readonly string[] = [
  'backpack',
  'back pack',
  'rucksack',
  'knapsack',
  'school backpack',
  'hiking backpack',
]

export const ANIMALS: Readonly<Record<string, CompanionKind>> = COMPANION_KINDS

/** Marks and features of a face by name; wrinkles and freckles lie on the whole face, 'unseen' ones are kept in words only. */
export const MARKS: Readonly<Record<string, Mark['kind'] | 'unseen'>> = {
  ...namesOf<Mark['kind'] | 'unseen'>({
    scar: 'scarring, facial scar, facial scars, burn scar, burn scars, scarred face, claw marks, scratch, scratches, cut, gash, slash, claw scars, battle scars, battle scar, scratch marks, stitches, burns, burn, burn mark, battle scarred, scarface, stitched scar, surgical scar, cleft lip scar, slit, eyebrow slit, cuts',
    freckles:
      'sunspots, age spots, sun freckles, liver spots, freckly, sprinkling of freckles, dusting of freckles, acne, pimples, pimple, spots on face, blemishes, pockmarks, pock marks, acne scars, zits, pockmarked, stardust freckles, moles, freckle faced, age spotted',
    tattoo:
      'facial tattoo, facial tattoos, face tattoos, tribal tattoo, tribal tattoos, moko, ta moko, moko kauae, ink, inked, glyphs, sigils, runic tattoos, runic tattoo, rune tattoos, rune markings, arcane symbols, glowing runes, glowing tattoos, anchor tattoo, rose tattoo, dragon tattoo, teardrop tattoo, barcode tattoo, tribal marks, skull tattoo, tattoos all over, celtic tattoo, heart tattoo, butterfly tattoo, floral tattoo, star tattoo, magic tattoos, mandala tattoo, snake tattoo, heavily tattooed, tatts, tats, brand',
    'face paint':
      'facepaint, warpaint stripes, painted face, diamond face paint, stripes on his face, stripes on her face, tribal paint, tribal face paint, tiger stripes, camo paint, camouflage paint, whisker marks, whisker markings, facial markings, tribal marking, face markings, ritual paint, war stripes, marking, ritual scars, body paint, blue woad, woad, paint on his face, paint on her face, body markings, facial stripes, football paint, blood on his face, blood on her face, blood splatter, blood stains, paint on his cheek, paint on her cheek',
    'beauty spot':
      'mole under eye, moles on face, beauty marks, tear mole, wart, warts, mark on forehead, third eye mark, star mark, heart shaped mark',
    birthmark: 'birth mark, port wine stain, port wine birthmark',
    unseen:
      'neck tattoo, sleeve tattoo, sleeve tattoos, arm tattoo, arm tattoos, tattoo sleeve, tattoo sleeves, henna, henna tattoo, henna tattoos, mehndi, body art, chest tattoo, forearm tattoo, hand tattoos, knuckle tattoos, full sleeve, back tattoo, shoulder tattoo, wrist tattoo, buck teeth, teeth like a rabbit, rabbit teeth, six eyes, many eyes, hairy chest, torn ear, notched ear, data port, neural port, pink nails, snaggletooth, underbite, overbite, crooked teeth, retainer, no eyebrows, without eyebrows, shaved eyebrows, missing eyebrows, bushy eyebrows, thick eyebrows, thick brows, bushy brows, unibrow, monobrow, arched eyebrows, arched brows, thin eyebrows, thin brows, heavy brows, strong brows, dark eyebrows, dark brows, white eyebrows, white brows, grey eyebrows, heavy brow, heavy eyebrows, bold eyebrows, bold brows, pierced eyebrow, eyebrow cut, brow slit, long eyelashes, long lashes, thick lashes, thick eyelashes, white eyelashes, white lashes, fake lashes, false lashes, eyelashes, lashes, crooked nose, bent nose, flattened nose, nose broken, nose crooked, big nose, hooked nose, aquiline nose, button nose, roman nose, broken nose, long nose, hook nose, upturned nose, snub nose, broad nose, flat nose, bulbous nose, sharp nose, wide nose, small nose, straight nose, large nose, pointed nose, pointy nose, hawk nose, hawkish nose, turned up nose, freckled nose, strong jaw, square jaw, sharp jaw, chiseled jaw, strong jawline, sharp jawline, chiselled jaw, jawline, chiseled jawline, square chin, pointed chin, double chin, weak chin, high cheekbones, sharp cheekbones, prominent cheekbones, cheekbones, sunken cheeks, hollow cheeks, chubby cheeks, round cheeks, gaunt cheeks, full lips, thick lips, thin lips, plump lips, pouty lips, big lips, round face, oval face, heart shaped face, square face, long face, angular face, chubby face, thin face, narrow face, chiseled features, sharp features, soft features, delicate features, angular features, gaunt face, broad face, baby face, chiselled features, strong features, elfin features, moon face, big ears, large ears, small ears, sticking out ears, prominent forehead, high forehead, large forehead, widow peak, strong chin, hooded eyelids, hooded eyes, almond eyes, almond shaped eyes, round eyes, upturned eyes, slanted eyes, downturned eyes, droopy eyes, drooping eyes, heavy lidded eyes, narrow eyes, monolid eyes, monolids, wide set eyes, close set eyes, big eyes, large eyes, doe eyes, small eyes, receding chin, epicanthic folds, long neck, cauliflower ear, cauliflower ears, jug ears, down syndrome, cleft lip, gills, webbed hands, paws, claws, prosthetic, prosthetic leg, prosthetic arm, prosthetic hand, artificial leg, artificial arm, bionic arm, bionic eye, chrome arm, metal arm, mechanical arm, robotic arm, robot arm, mechanical hand, metal hand, peg leg, wooden leg, cybernetic arm, cybernetic eye, robotic eye, mechanical eye, glass eye, blind eye, milky eye, missing eye, missing arm, one arm, one armed, amputee, cyborg arm, cyborg eye, robotic hand, prosthesis, metal jaw, prosthetic legs, carbon blade, carbon blade leg, blade leg, running blade, blades for legs, leg braces, leg brace, neck brace, oxygen tube, nasal cannula, feeding tube, insulin pump, visible seams, seams on skin, exposed wires, exposed circuitry, fur patches, spots on skin, spotted fur, striped fur, pointed teeth sharp, whiskered cheeks, painted nails, long nails, red nails, black nails, black nail polish, red nail polish, nail polish, manicured nails, long fingernails, beak, cleavage, forked tongue, veins, glowing veins, bite mark, bite marks, puncture marks',
    braces: 'braces, dental braces, teeth braces, tooth braces',
    'gap tooth':
      'gap tooth, gap teeth, gap toothed, gap between front teeth, gap in her teeth, gap in his teeth, gap between her teeth, gap between his teeth, tooth gap, chipped tooth',
    'missing tooth':
      'missing tooth, missing teeth, one tooth, single tooth, missing front tooth, missing front teeth, missing a front tooth, missing a tooth, missing his front teeth, missing her front teeth, missing two front teeth, missing his two front teeth, missing her two front teeth, toothless, lost tooth, missing milk tooth',
    'gold tooth': 'gold tooth, gold teeth, golden tooth, silver tooth, grillz, grills',
    'white make-up':
      'white face paint, white facepaint, geisha makeup, geisha make up, mime makeup, mime make up, white faced, powdered face, mime face, corpse paint, kabuki makeup, white make up, white makeup, white painted face',
    'clown make-up': 'clown makeup, clown make up, clown face, clown paint, clown face paint, joker makeup, joker make up',
    'skull make-up':
      'skull makeup, sugar skull makeup, sugar skull, skull paint, skull face paint, day of the dead makeup, skull make up, sugar skull make up, day of the dead make up, calavera makeup, calavera, skeleton makeup, skeleton make up',
    'red nose': 'red nose, clown nose',
    soot: 'soot stains, mud, muddy face, grime, soot, smudge, smudges, dirt, dirt smudges, dirty face, grease, grease stains, oil stains, grease smudge, flour on her cheek, flour on his cheek, dust on his face, ash on her face, soot on her face, soot on his face, streaked face, ash smudges, oil smudge, smudged face, ink stains, dirt on his face, dirt on her face, sooty face, paint smears, paint splatters, paint smudge, paint stains',
    vitiligo: 'vitiligo, vitiligo patches',
    dimples: 'dimple, dimples, dimpled, cleft chin, chin dimple, chin cleft, dimpled chin, dimpled cheeks',
    'eye bags':
      'dark circles, eye bags, bags under eyes, bags under her eyes, bags under his eyes, dark circles under eyes, shadows under eyes',
    'medical mask':
      'surgical mask, medical mask, face mask, hospital mask, respirator mask, n95 mask, dust mask, mask over her mouth, mask over his mouth',
    'cloth mask':
      'ninja mask, cloth mask, bandit mask, mask over nose and mouth, half face mask, shinobi mask, black face mask, scarf mask',
    'half mask': 'mask, domino mask, eye mask, superhero mask, hero mask, red mask, half mask, zorro mask, bandit eye mask',
    'carnival mask':
      'carnival mask, masquerade mask, venetian mask, masked ball mask, mardi gras mask, feathered mask, feather mask, ball mask',
    'full mask':
      'hockey mask, kitsune mask, fox mask, oni mask, wolf mask, skull mask, white mask, theatre mask, theater mask, noh mask, porcelain mask, wooden mask, tribal mask, golden mask, silver mask, phantom mask',
    'gas mask': 'gas mask, gasmask, respirator, oxygen mask',
    'plague mask': 'plague mask, beak mask, plague doctor mask, bird mask, beaked mask',
    lipstick:
      'lipstick, red lips, black lips, dark lips, purple lips, pink lips, blue lips, ruby lips, cherry lips, crimson lips, rosy lips, lip gloss, lipgloss, plum lips, glossy lips, painted lips, blood red lips, burgundy lips, scarlet lips, nude lips, coral lips, dark red lips, rose lips, lip tint, lip color, lip colour, bright red lips, gold lips, wine lips, peach lips, bold lips, rouge lips, bold red lips',
    eyeshadow:
      'eyeshadow, eye shadow, smoky eyes, smokey eyes, smoky eye, smokey eye, smoky makeup, smoky eye makeup, eye makeup, eye make up, glitter eyeshadow, glittery eyeshadow, shimmer eyeshadow, dramatic makeup, heavy makeup, heavy make up, goth makeup, gothic makeup, dark makeup, bold makeup, dramatic make up, glam makeup, glamorous makeup, colorful makeup, colourful makeup, drag makeup, full makeup, makeup, make up, light makeup, natural makeup, glitter makeup, stage makeup, glitter, face glitter, glitter on her cheeks, elaborate makeup, bold eye makeup, pale makeup, punk makeup, emo makeup, made up face, soft makeup, subtle makeup, dark eye makeup, glitter on cheeks, rainbow makeup, minimal makeup, perfect makeup, egirl makeup, face gems',
    eyeliner:
      'eyeliner, eye liner, winged eyeliner, winged liner, cat eyeliner, cat eye makeup, cat eye liner, heavy eyeliner, thick eyeliner, black eyeliner, kohl, kohl eyes, kohl lined eyes, kohl rimmed eyes, mascara, dark eyeliner, running mascara, smudged eyeliner, guyliner, cat eyes makeup, smudged mascara, lined eyes, smeared mascara, runny mascara, eye of horus, egyptian eye makeup, kohled eyes',
    'blush marks':
      'rosy cheeks, rosy cheeked, pink cheeks, red cheeks, flushed cheeks, apple cheeks, ruddy cheeks, apple cheeked, rouge, rouged cheeks, blusher, heavy blush, pink blush, glowing cheeks, flushed face, rosy face, rosy nose, ruddy face, reddened cheeks, wind burned cheeks',
    bindi: 'bindi, red bindi, tilak, tilaka, forehead dot, dot on her forehead, caste mark, pottu, sindoor, tika',
    bruise:
      'bruise, black eye, a black eye, black eyed bruise, purple eye bruise, bruises, bruised, bruised cheek, bruised eye, swollen eye, bloody nose, shiner, split lip, bruised face, busted lip, bruised knuckles, swollen lip, battered face',
    'hearing aid': 'hearing aid, hearing aids, hearing device, cochlear implant, cochlear implants, deaf aid, ear implant',
    wrinkles:
      'wrinkle, lines on his face, lines on her face, lined face, wrinkled face, smile lines, frown lines, crow feet, crows feet, deep lines, deep wrinkles, creased face, furrowed face, lined, furrowed forehead, forehead lines, worry lines, craggy, craggy face, wizened face, wrinkled skin, fine lines, deeply lined, laughter lines, time worn face, careworn, worn face, weatherworn face',
    'circuit lines':
      'circuit tattoos, circuit tattoo, circuitry, facial circuit tattoos, cyber implants, cyberware, cybernetic lines, glowing lines, circuit board patterns, glowing circuit lines, led lines, neon lines, cybernetic, cyber enhancements, neural implant, implant, face plates, cybernetic enhancements, glowing markings, facial implants, cybernetic implant, circuit patterns, circuit markings, cybernetic face, augmentations',
    scales:
      'scaled skin, fish scales, dragon scales, snake scales, reptilian skin, scale patches, reptilian scales, iridescent scales, scaled, lizard skin, turquoise scales',
    bandage:
      'bandaid, band aids, band aid on nose, bandage on nose, plaster on his nose, plaster on her nose, bandaged, adhesive bandage, nose bandage, gauze, bandaged head, head bandage, bandages on face, nose strip, sticking plaster',
  }),
  ...TATTOOS,
  scar: 'scar',
  scars: 'scar',
  scarred: 'scar',
  freckles: 'freckles',
  freckled: 'freckles',
  freckle: 'freckles',
  tattoo: 'tattoo',
  tattoos: 'tattoo',
  tattooed: 'tattoo',
  'face tattoo': 'tattoo',
  'face paint': 'face paint',
  'war paint': 'face paint',
  warpaint: 'face paint',
  'tribal markings': 'face paint',
  markings: 'face paint',
  runes: 'tattoo',
  'beauty spot': 'beauty spot',
  'beauty mark': 'beauty spot',
  mole: 'beauty spot',
  birthmark: 'birthmark',
  wrinkles: 'wrinkles',
  wrinkled: 'wrinkles',
  wrinkly: 'wrinkles',
  'laugh lines': 'wrinkles',
  "crow's feet": 'wrinkles',
  'circuit lines': 'circuit lines',
  circuits: 'circuit lines',
  'glowing circuits': 'circuit lines',
  cybernetics: 'circuit lines',
  'cybernetic implants': 'circuit lines',
  implants: 'circuit lines',
  scales: 'scales',
  scaly: 'scales',
  bandage: 'bandage',
  bandages: 'bandage',
  'band aid': 'bandage',
  plaster: 'bandage',
}

/** Places on the face where a mark can lie. */
export const SPOTS: Readonly<Record<string, 'eye' | 'cheek' | 'nose' | 'chin' | 'forehead' | 'face'>> = {
  eye: 'eye',
  brow: 'eye',
  eyebrow: 'eye',
  cheek: 'cheek',
  cheeks: 'face',
  cheekbone: 'cheek',
  jaw: 'chin',
  nose: 'nose',
  chin: 'chin',
  lip: 'chin',
  lips: 'chin',
  mouth: 'chin',
  forehead: 'forehead',
  temple: 'forehead',
}
