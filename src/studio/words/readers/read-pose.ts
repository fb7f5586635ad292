import { thingOfActivity } from '#studio/words/lexicon/seldom-poses.ts'
import { drawnAs } from '../../warning.ts'
import { doingOf, MOUNTS, poseOf, ROUGHLY_POSED } from '../lexicon/poses.ts'
import { type Notes, state, stateItem, warn } from '../notes.ts'
import type { Phrase } from '../phrase.ts'
import { type Lexeme, termOf } from '../sense.ts'

/** 'sitting on a rock, arms crossed': what the body does and what the hands do are both drawn. */
export function readPose(notes: Notes, { head, headLexeme }: Phrase): void {
  const { term } = head!
  if (/^(sweep|fly)ing$/.test(term) && DONE_BY_THINGS.test(notes.words ?? '')) return
  statePose(notes, term, headLexeme)
  const words = notes.words ?? ''
  const pose = poseOf(term)
  const board =
    thingOfActivity(term, words) ??
    (/^balanc|^attack|^sweep/.test(pose ?? '') ? BOARDS.find(([what]) => what.test(term))?.[1] : undefined)
  if (board !== undefined && notes.lists.props === undefined) stateItem(notes, 'props', board, headLexeme)
  const isRiding = pose === 'riding'
  const drawn = isRiding && WHEELS.test(words) ? undefined : ROUGHLY_POSED[term]
  const mount = isRiding ? MOUNTS.exec(words)?.[0] : undefined
  // The words of the pose may have swallowed the animal: 'riding a horse'.
  if (mount !== undefined && notes.texts.companion === undefined && term !== 'riding')
    state(notes, 'companion', mount === 'horseback' ? 'horse' : mount, headLexeme)
  if (drawn !== undefined && mount === undefined) warn(notes, drawnAs(term, drawn))
}

/** What sweeps the ground or flies is not the person. */
const DONE_BY_THINGS =
  /sweeping (?!in |with |wearing |the |up )([\w-]+ ){0,2}(gown|dress|skirt|cape|cloak|robe)|flying (a|h..|the) (\w+ )?(kite|drone)/

const WHEELS = /\b(?:(?:motor)?(?:bike|cycle)|bicycle|bmx|tricycle|scooter|moped)\b/

/** What somebody stands on who keeps their balance, what wood is split and what earth is turned with. */
const BOARDS = [
  [/skateboard/, 'skateboard'],
  [/surf|riding a wave/, 'surfboard'],
  [/snowboard/, 'snowboard'],
  [/wood|log|tree/, 'axe'],
  [/\bdig|shovel/, 'shovel'],
] as const

export function statePose(notes: Notes, term: string, lexeme: Lexeme | undefined): void {
  const before = notes.texts.pose
  if (before !== undefined && !before.split(', ').includes(term)) notes.texts.pose = `${before}, ${term}`
  state(notes, 'pose', term, lexeme)
}

/** 'reading a book', 'playing the lute': a verb that is more than holding. */
export function readDoing(notes: Notes, { links, head }: Phrase): void {
  if (links.some((link) => termOf(link, 'on') === 'on') && WHEELS.test(head!.term)) statePose(notes, 'cycling', links[0])
  for (const link of links) {
    const verb = termOf(link, 'hold')
    const doing = verb && doingOf(verb, head!.term)
    if (doing) statePose(notes, doing, link)
  }
}
