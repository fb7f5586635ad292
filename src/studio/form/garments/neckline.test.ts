import { beforeAll, expect, test } from 'vitest'
import { formBytes } from '../../../../scripts/form/form-data.ts'
import { giveForm } from '../../body/given-form.ts'
import { underBaseGarment } from '../../body/modesty.ts'
import { proportionsFor } from '../../features/proportions-for.ts'
import { personOf } from '../../person/person-of.ts'
import { carryVertices, poseBones } from '../../person/pose-person.ts'
import { aCharacter, aScene } from '../../testing/a-character.ts'
import { standUp } from '../stand-up.ts'
import { necklineCut } from './neckline.ts'

beforeAll(() => giveForm('whole', () => formBytes('whole')))

const women = [
  { ageYears: 22, masculinity: 0 },
  { ageYears: 60, masculinity: 0.1, build: { ...aCharacter().build, weight: 0.7 } },
]

test.each(women)('a bodice without sleeves ends over what everybody wears below, at $ageYears years', (traits) => {
  const sheet = aCharacter({ props: [], ...traits })
  const stand = standUp(sheet, aScene({ pose: 'relaxed' }), proportionsFor(sheet, 'real'))
  const person = personOf(sheet)!
  const { form, rest } = person
  const posed = stand.body?.posed ?? carryVertices(rest, form, poseBones(person, stand.joints, stand.headInBody))
  const body = { form, rest, posed }
  for (const neckline of ['straight', 'sweetheart', 'off shoulder', 'strappy'] as const) {
    const cut = necklineCut({ ...stand, body }, neckline, false)
    // In front, between the arms; a little above the edge the cloth itself hides it.
    const above = [...underBaseGarment(form, sheet)].filter((vertex) => {
      const [x, y, z] = [posed[vertex * 3]!, posed[vertex * 3 + 1]!, posed[vertex * 3 + 2]!]
      return z > 0.2 && Math.abs(x) < stand.skeleton.shoulderX * 0.7 && cut(x, y, z) > 0.06
    })
    expect(above).toHaveLength(0)
  }
})
