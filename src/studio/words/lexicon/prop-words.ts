import type { PropKind } from '../../sheet/prop-kind.ts'

interface PropWord {
  /** What people call it. */
  readonly names: string
  readonly color: string
  /** Names of other things that are drawn as it, for want of them; the job says so. */
  readonly standsFor?: string
}

/** Things in hands: names, natural colours, and what else they stand for. */
export const PROP_WORDS: Readonly<Record<PropKind, PropWord>> = {
  sword: {
    names: 'sword, sabre, saber, blade, machete, swords, short sword, blades, wooden sword, arming sword, bastard sword',
    color: '#7a4a34',
  },
  'light sword': {
    names: 'lightsaber, laser sword, energy sword, light sword, plasma sword, glowing sword, beam sword',
    color: '#4fb4ff',
  },
  katana: { names: 'katana, katanas, samurai sword', color: '#2c2430' },
  rapier: { names: 'rapier, foil, fencing sword, fencing foil', color: '#5a3d2b' },
  spear: {
    names: 'spear, lance, pike, spears',
    standsFor: 'pole vault',
    color: '#8a3a34',
  },
  trident: { names: 'trident', color: '#c9a24a' },
  scythe: { names: 'scythe, sickle, reaper scythe', color: '#4a3a30' },
  hammer: {
    names: 'hammer, warhammer, war hammer, sledgehammer, mallet, hammers',
    standsFor: 'cleaver',
    color: '#8a8f98',
  },
  gavel: { names: 'gavel, auction hammer', color: '#6b3f24' },
  blaster: {
    names: 'blaster, ray gun, laser gun, raygun, laser pistol, plasma gun, laser rifle, space gun',
    standsFor: 'water gun',
    color: '#8a93a0',
  },
  pistol: { names: 'pistol, gun, handgun, revolver, flintlock, guns, pistols', color: '#5a4632' },
  rifle: { names: 'rifle, shotgun, musket', standsFor: 'machine gun', color: '#6a4526' },
  whip: { names: 'whip', color: '#6b4426' },
  chainsaw: { names: 'chainsaw', color: '#d8612a' },
  sparkler: { names: 'sparkler', color: '#ffb84a' },
  staff: { names: 'staff, scepter, sceptre, wizard staff, magic staff, glowing staff', color: '#58b0e0' },
  pole: {
    names:
      "stick, quarterstaff, crook, shepherd crook, pole, wooden staff, bo staff, shepherd's crook, hiking stick, trekking pole, hiking pole",
    standsFor: 'crutch, crutches, twig, branch, riding crop',
    color: '#7a5636',
  },
  bow: {
    names:
      'bow, longbow, bow and arrow, bow and arrows, recurve bow, compound bow, bow with arrows, hunting bow, short bow, shortbow',
    standsFor: 'arrows, arrow, slingshot',
    color: '#7a5230',
  },
  book: {
    names:
      'book, tome, spell book, spellbook, notebook, journal, old book, notepad, sketchbook, sketch book, diary, novel, bible, grimoire, ledger, textbook, comic, book of spells, magazine',
    standsFor: 'folder',
    color: '#7a3a34',
  },
  books: { names: 'stack of books, pile of books, books, textbooks', color: '#7a3a34' },
  'open book': { names: 'open book, open spellbook, open tome', color: '#7a3a34' },
  scroll: {
    names: 'scroll, parchment, ancient scroll, sheet music, manuscript, scrolls, menu',
    standsFor: 'papers, stack of papers, document, documents, blueprint, blueprints',
    color: '#e6d9b6',
  },
  letter: {
    names: 'letter, envelope, love letter, postcard, mail, letters',
    standsFor: 'photograph, invitation',
    color: '#b8323a',
  },
  map: { names: 'map, treasure map, old map, maps', color: '#d8c398' },
  newspaper: { names: 'newspaper, rolled up newspaper, newspapers', color: '#e4e2da' },
  lantern: {
    names: 'lantern, oil lamp, gas lamp, paper lantern, oil lantern, lamp, lamps',
    color: '#c9973c',
  },
  torch: { names: 'torch, burning torch, fire torch, torches, flaming torch', color: '#e08a30' },
  candle: { names: 'candle, candlestick, candelabra, candles', color: '#f0e6d0' },
  flashlight: { names: 'flashlight, torch light, electric torch', color: '#4a4c54' },
  guitar: {
    names: 'guitar, acoustic guitar, lute',
    standsFor: 'sitar, lyre, harp, oud, balalaika, koto, shamisen, banjo, erhu',
    color: '#a8652e',
  },
  'electric guitar': { names: 'electric guitar, bass guitar, bass', color: '#b8262e' },
  violin: { names: 'violin, fiddle, viola', standsFor: 'cello, double bass', color: '#9a4f24' },
  flute: { names: 'flute, recorder', standsFor: 'clarinet, pan flute, harmonica', color: '#c9ced6' },
  trumpet: {
    names: 'trumpet, horn trumpet',
    standsFor: 'trombone, tuba, french horn',
    color: '#d8ab3c',
  },
  saxophone: { names: 'saxophone, sax', color: '#d8ab3c' },
  drum: { names: 'drum, drums, hand drum, tambourine', standsFor: 'drumsticks, drumstick', color: '#a83a34' },
  microphone: { names: 'microphone, mic, mike, microphones', color: '#3a3c44' },
  umbrella: { names: 'umbrella, parasol, sun umbrella, paper umbrella, sunshade, umbrellas', color: '#a63c3c' },
  flower: {
    names:
      'flower, tulip, daisy, lily, lotus, orchid, poppy, dandelion, peony, lotus flower, carnation, hibiscus, iris flower, daffodil',
    color: '#c83a4c',
  },
  rose: { names: 'rose, red rose, single rose, long stemmed rose', color: '#b81f34' },
  sunflower: { names: 'sunflower, sunflowers', color: '#f2b92c' },
  bouquet: {
    names:
      'bouquet, flowers, bouquet of flowers, flower bouquet, bunch of flowers, tulips, daisies, lilies, roses, posy, bouquet of roses, bouquet of white roses, wildflowers, poppies, peonies, lavender sprig, bouquets, bridal bouquet, bouquet of tulips, bouquet of sunflowers, carnations',
    color: '#d8586e',
  },
  plant: {
    names: 'potted plant, plant, houseplant, plants, bonsai, flower pot, herbs',
    standsFor: 'olive branch',
    color: '#b8643c',
  },
  cup: {
    names:
      'cup, mug, cup of tea, cup of coffee, teacup, coffee cup, coffee mug, cup of cocoa, mug of coffee, mug of tea, tea cup, tea, coffee, hot chocolate, tin mug, mugs, espresso, latte, latte art, takeaway coffee, paper cup, cocoa',
    standsFor: 'cups',
    color: '#efe6d6',
  },
  goblet: { names: 'goblet, chalice, golden cup, grail, holy grail, trophy', standsFor: 'drinking horn', color: '#d2a43c' },
  'wine glass': {
    names:
      'glass of wine, wine glass, champagne glass, glass of champagne, cocktail, cocktail glass, martini glass, glass of red wine, martini, champagne, wine',
    color: '#8a1f34',
  },
  'beer mug': {
    names:
      'beer, beer mug, mug of beer, mug of ale, mugs of ale, tankard, tankards, pint, pint of beer, stein, glass of beer, ale',
    color: '#d99a2c',
  },
  bottle: {
    names: 'bottle, wine bottle, beer bottle, bottle of wine, bottle of rum, flask, bottles, rum',
    standsFor: 'thermos',
    color: '#2f5a3c',
  },
  potion: {
    names: 'potion, vial, potion bottle, flask of potion, test tube, glowing potion, potions, elixir, vials',
    color: '#5ad07a',
  },
  bread: {
    names:
      'bread, loaf of bread, loaf, baguette, loaves of bread, loaves, bread rolls, fresh bread, basket of bread, bread loaf, croissant',
    color: '#b8742e',
  },
  cake: {
    names: 'cake, birthday cake, pie, cupcake, tray of cupcakes, cakes, muffin',
    color: '#e88aa4',
  },
  tray: { names: 'tray, silver tray, serving tray, platter, silver platter, trays', color: '#c3c8cf' },
  'ice cream': {
    names: 'ice cream, ice cream cone, gelato, icecream',
    color: '#f2a8bc',
  },
  fish: { names: 'fish, salmon, trout, big fish, tuna', color: '#8fa3b0', standsFor: 'lobster, octopus' },
  apple: {
    names: 'apple, red apple, apples, pomegranate',
    color: '#c42a2c',
  },
  pizza: { names: 'pizza, slice of pizza, pizza slice, slice of cheese pizza', color: '#b8322a' },
  basket: {
    names:
      'basket, basket of fruit, fruit basket, picnic basket, basket of apples, wicker basket, basket of flowers, basket of vegetables, baskets',
    color: '#a8743c',
  },
  spoon: {
    names: 'spoon, wooden spoon, ladle, spatula, whisk',
    standsFor: 'fork, chopsticks, tongs, toothbrush, comb, hairbrush',
    color: '#a8743c',
  },
  pan: { names: 'frying pan, pan, wok, saucepan', standsFor: 'steering wheel', color: '#3a3c40' },
  wand: {
    names: 'wand, magic wand, magic stick, baton, conductor baton',
    standsFor: 'stylus, chalk, crook and flail, joystick',
    color: '#f0d890',
  },
  cigarette: { names: 'cigarette, cigarettes, cigarette holder', color: '#f2efe8' },
  cigar: { names: 'cigar, cigars', color: '#5c3a22' },
  pipe: { names: 'pipe, smoking pipe, tobacco pipe, wooden pipe', color: '#5a3420' },
  shield: { names: 'shield, kite shield, tower shield, heater shield, shields', color: '#7d8794' },
  'round shield': {
    names: 'round shield, buckler, wooden shield, viking shield, hoplite shield',
    standsFor: 'frisbee',
    color: '#8a3a34',
  },
  camera: {
    names: 'camera, film camera, vintage camera, polaroid, polaroid camera, photo camera, video camera, cameras',
    color: '#33353c',
  },
  dagger: {
    names: 'dagger, knife, daggers, knives, throwing knife, throwing knives, stiletto, kitchen knife, chef knife',
    standsFor: 'letter opener, scalpel, razor, straight razor, dart, darts, trowel',
    color: '#5a3d2b',
  },
  axe: {
    names: 'axe, battle axe, hatchet, ax, war axe, hatchets, axes, ice axe',
    color: '#7a5636',
  },
  pickaxe: { names: 'pickaxe, pick axe, pick', color: '#7a5636' },
  shovel: { names: 'shovel, spade, snow shovel', color: '#7a5636' },
  tablet: {
    names: 'tablet, holographic tablet, drawing tablet, calculator',
    standsFor: 'calendar, computer, keyboard',
    color: '#2e323a',
  },
  phone: {
    names: 'phone, smartphone, cell phone, cellphone, mobile phone, mobile, smart phone, telephone',
    color: '#2a2c34',
  },
  laptop: { names: 'laptop, notebook computer, laptop computer', color: '#b4b9c2' },
  gamepad: {
    names: 'gamepad, game controller, controller, game console, video game controller',
    color: '#4a4f5c',
  },
  paintbrush: {
    names: 'paintbrush, paint brush, brush, brushes, paint brushes, makeup brush',
    standsFor: 'feather duster, sponge',
    color: '#b8323a',
  },
  palette: { names: 'palette, paint palette, painter palette, artist palette', color: '#c08f58' },
  pencil: { names: 'pencil, pen, pencils, crayon, marker', standsFor: 'ruler', color: '#e8b42c' },
  quill: { names: 'quill, feather quill, feather pen, feather', color: '#ece6d8' },
  fan: { names: 'fan, paper fan, hand fan, folding fan, feather fan, fans', color: '#c8344a' },
  cane: { names: 'cane, walking stick, walking cane, white cane, blind cane', color: '#3c2a22' },
  broom: { names: 'broom, broomstick, witch broom, brooms, flying broom', standsFor: 'mop', color: '#c9993c' },
  magnifier: { names: 'magnifying glass, magnifier', color: '#7a5636' },
  'crystal ball': {
    names: 'crystal ball, glowing orb, orb, magic orb, crystal orb, snow globe',
    color: '#8fa4e8',
  },
  skull: { names: 'skull, human skull, skulls', standsFor: 'bone', color: '#e8dfc8' },
  key: { names: 'key, keys, golden key, old key, ring of keys', color: '#d2a43c' },
  wrench: {
    names: 'wrench, spanner, pipe wrench',
    standsFor: 'screwdriver, pliers',
    color: '#aab1bb',
  },
  scissors: { names: 'scissors, shears, pruning shears, hair scissors', color: '#34363e' },
  lasso: {
    names: 'lasso, rope, coil of rope, coiled rope, ropes',
    standsFor: 'chain whip, jump rope',
    color: '#c9a468',
  },
  'fishing rod': { names: 'fishing rod, fishing pole, fishing line', color: '#7a5636' },
  telescope: { names: 'telescope, spyglass', color: '#c9973c' },
  suitcase: {
    names: 'suitcase, luggage, briefcase, tool box, trunk case, doctor bag, medical bag',
    color: '#7a4a2c',
  },
  bag: {
    names: 'handbag, purse, shopping bag, tote bag, bag, clutch, clutch bag, bags, shopping bags',
    color: '#8a5a34',
  },
  bucket: { names: 'bucket, pail, bucket of water', color: '#9aa2ac' },
  'watering can': { names: 'watering can', color: '#5a9a78' },
  gift: {
    names: 'gift, gift box, present, presents, wrapped present, gifts, christmas present, wrapped gift',
    color: '#c8343c',
  },
  balloon: { names: 'balloon, red balloon, heart balloon', color: '#d8343c' },
  balloons: { names: 'balloons, bunch of balloons, colorful balloons', color: '#d8343c' },
  'teddy bear': {
    names: 'teddy bear, teddy, stuffed animal, stuffed toy, plush toy, stuffed bear, plush bear, plush',
    standsFor:
      'stuffed bunny, stuffed rabbit, stuffed cat, stuffed dog, stuffed dinosaur, stuffed unicorn, stuffed elephant, stuffed fox, plush rabbit, plush bunny, plush cat, toy rabbit',
    color: '#a8743c',
  },
  football: {
    names: 'soccer ball, football, ball, footballs',
    standsFor: 'beach ball',
    color: '#f2f2f0',
  },
  basketball: { names: 'basketball, basketballs', color: '#d87a2c' },
  'tennis racket': {
    names: 'tennis racket, racket, tennis racquet, racquet, badminton racket',
    standsFor: 'ping pong paddle',
    color: '#c8343c',
  },
  'baseball bat': { names: 'baseball bat, bat, wooden bat', standsFor: 'cricket bat', color: '#b8894c' },
  skateboard: { names: 'skateboard, longboard, skateboards', standsFor: 'scooter', color: '#c8503c' },
  bicycle: {
    names: 'bicycle, bike, mountain bike, road bike, city bike, racing bike, vintage bicycle, bmx, push bike, cargo bike',
    standsFor: 'tricycle, unicycle, tandem',
    color: '#2f6f8f',
  },
  motorbike: {
    names: 'motorbike, motorcycle, sport bike, dirt bike, chopper motorcycle, scooter motorbike',
    standsFor: 'quad bike',
    color: '#8f1f24',
  },
  knitting: { names: 'knitting needles, ball of yarn, yarn', color: '#b8405e' },
  embroidery: { names: 'embroidery hoop, needle and thread', color: '#ece4d2' },
  accordion: { names: 'accordion', color: '#9a1f26' },
  surfboard: { names: 'surfboard, surf board', standsFor: 'snowboard', color: '#3aa0b8' },
  orange: {
    names: 'orange, tangerine, mandarin, grapefruit, lemon, lime, peach, mango',
    standsFor: 'pear, plum, tomato, egg, fruit, onion',
    color: '#e8842c',
  },
  banana: { names: 'banana', color: '#f0cf3c' },
  carrot: { names: 'carrot', color: '#e07a2a' },
  watermelon: { names: 'watermelon, watermelon slice', color: '#c8343c' },
  donut: { names: 'donut, doughnut', color: '#e88ab0' },
  burger: { names: 'burger, hamburger, cheeseburger', color: '#b8742e' },
  sandwich: { names: 'sandwich', standsFor: 'hot dog, burrito, kebab', color: '#d8b078' },
  lollipop: { names: 'lollipop, lolly, candy, candy cane, popsicle', standsFor: 'skewer', color: '#d8385c' },
  'cotton candy': { names: 'cotton candy, candy floss', color: '#f2a8cc' },
  bowl: {
    names: 'bowl, ramen, noodles, soup, salad',
    standsFor: 'cauldron, popcorn, dumplings',
    color: '#3f6a9a',
  },
  plate: {
    names: 'plate of food, plate, plate of spaghetti, plate of pasta, plate of cookies, plate of pancakes, plate of sushi',
    standsFor: 'sushi, taco, pancakes, steak',
    color: '#c8863c',
  },
  teapot: { names: 'teapot, tea pot, kettle, coffee pot', standsFor: 'pot', color: '#5f8aa8' },
  jug: { names: 'jug, pitcher', color: '#a8643c' },
  vase: { names: 'vase', color: '#3f6a9a' },
  frame: { names: 'photo frame, painting frame', color: '#a8743c' },
  grapes: { names: 'grapes', color: '#5a2f6e' },
  'paper boat': { names: 'paper boat', color: '#f4f1e8' },
  bagpipes: { names: 'bagpipes', color: '#7a1f2c' },
  quiver: { names: 'quiver', color: '#6b4426' },
  glass: {
    names:
      'glass, glass of lemonade, lemonade, glass of juice, glass of orange juice, orange juice, juice, glass of milk, glass of water, iced coffee, iced tea, iced latte, bubble tea, boba tea, soda, drink',
    color: '#e4dcb0',
  },
  tumbler: {
    names: 'whisky, whiskey, glass of whiskey, glass of whisky, whiskey glass, brandy',
    color: '#b8691e',
  },
  can: {
    names: 'soda can, beer can, tin can, spray can, spray paint can, paint can, can of soda, can of beer',
    standsFor: 'milk carton',
    color: '#c8283a',
  },
  jar: {
    names: 'jar, jam jar',
    standsFor: 'fishbowl, goldfish bowl, perfume bottle',
    color: '#e0a030',
  },
  sack: {
    names: 'sack, paper bag, grocery bag, money bag, bag of money, bag of chips, bag of coins, groceries, pouch',
    standsFor: 'duffel bag, laundry basket',
    color: '#b8976a',
  },
  pumpkin: { names: 'pumpkin, jack o lantern', color: '#e0762a' },
  cookie: { names: 'cookie, biscuit', color: '#b8803c' },
  pillow: {
    names: 'feather pillow, bed pillow, throw pillow, pillows, white pillow',
    color: '#dfe3ea',
  },
  mirror: { names: 'hand mirror, handheld mirror', color: '#c9a24a' },
  clock: { names: 'clock, stopwatch, alarm clock', color: '#c83a34' },
  hourglass: { names: 'hourglass, sand timer, sandglass', color: '#7a4a2c' },
  box: {
    names: 'box, crate, package, parcel, toolbox, first aid kit, lunchbox, shoebox',
    standsFor: 'barrel, television, typewriter, microwave',
    color: '#b48a5c',
  },
  chest: {
    names: 'treasure chest, chest of gold, small chest, jewellery box, jewelry box',
    standsFor: 'treasure',
    color: '#7a4a2a',
  },
  rake: { names: 'rake', standsFor: 'hoe', color: '#8a6238' },
  pitchfork: { names: 'pitchfork, hay fork', color: '#8a6238' },
  mop: { names: 'mop and bucket, floor mop', standsFor: 'vacuum cleaner', color: '#a8845a' },
  'rolling pin': { names: 'rolling pin', color: '#c89a62' },
  saw: { names: 'handsaw, hand saw, hacksaw, wood saw', standsFor: 'crowbar', color: '#8a4a2c' },
  drill: { names: 'power drill, electric drill, cordless drill', color: '#e0b02c' },
  net: { names: 'net', color: '#8a6238' },
  hairdryer: { names: 'hairdryer, hair dryer, blow dryer', color: '#d85a84' },
  dumbbell: { names: 'dumbbell', standsFor: 'barbell', color: '#34363c' },
  ladder: { names: 'ladder, stepladder', color: '#b08a58' },
  log: { names: 'firewood, pile of firewood, bundle of firewood, bundle of wood', color: '#6f4a2e' },
  stone: { names: 'big stone, big rock, pebble', color: '#8c8a86' },
  birdcage: { names: 'birdcage, bird cage', color: '#c9a24a' },
  megaphone: { names: 'megaphone, loudspeaker', color: '#e8e6e0' },
  clapperboard: { names: 'clapperboard, clapper board, film slate', color: '#26272b' },
  sign: {
    names: 'sign, placard, protest sign',
    standsFor: 'banner',
    color: '#f2efe6',
  },
  flag: { names: 'flag, flagpole', color: '#b8262e' },
  'hand of cards': {
    names: 'hand of cards, playing cards, cards, card, playing card, tarot cards, tarot card, deck of cards',
    standsFor: 'credit card, ticket, passport',
    color: '#f4f2ea',
  },
  clipboard: { names: 'clipboard, clip board', color: '#a8743c' },
  binoculars: { names: 'binoculars, field glasses', color: '#2c2e34' },
  'pocket watch': {
    names: 'pocket watch, pocketwatch, compass, coin, gold coin',
    standsFor: 'coins, gold coins',
    color: '#d2a43c',
  },
  globe: { names: 'globe', color: '#3f7ab0' },
  microscope: { names: 'microscope', color: '#dfe3e8' },
  syringe: { names: 'syringe, injection', standsFor: 'thermometer', color: '#7ac8d8' },
  radio: {
    names: 'radio, stereo, cassette player',
    standsFor: 'walkie talkie, walkie, music box, cassette, speaker, remote control',
    color: '#8f3b34',
  },
  bell: { names: 'hand bell, handbell, school bell', standsFor: 'gong', color: '#d2a43c' },
  banknotes: { names: 'money, cash, banknote, dollars', color: '#5f8f5a' },
  record: { names: 'vinyl record, lp record', color: '#c8343c' },
  cone: { names: 'traffic cone', color: '#e8682a' },
  handcuffs: { names: 'handcuffs', color: '#b8bec6' },
  'small ball': {
    names: 'baseball, tennis ball, snowball, ping pong ball, golf ball, cricket ball, juggling balls',
    standsFor: 'bowling ball, billiard ball, icicle',
    color: '#f2f2ee',
  },
  'rugby ball': { names: 'rugby ball, american football', color: '#8a4a2a' },
  'toy car': { names: 'toy car, toy truck, model car', color: '#d0302c' },
  'toy train': { names: 'toy train, model train', color: '#c8343c' },
  'toy plane': {
    names: 'toy airplane, toy plane, model airplane, model plane',
    standsFor: 'model ship, toy boat',
    color: '#d0302c',
  },
  'paper plane': {
    names: 'paper plane, paper airplane, paper aeroplane, paper crane, origami crane, origami',
    color: '#f4f4f0',
  },
  'chess piece': { names: 'chess piece', color: '#e8dcc2' },
  dice: { names: 'dice, pair of dice', color: '#f4f2ea' },
  doll: { names: 'doll', standsFor: 'puppet, marionette', color: '#d86a94' },
  kite: { names: 'kite', color: '#d8343c' },
  pinwheel: { names: 'pinwheel', color: '#e0487a' },
  hoop: { names: 'hula hoop', color: '#e0487a' },
  'golf club': { names: 'golf club', color: '#6a6e76' },
  'hockey stick': { names: 'hockey stick, ice hockey stick', color: '#c89a62' },
  oar: { names: 'oar, paddle', color: '#b48a58' },
  skis: { names: 'skis', color: '#2f6fb0' },
  crossbow: { names: 'crossbow', color: '#6f4a2c' },
  mace: { names: 'mace, morningstar, morning star', standsFor: 'flail, club', color: '#7d848e' },
  shuriken: { names: 'shuriken, throwing star, ninja star', standsFor: 'nunchaku', color: '#5a6068' },
  mushroom: { names: 'red mushroom, toadstools', standsFor: 'mushroom', color: '#c8302c' },
  shell: { names: 'seashell, conch, conch shell, sea shell', color: '#f0c8b4' },
  wheat: { names: 'wheat sheaf, sheaf of wheat, bundle of wheat, ears of wheat', color: '#d8b45a' },
  cactus: { names: 'cactus, cacti', color: '#4f8a4a' },
  stalk: {
    names: 'straw, blade of grass, piece of straw, stalk of wheat',
    color: '#c9a95a',
  },
  toothpick: { names: 'toothpick', color: '#dcc090' },
  hook: { names: 'hook hand, hook', color: '#a3abb6' },
  'pom-pom': { names: 'pom poms, pom pom, pompoms', color: '#d8343c' },
  grenade: { names: 'grenade', standsFor: 'bomb', color: '#4f5a3a' },
}

/** What is drawn for each name. */
export const PROP_KINDS: Readonly<Record<string, PropKind>> = Object.fromEntries(
  Object.entries(PROP_WORDS).flatMap(
    ([kind, { names, standsFor }]) =>
      [names, standsFor ?? '']
        .join(', ')
        .split(', ')
        .filter(Boolean)
        .map((name) => [name, kind as PropKind] as const), // the keys of a full record
  ),
)

const STAND_INS = new Set(Object.values(PROP_WORDS).flatMap(({ standsFor }) => standsFor?.split(', ') ?? []))

/** Whether something else is drawn for want of the thing itself. */
export function isPropStandIn(name: string): boolean {
  return STAND_INS.has(name)
}
