import type { PoseKind } from '../../sheet/pose-kind.ts'

interface Activity {
  readonly names: string
  readonly pose: PoseKind
  /** What nobody does it without. */
  readonly with?: string
}

const ACTIVITIES: readonly Activity[] = [
  {
    names: 'playing tennis, playing badminton, playing squash, hitting a tennis ball',
    pose: 'attacking',
    with: 'tennis racket',
  },
  { names: 'playing golf, golfing, teeing off', pose: 'attacking', with: 'golf club' },
  { names: 'playing softball, playing cricket', pose: 'attacking', with: 'baseball bat' },
  { names: 'playing hockey, playing ice hockey, playing lacrosse', pose: 'attacking', with: 'hockey stick' },
  { names: 'swordfighting', pose: 'attacking', with: 'sword' },
  { names: 'pitching a baseball, playing catch', pose: 'throwing', with: 'baseball' },
  { names: 'dribbling, dribbling a basketball', pose: 'running', with: 'basketball' },
  { names: 'dunking, slam dunking', pose: 'jumping', with: 'basketball' },
  { names: 'playing soccer, dribbling a football', pose: 'kicking', with: 'football' },
  {
    names:
      'doing karate, practicing karate, practising karate, doing taekwondo, practicing taekwondo, kickboxing, practicing martial arts, practising martial arts, doing kung fu, practicing kung fu',
    pose: 'kicking',
  },
  { names: 'wrestling, sparring, shadowboxing', pose: 'fighting' },
  {
    names: 'waltzing, salsa dancing, tangoing, tap dancing, dancing flamenco, flamenco dancing',
    pose: 'dancing',
  },
  {
    names: 'lifting weights, weightlifting, weight lifting, lifting dumbbells, working out, exercising',
    pose: 'flexing',
    with: 'dumbbell',
  },
  { names: 'mopping, mopping the floor, vacuuming, hoovering, vacuuming the floor', pose: 'sweeping', with: 'floor mop' },
  { names: 'raking, raking leaves, raking the lawn', pose: 'sweeping', with: 'rake' },
  { names: 'sawing, sawing wood', pose: 'hammering', with: 'saw' },
  { names: 'whisking, grilling, barbecuing', pose: 'cooking', with: 'spoon' },
  { names: 'playing chess', pose: 'sitting with chin on hand', with: 'chess piece' },
  { names: 'playing poker, playing solitaire', pose: 'sitting', with: 'playing cards' },
  { names: 'playing video games, gaming, playing videogames', pose: 'sitting', with: 'gamepad' },
  { names: 'studying, doing homework, revising, proofreading', pose: 'reading' },
  { names: 'daydreaming, contemplating, reminiscing', pose: 'thinking' },
  {
    names: 'watching television, watching tv, watching a movie, swinging on a swing, sledging, sledding, tobogganing',
    pose: 'sitting',
  },
  { names: 'rowing, rowing a boat, kayaking, canoeing, paddling a canoe', pose: 'sitting', with: 'oar' },
  { names: 'toasting, making a toast, proposing a toast', pose: 'holding', with: 'wine glass' },
  { names: 'giving a speech, lecturing, giving a lecture, teaching, instructing, preaching, explaining', pose: 'pointing' },
  { names: 'directing traffic', pose: 'arms spread' },
  { names: 'hanging laundry, hanging up laundry, hanging out the washing', pose: 'arms raised' },
  {
    names: 'texting, scrolling, scrolling on her phone, scrolling on his phone',
    pose: 'holding',
    with: 'phone',
  },
  { names: 'picking apples, picking fruit, picking grapes, harvesting', pose: 'pointing', with: 'basket' },
  {
    names: 'picking flowers, picking berries, building a sandcastle, building sandcastles, building a snowman',
    pose: 'crouching',
  },
  { names: 'diving, snorkeling, snorkelling, scuba diving, freediving', pose: 'swimming' },
  { names: 'skydiving, parachuting, bungee jumping, freefalling', pose: 'falling' },
  { names: 'hailing a taxi, hailing a cab, flagging down a taxi', pose: 'waving' },
  { names: 'hitchhiking', pose: 'thumbs up' },
  { names: 'peeking, peeking around a corner, eavesdropping', pose: 'leaning' },
  { names: 'shopping, window shopping', pose: 'walking', with: 'shopping bag' },
  {
    names: 'unwrapping, unwrapping a gift, unwrapping a present, opening a present, opening a gift',
    pose: 'holding in both hands',
    with: 'gift',
  },
  {
    names: 'delivering, delivering a parcel, delivering a package, delivering packages',
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
  { names: 'sculpting, carving, whittling, chiseling, chiselling', pose: 'hammering' },
  { names: 'weaving, spinning yarn', pose: 'knitting' },
  {
    names: 'repairing, repairing a car, fixing a car, repairing a bike, fixing a bike, tinkering',
    pose: 'crouching',
    with: 'wrench',
  },
  {
    names:
      'tying shoelaces, tying his shoelaces, tying her shoelaces, tying his shoes, tying her shoes, lacing his boots, lacing her boots',
    pose: 'on one knee',
  },
  { names: 'applying makeup, applying lipstick, putting on makeup, powdering her nose', pose: 'hand on cheek' },
  { names: 'arm wrestling', pose: 'sitting' },
  { names: 'filming, filming a movie, recording a video', pose: 'photographing' },
  { names: 'hunting', pose: 'aiming' },
  { names: 'ironing, ironing a shirt', pose: 'kneading' },
]

const named = ACTIVITIES.flatMap(({ names, ...activity }) => names.split(', ').map((name) => [name, activity] as const))

/** What people do that is drawn as a pose of something else → that pose. */
export const ACTIVITY_POSES: Readonly<Record<string, PoseKind>> = Object.fromEntries(
  named.map(([name, { pose }]) => [name, pose]),
)

/** The thing in the hand of who does something, as people call it, if it is not among the words of the description anyway. */
export function thingOfActivity(name: string, words: string): string | undefined {
  const thing = named.find(([each]) => each === name)?.[1].with
  return thing !== undefined && words.split(/\W+/).includes(thing) ? undefined : thing
}
