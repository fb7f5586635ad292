/**
 * A hundred and sixty-eight more: novelists, players with their sheets, tag writers, learners of English with their own order of
 * words, people of many lands and trades. Read blind, 89 to 97 % of what they state was found. Form as in `corpus-of-people.ts`.
 */
export const CORPUS_OF_GUESTS: readonly (readonly [description: string, states: string])[] = [
  [
    'A retired lighthouse keeper in his late seventies, weathered face, bushy white beard, navy peacoat and a knitted cap, pipe between his teeth.',
    'age: 7/old | gender: male | facialHair: white beard | garments: navy coat/peacoat | headwear: knit/beanie/cap | props: pipe',
  ],
  [
    '1girl, silver hair, blunt bangs, violet eyes, black choker, off-shoulder sweater, thigh highs, sitting on windowsill, rain outside',
    'gender: female | hairColor: silver | hairStyle: bang/fringe | eyeColor: violet | jewellery: choker | garments: sweater + stocking/thigh/sock | pose: sit | weather: rain',
  ],
  [
    '1boy, spiky orange hair, tan skin, goggles on head, red scarf, fingerless gloves, grin, desert',
    'gender: male | hairStyle: spik | hairColor: orange | skin: tan | headwear/eyewear/marks: goggles | garments: red scarf + gloves | expression: grin | place: desert',
  ],
  [
    'Please draw me a princess who has a pink dress with sparkles and a crown and a unicorn and she is happy',
    'gender: female | garments: pink dress | headwear/jewellery: crown | companion: unicorn | expression: happy/smil',
  ],
  [
    'my grandma, she has short curly white hair and big glasses on a chain, wears a flowery apron and holds a plate of cookies',
    'gender: female | age: old | hairStyle: short curly | hairColor: white | eyewear: glasses | garments: apron | props: plate/cookie',
  ],
  [
    'Close-up, 85mm lens, low key lighting: a boxer with a swollen eye and taped hands, sweat on his brow, hood down, gym in the background',
    'camera: close | light: low/dark/dim | marks: swollen/black eye/bruise | place: gym',
  ],
  [
    'Tiefling warlock, female, crimson skin, curled ram horns, solid gold eyes, long black braid, tattered purple robes, carries a leather bound grimoire',
    'species: tiefling | gender: female | skin: crimson/red | marks: horns | eyeColor: gold | hairColor: black | hairStyle: long braid | garments: purple robe | props: book/grimoire',
  ],
  [
    'Name: Thorgrim. Race: dwarf. Class: cleric. Age: 210. Hair: red, braided beard with gold rings. Eyes: brown. Armor: chain mail. Weapon: warhammer. Holy symbol around his neck.',
    'species: dwarf | age: 210/old | hairColor: red | facialHair: braid | eyeColor: brown | garments: mail/chain | props: hammer | jewellery: symbol/amulet/pendant',
  ],
  [
    'A halfling bard with hazel eyes, messy chestnut hair and bare hairy feet, a lute on the back, feathered green hat.',
    'species: halfling | eyeColor: hazel | hairColor: chestnut | hairStyle: mess | props: lute | headwear: green hat',
  ],
  [
    'She was not tall, not exactly pretty, but her eyes were like the sea in a storm, and her hair, black as coal, fell to her waist; she wore the same grey wool coat in every season.',
    'body: -tall | gender: female | eyeColor: sea/grey/blue/teal | hairColor: black/coal | hairStyle: long/waist | garments: grey coat',
  ],
  [
    'He had the look of a man who sleeps in trains: three days of stubble, a crumpled linen suit the colour of sand, and bags under his eyes.',
    'gender: male | facialHair: stubble | garments: sand/beige suit | marks/expression: bags/tired/shadow/rings',
  ],
  [
    'no, not red: blue dress, blonde girl with two braids',
    'garments: blue dress | hairColor: blond | hairStyle: two/braid | gender: female',
  ],
  [
    'A woman with green, no, sorry, grey eyes and a brown bob',
    'eyeColor: grey | hairColor: brown | hairStyle: bob | gender: female',
  ],
  [
    'beard? no beard. moustache yes, thin. man, 45, hat black',
    'age: 45 | gender: male | facialHair: thin moustache | headwear: black hat',
  ],
  [
    'girl, glasses? no glasses. freckles yes. hair ginger, two tails',
    'eyewear: -glasses | marks: freckles | hairColor: ginger | hairStyle: tail | gender: female',
  ],
  [
    'man 30 year, nose big, eyes small brown, jacket jeans, shoes white sport, he smile little',
    'age: 30 | gender: male | marks: nose | eyeColor: brown | garments: denim/jean jacket + white shoes/sneakers/trainers | expression: smile',
  ],
  [
    'woman, hair long black, dress red long, in hand flower yellow, background sea',
    'gender: female | hairStyle: long | hairColor: black | garments: red dress | props: flower | place: sea/beach/coast/ocean',
  ],
  [
    'Is a boy of 12 years with the cap backwards, t-shirt green, short pants and the knee with plaster, backpack blue and skateboard',
    'age: 12 | gender: male | headwear: cap | garments: green shirt + shorts/short pants | marks: plaster/band | props: backpack + skateboard',
  ],
  [
    'I want old fisherman with face of many wrinkles, blue eyes very clear, hat of straw, he hold a net',
    'age: old | marks: wrinkle | eyeColor: blue | headwear: straw | props: net',
  ],
  [
    'An old woman from the Andes in a bowler hat, two long black braids, colorful layered skirt and a woven shawl with a lamb in her arms',
    'age: old | gender: female | origin: ande/peru/boliv | headwear: bowler | hairStyle: long braid | hairColor: black | garments: skirt + shawl | companion: lamb',
  ],
  [
    'A Maasai warrior in a red checked shukha with beaded necklaces, stretched earlobes and a spear, savannah at dusk',
    'origin: maasai/kenya | garments: red/shuka | jewellery: bead/necklace | props: spear | place: savanna | timeOfDay: dusk',
  ],
  [
    'Ukrainian girl in an embroidered vyshyvanka with a wreath of poppies and ribbons in her hair, wheat field',
    'origin: ukrain | gender: female | garments: vyshyvanka/blouse/shirt | headwear: wreath/flower | place: wheat/field',
  ],
  [
    'Scottish piper in kilt, sporran, knee socks and a glengarry, bagpipes under his arm, foggy glen',
    'origin: scot | garments: kilt + sock | headwear: glengarry/cap | props: bagpipe | weather: fog',
  ],
  [
    'A Bavarian man in lederhosen, checked shirt and a hat with a gamsbart, beer stein in his hand, red cheeks',
    'origin: bavaria/german | gender: male | garments: lederhosen + check shirt | headwear: hat | props: beer/stein/mug | marks/skin: cheek/blush/rosy',
  ],
  [
    'Korean bride in a red and blue hanbok, hair in a low bun with a golden hairpin, shy smile',
    'origin: korea | garments: hanbok | hairStyle: bun | jewellery/headwear/marks: hairpin/pin | expression: shy/smile | gender: female',
  ],
  [
    'Moroccan man in a striped djellaba and yellow babouches, pouring mint tea, market at noon',
    'origin: morocc | gender: male | garments: stripe djellaba + yellow slipper/babouche/shoe | props: tea/pot/cup | place: market | timeOfDay: noon',
  ],
  [
    'Indian classical dancer in a green silk sari, jasmine in her hair, bells on her ankles, kohl eyes, red bindi',
    'origin: indian | garments: green sari | marks/jewellery: bindi + kohl/liner + jasmine/flower | pose: danc',
  ],
  [
    'Mongolian eagle hunter, fur hat, thick deel with an orange sash, golden eagle on his glove, snowy steppe',
    'origin: mongol | headwear: fur | garments: deel/robe/coat | companion: eagle | place: steppe | weather: snow',
  ],
  [
    'a Regency gentleman: tailcoat bottle green, cravat white, breeches cream, riding boots, sideburns',
    'garments: green coat/tailcoat + white cravat + breeches + boots | facialHair: sideburn | gender: male',
  ],
  [
    'flapper with a finger wave bob, beaded fringe dress, long pearl necklace, feather headband and cigarette holder, smoky jazz club',
    'gender: female | hairStyle: bob/wave | garments: dress | jewellery: pearl | headwear: feather/headband | props: cigarette | place: club/bar',
  ],
  [
    'Viking shieldmaiden, blonde war braids, blue face paint, fur cloak, round shield and axe, on a longship in a storm',
    'gender: female | hairColor: blond | hairStyle: braid | marks: paint | garments: fur cloak | props: round shield + axe | place: ship | weather: storm',
  ],
  [
    'A Roman legionary with a crested helmet, red tunic, segmented armour, sandals and a scar across his chin',
    'headwear: helmet | garments: red tunic + armo + sandals | marks: scar',
  ],
  [
    'Victorian widow in black crepe with a veil, jet brooch, hands folded, candlelight, graveyard',
    'gender: female | garments: black | headwear: veil | jewellery: brooch | light/timeOfDay: candle | place: grave/cemet',
  ],
  [
    'A 1950s housewife with victory rolls in her red hair, polka dot swing dress, cat eye glasses, vacuum cleaner',
    'hairColor: red | garments: polka dress | eyewear: cat eye | props: vacuum | gender: female',
  ],
  [
    '70s disco king: huge afro, mirrored sunglasses, white bell-bottom suit, gold chain on a hairy chest, dance floor',
    'hairStyle: afro | eyewear: mirror/sunglasses | garments: white suit | jewellery: gold chain | marks: chest | place: disco/dance/club',
  ],
  [
    'steampunk inventor girl, brass goggles pushed up on her forehead, oily smudge on the cheek, leather apron, wrench, workshop full of gears',
    'gender: female | eyewear/headwear/marks: goggles | marks: smudge/oil/dirt/soot | garments: leather apron | props: wrench | place: workshop',
  ],
  [
    'surgeon, mask pulled down under the chin, green scrubs, tired smile, hospital corridor at 3am',
    'marks/headwear/eyewear: mask | garments: green scrubs | expression: tired/smile | place: hospital/corridor | timeOfDay: night',
  ],
  [
    'hasidic boy with long sidelocks, black hat and round spectacles reading a book',
    'hairStyle/facialHair: sidelock/payot | headwear: black hat | eyewear: round | props: book | gender: male',
  ],
  [
    'A wheelchair basketball player, muscular arms, shaved head, number 7 jersey, ball on her lap',
    'gender: female | props/companion/pose: wheelchair | body: muscular | hairStyle: shaved/bald | garments: jersey | props: ball',
  ],
  [
    'A blind pianist with dark round glasses and a white cane, grey suit, bow tie',
    'eyewear: dark round | props: cane | garments: grey suit + bow tie',
  ],
  [
    'teen boy with down syndrome, big smile, hearing aid in the left ear, red hoodie with a zip',
    'age: teen | gender: male | expression: smile | marks: hearing + down | garments: red hoodie',
  ],
  [
    'a young soldier with a prosthetic leg, walking on crutches, buzz cut and dog tags',
    'age: young | marks: prosthe | props: crutch | hairStyle: buzz | jewellery: dog tag/tag',
  ],
  [
    'woman with vitiligo on her face and hands, very short natural hair, hoop earrings, orange jumpsuit',
    'gender: female | marks: vitiligo | hairStyle: short | jewellery: hoop | garments: orange jumpsuit',
  ],
  [
    'Man with one arm, empty sleeve pinned up, eye patch, tricorn hat, parrot on the shoulder, barefoot',
    'gender: male | marks: arm | eyewear/marks: patch | headwear: tricorn | companion: parrot',
  ],
  [
    'albino teenager with white lashes, pink eyes, pale skin and a black turtleneck',
    'age: teen | skin/marks: albino/pale | eyeColor: pink | garments: black turtleneck',
  ],
  [
    'a baby with one tooth, chubby cheeks, wisp of red hair, yellow romper, sitting on a blanket',
    'age: baby/infant/0/toddler | hairColor: red | garments: yellow romper | pose: sit',
  ],
  [
    'toddler in dinosaur pajamas holding a teddy bear by the ear, bedhead, yawning',
    'age: toddler/1/2/3 | garments: pajama/pyjama | props/companion: teddy | expression: yawn | hairStyle: bed/mess',
  ],
  ['newborn wrapped in a white knitted blanket, asleep', 'age: newborn/baby/infant/0 | expression: sleep/asleep/closed'],
  [
    'an eighty-four-year-old man bent with age, liver spots, hearing aids, cardigan the colour of moss, suspenders',
    'age: 84/eighty | gender: male | marks: hearing | garments: moss/green cardigan + suspenders/braces',
  ],
  [
    'She is as tall as a door and as thin as a rake, hair like straw, teeth like a rabbit',
    'gender: female | body: tall + thin/slim/slender | hairColor: straw/blond | marks: teeth',
  ],
  [
    "his eyes were two chips of ice, his beard a waterfall of silver, his nose hooked like a hawk's beak",
    'eyeColor: ice/blue | facialHair: silver beard | marks: nose',
  ],
  [
    'lips red as cherries, skin white as snow, hair as black as ebony, a blue and yellow dress, holding an apple',
    'skin: white/snow/pale | hairColor: black/ebony | garments: blue/yellow dress | props: apple',
  ],
  [
    'a girl whose hair burns like autumn leaves, cheeks like apples, eyes the colour of honey',
    'gender: female | hairColor: red/orange/autumn/auburn/copper | eyeColor: honey/amber',
  ],
  [
    'Her skin is the colour of polished mahogany and her cropped hair is dyed lemon yellow.',
    'skin: mahogany/brown | hairStyle: crop/short | hairColor: lemon/yellow | gender: female',
  ],
  [
    'Street kid, about ten, missing front tooth, oversized bomber jacket over a hoodie, ripped jeans, high-top sneakers, bubblegum',
    'age: 10/ten | marks: tooth | garments: bomber + hoodie + rip jeans + sneaker',
  ],
  [
    'athleisure mom, beige leggings, cropped zip hoodie, messy bun, baby in a sling, iced coffee',
    'gender: female | garments: beige leggings + hoodie | hairStyle: mess bun | companion/props: baby | props: coffee/cup',
  ],
  [
    'Businesswoman, charcoal pantsuit, white blouse, pointed heels, sleek low ponytail, laptop bag, glass office tower behind',
    'gender: female | garments: charcoal suit/pantsuit + white blouse + heels | hairStyle: pony | props: bag | place: office',
  ],
  [
    'skater with a mullet, baggy cargo pants, checkerboard slip-ons, flannel tied round his waist, board under the arm',
    'hairStyle: mullet | garments: cargo + flannel/shirt | props: board | gender: male',
  ],
  [
    'Goth teen, black lipstick, septum ring, fishnet sleeves, platform boots, dyed black hair with a purple streak',
    'age: teen | marks: lipstick | jewellery: septum/nose | garments: boots | hairColor: black purple',
  ],
  [
    'Barista with sleeve tattoos, man bun, beige apron over a white tee, latte art in his hand',
    'marks: tattoo | hairStyle: bun | garments: apron + white shirt/tee | props: latte/cup/coffee | gender: male',
  ],
  [
    'Firefighter in full gear, soot on her face, helmet under her arm, burning house behind her',
    'gender: female | marks: soot | props/headwear: helmet | garments: fire/coat/turnout | sights/place: house/fire',
  ],
  [
    'a plumber with a wrench, red overalls, flat cap, round belly and thick eyebrows',
    'props: wrench | garments: red overalls | headwear: flat cap | body: belly/plump/fat/stout/round | marks: eyebrow/brow',
  ],
  [
    'beekeeper in white suit with the veil lifted, smoker in hand, bees around, orchard in spring',
    'garments: white suit | headwear: veil | place: orchard | sights: spring',
  ],
  [
    'judge in black robe and white wig, gavel, stern look, courtroom',
    'garments: black robe | hairColor/headwear: white/wig | props: gavel | expression: stern | place: court',
  ],
  [
    'Astronaut floating in space, helmet reflecting the earth, orange suit with patches',
    'pose: float | garments: orange suit/spacesuit | headwear: helmet | place: space',
  ],
  [
    'a ballerina lacing her pointe shoes, pink tutu, bun, empty stage, one spotlight',
    'garments: pink tutu | hairStyle: bun | place: stage | light: spot | gender: female',
  ],
  [
    'Chef, Japanese, 50s, blue bandana round the head, white jacket, cleaver, steam rising from a ramen bowl',
    'origin: japan | age: 5 | headwear: blue bandana | garments: white jacket | props: cleaver/knife + bowl',
  ],
  [
    'Street musician: dreadlocks down to the waist, rasta cap, guitar, coins in an open case, subway station',
    'hairStyle: long/waist dread | headwear: cap/beanie/rasta | props: guitar | props/sights: coins | place: subway',
  ],
  [
    'archaeologist kneeling in sand, khaki shirt, wide hat, brush in hand, pyramid, harsh midday sun',
    'pose: kneel | garments: khaki shirt | headwear: wide hat | props: brush | place/sights: pyramid/desert/sand | timeOfDay: noon/midday',
  ],
  [
    'Nurse, male, Filipino, 27, mint scrubs, stethoscope, lanyard, kind eyes, undercut',
    'gender: male | origin: filipin | age: 27 | garments: mint scrubs | props/jewellery/garments/marks: stethoscope | hairStyle: undercut',
  ],
  [
    'gardener lady about sixty, straw hat, dirt under her nails, wellies green, wheelbarrow with pumpkins, golden hour',
    'gender: female | age: 60/sixty | headwear: straw | garments: green boots/wellies | props: wheelbarrow/pumpkin | timeOfDay: golden',
  ],
  [
    'Taxi driver, sikh, orange turban, long grey beard, leaning against his yellow cab at night, neon',
    'headwear: orange turban | facialHair: long grey beard | pose: lean | timeOfDay: night | light: neon | gender: male',
  ],
  [
    'Librarian in tweed skirt, pencil behind the ear, reading glasses low on her nose, shushing finger on lips',
    'garments: tweed skirt | props/marks/jewellery: pencil | eyewear: glasses | gender: female | pose/expression: shush/finger',
  ],
  [
    'Knight without a helmet, dented plate armour, blue surcoat with a white lion, kneeling in mud, sword planted before him, heavy rain',
    'headwear: -helmet | garments: plate/armo + blue surcoat/tabard | pose: kneel | props: sword | weather: rain',
  ],
  [
    'Elf ranger, not young but ageless, hair the colour of moonlight, no beard, mottled green cloak, longbow, wolf at her side',
    'species: elf | hairColor: moon/silver/white | facialHair: -beard | garments: green cloak | props: bow | companion: wolf | gender: female',
  ],
  [
    'Half-orc barbarian, female, tusks, green skin, mohawk, bear pelt, two axes, roaring',
    'species: orc | gender: female | marks: tusk | skin: green | hairStyle: mohawk | garments: fur/pelt/bear | props: axe | expression: roar/angry/shout',
  ],
  [
    'Dragonborn paladin, bronze scales, plate armor with gold trim, glowing holy sword, cape white',
    'species: dragon | skin: bronze | garments: gold armo/plate + white cape | props: sword',
  ],
  [
    'gnome tinkerer, tiny, wild pink hair, huge magnifying goggles, tool belt, mechanical bird on her shoulder',
    'species: gnome | body: tiny/short/small | hairColor: pink | hairStyle: wild | eyewear: goggles | companion: bird | gender: female',
  ],
  [
    'Robot butler with a cracked porcelain face, one glowing red eye, tuxedo, white gloves, silver tray',
    'species: robot | eyeColor: red | garments: tux + white gloves | props: tray',
  ],
  [
    'mermaid with teal scales, seashell top, coral in her long wet hair, sitting on a rock, moonlit sea',
    'species: mermaid | garments: shell/top | hairStyle: long wet | pose: sit | light/timeOfDay: moon/night | place: sea/rock/coast/ocean',
  ],
  [
    'Cat person, calico fur, torn left ear, bell collar, hooded cloak, alley, sly grin',
    'species: cat | skin/marks: calico | marks: ear | jewellery: collar/bell | garments: hood cloak | place: alley | expression: sly/grin/smirk',
  ],
  [
    "Vampire count, slicked back grey hair with widow's peak, red lined cape, ruby ring, no reflection in the mirror",
    'species: vampire | hairColor: grey | hairStyle: slick | garments: cape | jewellery: ruby ring | marks/hairStyle: widow',
  ],
  [
    'Alien ambassador, four arms, lilac skin, no hair, big black eyes, ornate collar robe, space station window',
    'species: alien | marks: arms | skin: lilac | hairStyle: bald/no hair/- | eyeColor: black | garments: robe | place: space/station',
  ],
  ['centaur archer, chestnut coat, leather harness, braided tail', 'species: centaur | props: bow | garments: harness'],
  [
    'fairy no bigger than a thumb, dragonfly wings, dress of petals, freckled, hair like dandelion fluff',
    'species: fairy | marks: wings + freckle | garments: dress | body: tiny/small/short | hairColor/hairStyle: dandelion/white/yellow/fluff',
  ],
  [
    'a werewolf in a lumberjack shirt, yellow eyes, torn jeans, full moon over pines',
    'species: werewolf/wolf | garments: shirt + torn/rip jeans | eyeColor: yellow | sights/timeOfDay/light: moon | place: pine/forest',
  ],
  [
    'zombie bride with a torn veil, grey green skin, one shoe missing, bouquet of dead roses',
    'species: zombie | headwear: veil | skin: green/grey | props: bouquet/rose | gender: female',
  ],
  [
    'Witch apprentice, 11, oversized pointy hat slipping over her eyes, mismatched socks, broom, black kitten',
    'age: 11 | headwear: pointy/witch hat | garments: sock | props: broom | companion: kitten/cat | gender: female',
  ],
  [
    'cyberpunk hacker, neon green undercut, chrome arm, data port on the temple, transparent raincoat, rainy alley, blue and pink light',
    'hairColor: green | hairStyle: undercut | marks: arm | garments: transparent/raincoat/coat | place: alley | weather: rain | light: blue/pink',
  ],
  [
    'Post-apocalyptic scavenger with a gas mask hanging round her neck, patched poncho, crossbow, rust coloured dust storm',
    'gender: female | marks/headwear/eyewear/jewellery: mask | garments: poncho | props: crossbow | weather/sights: dust/sand',
  ],
  [
    'space pirate captain: eyepatch red, coat long purple with gold buttons, laser pistol, hair white short, smirk',
    'marks/eyewear: red patch | garments: purple coat | props: pistol/blaster/gun | hairColor: white | hairStyle: short | expression: smirk',
  ],
  [
    'Superhero grandma with cape and curlers, knitted mask, fists on hips, city skyline',
    'age: old | gender: female | garments: cape | hairStyle/headwear: curler | marks/eyewear/headwear: mask | pose: hips/hero | place: city',
  ],
  [
    'a snow queen with frost on her lashes, a crown of icicles, ice-blue gown, breath visible, cold light, frozen throne',
    'gender: female | headwear/jewellery: crown | garments: ice/blue gown/dress | light: cold',
  ],
  [
    'Noir detective, trench coat, fedora low over the eyes, cigarette glowing, wet street, single street lamp, black and white mood',
    'garments: trench | headwear: fedora | props: cigarette | place: street | light: lamp',
  ],
  [
    'Wide shot, low angle: a lone cowboy on the ridge against the setting sun, duster flapping in the wind, rifle on his shoulder',
    'camera: wide + low | headwear: hat/cowboy | timeOfDay: sunset | garments: duster/coat | weather: wind | props: rifle | gender: male',
  ],
  [
    'Medium shot of a nervous bride in a taxi, mascara running, bouquet on her lap, rim light from the window, shallow depth of field',
    'camera: medium | expression: nerv | marks: mascara/makeup/tears | props: bouquet | light: rim | place: taxi/car | gender: female',
  ],
  [
    'Over-the-shoulder camera, teal and orange grade, a diver in a yellow drysuit with flippers, coral reef, sunbeams through water',
    'garments: yellow suit/drysuit | place: reef/underwater/sea | light: beam/sun',
  ],
  [
    'Portrait, soft window light, freckled redhead with pale lashes, linen shirt, hair loosely pinned up, thoughtful',
    'camera: portrait/close | light: window/soft | marks: freckle | hairColor: red | garments: shirt | hairStyle: up/pin/updo | expression: thought/pensive',
  ],
  [
    'The innkeeper, a broad woman with forearms like hams and flour to the elbows, laughed until her double chin shook and her white cap slid over one ear.',
    'gender: female | body: broad/stocky/plump/muscular | expression: laugh | headwear: white cap | marks/body: chin/plump',
  ],
  [
    'When Ilse came in from the rain, her wet hair clung to her cheeks, her green loden coat dripped on the floor, and under her arm, wrapped in oilcloth, she carried a violin.',
    'gender: female | hairStyle: wet | garments: green coat | props: violin',
  ],
  [
    'The boy could not have been older than nine. Somebody had cut his fair hair with a kitchen knife; his trousers, too short by a hand, were held up with string, and he kept a crow in the crook of his arm.',
    'age: 9/nine | gender: male | hairColor: fair/blond | garments: trousers | companion: crow',
  ],
  [
    'Old Mateo mended nets on the quay every morning, his bare feet tanned as leather, a red kerchief knotted at his throat, three gold teeth glittering when he grinned.',
    'age: old | gender: male | garments/jewellery: red kerchief/scarf/bandana/neckerchief | marks: teeth/tooth | expression: grin | place: quay/harbor/harbour/dock | timeOfDay: morning',
  ],
  [
    'can you make a wizard but modern, with a hoodie and sneakers and the long beard still, also a phone that glows',
    'garments: hoodie + sneaker | facialHair: long beard | props: phone',
  ],
  [
    'a dinosaur trainer girl with a whip and brave face and brown boots and her hair is orange and she has a T-rex',
    'gender: female | props: whip | expression: brave/determin/confid | garments: brown boots | hairColor: orange | companion/warn: dinosaur/rex',
  ],
  [
    'I wish a pirate boy with wooden leg and monkey and treasure, no eyepatch please',
    'gender: male | marks: leg/peg | companion: monkey | props/sights: treasure/chest | eyewear/marks: -patch',
  ],
  [
    'A football goalkeeper, tall black man with cornrows, neon yellow jersey, big gloves, jumping in the air, stadium at night',
    'body: tall | skin: black | hairStyle: cornrow | garments: yellow jersey + gloves | pose: jump | place: stadium | timeOfDay: night | gender: male',
  ],
  [
    'Yoga teacher in lotus pose, sage leggings, grey braid over one shoulder, sixty-two, beach at dawn',
    'pose: lotus/sit/cross/meditat | garments: sage leggings | hairColor: grey | hairStyle: braid | age: 62/sixty | place: beach | timeOfDay: dawn',
  ],
  [
    'Swimmer in a red one-piece, white swim cap, goggles pushed up, dripping, pool',
    'garments: red swim | headwear: cap | eyewear/headwear: goggles | place: pool',
  ],
  [
    'mountain climber, hanging from a rope, turquoise helmet, chalk on hands, harness, snowy peaks',
    'headwear: turquoise helmet | props/garments/marks: rope/harness | place: mountain/peak',
  ],
  [
    'Cyclist with a yellow rain cape, bike bell, wicker basket with a terrier, cobbled lane, drizzle',
    'garments: yellow cape | props/companion: bike/bicycle | companion: terrier/dog | weather: drizzle/rain | place: lane/street',
  ],
  [
    'guy with a fade haircut and a neat goatee, navy polo, khaki chinos, white sneakers, silver watch, standing with arms crossed',
    'gender: male | hairStyle: fade | facialHair: goatee | garments: navy polo + khaki chino/trousers + white sneaker | jewellery: silver watch | pose: arms cross',
  ],
  [
    'an influencer taking a selfie, long pink nails, lip gloss, faux fur jacket in white, mini skirt, mirror, ring light',
    'pose: selfie | marks: nails | garments: white jacket/fur + skirt | props: phone',
  ],
  [
    'Retired general, medals on his chest, monocle, walrus moustache white, cane with a silver knob, proud',
    'jewellery/marks/garments: medal | eyewear: monocle | facialHair: walrus/moustache | props: cane | expression: proud | gender: male',
  ],
  [
    'nun with a habit and a guitar, dimples, rosary, sunny courtyard',
    'garments/headwear: habit/veil | props: guitar | marks: dimple | jewellery/props: rosary | place: court | weather/light: sun',
  ],
  [
    'Geisha behind a fan, white face paint, red lips, kimono with cranes, cherry blossoms, paper lanterns',
    'marks: paint/white + red lip | props: fan | garments: kimono | sights/place: cherry',
  ],
  [
    'Samurai woman, hair in high ponytail tied by white cord, indigo hakama, naginata, bamboo forest, mist',
    'gender: female | hairStyle: high pony | garments: indigo hakama | props: naginata/spear/polearm | place: bamboo | weather: mist',
  ],
  [
    'Inuit grandmother in a fur-trimmed parka with traditional chin tattoo, hood up, laughing, northern lights',
    'origin: inuit | age: old | garments: parka | marks: tattoo | expression: laugh | sights: northern/aurora | gender: female',
  ],
  [
    'Brazilian carnival dancer with huge green feather headdress, sequin bikini, glitter on her skin, confetti',
    'origin: brazil | headwear: feather/headdress | garments: bikini | marks: glitter | sights: confetti | gender: female',
  ],
  [
    'Nigerian groom in a white agbada with gold embroidery and a matching cap, coral beads',
    'origin: nigeria | gender: male | garments: white agbada/robe | headwear: cap/fila | jewellery: coral/bead',
  ],
  [
    'Palestinian woman with embroidered thobe and white headscarf, olive grove, basket of olives',
    'origin: palestin | gender: female | garments: thobe/dress | headwear: white scarf/headscarf/hijab | place: olive | props: basket',
  ],
  [
    'Hawaiian surfer with a lei, board shorts with palm print, sun-bleached curls, sun-burnt nose',
    'origin: hawai | jewellery/garments: lei | garments: shorts | hairColor: bleach/blond/sun | hairStyle: curl',
  ],
  [
    'Thai boxer, mongkol headband, red shorts, shin bandages, fighting stance, arena',
    'origin: thai | headwear: mongkol/headband | garments: red shorts | pose: fight/stance | place: arena',
  ],
  [
    'Sami reindeer herder in blue gákti with red trim, four winds hat, lasso, reindeer calf',
    'origin: sami | garments: blue | headwear: hat | companion: reindeer | props: lasso/rope',
  ],
  [
    'old cowboy, handlebar moustache grey, squinting, dusty brown vest, red bandana around his neck, lasso, corral at sunset',
    'age: old | facialHair: handlebar grey | garments: brown vest + bandana/neckerchief/scarf | props: lasso/rope | timeOfDay: sunset',
  ],
  [
    'sunglasses pushed up on her head, striped beach bag, white linen dress, sandals, a harbor in Greece',
    'eyewear: sunglasses forehead | props: bag | garments: white dress + sandals | place: harbor/harbour/port | gender: female',
  ],
  [
    'hat? no hat. woman with hair to the shoulder, brown, eyes of honey, blouse white with flowers',
    'headwear: -hat | hairStyle: shoulder | hairColor: brown | eyeColor: honey | garments: white blouse',
  ],
  [
    'lips thin, chin pointed, eyebrows thick, a man from Italy with coat long black',
    'origin: ital | gender: male | garments: black coat | marks: lips + chin + eyebrow',
  ],
  [
    'Eyes like emeralds, hair like fire, skin like porcelain, dress as blue as the sky',
    'eyeColor: emerald/green | hairColor: fire/orange/red | skin: porcelain/pale/white | garments: blue dress',
  ],
  [
    'Her hair was the colour of wet sand and her eyes the grey of November; she wore a mustard cardigan buttoned wrong.',
    'hairColor: sand | eyeColor: grey | garments: mustard cardigan | gender: female',
  ],
  [
    'A carpenter in a yellow hard hat, tool belt, safety glasses on his forehead, sawdust in his beard',
    'headwear: yellow hard hat/helmet | eyewear: glasses | facialHair: beard | gender: male | garments/props/jewellery: belt',
  ],
  [
    'an ogre with one tooth, green warts, loincloth, a huge club, swamp with fog',
    'species: ogre | marks: tooth + wart | props: club | place: swamp | weather: fog',
  ],
  [
    'girl of 8 years, two braids, school bag, missing teeth, blue pinafore, waving',
    'age: 8 | gender: female | hairStyle: braid | marks: teeth/tooth | garments: pinafore/dress | pose: wav | props/garments: bag',
  ],
  [
    'Polynesian dancer with flower lei, grass skirt, long wavy black hair with a red hibiscus, barefoot',
    'origin: polynes | garments: skirt | hairStyle: long wavy | hairColor: black | jewellery/garments: lei | headwear/props: hibiscus/flower',
  ],
  [
    'A Sikh lawyer in a black suit and a maroon turban, silver-framed glasses, briefcase, courtroom',
    'garments: black suit | headwear: maroon turban | eyewear: glasses | props: briefcase | place: court',
  ],
  [
    'Bulgarian woman in folk costume: white blouse with embroidered sleeves, red apron, coins on a headscarf',
    'origin: bulgar | gender: female | garments: white blouse + red apron | headwear: headscarf',
  ],
  [
    'a fencer in white, mask under her arm, ponytail, sweaty and grinning',
    'gender: female | garments: white | hairStyle: pony | expression: grin',
  ],
  [
    'goth boy, eyeliner, black nail polish, silver rings, oversized black coat, graveyard, fog, full moon',
    'gender: male | marks: eyeliner + nail | garments: black coat | place: grave/cemet | weather: fog | timeOfDay/sights: moon/night | jewellery: ring',
  ],
  [
    'Tall muscular orc blacksmith with a leather apron, no shirt, burn on his left arm, hammer over the shoulder, forge glowing',
    'body: tall + muscular | species: orc | garments: apron | marks: burn | props: hammer | place: forge/smith',
  ],
  [
    'she laughed, her curly black hair flying, a yellow kite in her hand, green rubber boots in the puddle',
    'expression: laugh | hairStyle: curly | hairColor: black | props: kite | garments: green boots | gender: female',
  ],
  [
    'man 60 years old, belly big, beard white, nose red, suspenders red, shirt check',
    'age: 60 | body: belly | facialHair: white beard | marks: red nose | garments: red suspenders + check shirt | gender: male',
  ],
  [
    'ghost of a Victorian child, translucent, nightgown, holding a broken doll, corridor, candlelight',
    'species: ghost | age: child | garments: nightgown | props: doll | place: corridor | light/timeOfDay: candle',
  ],
  [
    'android girl with seams on her face, white bob, glowing blue eyes, silver bodysuit, lab',
    'species: android/robot | hairColor: white | hairStyle: bob | eyeColor: blue | garments: silver bodysuit | place: lab',
  ],
  [
    'beautiful woman, not blonde, dark brown hair in a bun, not smiling, red lipstick, pearl earrings, little black dress',
    'gender: female | hairColor: brown | hairStyle: bun | marks: lipstick | jewellery: pearl | garments: black dress | expression: -smil',
  ],
  [
    'ESL teacher, 35, bald, glasses pushed on his forehead, chalk in hand, argyle sweater vest, world map behind',
    'age: 35 | hairStyle: bald | eyewear: glasses forehead | garments: argyle vest | gender: male',
  ],
  [
    'deaf girl with pink hearing aids, signing hello, rainbow sweater',
    'gender: female | marks: hearing | garments: rainbow sweater',
  ],
  [
    'amputee runner with a carbon blade leg, orange singlet, number 12, finish line, sweating',
    'marks: prosthe/leg/blade | garments: orange singlet/tank/shirt',
  ],
  [
    'An old Ainu man, long white beard, indigo robe with geometric pattern, carved wooden pipe',
    'age: old | gender: male | facialHair: long white beard | garments: indigo robe | props: pipe',
  ],
  [
    'Lady Godiva-like rider with hair down to her hips, the colour of copper, on a white horse',
    'hairStyle: long/hip | hairColor: copper | companion: white horse | gender: female',
  ],
  [
    'dentist with mask lowered around the neck, blue gloves, headlamp, friendly eyes',
    'marks: mask chin/neck | garments: blue gloves | expression: friend',
  ],
  [
    'dirty blond surfer dude, sun-burnt nose, wetsuit unzipped to the waist, board under his arm, waves',
    'hairColor: blond | gender: male | garments: wetsuit | place: sea/wave/beach',
  ],
  [
    'bat-winged succubus with violet skin, tail with a heart tip, tiny horns, corset, throne room lit by red candles',
    'skin: violet | marks: wing + tail + horn | garments: corset | place: throne',
  ],
  [
    'a stern headmistress in her fifties, steel grey bun, tweed suit, brooch with a cat, arms folded, rainy window',
    'gender: female | age: 5 | hairColor: grey | hairStyle: bun | garments: tweed suit | jewellery: brooch | pose: arm | expression: stern',
  ],
  [
    '1girl, chestnut bob, green hoodie, denim shorts, backpack, convenience store, night, neon lights',
    'gender: female | hairColor: chestnut | hairStyle: bob | garments: green hoodie + denim shorts | props: backpack | place: store/shop | timeOfDay: night',
  ],
  [
    'woman very old, face with wrinkles, scarf of flowers on head, hands on stick',
    'gender: female | age: old | marks: wrinkle | headwear: scarf | props: stick/cane',
  ],
  [
    "His left eye was milky and his right as brown as a hazelnut; a rope of grey hair hung over his patched sailor's jacket.",
    'eyeColor: brown | hairColor: grey | gender: male | garments: jacket',
  ],
  [
    'Kid with cape made of towel, swimming goggles on his forehead, underpants over blue leggings, fists on hips',
    'garments: cape + blue leggings | eyewear: goggles forehead | pose: hips',
  ],
  [
    'Peruvian girl, red poncho, chullo hat with ear flaps, holding a baby alpaca',
    'origin: peru | gender: female | garments: red poncho | headwear: hat/chullo | companion: alpaca',
  ],
  [
    'a paladin of sixty winters, silver plate, shield with a sun, no helmet, long white moustache, snow falling',
    'garments: silver plate/armo | props: shield | headwear: -helmet | facialHair: white moustache | weather: snow',
  ],
  [
    'coffee? no, tea in her hand; girl with teal pixie cut and round glasses, oversized sweater, cozy cafe',
    'props: tea/cup | hairStyle: pixie | hairColor: teal | eyewear: round | garments: sweater | place: cafe | gender: female',
  ],
  [
    'mechanic woman, grease on her cheek, rolled up sleeves, blue coveralls tied at the waist, white tank top, garage',
    'gender: female | marks: grease | garments: blue coveralls/overalls + white tank | place: garage',
  ],
  [
    'a cheerful mailman with a walrus mustache, blue uniform, satchel full of letters and a corgi',
    'gender: male | facialHair: walrus | garments: blue uniform | props: satchel/letter | companion: corgi | expression: cheer',
  ],
  [
    'Ghanaian queen in kente cloth, gold beads, tall headwrap, gap-toothed smile, throne',
    'origin: ghana | garments: kente | jewellery: gold/bead | headwear: headwrap | marks: gap | gender: female',
  ],
  [
    'teenage witch with a nose piercing, shaved sides, black lipstick and a raven, crossing her arms',
    'age: teen | jewellery: nose | hairStyle: shaved | marks: lipstick | companion: raven | pose: arm',
  ],
  [
    'Old gardener with dirty knees, suspenders, a straw hat pushed back, roses, greenhouse, morning light',
    'age: old | garments: suspenders | headwear: straw | place: greenhouse | timeOfDay/light: morning',
  ],
  [
    'a drummer, shirtless, sweat, long dreadlocks tied up, tattoo of a snake on his arm, stage lights',
    'hairStyle: dread | marks: snake | gender: male | light/place: stage',
  ],
  [
    'A woman whose skin is the colour of cinnamon and whose eyes are like dark chocolate, in a sari the colour of saffron',
    'skin: cinnamon | eyeColor: chocolate | garments: saffron sari | gender: female',
  ],
  [
    'boy six years old, plaster on nose, dungarees green, wellies yellow, frog in hands',
    'age: 6/six | gender: male | marks: nose/plaster/bandage | garments: green dungarees + yellow boots/wellies | companion/props: frog',
  ],
  [
    'cyborg nun, chrome jaw, red laser eye, black habit, candle',
    'marks/species: chrome/jaw/cyborg | eyeColor: red | garments/headwear: habit/veil | props: candle',
  ],
]
