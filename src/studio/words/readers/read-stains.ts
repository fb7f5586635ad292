import type { Notes } from '../notes.ts'

/** Of what stains are, by their colour. */
const STAINS: readonly (readonly [color: string, of: string])[] = [
  ['white', 'flour|icing|frosting|cream|sugar|chalk|milk|plaster|foam|snow'],
  ['dark red', 'blood|bloody|jam|ketchup|tomato|wine|berry juice'],
  ['brown', 'mud|muddy|dirt|dirty|dust|dusty|chocolate|clay|sauce|gravy|coffee|sand'],
  ['black', 'oil|grease|soot|sooty|coal|ash|ink|charcoal|engine oil|tar|gunpowder'],
  ['blue', 'paint'],
]
const SPOT = '(face|cheeks?|nose|forehead|brow|chin|temple)'
const MADE = '(?: (?:stains?|smears?|smudges?|streaks?|splatters?|spots?|marks?|specks?))?'
const OWNER = '(?:(?:his|her|their|the|its|both|one|left|right) )*'

/** 'blood on his cheek', 'a muddy face', 'flour-dusted cheeks': a smear there, in the colour of what it is. */
export function readStains(notes: Notes, words: string): void {
  for (const [natural, of] of STAINS) {
    const after = new RegExp(
      `\\b(?:(\\w+) )?(${of})${MADE}(?: (?:smeared|splattered|streaked|smudged|all))? (?:on|across|over|down|all over) ${OWNER}${SPOT}\\b`,
    ).exec(words)
    const before = new RegExp(
      `\\b()(${of})(?:[ -](?:streaked|stained|smeared|smudged|covered|dusted|splattered|spattered|caked|blackened))? ${SPOT}\\b`,
    ).exec(words)
    const [, look, what, spot] = after ?? before ?? []
    if (!what) continue
    const marks = notes.lists.marks ?? []
    const color = PAINTS.test(look ?? '') ? look! : natural
    const isSame = (mark: string) => mark.includes(what) || (mark === 'bloody nose' && what === 'bloody')
    notes.lists.marks = [...marks.filter((mark) => !isSame(mark)), `${color} smudge on ${spot!.replace(/s$/, '')}`]
  }
}

const PAINTS = /^(?:red|blue|green|yellow|white|pink|orange|purple|black|gold|silver)$/
