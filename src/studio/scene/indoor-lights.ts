import type { BackdropKind, Light } from '../sheet/scene-sheet.ts'

type IndoorLight = (isDark: boolean) => Light

/** Lamps and fires, little changed by the hour; after dark the fill falls and the lamps stay. */
const lamplight: IndoorLight = (isDark) => ({
  keyDirection: [-0.62, -0.5, 0.6],
  key: isDark ? [1.1, 0.93, 0.76] : [1.08, 0.97, 0.84],
  ambient: isDark ? [0.48, 0.4, 0.52] : [0.58, 0.52, 0.62],
  rimDirection: [0.82, -0.36, -0.44],
  rim: isDark ? [1, 0.68, 0.36] : [0.98, 0.88, 0.72],
  fog: 0.16,
  air: isDark ? [0.3, 0.2, 0.2] : [0.56, 0.46, 0.4],
})

/** A large window by day, a shaded lamp by night. */
const windowlight: IndoorLight = (isDark) => ({
  keyDirection: [-0.66, -0.46, 0.6],
  key: isDark ? [1.08, 0.95, 0.82] : [1.05, 1.02, 0.97],
  ambient: isDark ? [0.46, 0.44, 0.6] : [0.64, 0.65, 0.74],
  rimDirection: [0.84, -0.32, -0.44],
  rim: isDark ? [1, 0.78, 0.52] : [0.96, 0.96, 0.92],
  fog: 0.14,
  air: isDark ? [0.24, 0.23, 0.32] : [0.86, 0.84, 0.8],
})

/** High, cool light through tall windows onto stone. */
const hallLight: IndoorLight = (isDark) => ({
  keyDirection: [-0.54, -0.62, 0.57],
  key: isDark ? [1.06, 0.92, 0.8] : [1.06, 1, 0.9],
  ambient: isDark ? [0.4, 0.38, 0.56] : [0.52, 0.52, 0.7],
  rimDirection: [0.8, -0.44, -0.42],
  rim: isDark ? [0.66, 0.7, 1] : [0.82, 0.84, 1],
  fog: 0.22,
  air: isDark ? [0.2, 0.19, 0.3] : [0.55, 0.54, 0.64],
})

const technicalLight: IndoorLight = () => ({
  keyDirection: [-0.5, -0.6, 0.62],
  key: [0.98, 1.02, 1.06],
  ambient: [0.46, 0.56, 0.72],
  rimDirection: [0.84, -0.3, -0.45],
  rim: [0.36, 0.9, 1],
  fog: 0.16,
  air: [0.24, 0.36, 0.46],
})

/** Bright by day; at night tubes are on. */
const wardLight: IndoorLight = (isDark) => (isDark ? technicalLight : windowlight)(isDark)

/** Warm lamps in a dim room, whatever the hour. */
const dimLight: IndoorLight = () => ({
  keyDirection: [-0.58, -0.54, 0.6],
  key: [1.1, 0.9, 0.74],
  ambient: [0.44, 0.34, 0.5],
  rimDirection: [0.82, -0.34, -0.46],
  rim: [0.72, 0.5, 1],
  fog: 0.14,
  air: [0.28, 0.14, 0.16],
})

/** Fire before one and around one. */
const blazeLight: IndoorLight = (isDark) => ({
  keyDirection: [-0.64, -0.3, 0.62],
  key: isDark ? [1.12, 0.9, 0.73] : [1.1, 0.92, 0.78],
  ambient: isDark ? [0.36, 0.3, 0.42] : [0.52, 0.44, 0.5],
  rimDirection: [0.84, -0.2, -0.5],
  rim: [1, 0.52, 0.18],
  fog: 0.3,
  air: isDark ? [0.34, 0.16, 0.12] : [0.62, 0.42, 0.34],
})

/** A sun without air: hard and white on one side, dark on the other. */
const airlessLight: IndoorLight = () => ({
  keyDirection: [-0.74, -0.5, 0.46],
  key: [1.08, 1.05, 1],
  ambient: [0.3, 0.32, 0.42],
  rimDirection: [0.82, -0.2, -0.54],
  rim: [0.5, 0.7, 1],
  fog: 0,
  air: [0.3, 0.3, 0.36],
})

/** Daylight that the sea has filtered. */
const seaLight: IndoorLight = (isDark) => ({
  keyDirection: [-0.3, -0.82, 0.5],
  key: isDark ? [0.78, 0.94, 1.06] : [0.88, 1.02, 1.06],
  ambient: isDark ? [0.26, 0.42, 0.64] : [0.4, 0.62, 0.8],
  rimDirection: [0.7, -0.6, -0.4],
  rim: [0.5, 0.94, 1],
  fog: 0.36,
  air: isDark ? [0.1, 0.28, 0.46] : [0.24, 0.62, 0.76],
})

