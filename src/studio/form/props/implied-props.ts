import type { Rgb } from '../../color.ts'
import type { PoseKind } from '../../sheet/pose-kind.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'

/** What a pose can not be without. */
export const IMPLIED_PROPS: Partial<Record<PoseKind, { readonly kind: PropKind; readonly color: Rgb }>> = {
  reading: { kind: 'book', color: [0.46, 0.2, 0.17] },
  'playing guitar': { kind: 'guitar', color: [0.72, 0.45, 0.2] },
  'playing violin': { kind: 'violin', color: [0.6, 0.31, 0.14] },
}
