/**
 * Holds the import borders of ARCHITECTURE.md and "no import cycle".
 *
 * Every file under src/ belongs to a place; a place may import what its row allows. Type imports count like the others:
 * a border that types may cross is no border.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Folders that hold ports with their adapters; an adapter is a folder inside. */
const PLATFORM_MAY: Record<string, readonly string[]> = {
  outbox: ['database'],
  queue: ['database'],
  'payments/sandbox': ['database'],
  mail: ['database'],
  engines: ['media', 'storage', 'threads'],
}
const PRODUCT_MAY: Record<string, readonly string[]> = {
  characters: ['library'],
  chats: ['library'],
  generation: ['library', 'characters', 'chats', 'billing', 'daily-bonus'],
  'own-data': ['library', 'generation'],
}
const SERVER_LAYERS = ['platform', 'core', 'product', 'functions', 'doors'] as const
/** Folders of the studio that know only these others, and what is everybody's. */
const STUDIO_MAY: Record<string, readonly string[]> = {
  math: [],
  raster: ['math'],
  body: ['math', 'raster', 'sheet'],
}
const STUDIO_FOR_ALL = ['src/studio/random.ts', 'src/studio/color.ts']
const STUDIO_MAY_READ = ['src/contract/styles.ts', 'src/contract/limits.ts']
const WEB_LAYERS = ['ui', 'data', 'features', 'pages'] as const

const isTestFile = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/')
const within = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)

/** Why `from` may not import `to` (paths from the project's root), or undefined when it may. */
export function refusal(from: string, to: string): string | undefined {
  if (!to.startsWith('src/')) return to.startsWith('node:') || !to.includes('/src/') ? packageRefusal(from, to) : undefined
  if (isTestFile(to) && !isTestFile(from)) return 'only tests may import testing/'
  if (isTestFile(from)) return undefined
  const [, area] = from.split('/')
  const [, target] = to.split('/')
  if (area === 'contract') return target === 'contract' ? undefined : 'the contract imports nothing but itself'
  if (area === 'studio') {
    if (target === 'studio') return studioRefusal(from, to)
    if (STUDIO_MAY_READ.includes(to)) return undefined
    return 'the studio imports only itself, contract/styles.ts and contract/limits.ts'
  }
  if (area === 'server') return target === 'web' ? 'the server does not know the pages' : serverRefusal(from, to)
  if (area === 'web') return target === 'server' ? 'pages do not know the server' : webRefusal(from, to)
  return undefined
}

function studioRefusal(from: string, to: string): string | undefined {
  const [fromFolder = '', toFolder = ''] = [from, to].map((file) => file.split('/').slice(2, -1)[0])
  const allowed = STUDIO_MAY[fromFolder]
  return !allowed || STUDIO_FOR_ALL.includes(to) || toFolder === fromFolder || allowed.includes(toFolder)
    ? undefined
    : `studio/${fromFolder} may not know ${to}`
}

function packageRefusal(from: string, name: string): string | undefined {
  if (isTestFile(from)) return undefined
  if (within(from, 'src/contract') && name !== 'zod') return 'the contract imports only zod'
  if (within(from, 'src/studio')) return 'the studio imports no package'
  if (within(from, 'src/web') && name.startsWith('node:')) return 'pages run in a browser'
  return undefined
}

