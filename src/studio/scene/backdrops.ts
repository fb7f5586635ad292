import type { BackdropKind } from '../sheet/scene-sheet.ts'
import { drawCastle } from './backdrops/castle.ts'
import { drawForest } from './backdrops/forest.ts'
import { drawLibrary } from './backdrops/library.ts'
import { drawMeadow } from './backdrops/meadow.ts'
import { drawMountains } from './backdrops/mountains.ts'
import { drawNeonCity } from './backdrops/neon-city.ts'
import { drawSea } from './backdrops/sea.ts'
import { drawStudio } from './backdrops/studio.ts'
import type { Stage } from './stage.ts'

/** Puts a place on the stage, plane by plane from far to near. */
export type BackdropDrawing = (stage: Stage) => void

export const BACKDROP_DRAWINGS: Readonly<Record<BackdropKind, BackdropDrawing>> = {
  studio: drawStudio,
  sea: drawSea,
  beach: drawSea,
  forest: drawForest,
  mountains: drawMountains,
  meadow: drawMeadow,
  desert: drawMountains,
  snowfield: drawMountains,
  'city street': drawNeonCity,
  'neon city': drawNeonCity,
  village: drawMeadow,
  library: drawLibrary,
  castle: drawCastle,
  cathedral: drawCastle,
  tavern: drawLibrary,
  workshop: drawLibrary,
  laboratory: drawStudio,
  spaceship: drawStudio,
  space: drawStudio,
  garden: drawMeadow,
  ruins: drawForest,
  market: drawMeadow,
  rooftop: drawNeonCity,
  cafe: drawLibrary,
  bedroom: drawStudio,
  office: drawStudio,
  kitchen: drawStudio,
  cave: drawStudio,
  river: drawForest,
  'ship deck': drawSea,
  stage: drawStudio,
  sky: drawSea,
}
