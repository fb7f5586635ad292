import type { Sight } from '../../sheet/scene-sheet.ts'
import { namesOf } from './names-of.ts'

/** What is seen in the sky or drifts through the air, and the seasons that colour the leaves. */
export const SIGHTS: Readonly<Record<string, Sight>> = namesOf<Sight>({
  lightning:
    'lightning, lightning bolt, lightning bolts, lightning strike, lightning strikes, flash of lightning, thunder and lightning, lightning in the sky, thunderbolt',
  rainbow: 'rainbow, double rainbow, under a rainbow, rainbow in the sky, rainbow behind, rainbow sky',
  aurora: 'aurora, northern lights, aurora borealis, southern lights, polar lights, under the northern lights',
  fireworks: 'fireworks, firework, firework display, fireworks in the sky, under fireworks, new year fireworks',
  meteors: 'shooting star, shooting stars, meteor, meteors, meteor shower, falling star, falling stars, comet, comets',
  petals:
    'petals, petal, cherry blossom petals, sakura petals, falling petals, flower petals, rose petals, drifting petals, cherry petals, petals falling, petals in the air, floating petals, swirling petals, falling cherry blossoms',
  leaves:
    'falling leaves, autumn leaves, fall leaves, falling autumn leaves, leaves falling, swirling leaves, drifting leaves, red leaves, golden leaves, leaves in the air, leaves in the wind',
  autumn:
    'autumn, in autumn, autumnal, in the fall, fall colors, fall colours, autumn colors, autumn colours, october, november, fall foliage, autumn foliage, indian summer',
  spring: 'spring, springtime, in spring, april, blooming spring, may morning',
  embers:
    'embers, glowing embers, sparks, flying sparks, floating embers, sparks in the air, fire sparks, burning embers, ash, falling ash',
  fireflies:
    'fireflies, firefly, glowing fireflies, floating lights, will o wisps, glowing particles, magic particles, fairy dust',
  confetti: 'confetti, falling confetti, streamers, ticker tape',
  bubbles: 'bubbles, soap bubbles, floating bubbles',
  butterflies: 'butterflies, surrounded by butterflies, flying butterflies',
  sand: 'sandstorm, sand storm, dust storm, blowing sand, flying sand, swirling dust',
  rays: 'god rays, sunbeams, sunbeam, sun rays, rays of light, rays of sunlight, light rays, shafts of light, light shafts, crepuscular rays, ray of light, volumetric light, shaft of light',
})
