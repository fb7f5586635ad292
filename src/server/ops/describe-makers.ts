import type { Engines } from '#server/platform/engines/choose-engines.ts'

/** Which engine makes what, a line for each: `fal makes preview, edit`. */
export function describeMakers({ makers }: Pick<Engines, 'makers'>): string[] {
  const byEngine = Map.groupBy(makers, ([, engine]) => engine.name)
  return [...byEngine].map(([name, entries]) => `${name} makes ${entries.map(([kind]) => kind).join(', ')}`)
}
