import type { ThingKind } from '../../sheet/standing-thing.ts'
import { FURNITURE_THINGS } from './furniture.ts'
import { NATURE_THINGS } from './nature.ts'
import { PLANTS } from './plants.ts'
import { STORY_THINGS } from './story-things.ts'
import { STREET } from './street.ts'
import type { MakeThing } from './thing-parts.ts'
import { VEHICLES } from './vehicles.ts'
import { WORK_THINGS } from './work-things.ts'

/** Who makes each kind of thing. */
export const THING_MAKERS: Readonly<Record<ThingKind, MakeThing>> = {
  ...VEHICLES,
  ...STREET,
  ...NATURE_THINGS,
  ...PLANTS,
  ...FURNITURE_THINGS,
  ...WORK_THINGS,
  ...STORY_THINGS,
}
