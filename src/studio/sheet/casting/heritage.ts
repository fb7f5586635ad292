/** Skin, hair and eyes that occur together, for people of whom nothing of it is said: the whole range of people. */
export const HERITAGES = [
  { skin: '#f1d5c2', hair: ['#7a3423', '#c98a4e', '#5a3a26'], eyes: ['#5f8fb8', '#6c8f5c', '#7d8c98'] },
  { skin: '#edc7a8', hair: ['#dcb871', '#8a6238', '#33231c'], eyes: ['#4a80c4', '#6c8b58', '#6b4426'] },
  { skin: '#e2b48c', hair: ['#2a211f', '#3d2a20', '#5e3d28'], eyes: ['#5a3a22', '#7a5a2c', '#3f2a1e'] },
  { skin: '#f0cfae', hair: ['#1f1c22', '#2b2220', '#45302a'], eyes: ['#3f2a1e', '#5a3a22', '#2e221e'] },
  { skin: '#c8925f', hair: ['#241d1d', '#3a271d', '#5a3824'], eyes: ['#4a2f1c', '#7c5a28', '#3b271c'] },
  { skin: '#a9724a', hair: ['#1f1b1d', '#2e211c', '#42291d'], eyes: ['#43291a', '#6a4a22', '#2e2019'] },
  { skin: '#83553a', hair: ['#1d191b', '#2a1e1a', '#3b2419'], eyes: ['#3a2418', '#5b3d1e', '#2a1d18'] },
  { skin: '#6a4431', hair: ['#1b181a', '#241b19', '#33211a'], eyes: ['#33211a', '#4e341c', '#241a17'] },
] as const

/** Hair that goes with every skin, for when the skin is said and the hair is not. */
export const COMMON_HAIR = ['#221c1e', '#33231c', '#4a2f20', '#5e3d28', '#6a3524'] as const
export const COMMON_EYES = ['#5a3a22', '#6d4a26', '#3f2a1e', '#7c6230', '#4f5f4a'] as const
export const OLD_HAIR = ['#c9c6c1', '#e6e3dc', '#98958f', '#b3aca2'] as const
/** Hair of drawn worlds, beside natural hair, where the style invites it. */
export const DRAWN_HAIR = ['#3c6ea8', '#d27a9c', '#4f9a8e', '#7a5ab0', '#b8a4d8', '#c4502f'] as const
