import type { Field } from './field/field.ts'
import type { Sway } from './pose.ts'

/** A field of the trunk at rest, where the pose's sway takes it. */
export function swayed(field: Field, { shift, shoulderTilt, hipTilt, hipY, twist }: Sway): Field {
  return (worldX, worldY, worldZ) => {
    const t = worldY / hipY
    const clamped = t < 0 ? 0 : t > 1.2 ? 1.2 : t
    const eased = t < 0 ? 0 : t > 1 ? 1 : t * t * (3 - 2 * t)
    const turned = worldX - shift * eased
    const y = worldY - turned * (shoulderTilt + (hipTilt - shoulderTilt) * clamped)
    // Sine and cosine of a small angle: this is asked for every point of every mesh.
    const angle = twist * eased
    const cos = 1 - angle * angle * 0.5
    return field(turned * cos - worldZ * angle, y, worldZ * cos + turned * angle)
  }
}
