import { expect, test } from 'vitest'
import { sentencesOf } from '../../warning.ts'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'
import { POSE_KINDS, type PoseKind } from '../pose-kind.ts'

/** How people say it; each is read in every take. */
const SAID: Readonly<Partial<Record<PoseKind, readonly [string, string, ...string[]]>>> = {
  'arms crossed': ['a man with his arms crossed', 'a woman, arms folded'],
  'hand on hip': ['a woman with one hand on her hip', 'a girl striking a pose'],
  'hands in pockets': ['a man with his hands in his pockets', 'a boy, hands in pockets'],
  'one hand in the pocket': ['a man with one hand in his pocket', 'a woman, hand in pocket'],
  'hands behind back': ['a man, hands behind his back', 'an old man with his hands behind his back'],
  'hand on cheek': ['a woman with a hand on her cheek', 'a girl touching her cheek'],
  'hand in hair': ['a woman running her hand through her hair', 'a man fixing his hair'],
  'hands behind the head': ['a man with his hands behind his head', 'a girl, arms behind her head'],
  praying: ['a nun praying', 'a monk in prayer'],
  waving: ['a boy waving', 'a woman waving goodbye'],
  saluting: ['a soldier saluting', 'a sailor, military salute'],
  pointing: ['a man pointing', 'a woman pointing at the viewer'],
  thinking: ['a man thinking', 'a woman with her hand on her chin'],
  shrugging: ['a woman shrugging', 'a man shrugging his shoulders'],
  facepalm: ['a man doing a facepalm', 'a woman facepalming'],
  flexing: ['a man flexing', 'a woman flexing her muscles'],
  'arms raised': ['a runner with her arms raised', 'a girl cheering'],
  'hugging oneself': ['a woman hugging herself', 'a boy hugging himself'],
  'hugging something': ['a boy hugging a teddy bear', 'a girl hugging a pillow'],
  'crying into the hands': ['a woman crying into her hands', 'a man with his face in his hands'],
  'hiding the face': ['a girl hiding her face', 'a man covering his face'],
  whispering: ['a woman whispering', 'a girl telling a secret'],
  'finger on the lips': ['a woman with a finger on her lips', 'a man shushing'],
  'hand over the mouth': ['a girl covering her mouth', 'a woman, hand over mouth'],
  yawning: ['a man yawning', 'a girl yawns'],
  stretching: ['a woman stretching', 'a man stretching his arms'],
  clapping: ['a woman clapping', 'a man applauding'],
  'holding up': ['a knight with her sword raised', 'a king raising his goblet'],
  'holding under the arm': ['a boy with a basketball under his arm', 'a man, newspaper under one arm'],
  'holding to the face': ['a geisha with a fan in front of her face', 'a girl holding a rose to her nose'],
  'looking through': ['a captain looking through a telescope', 'a detective peering through a magnifying glass'],
  'hand on the hilt': ['a ronin with his hand on the hilt', 'a swordsman, hand resting on the hilt'],
  phoning: ['a man talking on the phone', 'a woman with a phone at her ear'],
  photographing: ['a woman taking a photo', 'a man photographing'],
  drinking: ['a man drinking coffee', 'a woman drinking from a cup'],
  reading: ['a girl reading', 'a woman reading a book'],
  writing: ['a man writing a letter', 'a woman writing in a notebook'],
  typing: ['a man typing', 'a woman typing on a laptop'],
  cooking: ['a man cooking', 'a woman frying eggs'],
  fishing: ['a man fishing', 'a boy casting a line'],
  selfie: ['a girl taking a selfie', 'a man taking selfies'],
  painting: ['a painter at an easel', 'a woman painting a landscape'],
  'playing accordion': ['a man playing the accordion', 'a woman playing an accordion'],
  cycling: ['a man riding a bicycle', 'a woman riding her motorcycle', 'a boy cycling'],
  'push-up': ['an athlete doing push-ups', 'a man doing push ups'],
  'playing guitar': ['a boy playing the guitar', 'a man strumming a guitar'],
  'playing violin': ['a girl playing the violin', 'a woman playing a violin'],
  'playing flute': ['a girl playing the flute', 'a man playing a flute'],
  'playing trumpet': ['a man playing the trumpet', 'a woman playing a trumpet'],
  'playing drums': ['a boy playing the drums', 'a man playing a drum'],
  'playing piano': ['a woman playing the piano', 'a man at the piano'],
  'playing cello': ['a man playing the cello', 'a woman playing a cello'],
  'playing harp': ['a woman playing the harp', 'an angel playing a harp'],
  walking: ['a man walking', 'a woman strolling'],
  running: ['a man running', 'a girl sprinting'],
  jumping: ['a boy jumping', 'a girl mid jump'],
  leaping: ['a dancer leaping', 'a man mid leap'],
  crouching: ['a man crouching', 'a woman squatting'],
  kneeling: ['a woman kneeling', 'a man on his knees'],
  'on one knee': ['a knight on one knee', 'a man proposing'],
  sitting: ['a man sitting on a chair', 'a woman sitting on a bench'],
  'legs crossed': ['a woman sitting with her legs crossed', 'a man sitting with crossed legs'],
  'sitting on the floor': ['a girl sitting on the floor', 'a man sitting on the ground'],
  'cross-legged': ['a boy sitting cross-legged', 'a woman sitting cross legged'],
  meditating: ['a monk meditating', 'a woman in the lotus position'],
  lying: ['a man lying down', 'a woman reclining'],
  'lying on the back': ['a girl lying on her back', 'a man sunbathing'],
  'lying on the stomach': ['a boy lying on his stomach', 'a girl lying on her stomach'],
  sleeping: ['a woman sleeping', 'a girl asleep'],
  leaning: ['a man leaning on a wall', 'a woman leaning against a wall'],
  riding: ['a girl riding a horse', 'a knight on horseback'],
  kicking: ['a man kicking', 'a woman doing a high kick'],
  punching: ['a woman punching', 'a man throwing a punch'],
  throwing: ['a boy throwing a ball', 'a man throwing a spear'],
  attacking: ['a knight swinging a sword', 'a woman slashing'],
  aiming: ['an elf drawing a bow', 'a woman aiming a bow'],
  'casting a spell': ['a wizard casting a spell', 'a witch conjuring'],
  dancing: ['a woman dancing', 'a man dancing'],
  twirling: ['a girl twirling', 'a woman spinning around'],
  disco: ['a man disco dancing', 'a boy dabbing'],
  ballet: ['a dancer en pointe', 'a girl doing ballet'],
  'tree pose': ['a woman doing yoga', 'a man in the tree pose'],
  'warrior pose': ['a woman in the warrior pose', 'a man doing a deep lunge'],
  climbing: ['a woman climbing', 'a man climbing a wall'],
  swimming: ['a man swimming', 'a girl swims'],
  flying: ['a superhero flying', 'a fairy soaring'],
  falling: ['a man falling from the sky', 'a woman falling through the air'],
  crawling: ['a baby crawling', 'a man on all fours'],
  sneaking: ['a thief sneaking', 'a girl tiptoeing'],
  pushing: ['a man pushing', 'a woman pushing against a door'],
  pulling: ['a man pulling a rope', 'a woman tugging'],
  balancing: ['a man surfing', 'a woman balancing'],
  'laughing bent over': ['a man doubled over laughing', 'a woman bent over laughing'],
  bowing: ['a man bowing', 'a butler bows'],
}

