import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moderateText } from './moderate-text.ts'

const refused = (text: string) => {
  try {
    moderateText(text)
    return false
  } catch (error) {
    expect(error).toMatchObject({ code: 'moderation.refused' })
    return true
  }
}

test.each([
  'a naked child',
  'a nude woman on a beach',
  'NUDE portrait',
  'n u d e woman',
  'a nud3 woman',
  'a nu\u200bde woman',
  'a ńude woman',
  'a sexy schoolgirl',
  'a 12 year old girl in lingerie',
  'seductive girl, aged 15',
  'lewd 9yo elf',
  'a hentai scene',
  'a soldier with a swastika on his arm',
])('refused: %s', (text) => expect(refused(text)).toBe(true))

test.each([
  'A woman from Scunthorpe, Essex, in Sussex tweed',
  'a cockatoo and a cockerel beside a farmer',
  'Moby-Dick at sea, a man with a peacock feather',
  'a class of children in swimsuits building a sand castle',
  'a 12 year old girl with freckles and a yellow raincoat',
  'a sexy vampire countess of 300 years',
  'a woman in lingerie, aged 35, boudoir light',
  'nude lipstick and nude heels, an elegant lawyer',
  'stars seen with the naked eye, a naked mole rat',
  'a birdwatcher counting blue tits and great tits',
  'a farmer in a field of rape in May',
  'a Hindu temple, a therapist, a grapefruit, an analyst',
  'a Buddhist monk, an assassin, a classic bass guitarist',
  'same-sex wedding of two grooms',
  'a girl of 19 years in a red evening gown, seductive smile',
  'a cop of the 1980s, 4 a.m., 7 of 9',
  'ein kleines Mädchen mit rotem Ballon',
])('made: %s', (text) => expect(refused(text)).toBe(false))

test('any text is answered', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => typeof refused(text) === 'boolean'))
})
