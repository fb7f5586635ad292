import { globSync, readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import type { UserData, UserProfile } from '#contract/entities/user.ts'
import type { Account } from '#web/data/session/account.ts'

const sourceOf = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

/** What is read of a value of that name, sorted; a file of that name is none. */
function readOf(name: string, source: string): string[] {
  const found = source.replaceAll(/ from '.*'/g, '').matchAll(new RegExp(`\\b${name}\\??\\.(\\$?\\w+)`, 'g'))
  return [...new Set([...found].map(([, field]) => field ?? ''))].sort()
}

test('EN-07 of who is signed in header and menu read id, name, e-mail, both pictures and the credits alone', () => {
  const header = sourceOf('src/web/features/header/*.ts*')
  expect(readOf('account', header)).toEqual(['avatarUrl', 'email', 'id', 'name'])
  expect(readOf('profile', header)).toEqual(['avatarUrl'])
  expect(readOf('userData', header)).toEqual([])
  // Nothing is taken out of them in another way.
  expect(header).not.toMatch(/\.\.\.(account|profile)\b|\}\s*=\s*(account|profile)\b|\b(account|profile)\??\.?\[/)

  const account = sourceOf('src/web/data/session/account.ts')
  expect(readOf('user', account)).toEqual(['$id', 'email', 'name', 'prefs'])
  expect(account).toContain("avatarUrl: typeof avatar === 'string'")

  expectTypeOf<Account>().toHaveProperty('id').toEqualTypeOf<string>()
  expectTypeOf<Account>().toHaveProperty('name').toEqualTypeOf<string>()
  expectTypeOf<Account>().toHaveProperty('email').toEqualTypeOf<string>()
  expectTypeOf<Account>().toHaveProperty('avatarUrl').toEqualTypeOf<string | undefined>()
  expectTypeOf<UserProfile>().toHaveProperty('avatarUrl').toEqualTypeOf<string>()
  expectTypeOf<UserData>().toHaveProperty('credits').toEqualTypeOf<number>()
})
