import { FICTION, REAL_PERSON } from './contexts.ts'
import { pattern } from './pattern.ts'

const LISTS = {
  REAL: REAL_PERSON,
  PROOF: `mug ?shots?|evidence|proof|screenshots?|news(?:paper)?(?: (?:clip|front page|article|report|story|headline)s?)?|front page|court documents?|police reports?|x ray proof|receipts?|chat logs?|arrest record|confession`,
  PAPER: `passports?|ids?|id cards?|identity cards?|driver s? ?licen[cs]es?|driving licen[cs]es?|visas?|birth certificates?|diplomas?|banknotes?|dollar bills|money bills|prescriptions?|doctor s note|badges?`,
  USE: `so (?:that )?(?:i|he|she|they|people|we|everyone|everybody)|to (?:fool|trick|deceive|get|buy|post|share|blackmail|ruin|send|show the|cheat|pass)|must (?:look|believe)|people (?:must )?(?:believe|think)|for (?:the )?(?:court|police|judge|facebook|instagram|twitter)|fired|arrested`,
}

const REFUSED = pattern(
  [
    'fake (?:[^ ]+ ){0,2}(?:<PROOF>) .. (?:<REAL>)',
    'fake (?:[^ ]+ ){0,2}(?:<PROOF>) .. (?:<USE>)',
    '(?:fake|staged|forged) (?:[^ ]+ ){0,2}(?:photos?|videos?|pictures?|clips?|recordings?|audio) .. (?:<REAL>) .. (?:<USE>)',
    'fake .. (?:arrested as|guilty of|convicted of|molester|rapist|p[ae]edophile)',
    '(?:fake|forged?|counterfeit|false) (?:[^ ]+ )?(?:<PAPER>) .. (?:<USE>)',
    '(?:<REAL>) .. so (?:that )?(?:i can|people|everyone|he|she|they) .. (?:fired|arrested|believe|thinks?|ruin\\w*|expelled|blackmail)',
    '(?:make|makes) it look like (?:<REAL>) .. (?:cheat\\w*|steal\\w*|stole|cocaine|drugs|bribes?|nazi|crime)',
  ],
  LISTS,
)

/** False evidence, documents or news that others shall believe. */
export function deceivesAboutPeople(line: string): boolean {
  return REFUSED.test(line) && !FICTION.test(line)
}
