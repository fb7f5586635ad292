import type { MouthShape } from '../mouth/mouth-shape.ts'
import type { ExpressionKind } from '../sheet/scene-sheet.ts'

/** Parts of a face that expressions move, as points of the face mesh on the picture's left and right. */
export const MOVING_PARTS = {
  browInner: { left: [107, 55], right: [336, 285] },
  browMiddle: { left: [66, 105, 52, 65], right: [296, 334, 282, 295] },
  browOuter: { left: [63, 70, 53, 46], right: [293, 300, 283, 276] },
  upperLid: { left: [160, 159, 158], right: [387, 386, 385] },
  lowerLid: { left: [144, 145, 153], right: [373, 374, 380] },
  mouthCorner: { left: [61, 78], right: [291, 308] },
  upperLip: { left: [37, 82], right: [267, 312] },
  lowerLip: { left: [84, 87], right: [314, 317] },
  cheek: { left: [50, 205], right: [280, 425] },
  noseWing: { left: [98], right: [327] },
  chin: { left: [148], right: [377] },
} as const
export type MovingPart = keyof typeof MOVING_PARTS

/** Outwards from the middle of the face and upwards, in distances of the outer eye corners; lids in openings of the eye, lips of a small mouth in less. */
export interface PartMove {
  readonly out?: number
  readonly up?: number
}

export interface ExpressionMoves {
  readonly both: Partial<Record<MovingPart, PartMove>>
  /** In place of `both` on the picture's right, for faces that feel two things. */
  readonly right?: Partial<Record<MovingPart, PartMove>>
  /** How lips that part stand then. */
  readonly mouth?: MouthShape
}

const SMILE = {
  mouthCorner: { out: 0.04, up: 0.058 },
  upperLip: { up: 0.006 },
  lowerLip: { up: 0.008 },
  cheek: { out: 0.016, up: 0.036 },
  lowerLid: { up: 0.14 },
} as const

export const EXPRESSION_MOVES: Readonly<Record<Exclude<ExpressionKind, 'neutral'>, ExpressionMoves>> = {
  smile: { both: SMILE },
  happy: {
    both: {
      mouthCorner: { out: 0.058, up: 0.078 },
      cheek: { out: 0.024, up: 0.05 },
      lowerLid: { up: 0.24 },
      upperLid: { up: -0.06 },
      browMiddle: { up: 0.014 },
      browOuter: { up: 0.01 },
    },
    mouth: { open: 0.2, wide: 1.06, round: 0, teeth: 1 },
  },
  sad: {
    both: {
      browInner: { out: -0.01, up: 0.055 },
      browMiddle: { up: 0.012 },
      browOuter: { up: -0.024 },
      upperLid: { up: -0.24 },
      mouthCorner: { out: -0.006, up: -0.046 },
      lowerLip: { up: 0.008 },
      cheek: { up: -0.01 },
      chin: { up: 0.012 },
    },
  },
  angry: {
    both: {
      browInner: { out: -0.03, up: -0.068 },
      browMiddle: { out: -0.012, up: -0.04 },
      browOuter: { up: 0.014 },
      upperLid: { up: -0.2 },
      lowerLid: { up: 0.2 },
      mouthCorner: { out: -0.014, up: -0.03 },
      upperLip: { up: -0.008 },
      lowerLip: { up: 0.008 },
      noseWing: { out: 0.014, up: 0.01 },
    },
  },
  surprised: {
    both: {
      browInner: { up: 0.075 },
      browMiddle: { up: 0.09 },
      browOuter: { up: 0.07 },
      upperLid: { up: 0.3 },
      lowerLid: { up: -0.1 },
      mouthCorner: { out: -0.01 },
    },
    mouth: { open: 0.46, wide: 0.96, round: 0.3, teeth: 0.2 },
  },
  afraid: {
    both: {
      browInner: { out: -0.012, up: 0.062 },
      browMiddle: { up: 0.045 },
      browOuter: { up: 0.004 },
      upperLid: { up: 0.24 },
      lowerLid: { up: -0.04 },
      mouthCorner: { out: 0.02, up: -0.03 },
    },
    mouth: { open: 0.2, wide: 1.04, round: 0, teeth: 0.5 },
  },
  disgusted: {
    both: {
      browInner: { out: -0.016, up: -0.045 },
      browMiddle: { up: -0.025 },
      upperLid: { up: -0.18 },
      lowerLid: { up: 0.3 },
      noseWing: { out: 0.012, up: 0.034 },
      upperLip: { up: 0.034 },
      mouthCorner: { up: -0.026 },
      lowerLip: { up: 0.012 },
    },
  },
  smirk: {
    both: { mouthCorner: { out: -0.004, up: -0.004 } },
    right: {
      mouthCorner: { out: 0.04, up: 0.062 },
      cheek: { out: 0.02, up: 0.04 },
      lowerLid: { up: 0.16 },
      browMiddle: { up: 0.03 },
    },
  },
  determined: {
    both: {
      browInner: { out: -0.014, up: -0.05 },
      browMiddle: { up: -0.034 },
      browOuter: { up: -0.004 },
      upperLid: { up: -0.14 },
      lowerLid: { up: 0.16 },
      mouthCorner: { out: 0.008, up: -0.008 },
      upperLip: { up: -0.01 },
      lowerLip: { up: 0.01 },
      chin: { up: 0.01 },
    },
  },
  tired: {
    both: {
      browInner: { up: -0.006 },
      browMiddle: { up: -0.012 },
      browOuter: { up: -0.018 },
      upperLid: { up: -0.46 },
      mouthCorner: { up: -0.024 },
      cheek: { up: -0.012 },
    },
  },
  shy: {
    both: {
      browInner: { up: 0.024 },
      upperLid: { up: -0.26 },
      mouthCorner: { out: 0.014, up: 0.034 },
      cheek: { up: 0.02 },
      lowerLip: { up: 0.012 },
    },
  },
  serious: {
    both: {
      browInner: { up: -0.022 },
      browMiddle: { up: -0.016 },
      upperLid: { up: -0.06 },
      mouthCorner: { out: -0.008, up: -0.014 },
    },
  },
  wink: {
    both: SMILE,
    right: { ...SMILE, upperLid: { up: -0.7 }, lowerLid: { up: 0.12 }, browMiddle: { up: -0.02 } },
  },
  get laughing() {
    return { ...this.happy, mouth: { open: 0.4, wide: 1.06, round: 0, teeth: 1 } }
  },
  get furious() {
    return { ...this.angry, mouth: { open: 0.4, wide: 1.04, round: 0, teeth: 1 } }
  },
  get stern() {
    return this.angry
  },
  get evil() {
    const { browInner, browMiddle, browOuter, upperLid } = this.angry.both
    return { ...this.happy, both: { ...this.happy.both, ...{ browInner, browMiddle, browOuter, upperLid } } }
  },
  get proud() {
    return { ...this.smirk, both: { ...this.smirk.both, upperLid: { up: -0.3 } } }
  },
  get worried() {
    return { both: { ...this.sad.both, upperLid: {} } }
  },
  get doubtful() {
    return { both: this.serious.both, right: { ...this.serious.both, browMiddle: { up: 0.05 }, browOuter: { up: 0.04 } } }
  },
  get thoughtful() {
    return this.serious
  },
  kiss: { both: { mouthCorner: { out: -0.06 }, upperLid: { up: -0.2 } } },
  get 'tongue out'() {
    return this.happy
  },
  singing: { both: { browMiddle: { up: 0.03 } }, mouth: { open: 0.4, wide: 0.96, round: 0.35, teeth: 0.4 } },
}
