import { systemClock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import { chooseEngines } from '#server/platform/engines/choose-engines.ts'
import { createFal } from '#server/platform/engines/fal/create-fal.ts'
import { createStudioEngine } from '#server/platform/engines/studio/studio-engine.ts'
import { createFilmDecoder } from '#server/platform/media/decode/create-film-decoder.ts'
import { createSoundDecoder } from '#server/platform/media/decode/create-sound-decoder.ts'
import { createFilmEncoder } from '#server/platform/media/encode/create-film-encoder.ts'
import { createSharpMedia } from '#server/platform/media/sharp/sharp-media.ts'
import { describeMakers } from './describe-makers.ts'

/** Which engine makes what by these settings; throws a StartupError for a choice that cannot be. Asks nobody outside. */
export async function lookAtMakers({ engines, publicUrl }: Config): Promise<string> {
  await using studio = createStudioEngine({ threads: 1, encoder: createFilmEncoder() })
  const fal =
    engines.fal &&
    createFal(engines.fal, {
      clock: systemClock,
      media: createSharpMedia(),
      films: createFilmDecoder(),
      sounds: createSoundDecoder(),
      publicUrl: () => publicUrl,
    }).engine
  return describeMakers(chooseEngines(fal ? [fal, studio] : [studio], engines.choice)).join('\n')
}
