import type { CompanionKind } from '../../sheet/companion-kind.ts'

interface CompanionWord {
  /** What people call it. */
  readonly names: string
  readonly color: string
  /** Names of others that are drawn as it, for want of them; the job says so. */
  readonly standsFor?: string
}

/** Animals and others beside a person: names, natural colours, and whom they stand for. */
export const COMPANION_WORDS: Readonly<Record<CompanionKind, CompanionWord>> = {
  cat: {
    names: 'cat, kitten, tabby, kitty, black cat, tomcat, siamese, calico, maine coon, persian cat, ginger cat, lynx',
    color: '#d99a54',
    standsFor: 'ferret, raccoon, red panda, otter, hedgehog, meerkat, weasel',
  },
  dog: {
    names:
      'dog, puppy, hound, labrador, golden retriever, retriever, terrier, bulldog, pug, border collie, collie, beagle, spaniel, sheepdog, guide dog, service dog, mutt, pup, wolfhound, guard dog, great dane, boxer dog, poodle, dachshund, chihuahua, greyhound, police dog',
    color: '#c9985a',
  },
  husky: { names: 'husky, malamute, german shepherd, samoyed, akita, siberian husky', color: '#6d7480' },
  corgi: { names: 'corgi, shiba inu, shiba, welsh corgi', color: '#d2853c' },
  dalmatian: { names: 'dalmatian', color: '#f2f0ec' },
  wolf: {
    names: 'wolf, wolf cub, dire wolf, white wolf, black wolf, grey wolf, wolves',
    color: '#858a92',
    standsFor: 'coyote, jackal, hyena',
  },
  fox: { names: 'fox, fox cub, red fox, arctic fox, fennec, fennec fox', color: '#d2762f' },
  bear: {
    names: 'bear, bear cub, brown bear, grizzly, polar bear, cub, black bear, grizzly bear',
    color: '#7a4f2f',
    standsFor: 'koala, badger',
  },
  panda: { names: 'panda, panda cub, giant panda', color: '#f2f0ec' },
  lion: { names: 'lion, lioness, lion cub', color: '#d2a152' },
  tiger: {
    names: 'tiger, tiger cub, bengal tiger, white tiger, leopard, cheetah, panther, jaguar, snow leopard',
    color: '#e08a34',
  },
  rabbit: { names: 'rabbit, bunny, hare, bunny rabbit, baby rabbit, white rabbit', color: '#e2d4c4' },
  squirrel: { names: 'squirrel, chipmunk, red squirrel', color: '#b0602c' },
  hamster: { names: 'hamster, guinea pig, mouse, mice', color: '#d8a468', standsFor: 'rat, chinchilla, gerbil' },
  monkey: {
    names: 'monkey, capuchin, chimpanzee, chimp, lemur, baby monkey',
    color: '#7a5638',
    standsFor: 'gorilla, orangutan, sloth',
  },
  pig: { names: 'pig, piglet, boar', color: '#eab0a8' },
  horse: {
    names:
      'horse, pony, foal, stallion, mare, steed, warhorse, black horse, white horse, donkey, mule, zebra, cow, calf, bull, elephant',
    color: '#8a5a36',
    standsFor: 'camel, llama, alpaca, giraffe, griffin, gryphon',
  },
  unicorn: { names: 'unicorn, pegasus, alicorn', color: '#f2f0f2' },
  deer: {
    names: 'deer, fawn, stag, reindeer, doe, elk, goat, lamb, sheep, ram',
    color: '#a8723f',
    standsFor: 'moose, antelope, gazelle',
  },
  owl: { names: 'owl, barn owl, snowy owl, owlet', color: '#9a7a58' },
  raven: { names: 'raven, crow, rook, blackbird, jackdaw, magpie', color: '#262630', standsFor: 'bat companion' },
  falcon: { names: 'falcon, hawk, kestrel, peregrine, buzzard', color: '#8a8078' },
  eagle: { names: 'eagle, bald eagle, golden eagle, sea eagle', color: '#5a3d28', standsFor: 'vulture' },
  rooster: { names: 'rooster, cockerel, chicken, hen', color: '#b8562c', standsFor: 'turkey' },
  gull: { names: 'seagull, gull', color: '#f0efec', standsFor: 'albatross, pelican' },
  dove: {
    names: 'dove, pigeon, white dove, robin, sparrow, bird, songbird, chick, little bird, birds',
    color: '#eceae6',
    standsFor: 'swan, goose, hummingbird',
  },
  duck: { names: 'duck, duckling, mallard', color: '#f0c840' },
  penguin: { names: 'penguin, baby penguin', color: '#26282f' },
  parrot: {
    names: 'parrot, macaw, cockatoo, parakeet, budgie, toucan, canary bird, lovebird, canary',
    color: '#d2452f',
    standsFor: 'peacock, flamingo',
  },
  phoenix: { names: 'phoenix, firebird', color: '#e8642a' },
  dragon: {
    names: 'dragon, baby dragon, drake, wyvern, dragonling, tiny dragon, small dragon, little dragon',
    color: '#4f9a6a',
  },
  dinosaur: {
    names: 'dinosaur, baby dinosaur, t rex, raptor, velociraptor, crocodile, alligator',
    color: '#7a9a4c',
  },
  lizard: { names: 'lizard, iguana, gecko, chameleon, salamander, axolotl, bearded dragon', color: '#6a9a4a' },
  snake: { names: 'snake, python, cobra, serpent, viper', color: '#4f8a4a', standsFor: 'worm' },
  turtle: { names: 'turtle, tortoise, sea turtle', color: '#6a8a4c', standsFor: 'snail, crab' },
  frog: { names: 'frog, toad, tree frog', color: '#5fa04a' },
  butterfly: {
    names: 'butterfly, butterfly companion, butterflies, moth',
    color: '#4a86d8',
    standsFor: 'dragonfly, bee, firefly, ladybug',
  },
  fairy: { names: 'tiny fairy, small fairy, fairy companion, little fairy, pixie companion, fairy friend', color: '#8fd8a0' },
  robot: {
    names:
      'robot companion, robot dog, drone, pet robot, robot pet, droid, small robot, little robot, tiny robot, floating drone, robot cat, hovering drone, robot sidekick, robot friend',
    color: '#b4bcc6',
    standsFor: 'mechanical owl, robot bird, golem',
  },
}

/** What is drawn for each name. */
export const COMPANION_KINDS: Readonly<Record<string, CompanionKind>> = Object.fromEntries(
  Object.entries(COMPANION_WORDS).flatMap(
    ([kind, { names, standsFor }]) =>
      [names, standsFor ?? '']
        .join(', ')
        .split(', ')
        .filter(Boolean)
        .map((name) => [name, kind as CompanionKind] as const), // the keys of a full record
  ),
)

const STAND_INS = new Set(Object.values(COMPANION_WORDS).flatMap(({ standsFor }) => standsFor?.split(', ') ?? []))

/** Whether another animal is drawn for want of this one. */
export function isCompanionStandIn(name: string): boolean {
  return STAND_INS.has(name)
}
