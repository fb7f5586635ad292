import { expect, test } from 'vitest'
import { castCharacter } from '../sheet/cast-character.ts'
import { sentencesOf } from '../warning.ts'
import { readDescription } from '../words/read-description.ts'
import { editDrawing } from './edit-drawing.ts'
import { addGrade, gradePicture, NO_GRADE } from './grade.ts'
import { readInstruction } from './read-instruction.ts'

const { reading } = readDescription(
  'A young woman with long red hair, green eyes and freckles, wearing a plum coat, black trousers, boots, round glasses and a witch hat, holding a book, in a garden in the morning',
)
const sheets = castCharacter(reading, { seed: 'a', candidate: 1, style: 'photoreal' })
const drawn = { sheets, style: 'photoreal', grade: NO_GRADE } as const
const edit = (instruction: string) => editDrawing(drawn, readInstruction(instruction), { seed: 's' })
const characterAfter = (instruction: string) => edit(instruction).drawn.sheets.character
const sceneAfter = (instruction: string) => edit(instruction).drawn.sheets.scene
const kindsAfter = (instruction: string) => characterAfter(instruction).garments.map(({ kind }) => kind)

test('another hair colour changes hair and brows, and nothing else', () => {
  const { hair, brows, ...rest } = characterAfter('make her hair blue')
  const { hair: oldHair, brows: oldBrows, ...oldRest } = sheets.character
  expect(rest).toEqual(oldRest)
  expect(hair).toEqual({ ...oldHair, color: hair.color })
  expect(hair.color[2]).toBeGreaterThan(hair.color[0])
  expect(brows.color).not.toEqual(oldBrows.color)
  expect(sceneAfter('make her hair blue')).toEqual(sheets.scene)
})

test('a garment is recoloured, replaced, added and removed', () => {
  const coat = characterAfter('change the coat to green').garments.find(({ kind }) => kind === 'coat')
  expect(coat?.color[1]).toBeGreaterThan(coat?.color[0] ?? 1)
  expect(kindsAfter('replace the coat with a leather jacket')).toContain('leather jacket')
  expect(kindsAfter('replace the coat with a leather jacket')).not.toContain('coat')
  expect(kindsAfter('add a red scarf')).toEqual([...sheets.character.garments.map(({ kind }) => kind), 'scarf'])
  expect(kindsAfter('remove the coat')).not.toContain('coat')
  expect(kindsAfter('dress her in a white wedding dress')).toEqual(['boots', expect.stringMatching(/dress|gown/)])
})

test('nobody is left bare', () => {
  expect(kindsAfter('remove the trousers').some((kind) => ['trousers', 'jeans', 'skirt'].includes(kind))).toBe(true)
})

test.each(['take off her boots', 'make her barefoot'])('%s: the feet are bare, and get no other shoes', (instruction) => {
  const onFeet = characterAfter(instruction).garments.filter(({ kind }) => kind === 'boots' || kind === 'shoes')
  expect(onFeet.map(({ cut }) => cut)).toEqual(['bare feet'])
})

test('a backpack is put on and taken off, and leaves what is held', () => {
  const wearing = edit('give her a red backpack').drawn
  expect(wearing.sheets.character).toMatchObject({ jewellery: [{ kind: 'backpack' }], props: sheets.character.props })
  const without = editDrawing(wearing, readInstruction('remove the backpack'), { seed: 's' }).drawn.sheets.character
  expect(without.jewellery).toEqual([])
})

test('things are put on, taken off and exchanged', () => {
  expect(characterAfter('remove the glasses').eyewear).toBeUndefined()
  expect(characterAfter('no hat').headwear).toBeUndefined()
  expect(characterAfter('replace the witch hat with a crown').headwear?.kind).toBe('crown')
  expect(characterAfter('remove the book').props).toEqual([])
  expect(characterAfter('replace the book with a sword').props.map(({ kind }) => kind)).toEqual(['sword'])
  expect(characterAfter('add a cat').companion?.kind).toBe('cat')
  expect(characterAfter('add a cat').species).toBe('human')
  expect(sceneAfter('zoom in on her face. add a cat').camera.framing).toBe('close portrait')
  expect(sceneAfter('zoom in on her face. add a cat beside her').camera.framing).toBe('full figure')
  expect(characterAfter('remove the freckles').skin.freckles).toBe(0)
})

test('place, hour and weather take their light with them', () => {
  const night = sceneAfter('make it night')
  expect(night).toMatchObject({ timeOfDay: 'night', backdrop: 'garden' })
  expect(night.light).not.toEqual(sheets.scene.light)
  expect(sceneAfter('put her on a beach in the rain')).toMatchObject({ backdrop: 'beach', weather: 'rain' })
  expect(sceneAfter('remove the background').backdrop).toBe('studio')
})

test('expression, view, style and age', () => {
  expect(sceneAfter('make her angry').expression).toBe('angry')
  expect(sceneAfter('crop to the face').camera.framing).toBe('close portrait')
  expect(edit('turn it into pixel art').drawn.style).toBe('pixel-art')
  expect(characterAfter('make her older').ageYears).toBeGreaterThan(sheets.character.ageYears + 20)
  expect(characterAfter('make her hair shorter').hair.kind).toBe('bob')
})

