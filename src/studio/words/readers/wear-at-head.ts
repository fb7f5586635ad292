import { PROPS } from '../lexicon/accessories.ts'
import { COLORS } from '../lexicon/colors.ts'
import type { Notes } from '../notes.ts'
import { leaveProps } from './leave-props.ts'

const WHERE =
  '(?:tucked |stuck |placed |worn |pinned )?(?:behind|over|above|at|in|through) (?:(?:her|his|one|an|the|their|a) )?(?:\\w+ )?(?:ear|hair|bun|braid|ponytail|topknot)\\b'
/** Of these a wreath is worn in the hair, but one behind an ear is one. */
const FLOWERS = /(?:flower|daisy|lily|hibiscus|rose|tulip|poppy|orchid|peony)s?$/

/** 'a red rose behind her ear', 'a pencil in her bun', 'a helmet with a lamp': what no hand holds. */
export function wearAtHead(notes: Notes, words: string): void {
  for (const prop of [...(notes.lists.props ?? [])]) {
    const name = prop.split(' ').at(-1)!
    if (PROPS[name] === undefined || !SMALL.test(name)) continue
    const at =
      new RegExp(`\\b${name}s? (?:and (?:\\w+ ){1,2})?(${WHERE})`).exec(words)?.[1] ??
      new RegExp(`\\b(hair|bun|braid|ponytail) with (?:\\w+ ){0,2}${name}s? in it`).exec(words)?.[1]
    if (!at) continue
    leaveProps(notes, (other) => other === prop)
    if (FLOWERS.test(name) && !at.endsWith('ear')) notes.texts.headwear ??= `${prop.replace(/s$/, '')} in hair`
    else notes.lists.props = [...(notes.lists.props ?? []), `${prop} at the temple`]
  }
  wearOfTrade(notes, words)
  const lamp = notes.lists.props?.find((prop) => /(?:lamp|light|lantern)$/.test(prop))
  if (notes.texts.headwear === undefined || !ON_HAT.test(words)) return
  if (lamp) leaveProps(notes, (prop) => prop === lamp)
  notes.headwearParts = [...(notes.headwearParts ?? []), 'lamp']
}

const SMALL = /pencil|pen|quill|feather|brush|cigarette|flower|rose|daisy|lily|hibiscus|tulip|poppy|orchid|peony|wand|carnation/
const ON_HAT =
  /\b(?:helmet|hat|cap)(?: with| and)? (?:(?:a|an|its|his|her) )?(?:\w+ ){0,2}(?:lamp|light|torch|flashlight|headlamp)\b|\bhead ?lamp\b/

/** 'a miner with a helmet': what is called by its plainest name is the one of that trade, time or country. */
function wearOfTrade({ texts }: Notes, words: string): void {
  const said = texts.headwear?.replace(/ under arm$/, '')
  const last = said?.split(' ').at(-1)
  if (
    said === undefined ||
    said
      .split(' ')
      .slice(0, -1)
      .some((word) => !PLAIN.test(word) && COLORS[word] === undefined)
  )
    return
  const own = OF_TRADES.find(([noun, who]) => noun === last && who.test(words))?.[2]
  if (own) texts.headwear = texts.headwear!.replace(last!, own)
}

const PLAIN = /^(?:old|white|feather|big|small|dented|dusty|metal|lace|linen|starched)$/
const OF_TRADES: readonly (readonly [noun: string, who: RegExp, own: string])[] = [
  [
    'helmet',
    /\b(?:miner|mine|mining|construction|builder|caver|cave|foreman|engineer|welder|dock ?worker|oil rig|shipyard)\b/,
    'hard hat',
  ],
  ['helmet', /\b(?:soldier|army|trench|infantry|paratrooper|war)\b/, 'army helmet'],
  ['helmet', /\b(?:biker|motor\w+|racer|racing|moped|scooter|vespa)\b/, 'motorcycle helmet'],
  ['helmet', /\b(?:cyclist|bicycle|bike|skate\w*|climber|mountaineer|jockey|equestrian)\b/, 'bike helmet'],
  ['helmet', /\bsamurai\b/, 'kabuto'],
  ['cap', /\b(?:maid|milkmaid|servant|dutch|pilgrim|puritan|colonial|tudor|amish)\b/, 'mob cap'],
  ['cap', /\bnurse\b/, 'nurse cap'],
  ['bonnet', /\b(?:scottish|scotsman|highland\w*|piper)\b/, 'bearskin'],
  ['veil', /\b(?:beekeeper|apiarist)\b/, 'straw hat'],
]
