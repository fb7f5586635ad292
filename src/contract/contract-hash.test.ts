import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from './functions/catalogue.ts'

/** A change of any request or reply changes this hash, so the wire only changes on purpose. */
const CONTRACT_HASH = '2cdff7d8cc302c39'

test('the schemas of all functions are what clients were promised', () => {
  const wire = Object.entries(catalogue).map(([id, { method, access, input, output, errors }]) => ({
    id,
    method,
    access,
    input: z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }),
    output: z.toJSONSchema(output, { unrepresentable: 'any', io: 'input' }),
    errors,
  }))
  expect(createHash('sha256').update(JSON.stringify(wire)).digest('hex').slice(0, 16)).toBe(CONTRACT_HASH)
})

test('every function stands in the catalogue under its own id', () => {
  for (const [id, definition] of Object.entries(catalogue)) expect(definition.id).toBe(id)
})
