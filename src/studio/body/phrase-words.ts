/** The small words by which it is told of whom or what an adjective speaks (said-of-body.ts). */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** After these something new is spoken of. */
export const BREAK_WORDS = setOf(
  'a an the this that his her their its your my who which while when where and or but than then with without in on at of from by ' +
    'for as to into over under near beside behind before through between like is was are were be has have had having wears wearing ' +
    'holding no not nor never',
)
/** Words that may stand between the adjectives of one noun. */
export const BETWEEN_WORDS = setOf('and but')
/** Between a part of the body and what is said of it. */
export const IS_WORDS = setOf('is are was were looks look seems seem being becomes become')
/** What comes after these, up to the next comma, is not so. */
export const NO_WORDS = setOf('no not without never neither nor less')
/** May stand before the last word of an entry: 'bags under his eyes'. */
export const POSSESSIVES = setOf('his her their its the my your')

/** Whoever these words name has a body. */
export const PERSON_NOUNS = setOf(
  'person people human man men woman women boy boys girl girls child children kid kids baby toddler teen teenager teenagers youth ' +
    'adult adults guy guys lad lass lady ladies gentleman fellow figure model somebody someone individual elder mother father mom dad ' +
    'mum parent grandmother grandfather grandma grandpa granny sister brother daughter son aunt uncle niece nephew wife husband bride ' +
    'groom friend couple twin twins male female lover dancer singer actor actress athlete boxer wrestler runner swimmer cook chef baker ' +
    'butcher barista waiter waitress doctor nurse surgeon teacher professor student scientist engineer mechanic farmer gardener ' +
    'painter artist musician guitarist violinist pianist drummer writer poet journalist lawyer judge officer cop detective spy guard ' +
    'soldier sailor captain pilot astronaut explorer hiker climber hunter fisher shepherd miner blacksmith smith carpenter plumber ' +
    'builder worker clerk librarian banker boss secretary priest monk nun pope king queen prince princess duke duchess emperor empress ' +
    'knight warrior fighter barbarian viking samurai ninja pirate gladiator archer ranger rogue thief assassin bard druid cleric ' +
    'paladin wizard witch mage sorcerer sorceress warlock necromancer hero heroine villain elf elves dwarf dwarves giant giantess ' +
    'fairy vampire demon angel zombie ghost android goth punk hippie nerd tourist beggar clown jester superhero',
)
/** Whoever has such a figure is so: 'a slim figure', 'an athletic build'. */
export const FIGURE_NOUNS = setOf('figure build body frame physique stature silhouette')
/** The nouns of entries: whatever follows, they are somebody's own. */
export const OWN_NOUNS = setOf('dimples underbite monolids eyes jowls wrinkles belly bump pregnancy dwarfism person')
/** Parts of the body below the neck, whose adjectives are entries of two words. */
export const BODY_PARTS = setOf('shoulders chest waist hips thighs legs arms limbs hands fingers feet belly stomach')
/** Before these an adjective is not of the person, although a person is named next: 'a short haired woman'. */
export const THING_WORDS = setOf('hair haired sleeved cropped brimmed skirted sighted tempered lived')
/** After a part of a face these are things that it is worn on: 'cat eye glasses', 'a big nose ring'. */
export const PART_THINGS = setOf(
  'glasses sunglasses eyeglasses goggles patch patches liner shadow makeup mask masks ring rings stud studs piercing piercings cuff ' +
    'cuffs gloss balm stick scarf bandana tattoo tattoos scar scars paint strap plugs muffs flaps trim',
)
export const NUMBERS: Readonly<Record<string, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
}
