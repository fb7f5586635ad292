/** What a trunk and limbs can be, each −1 … 1 around the ordinary: the targets below zero, and above it. */
export const BODY_VALUES = {
  shoulders: {
    less: ['measure/measure-shoulder-dist-decr'],
    more: ['measure/measure-shoulder-dist-incr', 'torso/torso-vshape-incr'],
  },
  chest: { less: ['torso/torso-scale-horiz-decr'], more: ['torso/torso-scale-horiz-incr'] },
  chestDepth: { less: ['torso/torso-scale-depth-decr'], more: ['torso/torso-scale-depth-incr'] },
  waist: { less: ['measure/measure-waist-circ-decr'], more: ['measure/measure-waist-circ-incr'] },
  hips: { less: ['measure/measure-hips-circ-decr'], more: ['measure/measure-hips-circ-incr'] },
  seat: { less: ['buttocks/buttocks-volume-decr'], more: ['buttocks/buttocks-volume-incr'] },
  belly: { less: ['stomach/stomach-tone-incr'], more: ['stomach/stomach-tone-decr'] },
  pregnant: { less: [], more: ['stomach/stomach-pregnant-incr'] },
  arms: { less: ['armslegs/*-upperarm-fat-decr'], more: ['armslegs/*-upperarm-fat-incr'] },
  armMuscle: {
    less: ['armslegs/*-upperarm-muscle-decr'],
    more: ['armslegs/*-upperarm-muscle-incr', 'armslegs/*-lowerarm-muscle-incr'],
  },
  thighs: { less: ['armslegs/*-upperleg-fat-decr'], more: ['armslegs/*-upperleg-fat-incr'] },
  legLength: {
    less: ['armslegs/upperlegs-height-decr', 'armslegs/lowerlegs-height-decr'],
    more: ['armslegs/upperlegs-height-incr', 'armslegs/lowerlegs-height-incr'],
  },
  armLength: {
    less: ['measure/measure-upperarm-length-decr', 'measure/measure-lowerarm-length-decr'],
    more: ['measure/measure-upperarm-length-incr', 'measure/measure-lowerarm-length-incr'],
  },
  hands: { less: ['armslegs/*-hand-scale-decr'], more: ['armslegs/*-hand-scale-incr'] },
  fingers: { less: ['armslegs/*-hand-fingers-length-decr'], more: ['armslegs/*-hand-fingers-length-incr'] },
  feet: { less: ['armslegs/*-foot-scale-decr'], more: ['armslegs/*-foot-scale-incr'] },
} as const satisfies Readonly<Record<string, { readonly less: readonly string[]; readonly more: readonly string[] }>>

export type BodyValue = keyof typeof BODY_VALUES
export type BodyValues = Readonly<Partial<Record<BodyValue, number>>>