function serverRefusal(from: string, to: string): string | undefined {
  if (within(to, 'src/contract')) return undefined
  if (within(to, 'src/studio')) {
    const drawers = ['src/server/platform/engines/studio', 'src/server/ops', 'src/server/product/generation']
    return drawers.some((folder) => within(from, folder))
      ? undefined
      : 'only engines/studio, product/generation and ops use the studio'
  }
  const [, , fromLayer, fromFolder = ''] = from.split('/')
  const [, , toLayer, toFolder = ''] = to.split('/')
  const whole = ['app.ts', 'main.ts', 'ops', 'testing']
  if (whole.includes(fromLayer ?? '')) return undefined
  const fromIndex = SERVER_LAYERS.indexOf(fromLayer as (typeof SERVER_LAYERS)[number])
  const toIndex = SERVER_LAYERS.indexOf(toLayer as (typeof SERVER_LAYERS)[number])
  if (toIndex === -1 || toIndex > fromIndex) return 'a layer imports only lower ones'
  if (toLayer === 'platform' && fromLayer !== 'platform') {
    return isAdapter(to) ? 'only app.ts names adapters; use the port' : undefined
  }
  if (fromLayer !== toLayer || fromFolder === toFolder) return undefined
  if (fromLayer === 'platform') {
    const place = from.split('/').slice(3, -1).join('/')
    const allowed = ['config', 'clock', 'http', ...(PLATFORM_MAY[place] ?? PLATFORM_MAY[fromFolder] ?? [])]
    return allowed.includes(toFolder) ? undefined : `platform/${fromFolder} may not know platform/${toFolder}`
  }
  if (fromLayer === 'product') {
    return PRODUCT_MAY[fromFolder]?.includes(toFolder) ? undefined : `product/${fromFolder} may not know product/${toFolder}`
  }
  if (fromLayer === 'doors')
    return fromFolder === 'realtime' && toFolder === 'http' ? undefined : 'doors do not know each other'
  return fromLayer === 'core' ? `core/${fromFolder} may not know core/${toFolder}` : undefined
}

/** A file two folders below platform/ is an adapter: platform/storage/disk/…; migrations and tables are the database's own. */
function isAdapter(file: string): boolean {
  const parts = file.split('/')
  return parts.length > 5 && !within(file, 'src/server/platform/database')
}

function webRefusal(from: string, to: string): string | undefined {
  if (within(to, 'src/contract')) return within(from, 'src/web/ui') ? 'ui has no product words' : undefined
  if (within(to, 'src/studio')) {
    return within(from, 'src/web/data/sketch') ? undefined : 'only data/sketch uses the studio'
  }
  const [, , fromLayer, fromFolder] = from.split('/')
  const [, , toLayer, toFolder] = to.split('/')
  const fromIndex = WEB_LAYERS.indexOf(fromLayer as (typeof WEB_LAYERS)[number])
  const toIndex = WEB_LAYERS.indexOf(toLayer as (typeof WEB_LAYERS)[number])
  if (fromIndex === -1) return undefined // main.tsx and its styles
  if (toIndex === -1) return 'nothing imports main'
  if (fromLayer === 'data' && toLayer === 'ui') return 'data and ui do not know each other'
  if (fromLayer === 'features' && toLayer === 'features' && fromFolder !== toFolder) return 'features never import features'
  return toIndex <= fromIndex ? undefined : `${fromLayer} may not know ${toLayer}`
}

const ALIASES: Record<string, string> = {
  '#contract/': 'src/contract/',
  '#studio/': 'src/studio/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
}

/** What a file imports: paths from the root for our own files, package names for the rest. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const found = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
  )
  return [...found].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? ''
    if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
    const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix))
    return alias ? `${ALIASES[alias]}${specifier.slice(alias.length)}` : specifier
  })
}

/** The first import cycle, as the path of its files, or undefined. */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    path.push(file)
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next)
      if (cycle) return cycle
    }
    path.pop()
    done.add(file)
    return undefined
  }
  for (const file of graph.keys()) {
    const cycle = visit(file)
    if (cycle) return cycle
  }
  return undefined
}

if (import.meta.main) {
  const files = globSync('src/**/*.{ts,tsx}')
  const graph = new Map(files.map((file) => [file, importsOf(file)]))
  const complaints = [...graph].flatMap(([from, imports]) =>
    imports.flatMap((to) => {
      const reason = refusal(from, to)
      return reason ? [`${from} imports ${to}: ${reason}`] : []
    }),
  )
  const cycle = findCycle(new Map([...graph].map(([from, to]) => [from, to.filter((path) => graph.has(path))])))
  if (cycle) complaints.push(`import cycle: ${cycle.join(' → ')}`)
  for (const complaint of complaints) console.error(complaint)
  if (complaints.length > 0) process.exit(1)
  console.log(`imports: ${files.length} files, all within their borders, no cycle`)
}
