import { drawnAs } from '../../warning.ts'
import { doingOf, MOUNTS, poseOf, ROUGHLY_POSED } from '../lexicon/poses.ts'
import { type Notes, state, warn } from '../notes.ts'
import type { Phrase } from '../phrase.ts'
import { type Lexeme, termOf } from '../sense.ts'

/** 'sitting on a rock, arms crossed': what the body does and what the hands do are both drawn. */
export function readPose(notes: Notes, { head, headLexeme }: Phrase): void {
  const { term } = head!
  statePose(notes, term, headLexeme)
  const words = notes.words ?? ''
  const isOnWheels = /\b(bike|bicycle|bmx|tricycle)\b/.test(words)
  const isRiding = poseOf(term) === 'riding'
  const drawn = isOnWheels && isRiding ? 'standing beside it' : ROUGHLY_POSED[term]
  const mount = isRiding ? MOUNTS.exec(words)?.[0] : undefined
  // The words of the pose may have swallowed the animal: 'riding a horse'.
  if (mount !== undefined && notes.texts.companion === undefined && term !== 'riding')
    state(notes, 'companion', mount === 'horseback' ? 'horse' : mount, headLexeme)
  if (drawn !== undefined && mount === undefined) warn(notes, drawnAs(term, drawn))
}

export function statePose(notes: Notes, term: string, lexeme: Lexeme | undefined): void {
  const before = notes.texts.pose
  if (before !== undefined && !before.split(', ').includes(term)) notes.texts.pose = `${before}, ${term}`
  state(notes, 'pose', term, lexeme)
}

/** 'reading a book', 'playing the lute': a verb that is more than holding. */
export function readDoing(notes: Notes, { links, head }: Phrase): void {
  for (const link of links) {
    const verb = termOf(link, 'hold')
    const doing = verb && doingOf(verb, head!.term)
    if (doing) statePose(notes, doing, link)
  }
}
