import { SELDOM_POSE_WORDS } from '#studio/words/lexicon/seldom-poses.ts'
import type { PoseKind } from '../../sheet/pose-kind.ts'
import { namesOf } from './names-of.ts'

/** What people do with body, arms and hands → how it is drawn. */
export const POSES: Readonly<Record<string, PoseKind>> = namesOf<PoseKind>({
  portrait: 'front facing',
  relaxed:
    'standing, stands, stood, stand, at attention, standing still, standing upright, turned away, standing straight, standing alone, hand by her side, hands by her side, arms by her side, arms at his sides, lounging standing',
  'arms crossed':
    'arms crossed, crossed arms, arms folded, folded arms, crossing arms, crossing her arms, crossing his arms, with folded arms, his arms crossed, her arms crossed, arms crossed over chest',
  'hand on hip':
    'posing, hand on hip, hand on her hip, hand on his hip, one hand on hip, one hand on her hip, one hand on his hip, hand on waist, posed, poses',
  'hands on hips': 'hands on hips, hands on her hips, hands on his hips',
  'hands in pockets': 'hands in pockets, hands in his pockets, hands in her pockets, hands in their pockets',
  'hands behind back':
    'hands behind his back, hands behind her back, hands behind back, arms behind back, arms behind her back, arms behind his back',
  'hands together':
    'hands together, hands clasped, clasped hands, hands folded, folded hands, hands clasped together, hands in her lap, hands in his lap, hands on lap, hands in front',
  'hands on the belly': 'hand on belly, hands on belly, hand on her belly, hands on her belly',
  'hand on heart': 'hands on heart, hand on heart, hand on chest, hand over heart, hand on her heart, hand on his heart',
  praying: 'praying, praying hands',
  waving:
    'waving, wave at, waves at the camera, waved, wave hello, waves at, waving hello, waves hello, hand raised, raised hand, raising a hand, raising her hand, raising his hand, hi pose, waving at the camera, hand up, waving hand, one hand raised, waving her hand, waving his hand',
  pointing: 'pointing, points, reaching out, reaching',
  'arms raised': 'arms raised, arms up, arms in the air, hands in the air, cheering, hands up, celebrating',
  'arms spread': 'arms wide open, arms wide, open arms, with open arms',
  thinking:
    'thinking, hand on chin, hand on his chin, hand on her chin, chin in hand, scratching his chin, stroking his beard, hand to chin, resting chin on hand, chin resting on hand, rubbing his chin, stroking his chin, chin on hand',
  holding: 'juggling, serving, eating',
  'holding in both hands': 'baking, carrying, carries, offering, presenting, cradling',
  knitting: 'knitting',
  reading: 'reading, reads, studying a map',
  leaning: 'leaning, leans, leaning against, leaning on, leaned, leaning on a wall, leaning against a wall, leaning back',
  walking:
    'walking, walks, strolling, hiking, wandering, walking forward, walking toward, walking towards the camera, walking away, walk',
  running:
    'running, jogging, sprinting, runs, mid run, running away, running forward, running late, run, sprints, in full sprint, sprint',
  jumping: 'jumping, jumping in the air, jumps in the air, jumps, mid jump, jump, jumping for joy',
  dancing: 'dancing, dances, dance, dance pose',
  heroic: 'heroic pose, standing tall',
  fighting: 'fight, fights, fighting, fists up, boxing, in battle',
  attacking: 'swinging sword, swinging a sword, swinging an axe, wielding',
  aiming: 'drawing an arrow, drawing a bow, drawing his bow, drawing her bow',
  flying: 'flying',
  hovering: 'floating',
  kneeling: 'kneeling, kneels, kneel, kneeling down, on her knees, on his knees',
  sitting:
    'sitting, sits, seated, perched, lounging, on a throne, sit, sat, sitting down, sitting on, sitting pose, in a chair, in an armchair, in her armchair, in his armchair, seated on, sitting in a wheelchair, sitting on a chair, on the throne, sitting on a bench, on a bench, sitting on a rock',
  'sitting on the floor': 'on the floor, on the ground, sitting on the floor, sitting on the ground',
  'cross-legged': 'cross legged, crosslegged, sitting cross legged',
  'hugging knees': 'curled up',
  lying: 'lying, lying down, lies, lying on, laying down, lying on her side, lying on the floor',
  'hugging something': 'hugging, holding tight',
  shrugging: 'shrug',
  facepalm: 'hand on face, hand on forehead',
  'crying into the hands':
    'crying into her hands, crying into his hands, face in hands, head in hands, weeping into her hands, sobbing into his hands, sobbing into her hands, face in her hands, face in his hands, head in his hands, head in her hands',
  'hand over the mouth': 'hand over mouth, hand over her mouth, hand over his mouth',
  yawning: 'yawning, yawn, sleepy yawn',
  'hand in hair':
    'hand in hair, hand in her hair, hand in his hair, hand through her hair, hand through his hair, playing with her hair, running her hand through her hair, running his hand through his hair',
  'hands behind the head':
    'hands behind head, hands behind her head, hands behind his head, arms behind head, arms behind her head, arms behind his head, hands behind the head',
  'hand at the neck':
    'hand on neck, hand on her neck, hand on his neck, hand behind neck, hand behind his neck, hand behind her neck',
  'hand at the collar': 'holding her collar',
  'hand on cheek': 'hand on cheek, hand on her cheek, hand on his cheek, cheek in hand, hand near face, hand on her face',
  'holding an arm': 'holding her arm, holding his arm, hand on her arm, hand on his arm, clutching her arm, holding one arm',
  'one hand in the pocket':
    'hand in pocket, one hand in pocket, hand in his pocket, hand in her pocket, one hand in his pocket, one hand in her pocket',
  phoning: 'on the phone',
  cycling: 'cycling',
  painting:
    'painting pose, painting at an easel, at an easel, at his easel, at her easel, painting a picture, painting a landscape, painting a portrait, painting on canvas, painting on a canvas',
  'playing accordion': 'playing the accordion, playing accordion, playing an accordion',
  drinking: 'drinking, sipping, drinking from a cup, drinking coffee, drinking tea, sipping coffee, sipping tea',
  'shielding the eyes': 'hand over eyes',
  'playing guitar': 'strumming',
  'playing piano':
    'playing the piano, playing piano, playing a piano, at the piano, at a piano, playing the keyboard, playing the keys',
  'playing harp': 'playing the harp, playing harp, playing a harp',
  'playing cello': 'playing the cello, playing cello, playing a cello',
  writing: 'drawing a picture',
  'legs crossed': 'crossing her legs, crossing his legs',
  sleeping: 'sleeping, asleep, sleeps, dozing, lying asleep, sleeping on her side, sleeping on his side',
  'lying on the back': 'lying on her back, lying on his back, lying on the back, lying face up',
  'lying on the stomach': 'lying face down',
  riding:
    'riding, riding a horse, on horseback, rides, riding her horse, riding his horse, galloping, rides a horse, riding on a horse, riding a unicorn',
  pushing: 'pushing, pushing against',
  pulling: 'pulling, pulling a rope',
  leaping: 'long jump',
  punching: 'throwing a punch',
  throwing: 'throwing, tossing',
  balancing: 'on a surfboard, riding a skateboard',
  'laughing bent over': 'laughing bent over, bent over laughing, bent over with laughter',
  disco: 'disco dancing',
})

