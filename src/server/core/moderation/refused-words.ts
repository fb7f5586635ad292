const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Sexual content, whoever is in it. */
export const SEXUAL_WORDS = words(
  `naked nude nudes nudity nudist topless bottomless nsfw porn porno pornographic pornography hentai rule34 xxx erotica
  intercourse orgasm orgasming masturbating masturbation masturbates blowjob handjob cumshot creampie gangbang orgy deepthroat
  penis vagina genitals genitalia pussy clitoris vulva boobs tits titties nipples areola dildo vibrator buttplug ahegao
  upskirt futanari incest bestiality rape raping molested molesting fucking fucked`,
)

/** Suggestive, and refused as soon as somebody under age is in the same text. */
export const SUGGESTIVE_WORDS = words(
  `sexy sexual sexualized sexualised sex seductive seducing sensual erotic horny aroused lewd undressed undressing unclothed
  stripping striptease lingerie thong panties busty voluptuous cleavage fetish bdsm`,
)

export const MINOR_WORDS = words(
  `child children childlike kid kids toddler toddlers baby babies infant infants preteen preteens tween tweens teen teens
  teenage teenager teenagers teenaged underage minor minors schoolgirl schoolgirls schoolboy schoolboys loli lolita shota
  preschooler kindergartner`,
)

export const HATE_WORDS = words('swastika swastikas hakenkreuz kkk')

/** Ordinary phrases in which one of those words means something else. */
export const HARMLESS_PHRASES: readonly string[] = [
  'naked eye',
  'naked eyes',
  'naked mole rat',
  'naked blade',
  'naked sword',
  'naked flame',
  'naked tree',
  'naked trees',
  'naked branches',
  'nude lipstick',
  'nude lips',
  'nude makeup',
  'nude make up',
  'nude heels',
  'nude shoes',
  'nude color',
  'nude colored',
  'nude colour',
  'nude coloured',
  'nude tone',
  'nude tones',
  'nude nails',
  'nude tights',
  'blue tits',
  'great tits',
  'coal tits',
  'pussy cat',
  'pussy willow',
  'pussy willows',
  'rape seed',
  'rape field',
  'rape fields',
  'field of rape',
]
