import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../../scripts/corpus.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { sentencesOf } from '../warning.ts'
import { readDescription } from './read-description.ts'

const read = (text: string) => readDescription(text).reading

function shortReading(text: string) {
  const { warnings: _warnings, garments, ...rest } = read(text)
  const short = garments?.map(({ type, color, pattern, parts }) => {
    const details = [...(pattern ? [pattern] : []), ...(parts ?? [])].join(', ')
    return [color, details && `(${details})`, type].filter(Boolean).join(' ')
  })
  return short ? { ...rest, garments: short } : rest
}

test.each([
  ['a girl with red hair in a cafe', 'teenager'],
  ['a girl in a leather jacket', 'teenager'],
  ['a little girl with red hair', 'child'],
  ['a girl with a teddy bear', 'child'],
  ['a girl on a playground', 'child'],
  ['a 9 year old girl', '9'],
  ['a boy with a dog', 'child'],
  ['a cool boy with headphones', 'teenager'],
])('%s is a %s', (text, age) => {
  expect(readDescription(text).reading.age).toBe(age)
})

describe('golden descriptions', () => {
  test.each(readCorpus('words', 'golden'))('%s', (description, expected) => {
    expect(shortReading(description)).toEqual(JSON.parse(expected))
  })
})

describe('colours go to their own thing', () => {
  test('each thing keeps the colour said before it', () => {
    expect(shortReading('a red hat and blue eyes, a green coat with yellow buttons')).toEqual({
      headwear: 'red hat',
      eyeColor: 'blue',
      garments: ['green (yellow buttons) coat'],
    })
  })

  test('a predicate colours the thing before it, not the one after', () => {
    expect(read('Her eyes are blue, red hair')).toMatchObject({ eyeColor: 'blue', hairColor: 'red' })
    expect(read('hair black, eyes green')).toMatchObject({ hairColor: 'black', eyeColor: 'green' })
  })

  test('scenery and unknown things take their colours away from the person', () => {
    expect(read('a woman in front of a red door with a purple zither')).toEqual({
      gender: 'female',
      things: ['red door behind'],
      warnings: [{ part: 'zither', why: 'not-understood', weight: 'small', sentence: 'Not understood: “zither”.' }],
    })
  })

  test("a companion's looks are not the person's", () => {
    expect(read('a man with a white cat with green eyes. His eyes are brown.')).toMatchObject({
      companion: 'white cat',
      eyeColor: 'brown',
    })
  })

  test('two eyes may differ', () => {
    expect(read('one blue eye and one green').eyeColor).toBe('blue and green')
    expect(read('Her left eye is gold and her right eye is violet').eyeColor).toBe('gold (left) and violet (right)')
  })
})

test('a mask is what people of that calling wear', () => {
  expect(readDescription('a surgeon with a mask').reading.marks).toEqual(['surgical mask'])
  expect(readDescription('a surgeon with a plague mask').reading.marks).toEqual(['plague mask'])
  expect(readDescription('a thief with a mask').reading.marks).not.toContain('surgical mask')
})

test('what is missing from a face denies nothing that follows', () => {
  const { reading } = readDescription('a boy with freckles, missing front teeth and rubber boots')
  expect(reading.garments).toEqual([{ type: 'rubber boots' }])
  expect(reading.marks).toEqual(['freckles', 'missing front teeth'])
})

test('stars on cloth are its pattern, in the sky they tell the hour', () => {
  const robed = readDescription('a wizard in a purple robe with stars').reading
  expect(robed.garments).toEqual([{ type: 'wizard robe', color: 'purple', pattern: 'stars' }])
  expect(robed.timeOfDay).toBeUndefined()
  expect(readDescription('a girl in a park with stars').reading.timeOfDay).toBe('night')
})

test.each([
  ['a fox reading a newspaper', ['newspaper']],
  ['a waiter with a silver tray', ['silver tray']],
  ['a detective smoking a cigarette', ['cigarette in the mouth']],
] as const)('%s has it in hand, and nothing stands for it', (text, props) => {
  const { reading } = readDescription(text)
  expect(reading.props).toEqual(props)
  expect(reading.warnings).toEqual([])
})

test('a place that another stands for is said', () => {
  expect(sentencesOf(readDescription('a woman in front of a Christmas tree').reading.warnings)).toEqual([
    '“christmas tree” is drawn as a living room.',
  ])
})

