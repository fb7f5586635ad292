import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { ROOT } from './run-tool.ts'

/** Parts of the pages that are brought at once, each by itself, for everybody who is signed in. */
const FOR_USERS = [
  '/features/header/user-menu.tsx',
  '/features/header/running-jobs-button.tsx',
  '/features/running-jobs/job-watch.tsx',
  '/data/realtime/follow-events.ts',
]

/** Pages that guests open; what users alone need does not come with them (script-budgets.ts looks). Who has paid is a user. */
export const GUEST_PAGES = [
  'pricing/pricing-page',
  'sample/sample-page',
  'gallery/gallery-page',
  'legal/terms-page',
  'legal/privacy-page',
  'legal/refund-policy-page',
  'sign-in-failed/sign-in-failed-page',
  'not-found/not-found-page',
].map((page) => `/pages/${page}.tsx`)

/** Smaller pieces that parts share come with a neighbour. With 60 kB pages brought more, and asked for hardly fewer files. */
const WORTH_A_FILE_BYTES = 8_000

type IsFound = (id: string, context: Rolldown.ChunkingContext) => boolean

const isEntry: IsFound = (id, context) => context.getModuleInfo(id)?.isEntry === true
const isForUsers: IsFound = (id) => FOR_USERS.some((path) => id.endsWith(path))
const isForGuests: IsFound = (id) => GUEST_PAGES.some((path) => id.endsWith(path))

/** Whether `isFound` holds for the module or for one that imports it, over any number of steps. */
function isUsedBy(isFound: IsFound, id: string, context: Rolldown.ChunkingContext, asked = new Set<string>()): boolean {
  if (asked.has(id)) return false
  asked.add(id)
  if (isFound(id, context)) return true
  return context.getModuleInfo(id)?.importers.some((importer) => isUsedBy(isFound, importer, context, asked)) ?? false
}

const isUsersOwn: IsFound = (id, context) => isUsedBy(isForUsers, id, context) && !isUsedBy(isForGuests, id, context)

/**
 * What comes together comes in one file: what a page or a worker begins with, and what every user's page goes on with, are not
 * torn into a file for each part that something later uses too (docs/decisions/2026-11-22-few-files.md).
 */
export function fewFiles(): Rolldown.CodeSplittingOptions {
  for (const path of [...FOR_USERS, ...GUEST_PAGES])
    assert(existsSync(join(ROOT, 'src/web', path)), `${path} is no part of the pages any more`)
  const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: WORTH_A_FILE_BYTES }
  return {
    includeDependenciesRecursively: false,
    groups: [
      { debugName: 'first', priority: 3, name: (id, context) => (isUsedBy(isEntry, id, context) ? 'first' : null) },
      { debugName: 'user', priority: 2, name: (id, context) => (isUsersOwn(id, context) ? 'user' : null) },
      {
        debugName: 'page',
        priority: 1,
        ...shared,
        name: (id, context) => (isUsedBy(isForGuests, id, context) ? 'page' : null),
      },
      // What most hands draw with comes with whichever is asked for first.
      { name: 'hands', test: /\/src\/studio\//, minShareCount: 10 },
      { name: 'shared', ...shared, test: /^(?!.*\/src\/studio\/)/ },
    ],
  }
}

/** Without the names of all that share it. */
export function nameOfPart({ name }: Rolldown.PreRenderedChunk): string {
  return `assets/${name.split('~', 1)[0]}-[hash].js`
}
