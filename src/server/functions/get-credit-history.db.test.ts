import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '#contract/functions/catalogue.ts'
import type { CreditEntry } from '#contract/functions/get-credit-history.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../testing/generation-stage.ts'

let stage: GenerationStage
beforeAll(async () => {
  stage = await createGenerationStage()
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

async function history(person: Person, input: { cursorAfter?: string; format?: 'json' | 'csv' } = {}) {
  const asked = { cursorAfter: input.cursorAfter, format: input.format }
  const reply = await stage.handlers['get-credit-history'](asked, person.as())
  expect(catalogue['get-credit-history'].output.parse(reply)).toEqual(reply)
  return reply
}

const told = ({ kind, amount, balanceAfter, reason, jobId }: CreditEntry) => [
  kind,
  amount,
  balanceAfter,
  reason,
  ...(jobId ? [jobId] : []),
]

async function give(person: Person, reason: string, times = 1): Promise<void> {
  await stage.database.transaction().execute(async (transaction) => {
    for (let time = 0; time < times; time += 1) {
      await stage.credits.grant(transaction, { userId: person.userId, amountCredits: 10, reason })
    }
  })
}

test('every movement is told in plain words with the job it belongs to, and the amounts sum up', async () => {
  const mira = await stage.person('rich')
  const start = async (name: string) =>
    (await stage.handlers['create-preview'](aPreviewRequest(mira, { name }), mira.as())).jobId
  const done = await start('Rosalind')
  await stage.ended(done)
  stage.director.direct({ next: 'fail', userId: mira.userId })
  const failed = await start('Mercutio')
  await stage.ended(failed)
  await stage.handlers['enhance-prompt']({ userPrompt: 'pirate', mode: undefined }, mira.as())
  await give(mira, 'Credit Pack 1000')
  const { data, total, hasNextPage } = await history(mira)
  expect(data.map(told)).toEqual([
    ['grant', 10, 900, 'Credit Pack 1000'],
    ['hold', -10, 890, 'Enhanced description'],
    ['release', 100, 900, 'Given back: Three previews: Mercutio', failed],
    ['hold', -100, 800, 'Three previews: Mercutio', failed],
    ['hold', -100, 900, 'Three previews: Rosalind', done],
    ['grant', 1000, 1000, 'Given for development'],
  ])
  expect([total, hasNextPage]).toEqual([6, false])
  expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(await stage.credits.balance(stage.database, mira.userId))
  await stage.handlers['delete-job']({ jobId: failed }, mira.as())
  const after = (await history(mira)).data
  expect(told(after[3] as CreditEntry)).toEqual(['hold', -100, 800, 'Three previews'])
})

test('the history goes on page by page without a gap, and nobody sees that of another', async () => {
  const [mira, noor] = [await stage.person('broke'), await stage.person('broke')]
  await give(mira, 'Gift', 60)
  await give(noor, 'Gift')
  const seen: CreditEntry[] = []
  let cursorAfter: string | undefined
  do {
    const page = await history(mira, { cursorAfter })
    expect(page.total).toBe(60)
    seen.push(...page.data)
    expect(page.nextCursor).toBe(page.hasNextPage ? page.data.at(-1)?.$id : undefined)
    cursorAfter = page.nextCursor
  } while (cursorAfter)
  expect(seen.map(({ balanceAfter }) => balanceAfter)).toEqual(Array.from({ length: 60 }, (_, index) => 600 - index * 10))
  expect((await history(noor)).data).toHaveLength(1)
  expect((await history(noor, { cursorAfter: seen[0]?.$id })).data).toEqual([])
})

test('as CSV it opens in a spreadsheet, and no reason becomes a formula', async () => {
  const mira = await stage.person('broke')
  await give(mira, '=HYPERLINK("http://example.org")')
  await give(mira, 'Pack, large')
  const { data, csv = '', hasNextPage } = await history(mira, { format: 'csv' })
  expect([data, hasNextPage]).toEqual([[], false])
  const [head, first, second, end] = csv.split('\r\n')
  expect(head).toBe('Date,Reason,Credits,Balance,Generation')
  expect(first).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,"Pack, large",10,20,$/)
  expect(second).toMatch(/Z,"'=HYPERLINK\(""http:\/\/example\.org""\)",10,10,$/)
  expect(end).toBe('')
})
