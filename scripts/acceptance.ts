/** Which acceptance rows passed tests prove, read from the reports of Vitest and Playwright and the ids in their titles. */

export interface TestOutcome {
  readonly title: string
  readonly passed: boolean
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; title: string; status: string }[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[]
}

const ROW_ID = /\b[A-Z]{2}-\d{2,3}\b/g

export function outcomesOfVitest(report: VitestReport): TestOutcome[] {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({ title, passed: status === 'passed' })),
  )
}

/** A flaky test, one that passed only when tried again, proves nothing. */
export function outcomesOfPlaywright(suite: PlaywrightSuite): TestOutcome[] {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ title, tests }) => ({ title, passed: tests.every(({ status }) => status === 'expected') }))
  return [...own, ...(suite.suites ?? []).flatMap(outcomesOfPlaywright)]
}

/** Row ids of the acceptance page, open points (decisions) left out. */
export function rowsOf(page: string): string[] {
  return [...page.matchAll(/^\| ([A-Z]{2}-\d{2,3}) \|/gm)].map((match) => match[1] ?? '').filter((id) => !id.startsWith('OP-'))
}

/** The rows that a test proves and no failed test claims. */
export function provedRows(rows: readonly string[], outcomes: readonly TestOutcome[]): string[] {
  const idsOf = (passed: boolean) =>
    new Set(outcomes.filter((outcome) => outcome.passed === passed).flatMap(({ title }) => title.match(ROW_ID) ?? []))
  const proved = idsOf(true)
  const failed = idsOf(false)
  return rows.filter((id) => proved.has(id) && !failed.has(id))
}

/** Titles that break the rule "three ids at most" or name a row that does not exist. */
export function titleComplaints(rows: readonly string[], outcomes: readonly TestOutcome[]): string[] {
  return outcomes.flatMap(({ title }) => {
    const ids = (title.match(ROW_ID) ?? []).filter((id) => !id.startsWith('OP-'))
    const unknown = ids.filter((id) => !rows.includes(id) && rows.some((row) => row.startsWith(id.slice(0, 3))))
    if (unknown.length > 0) return [`"${title}" names ${unknown.join(', ')}, which is no row`]
    return ids.length > 3 ? [`"${title}" names more than three rows`] : []
  })
}
