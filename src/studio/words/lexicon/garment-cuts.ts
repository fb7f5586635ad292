import type { Garment, GarmentKind } from '../../sheet/character-sheet.ts'
import type { GarmentCut } from '../../sheet/garment-cut.ts'

/** Another garment that a cut brings along, unless its place is taken: the bow tie of a tuxedo. */
export interface CutCompany {
  readonly kind: GarmentKind
  readonly cut?: GarmentCut
  /** 'same' is the colour of the garment itself. */
  readonly color: string
  readonly trim?: string
  readonly pattern?: Garment['pattern']
  /** Only for one of the two. */
  readonly for?: 'female' | 'male'
}

export interface CutWord {
  readonly kind: GarmentKind
  /** What people call it. */
  readonly names: string
  /** Colours it has where none is said. */
  readonly color?: string
  readonly trim?: string
  readonly pattern?: Garment['pattern']
  /** Places it takes besides those of its kind: a swimsuit leaves the legs bare. */
  readonly zones?: readonly ('top' | 'legs')[]
  readonly with?: readonly CutCompany[]
}

const SHIRT: CutCompany = { kind: 'shirt', color: '#f1efe9' }
const BOW_TIE: CutCompany = { kind: 'tie', cut: 'bow tie', color: '#1d1c22' }
const pair = (color: string, kind: 'boots' | 'shoes' = 'shoes', cut?: GarmentCut): CutCompany => ({
  kind,
  color,
  ...(cut && { cut }),
})

