import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type StagedJob, stagedJob, stageLibrary } from './library-stage.ts'
import { passTimeUntil } from './steps.ts'

const many = (count: number, change: Partial<StagedJob> = {}) =>
  Array.from({ length: count }, (_, at) => stagedJob(at + 1, change))
const counter = (page: Page) => page.getByText(/^[\d,]+ of [\d,]+ generations$/)
const cards = (page: Page) => page.getByRole('list', { name: 'Your generations' }).getByRole('listitem')
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

test('PS-13 everybody sees their own generations only', async ({ page, world }) => {
  const description = { characterDescription: 'A calm woman in a garden', style: 'anime' }
  await world.signIn('rich')
  await world.call('create-preview', { name: 'Hers', ...description })
  await world.signIn('rich')
  await world.call('create-preview', { name: 'His', ...description })
  await page.goto('/generations')
  await expect(counter(page)).toHaveText('1 of 1 generations')
  await expect(page.getByText('His', { exact: true })).toBeVisible()
  await expect(page.getByText('Hers', { exact: true })).toHaveCount(0)
})

test('GL-02 GL-10 GL-13 the next page comes 200 px before the end, after the last job, until there is none', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const library = await stageLibrary(page, many(60))
  await page.goto('/generations')
  await expect(counter(page)).toHaveText('25 of 60 generations')
  expect(library.asked).toHaveLength(1)
  // The end of the list is 260 px below the screen, then 150.
  const scrollTo = (belowPx: number) =>
    page.evaluate((px) => {
      const list = document.querySelector('ul[aria-label="Your generations"]')
      window.scrollBy(0, (list?.getBoundingClientRect().bottom ?? 0) - window.innerHeight - px)
    }, belowPx)
  await scrollTo(260)
  await expect(cards(page).last()).toHaveAttribute('aria-posinset', '25')
  expect(library.asked).toHaveLength(1)
  await scrollTo(150)
  await expect(counter(page)).toHaveText('50 of 60 generations')
  expect(library.asked[1]?.cursorAfter).toBe(stagedJob(36).$id)
  await toEnd(page)
  await expect(counter(page)).toHaveText('60 of 60 generations')
  await toEnd(page)
  await expect(cards(page).last()).toHaveAttribute('aria-posinset', '60')
  expect(library.asked.map(({ cursorAfter }) => cursorAfter)).toEqual([undefined, stagedJob(36).$id, stagedJob(11).$id])
})

test('GL-07 GL-11 a list that loads says so, and another tab begins at its first page', async ({ page, world }) => {
  await world.signIn('rich')
  const library = await stageLibrary(page, many(60))
  await page.goto('/generations')
  await expect(counter(page)).toHaveText('25 of 60 generations')
  const release = library.hold()
  await toEnd(page)
  await expect(page.getByText('Loading more generations...')).toBeVisible()
  release()
  await expect(counter(page)).toHaveText('50 of 60 generations')
  await expect(page.getByText('Loading more generations...')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(counter(page)).toHaveText('25 of 60 generations')
  expect(library.asked.at(-1)).toMatchObject({ status: 'SUCCESS' })
  expect(library.asked.at(-1)?.cursorAfter).toBeUndefined()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('GL-03 GL-05 four tabs, and Queued shows what waits', async ({ page, world }) => {
  await world.signIn('rich')
  await stageLibrary(page, threeOfEach())
  await page.goto('/generations')
  await expect(page.getByRole('tab')).toHaveText(['All Generations', 'Completed', 'Queued', 'Failed'])
  await expect(page.getByRole('tab', { name: 'All Generations' })).toHaveAttribute('aria-selected', 'true')
  await expect(counter(page)).toHaveText('12 of 12 generations')
  await page.getByRole('tab', { name: 'Queued' }).click()
  await expect(counter(page)).toHaveText('3 of 3 generations')
  await expect(cards(page).filter({ hasText: 'Queued' })).toHaveCount(3)
})

test('GL-04 GL-06 Completed and Failed show what their names say, and ask for it', async ({ page, world }) => {
  await world.signIn('rich')
  const library = await stageLibrary(page, threeOfEach())
  await page.goto('/generations')
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(page.getByRole('button', { name: /: Complete$/ })).toHaveCount(3)
  await expect(counter(page)).toHaveText('3 of 3 generations')
  await page.getByRole('tab', { name: 'Failed' }).click()
  await expect(cards(page).filter({ hasText: 'Dress-up Failed' })).toHaveCount(3)
  await expect(counter(page)).toHaveText('3 of 3 generations')
  expect(library.asked.map(({ status }) => status)).toEqual([undefined, 'SUCCESS', 'FAILED'])
})

function threeOfEach() {
  return (['SUCCESS', 'FAILED', 'QUEUED', 'RUNNING'] as const).flatMap((status, at) =>
    [1, 2, 3].map((number) => stagedJob(at * 3 + number, { status })),
  )
}

test('GL-08 GL-09 eight skeletons become a wall of one to six columns', async ({ page, world }) => {
  await world.signIn('rich')
  const library = await stageLibrary(page, many(12))
  const release = library.hold()
  await page.goto('/generations')
  await expect(page.getByTestId('skeleton-card')).toHaveCount(8)
  release()
  await expect(counter(page)).toHaveText('12 of 12 generations')
  await expect(page.getByTestId('skeleton-card')).toHaveCount(0)
  const columns = () =>
    cards(page).evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size)
  for (const [width, expected] of [
    [360, 1],
    [400, 2],
    [768, 3],
    [1280, 4],
    [1600, 5],
    [1920, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(columns, { message: `${width} px` }).toBe(expected)
  }
})

test('GL-12 who has nothing reads "No tasks found" on every tab, and what to do next', async ({ page, world }) => {
  await world.signIn('new')
  await page.goto('/generations')
  const nothing = {
    'All Generations': 'Everything you make stands here',
    Completed: 'Nothing is finished yet.',
    Queued: 'Nothing waits for its turn.',
    Failed: 'Nothing has failed.',
  }
  for (const [tab, words] of Object.entries(nothing)) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByText('No tasks found')).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByTestId('skeleton-card')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Create a character' }).click()
  await expect(page).toHaveURL('/create')
})

/** Where the letters of an element stand, which may be more than it has room for. */
const lettersOf = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, right, top, bottom } = range.getBoundingClientRect()
  return { left, right, top, bottom }
}

for (const width of [360, 390]) {
  test(`the title of a failed card stands free of its menu, and no letter leaves the card, ${width} px`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await world.signIn('rich')
    await stageLibrary(page, [stagedJob(1, { status: 'FAILED', type: 'regenerate' })])
    await page.goto('/generations')
    const title = await cards(page).getByText('Regeneration Failed').first().evaluate(lettersOf)
    const menu = await cards(page)
      .getByRole('button', { name: /^Actions for/ })
      .evaluate((button) => {
        // What is seen of it; fingers find more.
        const { left, right, top, bottom } = (button.firstElementChild ?? button).getBoundingClientRect()
        return { left, right, top, bottom }
      })
    const isBeside = title.right <= menu.left || title.top >= menu.bottom
    expect({ isBeside, title, menu }).toMatchObject({ isBeside: true })
    expect(title.right).toBeLessThanOrEqual(menu.right)
  })
}

