import type { CharacterSheet } from '../../sheet/character-sheet.ts'

/** Parts of a body beyond the human. */
export type BodyFeature =
  | { readonly ears: CharacterSheet['ears'] }
  | { readonly horns: NonNullable<CharacterSheet['horns']>['kind'] }
  | { readonly wings: NonNullable<CharacterSheet['wings']>['kind'] }
  | { readonly tail: NonNullable<CharacterSheet['tail']>['kind'] }
  | { readonly halo: true }
  | { readonly fangs: true }

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
  halo: { halo: true },
  fangs: { fangs: true },
  fanged: { fangs: true },
  tusks: { fangs: true },
}
