import { expect, test } from 'vitest'
import { readCardTexts } from './card-texts.ts'

test('the JSON texts of a card are read, and bad ones say nothing', () => {
  const characterData = JSON.stringify({
    name: 'Anselm',
    previewUrl: 'https://a.test/1.png',
    hasCreated: true,
    isStyle: false,
  })
  expect(readCardTexts({ characterData, resultData: '{"gcs_url":"gs://films/1.mp4"}' })).toEqual({
    name: 'Anselm',
    previewUrl: 'https://a.test/1.png',
    hasCreated: true,
    storedUrl: 'gs://films/1.mp4',
  })
  for (const text of ['', '{', 'null', '[]', '{"name":7,"previewUrl":null,"gcs_url":{}}']) {
    expect(readCardTexts({ characterData: text, resultData: text })).toEqual({
      name: '',
      previewUrl: '',
      hasCreated: false,
      storedUrl: '',
    })
  }
})
