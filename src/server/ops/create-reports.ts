import { isDiskFull } from '#server/platform/storage/is-disk-full.ts'

type Report = (what: string, error: unknown) => void

const PAUSE_MS = 60_000

/** Tells of a full disk once a minute: each request and each look at the queue meets it, and the log may lie on that disk. */
export function createReports(report: Report, { nowMs = () => performance.now() }: { nowMs?: () => number } = {}): Report {
  let toldAtMs = Number.NEGATIVE_INFINITY
  return (what, error) => {
    if (!isDiskFull(error)) return report(what, error)
    if (nowMs() - toldAtMs < PAUSE_MS) return
    toldAtMs = nowMs()
    report(what, error)
  }
}
