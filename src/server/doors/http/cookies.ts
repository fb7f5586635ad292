/** The value of one cookie of a Cookie header. Our values are URL-safe, so nothing needs decoding. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return undefined
}

interface CookieOptions {
  readonly path: string
  readonly expires: Date
  readonly isSecure: boolean
  readonly sameSite: 'Lax' | 'None'
}

/** A Set-Cookie header for a value no script may read. */
export function cookieLine(name: string, value: string, options: CookieOptions): string {
  const secure = options.isSecure ? '; Secure' : ''
  return `${name}=${value}; Path=${options.path}; Expires=${options.expires.toUTCString()}; HttpOnly${secure}; SameSite=${options.sameSite}`
}
