import { expect, test } from 'vitest'
import { findStyle, STYLE_NAMES } from '../../contract/styles.ts'
import { isOfForm } from '../features/proportions.ts'
import { drawsPerson } from './draws-person.ts'
import { styleFor } from './style-catalogue.ts'

test('the human form is told of in exactly the styles that draw it', () => {
  for (const style of STYLE_NAMES.map((name) => findStyle(name)!))
    expect(drawsPerson(style), style).toBe(isOfForm(styleFor(style).style.family))
})
