/** Nouns for several people who are named at once → who they are. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  couple: ['woman', 'man'],
  'old couple': ['old woman', 'old man'],
  'elderly couple': ['old woman', 'old man'],
  'young couple': ['woman', 'man'],
  lovers: ['woman', 'man'],
  newlyweds: ['bride', 'groom'],
  twins: ['twin', 'twin'],
  triplets: ['twin', 'twin', 'twin'],
  siblings: ['sister', 'brother'],
  spouses: ['woman', 'man'],
  parents: ['mother', 'father'],
  grandparents: ['grandmother', 'grandfather'],
  'a family': ['mother', 'father', 'daughter'],
  'happy family': ['mother', 'father', 'daughter'],
  'young family': ['mother', 'father', 'daughter'],
  'family of three': ['mother', 'father', 'daughter'],
  'family of four': ['mother', 'father', 'daughter', 'son'],
  'family of five': ['mother', 'father', 'daughter', 'son', 'son'],
}

/** Plurals that the lexicon has as they are → one of them. */
export const ONE_OF: Readonly<Record<string, string>> = {
  women: 'woman',
  ladies: 'lady',
  girls: 'girl',
  men: 'man',
  gentlemen: 'gentleman',
  gents: 'gentleman',
  dudes: 'dude',
  boys: 'boy',
  brothers: 'brother',
  sisters: 'sister',
  children: 'child',
  kids: 'child',
  grandchildren: 'grandchild',
  toddlers: 'toddler',
  people: 'person',
  friends: 'friend',
  businessmen: 'businessman',
  businesswomen: 'businesswoman',
  elves: 'elf',
  noblewomen: 'woman',
  'two pupils': 'pupil',
  'three pupils': 'pupil',
}

/** Who is of one family with whom they are named with: of one origin, and alike. */
export const KIN: ReadonlySet<string> = new Set(
  'mother father mom mum mommy mummy mama mamma dad daddy papa parent daughter son child baby infant newborn toddler sister brother twin aunt aunty auntie uncle niece nephew cousin grandmother grandma granny nana grandfather grandpa granddad grandad grandson granddaughter grandchild'.split(
    ' ',
  ),
)

/** Who is about as old as whom they are named with, where nothing else is said. */
export const PEERS: ReadonlySet<string> = new Set(
  'sister brother twin friend cousin husband wife partner boyfriend girlfriend classmate colleague roommate bride groom rival enemy companion buddy'.split(
    ' ',
  ),
)
