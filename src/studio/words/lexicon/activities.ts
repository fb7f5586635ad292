import type { PoseKind } from '../../sheet/pose-kind.ts'
import { PROP_KINDS } from './prop-words.ts'

interface Activity {
  readonly names: string
  readonly pose: PoseKind
  /** What nobody does it without. */
  readonly with?: string
}

const ACTIVITIES: readonly Activity[] = [
  {
    names: 'playing tennis, serving a tennis ball, playing badminton, playing squash, hitting a tennis ball',
    pose: 'attacking',
    with: 'tennis racket',
  },
  { names: 'playing golf, teeing off', pose: 'attacking', with: 'golf club' },
  { names: 'playing softball, playing cricket', pose: 'attacking', with: 'baseball bat' },
  { names: 'playing hockey, playing ice hockey, playing lacrosse', pose: 'attacking', with: 'hockey stick' },
  { names: 'swordfighting', pose: 'attacking', with: 'sword' },
  { names: 'pitching a baseball, playing catch', pose: 'throwing', with: 'baseball' },
  { names: 'dribbling, dribbling a basketball', pose: 'running', with: 'basketball' },
  { names: 'dunking, slam dunking', pose: 'jumping', with: 'basketball' },
  { names: 'hitting a punching bag, hitting the punching bag, hitting a heavy bag, hitting a bag', pose: 'punching' },
  { names: 'playing soccer, dribbling a football', pose: 'kicking', with: 'football' },
  {
    names:
      'doing karate, practicing karate, practising karate, doing taekwondo, practicing taekwondo, kickboxing, practicing martial arts, practising martial arts, doing kung fu, practicing kung fu',
    pose: 'kicking',
  },
  { names: 'shadowboxing', pose: 'fighting' },
  {
    names: 'waltzing, salsa dancing, tangoing, tap dancing, dancing flamenco, flamenco dancing',
    pose: 'dancing',
  },
  {
    names: 'lifting weights, weightlifting, weight lifting, lifting dumbbells, working out',
    pose: 'flexing',
    with: 'dumbbell',
  },
  { names: 'mopping, mopping the floor, vacuuming, hoovering, vacuuming the floor', pose: 'sweeping', with: 'floor mop' },
  { names: 'raking, raking leaves, raking the lawn', pose: 'sweeping', with: 'rake' },
  { names: 'sawing, sawing wood', pose: 'hammering', with: 'handsaw' },
  { names: 'whisking, grilling, barbecuing', pose: 'cooking', with: 'spoon' },
  { names: 'playing chess', pose: 'sitting with chin on hand', with: 'chess piece' },
  { names: 'playing poker, playing solitaire', pose: 'sitting', with: 'playing cards' },
  { names: 'playing video games, playing videogames', pose: 'sitting', with: 'gamepad' },
  { names: 'studying, doing homework, proofreading', pose: 'reading' },
  { names: 'daydreaming, reminiscing', pose: 'thinking' },
  {
    names: 'watching television, watching tv, watching a movie, swinging on a swing, sledging, sledding, tobogganing',
    pose: 'sitting',
  },
  { names: 'rowing a boat, kayaking, canoeing, paddling a canoe', pose: 'sitting', with: 'oar' },
  { names: 'drinking wine, sipping wine, drinking champagne, sipping champagne', pose: 'drinking', with: 'wine glass' },
  { names: 'making a toast, proposing a toast', pose: 'holding', with: 'wine glass' },
  { names: 'giving a speech, lecturing, giving a lecture, instructing, explaining', pose: 'pointing' },
  { names: 'directing traffic', pose: 'arms spread' },
  { names: 'hanging laundry, hanging up laundry, hanging out the washing', pose: 'arms raised' },
  {
    names: 'texting, scrolling, scrolling on her phone, scrolling on his phone',
    pose: 'holding',
    with: 'phone',
  },
  { names: 'picking apples, picking fruit, picking grapes', pose: 'pointing', with: 'basket' },
  {
    names: 'picking flowers, picking berries, building a sandcastle, building sandcastles, building a snowman',
    pose: 'crouching',
  },
  {
    names: 'diving into the sea, diving into a pool, deep sea diving, snorkeling, snorkelling, scuba diving, freediving',
    pose: 'swimming',
  },
  { names: 'skydiving, parachuting, bungee jumping, freefalling', pose: 'falling' },
  { names: 'hailing a taxi, hailing a cab, flagging down a taxi', pose: 'waving' },
  { names: 'hitchhiking', pose: 'thumbs up' },
  { names: 'planting a flag, planting the flag, planting his flag, planting her flag', pose: 'holding', with: 'flag' },
  { names: 'playing an upright piano, playing the upright piano, at an upright piano', pose: 'playing piano' },
  { names: 'peeking, peeking around a corner, eavesdropping', pose: 'leaning' },
  { names: 'window shopping, going shopping, out shopping', pose: 'walking', with: 'shopping bag' },
  {
    names: 'unwrapping a gift, unwrapping a present, opening a present, opening a gift',
    pose: 'holding in both hands',
    with: 'gift',
  },
  {
    names: 'delivering a parcel, delivering a package, delivering packages',
    pose: 'holding in both hands',
    with: 'box',
  },
  { names: 'delivering mail, delivering letters', pose: 'holding', with: 'letter' },
  { names: 'washing dishes, washing up, doing the dishes, drying dishes', pose: 'holding', with: 'plate' },
  { names: 'blowing out candles, blowing out the candles', pose: 'holding in both hands', with: 'cake' },
  {
    names: 'doing magic, performing magic, performing a magic trick, doing a magic trick',
    pose: 'casting a spell',
    with: 'wand',
  },
  { names: 'sculpting, chiseling, chiselling', pose: 'hammering' },
  { names: 'spinning yarn', pose: 'knitting' },
  {
    names: 'repairing, repairing a car, fixing a car, repairing a bike, fixing a bike, tinkering',
    pose: 'crouching',
    with: 'wrench',
  },
  {
    names:
      'tying shoelaces, tying his shoe, tying her shoe, tying a shoe, tying shoes, tying her laces, tying his laces, lacing up, tying his shoelaces, tying her shoelaces, tying his shoes, tying her shoes, lacing his boots, lacing her boots',
    pose: 'tying a shoe',
  },
  { names: 'applying makeup, applying lipstick, putting on makeup, powdering her nose', pose: 'hand on cheek' },
  { names: 'filming, filming a movie, recording a video', pose: 'photographing' },
]

const PROP_NAMES = Object.keys(PROP_KINDS)

const named = ACTIVITIES.flatMap(({ names, ...activity }) => names.split(', ').map((name) => [name, activity] as const))

/** What people do that is drawn as a pose of something else → that pose. */
export const ACTIVITY_POSES: Readonly<Record<string, PoseKind>> = Object.fromEntries(
  named.map(([name, { pose }]) => [name, pose]),
)

/**
 * The thing in the hand of who does something, as people call it. Undefined where the rest of the description names it, or says with what
 * it is done instead.
 */
export function thingOfActivity(name: string, words: string): string | undefined {
  const thing = named.find(([each]) => each === name)?.[1].with
  if (thing === undefined) return undefined
  const rest = words.replace(name, '')
  const isNamed = rest.split(/\W+/).includes(thing.split(' ').at(-1) ?? thing)
  const isDoneWith =
    /\bwith (?:a|an|his|her|their|the|two)\b/.test(rest) && PROP_NAMES.some((each) => rest.includes(` ${each}`))
  return isNamed || isDoneWith ? undefined : thing
}
