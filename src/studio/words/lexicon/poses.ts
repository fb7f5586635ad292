import type { PoseKind } from '../../sheet/pose-kind.ts'
import { namesOf } from './names-of.ts'

/** What people do with body, arms and hands → how it is drawn. */
export const POSES: Readonly<Record<string, PoseKind>> = namesOf<PoseKind>({
  portrait: 'front facing',
  relaxed:
    'standing, stands, stood, stand, at attention, slouching, slouched, standing still, standing upright, turned away, lounging standing, standing straight, standing alone, hand by her side, hands by her side, looking back, in profile pose, singing pose, hiding, climbing, swimming, arms by her side, arms at his sides',
  'arms crossed':
    'arms crossed, crossed arms, arms folded, folded arms, crossing arms, crossing her arms, crossing his arms, with folded arms, arms akimbo crossed, crosses his arms, crosses her arms, his arms crossed, her arms crossed, folding her arms, folding his arms, arms crossed over chest, hugging herself, hugging himself',
  'hand on hip':
    'posing, hand on hip, hand on her hip, hand on his hip, one hand on hip, one hand on her hip, one hand on his hip, hand on waist, posed, strikes a pose, striking a pose, model pose, fashion pose, contrapposto, modeling, modelling, vogueing, playing pose, poses, pinup pose, winking pose, shrugging',
  'hands on hips':
    'hands on hips, hands on her hips, hands on his hips, fists on hips, fists on her hips, fists on his hips, arms akimbo',
  'hands in pockets':
    'hands in pockets, hands in his pockets, hands in her pockets, hand in pocket, one hand in pocket, hand in his pocket, hand in her pocket, hands in their pockets',
  'hands behind back':
    'hands behind his back, hands behind her back, hands behind back, arms behind back, arms behind her back, arms behind his back',
  'hands together':
    'hands together, hands clasped, clasped hands, hands folded, folded hands, clasping hands, clasping her hands, clasping his hands, hands clasped together, clapping, hands in her lap, hands in his lap, hands on lap, rubbing hands, wringing hands, wringing her hands, hands in front, clasping, fingers interlaced, cupped hands, claps, fingers steepled, steepled fingers',
  'hand on heart': 'hands on heart, hand on heart, hand on chest, hand over heart, hand on her heart, hand on his heart',
  praying:
    'praying, hands pressed together, palms together, namaste, prayer pose, in prayer, prays, hands in prayer, begging, praying hands, anjali mudra, heart hands, making a heart',
  waving:
    'waving, wave at, waves at the camera, waved, wave hello, greeting, waves at, waving hello, waves hello, waving goodbye, hand raised, raised hand, raising a hand, raising her hand, raising his hand, beckoning, hi pose, saying hello, waving at the camera, hand up, waving hand, wave hello, high five, snapping fingers, one hand raised, waving her hand, waving his hand, stop gesture',
  saluting: 'saluting, salute, salutes, military salute',
  pointing: 'pointing, points, pointing finger, pointing at the viewer, reaching out, hand outstretched, reaching, finger guns',
  'peace sign': 'peace sign, peace signs, making a peace sign, v sign, victory sign, peace gesture',
  'thumbs up': 'thumbs up, giving a thumbs up, thumb up, gives a thumbs up',
  'arms raised':
    'arms raised, arms up, arms in the air, hands in the air, victory pose, triumphant pose, stretching, stretches, stretching arms, cheering, hands up, celebrating',
  'fist raised': 'fist raised, raised fist, fist in the air, sword raised, raising a fist, fist pump',
  'arms spread':
    'arms outstretched, arms spread, arms wide open, arms wide, t pose, open arms, embracing, hugging, conducting, with open arms',
  flexing: 'flexing, flexing muscles, showing off muscles, flexing her biceps, flexing his biceps, flexed, strong pose',
  thinking:
    'thinking, hand on chin, hand on his chin, hand on her chin, chin in hand, scratching his chin, stroking his beard, scratching his head, hand to chin, finger on lips, finger to lips, pondering, resting chin on hand, head in hands, chin resting on hand, rubbing his chin, adjusting glasses, adjusting her glasses, adjusting his glasses, tapping chin, touching her face, touching his chin, hand on cheek, scratching her head, stroking his chin, tapping her chin, shushing, chin on hand, facepalm, covering mouth, hand over mouth, biting her lip, ssh gesture, hand on face, face in hands, hand near face, blowing a kiss',
  holding:
    'drinking from a cup, juggling, taking a selfie, taking a photo, serving, typing, fishing, painting pose, eating, writing',
  'holding in both hands': 'cooking, gardening, baking, knitting, sewing, carrying, carries, offering, presenting, cradling',
  reading: 'reading, reads, studying a map',
  leaning: 'leaning, leans, leaning against, leaning on, leaned, leaning on a wall, leaning against a wall, leaning back',
  walking:
    'walking, walks, strolling, striding, strides, hiking, skating, skateboarding, wandering, pacing, sneaking, tiptoeing, marches, strutting, stepping, roller skating, ice skating, mid stride, cycling, prowling, stalking, patrolling, creeping, parading, sauntering, trekking, stumbling, limping, walking forward, walking toward, walking towards the camera, walking away, walk, surfing, skiing, snowboarding, jaywalking, ambling, staggering, roaming, marching, crawling',
  running:
    'running, jogging, sprinting, dashing forward, runs, mid run, rushing, chasing, running away, running forward, running late, run, charging, fleeing, sprints, in full sprint, jogs, chases, dashes, sprint, flees, rushes',
  jumping:
    'leaping, jumping, jumping in the air, leaping in the air, jumps in the air, jumps, mid jump, jump, jumping for joy, skipping, mid leap, leaps, hopping, falling',
  dancing: 'dancing, dances, twirling, spinning, dance, swaying, dance pose, dabbing, belly dancing, twirls, whirling',
  ballet:
    'ballet pose, pirouette, arabesque, standing on one leg, ballet dancing, dancing ballet, en pointe, on tiptoe, figure skating',
  heroic:
    'heroic pose, hero pose, power pose, superhero pose, standing tall, standing proudly, standing heroically, confident stance, confident pose, wide stance, proud stance, powerful stance, fists clenched, clenched fists, standing guard',
  fighting:
    'fight, fights, fighting, fighting stance, fighting pose, battle stance, battle pose, battle ready, combat stance, combat pose, action pose, dynamic pose, warrior pose, action stance, ready stance, guard stance, martial arts stance, kung fu pose, defensive stance, throwing a punch, punching, kicking, boxing stance, fists up, boxing, sparring, karate stance, in battle',
  attacking:
    'attacking, swinging sword, lunging, swinging a sword, swinging an axe, slashing, wielding, dual wielding, mid swing',
  aiming: 'aiming, drawing a bow, drawing his bow, drawing her bow, aiming a bow, aims',
  'casting a spell': 'casting a spell, casting spell, casting spells, casting magic, conjuring, summoning, casts a spell',
  flying: 'flying, flies, flying through the air, soaring, mid flight, in flight',
  hovering: 'hovering, floating, floats, levitating, hovers, levitates',
  bowing: 'bowing, bows, curtsying, bowing down, curtsy',
  kneeling: 'kneeling, kneels, kneel, kneeling down, on her knees, on his knees',
  'on one knee': 'on one knee, down on one knee, kneeling on one knee, proposing',
  crouching: 'crouching, squatting, squats, crouched, squat, crouches, crouching down, stooping',
  sitting:
    'sitting, sits, seated, perched, perching, lounging, relaxing in a chair, riding, on a throne, sit, sat, sitting down, riding a horse, sitting on, sitting pose, on horseback, in a chair, sitting sideways, seated on, straddling, sitting in a wheelchair, legs crossed, sitting on a chair, on the throne, sitting on stairs, sitting on the stairs, sitting on steps, sitting on the steps, sitting on a bench, on a bench, sitting on a rock, sitting on a stool',
  'sitting on the floor': 'on the floor, on the ground, sitting on the floor, sitting on the ground',
  'cross-legged':
    'cross legged, crosslegged, sitting cross legged, lotus position, lotus pose, meditating, meditation pose, meditates, doing yoga',
  'hugging knees': 'curled up, hugging knees, huddled, hugging her knees, hugging his knees',
  lying:
    'lying, lying down, lies, reclining, lying on, sleeping, asleep, laying down, lying on her side, lying on the floor, reclines',
})

