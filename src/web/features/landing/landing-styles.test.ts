import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DESCRIPTION_STYLES, IMAGE_STYLES } from '#contract/styles.ts'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { LANDING_STYLES } from './landing-styles.ts'

test('ST-06 the landing page has six style names of its own; the pickers keep theirs', () => {
  const names = LANDING_STYLES.map(({ name }) => name)
  expect(names).toEqual([
    '3D Stylized',
    'Anime/Manga',
    'Realistic Portrait',
    'Comic Book',
    'Retro Cyberpunk',
    'Science fiction',
  ])
  const picked: string[] = [...DESCRIPTION_STYLES, ...IMAGE_STYLES].map(({ label }) => label)
  expect([DESCRIPTION_STYLES.length, IMAGE_STYLES.length]).toEqual([15, 10])
  expect(names.filter((name) => picked.includes(name))).toEqual(['Comic Book'])
  for (const { styleId } of LANDING_STYLES) expect(existsSync(`public${showcase.strip(styleId)}`)).toBe(true)
})
