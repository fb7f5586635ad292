import type { GarmentKind } from '../../sheet/character-sheet.ts'
import { namesOf } from './names-of.ts'

/** Clothes by names with a word that common words do not have, so that all words are sent for where one is said. */
export const SELDOM_GARMENTS: Readonly<Record<string, GarmentKind | 'clothes'>> = namesOf<GarmentKind | 'clothes'>({
  't-shirt': 'band tee, band t shirt, band shirt, long sleeve, rash guard, tube shirt, breton top, breton shirt',
  shirt: 'button down shirt, button up shirt, button down, oxford shirt, work shirt, collared shirt, poet shirt, cowboy shirt',
  blouse: 'peasant blouse, peplum top, pussy bow blouse',
  sweater: 'cable knit, fair isle, christmas sweater, christmas jumper, aran sweater, crew neck sweater, v neck sweater',
  turtleneck: 'roll neck, mock neck, roll neck sweater',
  hoodie: 'zip up hoodie, zip hoodie, zip up, track hoodie',
  jacket:
    'safari jacket, hunting jacket, work jacket, utility jacket, racing jacket, flak jacket, nehru jacket, mao jacket, double breasted jacket, chore coat, shell jacket',
  'leather jacket': 'aviator jacket, racing leathers, biker vest jacket',
  blazer: 'sport coat',
  suit: 'three piece, pant suit, zoot suit, wedding suit, christmas suit, santa suit',
  coat: 'swing coat, barber coat, doctor coat, sou wester coat, opera coat',
  cloak: 'travelling cloak, traveling cloak',
  cape: 'superhero cape, opera cape, opera cloak',
  robe: 'academic robes, tunics robe, burial shroud, ao dai robe, priestly robes',
  dress: 'shift dress, midi dress, babydoll dress, a line dress, swing dress, peasant dress, wiggle dress',
  gown: 'empire gown, elvish gown, elven gown',
  kimono: 'tang suit',
  armor:
    'battle armor, battle armour, knight armor, mech suit, powered armor, scale armor, scale armour, scale mail, combat armor, combat armour, breast plate, tactical armor',
  chainmail: 'chain maille',
  tunic:
    'peasant shirt, jester outfit, jester costume, clown suit, clown costume, peasant clothes, pirate shirt, longsleeve tunic',
  vest: 'body warmer, fishing vest, tactical vest, bulletproof vest, sherpa vest, utility vest, photographer vest',
  'tank top': 'spaghetti strap top, spaghetti top, muscle shirt, muscle tee, wife beater, strappy top',
  uniform:
    'flight suit uniform, scout uniform, waiter uniform, steward uniform, work uniform, cycling kit, matador suit, drum major uniform, animal onesie, mariachi suit, charro suit',
  'space suit': 'astronaut suit, astronaut outfit, pressure suit, eva suit, nasa suit',
  'lab coat': 'doctors coat',
  apron: 'blacksmith apron, artist smock, chef apron, work apron, welding apron, gardening apron',
  overalls: 'bib overalls, work overalls, work clothes, painter overalls',
  poncho: 'huaso poncho',
  corset: 'laced bodice, waist cincher',
  trousers: 'jogging bottoms, track pants, cargo trousers, capri pants, ski pants, combat trousers, combat pants, sweat pants',
  jeans: 'bootcut jeans, flared jeans',
  skirt: 'midi skirt, circle skirt, a line skirt, lava lava, hula skirt, bubble skirt',
  shorts: 'cargo shorts, knee pants, jean shorts, bermuda shorts, boxer shorts, daisy dukes, cut offs',
  boots:
    'knee high boots, knee boots, thigh boots, platform boots, ugg boots, heeled boots, go go boots, thigh high leather boots, knee length boots, ski boots, buckled boots, biker boots',
  shoes: 'mary janes, roller skates, clown shoes, tap shoes, saddle shoes, monk shoes, buckled shoes',
  scarf:
    'towel around neck, towel around her neck, towel around his neck, towel round her neck, towel round his neck, towel over her shoulder, towel over his shoulder, ruffled collar, ruff collar, frilled collar, frilly collar, clown collar, infinity scarf, lace collar, kente cloth, prayer shawl, neck gaiter, fur collar',
  gloves:
    'taped hands, taped knuckles, wrapped hands, hands taped, hand tape, fingerless gloves, opera gloves, elbow gloves, driving gloves, work gloves, gardening gloves, arm warmers, wrist wraps, hand wraps, boxing wraps, oven mitts, fishnet sleeves, goalkeeper gloves, surgical gloves, baseball mitt, falconry glove, wrist guards, arm guards',
  belt: 'fanny pack, bum bag',
  tie: 'loosened tie, string tie',
  clothes:
    'get up, dress code, finest clothes, punk clothes, ski gear, civilian clothes, hunting clothes, travelling clothes, traveling clothes, sailor outfit',
})
