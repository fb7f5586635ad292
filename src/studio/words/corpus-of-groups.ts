/**
 * Two or three people in one description, and who of them has what: `1.garments` is of the second, `any.` of one of them. Read
 * blind, 68 to 83 % of what they state was found at the right one.
 */
export const CORPUS_OF_GROUPS: readonly (readonly [description: string, states: string])[] = [
  [
    'A young mother with a yellow raincoat and her little son in red rubber boots, both under an umbrella',
    '0.gender: female | 0.garments: yellow raincoat/coat | 1.gender: male | 1.age: child/toddler/little | 1.garments: red boots | any.props: umbrella',
  ],
  [
    'two sisters: the older one has short black hair and a grey suit, the younger one long blonde hair and a floral dress',
    '0.hairColor: black | 0.hairStyle: short | 0.garments: grey suit | 1.hairColor: blond | 1.hairStyle: long | 1.garments: dress',
  ],
  [
    'A knight in silver armour fights beside a sorceress with a glowing staff and a purple hood; behind them a goblin grins',
    '0.garments: silver armo | 1.props: staff | 1.garments/1.headwear: hood | 1.gender: female | 2.species: goblin | 2.expression: grin',
  ],
  [
    'grandfather and grandson fishing, grandfather white beard and straw hat, grandson freckles and baseball cap',
    '0.age: old | 0.facialHair: white beard | 0.headwear: straw | 1.marks: freckle | 1.headwear: baseball/cap',
  ],
  [
    '1boy 1girl, boy: blue hair, black school uniform, girl: pink hair, white dress, holding hands, cherry blossoms',
    '0.gender: male | 0.hairColor: blue | 0.garments: uniform | 1.gender: female | 1.hairColor: pink | 1.garments: white dress | any.sights/any.place: cherry',
  ],
  [
    'Three friends on a rooftop: Ana with green braids, Ben with a red beanie, and Chloe in a wheelchair with a camera',
    '0.hairColor: green | 0.hairStyle: braid | 1.headwear: red beanie | 2.props/2.companion/2.pose: wheelchair | 2.props: camera | any.place: roof',
  ],
  [
    'A tall thin butler in tails pours tea for a tiny old lady in lilac, who wears an enormous feathered hat',
    '0.body: tall + thin/slim/slender | 0.garments: tail/coat | 1.age: old | 1.gender: female | 1.body: tiny/short/small | 1.headwear: feather/hat',
  ],
  [
    'twin boys, both with ginger hair, one wearing a green sweater, the other a blue one',
    '0.hairColor: ginger | 1.hairColor: ginger | 0.garments: green sweater | 1.garments: blue sweater | 1.gender: male',
  ],
  [
    'a bride in white and a groom in a navy suit with a yellow flower in his buttonhole, dancing in the rain at night',
    '0.garments: white | 0.gender: female | 1.gender: male | 1.garments: navy suit | any.weather: rain | any.timeOfDay: night',
  ],
  [
    'A woman with a hijab teaches a small girl with two puffs to ride a bike',
    '0.headwear: hijab | 0.gender: female | 1.gender: female | 1.age: child/small | 1.hairStyle: puff | any.props/any.companion: bike/bicycle',
  ],
  [
    'The detective, a heavy man in a brown mackintosh, and his assistant, a nervous redhead with a notebook, stand in a dark corridor.',
    '0.body: heavy/plump/stocky/fat | 0.garments: brown | 0.gender: male | 1.hairColor: red | 1.expression: nerv | 1.props: notebook/book | any.place: corridor',
  ],
  [
    'elf archer (silver hair, green cloak) and dwarf fighter (red beard, axe) in a tavern',
    '0.species: elf | 0.hairColor: silver | 0.garments: green cloak | 1.species: dwarf | 1.facialHair: red beard | 1.props: axe | any.place: tavern',
  ],
  [
    'A father carries his daughter on his shoulders, he has a plaid shirt and a beard, she wears a pink tutu and a paper crown',
    '0.garments: plaid shirt | 0.facialHair: beard | 1.garments: pink tutu | 1.headwear/1.jewellery: crown | 1.gender: female',
  ],
  [
    'man with blue eyes and woman with green eyes, she is taller than him, she has red dress, he has no hair',
    '0.eyeColor: blue | 1.eyeColor: green | 1.garments: red dress | 0.hairStyle: bald/no hair/- | 1.body: tall',
  ],
  [
    'A vampire lady in a black gown and a werewolf in a torn flannel shirt share a red umbrella on a foggy bridge',
    '0.species: vampire | 0.garments: black gown/dress | 1.species: wolf | 1.garments: torn/flannel/shirt | any.props: red/umbrella | any.weather: fog | any.place: bridge',
  ],
  [
    'two old men playing chess in the park, one bald with a moustache, the other with a flat cap and glasses',
    '0.age: old | 0.hairStyle: bald | 0.facialHair: moustache | 1.age: old | 1.headwear: flat cap | 1.eyewear: glasses | any.place: park',
  ],
  [
    'A cop, black woman, braids, sunglasses, and her partner, a white guy with a blond crew cut chewing on a toothpick',
    '0.skin: black | 0.hairStyle: braid | 0.eyewear: sunglasses | 1.skin: white/fair/pale | 1.hairColor: blond | 1.hairStyle: crew | 1.gender: male',
  ],
  [
    'a queen on the throne with a golden crown, next to her a little prince with a wooden sword and a fox',
    '0.gender: female | 0.headwear/0.jewellery: crown | 0.place/0.pose: throne/sit | 1.gender: male | 1.props: sword | 1.companion/0.companion: fox',
  ],
  [
    'Couple in their sixties in matching orange windbreakers, hiking; he has a grey beard, she a red bandana',
    '0.age: 6/sixt | 1.age: 6/sixt | 0.garments: orange jacket/windbreaker | 1.garments: orange jacket/windbreaker | any.facialHair: grey beard | any.headwear/any.garments: red bandana',
  ],
  [
    'A robot with a cracked screen face holds the hand of a small boy in striped pajamas, city ruins',
    '0.species: robot | 1.gender: male | 1.garments: stripe pajama/pyjama | any.place: ruin',
  ],
  [
    'dad, 40, cargo shorts and sandals with socks; teenage daughter with black hoodie and headphones, rolling her eyes; beach',
    '0.age: 40 | 0.garments: cargo/shorts + sandal + sock | 1.age: teen | 1.garments: black hoodie | 1.headwear/1.jewellery/1.props: headphone | 1.expression: roll/annoy | any.place: beach',
  ],
  [
    'The smith is a giant with burn scars and a leather apron. His wife is small, with flour in her dark hair and a blue headscarf.',
    '0.body: giant/tall/huge | 0.marks: burn/scar | 0.garments: leather apron | 1.body: small/short | 1.hairColor: dark/brown/black | 1.headwear: blue scarf/headscarf',
  ],
  [
    'Two ballet dancers, a Cuban man in grey tights and a Chinese woman in a red leotard, on a stage with blue light',
    '0.origin: cuba | 0.gender: male | 0.garments: grey tights | 1.origin: chin | 1.garments: red leotard | any.place: stage | any.light: blue',
  ],
  [
    'A mermaid with a pink tail talks to a sailor boy with a striped shirt who sits on a rock',
    '0.species: mermaid | 1.gender: male | 1.garments: stripe shirt | 1.pose: sit',
  ],
  [
    'nurse pushing an old man in wheelchair, he have a blanket on knees and cap grey, she smile',
    '0.expression: smile | 1.age: old | 1.gender: male | 1.headwear: grey cap | any.props/any.companion/1.pose: wheelchair',
  ],
  [
    'Band photo: singer with bleached mohawk and leather jacket, drummer with tattoos and no shirt, bassist girl with green dungarees',
    '0.hairStyle: mohawk | 0.garments: leather jacket | 1.marks: tattoo | 2.garments: green dungaree/overall | 2.gender: female',
  ],
  [
    'she has black hair and he is blond; she wears a red coat, he a green one; winter market',
    'any.hairColor: black | any.garments: red coat | 1.hairColor: blond | 1.garments: green coat | any.place: market | any.sights/any.weather/any.timeOfDay: winter/snow',
  ],
  [
    'A teacher in a tweed jacket with two pupils: a girl with pigtails and braces, and a boy with a bandaged arm',
    '0.garments: tweed jacket | 1.gender: female | 1.hairStyle: pigtail | 1.marks: braces | 2.gender: male | 2.marks/2.props/2.garments: bandage/arm/sling',
  ],
  [
    'Wizard and his apprentice. The wizard: long white beard, blue robe with stars. The apprentice: brown curls, too big hat, ink on the fingers.',
    '0.facialHair: long white beard | 0.garments: blue robe | 1.hairColor: brown | 1.hairStyle: curl | 1.headwear: hat',
  ],
  [
    'An astronaut woman with short afro and an alien child with three eyes and blue skin wave at the camera',
    '0.gender: female | 0.hairStyle: short afro | 1.species: alien | 1.skin: blue | 1.marks/1.eyeColor: three/eye | any.pose: wav',
  ],
  [
    'Two knights duel: one in black armour with a red plume, the other in white armour with a blue cape',
    '0.garments: black armo | 1.garments: white armo + blue cape',
  ],
  [
    'A nurse in pink scrubs helps an old woman with a walker and a lilac cardigan',
    '0.garments: pink scrubs | 1.age: old | 1.gender: female | 1.garments: lilac cardigan',
  ],
  [
    'Tom is a tall boy with red hair and a striped shirt. Lily is a small girl with black pigtails and a yellow dress.',
    '0.body: tall | 0.hairColor: red | 0.garments: stripe shirt | 1.gender: female | 1.hairColor: black | 1.hairStyle: pigtail | 1.garments: yellow dress',
  ],
  [
    '2girls, one blonde with a red ribbon, one brunette with glasses, school uniforms, classroom',
    '0.hairColor: blond | 0.headwear: ribbon | 1.hairColor: brun/brown | 1.eyewear: glasses | 0.garments: uniform | 1.garments: uniform | any.place: class',
  ],
  [
    'my mom and me: she has curly brown hair and a green coat, I am a boy with a blue cap',
    '0.gender: female | 0.hairStyle: curly | 0.hairColor: brown | 0.garments: green coat | 1.gender: male | 1.headwear: blue cap',
  ],
  [
    'An old fisherman shows a little girl in a red swimsuit how to hold a fishing rod, on a pier',
    '0.age: old | 1.gender: female | 1.garments: red swimsuit | any.props: rod | any.place: pier',
  ],
  [
    'a chef with a big moustache and his waitress with a tray, she has a black bob',
    '0.facialHair: moustache | 1.props: tray | 1.hairStyle: bob | 1.hairColor: black | 1.gender: female',
  ],
  [
    'three witches: the first young with green hair, the second old with a crooked nose, the third fat with a cauldron',
    '0.hairColor: green | 1.age: old | 1.marks: nose | 2.body: fat/plump',
  ],
  [
    'The king wears a purple robe and a golden crown; the queen wears a white gown and a silver crown',
    '0.garments: purple robe | 0.headwear: gold crown | 1.garments: white gown | 1.headwear: silver crown | 1.gender: female',
  ],
  [
    'girl (brown hair, freckles, blue hoodie) and her older brother (black hair, beard, grey t-shirt) playing video games',
    '0.hairColor: brown | 0.marks: freckles | 0.garments: blue hoodie | 1.hairColor: black | 1.facialHair: beard | 1.garments: grey shirt | 1.gender: male',
  ],
  [
    'A tiny fairy in a leaf dress whispers to a giant troll with mossy skin',
    '0.species: fairy | 0.garments: dress | 1.species: troll',
  ],
  [
    'a gay couple, one with a beard and a denim jacket, the other clean-shaven with a yellow sweater, in a kitchen',
    '0.gender: male | 1.gender: male | 0.facialHair: beard | 0.garments: denim jacket | 1.garments: yellow sweater | any.place: kitchen',
  ],
  [
    'A pirate captain with an eyepatch and his first mate, a bald woman with a gold earring and tattoos',
    '0.eyewear/0.marks: patch | 1.gender: female | 1.hairStyle: bald | 1.jewellery: earring | 1.marks: tattoo',
  ],
  [
    'Hansel and Gretel: he wears lederhosen and a green hat, she has blonde braids and a red skirt',
    '0.gender: male | 0.garments: lederhosen | 0.headwear: green hat | 1.gender: female | 1.hairColor: blond | 1.hairStyle: braid | 1.garments: red skirt',
  ],
  [
    'A bearded dad teaching his little daughter with pigtails to skate',
    '0.facialHair: beard | 0.gender: male | 1.gender: female | 1.hairStyle: pigtail',
  ],
  [
    'two elves and a dwarf around a campfire, the dwarf has a red beard, the elves wear green cloaks',
    '0.species: elf | 1.species: elf | 2.species: dwarf | 2.facialHair: red beard | 0.garments: green cloak | 1.garments: green cloak',
  ],
  [
    'old woman feeding a boy in a wheelchair, she wears an apron, he a striped pyjama',
    '0.age: old | 0.garments: apron | 1.gender: male | 1.props: wheelchair | 1.garments: stripe pyjama/pajama',
  ],
  [
    'Marco, a baker with a white apron, and Lucia, a florist with a straw hat, laughing together in the market',
    '0.gender: male | 0.garments: white apron | 1.gender: female | 1.headwear: straw | 0.expression: laugh | 1.expression: laugh | any.place: market',
  ],
  [
    'a samurai facing a ninja in the rain, samurai red armour, ninja black mask',
    '0.garments: red armo | 1.marks: black mask | any.weather: rain',
  ],
  [
    'girl with red balloon and boy with blue kite on a hill',
    '0.gender: female | 0.props: red balloon | 1.gender: male | 1.props: blue kite | any.place: hill',
  ],
  [
    'Two punks: first one green mohawk and studs, second one pink buzz cut and a leather vest',
    '0.hairColor: green | 0.hairStyle: mohawk | 1.hairColor: pink | 1.hairStyle: buzz | 1.garments: leather vest',
  ],
  [
    'a tall lady in a blue hat walking her small dog next to a policeman with a moustache',
    '0.body: tall | 0.headwear: blue hat | 0.companion: dog | 1.facialHair: moustache | 1.gender: male',
  ],
]
