import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { namesOf } from './names-of.ts'
import type { Gender } from './people.ts'

/** Adjectives of age; several words may mean one age. */
export const AGES: Readonly<Record<string, string>> = {
  ...namesOf<string>({
    child:
      'toddling, preschool, baby faced, small child, prepubescent, preteen, pre teen, tween, primary school, elementary school, kindergarten',
    teenager:
      'teen, teens, high school, high schooler, pubescent, sweet sixteen, juvenile, young teen, late teens, in her teens, in his teens, early teens',
    'young adult':
      'youngish, college age, college aged, twenty something, young looking, fresh faced, twentysomething, university age, in the prime of life',
    'middle-aged':
      'middleaged, mid life, midlife, forty something, fortysomething, fifty something, fiftysomething, middle age, mid aged, older middle aged',
    old: 'geriatric, retirement age, wizened, grey haired old, aged up, advanced in years, very old, octogenarian, nonagenarian, septuagenarian, centenarian, grandmotherly, grandfatherly, senior citizen, in old age, millennia old, centuries old, hoary, decrepit, age old, thousands of years old, immortal',
    adult: 'full grown, fully grown, thirty something, thirtysomething, adult aged',
  }),
  baby: 'baby',
  infant: 'baby',
  newborn: 'baby',
  little: 'child',
  childlike: 'child',
  teenage: 'teenager',
  teenaged: 'teenager',
  adolescent: 'teenager',
  young: 'young adult',
  youthful: 'young adult',
  'young adult': 'young adult',
  'middle aged': 'middle-aged',
  mature: 'middle-aged',
  old: 'old',
  elderly: 'old',
  aged: 'old',
  ancient: 'old',
  aging: 'old',
  ageing: 'old',
  older: 'old',
  senior: 'old',
  grown: 'adult',
  'grown up': 'adult',
  ageless: 'adult',
}

/** Years that an age word is drawn with. */
export const AGE_YEARS: Readonly<Record<string, number>> = {
  baby: 3,
  toddler: 4,
  child: 9,
  teenager: 16,
  'young adult': 23,
  adult: 33,
  'middle-aged': 48,
  old: 72,
}

export const GENDERS: Readonly<Record<string, Gender>> = {
  ...namesOf<Gender>({
    female:
      'womanly, ladylike, f, trans female, femme, matronly, fem, effeminate woman, pregnant, tomboyish, maternal, trans woman, transgender woman, transwoman',
    male: 'm, boyish looking, masc, trans male, fatherly man, manly looking, trans man, transgender man, transman',
    androgynous:
      'enby, nb, genderqueer, gender fluid, genderfluid, agender, gender nonconforming, ambiguous gender, ungendered, unisex, gender ambiguous, intersex, two spirit, androgyne, androgenous, gender neutral looking, they them, non gendered',
  }),
  female: 'female',
  feminine: 'female',
  girly: 'female',
  male: 'male',
  masculine: 'male',
  manly: 'male',
  androgynous: 'androgynous',
  'non binary': 'androgynous',
  nonbinary: 'androgynous',
  genderless: 'androgynous',
  'gender neutral': 'androgynous',
}

function buildsOf(build: Partial<CharacterSheet['build']>, names: string): Record<string, Partial<CharacterSheet['build']>> {
  return Object.fromEntries(names.split(', ').map((name) => [name, build]))
}

