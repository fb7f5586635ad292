import { Account, Databases, Query } from 'appwrite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'

let door: TestDoor
beforeAll(async () => {
  door = await openTestDoor()
})
afterEach(() => expect(door.bugs).toEqual([]))
afterAll(() => door[Symbol.asyncDispose]())

async function member() {
  const visitor = door.visitor()
  const { userId } = await new Account(visitor.client27()).createAnonymousSession()
  const databases = new Databases(visitor.client27())
  const list = (queries: string[], databaseId = 'main', collectionId = 'user-data') =>
    databases.listDocuments({ databaseId, collectionId, queries })
  return { visitor, userId, list }
}

test('AC-48 EN-06 the user data document is found by the own id, with zero credits and unused free uses', async () => {
  const { userId, list } = await member()
  const found = await list([Query.equal('userId', userId), Query.limit(1)])
  expect(found).toMatchObject({
    total: 1,
    documents: [
      {
        $id: userId,
        $databaseId: 'main',
        $collectionId: 'user-data',
        $permissions: [`read("user:${userId}")`],
        userId,
        credits: 0,
        freePreviewInitialUsed: false,
        freePreviewRegenerationUsed: false,
        freeCharacterCreationUsed: false,
      },
    ],
  })
})

test('AC-48 the document of somebody else is absent, and so are all for guests', async () => {
  const { list } = await member()
  const other = await member()
  expect(await list([Query.equal('userId', other.userId)])).toEqual({ total: 0, documents: [] })
  const guest = new Databases(door.visitor().client27())
  const asked = guest.listDocuments({ databaseId: 'main', collectionId: 'user-data', queries: [] })
  expect(await asked).toEqual({ total: 0, documents: [] })
})

test('queries combine as the protocol says', async () => {
  const { userId, list } = await member()
  const total = async (...queries: string[]) => (await list(queries)).total
  expect(await total(Query.equal('userId', ['x', userId]), Query.lessThan('credits', 1))).toBe(1)
  expect(await total(Query.or([Query.equal('credits', 5), Query.startsWith('userId', userId.slice(0, 5))]))).toBe(1)
  expect(await total(Query.and([Query.equal('credits', 0), Query.equal('freePreviewInitialUsed', true)]))).toBe(0)
  expect(await total(Query.notEqual('userId', userId))).toBe(0)
  expect(await list([Query.offset(1)])).toMatchObject({ total: 1, documents: [] })
  expect(await list([Query.cursorAfter(userId)])).toMatchObject({ total: 1, documents: [] })
})

test('unknown databases, collections, queries and cursors are refused', async () => {
  const { list } = await member()
  const type = (work: Promise<unknown>) =>
    work.then(
      () => 'found',
      (error: { type: string }) => error.type,
    )
  expect(await type(list([], 'other'))).toBe('database_not_found')
  expect(await type(list([], 'main', 'other'))).toBe('collection_not_found')
  expect(await type(list([Query.cursorAfter('somebody')]))).toBe('general_cursor_not_found')
  for (const query of [
    '{',
    '[]',
    '{"method":"explode"}',
    '{"method":"limit","values":[-1]}',
    Query.equal('nothing', 1),
    '{"method":"equal","attribute":"credits","values":7}',
  ]) {
    expect([query, await type(list([query]))]).toEqual([query, 'general_query_invalid'])
  }
})
