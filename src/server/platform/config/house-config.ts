import type { Settings } from './settings.ts'

/** Who runs this house and where its doors outside lead; pages have words of their own for what is not set. */
export interface HouseConfig {
  /** By the name that pages ask for (src/web/data/product.ts). */
  readonly head: Readonly<Record<string, string>>
  /** A script that counts visits; none unless it is set (OP-49). */
  readonly analyticsUrl: string | undefined
}

const TEXTS = {
  operator: 'TROUPE_OPERATOR',
  address: 'TROUPE_OPERATOR_ADDRESS',
  premium: 'TROUPE_PREMIUM_FILMS_NAME',
  fingerprintKey: 'TROUPE_FINGERPRINT_KEY',
} as const
const ADDRESSES = {
  community: 'TROUPE_COMMUNITY_URL',
  help: 'TROUPE_HELP_URL',
  x: 'TROUPE_X_URL',
  instagram: 'TROUPE_INSTAGRAM_URL',
  youtube: 'TROUPE_YOUTUBE_URL',
} as const
const MAILS = { support: 'TROUPE_SUPPORT_EMAIL', sales: 'TROUPE_SALES_EMAIL' } as const

export function readHouse(settings: Settings): HouseConfig {
  const read = (names: Readonly<Record<string, string>>, one: (name: string) => string | undefined) =>
    Object.entries(names).flatMap(([key, name]) => {
      const value = one(name)
      return value === undefined ? [] : [[key, value] as const]
    })
  return {
    head: Object.fromEntries([
      ...read(TEXTS, (name) => settings.text(name)),
      ...read(ADDRESSES, (name) => readUrl(settings, name)),
      ...read(MAILS, (name) => readMail(settings, name)),
    ]),
    analyticsUrl: readUrl(settings, 'TROUPE_ANALYTICS_URL'),
  }
}

function readUrl(settings: Settings, name: string): string | undefined {
  const text = settings.text(name)
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url.href
  settings.problems.push(`${name} has "${text}", which is not an address like https://example.com/page.`)
  return undefined
}

function readMail(settings: Settings, name: string): string | undefined {
  const text = settings.text(name)
  if (text === undefined || /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text)) return text
  settings.problems.push(`${name} has "${text}", which is not an e-mail address.`)
  return undefined
}
