const PAUSE_MS = 10 * 60_000

/** Reports the first of its kind at once, and of those that follow within ten minutes only how many they were: a flood is one line. */
export function reportSeldom(
  report: (what: string, error: unknown) => void,
  { nowMs = () => performance.now() }: { nowMs?: () => number } = {},
): (what: string, error: unknown) => void {
  let reportedAtMs = Number.NEGATIVE_INFINITY
  let unsaid = 0
  return (what, error) => {
    if (nowMs() - reportedAtMs < PAUSE_MS) {
      unsaid += 1
      return
    }
    report(unsaid > 0 ? `${what} (and ${unsaid} more before it)` : what, error)
    reportedAtMs = nowMs()
    unsaid = 0
  }
}
