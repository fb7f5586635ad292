/** What a face of the human form can do, and the targets that do it: those of the form's units, and traits of faces that go along. */
export const FORM_UNITS = {
  browUp: { 'eyebrows-*-up': 1 },
  browInner: { 'eyebrows-*-inner-up': 1 },
  browOuter: { 'eyebrows-*-extern-up': 1 },
  browDown: { 'eyebrows-*-down': 1 },
  shut: { 'eye-*-closure': 1 },
  wide: { 'eye-*-opened-up': 1 },
  squint: { 'eye-*-slit': 1 },
  bags: { 'eyes/*-eye-bag-incr': 1 },
  sneer: { 'nose-*-elevation': 1 },
  flare: { 'nose-*-dilatation': 1 },
  wrinkle: { 'nose-compression': 1 },
  smile: { 'mouth-corner-puller': 1 },
  back: { 'mouth-retraction': 1 },
  raise: { 'mouth-upward-retraction': 1 },
  lift: { 'mouth-elevation': 1 },
  bare: { 'mouth-parling': 1 },
  part: { 'mouth-part-later': 1 },
  open: { 'mouth-open': 1 },
  press: { 'mouth-compression': 1 },
  down: { 'mouth-depression': 1 },
  evert: { 'mouth-eversion': 1 },
  purse: { 'mouth-pursing': 1 },
  pout: { 'mouth-protusion': 1 },
  neck: { 'neck-platysma': 1 },
  /** Lips that are stretched are thin, and lie on the teeth. */
  thin: {
    'mouth/mouth-scale-horiz-incr': 0.6,
    'mouth/mouth-scale-vert-decr': 0.45,
    'mouth/mouth-upperlip-volume-decr': 0.7,
    'mouth/mouth-lowerlip-volume-decr': 0.8,
    'mouth/mouth-trans-backward': 0.7,
  },
  /** A smile is broad: the form's own pulls the corners up and leaves a small mouth. */
  broad: { 'mouth/mouth-scale-horiz-incr': 0.8 },
  cheeks: { 'cheek/*-cheek-volume-incr': 0.5, 'cheek/*-cheek-trans-up': 0.6, 'mouth/mouth-laugh-lines-in': 0.15 },
} as const satisfies Record<string, Readonly<Record<string, number>>>

export type FormUnit = keyof typeof FORM_UNITS
