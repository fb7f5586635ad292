import type { AnimalKind } from '../../sheet/animal-kind.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { animalOf, HEADED } from './animal-heads.ts'

/** Parts of a body beyond the human. */
export type BodyFeature =
  | { readonly ears: CharacterSheet['ears'] }
  | { readonly horns: NonNullable<CharacterSheet['horns']>['kind'] }
  | { readonly wings: NonNullable<CharacterSheet['wings']>['kind'] }
  | { readonly tail: NonNullable<CharacterSheet['tail']>['kind'] }
  | { readonly halo: true }
  | { readonly fangs: true }
  | { readonly animal: AnimalKind }
  | { readonly being: true }

/** Read by cast-being.ts. */
const OF_BEINGS =
  'glowing cracks, four arms, six arms, extra arms, four armed, six armed, snout, muzzle, hooves, hoofs, cloven hooves, goat legs, antenna, antennae, antennas, feelers, tentacles, tentacle beard, face tentacles, compound eyes, insect eyes, third eye, three eyes, stone skin, rocky skin, rock skin, lava skin, magma skin, molten skin, crystal skin, crystal body, slimy skin, flaming hair, fire hair, fiery hair, hair of fire, flames for hair, leaves in her hair, leaves in his hair, leaves in their hair, leaves for hair, leafy hair, leaves, seams, panel seams, panel lines, wrapped in bandages, rotting, rotten, decaying, rotting flesh, rotting skin, dorsal fin, feathers'

export const FEATURES: Readonly<Record<string, BodyFeature>> = {
  ears: { ears: 'round' },
  'pointed ears': { ears: 'pointed' },
  'pointy ears': { ears: 'pointed' },
  'elf ears': { ears: 'long pointed' },
  'elven ears': { ears: 'long pointed' },
  'long ears': { ears: 'long pointed' },
  'long pointed ears': { ears: 'long pointed' },
  'cat ears': { ears: 'cat' },
  'fox ears': { ears: 'fox' },
  'wolf ears': { ears: 'wolf' },
  'dog ears': { ears: 'wolf' },
  'rabbit ears': { ears: 'rabbit' },
  'bunny ears': { ears: 'rabbit' },
  'fin ears': { ears: 'fin' },
  'cat eared': { ears: 'cat' },
  'fox eared': { ears: 'fox' },
  'wolf eared': { ears: 'wolf' },
  'dog eared': { ears: 'wolf' },
  'rabbit eared': { ears: 'rabbit' },
  'bunny eared': { ears: 'rabbit' },
  'pointy eared': { ears: 'pointed' },
  'elf eared': { ears: 'long pointed' },
  horn: { horns: 'unicorn' },
  horns: { horns: 'curved' },
  horned: { horns: 'curved' },
  'small horns': { horns: 'small' },
  'little horns': { horns: 'small' },
  'curved horns': { horns: 'curved' },
  'ram horns': { horns: 'ram' },
  'curling horns': { horns: 'ram' },
  'demon horns': { horns: 'curved' },
  'devil horns': { horns: 'small' },
  antlers: { horns: 'antlers' },
  'unicorn horn': { horns: 'unicorn' },
  wings: { wings: 'feathered' },
  winged: { wings: 'feathered' },
  'feathered wings': { wings: 'feathered' },
  'angel wings': { wings: 'feathered' },
  'bat wings': { wings: 'bat' },
  'demon wings': { wings: 'bat' },
  'fairy wings': { wings: 'fairy' },
  'butterfly wings': { wings: 'fairy' },
  'gossamer wings': { wings: 'fairy' },
  'dragonfly wings': { wings: 'fairy' },
  'dragon wings': { wings: 'dragon' },
  'leathery wings': { wings: 'bat' },
  tail: { tail: 'cat' },
  'cat tail': { tail: 'cat' },
  'fox tail': { tail: 'fox' },
  'bushy tail': { tail: 'fox' },
  'demon tail': { tail: 'demon' },
  'lizard tail': { tail: 'lizard' },
  'dragon tail': { tail: 'lizard' },
  'fish tail': { tail: 'fish' },
  'mermaid tail': { tail: 'fish' },
  'fishtail fin': { tail: 'fish' },
  'tail fin': { tail: 'fish' },
  'snake tail': { tail: 'snake' },
  'serpent tail': { tail: 'snake' },
  'snake body': { tail: 'snake' },
  'smoky tail': { tail: 'smoke' },
  'smoke tail': { tail: 'smoke' },
  'pointed tail': { tail: 'demon' },
  'devil tail': { tail: 'demon' },
  'forked tail': { tail: 'demon' },
  tails: { tail: 'fox' },
  halo: { halo: true },
  fangs: { fangs: true },
  fanged: { fangs: true },
  tusks: { fangs: true },
  'sharp teeth': { fangs: true },
  'pointed teeth': { fangs: true },
  'pointy teeth': { fangs: true },
  'razor teeth': { fangs: true },
  ...Object.fromEntries(OF_BEINGS.split(', ').map((words) => [words, { being: true as const }])),
  ...Object.fromEntries(
    HEADED.flatMap((name) =>
      [`${name} head`, `${name} headed`, `${name}s head`, `head of a ${name}`, `head of an ${name}`].map((words) => [
        words,
        { animal: animalOf(name)! }, // they all have one
      ]),
    ),
  ),
}
