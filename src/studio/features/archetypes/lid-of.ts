import { EYE_SHAPES, type LidShape } from './kind-shapes.ts'

/** Lids as far from plain ones as a family goes; age lets their outer half sink. */
export function lidOf(shape: LidShape, { strength, old }: { strength: number; old: number }): LidShape {
  const plain = EYE_SHAPES.almond
  const at = (part: 'peak' | 'lowest' | 'inner' | 'outer' | 'lower' | 'full') =>
    plain[part] + (shape[part] - plain[part]) * strength
  const isLineOnly = shape.crease === 'fold'
  return {
    peak: at('peak') - 0.16 * old,
    lowest: at('lowest'),
    inner: at('inner'),
    outer: at('outer') + 0.22 * old,
    lower: at('lower'),
    full: at('full') - 0.06 * old,
    crease: isLineOnly && old > 0.45 ? 'heavy' : shape.crease,
  }
}
