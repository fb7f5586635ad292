import type { BrowKind, ChinKind, EyeKind, LipKind, NoseKind } from './face-kinds.ts'

/** How the lids of an eye run; lengths in half widths (x) and half heights (y) of the eye. */
export interface LidShape {
  /** Where the upper lid is highest, outward positive; and the lower one lowest. */
  readonly peak: number
  readonly lowest: number
  /** How far below the middle the corners lie, and the lower lid. */
  readonly inner: number
  readonly outer: number
  readonly lower: number
  /** How full the upper lid is beside its peak, −0.3 flat … 0.2 round. */
  readonly full: number
  /** The fold over the lid: none, a line, close over a heavy lid, or hanging down to the lashes. */
  readonly crease: 'none' | 'fold' | 'heavy' | 'hood'
}

interface EyeShape extends LidShape {
  /** Factors of a drawn eye. */
  readonly wide: number
  readonly high: number
  readonly iris: number
  readonly spacing: number
  /** Radians that are added to the tilt. */
  readonly tilt: number
}

const PLAIN_LID = { peak: -0.06, lowest: 0.12, inner: 0.3, outer: 0.06, lower: 0.92, full: 0, crease: 'fold' } as const
const PLAIN_EYE = { ...PLAIN_LID, wide: 1, high: 1, iris: 1, spacing: 1, tilt: 0 } as const

/** Ten ways to cut an eye. */
export const EYE_SHAPES: Readonly<Record<EyeKind, EyeShape>> = {
  almond: { ...PLAIN_EYE, wide: 1.06, high: 0.88, iris: 0.96, tilt: 0.06, peak: -0.12, full: -0.08, lower: 0.82 },
  round: { ...PLAIN_EYE, wide: 0.9, high: 1.16, iris: 1.08, full: 0.14, inner: 0.2, outer: 0.12, lower: 1 },
  hooded: { ...PLAIN_EYE, wide: 1.04, high: 0.7, iris: 0.95, peak: -0.34, full: -0.1, outer: 0.3, crease: 'hood', tilt: -0.04 },
  upturned: { ...PLAIN_EYE, wide: 1.02, high: 0.95, peak: 0.26, tilt: 0.26, inner: 0.42, lowest: -0.16, spacing: 1.03 },
  downturned: { ...PLAIN_EYE, high: 0.98, peak: -0.36, tilt: -0.24, outer: 0.2, inner: 0.12, lowest: 0.4, spacing: 0.97 },
  narrow: { ...PLAIN_EYE, wide: 1.08, high: 0.58, iris: 0.8, full: -0.06, lower: 0.8, spacing: 0.96 },
  monolid: {
    ...PLAIN_EYE,
    wide: 1.08,
    high: 0.68,
    iris: 0.9,
    peak: 0.08,
    tilt: 0.13,
    inner: 0.5,
    full: 0.06,
    crease: 'none',
    spacing: 1.04,
  },
  wide: { ...PLAIN_EYE, wide: 1.14, high: 1.06, iris: 1.03, spacing: 1.07, full: 0.08 },
  sleepy: { ...PLAIN_EYE, wide: 1.06, high: 0.7, iris: 1.08, peak: -0.1, full: 0.1, tilt: -0.12, lower: 1.15, crease: 'heavy' },
  sharp: {
    ...PLAIN_EYE,
    wide: 1.1,
    high: 0.68,
    iris: 0.78,
    peak: -0.3,
    full: -0.24,
    tilt: 0.2,
    inner: 0.46,
    lower: 0.74,
    spacing: 0.94,
  },
}

export interface BrowShape {
  /** Factor of the thickness. */
  readonly thick: number
  /** How much higher the outer end is than it would be, and how far the peak rises, in half widths of the eye. */
  readonly slope: number
  readonly arch: number
  /** Factor of the length. */
  readonly long: number
  /** Gap over the eye, in half heights of the eye that are added. */
  readonly gap: number
  /** 0 tapers from the inner end on … 1 keeps its thickness. */
  readonly blunt: number
  readonly isBushy?: true
}

export const BROW_SHAPES: Readonly<Record<BrowKind, BrowShape>> = {
  straight: { thick: 1, slope: 0.06, arch: -0.14, long: 1, gap: -0.06, blunt: 0.6 },
  arched: { thick: 0.9, slope: -0.02, arch: 0.24, long: 1.06, gap: 0.14, blunt: 0.2 },
  thick: { thick: 1.5, slope: 0, arch: 0, long: 0.98, gap: 0, blunt: 0.9 },
  thin: { thick: 0.55, slope: 0.02, arch: 0.12, long: 1.02, gap: 0.12, blunt: 0 },
  slanted: { thick: 1.05, slope: 0.28, arch: -0.08, long: 1, gap: -0.04, blunt: 0.4 },
  short: { thick: 1.25, slope: 0.1, arch: 0.05, long: 0.68, gap: 0.08, blunt: 0.7 },
  bushy: { thick: 1.7, slope: 0.1, arch: -0.06, long: 1.08, gap: -0.12, blunt: 1, isBushy: true },
}

