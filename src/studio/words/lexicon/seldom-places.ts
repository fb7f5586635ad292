import type { BackdropKind } from '../../sheet/scene-sheet.ts'
import { namesOf } from './names-of.ts'

/** What places are seldom called. In browsers these words come later; each has a word of its own, at which they are sent for. */
export const SELDOM_PLACES: Readonly<Record<string, BackdropKind>> = namesOf<BackdropKind>({
  studio: 'abstract background, blurred background, photo booth, empty room, photoshoot, white void, void',
  sea: 'cove, bay, fjord, seafront, promenade, coastline, rocky shore, crashing waves, cliffs, lighthouse',
  beach: 'seashore, palm beach, sandbank, shoreline, palm trees, tropics, hawaii, hammock, resort, tiki bar',
  forest:
    'redwoods, taiga, thicket, undergrowth, wilderness, clearing, among the pines, pines, over pines, campsite, campground, treehouse, birch forest, woodlands, old growth forest, fairy forest, elven forest, woodland, grove, glade',
  mountains:
    'base camp, mountain hut, mountain peak, mountain pass, mountain range, alps, himalayas, andes, andes mountains, rockies, highlands, mountainside, summit, crag, gorge, ridge, plateau, foothills, rocky outcrop, boulders, moor, moors, moorland, mountain trail, cliffside, everest, scottish highlands, mountaintop, peak, valley, glen',
  meadow:
    'alpine meadow, grassland, plains, steppe, steppes, prairies, grassy field, grassy hill, grassy hills, rolling hills, hillside, golf course, shire, outdoors, nature, hilltop, fields, countryside, prairie, airfield, airstrip, country road',
  desert:
    'bedouin tent, caravan camp, sand dunes, dune, sahara, badlands, wild west, pyramids, arid plain, frontier town, wild west town, mesa, route 66, pyramid, scrubland, gas station, death valley, canyon, dunes, oasis, wasteland',
  snowfield: 'snowfield, ski slope, ski slopes, ice rink, rink, skating rink, siberia, alaska, tundra, winter wonderland',
  'city street':
    'los angeles, new orleans, san francisco, sidewalk, pavement, street corner, crosswalk, avenue, boulevard, city streets, urban street, cobbled street, cobblestone street, highway, roadside, crossroads, crossing, urban jungle, new york, london, paris, suburb, suburbs, neighborhood, neighbourhood, parking lot, skate park, skatepark, town center, piazza, plaza, promenade street, chinatown, brooklyn, mumbai, construction site, building site, phone booth, shopping street, schoolyard, lane, driveway, venice, rome, istanbul, bus stop',
  cave: 'coal mine, mine tunnel, gold mine, dwarf mine, crystal mine, underground, grotto, mine shaft, mines, lair, dragon lair, sewer, sewers, cave entrance, catacomb, den, abyss, dwarven mine, dwarven hall, tunnels, burrow, cavern, mine',
  'neon city':
    'hong kong street, shibuya, times square, las vegas, neon lit street, neon lit city, arcade, dystopian city, futuristic metropolis, megacity, seoul, neon streets, neon diner, cyberspace, virtual world, sci fi city, tokyo street, neo tokyo, casino, shanghai, neon lit alley, tokyo, metropolis',
  village:
    'hamlet, log cabin, cabin, hut, shire village, settlement, elven village, half timbered town, hobbit hole, mill, courtyard village, chalet, campfire circle, trading post, viking village, tribal village, cottage',
  library:
    'library tower, wizard library, bookstore cafe, study room, bookshelf, archives, campus, staircase, courtroom, court room, law office, waiting room, newsroom, auction house, bookshop, bookstore, archive, study',
  castle:
    'courtyard, mansion, manor, manor house, hall, feast hall, grand staircase, great staircase, armory, armoury, tower room, mead hall, ruined tower, castle hall, great hall',
  cathedral:
    'abbey, convent, mosque, synagogue, altar, basilica, nave, cloister, monastery hall, minster, ashram, chapel, monastery',
  tavern: 'beer hall, alehouse, fantasy inn, social club, biergarten, cellar, lodge, hunting lodge, brewery, barroom',
  stage:
    'ballet studio, barre, comedy club, opera house, opera, catwalk, runway, fashion runway, film set, movie set, tv studio, auditorium, fashion show, gladiator arena, colosseum arena, concert hall, cabaret, burlesque club, podium, talk show, school play, backstage, music hall, movie theater, amphitheater, amphitheatre',
  workshop:
    'watchmaker workshop, shoe repair, cobbler shop, tailor shop, carpentry shop, carpenter shop, woodshop, tailor shop, shed, tool shed, warehouse, engine room, ceramics studio, artist studio, artist loft, studio loft, clockmaker shop, craft room, boiler room, basement, attic, shipbuilding yard, barber shop, barbershop, hair salon, salon, tattoo parlor, sewing room, steel mill, recording studio, sawmill, toolshed, workbench, printing shop, loft, assembly line, sweatshop, junkyard, scrapyard, atelier, factory',
  laboratory:
    'alchemist lab, cryo chamber, science lab, research lab, research facility, apothecary, chemistry lab, observatory, server room, data center, data centre, alchemy lab, morgue, testing facility, ambulance',
  spaceship:
    'spacecraft, space craft, star ship, command deck, command bridge, bridge of a starship, escape pod, rocket, rocket ship, shuttle, space shuttle, ufo, flying saucer, alien ship, submarine, mech cockpit, mission control, command center, command centre, control center, starship bridge, secret base, bunker, helicopter, pilot seat, starship, cockpit, control room',
  space:
    'stars and galaxies, cosmos, universe, milky way, orbit, starfield, earth orbit, planets, in orbit, galaxies, starscape, the void of space, outer space, nebula',
  garden:
    'allotment, vegetable garden, herb garden, hedge maze, maze, gazebo, patio, gardens, florist shop, florist, zoo, surrounded by flowers, lemon grove, olive grove, rose bushes, courtyard garden, garden party, pergola, arboretum',
  ruins:
    'gladiator in an arena, abandoned factory, lost city, stone circle, stonehenge, colosseum, pyramid ruins, acropolis, labyrinth',
  market:
    'medina, goblin market, night bazaar, farmers market, flea market, souk, market stall, stall, stalls, festival, spice market, street food stall, food stall, food truck, christmas market, parade, bazaar street, oktoberfest, renaissance faire, market hall, bazaar, marketplace',
  rooftop:
    'rooftops, tower top, skyline, penthouse, fire escape, helipad, city view, overlooking the city, overlooking a city, penthouse balcony, eiffel tower',
  cafe: 'coffeehouse, tearoom, bistro, brasserie, pizzeria, ice cream parlor, canteen, cafeteria, fast food restaurant, deli, noodle shop, burger joint, 50s diner, internet cafe, ice cream van, breakfast table, café, diner',
  bedroom:
    'nursery, dorm room, dorm, dormitory, hotel room, dressing room, boudoir, laundromat, childhood bedroom, playroom, kids room, guest room, gaming room, birthday party, wardrobe, tent, yurt, motel room',
  office:
    'open plan office, conference room, meeting room, cubicle, boardroom table, workplace, bank, police station, startup office, co working space, reception, lobby, hotel lobby, corporate office, interrogation room, oval office, call center, corner office, press conference, principal office, headquarters, bureau, law firm, agency, detective office, boardroom',
  kitchen: 'kitchen counter, pantry, witch kitchen',
  river: 'creek, brook, riverside, hot springs, onsen, canal, dam, river bank, koi pond, estuary, rapids, riverbank, stream',
  'ship deck':
    'ship deck, deck of a pirate ship, sailboat, yacht, fishing boat, viking ship, longship, galleon, cruise ship, ferry, crow nest, raft, canoe, kayak, gondola, rowboat, rowing boat, steamship, houseboat, speedboat, aboard a ship, sail boat, airship deck, airship, steamboat, trawler, ship cabin, captain cabin, deck of a ship, pirate ship, boat, deck',
  sky: 'heaven, heavens, cloud city, sky islands, hot air balloon, floating islands, cloudscape, flying through the air, sky kingdom, in the air, mid air, olympus, celestial realm, gates of heaven, celestial palace, cloud palace, cloud',
  stadium:
    'soccer stadium, soccer field, soccer pitch, pitch, rugby pitch, cricket ground, running track, track, bleachers, grandstand, sports event, olympics, race track, racetrack, race circuit',
  gym: 'gymnasium, fitness studio, weight room, fitness center, fitness centre, fitness room, workout room, crossfit gym, weightlifting gym, health club, locker room, wrestling ring',
  'burning house': 'blazing house, blazing building, wildfire, surrounded by fire, surrounded by flames',
  'cherry avenue':
    'cherry blossoms, cherry blossom, cherry blossom trees, cherry blossom tree, cherry blossom avenue, cherry blossom garden, cherry blossom park, cherry blossom forest, blooming cherry trees, falling cherry blossoms, blossoming cherry trees, hanami, under cherry blossoms, cherry grove, plum blossoms, peach blossoms',
  'jazz bar':
    'jazz bar, jazz club, blues club, speakeasy, dive bar, bar counter, hotel bar, pool hall, piano lounge, cocktail lounge, cigar lounge, casino bar, gambling den, rooftop lounge',
  moon: 'moon surface, the moon surface, surface of the moon, lunar surface, moon base, lunar base, lunar landscape, moon crater, moonscape, asteroid, the moon landing',
  ballroom:
    'ballroom, masquerade ball, masquerade, masked ball, ballroom stage, dance hall, gala, banquet hall, banquet, grand hall, opulent hall, wedding hall, palace hall, chandelier hall, golden hall, chateau, versailles, debutante ball, opulent palace',
  'basketball court':
    'basketball court, outdoor court, indoor court, sports hall, volleyball court, tennis court, clay court, grass court, handball court, badminton court',
  'swimming pool': 'swimming pool, poolside, indoor pool, swimming hall, pool party',
  classroom:
    'lecture hall, schoolroom, college, university, academy, wizard school, blackboard, chalkboard, chemistry class, exam room, elementary school, primary school',
  hospital:
    'hospital ward, clinic, operating room, operating theatre, operating theater, emergency room, ward, medical bay, sickbed, doctor office, dentist office, surgery room, infirmary, doctors office',
  corridor: 'lockers, hotel corridor, passage, elevator, lift',
  'train station':
    'train station, railway station, train platform, platform, railway platform, train tracks, railway tracks, grand central, bus station, airport terminal, departure lounge',
  alley: 'favela, slum, slums, shanty town, wall covered in graffiti, alleyway, backstreet, narrow lane, ghetto, grimy alley',
  park: 'central park, lawn, avenue of trees, avenue in autumn',
  lake: 'lakeside, lakeshore, pond, lily pond, jetty on a lake, wooden jetty, reservoir, fishing lake',
  waterfall: 'waterfalls, rainforest waterfall, cascade, cascades, niagara falls',
  jungle: 'rainforest, mangrove, tropical rainforest, vines, amazon rainforest',
  swamp: 'swampland, marsh, bog, bayou, swamp hut, wetlands, marshland, mire, dead forest, spooky forest, creepy forest',
  'bamboo forest': 'bamboo grove, bamboo thicket, arashiyama',
  underwater:
    'underwater, bottom of the sea, reef, coral reef, kelp forest, aquarium, sunken city, seabed, atlantis, underwater city, underwater kingdom, underwater palace, underwater cave, mermaid lagoon, sunken ship, bottom of the ocean',
  graveyard: 'tomb, crypt, mausoleum, catacombs, tombstones, gravestones, churchyard, graves',
  'haunted house':
    'witch hut, haunted mansion, haunted manor, victorian mansion, creepy house, spooky house, witch house, spooky mansion, vampire castle, ghost house, abandoned mansion',
  farm: 'coffee plantation, plantation, sheep pasture, corral, farmland, farmyard, ranch, stables, farmhouse, homestead, pumpkin patch, windmill, barnyard, corn field, cornfield, chicken coop, hay bales, pasture',
  volcano:
    'volcano rim, crater rim, lava, lava field, volcanic landscape, volcano crater, lava river, erupting volcano, hell, inferno, flames of hell, underworld, lava cave, volcanic wasteland, mordor, river of lava, hellscape, mount doom, lava flow',
  savanna: 'savanna, savannah, safari, african plains, serengeti, african savanna, african savannah, outback, lion country',
  'ice world':
    'arctic, igloo, north pole, south pole, antarctica, antarctic, iceberg, ice floe, glacier, frozen wasteland, ice cavern, permafrost, polar landscape, ice kingdom',
  'rice fields':
    'rice fields, rice field, rice paddy, rice paddies, rice terraces, terraced fields, tea plantation, tea fields, paddy field',
  'alien planet':
    'alien planet, alien world, another planet, distant planet, strange planet, planet surface, alien landscape, exoplanet, extraterrestrial landscape, foreign planet, surface of a planet',
  'throne room': 'royal court, court of the king, royal hall, royal chamber, king hall, queen court',
  dungeon: 'prison cell, cell, jail, dungeon cell, jail cell, torture chamber, behind bars',
  'castle outside':
    'elven city, elven palace, castle courtyard, battlements, stronghold, citadel, fortress, ramparts, tower, high tower, wizard tower, outside a castle, castle in the distance, fairytale castle, fairy tale castle, outside the castle, castle towers, castle grounds',
  shrine:
    'hanok, hanok courtyard, pagoda courtyard, shinto shrine, torii gate, torii gates, torii, buddhist temple, pagoda, kyoto, kyoto street, sanctuary',
  'living room':
    'lounge, living room sofa, apartment, parlour, armchair, fireside, christmas tree, christmas room, decorated christmas tree, fireplace, hearth, by the fireplace, by a fireplace, family home, studio apartment',
  restaurant:
    'izakaya, dining room, fine dining, steakhouse, trattoria, dinner table, candlelit dinner, bistro at night, dinner party, romantic dinner',
  bathroom: 'bathtub, spa, sauna, changing room, restroom, toilet, bubble bath, washroom, bath, locker room shower',
  concert:
    'rock concert, music festival, open air stage, pop concert, live concert, rock stage, music stage, gig, on tour, festival stage, rock show, live show',
  nightclub:
    'nightclub, disco, dancefloor, rave, karaoke bar, karaoke, nightclub entrance, techno club, dance party, prom, house party, disco club',
  'war zone':
    'war zone, warzone, battle field, destroyed city, apocalypse, post apocalyptic, post apocalyptic city, post apocalyptic wasteland, war torn city, rubble, trenches, wasteland ruins, zombie apocalypse, front line, bombed city, explosion, scorched earth, devastated city, apocalyptic wasteland, zombie wasteland',
  harbour:
    'fishing village, fishing town, docks, marina, quay, wharf, jetty, fishing harbour, fishing harbor, shipyard, seaport, boardwalk, fishing port, coastal village, coastal town',
  'wheat field': 'wheat fields, barley field, rye field, field of grain, hay field',
  'sunflower field': 'sunflower fields',
  'lavender field': 'lavender fields, provence',
  train:
    'train carriage, train compartment, tram, railway carriage, orient express, dining car, airplane, aeroplane, plane, aircraft, airplane cabin, aeroplane cabin, plane cabin, aircraft cabin, private jet',
  museum: 'exhibition, exhibition hall, sculpture gallery, louvre',
  'amusement park':
    'amusement park, theme park, funfair, fairground, ferris wheel, roller coaster, carousel, merry go round, carnival, county fair, carnival ride, luna park, abandoned amusement park',
  'space station':
    'planet earth, space station, orbital station, space colony, space base, mars base, airlock, sci fi corridor, spaceport, sci fi hallway, space station corridor, international space station',
  bridge: 'footbridge, canal bridge, arched bridge',
  garage: 'auto shop, mechanic shop, repair shop, hangar, motor shop, pit lane, pit stop, mechanic garage, parking garage',
  circus: 'circus tent, carnival tent',
  dojo: 'dojo, tatami, tatami floor, martial arts school, tatami room, karate dojo, teahouse, training hall, ryokan',
  mars: 'mars colony, red planet, surface of mars, martian landscape, martian desert, mars surface',
  shop: 'butcher shop, pawn shop, petrol station, bowling alley, supermarket, grocery store, grocery, mall, shopping mall, shopping center, shopping centre, convenience store, boutique, department store, corner shop, pet shop, record store, record shop, music store, pharmacy, kiosk',
  forge: 'smithy, blacksmith shop, foundry, smith',
  bakery: 'bake shop, pastry shop, patisserie',
  porch: 'porch steps, doorstep, veranda',
  downtown:
    'glass tower, glass towers, office tower, office towers, financial district, business district, downtown, manhattan',
  window: 'window seat, bay window, windowsill, window sill',
  fence: 'picket fence, paddock',
  'ward corridor': 'ward corridor',
  subway: 'subway station, metro, metro station, subway platform, underground station',
  greenhouse: 'conservatory, orangery, plant nursery',
})
