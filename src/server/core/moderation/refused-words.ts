import { plainWords } from './plain-words.ts'

/** Written as they are compared, whatever their script. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map((word) => plainWords(word).join('')))

/** Sexual content, whoever is in it. */
export const SEXUAL_WORDS = words(
  `naked nakedness nekkid nude nudes nudity nudist unclothed undressed topless bottomless unclad disrobed nsfw porn porno pron pornstar
  pornographic pornography hentai rule34 erotica intercourse orgasm orgasming masturbating masturbation masturbates
  masturbate wanking fellatio cunnilingus ejaculating ejaculation ejaculate blowjob handjob cumshot cumming creampie gangbang gangbanged threesome orgy deepthroat
  doggystyle penis vagina genitals genitalia pussy clitoris vulva boob boobs boobies tits titties nipples areola dildo
  vibrator buttplug ahegao upskirt cameltoe futanari futa jailbait incest bestiality rape raping molested molesting fuck fucks fucking fucked
  loli lolicon shotacon pedophile pedophilia paedophile paedophilia pedo
  sexo nackt nackte nackter nackten nacktes nue nues desnuda desnudo desnudas desnudos nuda ignuda nua naakt naakte çıplak
  голая голый голые голую обнаженная обнаженный порно عارية عاري नग्न नंगी नंगा 누드 알몸 나체 포르노`,
)

/** The same in scripts that put no blanks between words. */
export const SEXUAL_SIGNS: readonly string[] = ['全裸', '裸体', '裸の', '裸女', '女の裸', '性交', '裸身', '色情', 'ヌード'].map(
  (sign) => sign.normalize('NFKD').replaceAll(/\p{M}/gu, ''),
)

/** Names and ordinary words, unless somebody hides their letters: "d1ck". */
export const HIDDEN_WORDS = words('dick dicks cock cocks cum ass tit anal sex')

/** Suggestive, and refused as soon as somebody under age is in the same text. */
export const SUGGESTIVE_WORDS = words(
  `sexy sexual sexualized sexualised sexually sex seductive seductively seducing sensual erotic erotically horny aroused lewd
  undressing stripping stripper striptease lingerie underwear thong panties busty voluptuous cleavage breasts fetish bondage
  bdsm kinky nubile flirty flirtatious provocative provocatively`,
)

export const MINOR_WORDS = words(
  `child children childlike kid kids toddler toddlers baby babies infant infants newborn preteen preteens tween tweens teen teens
  teenage teenager teenagers teenaged underage minor minors schoolgirl schoolgirls schoolboy schoolboys schoolchild
  schoolchildren lolita shota preschooler kindergartner prepubescent`,
)

export const HATE_WORDS = words('hakenkreuz kkk hitlergruss totenkopf')