export interface NoseShape {
  /** Half heads that are added to its length. */
  readonly long: number
  readonly wide: number
  readonly deep: number
  readonly hump: number
  /** Lifted tip; negative hangs. */
  readonly tip: number
  /** How much of the bridge is a line, 0 … 1. */
  readonly bridge: number
  readonly wings: number
}

export const NOSE_SHAPES: Readonly<Record<NoseKind, NoseShape>> = {
  button: { long: -0.05, wide: 0.86, deep: 0.75, hump: 0, tip: 0.4, bridge: 0, wings: 0.35 },
  straight: { long: 0, wide: 0.84, deep: 1.1, hump: 0, tip: 0, bridge: 0.8, wings: 0.5 },
  aquiline: { long: 0.05, wide: 0.98, deep: 1.45, hump: 0.85, tip: -0.6, bridge: 1, wings: 0.8 },
  broad: { long: 0, wide: 1.5, deep: 0.95, hump: 0, tip: 0, bridge: 0.1, wings: 1 },
  long: { long: 0.085, wide: 0.98, deep: 1.3, hump: 0.1, tip: -0.25, bridge: 0.9, wings: 0.7 },
  snub: { long: -0.035, wide: 1.12, deep: 1, hump: -0.4, tip: 1, bridge: 0.3, wings: 0.6 },
  bump: { long: 0.02, wide: 1.06, deep: 1.25, hump: 0.5, tip: 0, bridge: 0.9, wings: 0.7 },
}

export interface LipShape {
  readonly full: number
  readonly wide: number
  /** How deep the bow of the upper lip is, 1 ordinary. */
  readonly bow: number
  /** Of the fullness what the upper lip has, 1 ordinary. */
  readonly upper: number
}

export const LIP_SHAPES: Readonly<Record<LipKind, LipShape>> = {
  even: { full: 1, wide: 1, bow: 1, upper: 1 },
  thin: { full: 0.5, wide: 1.08, bow: 0.4, upper: 0.8 },
  full: { full: 1.6, wide: 1, bow: 1.3, upper: 1.2 },
  bow: { full: 1.2, wide: 0.85, bow: 3, upper: 1.15 },
  wide: { full: 0.9, wide: 1.3, bow: 0.8, upper: 0.9 },
  small: { full: 1.1, wide: 0.78, bow: 1.4, upper: 1 },
}

/** Shares by which a head is wider at its temples, cheekbones, jaw corners and chin, and its face longer (half heads). */
export interface Outline {
  readonly temple: number
  readonly cheek: number
  readonly corner: number
  readonly chin: number
  readonly long: number
}

export const CHIN_SHAPES: Readonly<Record<ChinKind, Outline & { readonly forward: number }>> = {
  pointed: { temple: 0, cheek: 0, corner: -0.04, chin: -0.22, long: 0.015, forward: 1 },
  round: { temple: 0, cheek: 0, corner: 0.01, chin: 0.06, long: -0.012, forward: 0.8 },
  square: { temple: 0, cheek: 0, corner: 0.05, chin: 0.3, long: 0.012, forward: 1.4 },
  cleft: { temple: 0, cheek: 0, corner: 0.03, chin: 0.24, long: 0.02, forward: 1.5 },
  strong: { temple: 0, cheek: 0, corner: 0.06, chin: 0.22, long: 0.045, forward: 2 },
  receding: { temple: 0, cheek: 0, corner: -0.01, chin: -0.1, long: -0.045, forward: -0.4 },
}

export const OUTLINES = {
  oval: { temple: 0, cheek: 0, corner: 0, chin: 0, long: 0 },
  round: { temple: 0.01, cheek: 0.055, corner: 0.05, chin: 0.1, long: -0.025 },
  square: { temple: 0.015, cheek: -0.015, corner: 0.075, chin: 0.12, long: 0 },
  heart: { temple: 0.045, cheek: 0.02, corner: -0.055, chin: -0.12, long: 0 },
  long: { temple: -0.03, cheek: -0.035, corner: -0.01, chin: 0.02, long: 0.04 },
} as const satisfies Record<string, Outline>
