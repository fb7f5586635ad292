type Pattern = readonly [code: string, name: string, pattern: RegExp]

// Order matters: Edge and Opera call themselves Chrome too, everything on Android calls itself Linux.
const BROWSERS: readonly Pattern[] = [
  ['PS', 'Microsoft Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['OP', 'Opera', /OPR\/([\d.]+)/],
  ['FF', 'Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['CH', 'Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['SF', 'Safari', /Version\/([\d.]+).*Safari/],
]
const SYSTEMS: readonly Pattern[] = [
  ['AND', 'Android', /Android ([\d.]+)/],
  ['IOS', 'iOS', /(?:iPhone|iPad).*? OS ([\d_]+)/],
  ['WIN', 'Windows', /Windows NT ([\d.]+)/],
  ['MAC', 'Mac', /Mac OS X ([\d_.]+)/],
  ['LIN', 'GNU/Linux', /Linux()/],
]
const ENGINES: readonly Pattern[] = [
  ['', 'Gecko', /rv:([\d.]+)\) Gecko/],
  ['', 'Blink', /Chrome\/([\d.]+)/],
  ['', 'WebKit', /AppleWebKit\/([\d.]+)/],
]
const NOTHING = { code: '', name: '', version: '' }

/** What a user agent text says about system, browser and device, for a person's list of sessions; "" where it says nothing. */
export function describeUserAgent(userAgent: string) {
  const system = match(userAgent, SYSTEMS)
  const browser = match(userAgent, BROWSERS)
  const engine = match(userAgent, ENGINES)
  return {
    osCode: system.code,
    osName: system.name,
    osVersion: system.version.replaceAll('_', '.'),
    clientType: browser.name && 'browser',
    clientCode: browser.code,
    clientName: browser.name,
    clientVersion: browser.version,
    clientEngine: engine.name,
    clientEngineVersion: engine.version,
    deviceName: system.name && deviceName(userAgent),
    deviceBrand: '',
    deviceModel: '',
  }
}

function match(text: string, patterns: readonly Pattern[]) {
  for (const [code, name, pattern] of patterns) {
    const found = pattern.exec(text)
    if (found) return { code, name, version: found[1] ?? '' }
  }
  return NOTHING
}

function deviceName(userAgent: string): string {
  if (/iPad|Tablet/.test(userAgent)) return 'tablet'
  return /Mobile/.test(userAgent) ? 'smartphone' : 'desktop'
}
