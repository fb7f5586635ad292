import type { PoseKind } from '../../sheet/pose-kind.ts'
import { ACTIVITY_POSES } from './activities.ts'
import { namesOf } from './names-of.ts'

export { readThings } from '../readers/read-things.ts'
export { whereHeld } from '../where-held.ts'
export { thingOfActivity } from './activities.ts'
export { THINGS_NAMED } from './things-named.ts'

/** What few people are said to do. In browsers these words come later; each has a word of its own, at which they are sent for. */
export const SELDOM_POSE_WORDS: Readonly<Record<string, PoseKind>> = {
  ...ACTIVITY_POSES,
  ...namesOf<PoseKind>({
    saluting: 'saluting, salute, salutes, military salute',
    'peace sign': 'peace sign, peace signs, making a peace sign, v sign, victory sign, peace gesture',
    'thumbs up': 'thumbs up, giving a thumbs up, thumb up, gives a thumbs up',
    'fist raised': 'fist raised, raised fist, fist in the air, raising a fist, fist pump',
    'arms spread': 'arms outstretched, arms spread, t pose, conducting',
    'hand on the hilt':
      'hand on the hilt, hand on hilt, hand on her hilt, hand on his hilt, hand resting on the hilt, hand resting on hilt, gripping the hilt, hands on the hilt',
    flexing: 'flexing, flexing muscles, showing off muscles, flexing her biceps, flexing his biceps, flexed, strong pose',
    ballet:
      'ballet pose, arabesque, ballet dancing, dancing ballet, en pointe, on tiptoe, figure skating, doing ballet, practicing ballet',
    attacking:
      'chopping wood, chopping firewood, splitting wood, chopping logs, splitting logs, chopping down a tree, cutting wood, attacking, lunging, slashing, dual wielding, mid swing',
    aiming: 'aiming, aiming a bow, aims, nocking, nocking an arrow, taking aim, takes aim',
    'casting a spell':
      'casting, casting a spell, casting fire, casting lightning, casting fireballs, channeling magic, casting spell, casting spells, casting magic, conjuring, summoning, casts a spell',
    flying: 'flies, flying through the air, soaring, mid flight, in flight',
    hovering: 'hovering, floats, levitating, hovers, levitates',
    bowing: 'bowing, bows, curtsying, bowing down, curtsy',
    'on one knee': 'on one knee, down on one knee, kneeling on one knee, proposing',
    crouching: 'crouching, squatting, squats, crouched, squat, crouches, crouching down, stooping',
    'hugging knees': 'hugging knees, huddled, hugging her knees, hugging his knees',
    'hugging oneself':
      'hugging herself, hugging himself, hugging themselves, arms wrapped around herself, arms wrapped around himself, arms around herself',
    'hugging something':
      'embracing, cuddling, snuggling, hugs, hugging a pillow, hugging her pillow, hugging a cushion, holding close',
    shrugging: 'shrugging, shrugs, shrugging her shoulders, shrugging his shoulders, palms up, confused gesture',
    facepalm: 'facepalm, facepalming, face palm, palm on face, palm on forehead, slapping his forehead, slapping her forehead',
    'crying into the hands': 'face buried in hands, burying her face in her hands, burying his face in his hands',
    'hiding the face':
      'hiding her face, hiding his face, covering her face, covering his face, hiding, shielding her face, shielding his face, covering face',
    whispering: 'whispering, whispers, whisper, telling a secret, cupping her mouth',
    'finger on the lips':
      'finger on lips, finger to lips, shushing, ssh gesture, finger on her lips, finger on his lips, finger to her lips, finger to his lips, hushing, silence gesture',
    'hand over the mouth': 'covering mouth, covering her mouth, covering his mouth, blowing a kiss',
    yawning: 'yawns, stretching and yawning',
    'hand in hair':
      'fixing her hair, fixing his hair, touching her hair, tucking her hair, brushing her hair, tousling his hair, scratching his head, scratching her head',
    'hand at the neck': 'rubbing his neck, rubbing her neck, scratching his neck',
    'hand at the collar':
      'adjusting his tie, adjusting her collar, adjusting his collar, straightening his tie, touching her necklace, straightening her collar, adjusting his cuffs',
    'hand on cheek': 'touching her face, touching her cheek, touching his face',
    'holding an arm': 'holding her elbow',
    phoning:
      'phoning, talking on the phone, on a call, making a call, talking on her phone, talking on his phone, making a phone call, taking a call, calling somebody',
    selfie: 'taking a selfie, taking selfies, snapping a selfie, takes a selfie',
    'push-up': 'doing push ups, doing pushups, push ups, pushups, doing a push up, planking, doing a plank',
    photographing:
      'taking a photo, taking a picture, photographing, taking photos, taking pictures, taking a photograph, photographs',
    drinking: 'sips',
    clapping: 'clapping, claps, applauding, clapping her hands, clapping his hands, applauds',
    'making a heart': 'heart hands, making a heart, heart sign, hand heart, making a heart sign, making a heart with her hands',
    stretching: 'stretching, stretches, stretching arms, stretching her arms, stretching his arms',
    'shielding the eyes':
      'shielding his eyes, shielding her eyes, shading her eyes, shading his eyes, scanning the horizon, peering into the distance',
    'playing trumpet': 'blowing a trumpet',
    'playing drums':
      'behind his drum kit, behind her drum kit, behind a drum kit, behind the drum kit, at his drum kit, at her drum kit, playing the drum kit, playing a drum kit, drumming, playing bongos, beating a drum',
    'playing violin': 'fiddling',
    'playing piano':
      'playing the organ, at a grand piano, at the grand piano, at his grand piano, at her grand piano, playing a grand piano, playing the grand piano',
    'playing harp': 'plucking a harp',
    'playing cello': 'playing the double bass',
    typing:
      'typing, typing on a laptop, coding, working on a laptop, typing on a keyboard, typing at a computer, working at a computer',
    writing: 'writing, writes, writing a letter, writing in a notebook, taking notes, sketching, scribbling',
    cooking: 'cooking, frying, cooking a meal, frying eggs, flipping a pancake',
    fishing: 'fishing, fishes, angling, casting a line',
    knitting: 'knits, crocheting, crochets',
    sewing:
      'sewing, sews, embroidering, cross stitching, darning socks, mending clothes, doing embroidery, doing needlework, making a quilt, stitching a quilt',
    sweeping:
      'sweeping, sweeps, sweeping the floor, sweeping up, digging, digs, digging a hole, shoveling, shovelling, shoveling snow',
    hammering: 'hammering, hammering a nail, forging, forging a sword, hammering metal',
    chopping:
      'chopping, slicing, dicing, chopping vegetables, chopping onions, cutting vegetables, slicing vegetables, peeling potatoes, chopping carrots, peeling vegetables',
    kneading: 'kneading, kneads, kneading dough, rolling dough, making dough, rolling out dough',
    gardening:
      'gardening, watering plants, watering flowers, watering the flowers, watering the plants, watering her plants, watering his plants, watering the garden, watering roses, watering her flowers, watering his garden, watering her garden',
    'hands on the belly':
      'cradling her belly, cradling her bump, cradling her baby bump, hand on her bump, rubbing her belly, touching her belly',
    'legs crossed':
      'legs crossed, sitting with legs crossed, with crossed legs, sitting with crossed legs, her legs crossed, his legs crossed, crossed legs',
    meditating: 'meditating, meditation pose, meditates, lotus position, lotus pose, in meditation, meditate',
    'lying on the back': 'stargazing, sunbathing, laying on her back, laying on his back',
    'lying on the stomach':
      'lying on her stomach, lying on his stomach, lying on the stomach, lying on her belly, lying prone, lying on his belly, laying on her stomach',
    pushing: 'shoving, pushing forward',
    pulling: 'tugging, dragging, tug of war',
    leaping: 'leaping, leaps, mid leap, leaping in the air, grand jete, leaping over, bounding, hurdling',
    sneaking: 'sneaking, tiptoeing, prowling, creeping, stalking, sneaks, skulking, stealthy pose, tiptoes',
    crawling: 'crawling, crawls, on all fours, on hands and knees, on her hands and knees, on his hands and knees',
    climbing:
      'climbing, climbs, rock climbing, climbing a wall, scaling a wall, climbing a tree, climbing a mountain, climbing a ladder, climbing up, bouldering',
    swimming: 'swimming, swims, doing the crawl, front crawl, swimming underwater',
    falling: 'falling, plummeting, falling through the air, falling from the sky',
    kicking: 'kicking, high kick, roundhouse kick, flying kick, karate kick, side kick',
    punching: 'punching, punches, punching the air, jabbing, uppercut',
    throwing: 'hurling, about to throw',
    balancing:
      'balancing, surfing, skateboarding, snowboarding, skiing, skating, roller skating, riding a wave, surfs, balances',
    'laughing bent over':
      'doubled over, doubled over laughing, doubled over with laughter, bending over laughing, belly laughing, rolling with laughter',
    'tree pose': 'tree pose, doing yoga, yoga pose, yoga tree pose, practicing yoga, standing on one leg, does yoga',
    'warrior pose': 'warrior pose, yoga warrior pose, deep lunge, warrior two, side lunge',
    twirling: 'twirling, spinning, twirls, whirling, pirouette, pirouetting, spinning around, twirling around',
    disco: 'disco pose, dabbing, saturday night fever pose, breakdancing, hip hop dancing',
    'hand on hip':
      'strikes a pose, striking a pose, model pose, fashion pose, contrapposto, modeling, modelling, vogueing, playing pose, pinup pose, winking pose',
    'hands on hips': 'arms akimbo',
    'fists on hips': 'fists on hips, fists on her hips, fists on his hips, fist on hip, fist on his hip, fist on her hip',
    'hands together':
      'clasping hands, clasping her hands, clasping his hands, rubbing hands, wringing hands, wringing her hands, clasping, fingers interlaced, cupped hands, fingers steepled, steepled fingers',
    praying:
      'hands pressed together, palms together, namaste, prayer pose, prays, begging, anjali mudra, hands in prayer, in prayer',
    waving: 'greeting, beckoning, snapping fingers, stop gesture, waving goodbye, saying hello, high five',
    pointing: 'finger guns, hand outstretched, pointing finger, pointing at the viewer',
    'arms raised': 'triumphant pose, victory pose',
    thinking:
      'pondering, adjusting glasses, adjusting her glasses, adjusting his glasses, tapping chin, tapping her chin, biting her lip, touching his chin',
    walking:
      'striding, strides, pacing, marches, strutting, stepping, ice skating, mid stride, patrolling, parading, sauntering, trekking, stumbling, limping, jaywalking, ambling, staggering, roaming, marching',
    running: 'dashing forward, rushing, chasing, fleeing, chases, dashes, flees, rushes, charging, jogs',
    jumping: 'skipping, hopping',
    dancing: 'swaying, belly dancing',
    heroic:
      'power pose, superhero pose, standing proudly, standing heroically, confident stance, confident pose, wide stance, proud stance, powerful stance, fists clenched, clenched fists, hero pose, standing guard',
    fighting:
      'battle stance, battle pose, battle ready, combat stance, combat pose, ready stance, guard stance, martial arts stance, kung fu pose, defensive stance, boxing stance, sparring, karate stance, fighting stance, fighting pose, action pose, dynamic pose, action stance',
    lying: 'reclining, reclines',
    sleeping: 'napping, taking a nap, fast asleep',
    relaxed: 'slouching, slouched, singing pose, in profile pose',
    'arms crossed': 'crosses his arms, crosses her arms, folding her arms, folding his arms',
    riding: 'straddling, horseback riding',
    sitting:
      'perching, relaxing in a chair, sitting sideways, sitting on stairs, sitting on the stairs, sitting on steps, sitting on the steps, sitting on a stool',
  }),
}
