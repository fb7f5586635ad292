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
  halo: { halo: true },
  fangs: { fangs: true },
  fanged: { fangs: true },
  tusks: { fangs: true },
  ...Object.fromEntries(
    HEADED.flatMap((name) =>
      [`${name} head`, `${name} headed`, `${name}s head`, `head of a ${name}`, `head of an ${name}`].map((words) => [
        words,
        { animal: animalOf(name)! }, // they all have one
      ]),
    ),
  ),
}
