import { AppError } from '#contract/app-error.ts'
import type { StyleId } from '#contract/styles.ts'
import type { EngineState, Outline, Outlook } from '../../platform/engines/engine.ts'
import type { CharacterRow } from '../characters/characters.store.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import type { SourcePicture } from './source-picture.ts'

interface AskedFilm {
  readonly prompt: string
  readonly style: StyleId
  readonly seed: string
  readonly durationSeconds: number
  /** Whose film it is, where no picture shows somebody. */
  readonly character: CharacterRow | undefined
  readonly pictures: readonly SourcePicture[]
}

/** Nobody pays for a film in which nothing of what somebody is told to do would be seen. Throws 'film.action-not-shown'. */
export async function refuseUnshownFilm(parts: GenerationParts, requester: Requester, film: AskedFilm): Promise<void> {
  if (film.prompt === '') return
  const outlook = await foresee(parts, requester, film)
  if (!outlook?.isRefused) return
  const reasons = outlook.warnings.filter(({ weight }) => weight === 'essential').map(({ sentence }) => sentence)
  const message = [...new Set([...reasons, 'Nothing was charged.'])].join(' ')
  throw new AppError('film.action-not-shown', { field: 'prompt', message })
}

async function foresee(parts: GenerationParts, requester: Requester, film: AskedFilm): Promise<Outlook | undefined> {
  try {
    return await parts.engine.foresee?.(outlineOf(film), requester)
  } catch {
    // An engine that cannot tell now tells with the film.
    return undefined
  }
}

function outlineOf({ character, pictures, ...asked }: AskedFilm): Outline {
  const [picture, lastPicture] = pictures.map(({ engineState }) => (engineState ? { engineState } : {}))
  const engineState = character?.engine_state as EngineState | null | undefined // written by the characters' store only
  const subject = character && {
    name: character.name,
    description: character.description,
    ...(engineState && { engineState }),
  }
  return {
    kind: 'video',
    ...asked,
    ...(picture && { picture }),
    ...(lastPicture && { lastPicture }),
    ...(!picture && subject && { subject }),
  }
}
