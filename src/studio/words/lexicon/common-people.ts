import type { PersonWord } from './people.ts'

/** The people of common descriptions, as `PEOPLE` has them. In browsers they are there first. */
export const COMMON_PEOPLE: Readonly<Record<string, PersonWord>> = Object.fromEntries(
  (
    [
      [{}, 'people, little person, little people, hippie, emo, someone who, model, giant, person, character, someone, hero'],
      [
        { gender: 'female' },
        'women, female character, broad lady, heroine, female person, transwoman, she, amazon, woman, female, lady, mother, mom',
      ],
      [
        { age: 'old', gender: 'female' },
        'old woman, great grandmother, babushka lady, elderly woman, elderly lady, little old lady, grandmother, old lady',
      ],
      [
        { age: 'teenager', gender: 'female' },
        'teenaged girl, school girl, high school girl, emo girl, adolescent girl, hippie girl, scene girl, teenage girl, teen girl',
      ],
      [
        { age: 'young adult', gender: 'female' },
        'college girl, young lady, young woman, it girl, farm girl, island girl, city girl, flower girl grown',
      ],
      [
        { age: 'child', gender: 'female' },
        'baby girl, girls, flower girl, infant girl, preteen girl, tween girl, girl, young girl, little girl',
      ],
      [
        { gender: 'male' },
        'men, male character, transman, father to be, new dad, mountain man, wise man, he, man, male, gentleman, father, dad, guy, dude',
      ],
      [
        { age: 'old', gender: 'male' },
        'old man, great grandfather, old guy, elderly man, elderly gentleman, old gentleman, old dude, sage old man, grandfather',
      ],
      [
        { age: 'teenager', gender: 'male' },
        'teenaged boy, school boy, high school boy, emo boy, adolescent boy, teen guy, stable boy, farm boy, teenage boy, teen boy',
      ],
      [
        { age: 'young adult', gender: 'male' },
        'young man, college boy, young gentleman, young guy, young dude, college guy, city boy',
      ],
      [
        { age: 'child', gender: 'male' },
        'baby boy, boys, infant boy, preteen boy, tween boy, altar boy, little man, boy, young boy, little boy',
      ],
      [{ age: 'baby' }, 'baby, infant, newborn'],
      [
        { age: 'child' },
        'school kid, tween, preteen, little one, little kid, street kid, little child, young child, child, kid',
      ],
      [{ age: 'teenager' }, 'adolescent, teens, high school kid, juvenile, teenager, teen'],
      [
        { age: 'old' },
        'octogenarian, septuagenarian, nonagenarian, centenarian, elderly person, old person, old couple, wise one, old soul person, sage, senior',
      ],
      [{ age: 'young adult' }, 'twentysomething, young person, young adult person, young one, young professional'],
      [
        { gender: 'androgynous' },
        'enby, nonbinary person, genderqueer person, androgynous person, androgyne, agender person, nonbinary character',
      ],
      [{ hairColor: 'ginger' }, 'ginger, carrot top, ginger head'],
      [{ hairColor: 'red' }, 'red head, redhead'],
      [{ hairColor: 'blonde' }, 'blondie, blond, blonde'],
      [{ skin: 'albino' }, 'albino, albino person'],
      [{ age: 'adult' }, 'adult'],
      [{ hairColor: 'brunette' }, 'brunette'],
    ] satisfies [PersonWord, string][]
  ).flatMap(([word, names]) => names.split(', ').map((name) => [name, word])),
)

/** Others that are made of words that are known without them: whoever reads these needs all people. */
export const PEOPLE_OF_KNOWN_WORDS: readonly string[] =
  'two pupils, three pupils, couple, elderly couple, young couple, twins, human, elfin, half elfin, devilish being, fish person, fish man, tree man, mushroom man, mushroom boy, mushroom woman, shark man, shark boy, shark woman, feline, feline woman, feline girl, feline man, machine being, mechanical being, metal man, tin man, mechanical man, clockwork person, clockwork girl, cybernetic being, half machine, cybernetic human, hologram person, doll girl, being from another planet, plant person, mushroom person, octopus person, space being, cactus person, plant being, tree person, shark person, mushroom girl, plant girl, shark girl, spider girl, octopus girl, walker, skeletal being, ghostly being, shadow person, shadow being, spectral being, ghostly woman, ghostly girl, white lady, lady in white, pixie, space marine, stable hand, marine, baseball pitcher, wise woman, serving girl, smith, office lady, it guy, graphic designer, designer, bodybuilder, treasure hunter, victorian gentleman, noble lady, high lady, regency lady, victorian lady, edwardian lady, ballerinas, ice hunter, super hero, comic book hero, harlequin, viking, hunter, noble, florist, army man, football star, gothic girl, gothic lady'.split(
    ', ',
  )
