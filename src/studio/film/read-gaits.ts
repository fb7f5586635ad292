import { verbsOfSeveral } from './people-who.ts'

/** How somebody moves on; each is a pose of pictures too. */
const GAIT_KINDS = ['dancing', 'jumping', 'running', 'walking'] as const
export type GaitKind = (typeof GAIT_KINDS)[number]

/** What dances, leaps and runs without being anybody. */
const THINGS =
  'flames?|fire|lights?|shadows?|leaves|petals|snowflakes|snow|sparks|embers|dust|hair|curls|water|rivers?|streams?|tears?|waves|rain|blood|lines?|cracks?|road|path|film|clouds?|wind'
const NOT_OF_THINGS = String.raw`(?<!\b(?:${THINGS}) (?:is |are |that )?)`

const words = (verbs: string, ofSeveral: string, notBefore: string) =>
  new RegExp(String.raw`${NOT_OF_THINGS}\b(?:${verbs}|${verbsOfSeveral(ofSeveral)})\b(?!${notBefore})`)

/** Not what one walks on or runs in. */
const WORDS: Readonly<Record<GaitKind, RegExp>> = {
  dancing: words(
    'danc(?:es|ing)|(?:to|and|they|we) dance|twirl(?:s|ing)|waltz(?:es|ing)|tangos|boogies',
    'dance|twirl|waltz|tango',
    ' (?:shoes|dress|floor|lights?|flames?|shadows?|bear|queen|studio|class|hall)',
  ),
  jumping: words(
    'jump(?:s|ing)|leap(?:s|ing)|hop(?:s|ping)|skip(?:s|ping)|(?:to|and|they|we) (?:jump|leap)',
    'jump|leap|hop|skip',
    ' (?:spider|jacks)',
  ),
  running: words(
    'run(?:s|ning)|jog(?:s|ging)|sprint(?:s|ing)|chas(?:es|ing)|dash(?:es|ing)|flee(?:s|ing)|rush(?:es|ing)|(?:to|and|they|we) (?:run|jog|sprint)|races (?:along|down|through|across|toward|towards|past)',
    'run|jog|sprint|flee|rush',
    ' (?:shoes|shorts|gear|clothes|water|late|track|order|joke|trainers|(?:his|her|their|a) (?:hand|finger|fingers|bakery|shop|bar|cafe|farm|inn))',
  ),
  walking: words(
    'walks?|walking|strid(?:es|ing)|stroll(?:s|ing)?|march(?:es|ing)|wander(?:s|ing)|hik(?:es|ing)|saunter(?:s|ing)|(?:to|and|they|we) wander',
    'walk|stroll|march|wander|hike',
    ' (?:stick|cane|staff|dead|shoes|boots|path|trail)',
  ),
}

/** The gaits that a prompt asks for, all in small letters. */
export function readGaits(prompt: string): readonly GaitKind[] {
  return GAIT_KINDS.filter((kind) => WORDS[kind].test(prompt))
}
