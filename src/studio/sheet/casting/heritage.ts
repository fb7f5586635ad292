import type { Origin } from '../../words/lexicon/origins.ts'
import type { CharacterSheet } from '../character-sheet.ts'

/** Skin, hair and eyes that occur together. */
export interface Heritage {
  readonly skin: string
  readonly hair: readonly string[]
  readonly eyes: readonly string[]
}

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
] as const satisfies readonly Heritage[]

const DARK_HAIR = ['#1f1b1d', '#241d1d', '#2e211c'] as const
const DARK_EYES = ['#3f2a1e', '#4a2f1c', '#2e201a'] as const

/** The range of looks of a part of the world, what its faces have more often than others, and how most of its hair grows. */
interface HeritageOfOrigin {
  readonly looks: readonly Heritage[]
  readonly face?: HeritageFace
  readonly grows?: 'coils' | 'straight'
}

export const HERITAGES_OF: Readonly<Record<Origin, HeritageOfOrigin>> = {
  anywhere: { looks: HERITAGES },
  'north europe': {
    looks: [
      HERITAGES[0],
      HERITAGES[1],
      { skin: '#f3dac8', hair: ['#dcb871', '#c49a5c', '#a8703c'], eyes: ['#5f8fb8', '#4a80c4', '#7d8c98'] },
    ],
  },
  'west europe': {
    looks: [
      HERITAGES[1],
      HERITAGES[0],
      { skin: '#eccbb0', hair: ['#5e3d28', '#7a5a3a', '#33231c'], eyes: ['#6b4426', '#4a80c4', '#6c8b58'] },
    ],
  },
  'south europe': {
    looks: [
      HERITAGES[2],
      { skin: '#d9ab82', hair: ['#2a211f', '#3d2a20', '#241d1d'], eyes: ['#5a3a22', '#6b4426', '#6c6f3c'] },
    ],
  },
  'middle east': {
    looks: [{ skin: '#d2a377', hair: DARK_HAIR, eyes: ['#5a3a22', '#6b4426', '#3f2a1e'] }, HERITAGES[4]],
    face: { noseLength: 1.05 },
  },
  'south asia': {
    looks: [
      { skin: '#b07c52', hair: DARK_HAIR, eyes: DARK_EYES },
      HERITAGES[5],
      { skin: '#94633f', hair: DARK_HAIR, eyes: DARK_EYES },
    ],
    face: { eyeSize: 1.03 },
  },
  'east asia': {
    looks: [
      HERITAGES[3],
      { skin: '#ecc8a4', hair: DARK_HAIR, eyes: DARK_EYES },
      { skin: '#e2b88e', hair: DARK_HAIR, eyes: DARK_EYES },
    ],
    face: { eyeTilt: 0.06, noseWidth: 0.96 },
    grows: 'straight',
  },
  'southeast asia': {
    looks: [
      { skin: '#cf9c6c', hair: DARK_HAIR, eyes: DARK_EYES },
      { skin: '#bd8a5c', hair: DARK_HAIR, eyes: DARK_EYES },
    ],
    face: { eyeTilt: 0.04, noseWidth: 1.05 },
    grows: 'straight',
  },
  pacific: {
    looks: [HERITAGES[5], { skin: '#9a6844', hair: DARK_HAIR, eyes: DARK_EYES }],
    face: { noseWidth: 1.12, lipFullness: 1.1, jaw: 1.03 },
  },
  'west africa': {
    looks: [HERITAGES[7], { skin: '#573828', hair: DARK_HAIR, eyes: DARK_EYES }, HERITAGES[6]],
    face: { noseWidth: 1.16, lipFullness: 1.2 },
  },
  'east africa': {
    looks: [
      HERITAGES[6],
      { skin: '#5d3f2e', hair: DARK_HAIR, eyes: DARK_EYES },
      { skin: '#744a34', hair: DARK_HAIR, eyes: DARK_EYES },
    ],
    face: { lipFullness: 1.12 },
  },
  'latin america': {
    looks: [
      HERITAGES[4],
      { skin: '#b98457', hair: DARK_HAIR, eyes: DARK_EYES },
      { skin: '#d0a076', hair: ['#2a211f', '#3d2a20'], eyes: ['#5a3a22', '#6b4426'] },
    ],
  },
  'native america': {
    looks: [{ skin: '#b27c52', hair: DARK_HAIR, eyes: DARK_EYES }, HERITAGES[5]],
    face: { cheeks: 1.04 },
    grows: 'straight',
  },
}

type Forebears = NonNullable<CharacterSheet['forebears']>
const shares = (african: number, asian: number, european: number): Forebears => ({ african, asian, european })

/** Of which of the three kinds of form the people of a part of the world are a mixture; nothing where people look every way. */
export const FOREBEARS: Readonly<Record<Origin, Forebears | undefined>> = {
  anywhere: undefined,
  'north europe': shares(0, 0.02, 0.98),
  'west europe': shares(0, 0.01, 0.99),
  'south europe': shares(0.05, 0.03, 0.92),
  'middle east': shares(0.14, 0.1, 0.76),
  'south asia': shares(0.15, 0.2, 0.65),
  'east asia': shares(0, 0.98, 0.02),
  'southeast asia': shares(0.1, 0.85, 0.05),
  pacific: shares(0.45, 0.4, 0.15),
  'west africa': shares(0.98, 0.01, 0.01),
  'east africa': shares(0.8, 0.02, 0.18),
  'latin america': shares(0.15, 0.27, 0.58),
  'native america': shares(0.03, 0.7, 0.27),
}

/** Factors of a face's own measures; the tilt of the eyes is added. */
export interface HeritageFace {
  readonly eyeTilt?: number
  readonly eyeSize?: number
  readonly noseLength?: number
  readonly noseWidth?: number
  readonly lipFullness?: number
  readonly jaw?: number
  readonly cheeks?: number
}

/** Hair that goes with every skin, for when the skin is said and the hair is not. */
export const COMMON_HAIR = ['#221c1e', '#2b2020', '#33231c', '#3d2a20', '#4a2f20'] as const
export const COMMON_EYES = ['#5a3a22', '#6d4a26', '#3f2a1e', '#634423', '#4a3a2a'] as const
export const OLD_HAIR = ['#c9c6c1', '#e6e3dc', '#98958f', '#b3aca2'] as const
/** Hair of drawn worlds, beside natural hair, where the style invites it. */
export const DRAWN_HAIR = ['#3c6ea8', '#d27a9c', '#4f9a8e', '#7a5ab0', '#b8a4d8', '#c4502f'] as const
