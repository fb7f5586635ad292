import { lookUp } from './dictionary.ts'

/** A capital word that something is said of: 'Ana has …', ', and Ben, a …', 'Chloe (…'. */
const SAID_OF =
  /(?:^|[.:;,\n(—–]\s*|\b(?:and|while|but)\s+)(\p{Lu}[\p{L}'-]+)(?=\s*(?:,?\s+(?:is|was|has|had|wears|wearing|with|in|holds|carries|an?|the)\b|[,(]|$))/gu
/** They stand in capitals because a sentence begins. */
const NO_NAME = /^(?:she|he|they|his|her|their|it|all|each|this|that|there|here|both|one|another|.{3,}(?:ing|ed))$/

/** The first name, in lower case, that something is said of in these words; names of flowers and colours are names too. */
export function nameSaid(written: string): string | undefined {
  return namesSaid(written)[0]
}

/** Whether two names are told of: 'Ana has red hair, Ben wears a cap'. */
export function isOfTwoNames(text: string): boolean {
  return new Set(namesSaid(text)).size > 1
}

function namesSaid(written: string): string[] {
  return [...written.matchAll(SAID_OF)].map(([, name = '']) => name.toLowerCase()).filter(isName)
}

function isName(word: string): boolean {
  const senses = lookUp(word)
  return !NO_NAME.test(word) && (senses === undefined || senses.every(({ kind }) => kind === 'prop' || kind === 'color'))
}
