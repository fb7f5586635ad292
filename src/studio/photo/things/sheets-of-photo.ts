import type { Picture } from '../../canvas.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'
import { castFromPhoto } from '../cast-from-photo.ts'
import { photoHints } from '../photo-hints.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import { turnOf } from './head-camera.ts'
import { lightOnFace } from './light-on-face.ts'

/** The one in the photo without any thing, standing as they do. */
export function sheetsOfPhoto(
  picture: Picture,
  reading: PhotoReading & { readonly face: PhotoFace },
  seed: string,
): { character: CharacterSheet; scene: SceneSheet } {
  const { character, scene } = castFromPhoto(photoHints(reading, picture), { seed, candidate: 1, style: 'photoreal' })
  const { headwear: _, eyewear: __, facialHair: ___, companion: ____, ...plain } = character
  return {
    character: { ...plain, jewellery: [], props: [], marks: [] } satisfies CharacterSheet,
    scene: {
      ...scene,
      backdrop: 'studio',
      pose: 'portrait',
      weather: 'clear',
      expression: 'neutral',
      light: lightOnFace(picture, reading.face),
      camera: { framing: 'bust', angle: 'eye level', ...turnOf(reading.face) },
    } satisfies SceneSheet,
  }
}
