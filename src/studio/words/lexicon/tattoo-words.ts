import type { TattooMotif } from '../../sheet/tattoo-motif.ts'
import { namesOf } from './names-of.ts'

/** What tattoos show, by the names people give it. */
export const TATTOO_WORDS: Readonly<Record<string, TattooMotif>> = namesOf<TattooMotif>({
  flower: 'flower, floral, lotus, cherry blossom, lily, sunflower, daisy, poppy, mandala, peony, henna, botanical, vine, ivy',
  rose: 'rose',
  dragon: 'dragon, chinese dragon, wyvern',
  snake: 'snake, serpent, cobra, viper',
  skull: 'skull, sugar skull',
  anchor: 'anchor, sailor',
  heart: 'heart, love heart',
  star: 'star, nautical star, pentagram, compass',
  moon: 'moon, crescent moon, crescent',
  sun: 'sun, sunburst',
  cross: 'cross, celtic cross, crucifix',
  dagger: 'dagger, sword, knife',
  feather: 'feather',
  bird: 'bird, swallow, sparrow, eagle, raven, phoenix, owl, dove',
  butterfly: 'butterfly, moth',
  spider: 'spider, scorpion, spider web',
  fish: 'fish, koi, koi fish, whale, shark',
  wave: 'wave, ocean wave, waves',
  lightning: 'lightning, lightning bolt, bolt',
  tear: 'tear, teardrop',
  tribal: 'tribal, maori, polynesian, samoan, celtic, celtic knot, barbed wire, geometric, flame, flames, moko, yakuza',
  text: 'text, script, name, word, quote, letter, lettering, rune, runes, runic, date, number, roman numeral, tally, kanji',
  barcode: 'barcode, bar code, serial number',
})

const NAMES = Object.keys(TATTOO_WORDS).sort((a, b) => b.length - a.length)

/** All that is said of a tattoo and what it shows: 'dragon tattoo', 'tattoo of a dragon'. */
export const TATTOOS: Readonly<Record<string, 'tattoo'>> = Object.fromEntries(
  NAMES.flatMap((name) =>
    [
      `${name} tattoo`,
      `tattoo of a ${name}`,
      `tattoo of an ${name}`,
      `tattoo of ${name}`,
      `tattooed ${name}`,
      `${name} tattooed`,
    ].map((words) => [words, 'tattoo'] as const),
  ),
)

/** 'tattoos of a red dragon' → 'red dragon tattoos'. */
export const TATTOO_OF = new RegExp(`\\b(tattoos?) of (?:an? |the )?((?:\\w+ )?(?:${NAMES.join('|')}))\\b`, 'g')

/** What a tattoo shows, in its words; undefined where they do not tell. */
export function tattooMotifOf(words: string): TattooMotif | undefined {
  const name = NAMES.find((each) => new RegExp(`\\b${each}s?\\b`).test(words))
  return name === undefined ? undefined : TATTOO_WORDS[name]
}
