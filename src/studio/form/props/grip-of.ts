import type { PropKind } from '../../sheet/prop-kind.ts'

/**
 * How a thing is held: across the body, on the forearm, with its face to the viewer, hanging from the hand, or as a shaft
 * in the fist.
 */
export type Grip = 'beside' | 'guitar' | 'shield' | 'facing' | 'hanging' | 'shaft'

const listed = (grip: Grip, kinds: readonly PropKind[]) => kinds.map((kind) => [kind, grip] as const)

const GRIPS: ReadonlyMap<PropKind, Grip> = new Map([
  ...listed('guitar', ['guitar', 'electric guitar']),
  ...listed('beside', ['bicycle', 'motorbike']),
  ...listed('shield', ['shield', 'round shield']),
  ...listed('hanging', ['suitcase', 'bag', 'basket', 'bucket', 'watering can', 'birdcage', 'grapes']),
  ...listed('facing', [
    'book',
    'books',
    'open book',
    'tablet',
    'camera',
    'scroll',
    'letter',
    'map',
    'newspaper',
    'phone',
    'laptop',
  ]),
  ...listed('facing', ['gamepad', 'palette', 'cup', 'wine glass', 'beer mug', 'goblet', 'bottle', 'potion', 'lantern']),
  ...listed('facing', [
    'bread',
    'fish',
    'cake',
    'tray',
    'apple',
    'pizza',
    'gift',
    'plant',
    'teddy bear',
    'football',
    'basketball',
  ]),
  ...listed('facing', [
    'orange',
    'watermelon',
    'donut',
    'burger',
    'sandwich',
    'bowl',
    'plate',
    'teapot',
    'glass',
    'can',
    'jar',
    'sack',
    'pumpkin',
    'cookie',
    'pillow',
    'clock',
    'hourglass',
    'box',
    'chest',
    'log',
    'stone',
    'clapperboard',
    'hand of cards',
    'clipboard',
    'binoculars',
    'pocket watch',
    'globe',
    'microscope',
    'radio',
    'banknotes',
    'record',
    'cone',
    'handcuffs',
    'small ball',
    'rugby ball',
    'toy car',
    'toy train',
    'toy plane',
    'paper plane',
    'chess piece',
    'dice',
    'doll',
    'shell',
    'mushroom',
    'cactus',
    'grenade',
    'shuriken',
    'hoop',
    'dumbbell',
    'banana',
    'tumbler',
    'jug',
    'vase',
    'frame',
    'paper boat',
    'bagpipes',
    'pom-pom',
  ]),
  ...listed('facing', ['crystal ball', 'skull', 'drum', 'bouquet', 'candle', 'skateboard', 'accordion']),
])

export function gripOf(kind: PropKind): Grip {
  return GRIPS.get(kind) ?? 'shaft'
}

/** Half heads from the grip down to the foot of what stands on trays. */
const ON_TRAYS: Partial<Record<PropKind, number>> = {
  'wine glass': 0.62,
  cup: 0.36,
  goblet: 0.6,
  'beer mug': 0.48,
  glass: 0.48,
  tumbler: 0.48,
  bread: 0.3,
  cake: 0.3,
  cookie: 0.2,
  donut: 0.1,
  bottle: 0.6,
  orange: 0.05,
  apple: 0.42,
  teapot: 0.32,
}

/** How far above a tray the grip of the next thing is, if it stands on it and not in the other hand. */
export function heightOnTray([first, second]: readonly { readonly kind: PropKind }[]): number | undefined {
  return first?.kind === 'tray' && second ? ON_TRAYS[second.kind] : undefined
}
