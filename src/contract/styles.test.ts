import { expect, test } from 'vitest'
import { DEFAULT_STYLE, DESCRIPTION_STYLES, findStyle, IMAGE_STYLES, STYLE_NAMES, styleLabel } from './styles.ts'

test('ST-01 the master list has the 33 entries of the product text in their order', () => {
  expect(STYLE_NAMES.join(', ')).toBe(
    'None, Photoreal, Realism, Anime, Comic-Book, Fantasy, Neonpunk, Corporate, Cyberpunk-retro, Cyberpunk-cityscape, ' +
      'Photorealistic, Impressionist Painting, Van Gogh, Oil Painting, Watercolor, Cinematic, Studio Ghibli, Pixel Art, ' +
      '3D model, Chinese Ink Painting, American Cartoon, Cartoon, Neon Cyberpunk, Sci-Fi, 3D Cartoon, 3D Anime, Pixar, ' +
      'Minimalist, Line Art, Surrealist, Pop Art, Cyberpunk, Fantasy Art',
  )
  expect(STYLE_NAMES).toHaveLength(33)
})

test('the description wizard offers fifteen styles, photorealistic first and chosen', () => {
  expect(DESCRIPTION_STYLES).toHaveLength(15)
  expect(DESCRIPTION_STYLES[0]).toEqual({ id: DEFAULT_STYLE, label: 'Photorealistic' })
})

test('every choice of both wizards is a style of the master list', () => {
  for (const { id } of [...DESCRIPTION_STYLES, ...IMAGE_STYLES]) expect(findStyle(id)).toBe(id)
})

test('a style is found without regard to case, blanks and hyphens', () => {
  expect(findStyle('Van Gogh')).toBe('van-gogh')
  expect(findStyle('VANGOGH')).toBe('van-gogh')
  expect(findStyle('comic book')).toBe('comic-book')
  expect(findStyle('Photorealistic')).toBe('photoreal')
  expect(findStyle('nope')).toBeUndefined()
  expect(findStyle('')).toBeUndefined()
})

test('a style shows the name people read in the wizards', () => {
  expect(styleLabel('photoreal')).toBe('Photorealistic')
  expect(styleLabel('oil-painting')).toBe('Oil Painting')
})
