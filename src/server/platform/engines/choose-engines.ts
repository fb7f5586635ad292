import { StartupError } from '../config/startup-error.ts'
import type { Engine, Work } from './engine.ts'

/** The engines of this house, and which of them makes what. */
export interface Engines {
  /** Undefined when nothing here can make it. */
  forKind(kind: string): Engine | undefined
  /** Undefined when it is not switched on any more. */
  named(name: string): Engine | undefined
  /** What can be made here, and by whom. */
  readonly makers: ReadonlyMap<Work['kind'], Engine>
  /** All of them as one, for those who only ask whether something can be made. */
  readonly front: Pick<Engine, 'name' | 'abilities' | 'objectToEdit' | 'objectToLipSync' | 'foresee'>
}

/**
 * The first engine that can make a kind of work makes it, unless `choice` (kind to engine's name) names another. Throws a
 * StartupError for a choice that cannot be.
 */
export function chooseEngines(engines: readonly Engine[], choice: Readonly<Record<string, string>> = {}): Engines {
  const byName = new Map(engines.map((engine) => [engine.name, engine]))
  const makers = new Map<Work['kind'], Engine>()
  for (const engine of engines) {
    for (const kind of engine.abilities.kinds) if (!makers.has(kind)) makers.set(kind, engine)
  }
  const problems: string[] = []
  for (const [name, chosen] of Object.entries(choice)) {
    const engine = byName.get(chosen)
    const kind = engine?.abilities.kinds.find((known) => known === name)
    if (engine && kind) makers.set(kind, engine)
    else problems.push(`TROUPE_ENGINES says "${name}=${chosen}", but ${whyNot(engine, name, [...makers.keys()])}.`)
  }
  if (problems.length > 0) throw new StartupError(problems)
  const editor = makers.get('edit')
  return {
    makers,
    // Jobs of other versions may be of kinds that are not known here.
    forKind: (kind) => makers.get(kind as Work['kind']),
    named: (name) => byName.get(name),
    front: {
      name: [...new Set([...makers.values()].map((engine) => engine.name))].join('+'),
      abilities: {
        ...makers.get('preview')?.abilities,
        kinds: [...makers.keys()],
        photoless: [...makers].flatMap(([kind, { abilities }]) => (abilities.photoless?.includes(kind) ? [kind] : [])),
        repeatable: engines.every((engine) => engine.abilities.repeatable),
        cancel: engines.some((engine) => engine.abilities.cancel),
      },
      ...(editor?.objectToEdit && { objectToEdit: editor.objectToEdit }),
      foresee: async (outline, asking) =>
        (await makers.get(outline.kind)?.foresee?.(outline, asking)) ?? { warnings: [], isRefused: false },
      objectToLipSync: async (request, signal) => {
        const speaker = makers.get('film' in request ? 'lip-sync-film' : 'lip-sync')
        return speaker?.objectToLipSync?.(request, signal)
      },
    },
  }
}

function whyNot(engine: Engine | undefined, kind: string, kinds: readonly string[]): string {
  if (!engine) return 'no such engine is switched on'
  return kinds.some((known) => known === kind)
    ? `"${engine.name}" cannot make that`
    : `there is no such kind of work; there are ${kinds.join(', ')}`
}