/** What is done with a thing: verb and thing → the pose that says so. */
const DOINGS: readonly (readonly [verb: RegExp, thing: RegExp, pose: PoseKind])[] = [
  [/^read/, /book|letter|scroll|newspaper|magazine|tome|novel|map|grimoire/, 'reading'],
  [/^(play|strum)/, /guitar|lute|ukulele|banjo|mandolin|\boud\b|sitar/, 'playing guitar'],
  [/^play/, /violin|viola$|fiddle/, 'playing violin'],
  [/^aim/, /bow|crossbow/, 'aiming'],
  [/^swing/, /sword|axe|hammer|katana/, 'attacking'],
]

/** The pose of somebody who does this with that thing, if it has one of its own. */
export function doingOf(verb: string, thing: string): PoseKind | undefined {
  return DOINGS.find(([said, what]) => said.test(verb) && what.test(thing))?.[2]
}

/** A stated pose in all words that can state it. */
export function poseOf(term: string): PoseKind | undefined {
  return POSES[term] ?? DOINGS.find(([, , pose]) => pose === term)?.[2]
}

/** What only looks a little like what is drawn for it. */
export const ROUGHLY_POSED: Readonly<Record<string, string>> = namesOf<string>({
  standing: 'climbing, swimming, hiding',
  sitting: 'riding, riding a horse, on horseback, straddling',
  walking:
    'skating, skateboarding, roller skating, ice skating, cycling, surfing, skiing, snowboarding, crawling, sneaking, prowling, creeping',
  jumping: 'falling',
  'hands together': 'clapping',
  praying: 'heart hands, making a heart',
  'a hand on the chin': 'facepalm, covering mouth, hand over mouth, blowing a kiss, head in hands, face in hands',
  'a fighting stance': 'kicking',
  leaning: 'leaning on a wall, leaning against a wall',
})
