import { type Landmark, landmarkVertex } from '../body/landmarks.ts'
import type { FormManner } from '../body/stylisations.ts'
import { zoneOf } from '../body/zones.ts'
import type { Proportions } from '../features/proportions.ts'
import type { Vector } from '../math/matrix.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { type MeasuredSkull, measureSkull } from './measure-skull.ts'
import { type Person, personOf } from './person-of.ts'

/** Half heads: an iris is 5.9 mm in radius whoever it belongs to, half a head about 115 mm. */
const IRIS_DM = 0.059

/** Where everything of the own face of whoever has a human form sits, in place of what their sheet would have drawn. */
export function measurePerson(sheet: CharacterSheet, drawn: () => Proportions, manner: FormManner): Proportions | undefined {
  const person = personOf(sheet, manner)
  return person && measureHead(person, drawn())
}

function measureHead(person: Person, drawn: Proportions): Proportions {
  const { form, rest, headOrigin, halfHeadDm } = person
  const at = (name: Landmark): Vector => {
    const vertex = landmarkVertex(form, name) * 3
    return [0, 1, 2].map((axis) => rest[vertex + axis]! - headOrigin[axis]!) as unknown as Vector
  }
  const [inner, outer] = [at('innerEye'), at('outerEye')]
  const [noseBase, noseTip] = [at('noseBase'), at('noseTip')]
  return {
    ...drawn,
    person,
    skull: skullOf(person),
    eyeX: (inner[0] + outer[0]) / 2,
    eyeY: (inner[1] + outer[1]) / 2,
    eyeHalfWidth: (outer[0] - inner[0]) / 2,
    eyeHalfHeight: (at('lowerLid')[1] - at('upperLid')[1]) / 2,
    irisRadius: IRIS_DM / halfHeadDm,
    irisTall: 1,
    browY: at('brow')[1],
    noseTopY: at('noseRoot')[1],
    noseBaseY: noseBase[1],
    noseDepth: noseTip[2] - noseBase[2],
    noseHalfWidth: at('nostrilWing')[0],
    mouthY: (at('upperLip')[1] + at('lowerLip')[1]) / 2,
    mouthHalfWidth: at('mouthCorner')[0],
    chinY: at('chinBottom')[1],
  }
}

const skulls = new WeakMap<Person, MeasuredSkull>()

function skullOf(person: Person): MeasuredSkull {
  const skull = skulls.get(person) ?? measureSkull(person, zoneOf(person.form, 'ears'))
  skulls.set(person, skull)
  return skull
}