/** Words of build → factors added to an ordinary body (see CharacterSheet.build). */
export const BUILDS: Readonly<Record<string, Partial<CharacterSheet['build']>>> = {
  ...buildsOf(
    { breadth: -0.07, weight: -0.18 },
    'svelte, slight, slightly built, slim built, delicate, willowy thin, thinnish, slender bodied, lightly built, fine boned, sylphlike, trim, narrow, dainty, twiggy, reedy, slimmer, slinky, small framed, narrow shouldered',
  ),
  ...buildsOf(
    { breadth: -0.1, weight: -0.3 },
    'bony, scrawny, emaciated, skeletal, rail thin, thin as a rake, thin as a stick, thin as a reed, stick thin, scraggy, underweight, frail, malnourished, haggard, spindly, waifish, very thin, spare, weedy, hollow cheeked, skin and bones, skinny as a rake',
  ),
  ...buildsOf(
    { height: 0.09, breadth: -0.08, weight: -0.18 },
    'gangly, gangling, leggy, rangy, long limbed, long legged, statuesque, beanpole, model like',
  ),
  ...buildsOf(
    { height: -0.12, breadth: -0.06 },
    'small, diminutive, little framed, pint sized, smallish, short statured, miniature, tiny framed, puny, elfin, minute, vertically challenged, shrunken, 5 feet tall, pixieish',
  ),
  ...buildsOf(
    { breadth: 0.03, muscle: 0.28 },
    'sporty built, sinewy, agile, well toned, fit looking, lean muscled, trained, nimble, gymnast like, in shape, athletic build, slim but muscular, supple, athletically built, acrobatic, swimmer build',
  ),
  ...buildsOf(
    { breadth: 0.12, muscle: 0.5 },
    'muscled, muscly, beefy, ripped, jacked, hulking, strapping, shredded, bulky, hunky, herculean, powerfully built, well muscled, built like a tank, heavily muscled, brawny built, musclebound, broad, bodybuilder, barrel chested, big muscled, thickset muscular, robust, strongly built, solidly built, swole, wide shouldered, very muscular, super muscular, big and strong, bull necked',
  ),
  ...buildsOf(
    { breadth: 0.1, weight: 0.38 },
    'thickset, heavy set, big boned, large bodied, stout bodied, solid, heavy built, husky built, heavily built, big bellied, round belly, big belly, pot belly, potbelly, beer belly, fat belly, round bellied, chunky, thick bodied, paunchy, beer bellied, bulging, pudgy, podgy, tubby, fleshy, full figured, plump looking, pot bellied, chubby cheeked, well fed, rounded, voluptuous, curvaceous, plus sized, rubenesque, dad bod, heavy, hefty, large, overweight looking, full bodied, buxom, fuller figured, busty, thicc, ample, zaftig, big, roundish, heavyweight, stout looking, fat bellied, curvy built, portly looking, hourglass, pear shaped, generously built, with a belly, matronly built',
  ),
  ...buildsOf({ breadth: 0.14, weight: 0.64 }, 'sumo wrestler, rotund, roly poly, corpulent, obese, very fat, morbidly obese'),
  ...buildsOf(
    { height: 0.14, breadth: 0.05 },
    'huge, gigantic, enormous, massive, colossal, imposing, extremely tall, towering over, tallest, super tall, 7 feet tall, seven feet tall, six feet tall, over six feet tall, 6 foot tall, monstrous, larger than life',
  ),
  ...buildsOf(
    {},
    'average height, average build, medium build, medium height, average sized, average, normal build, of medium height, ordinary build, mid sized, tallish, hunched, hunchbacked, stooped, bent, bow legged, slouchy',
  ),
  pregnant: { belly: 1 },
  slim: { breadth: -0.06, weight: -0.15 },
  slender: { breadth: -0.07, weight: -0.17 },
  thin: { breadth: -0.08, weight: -0.22 },
  skinny: { breadth: -0.1, weight: -0.28 },
  lean: { breadth: -0.04, weight: -0.15, muscle: 0.1 },
  lanky: { height: 0.08, breadth: -0.09, weight: -0.2 },
  gaunt: { breadth: -0.1, weight: -0.3 },
  petite: { height: -0.1, breadth: -0.07, weight: -0.1 },
  tiny: { height: -0.13, breadth: -0.08 },
  willowy: { height: 0.05, breadth: -0.07, weight: -0.15 },
  lithe: { breadth: -0.05, muscle: 0.1, weight: -0.1 },
  wiry: { breadth: -0.04, muscle: 0.2, weight: -0.2 },
  athletic: { breadth: 0.02, muscle: 0.3 },
  fit: { muscle: 0.2 },
  toned: { muscle: 0.25 },
  sporty: { muscle: 0.2 },
  muscular: { breadth: 0.1, muscle: 0.5 },
  strong: { breadth: 0.07, muscle: 0.4 },
  buff: { breadth: 0.1, muscle: 0.55 },
  burly: { breadth: 0.13, muscle: 0.4, weight: 0.2 },
  brawny: { breadth: 0.12, muscle: 0.5 },
  'broad shouldered': { breadth: 0.12, muscle: 0.2 },
  'well built': { breadth: 0.08, muscle: 0.35 },
  stocky: { height: -0.06, breadth: 0.11, weight: 0.2 },
  sturdy: { breadth: 0.09, muscle: 0.2 },
  heavyset: { breadth: 0.1, weight: 0.4 },
  plump: { breadth: 0.07, weight: 0.4 },
  chubby: { breadth: 0.07, weight: 0.4 },
  curvy: { breadth: 0.04, weight: 0.25 },
  fat: { breadth: 0.12, weight: 0.55 },
  overweight: { breadth: 0.1, weight: 0.45 },
  'plus size': { breadth: 0.09, weight: 0.42 },
  round: { breadth: 0.08, weight: 0.4 },
  stout: { height: -0.05, breadth: 0.11, weight: 0.35 },
  portly: { breadth: 0.1, weight: 0.45 },
  tall: { height: 0.11 },
  'very tall': { height: 0.15 },
  towering: { height: 0.15, breadth: 0.05 },
  giant: { height: 0.15, breadth: 0.1 },
  short: { height: -0.11 },
}