test('sixty poses and more have names that people use', () => {
  expect(Object.keys(SAID).length).toBeGreaterThan(60)
  expect(POSE_KINDS.length).toBeGreaterThan(100)
})

test.each(Object.entries(SAID))('%s is read from what people say', (pose, sayings) => {
  for (const saying of sayings) {
    const { reading } = readDescription(saying)
    for (const candidate of [1, 2, 3]) {
      const { scene } = castCharacter(reading, { seed: 'said', candidate, style: 'anime' })
      expect([saying, scene.pose === pose || scene.gesture === pose ? pose : scene.pose]).toEqual([saying, pose])
    }
  }
})

test('hair falls, a sword hangs on a back, and kicks are shoes: none of them is a pose', () => {
  const said = (text: string) => readDescription(text).reading.pose
  expect(said('a woman with long hair falling over her shoulders')).toBeUndefined()
  expect(said('a warrior with a sword on his back')).toBeUndefined()
  expect(said('a boy in red kicks')).toBeUndefined()
})

test('who rides has the horse, and what is ridden and not drawn is told', () => {
  const { reading } = readDescription('a girl riding a white horse')
  const { character, scene } = castCharacter(reading, { seed: 'said', candidate: 1, style: 'anime' })
  expect([scene.pose, character.companion?.kind]).toEqual(['riding', 'horse'])
  expect(sentencesOf(reading.warnings)).toEqual([])
  const train = readDescription('a man riding a train').reading
  expect(castCharacter(train, { seed: 'said', candidate: 1, style: 'anime' }).scene.pose).toBe('sitting')
  expect(sentencesOf(train.warnings).join(' ')).toContain('is drawn as sitting')
})

