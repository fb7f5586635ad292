/**
 * What ordinary people write when they want a character, each with the attributes it states: `field: value`, fields apart
 * by `|`, several values of a list field by `+`, words that serve as well by `/`; `field: -` where nothing may be read.
 */
export const CORPUS_OF_PEOPLE: readonly (readonly [description: string, states: string])[] = [
  [
    'A 34 year old Nigerian woman with long box braids, big hoop earrings and a bright yellow wrap dress, laughing at a street market.',
    'age: 34 | gender: female | origin: nigerian | hairStyle: long box braids | jewellery: hoop earrings | garments: yellow dress | expression: laughing | place: market',
  ],
  [
    'old fisherman, weathered face, white stubble, navy wool cap, yellow raincoat, stormy sea behind him',
    'age: old | gender: male | facialHair: white stubble | headwear: navy cap | garments: yellow raincoat | weather: storm | place: sea',
  ],
  [
    'My grandma. She is 81, has curly white hair, a wrinkled smiling face and wears a lilac cardigan over a floral blouse.',
    'age: 81 | gender: female | hairColor: white | hairStyle: curly | marks: wrinkle | expression: smil | garments: lilac cardigan + floral blouse',
  ],
  [
    'a korean teenage boy with a two block haircut dyed ash blond, black hoodie, headphones around his neck, bored',
    'age: teen | gender: male | origin: korean | hairColor: ash blond | hairStyle: two block | garments: black hoodie | headwear: headphones | expression: bored',
  ],
  [
    'Elven archer, waist-length platinum hair braided at the temples, violet eyes, moss green tunic, longbow in hand, misty forest at dawn',
    'species: elf/elven | hairColor: platinum | hairStyle: waist length | eyeColor: violet | garments: green tunic | props: bow | weather: mist/fog | place: forest | timeOfDay: dawn',
  ],
  [
    'Big burly orc blacksmith with green skin, two tusks, a leather apron and a hammer, grinning in front of his forge',
    'species: orc | body: burly | skin: green | garments: leather apron | marks: tusk | props: hammer | expression: grin | place: forge/workshop',
  ],
  [
    'Pale vampire countess in a crimson velvet gown with a high collar, jet-black hair in an updo, red lips and ruby earrings, candlelight',
    'species: vampire | gender: female | skin: pale | garments: crimson gown | hairColor: black | hairStyle: updo | marks: red lip | jewellery: earrings | light: candle',
  ],
  [
    'cat girl with orange ears and tail, short messy ginger hair, green slit eyes, striped sailor top and denim shorts, winking',
    'species: cat | gender: female | hairStyle: short messy | hairColor: ginger | eyeColor: green | garments: striped top + denim shorts | expression: wink',
  ],
  [
    'A friendly robot with a round white head, glowing blue eyes and copper arms, holding a watering can in a greenhouse',
    'species: robot | eyeColor: blue | props: watering can | place: greenhouse | expression: friendly',
  ],
  [
    'tall grey alien with huge black eyes, no hair, silver jumpsuit, standing on the bridge of a spaceship',
    'species: alien | body: tall | skin: gray/grey | eyeColor: black | hairStyle: bald/none/no | garments: silver jumpsuit | pose: standing | place: spaceship',
  ],
  [
    'Middle aged Indian man with a thick black moustache, a maroon turban and a cream kurta, serious expression, studio portrait',
    'age: middle aged | gender: male | origin: indian | facialHair: black moustache | headwear: maroon turban | garments: cream kurta | expression: serious | place: studio | camera: portrait',
  ],
  [
    'a girl of about nine with freckles, two red pigtails, a missing tooth smile and green dungarees, holding a frog net by the pond',
    'age: nine/9/child | gender: female | marks: freckles | hairColor: red | hairStyle: pigtails | expression: smil | garments: green dungarees | place: pond/lake/river',
  ],
  [
    'Muscular Samoan guy, tribal tattoo on his shoulder, topknot, no shirt, on a beach at sunset',
    'body: muscular | gender: male | origin: samoan | marks: tattoo | hairStyle: topknot | place: beach | timeOfDay: sunset',
  ],
  [
    'Businesswoman in her fifties, sleek silver bob, tortoiseshell glasses, charcoal trouser suit, arms folded, modern office',
    'age: 50s/55/fifties | gender: female | hairColor: silver | hairStyle: sleek bob | eyewear: tortoiseshell glasses | garments: charcoal suit | pose: arms folded/crossed | place: office',
  ],
  [
    'young man with vitiligo and a shaved head, gold nose ring, white tank top, looking thoughtful',
    'age: young | gender: male | marks: vitiligo | hairStyle: shaved | jewellery: gold nose ring | garments: white tank top | expression: thoughtful',
  ],
  [
    'A dwarf with an enormous braided auburn beard, an iron helmet and a battle axe, shouting in a snowy mountain pass',
    'species: dwarf | facialHair: braided auburn beard | headwear: iron helmet | props: axe | expression: shout | weather: snow | place: mountain',
  ],
  [
    'woman in a wheelchair, curly chestnut hair down to her shoulders, mustard sweater, plaid skirt, reading a book in a library',
    'gender: female | props: wheelchair + book | hairStyle: curly shoulder | hairColor: chestnut | garments: mustard sweater + plaid/checked skirt | place: library',
  ],
  [
    'he has dreadlocks tied back, a full beard, dark brown skin and kind hazel eyes. he is wearing a rust coloured linen shirt.',
    'gender: male | hairStyle: dreadlocks | facialHair: full beard | skin: dark brown | eyeColor: hazel | garments: rust shirt',
  ],
  [
    'fairy, translucent blue wings, pink pixie cut, leaf dress, barefoot, sitting on a mushroom, fireflies, night',
    'species: fairy | marks: wings | hairColor: pink | hairStyle: pixie | garments: dress | pose: sitting | timeOfDay: night',
  ],
  [
    'Non-binary skater, 22, undercut with a teal fringe, septum piercing, oversized black t-shirt, ripped jeans, skateboard under the arm',
    'gender: non binary/androgynous | age: 22 | hairStyle: undercut | hairColor: teal | jewellery: septum/nose | garments: black t-shirt + jeans | props: skateboard',
  ],
  [
    'A nurse in light blue scrubs with a stethoscope around her neck, brown hair in a low bun, tired but kind smile, hospital corridor',
    'gender: female | garments: light blue scrubs | jewellery: stethoscope | hairColor: brown | hairStyle: low bun | expression: smil/tired | place: hospital',
  ],
  [
    'rugged cowboy squinting into the sun, tan stetson, red bandana, dusty brown leather vest, desert canyon at noon',
    'headwear: tan stetson | gender: male | garments: red bandana/scarf + brown vest | place: desert/canyon | timeOfDay: noon',
  ],
  [
    'a witch with a crooked nose, wild grey hair, purple pointed hat, black cat on her shoulder and a glowing wand',
    'gender: female | hairColor: grey | hairStyle: wild | headwear: purple hat | companion: black cat | props: wand',
  ],
  [
    'Portrait of an elderly Japanese gentleman in a dark indigo kimono, thin white goatee, bald, calm, holding a paper fan',
    'age: old/elderly | gender: male | origin: japanese | garments: indigo kimono | facialHair: white goatee | hairStyle: bald | expression: calm | props: fan | camera: portrait',
  ],
  [
    'space marine with a scar across the left cheek, buzz cut, heavy blue armour, red visor, explosion behind',
    'marks: scar left cheek | hairStyle: buzz | garments: blue armour/armor | eyewear: red visor',
  ],
  [
    'cute chubby toddler boy, blond curls, dinosaur pyjamas, hugging a teddy bear, in his bedroom',
    'age: toddler/child | body: chubby | gender: male | hairColor: blond | hairStyle: curl | garments: pyjamas | props: teddy | place: bedroom',
  ],
  [
    'Punk rocker with a lime green mohawk, safety pin earrings, studded leather jacket, sneering, on stage under red spotlights',
    'hairColor: lime green | hairStyle: mohawk | jewellery: earrings | garments: leather jacket | expression: sneer | place: stage | light: red/spotlight',
  ],
  [
    'A woman with long straight black hair, blunt bangs, monolid dark eyes, wearing a white turtleneck and a camel coat, autumn park, golden hour',
    'gender: female | hairStyle: long straight bangs | hairColor: black | eyeColor: dark | garments: white turtleneck + camel coat | place: park | timeOfDay: golden hour',
  ],
  [
    'demon prince: curved black horns, ash-grey skin, glowing amber eyes, long white hair, ornate black and gold robe, smirking on his throne',
    'species: demon | gender: male | marks: curved black horns | skin: grey | eyeColor: amber | hairColor: white | hairStyle: long | garments: black gold robe | expression: smirk',
  ],
  [
    'Skinny guy, late twenties, messy brown hair, patchy beard, round wire glasses, green flannel shirt open over a grey tee, coffee mug in hand, cosy cafe',
    'body: skinny | gender: male | age: 28/twenties | hairStyle: messy | hairColor: brown | facialHair: beard | eyewear: round glasses | garments: green flannel + grey tee | props: mug/cup | place: cafe',
  ],
  [
    'Maori grandmother with a moko kauae on her chin, silver hair in a braid, greenstone pendant and a black feather cloak',
    'gender: female | age: grandmother/old | origin: maori | marks: chin | hairColor: silver | hairStyle: braid | jewellery: pendant | garments: black cloak',
  ],
  [
    'a mermaid with turquoise scales, coral coloured hair flowing, pearl necklace, underwater light rays',
    'species: mermaid | gender: female | marks: turquoise scales | hairColor: coral | jewellery: pearl necklace | place: underwater/sea',
  ],
  [
    'ballet dancer, 19, hair scraped into a tight bun, pale pink leotard and tutu, standing on one leg on an empty stage, single spotlight',
    'age: 19 | hairStyle: tight bun | garments: pink leotard + tutu | place: stage | light: spotlight',
  ],
  [
    'Grizzled pirate captain, eyepatch, gold tooth, salt-and-pepper beard, tricorn hat, long navy coat with brass buttons, parrot on shoulder, ship deck at dusk',
    'eyewear: eyepatch | facialHair: salt and pepper beard | headwear: tricorn | garments: navy coat | companion: parrot | place: ship | timeOfDay: dusk',
  ],
  [
    'girl with heterochromia, one eye blue one eye brown, ash brown wavy lob, no makeup, oatmeal knit jumper, rainy window',
    'gender: female | eyeColor: blue brown | hairColor: ash brown | hairStyle: wavy lob | garments: oatmeal/knit jumper | weather: rain',
  ],
  [
    'A Somali model with deep dark skin, shaved head, high cheekbones, dramatic gold eyeshadow and a flowing orange gown, desert dunes at sunset',
    'skin: deep dark | origin: somali | hairStyle: shaved | marks: gold eyeshadow | garments: orange gown | place: desert/dunes | timeOfDay: sunset',
  ],
  [
    'detective in a trench coat and fedora, cigarette, 5 oclock shadow, rainy neon street at night, film noir',
    'garments: trench coat | headwear: fedora | facialHair: stubble/shadow | weather: rain | place: neon/street | timeOfDay: night',
  ],
  [
    'firefighter woman, soot on her face, blonde braid over one shoulder, helmet under her arm, proud',
    'gender: female | hairColor: blonde | hairStyle: braid | headwear: helmet | expression: proud | marks: soot',
  ],
  [
    'A shy half-elf bard with shoulder-length honey blonde hair, a teal doublet, feathered cap and a lute, singing in a crowded tavern',
    'species: half elf | expression: shy/singing | hairStyle: shoulder length | hairColor: honey blonde | garments: teal doublet | headwear: cap | props: lute | place: tavern',
  ],
  [
    'Young Mexican woman, flower crown of red roses, thick unibrow, braided black hair, embroidered white blouse, colourful skirt',
    'age: young | gender: female | origin: mexican | headwear: flower crown | marks: brow | hairStyle: braid | hairColor: black | garments: embroidered white blouse + colourful/multicoloured skirt',
  ],
  [
    'athletic black guy with a high top fade, basketball jersey number 23, sweatband, confident look, outdoor court',
    'body: athletic | skin: black | gender: male | hairStyle: fade | garments: jersey | headwear: sweatband/headband | expression: confident',
  ],
  [
    'Scottish lad with a mop of ginger curls, pale freckled skin, blue eyes and a tartan scarf, windy highlands',
    'skin: pale | gender: male | hairColor: ginger | hairStyle: curl | marks: freckle | eyeColor: blue | garments: tartan scarf | weather: wind | place: highlands/mountain/hill',
  ],
  [
    'cyberpunk hacker, half-shaved purple hair, chrome arm, facial circuit tattoos, mirrored shades, black techwear, neon city at night',
    'hairStyle: half shaved | hairColor: purple | marks: circuit | eyewear: shades/sunglasses | place: neon | timeOfDay: night',
  ],
  [
    'angel with huge white wings and a halo, golden ringlets, serene face, flowing white robe, above the clouds, soft light',
    'species: angel | marks: white wings + halo | hairColor: gold | hairStyle: ringlets/curl | expression: serene | garments: white robe | place: cloud/sky | light: soft',
  ],
  [
    'A man, 60, hearing aid in his left ear, gray crew cut, blue eyes, plaid flannel, denim overalls, on a farm in the morning',
    'gender: male | age: 60 | marks: hearing aid | hairColor: gray/grey | hairStyle: crew cut | eyeColor: blue | garments: flannel + denim overalls | place: farm | timeOfDay: morning',
  ],
  [
    'Goth girl. Black lipstick, heavy eyeliner, choker, long black hair with purple streaks, fishnet sleeves, cemetery, full moon.',
    'gender: female | marks: black lipstick + eyeliner | jewellery: choker | hairStyle: long | hairColor: black purple | place: cemetery/graveyard | timeOfDay: night/moon',
  ],
  [
    'scientist with wild white hair, goggles on forehead, stained lab coat, holding a bubbling green flask, surprised, laboratory',
    'hairStyle: wild | hairColor: white | eyewear: goggles | garments: lab coat | props: flask/potion | expression: surprised | place: laborator',
  ],
  [
    'muslim woman wearing a dusty rose hijab, subtle smile, brown eyes, beige coat, city street in winter',
    'gender: female | headwear: rose hijab | expression: smile | eyeColor: brown | garments: beige coat | place: street | weather: winter/snow',
  ],
  [
    'Red-haired Irish barmaid, green bodice, white blouse with rolled-up sleeves, carrying three mugs of ale, cheeky grin',
    'hairColor: red | gender: female | garments: green bodice + white blouse | props: mug/ale | expression: grin',
  ],
  [
    'wolf man with grey fur, yellow eyes, torn trousers, howling at the moon on a cliff',
    'species: wolf | gender: male | skin: grey | eyeColor: yellow | garments: trousers | timeOfDay: night/moon | place: cliff',
  ],
  [
    'A stern judge, round face, double chin, powdered wig, black robes and white collar, gavel in hand',
    'expression: stern | garments: black robe | props: gavel | hairStyle: wig',
  ],
  [
    'surfer dude, sun-bleached shoulder length hair, tan, shark tooth necklace, orange board shorts, big grin, waves',
    'gender: male | hairStyle: shoulder length | skin: tan | jewellery: necklace | garments: orange shorts | expression: grin | place: wave/sea/beach | hairColor: bleached/blond',
  ],
  [
    'Chinese princess in red and gold hanfu, elaborate hairpins, phoenix crown, porcelain skin, holding a lantern, palace garden with cherry blossoms',
    'skin: porcelain | gender: female | garments: red gold hanfu | headwear: crown | jewellery: hairpins | props: lantern | place: garden',
  ],
  [
    'a stocky bald bouncer with a goatee and a neck tattoo, black suit, earpiece, arms crossed, nightclub entrance, purple light',
    'body: stocky | hairStyle: bald | facialHair: goatee | marks: neck tattoo | garments: black suit | pose: arms crossed | place: nightclub | light: purple',
  ],
  [
    'student, dark curly hair, braces, acne, backpack, varsity jacket in navy and white, nervous smile, school hallway',
    'hairColor: dark | hairStyle: curly | marks: braces + acne | props: backpack | garments: navy white jacket | expression: nervous | place: school/hallway',
  ],
  [
    'Ghost of a Victorian lady, transparent, lace dress, hollow eyes, candle in her hand, foggy manor',
    'species: ghost | gender: female | garments: lace dress | props: candle | weather: fog | place: manor',
  ],
  [
    'viking warrioress, blonde warrior braids, blue war paint across her eyes, fur cloak, round shield and spear, snowstorm',
    'gender: female | hairColor: blonde | hairStyle: braid | marks: blue paint | garments: fur cloak | props: shield + spear | weather: snow',
  ],
  [
    'dragon rider in scaled bronze armour, short auburn hair, burn scar on the neck, baby dragon on her arm, mountain top, stormy sky',
    'gender: female | garments: bronze armour/armor | hairStyle: short | hairColor: auburn | marks: scar | companion: dragon | place: mountain | weather: storm',
  ],
  [
    'chef with rosy cheeks, curled moustache, tall white hat, double-breasted jacket, tasting soup from a ladle in a busy kitchen',
    'facialHair: moustache | headwear: white hat | props: ladle | place: kitchen | marks: rosy cheeks',
  ],
  [
    'A woman without glasses, no jewellery, hair not curly but straight, shoulder length, caramel with blonde highlights, simple white tee',
    'gender: female | eyewear: none | hairStyle: straight shoulder length | hairColor: caramel blonde | garments: white tee | jewellery: -',
  ],
  [
    'she has a heart of gold and nerves of steel; green eyes, black bob, yellow rain boots',
    'gender: female | eyeColor: green | hairColor: black | hairStyle: bob | garments: yellow boots | jewellery: -',
  ],
  [
    'Boy with his head in the clouds, brown bowl cut, big ears, striped blue and white shirt, sitting on the stairs',
    'gender: male | hairColor: brown | hairStyle: bowl | garments: striped blue white shirt | pose: sitting | place: -',
  ],
  [
    'a mechanic, female, grease on her cheeks, red bandana tied in her hair, navy coveralls, wrench, garage',
    'gender: female | headwear: red bandana | garments: navy coverall | props: wrench | place: garage/workshop',
  ],
  [
    'Robot butler in a black tailcoat with a bow tie and monocle, silver tray, bowing slightly in a grand hall',
    'species: robot | garments: black tailcoat + bow tie | eyewear: monocle | props: tray | place: hall',
  ],
  [
    'My OC Lyra: fox girl, 17, fluffy white ears & tail, icy blue eyes, lavender hoodie, pleated grey skirt, thigh-high socks, shy',
    'species: fox | gender: female | age: 17 | eyeColor: icy blue | garments: lavender hoodie + grey skirt + socks | expression: shy',
  ],
  [
    'elf, female, ~120 years but looks 25, copper skin, white hair in a long plait, emerald circlet, brown leather armour, two daggers',
    'species: elf | gender: female | skin: copper | hairColor: white | hairStyle: long plait | jewellery: circlet | garments: brown leather armour/armor | props: dagger',
  ],
  [
    'A gray-haired professor with half-moon spectacles, elbow-patched tweed blazer and bow tie, scratching his chin, dusty archive',
    'hairColor: gray/grey | gender: male | eyewear: spectacles/glasses | garments: tweed blazer + bow tie | place: archive',
  ],
  [
    'plus size woman in a polka dot swimsuit, sunglasses, wide straw hat, red lipstick, poolside, bright summer day',
    'body: plus size | gender: female | garments: polka dot swimsuit | eyewear: sunglasses | headwear: straw hat | marks: red lipstick | place: pool | timeOfDay: day',
  ],
  [
    'monk in saffron robes, shaved head, prayer beads, eyes closed, hands pressed together, temple at sunrise',
    'garments: saffron robe | hairStyle: shaved | jewellery: beads | pose: hands together | place: temple | timeOfDay: sunrise | expression: eyes closed/closed',
  ],
  [
    'zombie office worker, green rotting skin, torn white shirt, loosened red tie, one eye missing, fluorescent light',
    'species: zombie | skin: green | garments: white shirt + red tie | light: fluorescent',
  ],
  [
    'astronaut floating in space, helmet off, afro, dark skin, big smile, earth in the background',
    'place: space | hairStyle: afro | skin: dark | expression: smile',
  ],
  [
    'Little red riding hood with a basket, brown braids, rosy cheeks, red hooded cape, dark forest, worried',
    'garments: red cape | props: basket | hairColor: brown | hairStyle: braids | place: forest | expression: worried | marks: rosy cheeks',
  ],
  [
    'swordswoman, tan skin, short choppy navy hair, scar through right eyebrow, sleeveless white gi, katana over the shoulder, dojo, determined',
    'gender: female | skin: tan | hairStyle: short choppy | hairColor: navy | marks: scar right | garments: white gi | props: katana/sword | place: dojo | expression: determined',
  ],
  [
    'A kindly old wizard, long white beard down to his waist, star-covered midnight blue robe, pointy hat, gnarled staff with a glowing crystal, tower at night',
    'age: old | gender: male | facialHair: long white beard | garments: midnight blue robe | headwear: pointy hat | props: staff | timeOfDay: night | place: tower',
  ],
  [
    'Filipina singer, sleek high ponytail, sequined silver dress, microphone, dangling earrings, joyful, concert stage',
    'origin: filipin | gender: female | hairStyle: sleek high ponytail | garments: silver dress | props: microphone | jewellery: earrings | expression: joy | place: stage/concert',
  ],
  [
    'man w/ short black hair + glasses + blue suit, smiling, office background',
    'gender: male | hairStyle: short | hairColor: black | eyewear: glasses | garments: blue suit | expression: smil | place: office',
  ],
  [
    'tired mother in her thirties, messy bun, dark circles, breast-feeding shirt, baby in her arms, kitchen in the early morning',
    'expression: tired | gender: female | age: 35/thirties | hairStyle: messy bun | place: kitchen | timeOfDay: morning | marks: dark circles',
  ],
  [
    'Arab man with a trimmed black beard, white thobe and red checkered keffiyeh, falcon on his glove, desert at dawn',
    'origin: arab | gender: male | facialHair: black beard | garments: white thobe | headwear: keffiyeh | companion: falcon | place: desert | timeOfDay: dawn',
  ],
  [
    'jester with a two-colored hat, diamond face paint, red and yellow motley, juggling, laughing maniacally, castle courtyard',
    'headwear: hat | marks: face paint | garments: motley | expression: laugh | place: castle',
  ],
  [
    'a preteen girl with leg braces, purple glasses, two puffs of curly hair, unicorn t-shirt, thumbs up, playground',
    'gender: female | eyewear: purple glasses | hairStyle: puffs | garments: t-shirt | place: playground | age: preteen/child',
  ],
  [
    'Steampunk inventor girl, brass goggles pushed up on caramel brown hair, corset over white shirt, gear necklace, oil lamp, workshop',
    'gender: female | eyewear: brass goggles | hairColor: caramel brown | garments: corset + white shirt | jewellery: necklace | props: lamp/lantern | place: workshop',
  ],
  [
    'construction worker, hi-vis orange vest, yellow hard hat, sunburnt, moustache, thumbs up, city street',
    'garments: orange vest | headwear: yellow hard hat | skin: sunburn | facialHair: moustache | place: street',
  ],
  [
    'Hair: long, wavy, blue to pink gradient. Eyes: purple. Skin: pale. Outfit: white lace dress with black boots. Mood: dreamy. Place: field of lavender.',
    'hairStyle: long wavy | hairColor: blue pink | eyeColor: purple | skin: pale | garments: white lace dress + black boots | expression: dreamy | place: lavender/field/meadow',
  ],
  [
    'Blue-skinned alien bartender with four eyes, antennae, white waistcoat, shaking a cocktail, neon bar',
    'species: alien | skin: blue | garments: white waistcoat | props: cocktail | place: bar',
  ],
  [
    'a slender androgynous person with a silver bob, pale grey eyes, white high-neck coat, minimalist white room, soft diffuse light',
    'body: slender | gender: androgynous | hairColor: silver | hairStyle: bob | eyeColor: grey | garments: white coat | light: soft/diffuse',
  ],
  [
    'Hawaiian grandpa, floral aloha shirt in turquoise, straw hat, ukulele, white moustache, laughing, hammock between palm trees',
    'gender: male | age: old/grandpa | garments: floral turquoise shirt | headwear: straw hat | props: ukulele | facialHair: white moustache | expression: laugh',
  ],
  [
    'soldier in camouflage uniform, dog tags, buzzed dark hair, square jaw, steely gaze, dusty street',
    'garments: camouflage uniform | jewellery: dog tags | hairStyle: buzz | hairColor: dark | place: street',
  ],
  [
    'emo boy, black side-swept fringe covering one eye, lip piercing, band tee, fingerless gloves, sad, rain',
    'gender: male | hairColor: black | hairStyle: side swept fringe | jewellery: lip | garments: tee + gloves | expression: sad | weather: rain',
  ],
  [
    'Queen with warm brown skin, box braids gathered under a gold crown, emerald gown with puffed sleeves, regal, throne room',
    'gender: female | skin: brown | hairStyle: braids | headwear: gold crown | garments: emerald gown | place: throne | expression: regal',
  ],
  [
    'a goblin merchant with a big nose, yellow eyes, pointed ears with rings, patched coat, sack of coins, sly grin, night market, lantern light',
    'species: goblin | eyeColor: yellow | marks: ears | garments: coat | expression: sly/grin | place: market | timeOfDay: night | light: lantern',
  ],
  [
    'Swedish blonde girl with crystal blue eyes in a light grey wool sweater by a frozen lake, snow falling softly',
    'origin: swedish | hairColor: blonde | gender: female | eyeColor: blue | garments: grey sweater | place: lake | weather: snow',
  ],
  [
    'a barista with a man bun, sleeve tattoos, denim apron over a black shirt, pouring latte art, warm morning light',
    'hairStyle: bun | marks: tattoo | garments: denim apron + black shirt | timeOfDay: morning | light: warm | gender: male',
  ],
  [
    'ninja in black with only her green eyes visible, red scarf, two short swords, rooftop under the moon',
    'gender: female | eyeColor: green | garments: red scarf | props: sword | place: rooftop | timeOfDay: night/moon',
  ],
  [
    'A lumberjack, huge, red beard, beanie, red and black checked flannel shirt, suspenders, axe on shoulder, pine forest, morning fog',
    'body: huge | facialHair: red beard | headwear: beanie | garments: red black checked shirt + suspenders | props: axe | place: forest | timeOfDay: morning | weather: fog',
  ],
  [
    'beautiful bride, veil, lace wedding dress, bouquet of white roses, updo with pearls, happy tears, church',
    'gender: female | headwear: veil | garments: lace wedding dress | props: bouquet/rose | hairStyle: updo | expression: happy | place: church',
  ],
  [
    'Ginger tomboy age eleven, skinned knees, baseball cap backwards, denim overalls, slingshot in back pocket, mischievous',
    'hairColor: ginger | gender: female | age: 11/eleven | headwear: baseball cap | garments: denim overalls | expression: mischievous',
  ],
  [
    'samurai with a topknot, stern look, red lacquered armour, katana drawn, bamboo forest, rain',
    'hairStyle: topknot | expression: stern | garments: red armour/armor | props: katana/sword | place: bamboo/forest | weather: rain',
  ],
  [
    'Android woman with porcelain white skin, visible seams, chin-length black bob, glowing cyan eyes, emotionless, laboratory, cold light',
    'species: android | gender: female | skin: white | hairStyle: chin length bob | hairColor: black | eyeColor: cyan | expression: emotionless/neutral | place: laborator | light: cold',
  ],
  [
    'a farmer, late 40s, sun-tanned, crow’s feet, straw in mouth, dungarees and check shirt, wheat field, late afternoon',
    'age: 48/40s | skin: tan | marks: crow | garments: dungarees + check shirt | place: field | timeOfDay: afternoon',
  ],
  [
    'opera singer, very fat, huge red curly hair, emerald green ballgown, pearls, mouth wide open singing, theatre',
    'body: fat | hairColor: red | hairStyle: curly | garments: emerald green ballgown | jewellery: pearl | expression: singing | place: theatre/theater',
  ],
  [
    'Hockey player missing a front tooth, mullet, black eye, red and white jersey, grinning, ice rink',
    'hairStyle: mullet | garments: red white jersey | expression: grin | place: rink | marks: black eye',
  ],
  [
    'Woman from Ghana, early 30s, short natural afro, kente cloth headwrap, gold earrings, off-the-shoulder emerald top, gentle smile, soft window light',
    'gender: female | origin: ghana | age: 32/30s | hairStyle: short afro | headwear: headwrap/turban | jewellery: gold earrings | garments: emerald top | expression: gentle smile | light: soft/window',
  ],
  [
    'necromancer, hooded black robe, skeletal hands, glowing green eyes, skull-topped staff, graveyard, fog, moonlight',
    'garments: black robe | eyeColor: green | props: staff | place: graveyard | weather: fog | light: moonlight | timeOfDay: -/night',
  ],
  [
    'a tennis player, brown pony tail, white visor cap, white polo shirt and pleated skirt, racket, jumping for joy',
    'hairColor: brown | hairStyle: pony tail/ponytail | headwear: cap/visor | garments: white polo shirt + skirt | props: racket',
  ],
  [
    'Father Christmas, fluffy white beard, rosy cheeks, red suit with white fur trim, sack of presents, snowy village at night',
    'facialHair: white beard | garments: red suit | place: village | timeOfDay: night | weather: snow | gender: male',
  ],
  [
    'Indian bride with henna on her hands, red and gold sari, bindi, nose ring, jasmine in her black braid, marigold garlands',
    'origin: indian | gender: female | marks: henna + bindi | garments: red gold sari | jewellery: nose ring | hairColor: black | hairStyle: braid',
  ],
  [
    'plague doctor, beak mask, black wide-brimmed hat, long leather coat, lantern, foggy alley',
    'headwear: black hat | garments: leather coat | props: lantern | weather: fog | place: alley',
  ],
  [
    'a blind old man with a white cane and dark glasses, brown cardigan, golden labrador at his side, park bench, autumn',
    'age: old | gender: male | props: cane | eyewear: dark glasses | garments: brown cardigan | companion: labrador/dog | place: park',
  ],
  [
    'Rapper with gold chain, diamond grillz, durag, white puffer jacket, sunglasses at night, city lights',
    'jewellery: gold chain | headwear: durag | garments: white puffer jacket | eyewear: sunglasses | timeOfDay: night | place: city',
  ],
  [
    'Jewish violinist, thirty-eight, curly dark hair, kippah, round glasses, black waistcoat, playing violin on a Paris balcony at dusk',
    'age: 38 | hairStyle: curly | hairColor: dark | headwear: kippah | eyewear: round glasses | garments: black waistcoat | props: violin | timeOfDay: dusk | place: balcony',
  ],
  [
    'druid with antlers, mossy beard, bark-brown skin, leaf-green cloak, owl on his arm, ancient woods, sunbeams through the trees',
    'marks: antlers | facialHair: beard | skin: brown | garments: green cloak | companion: owl | place: woods/forest | gender: male',
  ],
  [
    'a cool aunt type: 45ish, half grey curls, cat eye glasses, terracotta jumpsuit, chunky necklace, glass of wine, laughing, balcony at sunset',
    'age: 45 | gender: female | hairStyle: curl | hairColor: grey | eyewear: cat eye glasses | garments: terracotta jumpsuit | jewellery: chunky necklace | props: wine/cup | expression: laugh | timeOfDay: sunset | place: balcony',
  ],
  [
    'Knight in shining armor, visor up, stubble, brown eyes, blue cape, sword planted in the ground, battlefield, low angle, dramatic light',
    'garments: armor + blue cape | facialHair: stubble | eyeColor: brown | props: sword | place: battlefield | camera: low angle | light: dramatic',
  ],
  [
    'full body shot of a cheerleader, high blonde ponytail with a red bow, red and white uniform, pom-poms, arms raised, stadium',
    'camera: full body | hairColor: blonde | hairStyle: high ponytail | garments: red white uniform | props: pom | place: stadium',
  ],
  [
    'close-up of a freckled redhead, green eyes, wind in her hair, overcast beach, melancholic',
    'camera: close up/close-up | marks: freckle | hairColor: red | eyeColor: green | weather: wind/overcast | place: beach | expression: melanchol | gender: female',
  ],
  [
    'rabbit boy with floppy brown ears, tiny waistcoat, pocket watch, running late through a meadow of daisies',
    'species: rabbit | gender: male | garments: waistcoat | props: watch | pose: running | place: meadow',
  ],
  [
    'Turkish barber, slicked back black hair, handlebar moustache, white barber coat, scissors and comb, barbershop',
    'origin: turkish | hairStyle: slicked back | hairColor: black | facialHair: handlebar moustache | garments: white coat | props: scissors | place: barber',
  ],
  [
    'a lady in a large purple hat with feathers, pearl choker, powder blue Edwardian dress, parasol, rose garden, sunny afternoon',
    'gender: female | headwear: purple hat | jewellery: pearl choker | garments: powder blue dress | props: parasol/umbrella | place: garden | weather: sun | timeOfDay: afternoon',
  ],
  [
    'young dad, dad bod, brown crew neck sweater, glasses, three day beard, toddler on his shoulders, zoo',
    'age: young | gender: male | garments: brown sweater | eyewear: glasses | facialHair: beard/stubble | place: zoo',
  ],
  [
    'Harpy with brown feathered wings instead of arms, sharp yellow eyes, wild russet hair, perched on a rock above the sea',
    'marks: brown wings | eyeColor: yellow | hairStyle: wild | hairColor: russet | place: sea/rock/cliff',
  ],
  [
    'delivery guy on a bike, mint green windbreaker, cargo shorts, helmet, sweaty, rainy city',
    'gender: male | garments: mint green windbreaker + cargo shorts | headwear: helmet | weather: rain | place: city',
  ],
  [
    'a wise tortoise-like alien elder, wrinkled olive skin, tiny eyes, hooded brown robe, walking stick, swamp hut, dim light',
    'species: alien | age: elder/old | skin: olive | marks: wrinkle | garments: brown robe | props: stick/staff | place: swamp | light: dim',
  ],
  [
    'female boxer with cornrows, sports bra, red boxing gloves, bruised cheek, fierce, boxing ring',
    'gender: female | hairStyle: cornrows | garments: sports bra + red gloves | marks: bruise | expression: fierce | place: ring',
  ],
  [
    'ice queen: pale blue skin, white hair in a high crown braid, silver tiara, fur-trimmed white cloak, cold stare, ice palace, aurora',
    'gender: female | skin: pale blue | hairColor: white | hairStyle: braid | headwear: silver tiara | garments: white cloak | place: palace/castle/ice',
  ],
  [
    'A Peruvian girl with rosy cheeks, long black plaits, colourful poncho, bowler hat, hugging a baby llama, Andes mountains',
    'origin: peruvian | gender: female | marks: rosy | hairColor: black | hairStyle: long plaits | garments: poncho | headwear: bowler | companion: llama | place: mountain',
  ],
  [
    'librarian with a strawberry blonde French twist, pearl-rimmed cat-eye glasses on a chain, tweed skirt, ssh gesture',
    'hairColor: strawberry blonde | hairStyle: french twist | eyewear: cat eye glasses | garments: tweed skirt',
  ],
  [
    'anthropomorphic fox in a green waistcoat with a pocket watch, sly smile, autumn forest',
    'species: fox | garments: green waistcoat | expression: sly smile | place: forest | props: watch',
  ],
  [
    'teenage girl with down syndrome, short blonde hair, pink glasses, rainbow sweater, beaming, birthday party',
    'age: teen | gender: female | hairStyle: short | hairColor: blonde | eyewear: pink glasses | garments: rainbow sweater | expression: beaming',
  ],
  [
    'Marine biologist, 41, sun-streaked brown hair in a loose ponytail, wetsuit, dolphin pendant, on a boat',
    'age: 41 | hairColor: brown | hairStyle: loose ponytail | garments: wetsuit | jewellery: pendant | place: boat/ship',
  ],
  [
    'young woman with a prosthetic leg, running shorts, sports top, ponytail, stretching on a track at sunrise',
    'age: young | gender: female | marks: prosthetic leg | garments: shorts + top | hairStyle: ponytail | timeOfDay: sunrise | place: track',
  ],
  [
    'gentleman thief, white tuxedo, top hat, monocle, cape with red lining, playing card between fingers, roof, full moon, smirk',
    'gender: male | garments: white tuxedo + cape | headwear: top hat | eyewear: monocle | props: card | place: roof | timeOfDay: night/moon | expression: smirk',
  ],
  [
    'A small child in a yellow rain jacket and red wellies jumping in puddles, umbrella, grey street',
    'age: child | body: small | garments: yellow jacket + red wellies | props: umbrella | place: street',
  ],
  [
    'nordic god of thunder, long blonde hair, braided beard, glowing blue eyes, silver armour, hammer, lightning storm',
    'hairStyle: long | hairColor: blonde | facialHair: braided beard | eyeColor: blue | garments: silver armour/armor | props: hammer | weather: storm/lightning',
  ],
  [
    'an african american grandfather in a brown corduroy jacket, flat cap, gray beard, playing chess in the park, laughing',
    'origin: african american | gender: male | age: grandfather/old | garments: brown jacket | headwear: flat cap | facialHair: gray/grey beard | place: park | expression: laugh',
  ],
  [
    'flight attendant with a neat chignon, navy blue uniform, silk neckerchief, little hat, polite smile, airplane cabin',
    'hairStyle: chignon | garments: navy blue uniform + silk neckerchief/scarf | headwear: hat | expression: smile | place: airplane',
  ],
  [
    'mysterious figure in a hooded grey cloak, face in shadow, silver eyes, standing at a crossroads in the mist, backlit',
    'garments: grey cloak | eyeColor: silver | pose: standing | weather: mist/fog | light: backlit | place: crossroads/road',
  ],
  [
    'she’s got tan skin, dimples, a septum ring, wavy hair down to her waist the color of wheat and a cropped lavender sweater',
    'gender: female | skin: tan | marks: dimples | jewellery: septum/nose | hairStyle: wavy waist | hairColor: wheat | garments: lavender sweater',
  ],
  [
    'green hair, red eyes, black school unifrom, blak tie, angry',
    'hairColor: green | eyeColor: red | garments: black uniform + tie | expression: angry',
  ],
  [
    'a beutiful women with brown hiar and blue eys wearing a grey swetaer',
    'gender: female | hairColor: brown | eyeColor: blue | garments: grey sweater',
  ],
  [
    'dude. mid-20s. sandy hair, messy fringe. hoodie (maroon). skateboard. looks sleepy. golden hour.',
    'gender: male | age: 25/20s | hairColor: sandy | hairStyle: messy fringe | garments: maroon hoodie | props: skateboard | expression: sleepy | timeOfDay: golden hour',
  ],
  [
    'Brazilian carnival dancer, golden brown skin, huge turquoise feather headdress, sparkling bikini, glitter on her cheeks, dancing, night parade',
    'skin: golden brown | origin: brazilian | headwear: turquoise headdress | garments: bikini | marks: glitter | pose: dancing | timeOfDay: night | gender: female',
  ],
  [
    'inuit hunter in a fur-lined parka, weathered tan face, harpoon, husky by his side, arctic snowfield, blizzard',
    'origin: inuit | skin: tan | garments: parka | props: harpoon/spear | companion: husky/dog | place: snow/arctic | weather: blizzard/snow',
  ],
  [
    'clown with a red nose, rainbow wig, white face paint, oversized polka-dot bow tie, holding balloons, circus tent',
    'marks: face paint | hairColor: rainbow | garments: polka dot bow tie | props: balloon | place: circus',
  ],
  [
    'vampire hunter; leather duster; wide brimmed hat; crossbow; stubble; jaw scar; gothic cathedral interior; candle light',
    'garments: leather duster | headwear: wide brimmed hat | props: crossbow/bow | facialHair: stubble | marks: scar | place: cathedral | light: candle | species: -',
  ],
  [
    'two-tone hair, left side white right side black, red eyes, mole under left eye, black high-collared uniform, aloof',
    'hairColor: white black | eyeColor: red | marks: mole left eye | garments: black uniform | expression: aloof',
  ],
  [
    'Ukrainian woman in an embroidered vyshyvanka blouse, wreath of sunflowers, long light brown braid, wheat field, bright sun',
    'origin: ukrainian | gender: female | garments: embroidered blouse | headwear: wreath | hairStyle: long braid | hairColor: light brown | place: field | weather: sun',
  ],
  [
    'a bored cashier chewing gum, bleached hair with dark roots, chipped nail polish, red polo, name tag, supermarket, fluorescent lighting',
    'expression: bored | hairColor: bleached dark | garments: red polo | place: supermarket | light: fluorescent',
  ],
  [
    'Pharaoh with kohl-lined eyes, gold and blue striped headdress, broad gold collar, bare chest, crook and flail, pyramids at sunset',
    'marks: kohl | headwear: gold blue headdress | place: pyramid/desert | timeOfDay: sunset',
  ],
  [
    'girl next door, light brown eyes, dimpled smile, low pigtails, gingham dress, picnic basket, sunny meadow',
    'gender: female | eyeColor: light brown | expression: smile | hairStyle: low pigtails | garments: gingham dress | props: basket | weather: sunny | place: meadow',
  ],
  [
    'albino man with white eyelashes, pink eyes, cropped white hair and a black roll-neck, plain grey background, Rembrandt lighting',
    'skin: albino | gender: male | eyeColor: pink | hairStyle: crop | hairColor: white | garments: black roll neck | light: rembrandt | place: background/studio',
  ],
  [
    'Merchant sailor from Portugal, olive complexion, gold hoop in one ear, thick eyebrows, anchor tattoo on forearm, striped jersey, harbour, seagulls',
    'skin: olive | jewellery: gold hoop | marks: eyebrows + anchor tattoo | garments: striped jersey | place: harbour/harbor',
  ],
  [
    'a sleepy student in pyjamas with bed head, holding a cup of tea, slippers, cat on lap, sofa, cloudy morning',
    'expression: sleepy | garments: pyjamas + slippers | hairStyle: bed head/messy | props: cup | companion: cat | weather: cloud | timeOfDay: morning',
  ],
  [
    'Sikh doctor, orange turban, long dark beard, white coat, stethoscope, friendly, hospital',
    'headwear: orange turban | facialHair: long dark beard | garments: white coat | expression: friendly | place: hospital',
  ],
  [
    'she-devil in a red latex suit with a pitchfork, small red horns, pointed tail, black wavy bob, wicked grin, flames',
    'species: devil/demon | gender: female | garments: red suit | marks: red horns + tail | hairColor: black | hairStyle: wavy bob | expression: wicked/grin | props: pitchfork',
  ],
  [
    'Mongolian horse archer, braided black hair, fur hat, blue deel with a yellow sash, bow and quiver, endless steppe under a big sky',
    'origin: mongolian | hairStyle: braid | hairColor: black | headwear: fur hat | garments: blue deel/robe + yellow sash | props: bow | place: steppe',
  ],
  [
    'a very tall thin man with sunken cheeks, black stovepipe hat, long sideburns, frock coat, gaslit street, night fog',
    'body: tall thin | gender: male | headwear: black hat | facialHair: sideburns | garments: frock coat | place: street | timeOfDay: night | weather: fog',
  ],
  [
    'Kid superhero with a red mask and cape, yellow tights, fists on hips, gap-toothed grin, city rooftop, blue sky',
    'age: kid/child | garments: cape + yellow tights | pose: hips/heroic | expression: grin | place: rooftop | weather: blue sky/clear',
  ],
]