export const CUT_WORDS: Readonly<Record<GarmentCut, CutWord>> = {
  polo: { kind: 't-shirt', names: 'polo, polo shirt, polo top, golf shirt, rugby shirt' },
  jersey: {
    kind: 't-shirt',
    names:
      'jersey, football shirt, soccer jersey, basketball jersey, sports jersey, hockey jersey, football jersey, football kit, soccer kit, soccer uniform, football uniform, baseball uniform, cycling jersey, sports kit',
    trim: '#f2f0ea',
  },
  hawaiian: {
    kind: 'shirt',
    names: 'hawaiian shirt, aloha shirt, bowling shirt',
    color: '#2f8f9a',
    trim: '#f6e3b0',
    pattern: 'floral',
  },
  flannel: {
    kind: 'shirt',
    names: 'flannel shirt, flannel, lumberjack shirt, plaid shirt, tartan shirt',
    color: '#a5332e',
    trim: '#26252c',
    pattern: 'plaid',
  },
  pyjamas: {
    kind: 'shirt',
    names: 'pyjamas, pajamas, pyjama, pajama, pjs, sleepwear, pyjama top, loungewear, nightclothes',
    color: '#7fa3c9',
    trim: '#f3efe6',
    pattern: 'striped',
    with: [{ kind: 'trousers', cut: 'wide trousers', color: 'same', pattern: 'striped' }],
  },
  'sailor blouse': {
    kind: 'blouse',
    names:
      'sailor uniform, sailor suit, sailor fuku, seifuku, sailor blouse, sailor top, sailor dress, japanese school uniform',
    color: '#f3f1ec',
    trim: '#2c3a66',
    with: [
      { kind: 'skirt', cut: 'pleated skirt', color: '#2c3a66', for: 'female' },
      { kind: 'trousers', color: '#f3f1ec', for: 'male' },
    ],
  },
  cardigan: { kind: 'sweater', names: 'cardigan, cardi, knit cardigan, twinset' },
  'crop top': {
    kind: 'tank top',
    names: 'crop top, cropped top, crop tee, cropped tank, tube top, bandeau, bralette, sports bra, halter top',
  },
  'cheer top': {
    kind: 'tank top',
    names: 'cheer top, cheerleader uniform, cheerleading uniform, cheer uniform, cheerleader outfit, cheerleading outfit',
    color: '#b3262e',
    trim: '#f4f1ea',
    with: [{ kind: 'skirt', cut: 'pleated skirt', color: 'same', trim: '#f4f1ea' }],
  },
  bikini: {
    kind: 'tank top',
    names: 'bikini, bikini top, tankini, two piece swimsuit',
    color: '#d8485a',
    with: [{ kind: 'shorts', cut: 'briefs', color: 'same' }],
  },
  'shell top': {
    kind: 'tank top',
    names:
      'shell top, seashell top, shell bra, seashell bra, sea shell bra, shells bra, clamshell top, clamshell bra, clam bra, scallop top, shell bikini top, top of shells, top of seashells',
    color: '#8a63b8',
  },
  swimsuit: {
    kind: 'tank top',
    names: 'swimsuit, bathing suit, swim suit, one piece swimsuit, one piece, swimwear, swim gear, bathing costume',
    color: '#23406f',
    zones: ['legs'],
  },
  leotard: {
    kind: 'tank top',
    names: 'leotard, unitard, singlet leotard, wrestling singlet',
    zones: ['legs'],
  },
  choli: {
    kind: 'tank top',
    names: 'choli, lehenga, lehenga choli, ghagra choli',
    color: '#b4264c',
    trim: '#d9a832',
    pattern: 'embroidered',
    with: [{ kind: 'skirt', cut: 'long skirt', color: 'same', trim: '#d9a832', pattern: 'embroidered' }],
  },
  bomber: { kind: 'jacket', names: 'bomber jacket, bomber, flight jacket, blouson, harrington', color: '#4f5a3c' },
  'denim jacket': {
    kind: 'jacket',
    names: 'denim jacket, jean jacket, jacket jeans, jacket jean, jeans jacket, jacket denim, jean coat, denim vest jacket',
    color: '#44597c',
    trim: '#b58a55',
  },
  puffer: {
    kind: 'jacket',
    names:
      'puffer jacket, puffy jacket, padded jacket, puffer, puffer coat, down jacket, quilted jacket, ski jacket, ski suit, snow suit, snowsuit, down coat, winter jacket',
  },
  parka: {
    kind: 'jacket',
    names: 'parka, anorak, parka coat, anoraks, snow parka, fur hooded coat',
    color: '#5b6144',
    trim: '#d8c7a8',
  },
  varsity: {
    kind: 'jacket',
    names: 'varsity jacket, letterman jacket, letterman, varsity, baseball jacket, college jacket',
    color: '#8a2f36',
    trim: '#efe8d8',
  },
  'track jacket': {
    kind: 'jacket',
    names:
      'track jacket, tracksuit, track suit, jogging suit, tracksuit top, track top, sportswear, activewear, gym clothes, gym wear, workout clothes, sports clothes, sporty clothes, gym uniform',
    color: '#2f4f8a',
    trim: '#f2f0ea',
    with: [{ kind: 'trousers', color: 'same' }, pair('#e9e7e2', 'shoes', 'sneakers')],
  },
  'chef jacket': {
    kind: 'jacket',
    names: "chef jacket, chef whites, chef uniform, chef's uniform, chef's whites, chef's jacket, cook uniform",
    color: '#f4f2ed',
    trim: '#34343a',
    with: [{ kind: 'trousers', color: '#3c3e46', pattern: 'checked' }],
  },
  'cyber jacket': {
    kind: 'jacket',
    names: 'cyber jacket, techwear, cyberpunk jacket, tech jacket, neon jacket, glowing jacket, led jacket, futuristic jacket',
    color: '#23242e',
    trim: '#2fe0e8',
  },
  'turnout coat': {
    kind: 'coat',
    names:
      'turnout coat, turnout gear, bunker gear, fire coat, firefighter coat, fire suit, firefighter uniform, firefighter gear, firefighter jacket',
    color: '#b08a4e',
    trim: '#f0e24a',
    with: [
      { kind: 'trousers', cut: 'turnout trousers', color: 'same', trim: '#f0e24a' },
      pair('#26241f', 'boots', 'wellingtons'),
    ],
  },
  'trench coat': {
    kind: 'coat',
    names: 'trench coat, trenchcoat, trench, mac, mackintosh, duster coat, duster',
    color: '#b89f74',
    trim: '#8a734e',
  },
  peacoat: {
    kind: 'coat',
    names: 'peacoat, pea coat, pea jacket, reefer jacket, duffle coat, duffel coat, car coat, short coat',
    color: '#26304c',
  },
  raincoat: {
    kind: 'coat',
    names: 'raincoat, rain coat, rain mac, slicker, oilskin, oilskins, oil skin, rain jacket, rain poncho',
    color: '#eebf32',
    trim: '#c7942a',
  },
  'fur coat': {
    kind: 'coat',
    names: 'fur coat, faux fur coat, fur lined coat, mink coat, fur jacket',
    color: '#8a6a4a',
    trim: '#6d5238',
  },
  'fur cloak': {
    kind: 'cloak',
    names: 'furs, fur cloak, fur cape, fur mantle, pelt, fur pelt, wolf pelt, bear pelt, animal pelt',
  },
  shawl: { kind: 'cape', names: 'shawl, shawls, knit shawl, pashmina, fur shawl, wrap, stole wrap' },
  tailcoat: {
    kind: 'coat',
    names: 'tailcoat, tail coat, tailcoats, frock coat, morning suit, ringmaster coat',
    color: '#23232a',
    with: [SHIRT, { ...BOW_TIE, color: '#f1efe9' }, { kind: 'trousers', color: '#26262e' }],
  },
  bathrobe: {
    kind: 'kimono',
    names: 'bathrobe, bath robe, dressing gown, house coat, housecoat, house robe',
    color: '#e7e2da',
  },
  tuxedo: {
    kind: 'suit',
    names: 'tuxedo, tux, dinner suit, dinner jacket, tuxedos',
    color: '#1e1e25',
    trim: '#0d0d12',
    with: [SHIRT, BOW_TIE],
  },
  'hi-vis': {
    kind: 'vest',
    names:
      'hi vis vest, hi vis, high vis vest, hi vis jacket, high visibility vest, safety vest, life jacket, life vest, reflective vest',
    color: '#ef7f1d',
    trim: '#eef0e4',
  },
  'western vest': {
    kind: 'vest',
    names: 'leather vest, cowboy vest, western vest, suede vest, open vest, denim vest, biker vest, patched vest',
    color: '#6b452c',
  },
  sari: { kind: 'dress', names: 'sari, saree, silk sari, saris', color: '#b5283e', trim: '#e0b03c' },
  sundress: {
    kind: 'dress',
    names: 'sundress, summer dress, sun dress, sundresses, cottagecore dress, prairie dress, skater dress',
    color: '#f0c64c',
  },
  'mini dress': {
    kind: 'dress',
    names:
      'mini dress, minidress, short dress, cocktail dress, party dress, bodycon, bodycon dress, flapper dress, little black dress',
  },
  'slip dress': {
    kind: 'gown',
    names:
      'slip dress, evening gown, evening dress, elegant dress, glamorous dress, maxi dress, sheath dress, silk dress, mermaid gown, column dress, evening gowns, red carpet gown, long dress',
  },
  qipao: { kind: 'gown', names: 'qipao, cheongsam, ao dai', color: '#b8252f', trim: '#e2b23e', pattern: 'embroidered' },
  dirndl: {
    kind: 'dress',
    names: 'dirndl, trachten, bavarian dress',
    color: '#2f6a4a',
    trim: '#f4f1ea',
    with: [{ kind: 'apron', color: '#d9486a', trim: '#d9486a' }],
  },
  hanbok: { kind: 'gown', names: 'hanbok, hanboks, jeogori, hanfu, hanfu dress, ruqun', color: '#e7a2b4', trim: '#f3e6d6' },
  'maid dress': {
    kind: 'dress',
    names: 'maid dress, maid outfit, maid uniform, french maid outfit, waitress uniform',
    color: '#26252c',
    trim: '#f4f2ed',
    with: [{ kind: 'apron', color: '#f4f2ed', trim: '#f4f2ed' }],
  },
  'lolita dress': {
    kind: 'dress',
    names:
      'lolita dress, gothic lolita dress, gothic lolita, lolita outfit, gothic dress, frilly dress, ruffled dress, doll dress',
    trim: '#f1efe9',
    with: [{ kind: 'trousers', cut: 'leggings', color: '#f1efe9' }, pair('#26252c')],
  },
  'ball gown': {
    kind: 'gown',
    names:
      'ball gown, ballgown, princess dress, ballroom gown, ballroom dress, quinceanera dress, prom dress, prom gown, crinoline, hoop skirt, fairy tale dress, royal gown, debutante gown',
  },
  'court gown': { kind: 'gown', names: 'court gown, court dress, baroque dress, rococo dress, rococo gown', trim: '#efe3cf' },
  'victorian dress': { kind: 'gown', names: 'victorian dress, victorian gown', trim: '#efe9dc' },
  'wedding dress': {
    kind: 'gown',
    names: 'wedding dress, wedding gown, bridal gown, bridal dress',
    color: '#f7f4ee',
    trim: '#e6ddcf',
  },
  toga: {
    kind: 'gown',
    names: 'shuka, maasai shuka, toga, togas, chiton, peplos, himation, stola, roman robe, greek dress',
    color: '#f1ede2',
    trim: '#a3344a',
  },
  'karate gi': {
    kind: 'kimono',
    names:
      'gi, karate gi, judogi, judo gi, dogi, keikogi, karategi, gis, martial arts uniform, karate uniform, taekwondo uniform',
    color: '#f3f1ec',
    trim: '#dcd9d2',
    with: [
      { kind: 'trousers', cut: 'wide trousers', color: 'same' },
      { kind: 'belt', cut: 'obi', color: '#1e1d22' },
      { kind: 'shoes', cut: 'bare feet', color: 'same' },
    ],
  },
  'kimono top': {
    kind: 'kimono',
    names: 'kimono top, kimono shirt, shrine maiden outfit, miko outfit',
    color: '#f3f1ec',
    trim: '#dcd9d2',
    with: [{ kind: 'trousers', cut: 'hakama', color: '#b8282e' }, pair('#8a5c38', 'shoes', 'sandals')],
  },
  serape: {
    kind: 'poncho',
    names: 'poncho, ponchos, serape, serapes, sarape, ruana, huaso poncho, chamanto',
    color: '#b5432c',
    trim: '#e6cfa0',
    pattern: 'striped',
  },
  'wizard robe': {
    kind: 'robe',
    names: 'wizard robe, wizard robes, mage robes, magister robes, star robe, sorcerer robe, wizard gown',
    color: '#33408c',
    trim: '#e0b94c',
  },
  'monk robe': {
    kind: 'robe',
    names: "monk robe, monk robes, monk's robe, friar robe, jedi robes, hooded robe",
    color: '#6a4a30',
    trim: '#4e3724',
  },
  abaya: { kind: 'robe', names: 'abaya, chador robe, black abaya, burka robe, jilbab', color: '#24232a', trim: '#4a4654' },
  thobe: {
    kind: 'robe',
    names:
      'thobe, thawb, dishdasha, kaftan, caftan, kanzu, jalabiya, galabeya, gandoura, djellabah, boubou, agbada, kaftans, djellaba, grand boubou',
    color: '#f1ede2',
    trim: '#c9a24a',
  },
  cassock: {
    kind: 'robe',
    names:
      "cassock, priest robes, priest robe, clerical robe, vestments, habit, soutane, choir robe, academic gown, graduation gown, graduation robe, black robe of a priest, judge's robe, judge robe, judges robe, judge's robes",
    color: '#26252c',
    trim: '#f1efe9',
  },
  salwar: {
    kind: 'tunic',
    names: 'salwar kameez, shalwar kameez, salwar, kurti, kameez, kurta, anarkali, sherwani, achkan',
    color: '#2f8f8a',
    trim: '#e0b03c',
    with: [
      { kind: 'trousers', cut: 'leggings', color: '#efe6d2' },
      { kind: 'shoes', cut: 'sandals', color: '#8a5c38' },
    ],
  },
  'leather armor': {
    kind: 'armor',
    names: 'leather armor, leather armour, leather breastplate, brigandine, leather cuirass, hide armor',
    color: '#6b4329',
    trim: '#3f2718',
    with: [
      { kind: 'tunic', color: '#b8a684' },
      { kind: 'boots', color: '#4a301e' },
    ],
  },
  'samurai armor': {
    kind: 'armor',
    names: 'samurai armor, samurai armour, lamellar, o yoroi, yoroi, lamellar armor, lacquered armor',
    color: '#7c1f25',
    trim: '#e0b04a',
    with: [
      { kind: 'trousers', cut: 'wide trousers', color: '#2c2b38' },
      { kind: 'shirt', color: '#34324a', trim: '#34324a' },
      { kind: 'shoes', cut: 'sandals', color: '#6a4a2c' },
    ],
  },
  scrubs: {
    kind: 'uniform',
    names: "scrubs, surgical scrubs, medical scrubs, nurse uniform, nurse's uniform, nurse scrubs, surgical gown",
    color: '#3f9aa0',
    trim: '#2f7a80',
    with: [pair('#f0efeb', 'shoes', 'sneakers')],
  },
  police: {
    kind: 'uniform',
    names: 'police uniform, officer uniform, cop uniform, guard uniform, security uniform, sheriff uniform',
    color: '#26375c',
    trim: '#1c2438',
    with: [{ kind: 'belt', cut: 'tool belt', color: '#1e1d22' }, pair('#1e1d22', 'boots')],
  },
  military: {
    kind: 'uniform',
    names:
      'military uniform, army uniform, navy uniform, dress uniform, pilot uniform, captain uniform, airline uniform, naval uniform, admiral uniform',
    color: '#2c3a57',
    trim: '#d9b24a',
  },
  camouflage: {
    kind: 'uniform',
    names:
      'fatigues, camouflage, camo, camos, military fatigues, combat uniform, tactical gear, swat gear, battle dress, combat fatigues',
    color: '#77784c',
    trim: '#3f4a2c',
    pattern: 'camouflage',
    with: [{ kind: 'belt', cut: 'tool belt', color: '#4a4630' }, pair('#3a3026', 'boots')],
  },
  superhero: {
    kind: 'uniform',
    names: 'superhero suit, superhero costume, superhero outfit, super suit, spandex suit, spandex, hero costume, hero suit',
    color: '#2a4fb0',
    trim: '#d8342c',
    with: [pair('#d8342c', 'boots'), { kind: 'gloves', color: '#d8342c' }],
  },
  wetsuit: {
    kind: 'uniform',
    names: 'wetsuit, wet suit, drysuit, dry suit, diving suit, dive suit, bodyglove, rash guard suit',
    color: '#23262e',
    trim: '#2f9ac0',
  },
  bodysuit: {
    kind: 'uniform',
    names:
      'bodysuit, body suit, catsuit, latex catsuit, latex suit, leather catsuit, skinsuit, plugsuit, plug suit, skin tight suit, tight suit, cyber suit, cybersuit, cyber bodysuit, neon suit, futuristic suit, sci fi suit, leather suit',
    color: '#23262e',
    trim: '#565a66',
    with: [pair('#23262e', 'boots')],
  },
  'zipped suit': {
    kind: 'uniform',
    names:
      'jumpsuit, jump suit, jumpsuits, utility jumpsuit, boiler suit, boilersuit, coverall, coveralls, flight suit, flightsuit, mechanic suit, prison uniform, prison jumpsuit, prison clothes, racing suit, race suit, karting suit, motocross suit, motorcycle suit, fencing suit, fencing jacket',
    trim: '#4a4d55',
  },
  'hazmat suit': {
    kind: 'uniform',
    names: 'hazmat suit, hazmat, bee suit, biohazard suit, protective suit',
    color: '#ecc93c',
    trim: '#3a3d44',
    with: [pair('#26241f', 'boots', 'wellingtons'), { kind: 'gloves', color: '#3f6fb0' }],
  },
  'school blazer': {
    kind: 'blazer',
    names: 'school uniform, school blazer, gakuran, school clothes, prep uniform, private school uniform, academy uniform',
    color: '#28345a',
    trim: '#d9b24a',
    with: [
      SHIRT,
      { kind: 'tie', color: '#9c2f3c', pattern: 'striped', trim: '#e0b04a' },
      { kind: 'skirt', cut: 'pleated skirt', color: '#8a3a44', trim: '#25305a', pattern: 'plaid', for: 'female' },
      { kind: 'trousers', color: '#5a5d68', for: 'male' },
      pair('#3a2620'),
    ],
  },
  'pencil skirt': { kind: 'skirt', names: 'pencil skirt, tight skirt, leather skirt, office skirt' },
  'pleated skirt': {
    kind: 'skirt',
    names: 'pleated skirt, school skirt, tennis skirt, pleated miniskirt, cheerleader skirt, plaid skirt',
  },
  'mini skirt': { kind: 'skirt', names: 'mini skirt, miniskirt, denim skirt, short skirt, skort, micro skirt' },
  'long skirt': {
    kind: 'skirt',
    names:
      'long skirt, maxi skirt, peasant skirt, layered skirt, tiered skirt, ruffled skirt, bustle skirt, petticoat, sarong, ankle length skirt, gypsy skirt, flowing skirt',
  },
  kilt: {
    kind: 'skirt',
    names: 'kilt, tartan kilt, kilts',
    color: '#7c2430',
    trim: '#27405c',
    pattern: 'plaid',
    with: [SHIRT],
  },
  tutu: {
    kind: 'skirt',
    names: 'tutu, ballet tutu, tulle skirt, ballet dress, tutus, ballet costume, ballet outfit',
    color: '#f0b8c8',
    trim: '#fbe6ec',
    with: [
      { kind: 'trousers', cut: 'leggings', color: '#f6dfdc' },
      { kind: 'tank top', cut: 'leotard', color: 'same' },
      { kind: 'shoes', cut: 'ballet shoes', color: '#eeb2bc' },
    ],
  },
  leggings: {
    kind: 'trousers',
    names:
      'leggings, tights, fishnets, fishnet tights, fishnet stockings, yoga pants, jeggings, stockings, pantyhose, bike leggings, skinny trousers, hose, thigh highs, long johns',
    color: '#2b2a31',
  },
  'knee socks': {
    kind: 'trousers',
    names:
      'knee socks, knee high socks, over the knee socks, thigh high socks, thigh high stockings, football socks, knee stockings, long socks, puttees, gaiters, spats',
    color: '#f1efe9',
  },
  'leg warmers': { kind: 'trousers', names: 'leg warmers, legwarmers', color: '#d8486a' },
  'ankle socks': {
    kind: 'trousers',
    names: 'ankle socks, socks, tabi, tabi socks, frilly socks, ruffled socks, sports socks, wool socks',
    color: '#f1efe9',
  },
  briefs: { kind: 'shorts', names: 'mawashi, fundoshi, bikini bottoms, speedo, briefs, hot pants, booty shorts' },
  'swim trunks': {
    kind: 'shorts',
    names: 'swim trunks, swimming trunks, trunks, swim shorts, board shorts, boardshorts, board short',
    color: '#d8583c',
    trim: '#f3ead2',
    zones: ['top'],
  },
  'wide trousers': {
    kind: 'trousers',
    names:
      'wide leg pants, wide leg trousers, harem pants, palazzo pants, baggy pants, pyjama pants, pajama pants, pyjama bottoms, bell bottoms, flares, flared trousers, pantaloons, hammer pants, sweatpants, joggers',
  },
  breeches: { kind: 'trousers', names: 'breeches, knickerbockers, plus fours, knee breeches', color: '#cbb894' },
  hakama: {
    kind: 'trousers',
    names: 'hakama',
    color: '#2c3350',
    with: [{ kind: 'kimono', cut: 'kimono top', color: '#f3f1ec' }],
  },
  'turnout trousers': {
    kind: 'trousers',
    names: 'turnout trousers, turnout pants, fire trousers',
    color: '#b08a4e',
    trim: '#f0e24a',
  },
  'boxing gloves': { kind: 'gloves', names: 'boxing gloves, boxing glove', color: '#b8282e', trim: '#f1efe9' },
  'bow tie': { kind: 'tie', names: 'bow tie, bowtie, bow ties, dickie bow, ribbon tie, red bow tie' },
  neckerchief: {
    kind: 'scarf',
    names:
      'neckerchief, neckerchiefs, bandana, bandanna, neck scarf, neckscarf, kerchief scarf, neck kerchief, bandana scarf, silk neckerchief, cravat, ascot',
    color: '#b8323a',
  },
  obi: { kind: 'belt', names: 'obi, sash, waist sash, sashes, cummerbund, obi belt' },
  'tool belt': {
    kind: 'belt',
    names: 'tool belt, toolbelt, belt with pouches, utility belt, duty belt, gun belt, holster, cartridge belt',
    color: '#5a3d2b',
  },
  sneakers: {
    kind: 'shoes',
    names:
      'sneakers, sneaker, trainers, running shoes, tennis shoes, high tops, hi tops, converse, plimsolls, vans, kicks, jordans, running trainers, high top sneakers',
    color: '#efece6',
    trim: '#c23a3a',
  },
  'ballet shoes': {
    kind: 'shoes',
    names: 'ballet shoes, pointe shoes, ballet slippers, ballet flats, ballerinas, flats',
    color: '#eeb2bc',
  },
  heels: {
    kind: 'shoes',
    names:
      'heels, high heels, stilettos, pumps, stiletto heels, court shoes, stiletto shoes, platform shoes, platforms, wedges',
  },
  sandals: {
    kind: 'shoes',
    names:
      'sandals, sandal, flip flops, flipflops, gladiator sandals, strappy sandals, geta, zori, wooden sandals, espadrilles, birkenstocks',
    color: '#8a5c38',
  },
  loafers: {
    kind: 'shoes',
    names: 'loafers, loafer, penny loafers, loafer slippers, moccasins, slip ons, boat shoes',
    color: '#5a3623',
  },
  'ankle boots': {
    kind: 'boots',
    names:
      'ankle boots, hiking boots, walking boots, work boots, combat boots, combats boots, army boots, military boots, doc martens, docs, dr martens, chelsea boots, steel toe boots, timberlands',
  },
  // What is worn where nothing is: no shoes and no shirt are found for it.
  'bare feet': { kind: 'shoes', names: 'bare feet, barefoot, bare footed, barefooted, shoeless, naked feet' },
  'bare chest': { kind: 'tank top', names: 'bare chest, shirtless, bare chested, barechested, bare torso, naked torso' },
  'cowboy boots': { kind: 'boots', names: 'cowboy boots, cowgirl boots, western boots', color: '#7a4a2a', trim: '#d9b98a' },
  wellingtons: {
    kind: 'boots',
    names:
      'wellingtons, wellington, wellington boots, wellies, rain boots, rainboots, rubber boots, gumboots, gum boots, galoshes, waders',
    color: '#d8b02c',
  },
}

/** The cut by the name it is called. */
export const CUT_BY_NAME: ReadonlyMap<string, GarmentCut> = new Map(
  Object.entries(CUT_WORDS).flatMap(
    ([cut, { names }]) => names.split(', ').map((name) => [name, cut as GarmentCut] as const), // the keys of a full record
  ),
)

/** The kind by the name of a cut. */
export const CUT_KINDS: Readonly<Record<string, GarmentKind>> = Object.fromEntries(
  [...CUT_BY_NAME].map(([name, cut]) => [name, CUT_WORDS[cut].kind]),
)
