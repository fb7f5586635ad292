import { THING_WORDS } from '../lexicon/thing-words.ts'
import { THINGS_NAMED } from '../lexicon/things-named.ts'
import type { Notes } from '../notes.ts'
import { LOOKS, ON_TOP } from './hand-words.ts'

const DEFINED = '(?:(?:a|an|the|his|her|their) )?'
const SAT = new RegExp(
  `\\b(?:sit|sits|sitting|seated|sat|perched|lounging|resting|lying|lies|asleep|sleeping) (?:(?:down|back|sideways|casually|alone|quietly) )?(?:on|in|upon|atop|at the edge of|on the edge of) (?:(?:the |a )?(?:edge|hood|top|roof|back|end|side|bonnet|arm) of )?(?:top of )?${DEFINED}${LOOKS}{0,2}$`,
)
const LEANED = new RegExp(
  `\\b(?:lean(?:ing|s|ed)?|slouch(?:ing|ed)?|propped|resting)(?: (?:back|casually|lazily|up|over|his back|her back|one elbow|an elbow|her elbows?|his elbows?)){0,2} (?:on|against|over|at) (?:(?:the |a )?(?:edge|hood|side|back|end|bonnet|door) of )?${DEFINED}${LOOKS}{0,2}$`,
)
const AT_IT = new RegExp(`\\b(?:behind|at|over|across) ${DEFINED}${LOOKS}{0,2}$`)
const BEFORE_IT = new RegExp(`\\b(?:in front of|before|outside) ${DEFINED}${LOOKS}{0,3}$`)
const BEHIND_THEM = /^ (?:\w+ ){0,2}?(?:behind|in the (?:background|distance))\b/

/** Where in the place a thing of that name is; nothing if it comes with the pose or the place. */
export function whereItStands(name: string, before: string, after: string, notes: Notes): string | undefined {
  const kind = THINGS_NAMED[name]!
  const { stands } = THING_WORDS[kind]
  if (LEANED.test(before)) return 'leaned on'
  // What somebody sits on that is no chair; those come with the pose.
  const isOfPose = new RegExp(`\\b(?:arm)?${name.split(' ').at(-1)}`).test(`${notes.texts.pose} ${notes.texts.place}`)
  if (SAT.test(before))
    return SEATS_OF_POSES.test(name) && isOfPose && !/^l(ying|aying|ies)|sleep/.test(notes.texts.pose ?? '')
      ? undefined
      : 'sat on'
  if (SEATS_OF_POSES.test(name) && isOfPose) return undefined
  if (/^(table|round table|counter|market stall)$/.test(kind) && AT_IT.test(before)) return 'before'
  if (ON_TOP.test(after)) return 'on top'
  // Light that falls through one, and what is seen through it.
  if (kind === 'window' && /through (?:a|the|his|her) (?:\w+ )?$/.test(before)) return undefined
  // Their own place has these, large.
  if (kind === 'window' && /window/.test(notes.texts.place ?? '')) return undefined
  if (stands === 'beside' && (BEHIND_THEM.test(after) || BEFORE_IT.test(before))) return 'behind'
  return stands
}

/** What a pose seats somebody on by itself. */
const SEATS_OF_POSES = /chair|throne|bench|rock$|boulder|sofa|couch|settee|stool/
