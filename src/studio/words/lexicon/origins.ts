import { namesOf } from './names-of.ts'

/** Parts of the world whose people share a range of looks; see `sheet/casting/heritage.ts`. */
export type Origin =
  /** Countries whose people look every way. */
  | 'anywhere'
  | 'north europe'
  | 'west europe'
  | 'south europe'
  | 'middle east'
  | 'south asia'
  | 'east asia'
  | 'southeast asia'
  | 'pacific'
  | 'west africa'
  | 'east africa'
  | 'latin america'
  | 'native america'

/** Words of people and places they come from; they suggest skin, hair and face, which stated looks replace. */
export const ORIGINS: Readonly<Record<string, Origin>> = namesOf<Origin>({
  anywhere:
    'american, america, canadian, canada, australian, australia, new zealander, texan, californian, new yorker, british, britain, brit, londoner',
  'north europe':
    'nordic, scandinavian, swedish, sweden, swede, norwegian, norway, danish, denmark, dane, finnish, sami, lapp, finland, finn, icelandic, iceland, estonian, estonia, latvian, latvia, lithuanian, lithuania, irish, ireland, irishman, irishwoman, scottish, scotland, scot, scotsman, celtic, welsh, wales, russian, russia, slavic, ukrainian, ukraine, polish, poland, pole, belarusian, baltic, dutch, netherlands, dutchman',
  'west europe':
    'european, caucasian, german, germany, austrian, austria, swiss, switzerland, english, england, englishman, englishwoman, french, france, frenchman, frenchwoman, parisian, belgian, belgium, czech, slovak, hungarian, hungary, croatian, croatia, serbian, serbia, slovenian, bavarian',
  'south europe':
    'mediterranean, spanish, spain, spaniard, catalan, basque, italian, italy, sicilian, roman, portuguese, portugal, greek, greece, cypriot, maltese, romanian, romania, bulgarian, bulgaria, albanian, albania, romani, georgian, armenian, armenia, sephardic, corsican, venetian, gypsy',
  'middle east':
    'middle eastern, arab, arabian, arabic, turkish, turkey, turk, kurdish, persian, iranian, iran, iraqi, iraq, syrian, syria, lebanese, lebanon, jordanian, palestinian, israeli, jewish, hasidic, israel, egyptian, egypt, saudi, emirati, yemeni, omani, moroccan, morocco, algerian, algeria, tunisian, tunisia, libyan, libya, berber, tuareg, afghan, afghanistan, bedouin, kuwaiti, qatari, amazigh',
  'south asia':
    'south asian, indian, india, desi, pakistani, pakistan, bangladeshi, bangladesh, bengali, sri lankan, sri lanka, nepali, nepalese, nepal, punjabi, tamil, gujarati, rajasthani, kashmiri, sikh, hindu, maldivian, bhutanese',
  'east asia':
    'asian, east asian, japanese, japan, chinese, china, korean, korea, south korean, north korean, taiwanese, taiwan, mongolian, mongolia, mongol, tibetan, tibet, hong kong, inuit, eskimo, siberian, yakut, kazakh, uyghur, ainu',
  'southeast asia':
    'southeast asian, south east asian, vietnamese, vietnam, thai, thailand, filipino, filipina, philippine, philippines, indonesian, indonesia, javanese, balinese, bali, malaysian, malaysia, malay, cambodian, khmer, laotian, burmese, singaporean, hmong',
  pacific:
    'polynesian, samoan, samoa, maori, māori, hawaiian, tongan, tonga, fijian, fiji, tahitian, pacific islander, melanesian, papuan, aboriginal australian, indigenous australian, first nations australian, aboriginal, torres strait islander, islander, micronesian',
  'west africa':
    'african, black african, african american, afro american, african descent, west african, nigerian, nigeria, yoruba, igbo, hausa, ghanaian, ghana, senegalese, senegal, malian, ivorian, ivory coast, congolese, congo, cameroonian, cameroon, jamaican, jamaica, haitian, haiti, caribbean, afro caribbean, afro latina, afro latino, trinidadian, barbadian, bajan, south african, zulu, xhosa, zimbabwean, zambian, angolan, mozambican, togolese, gambian, liberian, creole, bantu, malagasy',
  'east africa':
    'east african, ethiopian, ethiopia, eritrean, eritrea, somali, somalian, somalia, kenyan, kenya, maasai, masai, tanzanian, tanzania, ugandan, uganda, rwandan, rwanda, sudanese, south sudanese, sudan, nubian, burundian',
  'latin america':
    'latin american, latin, latina, latino, latinx, hispanic, chicana, chicano, mexican, mexico, brazilian, brazil, colombian, colombia, cuban, cuba, puerto rican, puerto rico, dominican, argentinian, argentine, argentina, chilean, chile, venezuelan, venezuela, guatemalan, honduran, salvadoran, nicaraguan, costa rican, panamanian, ecuadorian, uruguayan, paraguayan, mestizo, mestiza, mixed race, biracial, mixed heritage, multiracial, mulatto, cape verdean',
  'native america':
    'native american, indigenous, first nations, american indian, cherokee, navajo, apache, sioux, lakota, cree, mohawk nation, iroquois, quechua, from the andes, inca, incan, mayan, maya, aztec, peruvian, peru, bolivian, bolivia, andean, amazonian, indigenous american, comanche, pueblo',
})

/** Names that people were given by others → those that they go by. */
export const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['gypsy', 'romani'],
  ['eskimo', 'inuit'],
  ['mulatto', 'mixed race'],
  ['american indian', 'native american'],
])
