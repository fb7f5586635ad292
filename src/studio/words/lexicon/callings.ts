/** Shorthand of an outfit: clothes, then `on` the head, `with` in the hands. A colour may stand before a garment. */
interface Calling {
  readonly names: string
  readonly wears: string
  readonly on?: string
  readonly with?: string
  readonly eyes?: string
  readonly gender?: 'female' | 'male'
}

const CALLINGS_BY_OUTFIT: readonly Calling[] = [
  {
    names: 'firefighter, fire fighter, fireman, firewoman, firemen, smokejumper',
    wears: 'turnout coat',
    on: 'firefighter helmet',
    with: 'axe',
  },
  {
    names:
      'police officer, policeman, policewoman, cop, police, policeman officer, traffic cop, patrol officer, constable, security guard, prison guard, bobby',
    wears: 'police uniform',
    on: 'police cap',
  },
  {
    names:
      'soldier, army soldier, marine, infantryman, commando, sniper, paratrooper, trooper, army officer, army man, special forces soldier, army ranger',
    wears: 'fatigues, combat boots',
    on: 'green beret',
  },
  {
    names:
      'general, admiral, colonel, commander, navy officer, airline captain, airline pilot, commercial pilot, airline pilots, military officer, naval officer',
    wears: 'military uniform, shoes',
    on: 'officer cap',
  },
  { names: 'captain, sea captain, ship captain, boat captain', wears: 'captain uniform', on: 'captain hat' },
  {
    names: 'flight attendant, stewardess, air hostess, cabin crew',
    wears: 'navy blazer, blouse, pencil skirt, neckerchief, heels',
  },
  { names: 'astronaut, cosmonaut, spaceman, spacewoman, space explorer', wears: 'space suit', on: 'space helmet' },
  {
    names: 'chef, head chef, sous chef, sushi chef, master chef, pastry chef',
    wears: 'chef jacket, apron',
    on: "chef's hat",
    with: 'ladle',
  },
  { names: 'baker, bread maker, baker woman', wears: 'shirt, apron', on: "chef's hat", with: 'loaf of bread' },
  { names: 'cook, line cook', wears: 'apron, shirt', on: "chef's hat", with: 'frying pan' },
  { names: 'pizza chef, pizzaiolo, pizza maker', wears: 'white t shirt, apron', on: "chef's hat", with: 'pizza' },
  { names: 'butcher, fishmonger', wears: 'white shirt, apron', with: 'knife' },
  {
    names: 'doctor, physician, medic, pediatrician, family doctor, general practitioner',
    wears: 'lab coat, shirt',
    with: 'stethoscope',
  },
  { names: 'ballerina, ballet dancer, ballerinas, prima ballerina, ballet student', wears: 'tutu', gender: 'female' },
  { names: 'samurai, samurai warrior, shogun, samurai lord', wears: 'samurai armor', with: 'katana' },
  { names: 'ronin, wandering samurai, swordmaster', wears: 'kimono', on: 'conical hat', with: 'katana' },
  { names: 'geisha, maiko', wears: 'kimono', on: 'flower in hair', with: 'fan', gender: 'female' },
  {
    names: 'cowboy, rodeo rider, gunslinger cowboy',
    wears: 'shirt, western vest, jeans, cowboy boots, neckerchief',
    on: 'cowboy hat',
    gender: 'male',
  },
  {
    names: 'cowgirl',
    wears: 'shirt, western vest, jeans, cowboy boots, neckerchief',
    on: 'cowboy hat',
    gender: 'female',
  },
  { names: 'sheriff, marshal, texas ranger', wears: 'shirt, western vest, jeans, cowboy boots', on: 'cowboy hat' },
  {
    names: 'viking, viking warrior, norseman, viking raider, viking chief, viking king',
    wears: 'tunic, belt, fur cloak',
    on: 'viking helmet',
    with: 'axe',
  },
  { names: 'knight, crusader, templar', wears: 'armor', with: 'sword' },
  { names: 'paladin, holy knight', wears: 'armor, cape', with: 'sword' },
  { names: 'wizard, archmage, old wizard', wears: 'wizard robe', on: 'wizard hat', with: 'staff' },
  { names: 'witch', wears: 'black dress, purple cloak', on: 'witch hat', with: 'broom', gender: 'female' },
  { names: 'magician, illusionist, stage magician, ringmaster', wears: 'tailcoat', on: 'top hat', with: 'wand' },
  { names: 'butler, footman, valet', wears: 'tailcoat, white gloves', gender: 'male' },
  {
    names: 'maid, french maid, housemaid, chambermaid, anime maid',
    wears: 'maid dress',
    on: 'maid headband',
    gender: 'female',
  },
  { names: 'waiter', wears: 'white shirt, black vest, bow tie', gender: 'male' },
  { names: 'bride', wears: 'wedding dress', on: 'veil', with: 'bouquet', gender: 'female' },
  { names: 'groom, bridegroom, best man', wears: 'tuxedo', gender: 'male' },
  {
    names: 'detective, private eye, private investigator, sleuth, noir detective, private detective, inspector',
    wears: 'trench coat, shirt, tie',
    on: 'fedora',
    with: 'magnifying glass',
  },
  {
    names: 'construction worker, builder, bricklayer, foreman, roofer, road worker, construction workers, site manager',
    wears: 'hi vis vest, t shirt, jeans, boots',
    on: 'hard hat',
    with: 'hammer',
  },
  { names: 'architect, civil engineer', wears: 'shirt, hi vis vest', on: 'hard hat', with: 'blueprint' },
  {
    names: 'miner, coal miner, gold miner, prospector, gold prospector',
    wears: 'overalls, shirt',
    on: 'hard hat',
    with: 'pickaxe',
  },
  { names: 'plumber', wears: 'overalls, red t shirt', on: 'cap', with: 'wrench' },
  { names: 'mechanic, car mechanic, auto mechanic', wears: 'overalls, t shirt', with: 'wrench' },
  { names: 'carpenter, joiner, handyman', wears: 'overalls, flannel shirt', with: 'hammer' },
  { names: 'blacksmith, smith', wears: 'leather apron, shirt, gloves', with: 'hammer' },
  { names: 'lumberjack, woodcutter, lumberjane, logger', wears: 'flannel shirt, jeans, boots', on: 'beanie', with: 'axe' },
  { names: 'farmer', wears: 'overalls, flannel shirt', on: 'straw hat' },
  { names: 'gardener', wears: 'overalls, shirt, gloves', on: 'straw hat', with: 'watering can' },
  { names: 'fisherman, angler', wears: 'sweater, overalls, wellingtons', on: 'beanie', with: 'fishing rod', gender: 'male' },
  { names: 'barista', wears: 'apron, t shirt', with: 'cup of coffee' },
  { names: 'bartender, barkeeper, mixologist', wears: 'vest, shirt, bow tie', with: 'bottle' },
  { names: 'innkeeper, barmaid, tavern wench, tavern keeper', wears: 'shirt, apron', with: 'mug of ale' },
  { names: 'rapper, hip hop artist', wears: 'hoodie, jeans, sneakers', on: 'cap', with: 'microphone' },
  {
    names: 'pop star, popstar, pop singer, singer, rock singer, jazz singer, k pop singer',
    wears: 'mini dress, heels',
    with: 'microphone',
  },
  { names: 'violinist, fiddler', wears: 'black suit, white shirt', with: 'violin' },
  { names: 'drummer', wears: 't shirt, jeans', with: 'drumsticks' },
  { names: 'saxophonist, sax player', wears: 'suit, shirt', on: 'fedora', with: 'saxophone' },
  { names: 'cellist', wears: 'shirt, vest, bow tie', with: 'cello' },
  { names: 'flutist, flautist', wears: 'shirt, vest', with: 'flute' },
  {
    names: 'trumpeter, jazz musician, jazz player, trumpet player',
    wears: 'suit, shirt',
    on: 'fedora',
    with: 'trumpet',
  },
  { names: 'reporter, news reporter, tv reporter', wears: 'blazer, shirt', with: 'microphone' },
  {
    names: 'football player, footballer, soccer player, soccer girl, soccer boy, goalkeeper, football star',
    wears: 'jersey, shorts, sneakers',
    with: 'soccer ball',
  },
  { names: 'basketball player', wears: 'jersey, shorts, sneakers', with: 'basketball' },
  { names: 'baseball player, baseball pitcher', wears: 'baseball uniform, trousers', on: 'baseball cap', with: 'baseball bat' },
  { names: 'tennis player, badminton player', wears: 'white polo, shorts, sneakers', on: 'headband', with: 'tennis racket' },
  { names: 'golfer', wears: 'polo, trousers', on: 'cap' },
  { names: 'cyclist, bike racer', wears: 'cycling jersey, shorts, sneakers', on: 'bike helmet' },
  { names: 'swimmer', wears: 'swimsuit' },
  { names: 'gymnast, acrobat, trapeze artist', wears: 'leotard' },
  { names: 'surfer, surfer girl, surfer dude', wears: 'wetsuit', with: 'surfboard' },
  { names: 'diver, scuba diver, deep sea diver', wears: 'wetsuit', eyes: 'goggles' },
  {
    names: 'skater, skateboarder, skater boy, skater girl',
    wears: 'hoodie, jeans, sneakers',
    on: 'beanie',
    with: 'skateboard',
  },
  { names: 'ice skater, figure skater, ice dancer', wears: 'turtleneck, leggings, ice skates' },
  { names: 'skier, snowboarder, ski instructor', wears: 'ski jacket, trousers, gloves', on: 'beanie', eyes: 'goggles' },
  { names: 'flapper, flapper girl', wears: 'flapper dress, heels', on: 'headband', gender: 'female' },
  { names: 'cheerleader', wears: 'cheer top, sneakers', gender: 'female' },
  {
    names: 'martial artist, karateka, judoka, karate master, karate kid, sensei, taekwondo fighter, kung fu master',
    wears: 'karate gi',
  },
  { names: 'fencer, duelist', wears: 'white jacket, white trousers, gloves', with: 'rapier' },
  {
    names: 'race car driver, racing driver, racer, formula one driver, motorcyclist',
    wears: 'red track jacket',
    on: 'motorcycle helmet',
  },
  { names: 'superhero, super hero, superheroine, caped crusader, comic book hero', wears: 'superhero suit, cape' },
  { names: 'graduate, college graduate, valedictorian', wears: 'black graduation gown', on: 'graduation cap', with: 'scroll' },
  { names: 'judge', wears: "black judge's robe" },
  { names: 'businessman, business man', wears: 'suit, shirt, tie', with: 'briefcase', gender: 'male' },
  { names: 'secretary, office lady', wears: 'blouse, pencil skirt, heels', gender: 'female' },
  { names: 'monk, friar', wears: 'monk robe', gender: 'male' },
  { names: 'buddhist monk, tibetan monk, shaolin monk', wears: 'orange toga', gender: 'male' },
  { names: 'pharaoh, egyptian king', wears: 'white toga, cape', on: 'nemes', with: 'scepter', gender: 'male' },
  {
    names: 'egyptian queen, cleopatra, egyptian princess, egyptian goddess',
    wears: 'white gown, cape',
    on: 'nemes',
    gender: 'female',
  },
  {
    names: 'roman emperor, roman senator, senator of rome, greek philosopher, philosopher',
    wears: 'toga, sandals',
    on: 'laurel wreath',
    gender: 'male',
  },
  { names: 'greek goddess, roman goddess, aphrodite, athena', wears: 'toga, sandals', on: 'laurel wreath', gender: 'female' },
  { names: 'gladiator', wears: 'leather armor, sandals', with: 'sword' },
  { names: 'centurion, roman soldier, legionnaire, spartan, hoplite', wears: 'armor, red cape', on: 'helmet', with: 'spear' },
  { names: 'barbarian, berserker', wears: 'leather armor, fur cloak', with: 'axe' },
  { names: 'rogue, bandit, cutpurse', wears: 'leather armor, cloak', with: 'dagger' },
  { names: 'alchemist, potion maker, potion seller', wears: 'robe, apron', eyes: 'goggles', with: 'potion' },
  {
    names: 'fortune teller, gypsy fortune teller',
    wears: 'blouse, long skirt, sash',
    on: 'headscarf',
    with: 'crystal ball',
    gender: 'female',
  },
  { names: 'queen, evil queen', wears: 'burgundy ball gown, cape', on: 'crown', gender: 'female' },
  { names: 'king, high king', wears: 'burgundy robe, cape', on: 'crown', with: 'scepter', gender: 'male' },
  { names: 'nurse, registered nurse, school nurse, night nurse', wears: 'scrubs', with: 'stethoscope' },
  { names: 'goth', wears: 'black coat, black shirt' },
  {
    names: 'goth girl, goth woman, gothic girl, gothic lady',
    wears: 'black corset, black mini skirt, black leggings, black boots',
    gender: 'female',
  },
  { names: 'priest, catholic priest, vicar, pastor, reverend, bishop', wears: 'cassock', gender: 'male' },
  { names: 'ninja, shinobi, kunoichi', wears: 'black tunic, black trousers, belt, black boots', on: 'black hood' },
  { names: 'princess, fairy tale princess, disney princess', wears: 'ball gown', on: 'tiara', gender: 'female' },
  {
    names: 'santa claus, santa, father christmas, saint nicholas, st nicholas',
    wears: 'red fur coat, red trousers, belt, black boots',
    on: 'santa hat',
    with: 'gift',
    gender: 'male',
  },
  { names: 'grim reaper, reaper, death', wears: 'black cloak, black robe', on: 'black hood', with: 'scythe' },
  { names: 'jester, court jester, harlequin, fool', wears: 'tunic, trousers', on: 'jester hat' },
  { names: 'chemist, mad scientist, researcher', wears: 'lab coat, shirt', eyes: 'goggles', with: 'beaker' },
  {
    names: 'postman, mail carrier, mailman, postal worker, mailwoman',
    wears: 'blue shirt, navy vest, trousers',
    on: 'cap',
    with: 'letter',
  },
  { names: 'explorer, safari guide, jungle explorer', wears: 'khaki shirt, vest, boots', on: 'hat', with: 'map' },
  { names: 'tourist', wears: 'hawaiian shirt, shorts, sandals', on: 'straw hat', with: 'camera' },
  { names: 'flamenco dancer', wears: 'red ball gown', on: 'rose in hair', with: 'fan', gender: 'female' },
  { names: 'belly dancer, bollywood dancer', wears: 'lehenga', gender: 'female' },
  { names: 'painter', wears: 'apron, shirt', on: 'beret', with: 'paintbrush, palette' },
  { names: 'janitor, cleaner', wears: 'overalls, t shirt', with: 'broom' },
  { names: 'housekeeper, cleaning lady', wears: 'maid dress', with: 'broom', gender: 'female' },
  { names: 'crossing guard, traffic warden, paramedic, emt', wears: 'hi vis vest, shirt, trousers' },
  { names: 'space marine, bounty hunter, galactic bounty hunter', wears: 'armor, cape', with: 'blaster' },
  { names: 'cyberpunk hacker, netrunner, cyborg mercenary', wears: 'cyber jacket, t shirt, trousers, boots' },
  { names: 'jedi, jedi master, jedi knight', wears: 'monk robe', with: 'lightsaber' },
  { names: 'mecha pilot, mech pilot, gundam pilot, test pilot', wears: 'boots, gloves' },
  { names: 'falconer, hawk tamer', wears: 'brown tunic, leather gloves, trousers, boots' },
  { names: 'shepherd', wears: 'cloak, tunic', with: 'crook' },
  { names: 'pilgrim', wears: 'cloak, tunic', with: 'walking stick' },
  { names: 'baby sitter, kindergarten teacher, preschool teacher', wears: 'cardigan, blouse', with: 'teddy bear' },
  { names: 'sumo wrestler', wears: 'mawashi, bare chest', gender: 'male' },
  { names: 'teacher, schoolteacher, school teacher', wears: 'cardigan, shirt', with: 'book' },
]

interface CallingWord {
  readonly garments: readonly string[]
  readonly headwear?: string
  readonly eyewear?: string
  readonly props?: readonly string[]
  readonly gender?: 'female' | 'male'
}

/** People of a calling, in the whole of their outfit. */
export const CALLINGS: Readonly<Record<string, CallingWord>> = Object.fromEntries(
  CALLINGS_BY_OUTFIT.flatMap(({ names, wears, on, with: held, eyes, gender }) => {
    const word: CallingWord = {
      garments: wears.split(', '),
      ...(on && { headwear: on }),
      ...(held && { props: held.split(', ') }),
      ...(eyes && { eyewear: eyes }),
      ...(gender && { gender }),
    }
    return names.split(', ').map((name) => [name, word] as const)
  }),
)