describe('what is denied', () => {
  test.each([
    ['no glasses, blue eyes', { eyewear: 'none', eyeColor: 'blue' }],
    ['a man with dark hair, grey temples', { gender: 'male', hairColor: 'dark with grey streaks' }],
    ['a woman in a long red skirt', { gender: 'female', garments: [{ type: 'long skirt', color: 'red' }] }],
    ['a wide-brimmed black hat', { headwear: 'black wide brimmed hat' }],
    ['knee-high dark brown boots', { garments: [{ type: 'knee high boots', color: 'dark brown' }] }],
    ['without a hat or glasses', { headwear: 'none', eyewear: 'none' }],
    ['without a hat and with red boots', { headwear: 'none', garments: [{ type: 'boots', color: 'red' }] }],
    ["he isn't wearing a tie", { gender: 'male' }],
    ['a clean-shaven man', { gender: 'male', facialHair: 'clean-shaven' }],
    ['a man without a beard', { gender: 'male', facialHair: 'clean-shaven' }],
    ['a woman with no hair', { gender: 'female', hairStyle: 'bald' }],
    ['a bald man with hair at the sides', { gender: 'male', hairStyle: 'bald with hair at the sides' }],
    ['a woman with long hair and no bangs', { gender: 'female', hairStyle: 'long with no fringe' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual({ ...expected, warnings: [] })
  })
})

describe('callings', () => {
  test('say their clothes', () => {
    expect(shortReading('a knight')).toEqual({ garments: ['armor'], props: ['sword'] })
  })

  test('give way to stated clothes of the same place and keep the others', () => {
    expect(shortReading('a knight in a red t-shirt')).toEqual({ garments: ['red t-shirt'] })
    expect(shortReading('a doctor in a green shirt')).toEqual({
      garments: ['green shirt', 'lab coat'],
      props: ['stethoscope'],
    })
  })
})

describe('ages', () => {
  test.each([
    ['a 12-year-old boy', '12'],
    ['a forty-five year old woman', '45'],
    ['she is 30 years old', '30'],
    ['a man in his late thirties', '38'],
    ['a woman in her 60s', '65'],
    ['aged 72', '72'],
    ['an elderly man', 'old'],
    ['a young woman', 'young adult'],
    ['a teen', 'teenager'],
    ['an old coat', undefined],
    ['five red balloons', undefined],
  ])('%s', (text, age) => {
    expect(read(text).age).toBe(age)
  })
})

test('sayings say nothing', () => {
  expect(read('a man with a heart of gold, green with envy, feeling blue')).toEqual({ gender: 'male', warnings: [] })
})

test('what can not be drawn yet becomes a sentence', () => {
  expect(sentencesOf(read('a woman with a xylophone').warnings)).toEqual(['The studio can not draw “xylophone” yet.'])
  expect(sentencesOf(read('a woman with a backpack').warnings)).toEqual([])
})

test('spans point at the words of a trait', () => {
  const text = 'A tall elf with “silver lilac” hair'
  const { spans } = readDescription(text)
  expect(spans.map(({ trait, start, end }) => [trait, text.slice(start, end)])).toEqual([
    ['body', 'tall'],
    ['species', 'elf'],
    ['hairColor', 'silver'],
    ['hairColor', 'lilac'],
  ])
})

describe('any text', () => {
  test('is read without an error, with spans inside the text', () => {
    const words = fc.constantFrom(
      'red',
      'hair',
      'eyes',
      'and',
      ',',
      'no',
      'with',
      'a',
      'hat',
      'is',
      '.',
      'cat',
      'old',
      'her',
      'wearing',
      'left',
      'scar',
      'over',
      'xyzzy',
      '🧙',
      'שלום',
      "isn't",
      '<b>',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { reading, spans } = readDescription(text)
        return (
          Array.isArray(reading.warnings) && spans.every(({ start, end }) => start >= 0 && start < end && end <= text.length)
        )
      }),
      { numRuns: 200 },
    )
  }, 180_000)

  test.each([
    ['letters', 'a'.repeat(20_000)],
    ['adjectives', 'red, '.repeat(4_000)],
    ['hyphens', 'red-'.repeat(5_000)],
    ['negations', 'no hat or '.repeat(2_000)],
    ['apostrophes', "a'".repeat(10_000)],
    ['unknown words', 'zyx '.repeat(5_000)],
    ['numbers', '12 year '.repeat(2_500)],
    ['people', 'two men, one in a red coat, the other a blue one, Ana has goggles on her head. '.repeat(250)],
    ['things held', 'a sword in hand, '.repeat(1_200)],
    ['one long thing held', `holding ${'x'.repeat(18_000)}`],
  ])(
    'of 20,000 %s is read in linear time',
    (_name, text) => {
      const { user } = process.threadCpuUsage()
      readDescription(text)
      const usedMs = (process.threadCpuUsage().user - user) / 1000
      // About 100 ms; work that grew with the square of the length would take seconds.
      expect(usedMs).toBeLessThan(1_000)
    },
    30_000,
  )

  test('an enhanced one of 100,000 characters is read in linear time too', () => {
    const sentence = 'A red-haired pirate with green eyes, a torn blue coat and a parrot on her shoulder in a storm. '
    const { user } = process.threadCpuUsage()
    const { reading } = readDescription(sentence.repeat(Math.ceil(100_000 / sentence.length)))
    expect((process.threadCpuUsage().user - user) / 1000).toBeLessThan(2_000)
    expect(reading.hairColor).toBe('red')
  })

  test('without words says nothing', () => {
    for (const text of ['', ' \n\t', '🧙🏽‍♀️✨', '<>&"', '123'])
      expect(readDescription(text)).toEqual({ reading: { warnings: [] }, spans: [] })
  })
})

test.each(['فتاة ذات شعر أحمر وعيون خضراء', 'qwrtz plmbk'])('that nothing of "%s" was understood is said', (text) => {
  expect(sentencesOf(readDescription(text).reading.warnings).join()).toContain('None of these words was understood')
})

test.each(['', '… 123 !', 'a woman with red hair'])('"%s" needs no such sentence', (text) => {
  expect(sentencesOf(readDescription(text).reading.warnings)).toEqual([])
})

test.each(['a girl in a dress, barefoot', 'a girl in a dress with no shoes', 'a girl with bare feet in a dress'])(
  'nobody finds shoes for %s',
  (text) => {
    const { character } = castCharacter(readDescription(text).reading, { seed: 'bare', candidate: 1, style: 'anime' })
    expect(character.garments.filter(({ kind, cut }) => (kind === 'shoes' || kind === 'boots') && cut !== 'bare feet')).toEqual(
      [],
    )
  },
)

test('what stands before an age or a look leaves them both', () => {
  expect(readDescription('a bearded old man in a library').reading).toMatchObject({ age: 'old', facialHair: 'beard' })
  expect(readDescription('a young-looking woman').reading).toMatchObject({ age: 'young adult' })
})