test('a sky takes another colour until another hour comes; under a roof there is none', () => {
  expect(sceneAfter('pink sky')).toEqual({ ...sheets.scene, skyColor: expect.any(Array) })
  expect(sceneAfter('pink sky. make it night').skyColor).toBeUndefined()
  expect(edit('put her in a library. make the sky pink')).toMatchObject({
    changes: 1,
    warnings: [{ sentence: '“make the sky pink”: under a roof no sky shows.' }],
  })
})

test('what is so already changes nothing, and is said', () => {
  const green = edit('give her green hair').drawn
  expect(editDrawing(green, readInstruction('give her green hair'), { seed: 's' })).toMatchObject({
    changes: 0,
    warnings: [{ sentence: '“give her green hair”: the picture is like this already.' }],
  })
})

test('what is not understood, not there or not seen is said', () => {
  expect(edit('quantize the flux capacitor')).toMatchObject({
    changes: 0,
    warnings: [{ sentence: '“quantize the flux capacitor” was not understood.' }],
  })
  expect(sentencesOf(edit('remove the sword').warnings)).toEqual(['“remove the sword”: nothing like that is in the picture.'])
  expect(sentencesOf(edit('put her in a library in the rain').warnings)).toContain('Under a roof no weather shows.')
  expect(edit('make her hair blue and remove the sword')).toMatchObject({ changes: 1 })
})

test('a grade is light, colour and side of the whole picture', () => {
  const picture = () => ({ width: 2, height: 1, data: new Uint8ClampedArray([200, 100, 40, 255, 20, 40, 80, 255]) })
  const graded = (grade: Partial<typeof NO_GRADE>) => {
    const changed = picture()
    gradePicture(changed, addGrade(NO_GRADE, grade))
    return [...changed.data]
  }
  expect(graded({})).toEqual([...picture().data])
  expect(graded({ isMirrored: true })).toEqual([20, 40, 80, 255, 200, 100, 40, 255])
  const [red, green, blue] = graded({ saturation: -1 })
  expect([red, green, blue]).toEqual([123, 123, 123])
  expect(graded({ exposure: -1 })[0]).toBe(100)
  expect(graded({ warmth: 1 })[2]).toBeLessThan(40)
  expect(addGrade(addGrade(NO_GRADE, { isMirrored: true }), { isMirrored: true }).isMirrored).toBe(false)
})

test('a picture is turned by quarters, mirrored before or after, and sharpened at its edges', () => {
  const numbered = (width: number, height: number) => {
    const data = new Uint8ClampedArray(width * height * 4)
    for (let pixel = 0; pixel < width * height; pixel += 1) data.fill(pixel + 1, pixel * 4, pixel * 4 + 4)
    return { width, height, data }
  }
  const after = (...steps: Partial<typeof NO_GRADE>[]) => {
    const { width, data } = gradePicture(numbered(3, 2), steps.reduce(addGrade, NO_GRADE))
    const pixels = [...data].filter((_, at) => at % 4 === 0)
    return Array.from({ length: pixels.length / width }, (_, y) => pixels.slice(y * width, (y + 1) * width).join(''))
  }
  expect(after({ turns: 1 })).toEqual(['41', '52', '63'])
  expect(after({ turns: 3 })).toEqual(['36', '25', '14'])
  expect(after({ turns: 2 })).toEqual(['654', '321'])
  expect(after({ turns: 1 }, { turns: 3 })).toEqual(['123', '456'])
  expect(after({ turns: 1 }, { isMirrored: true })).toEqual(['14', '25', '36'])
  expect(after({ isMirrored: true, turns: 2 })).toEqual(['456', '123'])
  const edge = () => ({ width: 8, height: 1, data: Uint8ClampedArray.from({ length: 32 }, (_, at) => (at < 16 ? 90 : 150)) })
  const lightAt = (sharpness: number, x: number) => gradePicture(edge(), { ...NO_GRADE, sharpness }).data[x * 4]!
  expect([lightAt(0.7, 3) < 90, lightAt(0.7, 4) > 150, lightAt(0.7, 0)]).toEqual([true, true, 90])
  expect([lightAt(-0.7, 3) > 90, lightAt(-0.7, 4) < 150]).toEqual([true, true])
})

test('an animal in its own shape takes another colour, and becomes a person when it is dressed', () => {
  const cat = {
    ...drawn,
    sheets: castCharacter(readDescription('a cat').reading, { seed: 'a', candidate: 1, style: 'photoreal' }),
  }
  const beastAfter = (instruction: string) =>
    editDrawing(cat, readInstruction(instruction), { seed: 's' }).drawn.sheets.character.beast
  expect(beastAfter('at night')).toEqual(cat.sheets.character.beast)
  expect(beastAfter('give it a red coat')).toBeUndefined()
})
