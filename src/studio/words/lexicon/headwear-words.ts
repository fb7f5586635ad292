import type { HeadwearKind } from '../../sheet/headwear-kind.ts'

interface HeadwearWord {
  /** What people call it. */
  readonly names: string
  readonly color?: string
  readonly trim?: string
}

/** Headwear of its own form: names and natural colours. */
export const HEADWEAR_WORDS: Readonly<Partial<Record<HeadwearKind, HeadwearWord>>> = {
  'peaked cap': {
    names:
      "peaked cap, police cap, police hat, officer cap, captain hat, captain's hat, captain cap, pilot cap, pilot hat, military cap, kepi, peaked hat, chauffeur cap, navy cap, admiral hat, conductor hat, cop hat",
    color: '#26375c',
    trim: '#d9b24a',
  },
  'flat cap': {
    names: 'flat cap, newsboy cap, ivy cap, newsboy hat, paperboy cap, flatcap, tweed cap, peaky blinder cap, deerstalker',
    color: '#6b6256',
    trim: '#4a443c',
  },
  'sailor cap': { names: 'sailor cap, sailor hat, navy hat, gob hat', color: '#f3f1ec', trim: '#2c3a66' },
  'chef hat': {
    names: "chef hat, chef's hat, toque blanche, chef toque, cook hat, baker hat, chefs hat, toque, baker's hat, chef's toque",
    color: '#f6f4ef',
  },
  'nurse cap': { names: 'nurse cap, nurse hat', color: '#f6f4ef', trim: '#c8343c' },
  'graduation cap': {
    names: 'graduation cap, mortarboard, graduation hat, academic cap, mortar board',
    color: '#26262e',
    trim: '#d9b24a',
  },
  frill: { names: 'maid headband, maid headdress, mob cap, frilled headband, maid cap, lace headband', color: '#f6f4ef' },
  'hair bow': { names: 'hair bow, hairbow, bow in hair, bow in her hair, ribbon in her hair, ribbon bow, big bow' },
  veil: { names: 'veil, dupatta, bridal veil, wedding veil, mantilla, lace veil, white veil', color: '#f4f2ee' },
  nemes: { names: 'nemes, pharaoh headdress, pharaoh crown, egyptian headdress', color: '#d9ad3c', trim: '#24407c' },
  'viking helmet': { names: 'viking helmet, horned helmet, helmet with horns', color: '#9aa2ac', trim: '#b98a3c' },
  'hard hat': {
    names:
      'hard hat, hardhat, steel helmet, army helmet, combat helmet, military helmet, soldier helmet, brodie helmet, tin hat, safety helmet, construction helmet, builder helmet',
    color: '#f0b92c',
  },
  'firefighter helmet': {
    names: 'firefighter helmet, fire helmet, fireman helmet, fireman hat, firefighter hat',
    color: '#b3261e',
    trim: '#f0e24a',
  },
  'space helmet': {
    names: 'space helmet, bubble helmet, glass helmet, fishbowl helmet, astronaut helmet, spacesuit helmet, space suit helmet',
    color: '#eeeeea',
    trim: '#e0a83c',
  },
  'motorcycle helmet': {
    names: 'motorcycle helmet, racing helmet, crash helmet, biker helmet, football helmet, motorbike helmet',
    color: '#c8343c',
    trim: '#f2f0ea',
  },
  'bike helmet': {
    names: 'bike helmet, bicycle helmet, cycling helmet, cycle helmet, riding helmet, skate helmet, climbing helmet',
    color: '#c8343c',
    trim: '#f2f0ea',
  },
  kabuto: { names: 'kabuto, samurai helmet', color: '#3a2226', trim: '#b8323a' },
  'santa hat': {
    names: 'santa hat, christmas hat, santa claus hat, gnome hat, elf hat, father christmas hat',
    color: '#c22630',
    trim: '#f6f4ef',
  },
  'party hat': { names: 'party hat, birthday hat', color: '#d8486a', trim: '#f2e06a' },
  'jester hat': {
    names: "jester hat, jester's hat, harlequin hat, cap and bells",
    color: '#a8283c',
    trim: '#e0b03c',
  },
  'powdered wig': { names: 'powdered wig, periwig, barrister wig, georgian wig', color: '#eae6df' },
  fez: { names: 'fez, tarboosh', color: '#9c2230', trim: '#26242b' },
  bowler: { names: 'bowler, bowler hat, derby hat, derby', color: '#2a282e', trim: '#18171b' },
  'conical hat': {
    names: 'conical hat, rice hat, kasa, straw conical hat, bamboo hat, non la, asian conical hat',
    color: '#d3b87a',
    trim: '#a8323a',
  },
  sombrero: { names: 'sombrero, mexican hat, mariachi hat', color: '#d8b05c', trim: '#b8323a' },
  pillbox: { names: 'pillbox hat, pillbox, pill box hat', color: '#3a3f52' },
  cloche: { names: 'cloche, cloche hat', color: '#6a5a5e', trim: '#3a3236' },
  boater: { names: 'boater, boater hat', color: '#dcc58c', trim: '#26305a' },
  'side cap': {
    names: 'side cap, garrison cap, glengarry, glengarry cap, forage cap, flight attendant hat, stewardess hat',
    color: '#2c3a57',
    trim: '#c9a24a',
  },
  shako: { names: 'shako, marching band hat, bearskin, bearskin hat', color: '#23242a', trim: '#d9b24a' },
  ushanka: { names: 'ushanka, fur hat, trapper hat, russian hat, ear flap hat, fur cap', color: '#5a4638', trim: '#8a7058' },
}

/** What is drawn for each of these names. */
export const HEADWEAR_KINDS: Readonly<Record<string, HeadwearKind>> = Object.fromEntries(
  Object.entries(HEADWEAR_WORDS).flatMap(
    ([kind, { names }]) => names.split(', ').map((name) => [name, kind as HeadwearKind] as const), // the keys of a literal record
  ),
)
