import { expect, test } from 'vitest'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { chooseEngines } from './choose-engines.ts'
import type { Engine, Work } from './engine.ts'

function engineOf(name: string, kinds: readonly Work['kind'][], rest: Partial<Engine> = {}): Engine {
  return { ...createFakeEngine(), name, abilities: { kinds, repeatable: name === 'studio', cancel: false }, ...rest }
}

const far = engineOf('far', ['preview', 'edit'])
const studio = engineOf('studio', ['preview', 'edit', 'video'], { objectToEdit: async () => 'no' })

test('the first engine that can make something makes it, another makes the rest', () => {
  const engines = chooseEngines([far, studio])
  expect(engines.forKind('preview')?.name).toBe('far')
  expect(engines.forKind('video')?.name).toBe('studio')
  expect(engines.forKind('opera')).toBeUndefined()
  expect(engines.named('studio')?.name).toBe('studio')
  expect(engines.front.abilities).toMatchObject({ kinds: ['preview', 'edit', 'video'], repeatable: false })
})

test('objections to edits are those of the engine that edits', () => {
  expect(chooseEngines([far, studio]).front.objectToEdit).toBeUndefined()
  expect(chooseEngines([far, studio], { edit: 'studio' }).front.objectToEdit).toBeDefined()
})

test.each([
  [{ preview: 'near' }, 'no such engine is switched on'],
  [{ video: 'far' }, '"far" cannot make that'],
  [{ opera: 'studio' }, 'there is no such kind of work'],
])('the choice %j is refused', (choice, told) => {
  expect(() => chooseEngines([far, studio], choice as Record<string, string>)).toThrow(told)
})
