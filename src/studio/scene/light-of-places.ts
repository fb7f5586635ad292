import { castOnGround } from '../styles/cast-on-ground.ts'
import { isWet } from './is-wet.ts'
import { lightPlace } from './light-place.ts'
import { mirrorInGround } from './mirror-in-ground.ts'

/** What light does to places once they stand; browsers load it all together. */
export const LIGHT_OF_PLACES = { light: lightPlace, isWet, mirror: mirrorInGround, cast: castOnGround }
