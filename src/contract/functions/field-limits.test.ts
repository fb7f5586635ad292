import { expect, test } from 'vitest'
import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { catalogue } from './catalogue.ts'

/** Where a text may stand in an input, and the schema that reads it there. */
function textsOf(schema: z.core.$ZodType, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => textsOf(field, [...path, name]))
  }
  if (schema instanceof z.ZodArray) return textsOf(schema.element, [...path, 0])
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return textsOf(schema.unwrap(), path)
  // What is read is what is left after the preparation of a field, or before the transformation of a text.
  if (schema instanceof z.ZodPipe) {
    const isPreparation = schema.in instanceof z.ZodTransform
    return textsOf(isPreparation ? schema.out : schema.in, path)
  }
  // Nobody reads what is in these, and nothing keeps it.
  if (schema instanceof z.ZodUnknown || schema instanceof z.ZodCustom) return []
  return [path]
}

const inputWith = (path: readonly (string | number)[], value: unknown): unknown =>
  path.reduceRight((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value)

const HUGE = 'x'.repeat(LIMITS.filmRequestMaxBytes + 1)
const FIELDS = Object.values(catalogue).flatMap(({ id, input }) =>
  textsOf(input).map((path) => [id, path.join('.'), path, input] as const),
)

test.each(FIELDS)('%s: %s has a limit', (_id, _name, path, input) => {
  const { error } = input.safeParse(inputWith(path, HUGE))
  const found = error?.issues.find((issue) => path.every((key, index) => issue.path[index] === key))
  expect(found, 'a text of 112 MiB is taken').toBeDefined()
})

test('a text that is far too long is refused before it is looked into', () => {
  const startedMs = performance.now()
  for (let count = 0; count < 100; count += 1) {
    catalogue['enhance-prompt'].input.safeParse({ userPrompt: HUGE })
    catalogue['create-preview'].input.safeParse({ name: HUGE, characterDescription: HUGE })
  }
  // Looking through it once takes more than this.
  expect(performance.now() - startedMs).toBeLessThan(1_000)
})
