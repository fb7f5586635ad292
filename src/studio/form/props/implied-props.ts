import type { Rgb } from '../../color.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import type { PoseWithThing } from './needs-thing.ts'

interface ImpliedProp {
  readonly kind: PropKind
  readonly color: Rgb
  /** What does as well, where somebody has it. */
  readonly others?: readonly PropKind[]
  /** What the other hand has. */
  readonly besides?: { readonly kind: PropKind; readonly color: Rgb }
}

/** What a pose can not be without. */
export const IMPLIED_PROPS: Record<PoseWithThing, ImpliedProp> = {
  reading: {
    kind: 'book',
    color: [0.46, 0.2, 0.17],
    others: ['newspaper', 'letter', 'map', 'scroll', 'tablet', 'phone', 'laptop'],
  },
  'playing guitar': { kind: 'guitar', color: [0.72, 0.45, 0.2], others: ['electric guitar'] },
  'playing violin': { kind: 'violin', color: [0.6, 0.31, 0.14] },
  'playing cello': { kind: 'violin', color: [0.55, 0.27, 0.12] },
  'playing flute': { kind: 'flute', color: [0.79, 0.81, 0.84] },
  'playing trumpet': { kind: 'trumpet', color: [0.85, 0.66, 0.28] },
  'playing saxophone': { kind: 'saxophone', color: [0.85, 0.66, 0.28] },
  phoning: { kind: 'phone', color: [0.1, 0.1, 0.12] },
  photographing: { kind: 'camera', color: [0.13, 0.13, 0.15], others: ['phone'] },
  drinking: {
    kind: 'cup',
    color: [0.92, 0.9, 0.86],
    others: ['goblet', 'wine glass', 'beer mug', 'bottle', 'potion', 'glass', 'can'],
  },
  typing: { kind: 'laptop', color: [0.6, 0.62, 0.66] },
  writing: { kind: 'pencil', color: [0.85, 0.6, 0.2], others: ['quill', 'paintbrush'] },
  cooking: { kind: 'pan', color: [0.16, 0.16, 0.18], others: ['spoon', 'rolling pin'] },
  aiming: { kind: 'bow', color: [0.42, 0.28, 0.17], others: ['blaster', 'pistol', 'rifle', 'crossbow'] },
  selfie: { kind: 'phone', color: [0.1, 0.1, 0.12] },
  cycling: { kind: 'bicycle', color: [0.18, 0.44, 0.56], others: ['motorbike'] },
  painting: {
    kind: 'paintbrush',
    color: [0.75, 0.22, 0.18],
    besides: { kind: 'palette', color: [0.72, 0.52, 0.32] },
  },
  'playing accordion': { kind: 'accordion', color: [0.62, 0.12, 0.14] },
  knitting: { kind: 'knitting', color: [0.72, 0.25, 0.37] },
  sewing: { kind: 'embroidery', color: [0.93, 0.89, 0.82] },
  sweeping: { kind: 'broom', color: [0.79, 0.6, 0.24], others: ['shovel', 'trident', 'rake', 'pitchfork', 'mop'] },
  hammering: { kind: 'hammer', color: [0.54, 0.56, 0.6], others: ['saw'] },
  chopping: { kind: 'dagger', color: [0.36, 0.24, 0.17] },
  gardening: {
    kind: 'watering can',
    color: [0.35, 0.6, 0.47],
    besides: { kind: 'plant', color: [0.72, 0.4, 0.24] },
  },
  pouring: { kind: 'teapot', color: [0.85, 0.87, 0.9], others: ['bottle', 'can', 'potion', 'jar'] },
  fishing: { kind: 'fishing rod', color: [0.48, 0.34, 0.21] },
}
