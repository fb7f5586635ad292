import type { BeastBuild } from './beast-build.ts'
import { CAT_BUILDS } from './cat-builds.ts'
import { DOG_BUILDS } from './dog-builds.ts'
import { HOOFED_BUILDS } from './hoofed-builds.ts'
import { REPTILE_BUILDS } from './reptile-builds.ts'
import { SMALL_BEAST_BUILDS } from './small-beast-builds.ts'

/** By what people call them; what is not here goes by its kind. */
export const BEAST_BUILDS: Readonly<Record<string, BeastBuild>> = {
  ...DOG_BUILDS,
  ...CAT_BUILDS,
  ...SMALL_BEAST_BUILDS,
  ...HOOFED_BUILDS,
  ...REPTILE_BUILDS,
}
