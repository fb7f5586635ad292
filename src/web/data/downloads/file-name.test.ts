import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('a title becomes a name that every disk takes, with the ending of the file', () => {
  expect(fileName('Isolde at the “night market”?', '/v1/files/1/view?project=a', 'mp4')).toBe('Isolde-at-the-night-market.mp4')
  expect(fileName('Łukasz / Jörg', 'https://x.test/a.WEBM?b=1', 'mp4')).toBe('Łukasz-Jörg.webm')
  expect(fileName('…', 'data:image/png;base64,AA', 'png')).toBe('troupe.png')
})
