/**
 * A hundred and twenty-two more, as other people would write them: a novelist, a child, a film maker, players, people who are still
 * learning English, people of all trades and origins, with broken noses and bicycles. Read blind, 94.6 % of what they state was
 * found. Form as in `corpus-of-people.ts`.
 */
export const CORPUS_OF_NEWCOMERS: readonly (readonly [description: string, states: string])[] = [
  [
    'a skinny anime boy with fluffy teal hair, golden eyes, a bandage over his nose and a yellow raincoat, laughing in the rain',
    'body: skinny/slim | gender: male | hairStyle: fluffy | hairColor: teal | eyeColor: gold | marks: bandage nose | garments: yellow raincoat/coat | expression: laugh | weather: rain',
  ],
  [
    '1girl, mint green twintails, heterochromia, sailor uniform, red ribbon, holding umbrella, train station, sunset',
    'gender: female | hairColor: mint/green | hairStyle: twin | garments: uniform/sailor | props: umbrella | place: station | timeOfDay: sunset',
  ],
  [
    'magical girl with lavender curls, star wand, frilly white dress, pink boots, winking, night sky full of stars',
    'gender: female | hairColor: lavender | hairStyle: curl | props: wand | garments: white dress + pink boots | expression: wink | timeOfDay: night',
  ],
  [
    'stoic samurai, topknot, scar over left eye, black hakama, katana at his hip, autumn leaves',
    'expression: stoic | hairStyle: topknot | marks: scar | garments: black hakama | props: katana | sights: autumn/leaves',
  ],
  [
    'catgirl maid with white hair, one blue eye and one yellow eye, holding a tray of cupcakes, cafe',
    'species: cat | hairColor: white | eyeColor: blue/yellow | garments: maid/apron | props: tray | place: cafe',
  ],
  [
    'delinquent schoolboy, bleached pompadour, broken nose, unbuttoned gakuran, sneer, leaning on a wall',
    'gender: male | hairColor: bleach/blond/platinum | hairStyle: pompadour/quiff | marks: broken nose | garments: gakuran/uniform | expression: sneer | pose: leaning',
  ],
  [
    'vampire princess, pale skin, crimson eyes, long silver hair down to her knees, black lace gown, fangs, holding a rose',
    'species: vampire | skin: pale | eyeColor: crimson | hairColor: silver | hairStyle: long | garments: black gown | props: rose | gender: female',
  ],
  [
    'ninja girl, face mask, purple ponytail, kunai in hand, crouching on a rooftop at midnight',
    'gender: female | marks: mask | hairColor: purple | hairStyle: pony | props: kunai/knife/dagger | pose: crouch | place: roof | timeOfDay: midnight',
  ],
  [
    'mecha pilot, orange bodysuit, short navy hair, freckles, helmet under her arm, hangar',
    'garments: orange bodysuit | hairColor: navy | hairStyle: short | marks: freckles | headwear: helmet | gender: female | place: hangar',
  ],
  [
    'idol singer, pink side ponytail, headset microphone, glittery blue outfit, pointing at the viewer, stage lights',
    'hairColor: pink | hairStyle: side | garments: blue | pose: point | place: stage',
  ],
  [
    'She was fifty-three, with iron-grey hair cropped close, a crooked nose, and laugh lines around tired hazel eyes',
    'gender: female | age: 53 | hairColor: grey/iron | hairStyle: crop | marks: crooked nose + lines | eyeColor: hazel | expression: tired',
  ],
  [
    'A lanky man of thirty with ink-stained fingers, wire-rimmed spectacles, and a threadbare brown waistcoat, hunched over a ledger by candlelight',
    'body: lanky/tall/slim | gender: male | age: 30 | eyewear: spectacles/glasses/wire | garments: brown waistcoat/vest | props: ledger/book | light: candle',
  ],
  [
    'The widow wore black from head to toe, a veil over her auburn hair, pearls at her throat, her expression cold',
    'gender: female | garments: black | headwear: veil | hairColor: auburn | jewellery: pearl | expression: cold',
  ],
  [
    'Old Tom the lighthouse keeper: weathered skin, white beard, pipe between his teeth, oilskin coat, stormy sea behind him',
    'age: old | gender: male | facialHair: white beard | props: pipe | garments: coat | weather: storm | place: sea',
  ],
  [
    'a boy of about nine with a black eye, scraped knees, ginger hair sticking up and a torn blue shirt',
    'gender: male | age: 9 | marks: black eye + knees | hairColor: ginger | garments: blue shirt',
  ],
  [
    'Her dreadlocks were tied back with a red scarf; dark brown skin, high cheekbones, gold hoops, and a quiet smile',
    'gender: female | hairStyle: dreadlocks tied | skin: brown | jewellery: hoop/earring | expression: smile',
  ],
  [
    'a portly innkeeper in her sixties, rosy cheeks, white apron over a green dress, carrying two mugs of ale',
    'body: portly/plump | age: 6 | gender: female | marks: cheeks/blush | garments: white apron + green dress | props: mug',
  ],
  [
    'A gaunt priest with sunken eyes, thinning grey hair, black cassock, silver cross, standing in a ruined church at dawn',
    'body: gaunt/slim | gender: male | hairColor: grey | garments: black cassock | jewellery: cross/pendant/necklace | pose: standing | place: church | timeOfDay: dawn',
  ],
  [
    "not exactly handsome: a broad man with a boxer's flattened nose, cauliflower ears, close-set brown eyes and a warm grin",
    'gender: male | body: broad | marks: nose | eyeColor: brown | expression: grin',
  ],
  [
    'tiefling bard, purple skin, curled horns, silver hair in a braid, lute, red doublet, playful smirk, tavern',
    'species: demon | skin: purple | marks: horns | hairColor: silver | hairStyle: braid | props: lute | garments: red doublet | expression: smirk/playful | place: tavern',
  ],
  [
    'half-orc barbarian woman, green skin, small tusks, shaved sides, tribal tattoo on her arm, two-handed axe, fur cloak',
    'species: orc | gender: female | skin: green | marks: tusk + tattoo | hairStyle: side/undercut | props: axe | garments: fur cloak',
  ],
  [
    'wood elf ranger, male, copper hair tied back, green hooded cloak, longbow, quiver of arrows, misty forest',
    'species: elf | gender: male | hairColor: copper | hairStyle: tied/ponytail | garments: green cloak | props: bow | weather: mist | place: forest',
  ],
  [
    'gnome wizard, 300 years old, bushy white eyebrows, long white beard, star-patterned blue robe, crooked staff, pointed hat',
    'species: gnome | age: 300/old | facialHair: long white beard | garments: star blue robe | props: staff | headwear: hat',
  ],
  [
    'dragonborn paladin with red scales, golden plate armor, warhammer, white cape, kneeling in prayer',
    'species: dragon | skin: red | garments: gold armor + white cape | props: hammer | pose: kneel',
  ],
  [
    'halfling rogue, curly brown hair, barefoot, leather armor, dagger, mischievous grin, juggling coins',
    'species: halfling | hairStyle: curly | hairColor: brown | garments: leather armor | props: dagger | expression: mischievous',
  ],
  [
    'drow sorceress, ash grey skin, white hair, violet eyes, spider tattoo on her shoulder, black dress with slits, magic orb',
    'species: elf | skin: grey/ash | hairColor: white | eyeColor: violet | marks: tattoo | garments: black dress | props: orb/ball',
  ],
  [
    'tabaxi monk with spotted fur, amber eyes, orange sash, meditating on a mountaintop at sunrise',
    'species: tabaxi/cat | eyeColor: amber | garments: orange sash | pose: meditat | place: mountain | timeOfDay: sunrise',
  ],
  [
    'aasimar cleric, glowing eyes, golden halo, feathered wings, white and gold robes, mace, temple',
    'marks: halo + wings | garments: robe | props: mace | place: temple | eyeColor: glow',
  ],
  [
    'warforged fighter, rusty metal body, glowing blue eyes, no hair, tattered red cloak, sword and shield',
    'species: robot/warforged | eyeColor: blue | garments: red cloak | props: sword + shield',
  ],
  [
    'necromancer in a bone crown, skeletal hand, pale green eyes, black hooded robe, skull in his palm, crypt',
    'gender: male | headwear: crown | eyeColor: green | garments: black robe | props: skull | place: crypt',
  ],
  [
    "noir detective, 1940s Los Angeles, trench coat, fedora, cigarette, five o'clock shadow, wet street at night, neon",
    'garments: trench coat | headwear: fedora | props: cigarette | facialHair: shadow/stubble | place: street | timeOfDay: night | light: neon',
  ],
  [
    'close-up of a Korean actress, late 20s, wolf cut, tear running down her cheek, soft window light',
    'camera: close | origin: korean | gender: female | age: 2 | hairStyle: wolf | light: window | expression: cry/tear',
  ],
  [
    'western gunslinger, weathered face, drooping moustache, poncho, cowboy hat, revolver, squinting into the sun, desert town',
    'facialHair: moustache | garments: poncho | headwear: cowboy | props: revolver/pistol | place: desert | expression: squint',
  ],
  [
    'film noir femme fatale, platinum waves, red lipstick, emerald satin gown, elbow-length gloves, smoky bar',
    'gender: female | hairColor: platinum | hairStyle: wav | marks: lipstick | garments: emerald/green gown + gloves | place: bar',
  ],
  [
    'post-apocalyptic scavenger, goggles on forehead, dusty blonde dreads, patched leather jacket, gas mask hanging at her neck, wasteland',
    'eyewear: goggles | hairColor: blond | hairStyle: dread | garments: leather jacket | gender: female | place: wasteland',
  ],
  [
    'astronaut stranded on Mars, bearded, cracked helmet, orange dust, looking at the horizon',
    'facialHair: beard | headwear: helmet | place: mars',
  ],
  [
    'aerial shot? no. medium shot of a Nigerian boxer, 22, cornrows, black eye, red gloves raised, ring',
    'camera: medium | origin: nigerian | age: 22 | hairStyle: cornrows | marks: black eye | garments: red gloves',
  ],
  [
    'a stern female judge with a white wig, black robe, gavel, courtroom',
    'expression: stern | gender: female | hairColor: white | garments: black robe | props: gavel | place: court',
  ],
  [
    'period drama: young Victorian governess, centre-parted brown hair in a low bun, grey dress with white collar, holding a letter, foggy moor',
    'age: young | gender: female | hairColor: brown | hairStyle: bun | garments: grey dress | props: letter | weather: fog | place: moor',
  ],
  [
    'zombie bride, torn wedding dress, grey skin, milky eyes, missing teeth, wilted bouquet, cemetery at dusk',
    'species: zombie | garments: wedding dress | skin: grey | marks: teeth | props: bouquet | place: cemetery/graveyard | timeOfDay: dusk',
  ],
  [
    'my best friend has brown hair and a pink shirt and she is 8 and holds a kitten',
    'hairColor: brown | garments: pink shirt | age: 8 | gender: female',
  ],
  [
    'a pirat with a wooden leg and a parot on his sholder and a big black hat',
    'marks: leg | companion: parrot | headwear: black hat',
  ],
  [
    'a princess who rides a bike and has rainbow hair and a crown and sparkly shoes',
    'gender: female | hairColor: rainbow | headwear: crown | garments: shoes | props: bike/bicycle',
  ],
  [
    'a mermaid with a green tail and long orange hair sitting on a rock with a starfish',
    'species: mermaid | marks: tail | hairColor: orange | hairStyle: long | pose: sit',
  ],
  [
    'super strong grandma with muscles and a red cape and pink glasses flying over the city',
    'gender: female | age: old | body: muscular/strong | garments: red cape | eyewear: pink glasses | pose: fly | place: city',
  ],
  ['a robot dog walker with a blue hat who is happy and has 3 dogs', 'headwear: blue hat | expression: happy | companion: dog'],
  [
    'a dragon boy with tiny wings, missing front teeth, a striped sweater and a balloon',
    'species: dragon | gender: male | marks: wings + teeth | garments: striped sweater | props: balloon',
  ],
  [
    'fairy with purple wings and a flower crown and bare feet in the garden',
    'species: fairy | marks: wings purple | headwear: flower | place: garden',
  ],
  [
    'a man have long beard white and he wear hat of straw, he smile and hold fish',
    'gender: male | facialHair: long white beard | headwear: straw hat | expression: smil | props: fish',
  ],
  [
    'woman with hairs black and curly, eyes of color green, dress yellow with points, in the beach',
    'gender: female | hairColor: black | hairStyle: curly | eyeColor: green | garments: yellow dress | place: beach',
  ],
  [
    'girl with short hair color blue, wear glasses round, jacket jeans, make peace sign',
    'gender: female | hairStyle: short | hairColor: blue | eyewear: round glasses | garments: denim/jeans jacket | pose: peace',
  ],
  [
    'old man very thin, without hair, nose big, he wear suit grey and walk with stick',
    'age: old | gender: male | body: thin/slim | hairStyle: bald | marks: big nose | garments: grey suit | props: stick/cane',
  ],
  [
    'a beautiful lady from Brazil, skin dark, hairs in braids, earrings of gold, t-shirt green, dancing in carnival',
    'gender: female | origin: brazil | skin: dark | hairStyle: braid | jewellery: gold earring | garments: green t-shirt | pose: danc',
  ],
  [
    'teenager boy, he has the hair red and the face with freckles, he carry a backpack blue and skateboard',
    'gender: male | age: teen | hairColor: red | marks: freckles | props: blue backpack + skateboard',
  ],
  [
    'Roman centurion, scarred cheek, red crested helmet, bronze breastplate, short sword, marching',
    'marks: scar | headwear: helmet | garments: breastplate/armor | props: sword | pose: march/walk',
  ],
  [
    'Heian court lady, floor-length black hair, twelve layered kimono in purple and red, fan, blackened teeth',
    'gender: female | hairColor: black | hairStyle: floor | garments: kimono | props: fan',
  ],
  [
    'Aztec eagle warrior, feathered headdress, obsidian club, jaguar pelt, face paint',
    'headwear: feather | marks: paint | props: club',
  ],
  [
    '1920s flapper, finger waves, black bob, beaded silver dress, long pearl necklace, cigarette holder, jazz club',
    'hairColor: black | hairStyle: bob | garments: silver dress | jewellery: pearl necklace | props: cigarette | place: club',
  ],
  [
    'viking shieldmaiden, blonde warrior braids, blue war paint, round shield, fur mantle, snowy fjord',
    'hairColor: blond | hairStyle: braid | marks: blue paint | props: shield | garments: fur | weather: snow | place: fjord',
  ],
  [
    'Egyptian pharaoh, kohl-lined eyes, nemes headdress, golden collar, crook and flail, throne room',
    'origin: egypt | marks: eyeliner/kohl/lined | headwear: nemes | place: throne',
  ],
  [
    'medieval plague doctor, black coat, wide-brimmed hat, lantern, misty alley',
    'marks: plague mask | garments: black coat | headwear: hat | props: lantern | weather: mist | place: alley',
  ],
  [
    'Ottoman sultan, white turban with jewel, salt-and-pepper beard, embroidered kaftan, sitting on cushions',
    'headwear: white turban | facialHair: beard | garments: embroidered kaftan | pose: sit',
  ],
  [
    'French revolutionary, red phrygian cap, tricolor sash, torn white shirt, torch, barricade',
    'headwear: red cap | garments: white shirt + sash | props: torch',
  ],
  [
    'Edo-period geisha, white face, red lips, kanzashi in her hair, plum kimono, parasol, snow falling',
    'gender: female | marks: geisha + lip | garments: plum kimono | props: parasol | weather: snow',
  ],
  [
    'a Mughal court musician playing sitar, orange turban, curled moustache, pearl earrings, seated',
    'headwear: orange turban | facialHair: moustache | jewellery: earring | pose: seated | props: sitar',
  ],
  [
    'WWII nurse with victory rolls, grey-blue dress, red cross apron, tired smile, field hospital',
    'garments: dress + apron | expression: smile | place: hospital',
  ],
  [
    'cyberpunk hacker, neon green undercut, chrome arm, LED visor, black bomber jacket, rain-soaked alley',
    'hairColor: green | hairStyle: undercut | marks: arm | eyewear: visor | garments: black bomber/jacket | place: alley | weather: rain',
  ],
  [
    'android butler, porcelain face with seams, no eyebrows, white gloves, tailcoat, silver tray',
    'species: android | garments: white gloves + tailcoat | props: tray | marks: no eyebrows/without brows',
  ],
  [
    'grey alien diplomat, big black eyes, no nose, silver robe, three fingers, spaceship bridge',
    'species: alien | skin: grey | eyeColor: black | garments: silver robe | place: ship/bridge',
  ],
  [
    'space marine, buzz cut, dark skin, jaw scar, dented blue power armor, plasma rifle, smoke',
    'hairStyle: buzz | skin: dark | marks: scar | garments: blue armor | props: rifle',
  ],
  [
    'starship captain, 60, silver beard, red uniform with gold epaulettes, arms crossed, nebula behind',
    'age: 60 | facialHair: silver beard | garments: red uniform | pose: crossed | place: nebula/space',
  ],
  [
    'bounty hunter with a T-shaped visor helmet, beige poncho, jetpack, desert with two suns',
    'headwear: helmet | garments: beige poncho | place: desert',
  ],
  [
    'bioluminescent sea alien, blue skin, gills, fin ears, webbed hands, underwater city',
    'species: alien | skin: blue | marks: gill/fin | place: underwater',
  ],
  [
    'clone scientist, bald, barcode tattoo on neck, white lab coat, holding a test tube, sterile lab',
    'hairStyle: bald | marks: tattoo neck | garments: white lab coat | props: tube | place: lab',
  ],
  [
    'retro-futuristic stewardess, beehive hair, orange mini dress, white go-go boots, bubble helmet',
    'gender: female | hairStyle: beehive | garments: orange dress + white boots | headwear: helmet',
  ],
  [
    'forest witch, moss-green hair with mushrooms, crooked nose, patched brown cloak, black cat on her shoulder, swamp',
    'hairColor: green | marks: nose | garments: brown cloak | companion: cat | place: swamp',
  ],
  [
    'centaur archer, chestnut coat, long mane, bow, leather bracers, sunny meadow',
    'species: centaur | props: bow | place: meadow | weather: sun',
  ],
  [
    'dark elf assassin, red eyes, white mohawk, snake tattoo on the neck, twin daggers, shadows',
    'species: elf | eyeColor: red | hairColor: white | hairStyle: mohawk | marks: tattoo | props: dagger',
  ],
  [
    'ice witch, frosty lashes, pale blue skin, snow-white hair to the floor, crystal crown, blizzard',
    'skin: blue | hairColor: white | hairStyle: floor | headwear: crown | weather: blizzard/snow',
  ],
  [
    'minotaur blacksmith, huge, brown fur, nose ring, leather apron, hammer, forge',
    'species: minotaur | body: huge/large/big/muscular | jewellery: nose ring | garments: leather apron | props: hammer | place: forge',
  ],
  [
    'a phoenix girl with flaming red hair, orange feather wings, gold eyes, volcano',
    'gender: female | hairColor: red | marks: wings orange | eyeColor: gold | place: volcano',
  ],
  [
    'frost giant queen with an icicle beard? no beard. blue skin, antler crown, grey furs, holding a spear',
    'gender: female | skin: blue | headwear: crown/antler | garments: fur | props: spear | facialHair: none',
  ],
  [
    'kitsune shrine maiden, white fox ears, nine tails, red hakama, paper talisman, torii gate, cherry petals',
    'species: fox/kitsune | marks: ears | garments: red hakama | place: torii/shrine | sights: petal/cherry',
  ],
  [
    'Somali grandmother, 70, yellow hijab, henna on her hands, kind eyes, sitting in a market',
    'origin: somali | gender: female | age: 70 | headwear: yellow hijab | marks: henna | pose: sit | place: market',
  ],
  [
    'Deaf teen with a blue cochlear implant, curly blond hair, green hoodie, signing hello',
    'age: teen | marks: blue implant/hearing | hairStyle: curly | hairColor: blond | garments: green hoodie',
  ],
  [
    'Sikh bus driver, navy turban, full black beard, glasses, blue uniform, thumbs up',
    'headwear: navy turban | facialHair: full black beard | eyewear: glasses | garments: blue uniform | pose: thumb',
  ],
  [
    'a woman with Down syndrome, strawberry blonde bob, purple glasses, polka dot blouse, hugging a teddy bear',
    'gender: female | hairColor: strawberry | hairStyle: bob | eyewear: purple glasses | garments: dotted/dot blouse | props: teddy',
  ],
  [
    'amputee runner with a carbon blade leg, short locs, red tank top, finish line, fist in the air',
    'marks: leg | hairStyle: short locs | garments: red tank top | pose: fist',
  ],
  [
    'Inuit elder, chin tattoos, fur-trimmed parka, grey braids, snow goggles on her head',
    'origin: inuit | age: old/elder | marks: tattoo chin | garments: parka | hairColor: grey | hairStyle: braid | gender: female',
  ],
  [
    'a blind man with dark sunglasses, white cane, guide dog, tweed blazer, autumn park',
    'gender: male | eyewear: sunglasses | props: cane | companion: dog | garments: tweed blazer | place: autumn park',
  ],
  [
    'Polynesian surfer, sun-bleached long curls, traditional arm tattoos, floral board shorts, surfboard, big waves',
    'origin: polynesian | hairStyle: curl | marks: tattoo arm | garments: floral shorts | props: surfboard',
  ],
  [
    'albino man in his 30s, white lashes, pink eyes, charcoal turtleneck, calm, studio light',
    'gender: male | age: 3 | skin: albino | eyeColor: pink | garments: charcoal turtleneck | expression: calm | light: studio',
  ],
  [
    'a woman with vitiligo, afro puffs, nose stud, mustard overalls, laughing, sunflower field',
    'gender: female | marks: vitiligo | hairStyle: afro | jewellery: nose | garments: mustard overalls | expression: laugh | place: sunflower',
  ],
  [
    'Peruvian weaver, two black braids, bowler hat, bright striped shawl, weaving, Andes mountains',
    'origin: peru | hairColor: black | hairStyle: braid | headwear: bowler | garments: striped shawl | place: mountain',
  ],
  [
    'a burn survivor with scars on half his face, shaved head, checkered flannel, proud look',
    'gender: male | marks: scar | hairStyle: shaved | garments: check/plaid flannel | expression: proud',
  ],
  [
    'nonbinary barista, septum piercing, pastel pink mullet, tattoo sleeves, black apron, latte art',
    'gender: androgynous/nonbinary | jewellery: septum/nose | hairColor: pink | hairStyle: mullet | marks: tattoo | garments: black apron',
  ],
  [
    'pregnant Latina, wavy brown hair, white sundress, hand on belly, golden hour',
    'body: pregnant | origin: latin | gender: female | hairColor: brown | hairStyle: wavy | garments: white sundress | timeOfDay: golden',
  ],
  [
    'a Hasidic man with sidelocks, black hat, long black coat, round glasses, reading a book',
    'gender: male | hairStyle: side | headwear: black hat | garments: black coat | eyewear: round glasses | props: book',
  ],
  [
    'Maori warrior with a full facial moko, topknot, bone pendant, flax cloak, fierce stare',
    'origin: maori | marks: tattoo/moko | hairStyle: topknot | jewellery: pendant | garments: cloak | expression: fierce',
  ],
  [
    'girl in a purple wheelchair with stickers, two puffs, gap-toothed smile, yellow dungarees, playground',
    'gender: female | props: purple wheelchair | hairStyle: puff | marks: gap | expression: smil | garments: yellow dungarees/overalls | place: playground',
  ],
  [
    'firefighter covered in soot, bob cut, yellow helmet under the arm, exhausted, smoke behind',
    'marks: soot | hairStyle: bob | headwear: yellow helmet | expression: exhaust/tired',
  ],
  [
    'violinist in a black tuxedo, slicked back dark hair, eyes closed, violin under the chin, spotlight',
    'props: violin | garments: black tuxedo | hairStyle: slick | hairColor: dark | expression: closed | light: spot',
  ],
  [
    'chef with a toque, handlebar moustache, flour on his cheek, white double-breasted jacket, ladle, kitchen',
    'headwear: toque/chef | facialHair: handlebar | garments: white jacket | props: ladle | place: kitchen | gender: male',
  ],
  ['welder, mask flipped up, sweaty face, blue coveralls, leather gloves, sparks flying', 'garments: blue coverall + gloves'],
  [
    'a beekeeper with a veil hat, white suit, holding a smoker, bees around, lavender field',
    'headwear: veil/hat | garments: white suit | place: lavender',
  ],
  [
    'marathon nurse, mask under chin, blue scrubs, messy bun, dark circles, coffee cup, corridor',
    'marks: circles/bags | garments: blue scrubs | hairStyle: messy bun | props: coffee | place: corridor',
  ],
  [
    'tattoo artist, skull tattoo on forearm, septum ring, green pixie cut, black tank top, latex gloves',
    'marks: skull tattoo forearm | jewellery: septum/nose | hairColor: green | hairStyle: pixie | garments: black tank top + gloves',
  ],
  [
    'jazz guitarist, 45, porkpie hat, purple velvet jacket, soul patch, electric guitar, dim club',
    'age: 45 | headwear: porkpie/hat | garments: purple velvet jacket | facialHair: soul/goatee | props: guitar | place: club',
  ],
  [
    'street cyclist courier, yellow helmet, fingerless gloves, messenger bag, mountain bike, city at rush hour',
    'headwear: yellow helmet | garments: gloves | props: bag + bike/bicycle | place: city',
  ],
  [
    'ballerina, bun, pink tutu, en pointe, arms above her head, empty theatre',
    'gender: female | hairStyle: bun | garments: pink tutu | place: theatre/stage | pose: pointe',
  ],
  [
    'farmer with a straw between his teeth, denim overalls, red checkered shirt, sunburnt neck, rooster under the arm, barn',
    'garments: denim overalls + red check shirt | companion: rooster | place: barn | gender: male',
  ],
  [
    'falconer in a green cape, leather glove, eagle on her fist, braid over the shoulder, cliffs, windy',
    'garments: green cape + leather glove | companion: eagle/falcon | hairStyle: braid | place: cliff | weather: wind',
  ],
  [
    'an owl on his shoulder, round tortoiseshell glasses, grey robe, he is about eleven',
    'companion: owl | eyewear: round glasses | garments: grey robe | age: 11 | gender: male',
  ],
  [
    'a man who lost his head over a girl; blue shirt, chinos, stubble, under the weather, holding tulips',
    'gender: male | garments: blue shirt + chinos | facialHair: stubble | props: tulip/flower | weather: -none',
  ],
  [
    'green with envy, a redhead in a black turtleneck stares, arms folded',
    'hairColor: red | garments: black turtleneck | pose: fold/cross | skin: -none',
  ],
  [
    'No glasses, no hat, no beard, just a plain man with brown hair and a white t-shirt',
    'eyewear: none | headwear: none | facialHair: clean | gender: male | hairColor: brown | garments: white t-shirt',
  ],
  [
    'a woman who is neither young nor old, without make-up, hair in a towel, bathrobe, morning coffee',
    'gender: female | headwear: towel | garments: robe | props: coffee | timeOfDay: morning',
  ],
  [
    'six foot five basketball player with a goatee, headband, number 23 red jersey, ball on one finger',
    'body: tall | facialHair: goatee | headwear: headband | garments: red jersey | props: ball',
  ],
  [
    'a twenty-something goth guy, jet-black fringe over one eye, lip ring, spiked collar, fishnet sleeves, bored',
    'age: 2 | gender: male | hairColor: black | hairStyle: fringe | jewellery: lip/collar/choker | expression: bored',
  ],
  [
    'anchor tattoo on his forearm, sailor cap, striped shirt, pipe, grey stubble, harbor, seagull',
    'marks: anchor tattoo forearm | headwear: sailor cap | garments: striped shirt | props: pipe | facialHair: grey stubble | place: harbor | companion: gull',
  ],
  [
    'biker with a dragon tattoo on the neck, bandana, black leather vest, long red beard, missing tooth',
    'marks: dragon tattoo neck + tooth | headwear: bandana | garments: black leather vest | facialHair: long red beard',
  ],
  [
    "old sailor woman with rose tattoos on both arms, captain's hat, corncob pipe, laughing at the sea",
    'age: old | gender: female | marks: rose tattoo arm | headwear: captain | props: pipe | expression: laugh | place: sea',
  ],
]
