/** Words that stand for the same in a request, so that what is learned of "my boss" is known of "my landlord" as well. */
const WORDS_OF: Readonly<Record<string, string>> = {
  acquaintance:
    'ex exes boss teacher neighbour neighbor landlord landlady colleague coworker roommate flatmate classmate crush girlfriend ' +
    'boyfriend husband wife stepdad stepfather stepmother stepsister manager supervisor tenant tutor coach bully principal trainer ' +
    'dad father mum mom mother brother sister uncle aunt cousin grandma grandpa grandmother grandfather friend mate son in-law',
  official:
    'president minister chancellor mayor judge senator candidate politician councillor journalist reporter policeman cop cops police ' +
    'doctor nurse actor actress singer celebrity streamer influencer ceo pope queen king witness lawyer officer general prosecutor',
  people:
    'jew jews jewish muslim muslims immigrant immigrants migrant migrants refugee refugees foreigner foreigners gypsy gypsies roma ' +
    'black blacks african africans arab arabs asian asians gay gays lesbian lesbians trans queer homosexuals women females feminists ' +
    'disabled cripples infidel infidels unbeliever unbelievers christian christians newcomers turks indians mexicans',
  child:
    'child children kid kids girl girls boy boys schoolgirl schoolgirls schoolboy pupil pupils toddler daughter niece teen teens baby',
  garment:
    'clothes clothing cloth dress shirt blouse skirt top sweater coat jacket bikini swimsuit bra underwear panties lingerie towel ' +
    'robe bathrobe trousers pants jeans shorts leggings uniform hijab veil gown pyjamas nightdress fabric garment garments outfit suit',
  weapon:
    'gun guns pistol pistols rifle rifles handgun knife knives blade blades bomb bombs explosive explosives grenade charge detonator ' +
    'silencer ammo vest molotov napalm thermite shotgun revolver device',
  substance:
    'poison poisons toxin venom bleach acid gas meth heroin coke cocaine fentanyl mdma ricin cyanide arsenic insulin pills tablets ' +
    'powder drops chemicals cleaners drug drugs dose doses overdose antifreeze fertiliser fertilizer petrol',
  harm:
    'kill kills killed killing murder murdered stab stabbed shoot shot beat beaten hurt hurts burn burns burned strangle strangled ' +
    'poisoned torture tortured slaughter slaughtered hang hanged hanging behead beheaded attack attacks drown drowned suffer bleed ' +
    'die dies dead death blood corpse coffin',
  paper:
    'passport id licence license certificate diploma prescription invoice receipt payslip statement visa permit degree ticket letter ' +
    'screenshot chat email mail report note contract bill card document review reviews rating ratings testimonial testimonials',
  money:
    'money cash euros dollars bucks pay pays pension savings bank account transfer crypto coins coin invest investment loan code pin password',
  belief:
    'believe believes real realistic genuine authentic proof evidence convincing believable true notice notices doubt doubts nobody ' +
    'court insurance police hr viral',
  disclosure: 'secretly secret untraceable undetected unnoticed trace traces caught quietly discreetly knowing',
}

const CONCEPT_OF = new Map(
  Object.entries(WORDS_OF).flatMap(([concept, words]) => words.split(' ').map((word) => [word, concept] as const)),
)

export function conceptOf(word: string): string | undefined {
  return CONCEPT_OF.get(word)
}
