import { describe, expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { buildBody } from '../body/build-body.ts'
import { castBody } from '../body/cast-body.ts'
import type { Rgb } from '../color.ts'
import { aCharacter } from '../testing/a-character.ts'
import { distanceToPart, type PosedBody } from './body-fields.ts'
import { baseColor, wearBase } from './wear-base.ts'

const form = humanForm()

function aBody(ageYears: number): PosedBody {
  const body = buildBody(form, castBody('base', { shape: { ageYears, masculinity: 0, weight: 0.5 } }))
  const rest = body.map((value, at) => (at % 3 === 1 ? 14 - value : value) / 1.12)
  return { form, rest, posed: rest }
}

const SKINS: readonly Rgb[] = [
  [0.96, 0.86, 0.8],
  [0.94, 0.91, 0.87],
  [0.8, 0.6, 0.48],
  [0.38, 0.42, 0.5],
  [0.3, 0.19, 0.14],
  [0.08, 0.05, 0.04],
]
const difference = (a: Rgb, b: Rgb) => Math.sqrt(a.reduce((sum, value, channel) => sum + (value - b[channel]!) ** 2, 0))

describe('the base garment', () => {
  test('is never of the colour of the skin below it, whatever is said of skin and clothes', () => {
    for (const base of SKINS) {
      for (const color of SKINS) {
        const garments = [{ kind: 'tank top', cut: 'bikini', color, trim: color, pattern: 'plain' }] as const
        const skin = { base, blush: base, blushStrength: 0, freckles: 0 }
        expect(difference(baseColor(aCharacter({ skin, garments })), base)).toBeGreaterThan(0.3)
        expect(difference(baseColor(aCharacter({ skin, garments: [] })), base)).toBeGreaterThan(0.3)
      }
    }
  })

  test('is a shade of the dress it may show at, also of one that is nearly of the colour of the skin', () => {
    const base: Rgb = [0.82, 0.63, 0.46]
    const color: Rgb = [0.94, 0.78, 0.3]
    const skin = { base, blush: base, blushStrength: 0, freckles: 0 }
    const shade = baseColor(aCharacter({ skin, garments: [{ kind: 'gown', color, trim: color, pattern: 'plain' }] }))
    expect(difference(shade, base)).toBeGreaterThan(0.3)
    expect(shade[0] / shade[2]).toBeCloseTo(color[0] / color[2], 1)
  })

  test.each([6, 30])('lies off the skin of the trunk everywhere, at %i years', (ageYears) => {
    const body = aBody(ageYears)
    const covered = new Uint8Array(form.skinCount)
    const { positions, triangles } = wearBase(body, { sheet: aCharacter({ ageYears, masculinity: 0 }), covered, part: 1 })
    const trunk = distanceToPart(body, 'trunk')
    const away = [...new Set(triangles)].map((vertex) =>
      trunk(positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!),
    )
    away.sort((a, b) => a - b)
    expect(away.length).toBeGreaterThan(1500)
    expect(away[Math.floor(away.length * 0.03)]).toBeGreaterThan(0)
  })

  test('faces outwards, and is left away only below closed cloth', () => {
    const body = aBody(30)
    const sheet = aCharacter({ ageYears: 30, masculinity: 0 })
    const bare = wearBase(body, { sheet, covered: new Uint8Array(form.skinCount), part: 1 })
    const hidden = wearBase(body, { sheet, covered: new Uint8Array(form.skinCount).fill(1), part: 1 })
    expect(hidden.triangles).toHaveLength(0)
    let outwards = 0
    for (const vertex of bare.triangles) {
      const [x, z] = [bare.positions[vertex * 3]!, bare.positions[vertex * 3 + 2]!]
      if (x * bare.normals[vertex * 3]! + z * bare.normals[vertex * 3 + 2]! > 0) outwards += 1
    }
    expect(outwards / bare.triangles.length).toBeGreaterThan(0.8)
  })
})