const view = (text: string) =>
  castCharacter(readDescription(text).reading, { seed: 'view', candidate: 1, style: 'anime' }).scene

test('framings from the eyes to a speck in a landscape, cameras from the ground to the air', () => {
  expect(view('a woman, extreme close-up').camera).toMatchObject({ framing: 'close portrait', nearer: 4.2 })
  expect(view('a woman, close-up').camera).toMatchObject({ framing: 'close portrait', nearer: 1.55 })
  expect(view('close-up of a woman with a red hat').camera.nearer).toBe(1)
  expect(view('close-up of a woman in a blue dress').camera.nearer).toBe(1.12)
  expect(view('a woman, headshot').camera.nearer).toBeUndefined()
  expect(view('a knight, extreme wide shot').camera).toMatchObject({ framing: 'wide', nearer: 0.6 })
  expect(view("a man, worm's eye view").camera.angle).toBe('from the ground')
  expect(view("a man, bird's eye view").camera.angle).toBe('overhead')
  expect(view('a man, low angle').camera).toMatchObject({ angle: 'very low', drop: -0.3 })
  expect(view('a man seen from above').camera).toMatchObject({ angle: 'very high', drop: 0.34 })
  expect(sentencesOf(readDescription('a man, aerial view').reading.warnings).join(' ')).toContain('a very high angle')
  expect(view('a man, dutch angle').camera.roll).toBe(0.3)
  expect(view('an old woman looking through a window').camera.isThroughWindow).toBe(true)
  expect(view('a selfie of a girl at the beach').pose).toBe('selfie')
})

test('a look is in the head and in the eyes', () => {
  expect(view('a woman looking up')).toMatchObject({ camera: { headPitch: 0.34 }, gaze: { y: -0.62 } })
  expect(view('a woman looking down')).toMatchObject({ camera: { headPitch: -0.36 }, gaze: { y: 0.62 } })
  expect(view('a woman looking to the left').camera.headYaw).toBeLessThan(-0.5)
  expect(view('a woman looking to the left').gaze.x).toBeLessThan(-0.5)
  expect(view('a woman looking to the right').gaze.x).toBeGreaterThan(0.5)
  expect(view('a woman looking at the viewer').gaze).toEqual({ x: 0, y: 0 })
  const away = view('a woman looking away')
  expect(Math.sign(away.gaze.x)).toBe(Math.sign(away.camera.headYaw))
  expect(Math.abs(away.camera.headYaw)).toBe(0.85)
})

test('a back that is turned, with the face over the shoulder', () => {
  for (const text of ['a man looking back', 'a woman with her back turned, looking over her shoulder']) {
    const { camera } = view(text)
    expect(Math.cos(camera.bodyYaw)).toBeLessThan(-0.5)
    expect(Math.cos(camera.headYaw)).toBeGreaterThan(0.3)
    expect(Math.abs(camera.bodyYaw - camera.headYaw)).toBeLessThan(1.3)
  }
})
