import type { RefusedKind } from '#contract/refused-kinds.ts'
import { deceivesAboutPeople } from './deception.ts'
import { praisesAttackers } from './extremism.ts'
import { preachesHatred } from './hate.ts'
import { isHateSign } from './hate-signs.ts'
import { encouragesSelfHarm } from './self-harm.ts'
import { isMinor, isSexual, isSuggestiveMinor } from './sexual-content.ts'
import { threatensSomebody } from './threats.ts'
import { undressesSomebody } from './undressing.ts'
import { explainsWeapons } from './weapons.ts'

/** What a line of plain words is refused for by the rules, whatever it is said of; undefined where they let it pass. */
export function kindByWords(line: string): RefusedKind | undefined {
  const words = line.split(' ').filter(Boolean)
  if (isSuggestiveMinor(line, words)) return 'minors'
  if (isSexual(line, words)) return isMinor(line, words) ? 'minors' : 'sexual'
  if (undressesSomebody(line)) return 'undressing'
  if (isHateSign(line, words) || preachesHatred(line)) return 'hate'
  if (encouragesSelfHarm(line)) return 'self-harm'
  if (praisesAttackers(line)) return 'extremism'
  if (explainsWeapons(line)) return 'weapons'
  if (threatensSomebody(line)) return 'threat'
  return deceivesAboutPeople(line) ? 'deception' : undefined
}
