import { mixRgb, type Rgb } from '../color.ts'
import type { Light } from '../sheet/scene-sheet.ts'

/** The light of a scene as a brighter medium sees it: key and fill move toward these by `share`, directions stay. */
export function brighten(light: Light, { key, ambient, share }: { key: Rgb; ambient: Rgb; share: number }): Light {
  return { ...light, key: mixRgb(light.key, key, share), ambient: mixRgb(light.ambient, ambient, share) }
}
