import { expect, test } from 'vitest'
import { humanForm } from '../../../../scripts/form/form-data.ts'
import { attach } from '../../body/attach.ts'
import { aCharacter } from '../../testing/a-character.ts'
import { teethSurface } from './mouth-surface.ts'
import { seated } from './seat-in-mouth.ts'

const form = humanForm()
const attachment = attach(form, 'teeth', form.base)!
/** As spaces of figures have it: y runs down. */
const positions = attachment.positions.map((value, at) => (at % 3 === 1 ? -value : value))
const teethOf = (over: Parameters<typeof aCharacter>[0] = {}) =>
  teethSurface({ part: 20, attachment, positions }, aCharacter(over))
const mark = (kind: 'gold tooth' | 'missing tooth' | 'gap tooth') => ({
  marks: [{ kind, place: 'face', color: [0, 0, 0] } as const],
})

test('no tooth is pure white, and those of the old are yellower', () => {
  const brightest = (ageYears: number) => {
    const { colors = new Float32Array() } = teethOf({ ageYears })
    let most = [0, 0, 0]
    for (let at = 0; at < colors.length; at += 3) if (colors[at]! > most[0]!) most = [...colors.subarray(at, at + 3)]
    return most
  }
  expect(brightest(20)[0]).toBeLessThan(0.9)
  expect(brightest(80)[2]! / brightest(80)[0]!).toBeLessThan(brightest(20)[2]! / brightest(20)[0]!)
})

test('one tooth of gold, one missing and two apart are single teeth', () => {
  const plain = teethOf()
  const changed = (over: ReturnType<typeof mark>, of: 'colors' | 'positions') => {
    const other = teethOf(over)[of]!
    let count = 0
    for (let at = 0; at < other.length; at += 3) if (other[at] !== plain[of]![at]) count += 1
    return count
  }
  expect(changed(mark('gold tooth'), 'colors')).toBe(63)
  expect(changed(mark('missing tooth'), 'positions')).toBeGreaterThan(55)
  expect(changed(mark('missing tooth'), 'positions')).toBeLessThanOrEqual(63)
  expect(changed(mark('gap tooth'), 'positions')).toBeGreaterThan(110)
})

test('teeth take light as one row: none has a dark side that would be a dot in a small picture', () => {
  const { positions: placed, normals } = teethOf()
  const foremost = Math.max(...placed.filter((_, at) => at % 3 === 2))
  let [count, turned] = [0, 0]
  for (let at = 0; at < placed.length; at += 3) {
    // The incisors, front and sides and back.
    if (Math.abs(placed[at]!) > 0.08 || placed[at + 2]! < foremost - 0.06) continue
    count += 1
    if (normals[at + 2]! < 0.5) turned += 1
  }
  expect(count).toBeGreaterThan(30)
  expect(turned / count).toBeLessThan(0.1)
})

test('of the upper incisors more is seen than in the form: less gum above them, less of a gap below', () => {
  const { positions: placed, colors = new Float32Array() } = teethOf()
  const isGum = (at: number) => colors[at + 1]! / colors[at]! < 0.75
  const foremost = Math.max(...placed.filter((_, at) => at % 3 === 2))
  const moved = (isMeant: (at: number) => boolean) => {
    const moves: number[] = []
    for (let at = 0; at < placed.length; at += 3) {
      const isOfUpperFront = placed[at + 2]! > foremost - 0.06 && Math.abs(placed[at]!) < 0.08
      if (isOfUpperFront && isMeant(at)) moves.push(placed[at + 1]! - positions[at + 1]!)
    }
    return moves
  }
  expect(Math.min(...moved(isGum))).toBeLessThan(-0.03)
  expect(Math.max(...moved((at) => !isGum(at)))).toBeGreaterThan(0.02)
})

test('fangs reach further down than other teeth', () => {
  const lowest = (over: Parameters<typeof aCharacter>[0]) => {
    const plain = teethOf()
    const { positions: placed } = teethOf(over)
    let most = 0
    for (let at = 1; at < placed.length; at += 3) most = Math.max(most, placed[at]! - plain.positions[at]!)
    return most
  }
  expect(lowest({ fangs: true })).toBeGreaterThan(0.04)
  expect(lowest({})).toBe(0)
})

test('of an orc with shut lips its tusks are seen, and of nobody else a tooth', () => {
  const shut = (over: Parameters<typeof aCharacter>[0]) => {
    const part = { part: 1, attachment: attach(form, 'teeth', form.base)!, positions: teethOf().positions }
    return teethSurface(part, aCharacter(over), { isMouthShut: true }).triangles.length
  }
  expect(shut({ species: 'orc', fangs: true })).toBeGreaterThan(30)
  expect(shut({ species: 'vampire', fangs: true })).toBe(0)
})

test('a tongue goes with the jaw, its tip farther than its root, and teeth stay', () => {
  const tongue = attach(form, 'tongue', form.base)!.positions
  const [shut, open] = [seated('tongue', tongue, [0, 0, 0]), seated('tongue', tongue, [0, -0.2, 0])]
  const drops = Array.from({ length: tongue.length / 3 }, (_, vertex) => shut[vertex * 3 + 1]! - open[vertex * 3 + 1]!)
  expect(Math.max(...drops)).toBeCloseTo(0.2, 3)
  expect(Math.min(...drops)).toBeGreaterThan(0.1)
  expect(Math.min(...drops)).toBeLessThan(0.16)
  expect(seated('teeth', attachment.positions, [0, -0.2, 0])).toEqual(seated('teeth', attachment.positions, [0, 0, 0]))
})

test('a tooth is darker beside its neighbours than in its middle, less so where a row is lit as one', () => {
  const rangeOf = (evenness: number) => {
    const { colors = new Float32Array() } = teethSurface({ part: 20, attachment, positions }, aCharacter(), { evenness })
    // The middle of the foremost upper tooth, and its edge.
    const at = (x: number) => {
      let [best, least] = [0, Number.POSITIVE_INFINITY]
      for (let vertex = 0; vertex < colors.length / 3; vertex += 1) {
        const [dx, dy, dz] = [0, 1, 2].map((axis) => attachment.positions[vertex * 3 + axis]! - [x, 6.65, 1.475][axis]!)
        const away = dx! * dx! + dy! * dy! + dz! * dz!
        if (away < least) [best, least] = [vertex, away]
      }
      return colors[best * 3]!
    }
    return at(0.002) / at(0.04)
  }
  expect(rangeOf(0)).toBeLessThan(0.8)
  expect(rangeOf(0.6)).toBeGreaterThan(rangeOf(0) + 0.1)
})
