import {
  SELDOM_EYEWEAR,
  SELDOM_HEADWEAR,
  SELDOM_JEWELLERY,
  SELDOM_MARKS,
  SELDOM_PROPS,
} from '#studio/words/lexicon/seldom-accessories.ts'
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
  ...SELDOM_HEADWEAR,
  ...namesOf<HeadwearKind>({
    hat: 'homburg, kippah, yarmulke, taqiyah, songkok, feathered hat, leather hat, little hat, mitre, fascinator',
    'top hat': 'tall hat, silk hat',
    'wide hat': 'garden hat, picture hat, bonnet, akubra',
    'witch hat': "wizard's hat",
    cap: 'ball cap, army cap, sports cap, visor cap, sun visor, school cap, shower cap, balmoral',
    beanie:
      'woolen hat, woollen hat, wool cap, knit hat, knitted cap, knitted beanie, watch cap, tuque, winter hat, nightcap, balaclava, skullcap, skull cap',
    crown: 'crown of ice, ice crown, crown of gold, crown of stars, golden crown, royal crown, phoenix crown',
    tiara: 'coronet, jeweled headpiece, headpiece',
    helmet: 'great helm',
    hood: 'cowl',
    headscarf: 'head scarf, chador, burka, burqa, niqab, khimar, babushka',
    'nun veil': "wimple, nun's veil, nun's habit, coif and veil",
    headband: 'sweatband, hachimaki, scrunchie, barrette',
    bandana: 'surgical cap, durag, head kerchief, kerchief',
    headwrap: 'headwrap, head wrap, gele, tichel',
    turban: 'pagri, dastar, keffiyeh, kufiya, ghutra, shemagh headscarf, headdress, feather headdress, head dress, patka',
    'flower crown':
      'floral crown, wreath, floral wreath, garland of flowers, leaf crown, crown of leaves, crown of roses, wreath of flowers, floral headband, crown of ivy, ivy crown, laurels, daisy chain, wreath of leaves, wreath of sunflowers, flowers in her hair, flowers in hair, flower in her hair, hibiscus in her hair, poppies in her hair, lilies in her hair, orchid in her hair, rose in her hair, daisies in her hair',
    headphones: 'earphones, earbuds, earmuffs, airpods',
    'cowboy hat': 'stetson hat, western hat',
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
  ...SELDOM_EYEWEAR,
  ...namesOf<NonNullable<CharacterSheet['eyewear']>['kind']>({
    'round glasses': 'round spectacles, half moon spectacles, big round glasses, thin glasses',
    'square glasses':
      'cat eye glasses, thick glasses, bifocals, eye glasses, nerdy glasses, geeky glasses, smart glasses, oversized glasses, big glasses, lenses',
    sunglasses:
      'dark glasses, sun glasses, mirrored shades, mirrored sunglasses, wayfarers, sunnies, tinted glasses, mirror shades',
    goggles: 'lab goggles, steampunk goggles',
    monocle: 'eyeglass',
    eyepatch: 'one eyed',
    visor: 'face shield',
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
  ...SELDOM_JEWELLERY,
  ...namesOf<JewelleryKind>({
    earrings: 'diamond studs, earpiece, piercing, piercings',
    'hoop earrings':
      'hoop, gold hoop, gold hoop earrings, golden hoop earrings, silver hoop earrings, large hoop earrings, big hoop earrings, small hoop earrings, creoles, gold hoops, silver hoops',
    necklace:
      'gold chain, chains, chain necklace, strand of pearls, strands of pearls, rope of pearls, rosary, mala, mala beads, chunky necklace, beaded necklace, lei, garland, garlands, torc, neck chain, necklaces, mangalsutra, gorget',
    pendant:
      'cross, crucifix, talisman, charm, locket necklace, amulet necklace, pendant necklace, crystal necklace, medal necklace, key necklace, cross necklace, gemstone',
    choker: 'neck ring, neck rings',
    'nose ring': 'lip ring, lip piercing, labret, eyebrow piercing, face piercings, nath, snakebites',
    circlet: 'forehead jewel, forehead gem, hairpins, hairpin, hair chain, head chain, tikka, kanzashi, hair stick, hair comb',
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
    watch: 'watch, wristwatch, smartwatch, smart watch',
    bracelets: 'bracelet, bangle',
    wristbands: 'wristband',
    brooch: 'brooch, cameo',
    badge: 'badge',
    medals: 'medal',
    lanyard: 'lanyard, badge on a lanyard, lanyard with a badge',
    whistle: 'whistle',
    'shoulder bag': 'satchel, shoulder bag, school bag, schoolbag, mail bag',
  }),
  ...namesOf<JewelleryKind>({ suspenders: 'suspenders, suspender, trouser braces, leather braces, red braces' }),
}

/** Things in hands by name → what is drawn. */
export const PROPS: Readonly<Record<string, PropKind>> = { ...SELDOM_PROPS, ...PROP_KINDS }

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
  ...SELDOM_MARKS,
  ...namesOf<Mark['kind'] | 'unseen'>({
    scar: 'scarring, burn scar, burn scars, scarred face, scratch, scratches, cut, gash, slash, stitches, burns, burn, scarface, surgical scar, slit, eyebrow slit, cuts',
    freckles:
      'sunspots, sun freckles, freckly, acne, pimples, pimple, spots on face, blemishes, pockmarks, acne scars, zits, pockmarked, moles, freckle faced',
    tattoo:
      'face tattoos, moko, ink, inked, glyphs, sigils, runic tattoos, runic tattoo, glowing runes, glowing tattoos, anchor tattoo, rose tattoo, dragon tattoo, skull tattoo, tattoos all over, celtic tattoo, butterfly tattoo, floral tattoo, magic tattoos, snake tattoo, tatts, tats, brand',
    'face paint':
      'facepaint, warpaint stripes, painted face, stripes on his face, stripes on her face, tiger stripes, face markings, marking, blue woad, woad, body markings, blood on his face, blood on her face',
    'beauty spot': 'mole under eye, moles on face, tear mole, wart, warts',
    birthmark: 'port wine birthmark',
    unseen:
      'neck tattoo, arm tattoo, arm tattoos, henna, henna tattoo, henna tattoos, mehndi, body art, chest tattoo, hand tattoos, back tattoo, shoulder tattoo, teeth like a rabbit, rabbit teeth, many eyes, pink nails, snaggletooth, underbite, overbite, retainer, unibrow, monobrow, heavy brow, eyebrow cut, brow slit, long eyelashes, long lashes, thick lashes, thick eyelashes, white eyelashes, white lashes, eyelashes, lashes, bent nose, nose broken, big nose, roman nose, broken nose, long nose, hook nose, upturned nose, broad nose, flat nose, wide nose, small nose, straight nose, large nose, pointed nose, pointy nose, hawk nose, freckled nose, strong jaw, square jaw, strong jawline, jawline, square chin, pointed chin, high cheekbones, cheekbones, chubby cheeks, round cheeks, gaunt cheeks, full lips, thick lips, thin lips, plump lips, big lips, round face, square face, long face, chubby face, thin face, narrow face, soft features, delicate features, gaunt face, broad face, baby face, strong features, elfin features, moon face, big ears, large ears, small ears, high forehead, large forehead, strong chin, hooded eyes, almond eyes, round eyes, upturned eyes, downturned eyes, droopy eyes, narrow eyes, monolid eyes, monolids, big eyes, large eyes, doe eyes, small eyes, receding chin, long neck, jug ears, gills, paws, claws, prosthetic, prosthetic arm, prosthetic hand, chrome arm, metal arm, mechanical arm, mechanical hand, metal hand, cybernetic arm, cybernetic eye, mechanical eye, glass eye, milky eye, missing eye, missing arm, one arm, amputee, prosthesis, metal jaw, prosthetic legs, carbon blade, running blade, blades for legs, seams on skin, spots on skin, spotted fur, striped fur, whiskered cheeks, painted nails, long nails, red nails, black nails, beak, cleavage, veins, glowing veins',
    braces: 'braces, teeth braces',
    'missing tooth':
      'missing teeth, missing front teeth, missing his front teeth, missing her front teeth, missing two front teeth, missing his two front teeth, missing her two front teeth, toothless',
    'gold tooth': 'gold teeth, grillz, grills',
    'white make-up': 'white facepaint, white faced, white make up, white makeup, white painted face',
    'skull make-up': 'skull makeup, skull make up, calavera makeup, calavera',
    'red nose': 'red nose',
    soot: 'mud, muddy face, grime, soot, smudge, smudges, dirt, dirt smudges, dirty face, grease, grease smudge, dust on his face, ash on her face, soot on her face, soot on his face, ash smudges, dirt on his face, dirt on her face',
    vitiligo: 'vitiligo',
    dimples: 'dimple, dimples, dimpled, chin dimple, dimpled chin, dimpled cheeks',
    'eye bags': 'eye bags, bags under eyes, bags under her eyes, bags under his eyes, shadows under eyes',
    'medical mask':
      'surgical mask, medical mask, face mask, hospital mask, respirator mask, dust mask, mask over her mouth, mask over his mouth',
    'cloth mask': 'mask over nose and mouth, half face mask, black face mask, scarf mask',
    'half mask': 'mask, eye mask, hero mask, red mask, half mask',
    'carnival mask': 'venetian mask, feathered mask, feather mask, ball mask',
    'full mask':
      'fox mask, wolf mask, skull mask, white mask, theatre mask, theater mask, porcelain mask, wooden mask, golden mask, silver mask',
    'gas mask': 'gasmask, respirator',
    'plague mask': 'beak mask, bird mask',
    lipstick:
      'lipstick, red lips, black lips, dark lips, purple lips, pink lips, blue lips, ruby lips, cherry lips, crimson lips, rosy lips, lipgloss, plum lips, glossy lips, painted lips, blood red lips, burgundy lips, scarlet lips, nude lips, coral lips, dark red lips, rose lips, bright red lips, gold lips, wine lips, peach lips, bold lips, rouge lips, bold red lips',
    eyeshadow:
      'eyeshadow, eye shadow, smoky eyes, smoky eye, smoky makeup, smoky eye makeup, eye makeup, eye make up, glitter eyeshadow, glittery eyeshadow, heavy makeup, heavy make up, gothic makeup, dark makeup, bold makeup, colorful makeup, colourful makeup, full makeup, makeup, make up, light makeup, natural makeup, glitter makeup, stage makeup, glitter, face glitter, glitter on her cheeks, elaborate makeup, bold eye makeup, pale makeup, emo makeup, soft makeup, dark eye makeup, glitter on cheeks, rainbow makeup, perfect makeup',
    eyeliner:
      'eyeliner, winged eyeliner, cat eyeliner, cat eye makeup, heavy eyeliner, thick eyeliner, black eyeliner, kohl, kohl eyes, kohl lined eyes, mascara, dark eyeliner, running mascara, guyliner, cat eyes makeup, lined eyes, egyptian eye makeup',
    'blush marks':
      'rosy cheeks, pink cheeks, red cheeks, flushed cheeks, apple cheeks, ruddy cheeks, rouge, blusher, heavy blush, pink blush, glowing cheeks, flushed face, rosy face, rosy nose, ruddy face, reddened cheeks',
    bindi: 'bindi, red bindi, tilak, tilaka, pottu, sindoor, tika',
    bruise:
      'bruise, black eye, a black eye, black eyed bruise, purple eye bruise, bruises, bruised, bruised cheek, bruised eye, shiner, bruised face, battered face',
    wrinkles:
      'wrinkle, lined face, wrinkled face, crow feet, deep wrinkles, lined, craggy, craggy face, wizened face, wrinkled skin, careworn, worn face',
    'circuit lines':
      'circuitry, cyberware, cybernetic, implant, glowing markings, cybernetic implant, cybernetic face, augmentations',
    scales: 'scaled skin, fish scales, dragon scales, snake scales, iridescent scales, scaled, lizard skin, turquoise scales',
    bandage:
      'bandaid, bandage on nose, plaster on his nose, plaster on her nose, bandaged, nose bandage, gauze, bandaged head, head bandage, bandages on face',
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
