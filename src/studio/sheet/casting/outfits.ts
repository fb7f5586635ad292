import type { Species } from '../character-sheet.ts'
import type { Outfit, Setting } from './settings.ts'

/** Outfits of worlds other than today's. */
export const OUTFITS: Readonly<Record<Exclude<Setting, 'everyday'>, readonly Outfit[]>> = {
  dark: [
    ['shirt', 'cloak'],
    ['leather jacket', 't-shirt', 'jeans'],
    ['shirt', 'vest', 'trousers'],
  ],
  light: [
    ['robe', 'belt'],
    ['tunic', 'belt'],
  ],
  legend: [
    ['tunic', 'belt', 'cloak'],
    ['robe', 'belt'],
    ['shirt', 'corset', 'cape'],
    ['tunic', 'vest', 'belt'],
    ['chainmail', 'cape', 'belt'],
  ],
  court: [
    ['tunic', 'cape', 'belt'],
    ['robe', 'belt'],
    ['shirt', 'vest', 'cape'],
  ],
  science: [
    ['shirt', 'lab coat'],
    ['turtleneck', 'lab coat'],
    ['blouse', 'lab coat'],
  ],
  future: [['turtleneck', 'jacket'], ['uniform', 'belt'], ['t-shirt', 'leather jacket'], ['space suit']],
  office: [
    ['shirt', 'suit', 'tie'],
    ['blouse', 'blazer'],
    ['shirt', 'vest', 'tie'],
    ['turtleneck', 'blazer'],
  ],
  sea: [
    ['shirt', 'vest', 'belt'],
    ['sweater', 'scarf'],
    ['shirt', 'coat', 'belt'],
  ],
  west: [
    ['shirt', 'vest', 'jeans'],
    ['shirt', 'poncho'],
    ['shirt', 'jacket', 'scarf'],
  ],
  east: [
    ['kimono', 'belt'],
    ['robe', 'belt'],
    ['tunic', 'belt'],
  ],
  cold: [
    ['sweater', 'coat', 'scarf'],
    ['turtleneck', 'jacket', 'scarf'],
    ['sweater', 'poncho', 'gloves'],
  ],
  craft: [
    ['shirt', 'apron'],
    ['t-shirt', 'overalls'],
    ['sweater', 'apron'],
  ],
  sport: [
    ['t-shirt', 'shorts'],
    ['tank top', 'trousers'],
    ['tank top', 'shorts'],
  ],
  summer: [['t-shirt', 'shorts'], ['dress'], ['shirt', 'shorts'], ['blouse', 'skirt']],
}

/** What a people wears whatever its world: nobody swims in a waistcoat. */
export const SPECIES_OUTFITS: Partial<Record<Species, readonly Outfit[]>> = {
  mermaid: [['tank top'], ['tank top'], ['corset']],
  angel: [['robe', 'belt'], ['gown'], ['tunic', 'belt', 'cape']],
  vampire: [['suit', 'cape'], ['gown'], ['shirt', 'vest', 'cloak']],
  ghost: [['robe'], ['gown'], ['shirt', 'cloak']],
  demon: [['robe', 'cape'], ['gown'], ['leather jacket', 'shirt'], ['tunic', 'belt', 'cape']],
}
