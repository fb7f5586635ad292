/**
 * Two hundred and forty more descriptions, written before anybody looked whether they are read: tags, slips, people of all
 * origins, beings, figures of stories without their names. Read blind, 92.1 % of what the first 121 state was found, 95.6 % of
 * the next 80, 94.3 % of the last 40. Form as in `corpus-of-people.ts`.
 */
export const CORPUS_OF_STRANGERS: readonly (readonly [description: string, states: string])[] = [
  ['1girl, silver hair, red eyes, armor', 'gender: female | hairColor: silver | eyeColor: red | garments: armor/armour'],
  [
    '1boy, solo, spiky blonde hair, blue eyes, orange jacket, smirk, upper body',
    'gender: male | hairColor: blond | hairStyle: spiky | eyeColor: blue | garments: orange jacket | expression: smirk | camera: upper body/bust/waist',
  ],
  [
    'masterpiece, best quality, 1girl, long black hair, hime cut, purple eyes, kimono, cherry blossoms, night',
    'gender: female | hairColor: black | hairStyle: hime | eyeColor: purple | garments: kimono | place: cherry | timeOfDay: night',
  ],
  [
    'my dad as a superhero, he is bald with a gray goatee and wears glasses',
    'gender: male | hairStyle: bald | facialHair: gray goatee | eyewear: glasses',
  ],
  [
    'a woman in her late 60s with silver pixie cut, red framed glasses, denim shirt, paint stains, in her art studio',
    'age: 68 | gender: female | hairColor: silver | hairStyle: pixie | eyewear: red glasses | garments: denim shirt | place: studio',
  ],
  [
    'dude with dreads and a nose ring, baggy cargo pants, white tank top, skatepark',
    'gender: male | hairStyle: dread | jewellery: nose ring | garments: cargo pants + white tank top | place: skate',
  ],
  [
    'Tiny fairy with butterfly wings, pink bob, freckles, wearing a dress made of leaves, sitting on a mushroom',
    'species: fairy | body: tiny | marks: wings + freckles | hairColor: pink | hairStyle: bob | garments: dress | pose: sitting',
  ],
  [
    'a grumpy dwarf with a braided red beard, horned helmet and a battle axe',
    'species: dwarf | expression: grumpy | facialHair: braided red beard | headwear: horned helmet | props: axe',
  ],
  [
    'goblin merchant, green skin, big nose, gold tooth, patched brown coat, huge backpack',
    'species: goblin | skin: green | marks: nose + tooth | garments: brown coat | props: backpack',
  ],
  [
    'Young Vietnamese woman in a white ao dai and conical hat, riding a bicycle past rice fields',
    'age: young | origin: vietnamese | gender: female | garments: white ao dai | headwear: conical hat | place: field',
  ],
  [
    'a 7 yr old boy w/ messy brown hair and a missing front tooth, dinosaur pajamas, holding a teddy bear',
    'age: 7 | gender: male | hairColor: brown | hairStyle: messy | garments: pajamas | props: teddy',
  ],
  [
    'beautifull girl with curley red hair and grean eyes wearing a yelow sun dress',
    'gender: female | hairColor: red | hairStyle: curl | eyeColor: green | garments: yellow dress',
  ],
  [
    'An elderly Japanese gardener, straw hat, grey moustache, kneeling among bonsai trees',
    'age: elderly/old | origin: japanese | headwear: straw hat | facialHair: grey moustache | pose: kneel | place: garden',
  ],
  [
    'Ethiopian marathon runner, slim, shaved head, green and yellow singlet, sweating, finish line',
    'origin: ethiopian | body: slim | hairStyle: shaved/bald | garments: green',
  ],
  [
    'a knight without a helmet, long blonde hair blowing in the wind, scar across his left cheek',
    'gender: male | headwear: none | hairColor: blond | hairStyle: long | marks: scar | garments: armor',
  ],
  [
    'Not smiling, no beard, a stern looking general in a grey uniform with medals',
    'expression: stern | garments: grey uniform',
  ],
  [
    'witch with crooked nose and green skin, pointy black hat, stirring a cauldron in a swamp at midnight',
    'marks: nose | skin: green | headwear: black hat | place: swamp | timeOfDay: midnight/night',
  ],
  [
    'A boy who lived under the stairs: round glasses, lightning scar on his forehead, messy black hair, striped scarf',
    'gender: male | eyewear: round glasses | marks: scar forehead | hairColor: black | hairStyle: messy | garments: striped scarf',
  ],
  [
    'princess with extremely long golden hair in a purple dress and a frying pan in her hand',
    'gender: female | hairColor: gold | hairStyle: long | garments: purple dress | props: pan',
  ],
  [
    'plumber with a red cap, blue overalls and a big brown mustache',
    'headwear: red cap | garments: blue overalls | facialHair: brown mustache',
  ],
  [
    'Ice queen, white-blonde side braid, icy blue sparkling gown, snowy mountain',
    'gender: female | hairColor: blond | hairStyle: braid | garments: blue gown | place: mountain | weather: snow',
  ],
  [
    'space smuggler, white shirt, black vest, blaster pistol in holster, cocky grin',
    'garments: white shirt + black vest | props: pistol | expression: grin',
  ],
  [
    "archaeologist with fedora, leather jacket and whip, five o'clock shadow",
    'headwear: fedora | garments: leather jacket | props: whip | facialHair: stubble/shadow',
  ],
  [
    'A nurse in light blue scrubs with her hair in a bun, tired eyes, stethoscope, hospital corridor',
    'gender: female | garments: blue scrubs | hairStyle: bun | props: stethoscope | place: hospital | expression: tired',
  ],
  [
    'Syrian refugee girl about ten, headscarf, worried brown eyes',
    'origin: syrian | age: ten/10 | gender: female | headwear: scarf | expression: worried | eyeColor: brown',
  ],
  [
    'a man with vitiligo and a kind smile, short afro, mustard sweater',
    'gender: male | marks: vitiligo | expression: kind smile | hairStyle: short afro | garments: mustard sweater',
  ],
  [
    'Paralympic sprinter with a carbon prosthetic leg, determined look, blue running kit, stadium',
    'marks: prosthetic leg | expression: determined | place: stadium',
  ],
  [
    'woman in a wheelchair, auburn ponytail, green hoodie, laughing with her golden retriever',
    'gender: female | props: wheelchair | hairColor: auburn | hairStyle: ponytail | garments: green hoodie | expression: laugh | companion: retriever',
  ],
  [
    'blind man with dark sunglasses and a white cane, trench coat, rainy street at night',
    'gender: male | eyewear: sunglasses | props: cane | garments: trench coat | weather: rain | place: street | timeOfDay: night',
  ],
  [
    'a girl with Down syndrome, pink glasses, two braids, big smile, rainbow t-shirt',
    'gender: female | eyewear: pink glasses | hairStyle: braids | expression: smile | garments: rainbow shirt',
  ],
  [
    'nonbinary person with a lavender buzzcut, septum piercing, denim jacket covered in patches',
    'gender: nonbinary/androgynous | hairColor: lavender | hairStyle: buzz | jewellery: septum | garments: denim jacket',
  ],
  [
    'They have shoulder length teal hair, olive skin, and a cozy oversized cardigan',
    'hairStyle: shoulder length | hairColor: teal | skin: olive | garments: cardigan',
  ],
  [
    'catgirl maid with black cat ears, twin tails, frilly apron',
    'species: cat | hairStyle: twin | marks: ears | garments: apron',
  ],
  [
    'anthro wolf in a leather jacket, grey fur, yellow eyes, scar over one eye',
    'species: wolf | garments: leather jacket | skin: grey | eyeColor: yellow | marks: scar',
  ],
  ['a fox in a business suit reading a newspaper', 'species: fox | garments: suit | props: newspaper'],
  [
    'talking bear detective with a magnifying glass and deerstalker hat',
    'species: bear | props: magnifying glass | headwear: deerstalker',
  ],
  [
    'mermaid with turquoise tail, long wavy coral hair and a pearl necklace, underwater',
    'species: mermaid | hairColor: coral | hairStyle: long wavy | jewellery: pearl necklace | place: underwater',
  ],
  [
    'demon lord, crimson skin, four black horns, glowing yellow eyes, long white hair, black robes with gold trim',
    'species: demon | skin: crimson | marks: horns | eyeColor: yellow | hairColor: white | hairStyle: long | garments: black robe',
  ],
  [
    'fallen angel with torn black wings, tears, white dress, ruins',
    'species: angel | marks: black wings | expression: tear/cry | garments: white dress | place: ruin',
  ],
  [
    'android girl, white plastic skin, visible joints, neon pink hair, no eyebrows',
    'species: android/robot | gender: female | skin: white | hairColor: pink',
  ],
  [
    'zombie cheerleader with rotten green skin, blonde pigtails, torn uniform',
    'species: zombie | skin: green | hairColor: blond | hairStyle: pigtails | garments: uniform',
  ],
  [
    "skeleton pirate with a tricorn and a parrot on its shoulder, captain's coat",
    'species: skeleton | headwear: tricorn | companion: parrot | garments: coat',
  ],
  ['Werewolf in torn jeans howling at the full moon', 'species: werewolf/wolf | garments: jeans | timeOfDay: night'],
  ['centaur archer with chestnut hair and a quiver', 'species: centaur | hairColor: chestnut | props: quiver'],
  [
    'dragonborn paladin, bronze scales, golden plate armor, holding a glowing sword aloft',
    'species: dragon | marks: scales | garments: armor | props: sword',
  ],
  [
    'ghost of a Victorian lady, translucent, sad, lace gown, foggy graveyard',
    'species: ghost | gender: female | expression: sad | garments: lace gown | weather: fog | place: graveyard',
  ],
  [
    'tiefling bard, purple skin, curled ram horns, lute, flamboyant red doublet',
    'species: tiefling/demon | skin: purple | marks: horns | props: lute | garments: red doublet',
  ],
  [
    'Half-orc barbarian woman, braided black mohawk, war paint, fur pelts, two axes',
    'species: orc | gender: female | hairColor: black | hairStyle: mohawk | marks: paint | props: axe',
  ],
  [
    'halfling rogue with curly brown hair, bare feet, green hooded cloak, sly smile',
    'species: halfling | hairStyle: curly | hairColor: brown | garments: green cloak | expression: sly',
  ],
  [
    'a chubby baby with one curl of hair, yellow onesie, giggling',
    'age: baby | body: chubby | garments: yellow onesie | expression: giggl',
  ],
  ['toddler in a bear costume crying', 'age: toddler | garments: costume | expression: cry'],
  [
    'heterochromia, left eye blue, right eye gold, half black half white hair, gothic lolita dress',
    'eyeColor: blue gold | hairColor: black white | garments: dress',
  ],
  [
    'her hair is white on the left side and black on the right, red lipstick, fur coat',
    'gender: female | hairColor: white black | marks: red lip | garments: fur coat',
  ],
  [
    'guy with an undercut, blue streak in his fringe, lip ring, band tee, ripped black skinny jeans',
    'gender: male | hairStyle: undercut | hairColor: blue | jewellery: lip ring | garments: black jeans',
  ],
  [
    'vampire lord, pale, slicked back dark hair, blood-red eyes, fangs, black cape',
    'species: vampire | skin: pale | hairStyle: slicked | eyeColor: red | marks: fangs | garments: black cape',
  ],
  [
    'A huge, bald, tattooed bouncer with his arms crossed outside a nightclub',
    'body: huge | hairStyle: bald | marks: tattoo | pose: arms crossed | place: club',
  ],
  [
    'small, shy librarian with thick glasses and a grey cardigan among bookshelves',
    'body: small | expression: shy | eyewear: glasses | garments: grey cardigan | place: library/book',
  ],
  [
    'Peruvian grandmother in traditional clothes, two long grey plaits, bowler hat, with an alpaca',
    'origin: peruvian | gender: female | hairColor: grey | hairStyle: plaits/braids | headwear: bowler | companion: alpaca',
  ],
  [
    'Sikh motorcyclist, orange turban, full black beard, aviators, leather jacket, leaning on his bike',
    'headwear: orange turban | facialHair: black beard | eyewear: aviator | garments: leather jacket | pose: lean',
  ],
  ['Maori warrior with a facial moko tattoo, bare chested, fierce', 'origin: maori | marks: tattoo | expression: fierce'],
  [
    'Inuit hunter in a sealskin parka, snow goggles, arctic tundra, blizzard',
    'origin: inuit | garments: parka | eyewear: goggles | place: tundra/arctic | weather: blizzard/snow',
  ],
  [
    'Turkish barber, salt and pepper beard, rolled up sleeves, black vest, scissors in hand',
    'origin: turkish | facialHair: salt pepper beard | garments: black vest | props: scissors',
  ],
  [
    'Brazilian carnival dancer, feather headdress, sequined green bikini, golden body paint, dancing',
    'origin: brazilian | headwear: feather | garments: green bikini | pose: dancing',
  ],
  [
    'Polish teacher, 38, dirty blonde hair in a loose ponytail, cream blouse, pencil skirt, chalkboard behind her',
    'origin: polish | age: 38 | gender: female | hairColor: blond | hairStyle: ponytail | garments: cream blouse + pencil skirt | place: classroom/chalkboard/school',
  ],
  [
    'Scottish highlander, ginger beard, tartan kilt, bagpipes, misty moor',
    'origin: scottish | facialHair: ginger beard | garments: tartan kilt | props: bagpipe | weather: mist | place: moor',
  ],
  ['mexican wrestler with a silver mask, cape and gold tights', 'origin: mexican | marks: mask | garments: cape + gold tights'],
  [
    'A teen skater girl with a septum ring, beanie, dyed green hair, flannel shirt, chewing gum',
    'age: teen | gender: female | jewellery: septum | headwear: beanie | hairColor: green | garments: flannel shirt',
  ],
  [
    'k-pop idol, male, pastel pink hair, silver earrings, sequin blazer, stage lights',
    'gender: male | hairColor: pink | jewellery: silver earrings | garments: blazer | light: stage',
  ],
  ['astronaut floating in space, reflective visor, orange suit', 'garments: orange suit | place: space'],
  ['deep sea diver, brass helmet, old fashioned suit', 'headwear: helmet | garments: suit'],
  ['a firefighter covered in soot carrying a kitten, exhausted but happy', 'companion: kitten | expression: exhausted/happy'],
  [
    'cowgirl w/ braids, hat, lasso, dusty desert at high noon',
    'gender: female | hairStyle: braids | headwear: hat | props: lasso | place: desert | timeOfDay: noon',
  ],
  [
    'samurai with a topknot, scarred face, blue hakama, katana at his hip, bamboo grove',
    'hairStyle: topknot | marks: scar | garments: blue hakama | props: katana | place: bamboo',
  ],
  ['geisha in the rain holding a red paper umbrella', 'gender: female | weather: rain | props: red umbrella'],
  [
    'viking shieldmaiden, blue war paint, blonde warrior braids, round shield, wolf fur on her shoulders',
    'gender: female | marks: paint | hairColor: blond | hairStyle: braids | props: shield',
  ],
  [
    'Roman centurion with a red-crested helmet, crimson cape and sword',
    'headwear: helmet | garments: crimson cape | props: sword',
  ],
  [
    'Cleopatra style queen, black bob with bangs, gold collar necklace, kohl eyeliner, white linen dress, palace',
    'gender: female | hairColor: black | hairStyle: bob bangs | jewellery: necklace | marks: liner | garments: white dress | place: palace',
  ],
  [
    'noir detective, trench coat, fedora, cigarette, black and white, venetian blind shadows',
    'garments: trench coat | headwear: fedora | props: cigarette',
  ],
  [
    'steampunk inventor lady with brass goggles, corset, copper curls, wrench, workshop full of gears',
    'gender: female | eyewear: goggles | garments: corset | hairColor: copper | hairStyle: curl | props: wrench | place: workshop',
  ],
  [
    'cyberpunk hacker, neon green mohawk, cybernetic arm, mirrored shades, alley with neon signs',
    'hairColor: green | hairStyle: mohawk | marks: cybernetic arm | eyewear: shades/sunglasses | place: alley | light: neon',
  ],
  [
    'post-apocalyptic scavenger, gas mask, patched poncho, goggles, wasteland, sandstorm',
    'marks: mask | garments: poncho | eyewear: goggles | place: wasteland/apocalyptic | weather: sandstorm',
  ],
  [
    'Mage, old, long white beard down to his waist, starry blue robe, crooked staff, twinkle in his eye',
    'age: old | facialHair: long white beard | garments: blue robe | props: staff',
  ],
  [
    'cute chibi girl with huge eyes, orange twintails, sailor uniform, eating a donut',
    'gender: female | hairColor: orange | hairStyle: twintails/twin tails | garments: sailor uniform | props: donut',
  ],
  [
    'pilot, female, 29 years, short brown hair, aviator sunglasses, bomber jacket, standing in front of her plane at sunrise',
    'gender: female | age: 29 | hairColor: brown | hairStyle: short | eyewear: aviator | garments: bomber jacket | pose: standing | timeOfDay: sunrise',
  ],
  [
    'A heavy-set chef with rosy cheeks, tall white hat, curly moustache, tasting soup',
    'body: heavy set | marks: rosy/blush | headwear: white hat | facialHair: curly moustache',
  ],
  [
    'slender ballerina in a pink tutu, hair in a tight bun, on pointe, spotlight',
    'body: slender | garments: pink tutu | hairStyle: bun | light: spotlight',
  ],
  [
    'A judge with a powdered wig and black robe, looking down sternly',
    'hairStyle: wig | garments: black robe | expression: stern',
  ],
  [
    'Football player, number 10 jersey in sky blue, curly mullet, celebrating with fists in the air',
    'garments: blue jersey | hairStyle: curly mullet | pose: fist/arms raised/celebrat',
  ],
  [
    'the lead singer: leather pants, bare chest, long dark curls, microphone, screaming',
    'garments: leather pants | hairColor: dark | hairStyle: long curls | props: microphone | expression: scream',
  ],
  [
    'bride with flower crown, lace wedding dress, bouquet of white roses, golden hour, meadow',
    'headwear: flower crown | garments: wedding dress | props: bouquet/roses | timeOfDay: golden hour | place: meadow',
  ],
  ['groom in a navy tuxedo with a white rose boutonniere', 'gender: male | garments: navy tuxedo'],
  [
    'pregnant woman in a striped maxi dress, hand on her belly, sunny beach',
    'gender: female | body: pregnant | garments: striped dress | place: beach | weather: sun',
  ],
  [
    'Hijabi fencer, sabre in hand, white fencing uniform, confident',
    'headwear: hijab | props: sabre | garments: white uniform | expression: confident',
  ],
  [
    'Jamaican reggae musician, dreadlocks under a knitted rasta cap, guitar, relaxed smile, sunset on the beach',
    'origin: jamaican | hairStyle: dreadlocks | headwear: cap | props: guitar | expression: smile | timeOfDay: sunset | place: beach',
  ],
  [
    'mongolian eagle hunter, fur hat, eagle on arm, snowy steppe',
    'origin: mongolian | headwear: fur hat | companion: eagle | place: steppe | weather: snow',
  ],
  [
    'Hawaiian surfer dude, sun-bleached shaggy hair, tan, board shorts, shark tooth necklace, surfboard under his arm',
    'origin: hawaiian | gender: male | hairStyle: shaggy | skin: tan | garments: shorts | jewellery: necklace | props: surfboard',
  ],
  [
    'Greek fisherman, sixty, thick grey eyebrows, sailor cap, pipe in mouth, harbour',
    'origin: greek | age: sixty/60 | headwear: sailor cap | props: pipe | place: harbour',
  ],
  ['a nun with a mischievous grin riding a motorcycle', 'gender: female | expression: mischievous grin | garments: habit'],
  [
    'Buddhist monk, shaved head, saffron robes, meditating under a waterfall',
    'hairStyle: shaved/bald | garments: saffron robe | pose: meditat | place: waterfall',
  ],
  ['boxer with a broken nose, taped hands, red shorts, gym', 'marks: nose | garments: red shorts | place: gym'],
  ['secret agent in a black tuxedo with a martini, casino', 'garments: black tuxedo | props: martini | place: casino'],
  [
    'A sunburnt farmer chewing on a piece of straw, checked shirt, suspenders, corn field',
    'skin: sunburn/red | garments: checked shirt + suspenders | place: field',
  ],
  [
    'Alice type girl in a light blue pinafore with a black hair bow, falling down a hole',
    'gender: female | garments: blue pinafore | headwear: bow',
  ],
  [
    'evil clown, red curly wig, white face paint, striped baggy suit, balloons, abandoned circus',
    'hairColor: red | hairStyle: curly | marks: paint | garments: striped suit | props: balloon | place: circus',
  ],
  [
    'plague doctor, beak mask, black hat, long leather coat, lantern, cobbled alley, fog',
    'headwear: mask/hat | garments: leather coat | props: lantern | place: alley | weather: fog',
  ],
  [
    'mad scientist with wild white hair and goggles, burn marks on lab coat, bubbling flask',
    'hairColor: white | hairStyle: wild | eyewear: goggles | garments: lab coat | props: flask',
  ],
  [
    'exchange student from Norway with strawberry blonde waves, blue-grey eyes, wool jumper',
    'origin: norw | hairColor: strawberry blond | hairStyle: wav | eyeColor: blue | garments: wool jumper',
  ],
  [
    'biracial woman with big curly hair, gap teeth, gold hoops, off-the-shoulder top, jeans',
    'gender: female | hairStyle: curly | jewellery: hoop | garments: top + jeans | marks: gap',
  ],
  [
    'an Aboriginal elder with a white beard, ochre body paint, red earth desert',
    'origin: aboriginal | age: elder/old | facialHair: white beard | marks: paint | place: desert',
  ],
  [
    'cool grandpa with tattoos, snapback, gold chain, hawaiian shirt, on a skateboard',
    'gender: male | age: old/grand | marks: tattoo | headwear: snapback | jewellery: gold chain | garments: hawaiian shirt | props: skateboard',
  ],
  [
    'short king with glasses, beard and a burgundy velvet suit',
    'body: short | eyewear: glasses | facialHair: beard | garments: burgundy suit',
  ],
  [
    'tall lanky scarecrow man with button eyes, straw hat and patched overalls in a pumpkin field',
    'body: tall lanky | headwear: straw hat | garments: overalls | place: field',
  ],
  [
    'A young prince with chin-length raven hair, circlet, royal blue cape, haughty expression, throne room',
    'age: young | gender: male | hairStyle: chin length | hairColor: raven/black | headwear: circlet | garments: blue cape | expression: haughty | place: throne',
  ],
  [
    'girl sitting at a window on a rainy afternoon, sweater, cup of tea, dreamy',
    'gender: female | pose: sitting | weather: rain | timeOfDay: afternoon | garments: sweater | props: tea/cup | expression: dreamy',
  ],
  [
    'delivery guy w backpack and bike helmet, reflective vest, winter evening',
    'gender: male | props: backpack | headwear: helmet | garments: vest | timeOfDay: evening',
  ],
  [
    'black man, 40s, fade haircut, well groomed beard, navy polo, friendly eyes',
    'gender: male | age: 45 | skin: black | hairStyle: fade | facialHair: beard | garments: navy polo | expression: friendly',
  ],
  ['albino girl with white eyelashes and pale pink eyes', 'gender: female | skin: albino | eyeColor: pink'],
  [
    'A sorceress whose hair is made of fire, glowing amber eyes, obsidian jewelry, black silk gown slit at the thigh',
    'gender: female | hairColor: fire/red | eyeColor: amber | garments: black gown',
  ],
  [
    'sailor, anchor tattoo on forearm, pipe, squinting, one eye closed, chin stubble',
    'marks: tattoo arm/forearm | props: pipe | facialHair: stubble',
  ],
  [
    'retired boxer Marlon, cauliflower ears, grey crew cut, tracksuit',
    'gender: male | hairColor: grey | hairStyle: crew cut | garments: tracksuit',
  ],
  [
    'Gym bro flexing in front of a mirror, backwards cap, stringer vest',
    'gender: male | pose: flex | headwear: cap | garments: vest',
  ],
  [
    'tired single mom, messy bun, grey sweatpants, baby on her hip, kitchen, early morning',
    'gender: female | expression: tired | hairStyle: messy bun | garments: grey sweatpants | place: kitchen | timeOfDay: morning',
  ],
  [
    '2girls, best friends, one with black pixie cut and one with blonde braids, matching denim jackets',
    'gender: female | hairColor: black | hairStyle: pixie | garments: denim jacket',
  ],
  [
    'old sea witch with octopus tentacles, lilac skin and a shell crown',
    'age: old | gender: female | skin: lilac | headwear: crown',
  ],
  [
    'My OC Kaia: 19, half Thai half German, tan skin, dark brown wavy hair to her shoulders, mole under her left eye',
    'age: 19 | gender: female | origin: thai | skin: tan | hairColor: dark brown | hairStyle: wavy shoulder | marks: mole',
  ],
  [
    'gruff lumberjack, red flannel, suspenders, big ginger beard, axe over shoulder, pine forest, snow',
    'expression: gruff/grumpy/stern | garments: red flannel + suspenders | facialHair: ginger beard | props: axe | place: pine | weather: snow',
  ],
  [
    'A deaf teenage boy with a purple hearing aid, curly brown hair, signing "hello"',
    'age: teen | gender: male | marks: hearing aid | hairStyle: curly | hairColor: brown',
  ],
  [
    'lady in a burgundy velvet evening gown, opera gloves, diamond necklace, red carpet, smiling at cameras',
    'gender: female | garments: burgundy gown + gloves | jewellery: diamond necklace | expression: smil',
  ],
  [
    'grizzled space marine captain w/ cybernetic eye, buzz cut, heavy blue power armor',
    'eyeColor: - | hairStyle: buzz | garments: blue armor | marks: cybernetic eye',
  ],
  [
    'sad clown in the rain, smeared makeup, droopy flower on his lapel',
    'gender: male | expression: sad | weather: rain | marks: makeup/make',
  ],
  [
    'cheerful Ghanaian market seller in her forties, bright orange headwrap and matching dress, basket of mangoes',
    'expression: cheerful | origin: ghanaian | age: 40/45 | gender: female | headwear: orange wrap | garments: dress | props: basket | place: market',
  ],
  [
    'Emo kid 2006, black side fringe covering one eye, studded belt, striped arm warmers, checkered vans',
    'hairColor: black | hairStyle: fringe | garments: belt + striped warmers',
  ],
  [
    'a stoic Korean judge, age 55, rimless spectacles, neat grey hair',
    'expression: stoic | origin: korean | age: 55 | eyewear: spectacles/glasses | hairColor: grey | hairStyle: neat',
  ],
  [
    'blue skinned alien princess with white tattoos on her face and no hair, silver robe',
    'skin: blue | species: alien | gender: female | marks: tattoo | hairStyle: bald | garments: silver robe',
  ],
  [
    'handsome rogue, stubble, eyepatch, dark leather armour, twin daggers, smirking, in a tavern',
    'gender: - | facialHair: stubble | eyewear: eyepatch/patch | garments: leather armour/armor | props: dagger | expression: smirk | place: tavern',
  ],
  [
    'Woman, Black, mid 30s, locs with gold cuffs, nose stud, linen jumpsuit in terracotta',
    'gender: female | skin: black | age: 35 | hairStyle: locs | jewellery: nose stud | garments: terracotta jumpsuit',
  ],
  [
    'tiny old lady feeding pigeons in the park, mauve coat, plastic rain bonnet',
    'body: tiny | age: old | gender: female | garments: mauve coat | place: park | companion: pigeon',
  ],
  [
    'a boy of 12 in wheelchair with racing gloves and a huge grin',
    'gender: male | age: 12 | props: wheelchair | garments: gloves | expression: grin',
  ],
  [
    'Lithuanian folk dancer, flaxen plaits, flower wreath, embroidered white blouse, red apron',
    'origin: lithuanian | hairColor: flaxen | hairStyle: plait | headwear: wreath | garments: white blouse + red apron',
  ],
  [
    'redhead pirate queen laughing on the deck of her ship during a storm, cutlass, torn white shirt',
    'hairColor: red | gender: female | expression: laugh | place: ship/deck | weather: storm | props: cutlass | garments: white shirt',
  ],
  [
    'gentle giant, 7ft, ogre with mossy green skin, flower crown, loincloth',
    'body: giant | species: ogre/orc | skin: green | headwear: flower crown | garments: loincloth',
  ],
  [
    'cute goth gf with black lipstick, choker, fishnet sleeves and chunky boots',
    'gender: female | marks: black lip | jewellery: choker | garments: boots',
  ],
  [
    'nerdy guy with acne, braces, oversized star wars shirt, greasy brown hair',
    'gender: male | marks: acne + braces | garments: shirt | hairColor: brown',
  ],
  [
    'Professional headshot of a Latina lawyer, 42, charcoal blazer, pearl earrings, hair pulled back',
    'camera: headshot/portrait/close | origin: latina | gender: female | age: 42 | garments: charcoal blazer | jewellery: pearl earrings | hairStyle: back',
  ],
  ['the grim reaper but cute, tiny scythe, big black hood', 'props: scythe | garments: hood'],
  [
    'A dryad: bark-brown skin, hair of autumn leaves, antlers, moss dress',
    'skin: brown | marks: antlers | garments: dress | gender: female',
  ],
  [
    'lizardman bounty hunter with a laser rifle, desert planet, two suns',
    'species: dragon/lizard | props: rifle | place: desert/planet',
  ],
  ['raccoon thief wearing a striped jumper and a black mask', 'species: raccoon | garments: striped jumper'],
  ['a penguin waiter carrying a tray', 'species: penguin | props: tray'],
  [
    'owl librarian with half moon spectacles and a tweed waistcoat',
    'species: owl | eyewear: spectacles/glasses | garments: tweed waistcoat',
  ],
  [
    'Sailor scout type magical girl, long pink twin tails, tiara, white gloves, wand raised, night sky',
    'gender: female | hairColor: pink | hairStyle: long twin tails | headwear: tiara | garments: white gloves | props: wand | timeOfDay: night',
  ],
  [
    'ninja kid with blond spiky hair, whisker marks on cheeks, headband, orange tracksuit, big grin',
    'hairColor: blond | hairStyle: spiky | marks: whisker | headwear: headband | garments: orange tracksuit | expression: grin | age: child/kid',
  ],
  [
    'swordsman with three earrings, green hair, scar over left eye, haramaki and bandana',
    'hairColor: green | marks: scar | jewellery: earrings | headwear: bandana',
  ],
  [
    'snow queen, pale blue skin, frosty white hair in a crown braid, fur trimmed cloak, ice palace, northern lights',
    'skin: pale blue | gender: female | hairColor: white | hairStyle: crown braid | garments: cloak | place: palace',
  ],
  [
    'An overweight trucker with a mullet, trucker cap, denim vest, leaning against his truck at a gas station at dusk',
    'body: overweight | gender: male | hairStyle: mullet | headwear: cap | garments: denim vest | pose: lean | place: gas station | timeOfDay: dusk',
  ],
  [
    'she is a mechanic with grease on her cheeks, rolled up coveralls, red bandana on her head like Rosie, flexing her arm',
    'gender: female | marks: grease | garments: coverall | headwear: red bandana | pose: flex',
  ],
  [
    'Afghan girl with piercing green eyes and a tattered red shawl',
    'origin: afghan | gender: female | eyeColor: green | garments: red shawl',
  ],
  [
    'a hunched old monk in brown robes lighting candles in a dark cathedral',
    'body: hunched | age: old | garments: brown robe | place: cathedral | props: -',
  ],
  [
    'male elf, high ponytail, honey blond, teal and gold robes, arrogant, moonlit garden',
    'species: elf | gender: male | hairStyle: high ponytail | hairColor: blond | garments: teal gold robe | expression: arrogant | place: garden | timeOfDay: night',
  ],
  [
    'drow assassin with white undercut, red eyes, spider brooch, crouching on a rooftop at night',
    'species: elf/drow | hairColor: white | hairStyle: undercut | eyeColor: red | jewellery: brooch | pose: crouch | place: roof | timeOfDay: night',
  ],
  [
    'vintage 1920s flapper, finger waves, beaded silver dress, long cigarette holder, feather boa, jazz club',
    'gender: female | hairStyle: wave | garments: silver dress | place: jazz/club',
  ],
  [
    '80s aerobics instructor with a perm, headband, neon pink leotard, leg warmers',
    'hairStyle: perm/curly | headwear: headband | garments: pink leotard + leg warmers',
  ],
  [
    'a stern headmistress: tight grey bun, half-moon glasses, emerald robes, tall pointed hat',
    'expression: stern | gender: female | hairStyle: tight bun | hairColor: grey | eyewear: glasses | garments: emerald robe | headwear: hat',
  ],
  [
    'giant friendly bearded groundskeeper with a pink umbrella and a moleskin coat',
    'body: giant | expression: friendly | facialHair: beard | props: pink umbrella | garments: coat',
  ],
  [
    'Young Frida-like painter, unibrow, flowers in braided updo, embroidered huipil, parrots',
    'age: young | gender: - | marks: unibrow/brow | hairStyle: braided updo | headwear: flower | companion: parrot',
  ],
  [
    'Muslim woman in a pastel pink hijab and long beige coat, autumn park, coffee cup',
    'gender: female | headwear: pink hijab | garments: beige coat | place: park | props: coffee/cup',
  ],
  [
    'Orthodox Jewish man with sidelocks, black hat, long coat and a kind smile',
    'gender: male | headwear: black hat | garments: coat | expression: kind smile',
  ],
  [
    'trans woman, 30, ginger shag haircut, winged eyeliner, crop top, rainbow skirt, pride parade',
    'gender: female | age: 30 | hairColor: ginger | hairStyle: shag | marks: liner | garments: crop top + rainbow skirt',
  ],
  [
    'stocky woman rugby player, cauliflower ear, muddy green jersey number 8, shouting',
    'body: stocky | gender: female | garments: green jersey | expression: shout',
  ],
  [
    'Bollywood hero, slick hair, sherwani in ivory and gold, dancing in a palace courtyard',
    'gender: male | hairStyle: slick | garments: ivory gold sherwani | pose: danc | place: palace/courtyard',
  ],
  [
    'Tuareg man with indigo turban covering his face, only kind brown eyes visible, sand dunes',
    'origin: tuareg | gender: male | headwear: indigo turban | eyeColor: brown | place: dune',
  ],
  [
    'Lady with a lazy eye and a limp, cane, tweed skirt suit, 1950s London',
    'gender: female | props: cane | garments: tweed suit',
  ],
  [
    'Man with a burn scar covering half his face, melancholic, phantom style white mask',
    'gender: male | marks: scar | expression: melanchol',
  ],
  ['amputee veteran, left sleeve pinned up, medals, salutes, cemetery', 'garments: - | pose: salut | place: cemetery'],
  [
    'Grandpa Joe, 90, liver spots, toothless smile, flat cap, knitted vest, in a rocking chair on the porch',
    'gender: male | age: 90 | expression: smile | headwear: flat cap | garments: vest | place: porch',
  ],
  [
    'Curvy plus-size bikini model with stretch marks, long wavy chestnut hair, poolside, confident',
    'body: curvy | garments: bikini | hairStyle: long wavy | hairColor: chestnut | place: pool | expression: confident',
  ],
  ['twin brothers with matching bowl cuts and yellow raincoats', 'gender: male | hairStyle: bowl | garments: yellow raincoat'],
  [
    'steampunk airship captain, brass monocle, handlebar mustache, navy coat with brass buttons, clouds',
    'eyewear: monocle | facialHair: handlebar | garments: navy coat | place: cloud/airship',
  ],
  [
    'a barista with sleeve tattoos, gauged ears, man bun, beige apron, making latte art',
    'marks: tattoo | hairStyle: bun | garments: beige apron',
  ],
  [
    'pop diva on stage, silver bodysuit, platinum high pony, headset microphone, purple spotlights',
    'gender: female | garments: silver bodysuit | hairColor: platinum | hairStyle: pony | place: stage | light: spotlight',
  ],
  [
    'Indian bride with mehndi, red lehenga, nose ring, maang tikka, downcast eyes',
    'origin: indian | gender: female | marks: mehndi/henna | garments: red lehenga | jewellery: nose ring',
  ],
  [
    'Chinese opera singer, white and red face paint, elaborate headdress, long sleeves',
    'origin: chinese | marks: paint | headwear: headdress',
  ],
  [
    'frankenstein-like monster with bolts in his neck, green skin, flat top hair, too small suit',
    'skin: green | hairStyle: flat top | garments: suit | gender: male',
  ],
  [
    'succubus secretary with glasses, red skin, small horns, pencil skirt, white blouse unbuttoned, office',
    'species: demon | gender: female | eyewear: glasses | skin: red | marks: horns | garments: pencil skirt + white blouse | place: office',
  ],
  ['humanoid crystal golem, glowing cyan core, cave', 'species: golem/robot | place: cave'],
  ['plant person with a rose for a head', 'species: plant/alien'],
  [
    'battle-scarred orc mother with long grey dreads, holding her baby',
    'species: orc | gender: female | hairColor: grey | hairStyle: long dread | marks: scar',
  ],
  [
    'a half elf ranger woman with one green & one amber eye, leather bracers, wolf companion',
    'species: half elf | gender: female | eyeColor: green amber | garments: bracers | companion: wolf',
  ],
  [
    'Cute little boy with dark skin, an afro puff hairdo and dungarees jumping in puddles in red wellies',
    'gender: male | skin: dark | hairStyle: afro | garments: dungarees + red wellies | pose: jump',
  ],
  [
    'A shy brunette with her hair covering her face, oversized grey jumper, hugging her knees on the windowsill',
    'expression: shy | hairColor: brunette/brown | garments: grey jumper',
  ],
  [
    'thin man, hollow cheeks, thinning hair, thick moustache, yellow raincoat and a pipe, lighthouse',
    'body: thin | gender: male | facialHair: thick moustache | garments: yellow raincoat | props: pipe | place: lighthouse | hairStyle: thinning',
  ],
  [
    'gymnast, 16yo, chalky hands, glittery purple leotard, scrunchie, serious',
    'age: 16 | garments: purple leotard | expression: serious',
  ],
  ['angry chef throwing a pan, red face, white double-breasted jacket', 'expression: angry | garments: white jacket'],
  [
    'cowboy, squinting, toothpick in his mouth, serape, revolver, dusty street, noon',
    'gender: male | props: revolver | garments: serape | place: street | timeOfDay: noon',
  ],
  [
    'Victorian orphan boy with soot on his face, patched jacket, flat cap, cobblestone street, fog',
    'gender: male | age: child/orphan | marks: soot | garments: jacket | headwear: flat cap | place: street | weather: fog',
  ],
  [
    'queen of hearts style villainess, heart shaped lips, red and black ballgown, tiny crown, furious',
    'gender: female | garments: red black gown/ballgown | headwear: crown | expression: furious',
  ],
  [
    'surgeon in green scrubs, surgical mask and cap, only her tired hazel eyes are visible',
    'garments: green scrubs | gender: female | expression: tired | eyeColor: hazel',
  ],
  [
    'influencer taking a selfie at golden hour, beach waves, white crochet top, big sunglasses',
    'timeOfDay: golden hour/sunset | hairStyle: wave | garments: white top | eyewear: sunglasses',
  ],
  [
    'A man whose left eye is white and blind, right eye brown, long grey coat, wolfhound at his side',
    'gender: male | eyeColor: white brown | garments: grey coat | companion: wolfhound',
  ],
  [
    'girl with very long rainbow hair floating in zero gravity, space suit without helmet',
    'gender: female | hairStyle: long | hairColor: rainbow | garments: space suit',
  ],
  [
    'dapper skeleton in a pinstripe suit and top hat, marigolds, day of the dead',
    'species: skeleton | garments: pinstripe suit | headwear: top hat',
  ],
  [
    'A calm yoga teacher in her thirties with a sleek black ponytail, sage green leggings and a white sports bra, sitting cross-legged by a lake at sunrise',
    'expression: calm | age: 35 | gender: female | hairColor: black | hairStyle: sleek ponytail | garments: green leggings + white bra/top | pose: cross legged/sitting | place: lake | timeOfDay: sunrise',
  ],
  [
    'young cuban man w/ pencil moustache, white linen suit, panama hat, smoking a cigar in havana',
    'age: young | origin: cuban | gender: male | facialHair: pencil mustache/moustache | garments: white suit | headwear: panama hat | props: cigar',
  ],
  [
    'stressed out office worker, loosened tie, bags under eyes, holding 3 coffees',
    'expression: stressed | garments: tie | marks: bags | props: coffee',
  ],
  [
    'Somali supermodel, shaved head, gold eyeshadow, flowing orange gown, runway',
    'origin: somali | hairStyle: shaved | marks: gold eyeshadow | garments: orange gown | place: runway/stage',
  ],
  ['grandfather and grandson fishing on a dock', 'age: old/grand | gender: male | pose: fishing | place: dock/harbour/lake'],
  [
    'a beekeeper in a white suit with a veil hat, holding a honeycomb, lavender field',
    'garments: white suit | headwear: hat/veil | place: lavender',
  ],
  [
    'purple haired punk lesbian with lots of piercings, leather vest, fishnets, big black boots',
    'hairColor: purple | garments: leather vest + black boots | jewellery: pierc | gender: female',
  ],
  ['fat orange tabby cat in a wizard robe', 'species: cat | body: fat | skin: orange | garments: robe'],
  [
    'Arctic explorer with frost in his beard, red parka, fur hood up, holding a lantern in a blizzard',
    'gender: male | facialHair: beard | garments: red parka | props: lantern | weather: blizzard/snow/frost',
  ],
  [
    'teen with vitiligo and braces, afro puffs, denim dungarees, giving a thumbs up',
    'age: teen | marks: vitiligo + braces | hairStyle: afro | garments: denim dungarees | pose: thumb',
  ],
  [
    'Warrior monk, blind, white eyes, prayer beads, orange robe, bo staff',
    'eyeColor: white | jewellery: beads | garments: orange robe | props: staff',
  ],
  [
    'stylish old black gentleman, white goatee, bow tie, checked waistcoat, trumpet, jazz club, warm light',
    'age: old | skin: black | gender: male | facialHair: white goatee | garments: bow tie + checked waistcoat | props: trumpet | place: jazz/club | light: warm',
  ],
  [
    'A tomboy with short ginger hair, plaster on her nose, scraped knees, baseball cap on backwards, holding a slingshot',
    'gender: female | hairStyle: short | hairColor: ginger | marks: plaster/bandage | headwear: cap | props: slingshot',
  ],
  [
    'Elegant Persian queen, kohl-rimmed eyes, long black curls, turquoise silk robe, golden peacock throne',
    'origin: persian | gender: female | hairColor: black | hairStyle: long curls | garments: turquoise robe | marks: kohl/liner',
  ],
  [
    'hulking minotaur gladiator, brown fur, ring in his nose, chains, arena',
    'species: minotaur | skin: brown | gender: male | jewellery: ring | place: arena/stadium/ring',
  ],
  [
    'mid-30s dad bod guy in a hawaiian shirt, socks and sandals, grilling, backyard, sunny',
    'age: 35 | body: dad bod | gender: male | garments: hawaiian shirt + sandals | weather: sun | place: backyard/garden',
  ],
  [
    'Sci-fi bounty hunter lady, white armor with orange stripes, visor, jetpack, neon rain',
    'gender: female | garments: white armor | eyewear: visor | weather: rain',
  ],
  [
    'melancholy violinist on an empty stage, single spotlight, black tailcoat, silver streak in dark hair',
    'expression: melancholy | props: violin | place: stage | light: spotlight | garments: black tailcoat | hairColor: dark silver',
  ],
  [
    'kid in a cardboard robot costume, grinning, missing teeth, living room',
    'age: child/kid | expression: grin | place: living room',
  ],
  [
    'a desert nomad, only eyes visible, sand-coloured robes, curved dagger, camel, heat haze',
    'garments: robes | props: dagger | place: desert/sand',
  ],
  [
    'nervous groom, sweating, crooked tie, curly brown hair, church',
    'expression: nervous | gender: male | garments: tie | hairStyle: curly | hairColor: brown | place: church',
  ],
  [
    'Irish dancer with bouncy red ringlets, green embroidered dress, mid jump',
    'origin: irish | hairColor: red | hairStyle: ringlet | garments: green dress | pose: jump',
  ],
  [
    'weary medieval healer woman, linen coif, herb satchel, candle, plague village',
    'expression: weary/tired | gender: female | headwear: coif | props: satchel + candle | place: village',
  ],
  [
    'a confident woman with a prosthetic arm made of gold, backless emerald dress, ballroom',
    'expression: confident | gender: female | marks: prosthetic arm | garments: emerald dress | place: ballroom',
  ],
  [
    'eccentric millionaire, purple velvet tailcoat, top hat, curly auburn hair, cane, chocolate factory',
    'garments: purple tailcoat | headwear: top hat | hairColor: auburn | hairStyle: curly | props: cane | place: factory',
  ],
  [
    'Kenyan ranger in khaki uniform, beret, binoculars, savanna, acacia trees, dusk',
    'origin: kenyan | garments: khaki uniform | headwear: beret | props: binoculars | place: savanna | timeOfDay: dusk',
  ],
  [
    'pale gothic boy with long black hair, lace choker, black nail polish, crow on his arm, graveyard at midnight',
    'skin: pale | gender: male | hairColor: black | hairStyle: long | jewellery: choker | companion: crow | place: graveyard | timeOfDay: midnight/night',
  ],
  [
    'smiling bus driver, navy uniform, short locs, gap in her teeth',
    'expression: smil | gender: female | garments: navy uniform | hairStyle: short locs | marks: gap',
  ],
  [
    'sunburned tourist with a camera round his neck, bucket hat, fanny pack, cargo shorts',
    'skin: sunburn | gender: male | props: camera | headwear: bucket hat | garments: cargo shorts',
  ],
  ['fire elemental woman, burning hair, molten skin, ember eyes', 'gender: female | hairColor: burning/fire/red'],
  [
    'a tired astronaut with a helmet under one arm, curly grey hair, freckles, NASA patch, standing on mars',
    'expression: tired | headwear: helmet | hairStyle: curly | hairColor: grey | marks: freckles | pose: standing | place: mars/planet',
  ],
  [
    'Cute bunny barista with pink ears, latte, green apron, cozy coffee shop',
    'species: rabbit/bunny | garments: green apron | place: coffee/cafe',
  ],
  ['royal guard in a tall bearskin hat and red tunic, stone-faced', 'headwear: bearskin | garments: red tunic'],
  [
    'Brown-skinned girl with two Dutch braids, soccer uniform, muddy knees, ball under her foot, triumphant',
    'skin: brown | gender: female | hairStyle: braids | garments: uniform | props: ball | expression: triumph',
  ],
  [
    'a lean, scarred mercenary with an eye patch, brown ponytail, crossbow on his back, smug grin',
    'body: lean | marks: scar | eyewear: patch | hairColor: brown | hairStyle: ponytail | props: crossbow | expression: smug grin | gender: male',
  ],
  [
    'An old tortoise sage with spectacles and a shawl',
    'age: old | species: tortoise | eyewear: spectacles/glasses | garments: shawl',
  ],
  [
    'ethereal moon goddess, silver skin, hair like starlight, crescent tiara, sheer midnight-blue gown',
    'gender: female | skin: silver | headwear: tiara | garments: blue gown',
  ],
  [
    'Overworked mum, cardigan inside out, hair in a claw clip, toddler drawing on the wall',
    'gender: female | garments: cardigan',
  ],
  [
    'Finnish metalhead, waist long blond hair, corpse paint, band shirt, bullet belt, snowy woods',
    'origin: finnish | hairStyle: waist long | hairColor: blond | marks: paint | garments: shirt + belt | place: wood | weather: snow',
  ],
  [
    'shy Filipino nurse, he is 24, round face, hair parted to the side, blue scrubs, name tag',
    'expression: shy | origin: filipino | gender: male | age: 24 | garments: blue scrubs | hairStyle: side/part',
  ],
]
