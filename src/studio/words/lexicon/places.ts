import type { BackdropKind } from '../../sheet/scene-sheet.ts'
import { namesOf } from './names-of.ts'

/** What places are called, and which of the drawn ones each is. */
export const PLACES: Readonly<Record<string, BackdropKind>> = namesOf<BackdropKind>({
  studio:
    'studio, black background, grey background, gray background, blank background, gradient background, clean background, abstract background, blurred background, solid background, photo booth, empty room, white room, photoshoot, neutral backdrop, white void, void, photo studio, plain background, white background, simple background, neutral background',
  sea: 'sea, cove, bay, fjord, seafront, promenade, coastline, rocky shore, crashing waves, ocean, coast, cliff, cliffs, lighthouse, waves',
  beach:
    'beach, seashore, tropical beach, lagoon, palm beach, sandbank, shoreline, desert island, palm trees, tropics, hawaii, sand, hammock, resort, tiki bar, seaside, shore, island, tropical island',
  forest:
    'forest, wood, redwoods, taiga, thicket, undergrowth, wilderness, clearing, among the pines, pines, over pines, campsite, campground, treehouse, tree house, birch forest, woodlands, old growth forest, among the trees, ancient woods, amazon, mushroom forest, fairy forest, elven forest, woods, woodland, pine forest, enchanted forest, grove, glade',
  mountains:
    'mountains, mountain peak, mountain pass, mountain range, alps, himalayas, andes, andes mountains, rockies, highlands, mountainside, summit, crag, gorge, ridge, plateau, foothills, rocky outcrop, boulders, moor, moors, moorland, mountain trail, cliffside, everest, scottish highlands, mountain, mountain top, mountaintop, peak, valley, glen',
  meadow:
    'meadow, grassland, plains, plain of grass, steppe, steppes, prairies, grassy field, grassy hill, grassy hills, field of poppies, field of daisies, rolling hills, hillside, golf course, grass field, grass, field of wildflowers, shire, outdoors, nature, hill, hills, hilltop, field, fields, field of flowers, countryside, vineyard, prairie',
  desert:
    'desert, sand dunes, dune, sahara, badlands, wild west, pyramids, egypt desert, arid plain, dusty road, western town, desert town, desert village, frontier town, wild west town, mesa, route 66, pyramid, scrubland, dusty plain, gas station, death valley, canyon, dunes, oasis, wasteland',
  snowfield:
    'snowfield, snow field, ski slope, ski slopes, frozen lake, ice rink, rink, skating rink, winter forest, snow, siberia, alaska, tundra, winter landscape, winter wonderland, snow forest',
  'city street':
    'city street, los angeles, new orleans, san francisco, sidewalk, pavement, street corner, crosswalk, avenue, boulevard, city streets, urban street, cobbled street, cobblestone street, road, highway, roadside, crossroads, crossing, urban jungle, new york, london, paris, city background, suburb, suburbs, neighborhood, neighbourhood, parking lot, skate park, skatepark, town center, piazza, plaza, promenade street, chinatown, brooklyn, mumbai, construction site, building site, phone booth, shopping street, shop window, school yard, schoolyard, lane, driveway, venice, rome, city lights, istanbul, city, street, bus stop',
  cave: 'cave, underground, grotto, mine shaft, mines, lair, dragon lair, dragon cave, tunnel, sewer, sewers, cave entrance, catacomb, den, abyss, dwarven mine, dwarven hall, tunnels, dungeon cave, burrow, cavern, mine',
  'neon city':
    'neon city, neon alley, cyberpunk street, cyberpunk alley, futuristic street, hong kong street, shibuya, times square, las vegas, neon lit street, neon lit city, arcade, dystopian city, night city, futuristic metropolis, megacity, seoul, neon streets, neon signs, neon bar, neon diner, cyberspace, virtual world, sci fi city, tokyo street, neo tokyo, casino, shanghai, neon lit alley, cyberpunk city, futuristic city, neon street, tokyo, city of neon, metropolis',
  village:
    'village, hamlet, town gate, log cabin, cabin, hut, shire village, settlement, elven village, half timbered town, hobbit hole, mill, courtyard village, chalet, campfire circle, trading post, viking village, tribal village, town, cottage',
  library:
    'library, ancient library, bookstore cafe, reading room, study room, bookshelf, archives, campus, staircase, courtroom, court room, law office, waiting room, bookshelves background, newsroom, auction house, book shop, bookshop, bookstore, archive, study',
  castle:
    'castle, courtyard, mansion, manor, manor house, hall, feast hall, stately home, grand staircase, great staircase, armory, armoury, tower room, mead hall, ruined tower, castle hall, great hall',
  cathedral:
    'cathedral, gothic cathedral, abbey, convent, mosque, synagogue, altar, basilica, nave, cloister, monastery hall, minster, ashram, stained glass windows, stained glass window, holy temple, egyptian temple, church, temple, chapel, monastery',
  tavern:
    'tavern, beer hall, alehouse, fantasy inn, social club, biergarten, beer garden, cellar, lodge, hunting lodge, brewery, barroom, western saloon, pub, inn, saloon',
  stage:
    'stage, dance studio, ballet studio, barre, comedy club, theater stage, theatre stage, opera house, opera, catwalk, runway, fashion runway, red carpet, sports arena, film set, movie set, tv studio, auditorium, fashion show, gladiator arena, colosseum arena, concert hall, cabaret, burlesque club, podium, talk show, school play, backstage, music hall, cinema, movie theater, amphitheater, amphitheatre, theater, theatre',
  workshop:
    'workshop, carpentry shop, carpenter shop, woodshop, tailor shop, shed, tool shed, warehouse, engine room, pottery studio, ceramics studio, painting studio, artist studio, artist loft, studio loft, clockmaker shop, craft room, boiler room, basement, attic, barn workshop, shipbuilding yard, barber shop, barbershop, hair salon, salon, tattoo parlor, tattoo shop, tattoo studio, sewing room, steel mill, recording studio, sawmill, toolshed, toy workshop, workbench, printing shop, loft, assembly line, sweatshop, junkyard, scrapyard, art studio, atelier, factory',
  laboratory:
    'laboratory, science lab, research lab, research facility, apothecary, chemistry lab, observatory, server room, data center, data centre, alchemy lab, morgue, testing facility, ambulance, lab',
  spaceship:
    'spaceship, bridge of a spaceship, spacecraft, space craft, star ship, command deck, command bridge, bridge of a starship, ship bridge, escape pod, rocket, rocket ship, shuttle, space shuttle, ufo, flying saucer, alien ship, submarine, mech cockpit, mission control, command center, command centre, control center, starship bridge, secret base, bunker, helicopter, pilot seat, space ship, starship, cockpit, control room',
  space:
    'space, stars and galaxies, cosmos, universe, milky way, orbit, starfield, earth orbit, earth in the background, planets, in orbit, galaxies, starscape, the void of space, outer space, galaxy, nebula',
  garden:
    'garden, backyard, zen garden, flower bed, allotment, vegetable garden, herb garden, hedge maze, maze, gazebo, patio, gardens, flower shop, florist shop, florist, zoo, flowers all around, surrounded by flowers, lemon grove, olive grove, rose bushes, courtyard garden, garden party, pergola, arboretum, garden bench, apple tree, yard, garden path, moon garden, orchard, japanese garden',
  ruins:
    'ruins, ruined temple, abandoned building, abandoned factory, overgrown ruins, ancient temple, lost city, stone circle, stonehenge, colosseum, greek temple, pyramid ruins, mayan temple, acropolis, abandoned hospital, labyrinth, ancient ruins',
  market:
    'market, night market, farmers market, flea market, fish market, souk, market stall, market square, stall, stalls, street fair, festival, spice market, street food stall, food stall, food truck, christmas market, medieval fair, parade, bazaar street, oktoberfest, renaissance fair, renaissance faire, market hall, village fair, magic shop, potion shop, square, bazaar, marketplace',
  rooftop:
    'rooftop, roof top, rooftops, tower top, skyline, penthouse, skyscraper roof, fire escape, roof terrace, rooftop garden, rooftop bar, helipad, roof garden, city view, overlooking the city, overlooking a city, penthouse balcony, eiffel tower, roof, balcony, terrace',
  cafe: 'cafe, coffeehouse, coffee house, tea room, tearoom, bistro, brasserie, pizzeria, ice cream parlor, ice cream shop, canteen, cafeteria, fast food restaurant, deli, ramen shop, noodle shop, sushi bar, parisian cafe, burger joint, chocolate shop, 50s diner, internet cafe, ice cream van, breakfast table, café, coffee shop, diner',
  bedroom:
    'bedroom, nursery, dorm room, dorm, dormitory, hotel room, in bed, dressing room, boudoir, laundromat, childhood bedroom, playroom, kids room, child bedroom, guest room, gaming room, her room, his room, my room, birthday party, wardrobe, tent, yurt, motel room, room',
  office:
    'office, open plan office, conference room, meeting room, cubicle, boardroom table, workplace, bank, police station, startup office, office desk, at a desk, co working space, reception, lobby, hotel lobby, corporate office, interrogation room, oval office, call center, corner office, press conference, principal office, skyscraper office, headquarters, bureau, law firm, agency, detective office, boardroom',
  kitchen: 'kitchen, restaurant kitchen, kitchen table, kitchen counter, professional kitchen, pantry, witch kitchen',
  river:
    'river, creek, brook, riverside, hot spring, hot springs, onsen, canal, dam, river bank, koi pond, estuary, rapids, riverbank, stream',
  'ship deck':
    'ship deck, deck of a pirate ship, sailboat, yacht, fishing boat, viking ship, longship, galleon, cruise ship, ferry, crow nest, raft, canoe, kayak, gondola, rowboat, rowing boat, steamship, houseboat, speedboat, aboard a ship, sail boat, airship deck, at sea on a ship, airship, steamboat, trawler, ship cabin, bow of a ship, captain cabin, deck of a ship, pirate ship, ship, boat, deck',
  sky: 'heaven, heavens, clouds, the clouds, floating castle, cloud city, above the city, flying, sky island, sky islands, hot air balloon, sky city, floating islands, cloudscape, flying through the air, sky kingdom, up in the sky, in the air, mid air, olympus, celestial realm, gates of heaven, celestial palace, sky temple, cloud palace, cloud, in the sky, above the clouds, among the clouds, in the clouds, floating island',
  stadium:
    'stadium, soccer stadium, baseball stadium, football field, soccer field, soccer pitch, sports field, baseball field, pitch, stadium field, rugby pitch, cricket ground, sports ground, running track, track, bleachers, grandstand, sports event, olympics, world cup, american football field, race track, racetrack, race circuit',
  gym: 'gym, gymnasium, fitness studio, weight room, fitness center, fitness centre, fitness room, workout room, crossfit gym, weightlifting gym, health club, boxing gym, locker room, boxing ring, in the ring, boxing arena, wrestling ring',
  'burning house':
    'burning house, burning building, house on fire, building on fire, burning village, burning home, blazing house, burning barn, house fire, blazing building, wildfire, in flames, surrounded by fire, surrounded by flames',
  'cherry avenue':
    'cherry blossoms, cherry blossom, cherry blossom trees, cherry blossom tree, cherry trees, cherry tree, sakura, sakura trees, sakura tree, sakura garden, cherry blossom avenue, cherry blossom garden, cherry blossom park, cherry blossom forest, under a cherry tree, blooming cherry trees, falling cherry blossoms, blossoming cherry trees, hanami, under cherry blossoms, cherry grove, plum blossoms, peach blossoms',
  'jazz bar':
    'jazz bar, jazz club, smoky club, blues club, speakeasy, dive bar, bar counter, hotel bar, bar, pool hall, piano lounge, cocktail lounge, cigar lounge, dim bar, noir bar, casino bar, gambling den, rooftop lounge',
  moon: 'moon surface, the moon surface, surface of the moon, lunar surface, on the moon, moon landscape, moon base, lunar base, lunar landscape, moon crater, moonscape, asteroid, the moon landing',
  ballroom:
    'ballroom, ball room, masquerade ball, masquerade, masked ball, royal ball, ballroom stage, dance hall, gala, banquet hall, banquet, grand hall, opulent hall, wedding hall, palace hall, chandelier hall, golden hall, palace, royal palace, chateau, versailles, at a ball, debutante ball, opulent palace, in a palace',
  'basketball court':
    'basketball court, outdoor court, indoor court, sports hall, basketball arena, school gym, volleyball court, tennis court, handball court, badminton court',
  'swimming pool': 'swimming pool, pool, poolside, indoor pool, by the pool, swimming hall, pool party, water park',
  classroom:
    'classroom, school, high school, lecture hall, school library desk, classroom desk, schoolroom, college, university, academy, magic school, wizard school, school desk, blackboard, chalkboard, chemistry class, exam room, elementary school, kindergarten, primary school, school classroom',
  hospital:
    'hospital, hospital room, hospital ward, hospital bed, clinic, operating room, operating theatre, operating theater, emergency room, ward, medical bay, sickbed, doctor office, dentist office, surgery room, medical room, infirmary, doctors office',
  corridor: 'corridor, hallway, hallway of a school, lockers, hotel corridor, dark corridor, passage, elevator, lift',
  'train station':
    'train station, railway station, train platform, platform, railway platform, train tracks, railway tracks, grand central, bus station, airport, airport terminal, departure lounge',
  alley:
    'graffiti wall, brick wall, stone wall, wall of graffiti, wall covered in graffiti, alley, alleyway, backstreet, back street, dark alley, narrow street, brick alley, narrow lane, side street, ghetto, grimy alley, old town street',
  park: 'park, park bench, autumn park, central park, bench in a park, dog park, playground, lawn, avenue of trees, in the park, tree lined path, avenue in autumn',
  lake: 'lake, lakeside, lake shore, lakeshore, by a lake, pond, lily pond, water lilies, calm lake, lake house, jetty on a lake, wooden jetty, wooden dock, reservoir, fishing lake, lagoon lake',
  waterfall:
    'waterfall, waterfalls, rainforest waterfall, forest pool, jungle waterfall, cascade, cascades, niagara falls, under a waterfall',
  jungle:
    'jungle, rainforest, tropical forest, mangrove, tropical rainforest, tropical jungle, dense jungle, tropical garden, vines, amazon rainforest',
  swamp:
    'swamp, swampland, marsh, bog, bayou, swamp hut, wetlands, swamp river, misty swamp, marshland, mire, haunted forest, dead forest, dark forest, spooky forest, creepy forest',
  'bamboo forest': 'bamboo forest, bamboo grove, bamboo, bamboo garden, bamboo thicket, arashiyama',
  underwater:
    'underwater, deep sea, ocean floor, bottom of the sea, reef, coral reef, kelp forest, aquarium, under the sea, sunken city, seabed, sea floor, under water, atlantis, underwater city, underwater kingdom, underwater palace, underwater cave, mermaid lagoon, beneath the waves, sunken ship, bottom of the ocean',
  graveyard:
    'graveyard, cemetery, graveyard at night, tomb, crypt, mausoleum, catacombs, tombstones, gravestones, churchyard, haunted graveyard, grave, graves',
  'haunted house':
    'haunted house, haunted mansion, haunted manor, abandoned house, victorian mansion, creepy house, spooky house, witch house, spooky mansion, vampire castle, ghost house, abandoned mansion',
  farm: 'farm, farmland, farmyard, barn, ranch, stable, stables, farmhouse, homestead, pumpkin patch, windmill, barn yard, barnyard, corn field, cornfield, chicken coop, hay bales, red barn, pasture',
  volcano:
    'volcano, lava, lava field, volcanic landscape, volcano crater, lava river, erupting volcano, volcano cave, hell, inferno, flames of hell, underworld, lava cave, volcanic wasteland, mordor, river of lava, hellscape, mount doom, lava flow',
  savanna:
    'savanna, savannah, safari, african plains, serengeti, african savanna, african savannah, outback, lion country, kenya',
  'ice world':
    'arctic, igloo, north pole, south pole, antarctica, antarctic, iceberg, ice floe, ice field, glacier, frozen wasteland, ice cave, ice cavern, ice palace, ice castle, permafrost, polar landscape, ice kingdom, frozen sea',
  'rice fields':
    'rice fields, rice field, rice paddy, rice paddies, rice terraces, terraced fields, tea plantation, tea fields, paddy field, bali',
  'alien planet':
    'alien planet, alien world, another planet, distant planet, strange planet, planet surface, alien landscape, exoplanet, extraterrestrial landscape, strange world, foreign planet, surface of a planet',
  'throne room':
    'throne room, throne, royal court, court of the king, on his throne, on her throne, on a throne, royal hall, royal chamber, king hall, queen court',
  dungeon:
    'dungeon, prison cell, prison, cell, jail, dungeon cell, jail cell, in prison, torture chamber, dungeon corridor, behind bars',
  'castle outside':
    'castle courtyard, castle wall, castle walls, battlements, castle gate, stronghold, citadel, fortress, ramparts, tower, high tower, wizard tower, ruined castle, in front of a castle, outside a castle, before a castle, castle hill, castle on a hill, near a castle, castle in the distance, castle in the background, fairytale castle, fairy tale castle, outside the castle, in front of the castle, castle towers, gothic castle, castle grounds',
  shrine:
    'shrine, shinto shrine, torii gate, torii gates, torii, buddhist temple, pagoda, japanese temple, japanese shrine, kyoto, temple gate, asian temple, temple garden, chinese temple, kyoto street, zen temple, sanctuary',
  'living room':
    'living room, sitting room, lounge, sofa, couch, on a couch, living room sofa, apartment, home, parlour, drawing room, on the couch, on a sofa, armchair, fireside, christmas tree, christmas room, decorated christmas tree, fireplace, hearth, by the fireplace, by the fire, by a fireplace, family home, studio apartment, flat',
  restaurant:
    'restaurant, dining room, fine dining, steakhouse, trattoria, dinner table, candlelit dinner, candlelit restaurant, italian restaurant, fancy restaurant, french restaurant, elegant restaurant, bistro at night, dinner party, romantic dinner',
  bathroom:
    'bathroom, bathtub, spa, sauna, changing room, restroom, toilet, bubble bath, washroom, bath, locker room shower, in the shower',
  concert:
    'concert, rock concert, concert stage, music festival, open air stage, pop concert, live concert, rock stage, music stage, gig, on tour, concert arena, festival stage, arena, metal concert, rock show, live show',
  nightclub:
    'nightclub, night club, disco, dance floor, dancefloor, dance club, rave, karaoke bar, karaoke, club stage, nightclub entrance, techno club, club, dance party, prom, house party, disco club',
  'war zone':
    'war zone, warzone, battlefield, battle field, battlefield ruins, destroyed city, ruined city, burning city, apocalypse, post apocalyptic, post apocalyptic city, post apocalyptic wasteland, war torn city, ruined city street, rubble, trench, trenches, wasteland ruins, zombie apocalypse, front line, bombed city, explosion, scorched earth, devastated city, abandoned city, apocalyptic wasteland, city in ruins, zombie wasteland',
  harbour:
    'harbour, fishing village, fishing town, harbor, port, docks, dock, marina, harbour wall, quay, wharf, jetty, fishing harbour, fishing harbor, pier, shipyard, seaport, boardwalk, fishing port, seaside village, seaside town, coastal village, coastal town, port town',
  'wheat field':
    'wheat field, field of wheat, wheat fields, golden field, barley field, golden wheat, rye field, field of grain, hay field',
  'sunflower field': 'sunflower field, field of sunflowers, sunflower fields',
  'lavender field': 'lavender field, field of lavender, lavender fields, lavender, provence',
  train:
    'train, train carriage, train car, train compartment, on a train, subway train, in a train, tram, bus, railway carriage, subway car, on a bus, on the subway, orient express, dining car, airplane, aeroplane, plane, aircraft, airplane cabin, aeroplane cabin, plane cabin, aircraft cabin, jet, private jet',
  museum: 'museum, art gallery, gallery, exhibition, art museum, exhibition hall, sculpture gallery, picture gallery, louvre',
  'amusement park':
    'amusement park, theme park, funfair, fun fair, fairground, ferris wheel, roller coaster, carousel, merry go round, carnival, county fair, fair, carnival ride, luna park, fair ground, abandoned amusement park',
  'space station':
    'space station, orbital station, space colony, space base, mars base, airlock, sci fi corridor, futuristic corridor, space port, spaceport, sci fi hallway, space station corridor, spaceship corridor, international space station',
  bridge: 'bridge, on a bridge, stone bridge, bridge over a river, footbridge, canal bridge, arched bridge',
  garage:
    'garage, auto shop, mechanic shop, garage workshop, car workshop, repair shop, hangar, motor shop, car garage, pit lane, pit stop, mechanic garage, parking garage, car park, body shop',
  circus: 'circus, circus tent, circus ring, big top, circus arena, circus stage, carnival tent',
  dojo: 'dojo, martial arts school, japanese house, tatami room, japanese room, karate dojo, tea house, teahouse, training hall, japanese tea house, ryokan',
  mars: 'mars, red planet, surface of mars, martian landscape, martian desert, mars surface, on mars, mars desert, desert of mars',
  shop: 'shop, store, supermarket, grocery store, grocery, mall, shopping mall, shopping center, shopping centre, convenience store, boutique, clothing store, toy store, toy shop, candy shop, candy store, department store, corner shop, gift shop, pet shop, sweet shop, record store, record shop, music store, comic shop, antique shop, antique store, pharmacy, kiosk',
  forge: 'forge, smithy, blacksmith shop, foundry, smith',
  bakery: 'bakery, bakery shop, bake shop, pastry shop, patisserie, bakery kitchen, cake shop, donut shop',
  porch: 'porch, front porch, porch steps, doorstep, veranda',
  downtown:
    'skyscraper, skyscrapers, glass tower, glass towers, office tower, office towers, tall building, tall buildings, financial district, wall street, business district, downtown, manhattan',
  window: 'window seat, bay window, by a window, windowsill, window sill',
  fence: 'fence, picket fence, paddock',
  'ward corridor': 'hospital corridor, hospital hallway, ward corridor',
  subway: 'subway station, metro, metro station, subway, subway platform, underground station',
  greenhouse: 'greenhouse, conservatory, orangery, plant nursery, plant shop',
})
