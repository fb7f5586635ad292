import type { ExpressionKind } from '../sheet/scene-sheet.ts'
import type { FormUnit } from './form-units.ts'

/** How strongly a unit acts: on both sides of the face, or on the side that is turned to the viewer and on the other. */
export type UnitStrength = number | readonly [near: number, far: number]
export type FormMood = Readonly<Partial<Record<FormUnit, UnitStrength>>>

/** A mouth that rests: corners a little up and back, or lips would be a small thick pout. */
const REST = { smile: 0.22, back: 0.42, press: 0.12, thin: 0.3 } as const

const ANGRY = { browDown: 1, browOuter: 0.3, shut: 0.1, squint: 0.12, flare: 0.8, sneer: 0.4, wrinkle: 0.5 } as const

/** What moods do to the face of the human form: units of action together, as faces use them. */
export const MOODS_ON_FORM: Readonly<Record<ExpressionKind, FormMood>> = {
  neutral: { ...REST, smile: 0.26, browUp: 0.12, browInner: 0.16, squint: 0.05 },
  smile: {
    browUp: 0.14,
    browInner: 0.12,
    smile: 0.47,
    back: 0.8,
    lift: 0.26,
    open: 0.09,
    thin: 0.9,
    broad: 0.9,
    squint: 0.16,
    cheeks: 0.45,
  },
  happy: {
    browUp: 0.2,
    browInner: 0.2,
    smile: 0.52,
    back: 0.85,
    lift: 0.4,
    open: 0.14,
    thin: 1,
    broad: 1.1,
    squint: 0.22,
    cheeks: 0.6,
  },
  laughing: {
    browUp: 0.35,
    browInner: 0.3,
    smile: 0.6,
    back: 0.7,
    lift: 0.4,
    open: 0.44,
    thin: 1,
    broad: 1,
    squint: 0.32,
    shut: 0.06,
    cheeks: 0.9,
  },
  sad: { browInner: 1.1, browDown: 0.15, down: 0.75, shut: 0.1, evert: 0.2, back: 0.1 },
  angry: { ...ANGRY, press: 0.5, down: 0.35, back: 0.25 },
  furious: { ...ANGRY, sneer: 1, wrinkle: 1, open: 0.45, bare: 0.5, lift: 0.3, back: 0.45, wide: 0.2, shut: 0, neck: 0.6 },
  surprised: { browUp: 0.85, browInner: 0.8, wide: 0.75, open: 0.45, purse: 0.2 },
  afraid: { browInner: 1, browUp: 0.5, wide: 0.75, open: 0.18, bare: 0.5, back: 0.4, neck: 0.4 },
  worried: { browInner: 1, browUp: 0.2, wide: 0.2, down: 0.4, press: 0.4, back: 0.2 },
  disgusted: { browDown: 0.6, sneer: [1.3, 1], wrinkle: 1, squint: 0.25, lift: [0.6, 0.3], down: 0.6, part: 0.1 },
  smirk: {
    ...REST,
    smile: [1, 0.2],
    back: [0.8, 0.1],
    browUp: [0.5, 0],
    browDown: [0, 0.25],
    squint: 0.1,
    shut: 0.1,
    cheeks: [0.6, 0],
  },
  evil: {
    browDown: 0.9,
    browOuter: 0.6,
    smile: 0.9,
    back: 1,
    raise: 0.5,
    open: 0.04,
    thin: 0.7,
    shut: 0.12,
    squint: 0.15,
    cheeks: 0.5,
  },
  proud: { ...REST, smile: [0.75, 0.3], back: 0.4, browUp: [0.7, 0.15], shut: 0.18, press: 0.3 },
  determined: { browDown: 0.6, browOuter: 0.2, squint: 0.15, press: 0.4, smile: 0.12, back: 0.35, flare: 0.4 },
  tired: { browInner: 0.35, shut: 0.36, down: 0.25, back: 0.15, thin: 0.2, bags: 0.8 },
  shy: { browInner: 0.5, smile: 0.65, press: 0.4, back: 0.25, shut: 0.06 },
  serious: { browDown: 0.45, press: 0.32, back: 0.25, down: 0.15, thin: 0.4, squint: 0.06 },
  stern: { browDown: 0.75, browOuter: 0.15, press: 0.4, back: 0.15, down: 0.5, thin: 0.3, wrinkle: 0.3 },
  doubtful: {
    browUp: [1, 0],
    browDown: [0, 0.7],
    squint: [0.1, 0.25],
    press: 0.4,
    smile: [0.1, 0.5],
    down: [0.35, 0],
    back: 0.2,
  },
  thoughtful: { browDown: 0.25, browInner: 0.35, press: 0.35, purse: 0.15, smile: 0.15, squint: 0.06 },
  wink: {
    smile: [0.95, 0.85],
    back: 0.85,
    raise: 0.45,
    open: 0.06,
    thin: 0.7,
    shut: [1, 0],
    squint: [0.2, 0.06],
    browUp: [0, 0.3],
    browDown: [0.3, 0],
    cheeks: [1, 0.5],
  },
  kiss: { purse: 0.8, pout: 0.15, press: 0.3, shut: 0.2, browUp: 0.25, browInner: 0.3 },
  'tongue out': { browUp: 0.3, browInner: 0.3, smile: 0.6, back: 0.3, open: 0.26, squint: 0.12, cheeks: 0.6 },
  singing: { browUp: 0.4, browInner: 0.5, open: 0.5, smile: 0.3, shut: 0.15, raise: 0.2 },
}

/** Where a mood has the eyes look, beside where the scene has them: aside and down, −1 … 1. */
export const GAZES_ON_FORM: Readonly<Partial<Record<ExpressionKind, { readonly gazeX?: number; readonly gazeY: number }>>> = {
  shy: { gazeX: 0.3, gazeY: 0.5 },
  sad: { gazeY: 0.5 },
  tired: { gazeY: 0.15 },
  thoughtful: { gazeX: 0.45, gazeY: -0.5 },
}
