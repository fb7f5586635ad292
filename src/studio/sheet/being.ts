/** What covers the whole body of a being in place of plain skin. */
export type Hide =
  | 'scales'
  | 'stone'
  | 'lava'
  | 'crystal'
  | 'bark'
  | 'fur'
  | 'feathers'
  | 'bandages'
  | 'slime'
  | 'rot'
  | 'panels'
  | 'spots'
  | 'stripes'

/** What grows on the head of a being and is no hair. */
export type Growth = 'antennae' | 'tentacles' | 'leaves' | 'flames' | 'crystals' | 'mushroom cap' | 'fin' | 'whiskers' | 'third eye' | 'one eye'
