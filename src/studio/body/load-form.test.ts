import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { FORM_FOLDER, formBytes, humanForm } from '../../../scripts/form/form-data.ts'

test('the data of the form are those that the manifest names', () => {
  const manifest = JSON.parse(readFileSync(join(FORM_FOLDER, 'manifest.json'), 'utf8'))
  for (const file of ['whole', 'sketch'] as const) {
    const bytes = formBytes(file)
    expect(manifest[`${file}.bin`]).toEqual({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  }
})

test('a browser gets its first sketch for less than 250 kB', () => {
  const sent = brotliCompressSync(formBytes('sketch'), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  expect(sent.length).toBeLessThan(250_000)
})

test('the base mesh is the same left and right, and every vertex has its twin', () => {
  const { base, twins, vertexCount } = humanForm()
  for (let vertex = 0; vertex < vertexCount; vertex += 1) {
    const twin = twins[vertex]!
    if (twins[twin] !== vertex) throw new Error(`vertex ${vertex} is not the twin of its twin`)
    if (base[twin * 3] !== -base[vertex * 3]! || base[twin * 3 + 1] !== base[vertex * 3 + 1]) {
      if (twin !== vertex || base[vertex * 3] !== 0) throw new Error(`vertex ${vertex} does not mirror ${twin}`)
    }
  }
})

test('the skin is one closed surface of quads but for its eyes', () => {
  const form = humanForm()
  const skin = form.quads.get('skin')!
  const sides = new Map<string, number>()
  for (let corner = 0; corner < skin.length; corner += 1) {
    const [a, b] = [skin[corner]!, skin[(corner & ~3) | ((corner + 1) & 3)]!]
    expect(a).toBeLessThan(form.skinCount)
    sides.set(`${a} ${b}`, (sides.get(`${a} ${b}`) ?? 0) + 1)
  }
  // Every edge is run along once in each direction: neighbours face the same way.
  const open = [...sides.keys()].filter((key) => !sides.has(key.split(' ').reverse().join(' ')))
  expect([...sides.values()].every((count) => count === 1)).toBe(true)
  expect(open.length).toBeLessThan(skin.length / 100)
})

test('the weights of every vertex add up, and the right side follows the right bones', () => {
  const { header, bonesOf, sharesOf, twins, vertexCount } = humanForm()
  for (let vertex = 0; vertex < vertexCount; vertex += 1) {
    const slots = [0, 1, 2, 3].map((slot) => vertex * 4 + slot)
    expect(slots.reduce((sum, slot) => sum + sharesOf[slot]!, 0)).toBe(255)
    const name = header.bones[bonesOf[vertex * 4]!]!.name
    const ofTwin = header.bones[bonesOf[twins[vertex]! * 4]!]!.name
    if (/\.L$/.test(name) && twins[vertex] !== vertex) expect(ofTwin).toBe(name.replace(/\.L$/, '.R'))
  }
})
