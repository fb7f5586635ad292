import type { Reading } from '../sheet/reading.ts'

/** Garments as short text: 'green (gold trim) coat'. Warnings are not listed here. */
export type GoldenReading = Partial<Omit<Reading, 'garments' | 'warnings'>> & { garments?: string[] }

/** Descriptions of people of all walks of life, with everything that each of them states. */
export const GOLDEN_DESCRIPTIONS: readonly (readonly [description: string, reading: GoldenReading])[] = [
  [
    'A middle-aged Black woman with short grey dreadlocks, round glasses and a mustard turtleneck, smiling warmly in a cafe.',
    {
      age: 'middle-aged',
      gender: 'female',
      skin: 'black',
      hairColor: 'grey',
      hairStyle: 'short dreadlocks',
      expression: 'smiling',
      garments: ['mustard turtleneck'],
      eyewear: 'round glasses',
      place: 'cafe',
    },
  ],
  [
    'Tall slender elf with long silver hair, emerald green eyes and pointed ears, wearing a forest green cloak over leather armor',
    {
      species: 'elf',
      body: 'tall, slender',
      hairColor: 'silver',
      hairStyle: 'long',
      eyeColor: 'emerald green',
      garments: ['forest green cloak', 'leather armor'],
      marks: ['pointed ears'],
    },
  ],
  [
    'a chubby baker with a big brown moustache, flour on his white apron, laughing in his kitchen at dawn',
    {
      gender: 'male',
      body: 'chubby',
      facialHair: 'brown moustache',
      expression: 'laughing',
      garments: ['white apron', 'shirt'],
      headwear: "chef's hat",
      place: 'kitchen',
      timeOfDay: 'dawn',
    },
  ],
  [
    'young woman, blonde hair in a ponytail, blue eyes, red dress, sitting in a garden',
    {
      age: 'young adult',
      gender: 'female',
      hairColor: 'blonde',
      hairStyle: 'ponytail',
      eyeColor: 'blue',
      garments: ['red dress'],
      pose: 'sitting',
      place: 'garden',
    },
  ],
  [
    'An 80-year-old grandmother with white hair in a bun, wearing a purple cardigan and pearl earrings, knitting by the fire',
    {
      age: '80',
      gender: 'female',
      hairColor: 'white',
      hairStyle: 'bun',
      garments: ['purple cardigan'],
      jewellery: ['pearl earrings'],
    },
  ],
  [
    'a muscular orc warrior with green skin, a mohawk, tusks and a scar across his right cheek, holding a battle axe',
    {
      species: 'orc',
      gender: 'male',
      body: 'muscular',
      skin: 'green',
      hairStyle: 'mohawk',
      garments: ['tunic', 'belt'],
      props: ['battle axe'],
      marks: ['tusks', 'scar on right cheek'],
    },
  ],
  [
    'cyberpunk girl with pink and blue hair, glowing cyan eyes, black leather jacket, neon city, night, rain',
    {
      age: 'teenager',
      gender: 'female',
      hairColor: 'pink and blue',
      eyeColor: 'glowing cyan',
      garments: ['black leather jacket'],
      place: 'neon city',
      timeOfDay: 'night',
      weather: 'rain',
    },
  ],
  [
    'a teenage boy in a red hoodie and jeans, messy brown hair, headphones, skateboard under his arm',
    {
      age: 'teenager',
      gender: 'male',
      hairColor: 'brown',
      hairStyle: 'messy',
      garments: ['red hoodie', 'jeans'],
      headwear: 'headphones',
    },
  ],
  [
    'a doctor with dark skin, no glasses, a blue shirt, in a hospital',
    { skin: 'dark', garments: ['blue shirt', 'lab coat'], eyewear: 'none', place: 'hospital' },
  ],
  [
    'vampire queen, pale skin, red eyes, black gown with red trim, standing in a castle at midnight',
    {
      species: 'vampire',
      gender: 'female',
      skin: 'pale',
      eyeColor: 'red',
      garments: ['black (red trim) gown', 'cape'],
      headwear: 'crown',
      pose: 'standing',
      place: 'castle',
      timeOfDay: 'midnight',
    },
  ],
  [
    'A cat girl with orange hair, cat ears and green eyes wearing a school uniform',
    {
      species: 'cat person',
      gender: 'female',
      hairColor: 'orange',
      eyeColor: 'green',
      garments: ['school uniform'],
      marks: ['cat ears'],
    },
  ],
  [
    'a grumpy dwarf blacksmith with a braided red beard and a leather apron in his forge',
    {
      species: 'dwarf',
      gender: 'male',
      facialHair: 'braided red beard',
      expression: 'grumpy',
      garments: ['leather apron', 'shirt', 'gloves'],
      place: 'forge',
    },
  ],
  [
    'astronaut floating in space, visor up, freckles',
    { garments: ['space suit'], eyewear: 'visor', marks: ['freckles'], place: 'space' },
  ],
  [
    'A bald man with a long black beard, wearing a grey suit with a striped tie',
    { gender: 'male', hairStyle: 'bald', facialHair: 'long black beard', garments: ['grey suit', '(striped) tie'] },
  ],
  [
    'She has one blue eye and one brown eye. Her hair is short, curly and black. She wears a denim jacket.',
    { gender: 'female', hairColor: 'black', hairStyle: 'short curly', eyeColor: 'blue and brown', garments: ['denim jacket'] },
  ],
  [
    'a shy 7 year old girl with pigtails and a yellow raincoat holding a red umbrella in the rain',
    {
      age: '7',
      gender: 'female',
      hairStyle: 'pigtails',
      expression: 'shy',
      garments: ['yellow raincoat'],
      props: ['red umbrella'],
      weather: 'rain',
    },
  ],
  [
    'detective in a trench coat and fedora, cigarette, foggy street at night, black and white',
    { garments: ['trench coat', 'shirt', 'tie'], headwear: 'fedora', place: 'street', timeOfDay: 'night', weather: 'foggy' },
  ],
  [
    'princess with a golden crown, pink gown, butterfly wings',
    { gender: 'female', garments: ['pink gown'], headwear: 'golden crown', marks: ['butterfly wings'] },
  ],
  [
    'a robot with glowing yellow eyes and a red scarf',
    { species: 'robot', eyeColor: 'glowing yellow', garments: ['red scarf'] },
  ],
  [
    'an old fisherman with a weathered face, grey stubble, navy sweater and a beanie, at the harbor at sunset',
    {
      age: 'old',
      gender: 'male',
      skin: 'weathered',
      facialHair: 'grey stubble',
      garments: ['navy sweater', 'overalls'],
      headwear: 'beanie',
      place: 'harbor',
      timeOfDay: 'sunset',
    },
  ],
  [
    'a woman in a hijab, dark brown eyes, teal dress, in a library',
    { gender: 'female', eyeColor: 'dark brown', garments: ['teal dress'], headwear: 'hijab', place: 'library' },
  ],
  [
    'male mage, long white robe, blue eyes, silver staff, starry night, mountains',
    {
      gender: 'male',
      eyeColor: 'blue',
      garments: ['white robe'],
      props: ['silver staff'],
      place: 'mountains',
      timeOfDay: 'starry night',
    },
  ],
  [
    'a samurai with a topknot and a katana, cherry blossoms',
    { hairStyle: 'topknot', garments: ['armor'], props: ['katana'], place: 'cherry blossoms' },
  ],
  [
    'A witch without a hat, with purple hair and a black cat on her shoulder',
    { gender: 'female', hairColor: 'purple', garments: ['dress', 'cloak'], headwear: 'none', companion: 'black cat' },
  ],
  [
    'man with red beard and green eyes wearing a plaid flannel shirt, in a snowy forest',
    {
      gender: 'male',
      facialHair: 'red beard',
      eyeColor: 'green',
      garments: ['(plaid) flannel shirt'],
      place: 'forest',
      weather: 'snowy',
    },
  ],
  [
    'blue-skinned alien with large black eyes in a silver space suit',
    { species: 'alien', skin: 'blue', eyeColor: 'black', garments: ['silver space suit'] },
  ],
  [
    'a punk with a green mohawk, nose ring, tattoos and a studded leather jacket',
    {
      hairColor: 'green',
      hairStyle: 'mohawk',
      garments: ['leather jacket', 't-shirt', 'boots'],
      jewellery: ['nose ring'],
      marks: ['tattoos'],
    },
  ],
  [
    'a Japanese woman in a floral kimono holding a parasol, cherry blossom trees, spring',
    { gender: 'female', garments: ['(floral) kimono'], props: ['parasol'], place: 'cherry blossom trees' },
  ],
  [
    'a handsome prince with wavy blond hair, hazel eyes and a white uniform with gold trim',
    {
      gender: 'male',
      hairColor: 'blond',
      hairStyle: 'wavy',
      eyeColor: 'hazel',
      garments: ['white (gold trim) uniform', 'cape'],
      headwear: 'crown',
    },
  ],
  ['fox in a raincoat holding a lantern', { species: 'fox person', garments: ['raincoat'], props: ['lantern'] }],
  [
    'portrait of a man, dark hair, stubble, white shirt, close-up',
    { gender: 'male', hairColor: 'dark', facialHair: 'stubble', garments: ['white shirt'], camera: 'portrait, close-up' },
  ],
  [
    'Full body shot of a female archer with braided auburn hair, green tunic, brown boots and a bow, in a meadow',
    {
      gender: 'female',
      hairColor: 'auburn',
      hairStyle: 'braided',
      garments: ['green tunic', 'brown boots', 'belt'],
      props: ['bow'],
      place: 'meadow',
      camera: 'full body shot',
    },
  ],
  [
    'Angel with white wings and a halo, golden hair, weeping',
    { species: 'angel', hairColor: 'golden', expression: 'weeping', marks: ['white wings', 'halo'] },
  ],
  [
    'demon with curved black horns, red skin, and a long tail, smirking',
    { species: 'demon', skin: 'red', expression: 'smirking', marks: ['black curved horns', 'tail'] },
  ],
  [
    'mermaid with turquoise hair and a pearl necklace under the sea',
    { species: 'mermaid', gender: 'female', hairColor: 'turquoise', jewellery: ['pearl necklace'], place: 'sea' },
  ],
  [
    'a heavyset man in his fifties with a goatee, sunglasses and a Hawaiian shirt on the beach',
    {
      age: '55',
      gender: 'male',
      body: 'heavyset',
      facialHair: 'goatee',
      garments: ['hawaiian shirt'],
      eyewear: 'sunglasses',
      place: 'beach',
    },
  ],
  [
    'a nurse with tan skin and her black hair in a bun, blue scrubs',
    { gender: 'female', skin: 'tan', hairColor: 'black', hairStyle: 'bun', garments: ['blue scrubs'] },
  ],
  [
    'A young man with a buzz cut and a nose piercing. He is wearing a striped shirt, black trousers and white sneakers.',
    {
      age: 'young adult',
      gender: 'male',
      hairStyle: 'buzz cut',
      garments: ['(striped) shirt', 'black trousers', 'white sneakers'],
      jewellery: ['nose piercing'],
    },
  ],
  [
    'A scientist in a white lab coat with wild grey hair and goggles, surprised, in a laboratory',
    {
      hairColor: 'grey',
      hairStyle: 'wild',
      expression: 'surprised',
      garments: ['white lab coat', 'shirt'],
      eyewear: 'goggles',
      place: 'laboratory',
    },
  ],
  [
    'ghost girl with long black hair and a white dress, foggy graveyard',
    {
      species: 'ghost',
      age: 'teenager',
      gender: 'female',
      hairColor: 'black',
      hairStyle: 'long',
      garments: ['white dress'],
      place: 'graveyard',
      weather: 'foggy',
    },
  ],
  [
    'A gardener, straw hat, freckled, ginger hair, holding sunflowers',
    {
      hairColor: 'ginger',
      garments: ['overalls', 'shirt', 'gloves'],
      headwear: 'straw hat',
      props: ['sunflower'],
      marks: ['freckles'],
    },
  ],
  [
    'cowboy with a brown hat, stubble and a red bandana, desert at golden hour',
    {
      gender: 'male',
      facialHair: 'stubble',
      garments: ['red bandana', 'vest', 'shirt', 'jeans', 'cowboy boots'],
      headwear: 'brown hat',
      place: 'desert',
      timeOfDay: 'golden hour',
    },
  ],
  [
    'woman with ombre hair, brown with blonde tips, hoop earrings, crop top',
    { gender: 'female', hairColor: 'brown with blonde tips', garments: ['crop top'], jewellery: ['hoop earrings'] },
  ],
  [
    'black hair, brown eyes, tan skin, green hoodie',
    { skin: 'tan', hairColor: 'black', eyeColor: 'brown', garments: ['green hoodie'] },
  ],
  [
    'a man who is not wearing a hat, not smiling, with a scar over his left eye',
    { gender: 'male', expression: 'neutral', headwear: 'none', marks: ['scar over left eye'] },
  ],
  [
    "the pirate captain's parrot sits on her shoulder; she wears a crimson coat and an eyepatch",
    {
      gender: 'female',
      garments: ['crimson coat', 'shirt', 'belt'],
      headwear: 'pirate hat',
      eyewear: 'eyepatch',
      companion: 'parrot',
      pose: 'sits',
    },
  ],
  [
    'a knight in silver armor with a blue cape, holding a sword and a shield, helmet under his arm',
    { garments: ['silver armor', 'blue cape'], headwear: 'helmet', props: ['sword', 'shield'] },
  ],
  [
    'Grandpa with suspenders, bow tie and a cane, in front of a red door',
    { age: 'old', gender: 'male', garments: ['bow tie'], props: ['cane'] },
  ],
  [
    'half-elf bard with a lute, feathered cap, teal doublet, tavern, candlelight',
    {
      species: 'half-elf',
      garments: ['teal doublet', 'cape'],
      headwear: 'feathered cap',
      props: ['lute'],
      place: 'tavern',
      light: 'candlelight',
    },
  ],
  [
    'A boy named Jasper with curly hair reading a book under a tree',
    { age: 'child', gender: 'male', hairStyle: 'curly', props: ['book'] },
  ],
  [
    'woman in black, long straight black hair, pale, serious',
    {
      gender: 'female',
      skin: 'pale',
      hairColor: 'black',
      hairStyle: 'long straight',
      expression: 'serious',
      garments: ['black clothes'],
    },
  ],
  [
    'goth girl with black lipstick, choker and a lace dress',
    { age: 'teenager', gender: 'female', garments: ['(lace) dress'], jewellery: ['choker'] },
  ],
  ['zombie in a torn suit', { species: 'zombie', garments: ['suit'] }],
  [
    'a lady dressed in blue and gold, tiara, ballroom, evening',
    { gender: 'female', garments: ['blue and gold clothes'], headwear: 'tiara', place: 'ballroom', timeOfDay: 'evening' },
  ],
  [
    'Ruby is a young dancer with honey-blonde curls and violet eyes.',
    { age: 'young adult', hairColor: 'honey blonde', hairStyle: 'curls', eyeColor: 'violet', garments: ['dress'] },
  ],
  [
    'wolf man with grey fur, yellow eyes and a torn leather vest, snarling in a dark forest under a full moon',
    {
      species: 'wolf person',
      gender: 'male',
      skin: 'grey',
      eyeColor: 'yellow',
      expression: 'snarling',
      garments: ['leather vest'],
      place: 'forest',
      timeOfDay: 'night',
    },
  ],
  [
    'an android with white skin, silver hair and circuit lines on her face',
    { species: 'android', gender: 'female', skin: 'white', hairColor: 'silver', marks: ['circuit lines'] },
  ],
  [
    'a plump woman with rosy cheeks, blue headscarf, apron with red dots, market',
    { gender: 'female', body: 'plump', garments: ['(red dotted) apron'], headwear: 'blue headscarf', place: 'market' },
  ],
  [
    'a Viking with blond braids, a thick beard and fur cloak, arms crossed, stormy sea',
    {
      hairColor: 'blond',
      hairStyle: 'braids',
      facialHair: 'thick beard',
      garments: ['fur cloak', 'tunic', 'belt'],
      headwear: 'helmet',
      pose: 'arms crossed',
      place: 'sea',
      weather: 'stormy',
    },
  ],
  [
    'A person in a wheelchair with short teal hair and a grey sweater, happy, park',
    { hairColor: 'teal', hairStyle: 'short', expression: 'happy', garments: ['grey sweater'], place: 'park' },
  ],
  [
    'A middle-aged Black woman with short grey dreadlocks, round glasses and a mustard turtleneck, smiling warmly in a cafe.',
    {
      age: 'middle-aged',
      gender: 'female',
      skin: 'black',
      hairColor: 'grey',
      hairStyle: 'short dreadlocks',
      expression: 'smiling',
      garments: ['mustard turtleneck'],
      eyewear: 'round glasses',
      place: 'cafe',
    },
  ],
  [
    'A bald man with a long black beard, clean t-shirt',
    { gender: 'male', hairStyle: 'bald', facialHair: 'long black beard', garments: ['t-shirt'] },
  ],
  [
    'woman in black, long straight black hair, pale, serious',
    {
      gender: 'female',
      skin: 'pale',
      hairColor: 'black',
      hairStyle: 'long straight',
      expression: 'serious',
      garments: ['black clothes'],
    },
  ],
  [
    'She has one blue eye and one brown eye. Her hair is short, curly and black. She wears a denim jacket.',
    { gender: 'female', hairColor: 'black', hairStyle: 'short curly', eyeColor: 'blue and brown', garments: ['denim jacket'] },
  ],
  [
    'demon with curved black horns, red skin, and a long tail, smirking',
    { species: 'demon', skin: 'red', expression: 'smirking', marks: ['black curved horns', 'tail'] },
  ],
  [
    'portrait of a man, dark hair, stubble, white shirt, close-up',
    { gender: 'male', hairColor: 'dark', facialHair: 'stubble', garments: ['white shirt'], camera: 'portrait, close-up' },
  ],
  [
    'cowboy with a brown hat, stubble and a red bandana, desert at golden hour',
    {
      gender: 'male',
      facialHair: 'stubble',
      garments: ['red bandana', 'vest', 'shirt', 'jeans', 'cowboy boots'],
      headwear: 'brown hat',
      place: 'desert',
      timeOfDay: 'golden hour',
    },
  ],
  ['a tall lumberjack with a red beard, clean-shaven', { body: 'tall', facialHair: 'red beard' }],
  [
    'A shepherd boy with sun-kissed skin, a straw hat and bare feet',
    {
      age: 'teenager',
      gender: 'male',
      skin: 'sun kissed',
      garments: ['cloak', 'tunic'],
      headwear: 'straw hat',
      props: ['staff'],
    },
  ],
  [
    'a woman with an old leather bag, wearing red lipstick and a green coat with black buttons',
    { gender: 'female', garments: ['green (black buttons) coat'] },
  ],
  [
    'A dark-haired detective, silver-streaked beard, tired eyes, coffee in hand',
    {
      hairColor: 'dark',
      facialHair: 'silver beard',
      expression: 'tired',
      garments: ['trench coat', 'shirt', 'tie'],
      headwear: 'fedora',
    },
  ],
  ['A man and his dog walking through autumn forest', { gender: 'male', companion: 'dog', pose: 'walking', place: 'forest' }],
  [
    'her eyes are amber, her skin is deep brown, and her hair is shaved on the sides',
    { gender: 'female', skin: 'deep brown', hairStyle: 'shaved', eyeColor: 'amber' },
  ],
  [
    'hair: silver, eyes: violet, skin: pale, outfit: black robe',
    { skin: 'pale', hairColor: 'silver', eyeColor: 'violet', garments: ['black robe'] },
  ],
  [
    'Blue-eyed, freckle-faced, ginger teenager wearing a striped sweater under denim overalls',
    {
      age: 'teenager',
      hairColor: 'ginger',
      eyeColor: 'blue',
      garments: ['(striped) sweater', 'denim overalls'],
      marks: ['freckles'],
    },
  ],
  [
    'A stern judge in her sixties. Silver bob. Half-moon glasses.',
    { age: '65', hairColor: 'silver', hairStyle: 'bob', expression: 'stern', garments: ['robe'], eyewear: 'half moon glasses' },
  ],
  [
    '🧙 an ancient wizard!!! with <b>purple</b> robes & a staff',
    { age: 'old', garments: ['purple robes'], headwear: 'wizard hat', props: ['staff'] },
  ],
  ['رجل عجوز', {}],
  [
    'a Mexican grandmother cooking, colourful floral apron, braided grey hair',
    { age: 'old', gender: 'female', hairColor: 'grey', hairStyle: 'braided', garments: ['colourful (floral) apron'] },
  ],
  ['a happy toddler with blue overalls and a teddy bear', { age: 'child', expression: 'happy', garments: ['blue overalls'] }],
  [
    'a woman whose hair is the colour of copper, tied in a messy bun, and who wears a teal scarf',
    { gender: 'female', hairColor: 'copper', hairStyle: 'messy bun', garments: ['teal scarf'] },
  ],
  [
    'man, 45, brown hair, green eyes, beard',
    { age: '45', gender: 'male', hairColor: 'brown', facialHair: 'beard', eyeColor: 'green' },
  ],
  ['tall dark and handsome man in a tuxedo', { gender: 'male', body: 'tall', garments: ['tuxedo'] }],
  [
    'an elderly Chinese man with a thin white moustache in a red silk robe, in a bamboo forest, misty morning',
    {
      age: 'old',
      gender: 'male',
      facialHair: 'thin white moustache',
      garments: ['red silk robe'],
      place: 'bamboo forest',
      timeOfDay: 'morning',
      weather: 'misty',
    },
  ],
  ['a ninja dressed all in black with a red sash', { garments: ['black clothes', 'red sash'], headwear: 'hood' }],
  [
    'a young woman with vitiligo and a hearing aid, curly brown hair, yellow sundress',
    { age: 'young adult', gender: 'female', hairColor: 'brown', hairStyle: 'curly', garments: ['yellow sundress'] },
  ],
  [
    'superhero in a red and blue suit with a yellow cape standing on a rooftop at night, heroic pose, low angle',
    {
      garments: ['red and blue suit', 'yellow cape'],
      pose: 'heroic pose',
      place: 'rooftop',
      timeOfDay: 'night',
      camera: 'low angle',
    },
  ],
  ['her dress is emerald and her shoes are gold', { gender: 'female', garments: ['emerald dress', 'gold shoes'] }],
  [
    'a violinist with long dark hair playing on stage under a spotlight',
    { hairColor: 'dark', hairStyle: 'long', place: 'stage', light: 'spotlight' },
  ],
]