/** What is done with a thing: verb and thing → the pose that says so. */
const DOINGS: readonly (readonly [verb: RegExp, thing: RegExp, pose: PoseKind])[] = [
  [/^read/, /book|comic|letter|scroll|newspaper|magazine|tome|novel|map|grimoire/, 'reading'],
  [/^(play|strum)/, /guitar|\blute|ukulele|banjo|mandolin|\boud\b|sitar/, 'playing guitar'],
  [/^play/, /violin|viola$|fiddle/, 'playing violin'],
  [/^(play|blow)/, /flute|recorder|clarinet|piccolo/, 'playing flute'],
  [/^(play|blow)/, /trumpet|trombone|tuba|horn|bugle/, 'playing trumpet'],
  [/^(play|blow)/, /sax/, 'playing saxophone'],
  [/^(play|beat|bang)/, /drum|bongo|djembe|tambourine/, 'playing drums'],
  [/^play/, /cello|double bass/, 'playing cello'],
  [/^aim/, /bow|gun|rifle|pistol|revolver|musket/, 'aiming'],
  [/^swing/, /sword|axe|hammer|katana/, 'attacking'],
  [/^(drink|sip)/, /./, 'drinking'],
  [/^(hug|cuddl|embrac|snuggl)/, /bear|teddy|plush|doll|pillow|cushion|toy/, 'hugging something'],
  [/^writ/, /./, 'writing'],
  [/^pour/, /./, 'pouring'],
  [/^(throw|toss|hurl)/, /./, 'throwing'],
]

/** The pose of somebody who does this with that thing, if it has one of its own. */
export function doingOf(verb: string, thing: string): PoseKind | undefined {
  return DOINGS.find(([said, what]) => said.test(verb) && what.test(thing))?.[2]
}

/** A stated pose in all words that can state it. */
export function poseOf(term: string): PoseKind | undefined {
  return POSES[term] ?? SELDOM_POSE_WORDS[term] ?? DOINGS.find(([, , pose]) => pose === term)?.[2]
}

/** What only looks a little like what is drawn for it. */
export const ROUGHLY_POSED: Readonly<Record<string, string>> = namesOf<string>({
  sitting: 'riding, straddling, rides, galloping',
  'keeping the balance': 'skiing, skating, roller skating',
  'both arms round something that is not drawn': 'hugging a pillow, hugging her pillow, hugging a cushion',
  'hands on strings, without the instrument': 'playing the harp, playing harp, playing a harp, plucking a harp',
})

/** Somebody who rides one of these sits on its back. */
export const MOUNTS = /\b(horse|horseback|pony|mare|stallion|unicorn|deer|stag|dragon|wolf|lion|tiger|bear|dinosaur)\b/
