import path from 'node:path'
import process from 'node:process'
import type { Role } from '#server/app.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Engines } from '#server/platform/engines/choose-engines.ts'
import { describeMakers } from './describe-makers.ts'
import { describeTrust } from './describe-trust.ts'

interface Running {
  readonly roles: readonly Role[]
  /** Undefined for a role that answers nobody. */
  readonly port: number | undefined
  readonly engines: Pick<Engines, 'makers'>
  readonly startedInMs: number
}

/** What the terminal shows after the start: the address, and which parts are real and which are stand-ins. */
export function describeHouse(config: Config, running: Running): string {
  const { dim, bold, accent } = process.stdout.hasColors?.() ? COLORS : PLAIN
  const seconds = (running.startedInMs / 1000).toFixed(1)
  const title = running.roles.length > 1 ? 'Troupe' : `Troupe ${running.roles[0]}`
  const address = running.port === undefined ? [] : ['', `  ${accent('▸')} ${bold(addressOf(config, running.port))}`]
  const rows = partsOf(config, running).map(([name, what, standIn]) => {
    return `  ${dim(name.padEnd(10))}${what}${standIn ? dim(`  · stand-in`) : ''}`
  })
  return ['', `  ${bold(title)}  ${dim(`ready in ${seconds} s`)}`, ...address, '', ...rows, '', ''].join('\n')
}

type Row = readonly [name: string, what: string, standIn: boolean]

function partsOf(config: Config, { roles, engines }: Running): Row[] {
  const data = relative(config.dataDirectory)
  const database =
    config.database.kind === 'embedded' ? `PostgreSQL, embedded, in ${data}/postgres` : 'PostgreSQL of DATABASE_URL'
  const rows: Row[] = [
    ['database', database, false],
    ['pictures', `${data}/blobs`, false],
  ]
  if (roles.includes('worker')) {
    const threads = config.drawingThreads === 1 ? '1 thread' : `${config.drawingThreads} threads`
    rows.push(['engine', `built-in studio, ${threads}, ${config.pictureSizePx} × ${config.pictureSizePx} pixels`, false])
    if (config.engines.fal) rows.push(...describeMakers(engines).map((text): Row => ['', text, false]))
  }
  if (!roles.includes('api')) return rows
  rows.push(...signInRows(config.signIn))
  rows.push(['mail', 'none is sent in this version', false])
  rows.push(paymentsRow(config.billing))
  if (config.mode === 'production') rows.push(['visitors', describeTrust(config.trustedProxies), false])
  if (config.rateLimits === 'off') rows.push(['limits', 'rate limits are off', false])
  return rows
}

function paymentsRow(billing: Config['billing']): Row {
  switch (billing.kind) {
    case 'dodo':
      return ['payments', `Dodo Payments at ${new URL(billing.origin).host}`, false]
    case 'sandbox':
      return ['payments', 'test cards on local pages, no money', true]
    case 'off':
      return ['payments', 'switched off: nothing is sold', false]
    default:
      return billing satisfies never
  }
}

function signInRows({ google, discord, standIn }: Config['signIn']): Row[] {
  const providers = [
    ['Google', google],
    ['Discord', discord],
  ] as const
  const real = providers.filter(([, client]) => client).map(([name]) => name)
  const missing = providers.filter(([, client]) => !client).map(([name]) => name)
  const rows: Row[] = real.length > 0 ? [['sign-in', real.join(' and '), false]] : []
  if (missing.length === 0 || standIn === 'none') return rows
  const how = standIn === 'auto' ? 'approved by itself' : 'a local page'
  return [...rows, ['sign-in', `${how} in place of ${missing.join(' and ')}`, true]]
}

function addressOf(config: Config, port: number): string {
  if (config.publicUrl) return config.publicUrl
  return `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`
}

function relative(directory: string): string {
  const short = path.relative(process.cwd(), directory)
  return short === '' || short.startsWith('..') ? directory : `./${short}`
}

const paint = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`
const COLORS = { dim: paint(2), bold: paint(1), accent: paint(35) }
const PLAIN = { dim: (text: string) => text, bold: (text: string) => text, accent: (text: string) => text }
