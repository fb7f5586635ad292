import type { Rgb } from '../../color.ts'
import type { Material } from '../../raster/figure-buffers.ts'
import type { Field } from '../field/field.ts'
import type { Mesh } from '../grid.ts'

/** What parts of somebody's companion are put together with: solids by their fields, and meshes. */
export interface Hands {
  readonly solid: (field: Field, tint: Rgb, material?: Material) => void
  readonly add: (mesh: Mesh, tint: Rgb, material: Material) => void
}
