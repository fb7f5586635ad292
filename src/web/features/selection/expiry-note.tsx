import { isExpired } from './create-blocker.ts'

const MINUTE_MS = 60_000

/** How long the previews can still become a character. Phones have room only for the end of it. */
export function ExpiryNote({ expiresAtMs, nowMs }: { expiresAtMs: number | undefined; nowMs: number }) {
  if (expiresAtMs === undefined) return null
  if (isExpired(expiresAtMs, nowMs)) return <span className="text-sm text-warn">These previews have expired</span>
  return <span className="text-soft text-sm tabular-nums small:hidden">Previews stay for {timeLeft(expiresAtMs - nowMs)}</span>
}

function timeLeft(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  return [hours > 0 && `${hours} h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60} min`].filter(Boolean).join(' ')
}
