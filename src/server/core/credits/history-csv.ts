/** A line of the credit history as a file. */
export interface HistoryLine {
  readonly date: string
  readonly reason: string
  readonly amountCredits: number
  readonly balanceCredits: number
  readonly jobId: string
}

const HEAD = 'Date,Reason,Credits,Balance,Generation'

/** Lines of CSV after RFC 4180, each with its end; `withHead` puts the names of the columns before them. */
export function historyCsv(lines: readonly HistoryLine[], { withHead }: { withHead: boolean }): string {
  const rows = lines.map(({ date, reason, amountCredits, balanceCredits, jobId }) =>
    [date, textCell(reason), amountCredits, balanceCredits, jobId].join(','),
  )
  return [...(withHead ? [HEAD] : []), ...rows].map((row) => `${row}\r\n`).join('')
}

/** In quotes; what a spreadsheet would take for a formula begins with an apostrophe. */
function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