for (const width of [360, 390]) {
  test(`on a phone of ${width} px an arrow says that there are more tabs, and leads to them`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 780 })
    await world.signIn('rich')
    await page.goto('/generations')
    const [first, last] = [page.getByRole('tab', { name: 'All Generations' }), page.getByRole('tab', { name: 'Failed' })]
    const [before, after] = [page.getByTestId('more-before'), page.getByTestId('more-after')]
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(last).not.toBeInViewport({ ratio: 1 })
    await expect(before).toHaveCount(0)
    await after.click()
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(after).toHaveCount(0)
    await before.click()
    await expect(first).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 780 })
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(before.or(after)).toHaveCount(0)
  })
}

test('on a phone the tab that a link chose is in sight', async ({ page, world }) => {
  await world.signIn('new')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/generations?status=FAILED')
  await expect(page.getByRole('tab', { name: 'Failed' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'Failed' })).toBeInViewport({ ratio: 1 })
})

test('GL-31 a library that cannot be loaded says so, and Retry brings it', async ({ page, world }) => {
  await world.signIn('rich')
  const library = await stageLibrary(page, many(3))
  library.break(true)
  await page.clock.install()
  await page.goto('/generations')
  await passTimeUntil(page, () => page.getByText('Your generations could not be loaded').isVisible())
  await expect(page.getByText('No tasks found')).toHaveCount(0)
  library.break(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(counter(page)).toHaveText('3 of 3 generations')
})

test('GL-30 Flash Edit and Combine Images bear their names', async ({ page, world }) => {
  await world.signIn('rich')
  await stageLibrary(page, [stagedJob(1, { type: 'create-chat-tools-response' }), stagedJob(2, { type: 'merge-generation' })])
  await page.goto('/generations')
  await expect(cards(page).filter({ hasText: 'Flash Edit' })).toHaveCount(1)
  await expect(cards(page).filter({ hasText: 'Combine Images' })).toHaveCount(1)
  await expect(page.getByText(/merge-generation|create-chat/)).toHaveCount(0)
})

test('words and a kind narrow the library, stand in the address, and can be taken back', async ({ page, world }) => {
  await world.signIn('rich')
  const anselm = stagedJob(9, { characterName: 'Anselm', type: 'merge-generation' })
  const library = await stageLibrary(page, [...many(3), anselm])
  await page.goto('/generations')
  await page.getByRole('searchbox', { name: 'Search your generations' }).fill('ansel')
  await expect(counter(page)).toHaveText('1 of 1 generations')
  await expect(page).toHaveURL('/generations?q=ansel')
  expect(library.asked.at(-1)?.search).toBe('ansel')
  await page.getByLabel('Kind of generation').selectOption('Dress Up')
  await expect(page.getByText('No tasks found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all generations' }).click()
  await expect(counter(page)).toHaveText('4 of 4 generations')
  await page.goto('/generations?type=merge-generation')
  await expect(counter(page)).toHaveText('1 of 1 generations')
})

test('RT-19 library and characters keep one frame around them', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/generations')
  await page.getByRole('heading', { name: 'Generations Library' }).waitFor()
  const header = await page.locator('header').first().elementHandle()
  await page.getByRole('link', { name: 'My Characters' }).first().click()
  await expect(page.getByRole('heading', { name: 'No characters yet' })).toBeVisible()
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Generations Library' })).toBeVisible()
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true)
})
