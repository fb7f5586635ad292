import type { Page } from '@playwright/test'

const address = (id: string) => `**/functions/${id}/executions`

/** Answers every call of a function with this body, whatever the server would say; the bodies that were sent are kept. */
export async function answerFunction(
  page: Page,
  id: string,
  body: object,
  responseStatusCode = 200,
): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = []
  await page.route(address(id), (route) => {
    sent.push(JSON.parse(route.request().postDataJSON().body))
    const responseBody = JSON.stringify(body)
    return route.fulfill({ json: { $id: 'x', status: 'completed', responseStatusCode, responseBody, errors: '' } })
  })
  return sent
}

/** Keeps the calls of a function from the server until what is answered is called. */
export async function holdFunction(page: Page, id: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address(id), async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
