/** The morph targets of a face value: what acts below zero and what above it. */
export interface FaceValueTargets {
  readonly less?: string
  readonly more: string
  /** How far faces differ in it: the standard deviation among grown people. */
  readonly spread: number
}

const between = (target: string, spread = 0.3, less = 'decr', more = 'incr'): FaceValueTargets => ({
  less: `${target}-${less}`,
  more: `${target}-${more}`,
  spread,
})
const upwards = (target: string, spread = 0.3) => between(target, spread, 'down', 'up')
const outwards = (target: string, spread = 0.3) => between(target, spread, 'in', 'out')
/** Values that are never below zero. A face's kind is chosen apart, so these have no spread of their own. */
const only = (more: string): FaceValueTargets => ({ more, spread: 0 })

/**
 * What a face can be, each −1 … 1 around the ordinary one (stated words may go to 1.3), in the words of those who draw faces.
 * Left and right are the body's own, and get the same value but for `asymmetry` (cast-face.ts).
 */
export const FACE_VALUES = {
  ovalFace: only('head/head-oval'),
  roundFace: only('head/head-round'),
  squareFace: only('head/head-square'),
  longFace: only('head/head-rectangular'),
  wideJawedFace: only('head/head-triangular'),
  heartFace: only('head/head-invertedtriangular'),
  diamondFace: only('head/head-diamond'),

  headWidth: between('head/head-scale-horiz', 0.17),
  headLength: between('head/head-scale-vert', 0.09),
  headDepth: between('head/head-scale-depth', 0.15),
  backOfHead: between('head/head-back-scale-depth', 0.14),
  faceSlope: between('head/head-angle', 0.05, 'out', 'in'),
  faceAge: between('head/head-age', 0.1),
  faceFullness: between('head/head-fat', 0.1),

  foreheadHeight: between('forehead/forehead-scale-vert', 0.06),
  foreheadBulge: between('forehead/forehead-trans', 0.19, 'backward', 'forward'),
  skullSlope: between('forehead/forehead-nubian', 0.03),
  templeWidth: between('forehead/forehead-temple', 0.4),

  browHeight: upwards('eyebrows/eyebrows-trans', 0.32),
  /** Below zero brows run down to the nose, and a face frowns whatever it feels: it moves far. */
  browTilt: upwards('eyebrows/eyebrows-angle', 0.16),
  browDepth: between('eyebrows/eyebrows-trans', 0.12, 'backward', 'forward'),

  eyeSize: between('eyes/*-eye-scale', 0.42),
  eyeSpacing: outwards('eyes/*-eye-trans', 0.38),
  eyeHeight: upwards('eyes/*-eye-trans', 0.15),
  eyeOpeningInner: between('eyes/*-eye-height1', 0.25),
  eyeOpening: between('eyes/*-eye-height2', 0.29),
  eyeOpeningOuter: between('eyes/*-eye-height3', 0.22),
  eyeInnerCorner: upwards('eyes/*-eye-corner2', 0.34),
  eyeTilt: upwards('eyes/*-eye-corner1', 0.5),
  eyeInnerReach: outwards('eyes/*-eye-push2', 0.25),
  eyeOuterReach: outwards('eyes/*-eye-push1', 0.25),
  epicanthus: between('eyes/*-eye-epicanthus', 0.2, 'out', 'in'),
  lidFold: upwards('eyes/*-eye-eyefold', 0.34),
  lidFoldTilt: upwards('eyes/*-eye-eyefold-angle', 0.29),
  lidFullness: between('eyes/*-eye-eyefold', 0.29, 'concave', 'convex'),
  eyeBags: between('eyes/*-eye-bag', 0.15),
  eyeBagDepth: between('eyes/*-eye-bag-height', 0.12),

  noseWidth: between('nose/nose-scale-horiz', 0.33),
  noseLength: between('nose/nose-scale-vert', 0.24),
  noseDepth: between('nose/nose-scale-depth', 0.2),
  noseHeight: upwards('nose/nose-trans', 0.14),
  noseHump: between('nose/nose-hump', 0.33),
  noseBridgeDepth: between('nose/nose-greek', 0.39),
  noseCurve: between('nose/nose-curve', 0.29, 'concave', 'convex'),
  noseFullness: between('nose/nose-volume', 0.29),
  noseTipHeight: upwards('nose/nose-point', 0.22),
  noseTipWidth: between('nose/nose-point-width', 0.45),
  noseBridgeWidth: between('nose/nose-width1', 0.39),
  noseMiddleWidth: between('nose/nose-width2', 0.39),
  noseBaseWidth: between('nose/nose-width3', 0.33),
  noseBaseHeight: upwards('nose/nose-base', 0.26),
  noseFlatness: between('nose/nose-compression', 0.15, 'uncompress', 'compress'),
  nostrilWidth: between('nose/nose-nostrils-width', 0.33),
  nostrilTilt: upwards('nose/nose-nostrils-angle', 0.29),
  nostrilFlare: between('nose/nose-flaring', 0.29),
  septumTilt: between('nose/nose-septumangle', 0.26),

  cheekbones: between('cheek/*-cheek-bones', 0.24),
  cheekFullness: between('cheek/*-cheek-volume', 0.17),
  cheekHeight: upwards('cheek/*-cheek-trans', 0.26),
  innerCheek: between('cheek/*-cheek-inner', 0.15),

  mouthWidth: between('mouth/mouth-scale-horiz', 0.38),
  mouthThickness: between('mouth/mouth-scale-vert', 0.26),
  mouthDepth: between('mouth/mouth-scale-depth', 0.1),
  mouthHeight: upwards('mouth/mouth-trans', 0.12),
  mouthForward: between('mouth/mouth-trans', 0.08, 'backward', 'forward'),
  mouthCorners: upwards('mouth/mouth-angles', 0.15),
  upperLipFullness: between('mouth/mouth-upperlip-volume', 0.38),
  upperLipHeight: between('mouth/mouth-upperlip-height', 0.2),
  upperLipWidth: between('mouth/mouth-upperlip-width', 0.2),
  upperLipMiddle: upwards('mouth/mouth-upperlip-middle', 0.14),
  upperLipEnds: upwards('mouth/mouth-upperlip-ext', 0.2),
  lowerLipFullness: between('mouth/mouth-lowerlip-volume', 0.34),
  lowerLipHeight: between('mouth/mouth-lowerlip-height', 0.18),
  lowerLipWidth: between('mouth/mouth-lowerlip-width', 0.2),
  lowerLipMiddle: upwards('mouth/mouth-lowerlip-middle', 0.14),
  lowerLipEnds: upwards('mouth/mouth-lowerlip-ext', 0.2),
  cupidsBow: between('mouth/mouth-cupidsbow', 0.36),
  cupidsBowWidth: between('mouth/mouth-cupidsbow-width', 0.36),
  philtrum: between('mouth/mouth-philtrum-volume', 0.3),
  dimples: between('mouth/mouth-dimples', 0.15, 'out', 'in'),
  laughLines: between('mouth/mouth-laugh-lines', 0.2, 'out', 'in'),

  chinWidth: between('chin/chin-width', 0.36),
  chinHeight: between('chin/chin-height', 0.22),
  chinForward: between('chin/chin-prominent', 0.23),
  chinCleft: between('chin/chin-cleft', 0.26),
  chinPoint: only('chin/chin-triangle'),
  jawWidth: between('chin/chin-bones', 0.32),
  jawDrop: between('chin/chin-jaw-drop', 0.14),
  underbite: between('chin/chin-prognathism', 0.08),

  earSize: between('ears/*-ear-scale', 0.2),
  earHeight: between('ears/*-ear-scale-vert', 0.2),
  earWidth: between('ears/*-ear-scale-depth', 0.2),
  earsOut: between('ears/*-ear-wing', 0.22),
  earLobe: between('ears/*-ear-lobe', 0.25),
  earFlap: between('ears/*-ear-flap', 0.15),
  earTilt: between('ears/*-ear-rot', 0.15, 'backward', 'forward'),
  earPlace: upwards('ears/*-ear-trans', 0.09),
  pointedEars: only('ears/*-ear-shape-pointed'),

  neckWidth: between('neck/neck-scale-horiz', 0.18),
  neckDepth: between('neck/neck-scale-depth', 0.15),
  neckLength: between('neck/neck-scale-vert', 0.06),
  doubleChin: between('neck/neck-double', 0.08),
} as const satisfies Readonly<Record<string, FaceValueTargets>>

export type FaceValue = keyof typeof FACE_VALUES
/** Of each value how strong it is; of both sides when they differ. */
export type FaceValues = Readonly<Record<FaceValue, number>>