/** Two suns and a violet sky. */
const alienLight: IndoorLight = (isDark) => ({
  keyDirection: [-0.64, -0.5, 0.58],
  key: isDark ? [0.9, 0.88, 1.06] : [1.08, 0.96, 0.96],
  ambient: isDark ? [0.36, 0.3, 0.62] : [0.54, 0.48, 0.8],
  rimDirection: [0.84, -0.3, -0.45],
  rim: [1, 0.6, 0.86],
  fog: 0.26,
  air: isDark ? [0.36, 0.24, 0.5] : [0.8, 0.62, 0.82],
})

/** Coloured lamps from every side. */
const partyLight: IndoorLight = () => ({
  keyDirection: [-0.46, -0.66, 0.6],
  key: [1.06, 0.92, 1],
  ambient: [0.42, 0.3, 0.6],
  rimDirection: [0.84, -0.36, -0.42],
  rim: [0.3, 0.8, 1],
  rim2: { direction: [-0.86, -0.3, -0.42], color: [1, 0.3, 0.66] },
  fog: 0.24,
  air: [0.28, 0.12, 0.4],
})

/** Places whose light is their own, whatever the sky does. */
export const INDOOR_LIGHTS: Readonly<Partial<Record<BackdropKind, IndoorLight>>> = {
  studio: () => ({
    keyDirection: [-0.58, -0.55, 0.6],
    key: [1.05, 1.01, 0.96],
    ambient: [0.6, 0.6, 0.72],
    rimDirection: [0.84, -0.36, -0.4],
    rim: [1, 0.95, 0.88],
    fog: 0,
    air: [0.7, 0.68, 0.7],
  }),
  library: lamplight,
  tavern: lamplight,
  workshop: lamplight,
  cafe: windowlight,
  bedroom: windowlight,
  office: windowlight,
  kitchen: windowlight,
  castle: hallLight,
  cathedral: hallLight,
  laboratory: technicalLight,
  spaceship: technicalLight,
  space: () => ({
    keyDirection: [-0.74, -0.42, 0.52],
    key: [1.04, 0.99, 0.96],
    ambient: [0.36, 0.36, 0.62],
    rimDirection: [0.8, 0.2, -0.56],
    rim: [0.5, 0.66, 1],
    fog: 0,
    air: [0.2, 0.16, 0.36],
  }),
  'neon city': () => ({
    keyDirection: [-0.5, -0.56, 0.66],
    key: [0.98, 0.9, 1.02],
    ambient: [0.4, 0.34, 0.64],
    rimDirection: [0.86, -0.24, -0.45],
    rim: [0.16, 0.86, 1],
    rim2: { direction: [-0.88, -0.2, -0.42], color: [1, 0.24, 0.72] },
    fog: 0.3,
    air: [0.27, 0.14, 0.42],
  }),
  cave: () => ({
    keyDirection: [-0.5, -0.62, 0.6],
    key: [0.94, 0.97, 1.02],
    ambient: [0.34, 0.38, 0.56],
    rimDirection: [0.82, -0.3, -0.48],
    rim: [0.42, 0.9, 0.92],
    fog: 0.3,
    air: [0.16, 0.27, 0.35],
  }),
  gym: technicalLight,
  'basketball court': windowlight,
  'swimming pool': windowlight,
  classroom: windowlight,
  corridor: windowlight,
  hospital: wardLight,
  'train station': hallLight,
  underwater: seaLight,
  volcano: blazeLight,
  'throne room': hallLight,
  dungeon: dimLight,
  'alien planet': alienLight,
  'jazz bar': dimLight,
  restaurant: dimLight,
  garage: technicalLight,
  circus: lamplight,
  dojo: windowlight,
  shop: windowlight,
  forge: blazeLight,
  bakery: lamplight,
  window: windowlight,
  'ward corridor': wardLight,
  subway: technicalLight,
  greenhouse: windowlight,
  train: windowlight,
  museum: hallLight,
  'space station': technicalLight,
  'living room': windowlight,
  bathroom: windowlight,
  concert: partyLight,
  nightclub: partyLight,
  ballroom: lamplight,
  'burning house': blazeLight,
  moon: airlessLight,
  stage: () => ({
    keyDirection: [-0.38, -0.72, 0.58],
    key: [1.09, 0.98, 0.86],
    ambient: [0.42, 0.3, 0.5],
    rimDirection: [0.8, -0.46, -0.4],
    rim: [1, 0.42, 0.56],
    fog: 0.2,
    air: [0.34, 0.12, 0.2],
  }),
}

/** These have a light of their own, and rain falls on them all the same. */
const OPEN_PLACES: ReadonlySet<BackdropKind> = new Set(['neon city', 'burning house', 'volcano', 'alien planet'])

/** Whether a roof, or the want of air, keeps the weather out. */
export function isIndoors(backdrop: BackdropKind): boolean {
  return backdrop in INDOOR_LIGHTS && !OPEN_PLACES.has(backdrop)
}
