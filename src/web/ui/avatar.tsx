import { useState } from 'react'

/** A round picture of a person; without one, or when it does not load, their initial. */
export function Avatar({ name, url, sizePx = 32 }: { name: string; url?: string; sizePx?: number }) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  // It grows with the letters that a browser is set to, as icons do.
  const side = `${sizePx / 16}rem`
  const size = { width: side, height: side }
  if (url && url !== brokenUrl) {
    return <img src={url} alt="" style={size} className="rounded-full object-cover" onError={() => setBrokenUrl(url)} />
  }
  const initial = Array.from(name.trim())[0]?.toUpperCase() ?? '·'
  return (
    <span
      aria-hidden="true"
      style={{ ...size, fontSize: `${(sizePx * 0.44) / 16}rem` }}
      className="inline-flex items-center justify-center rounded-full bg-wing font-semibold text-ink ring-1 ring-edge ring-inset"
    >
      {initial}
    </span>
  )
}
