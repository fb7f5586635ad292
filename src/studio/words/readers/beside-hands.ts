import { PROPS } from '../lexicon/accessories.ts'
import { THINGS_NAMED } from '../lexicon/things-named.ts'
import type { Notes } from '../notes.ts'
import { HELD, IN_HAND, LOOKS, ON_TOP } from './hand-words.ts'
import { tellsWhich } from './tells-which.ts'

const BESIDE_THEM =
  /^ (?:(?!hold|and\b|with\b|,)\w+ ){0,2}?(?:(?:beside|next to|near|behind|around|by) (?:him|her(?! (?!(?:and|or|in|on|at|with|while|as|by|near|under|against|is|are)\b)\w)|them|me|the (?:man|woman|boy|girl))\b|(?:at|by|around|near) (?:his|her|their) (?:feet|side|legs)\b|on the (?:ground|floor|grass|sand|deck|pavement|snow|sidewalk|dock|pier)\b)/
const ASIDE_BEFORE = new RegExp(
  `\\b(?:beside|next to|in front of|behind|by|near|full of|filled with|piled with|covered in|surrounded by) (?:(?:a|an|the|his|her|their|some|two|many) )?${LOOKS}{0,2}$`,
)
/** 'at a desk with a globe and a skull' */
const LAID_OUT = /(?:desk|table|counter|stall|bench|bar) (?:with|full of|covered in|covered with|laden with) (?:[\w]+ ){0,8}$/

/** A thing that hands could hold and do not. */
export function besideHands(said: string, words: string): string | undefined {
  const term = said.split(' ').slice(-2).join(' ')
  const name = PROPS[term] !== undefined ? term : said.split(' ').at(-1)!
  if (PROPS[name] === undefined || / the (hip|back|mouth)$/.test(said)) return undefined
  const at = words.search(new RegExp(`\\b${name}\\b`))
  if (at < 0) return undefined
  const [before, after] = [words.slice(Math.max(0, at - 60), at), words.slice(at + name.length, at + 90)]
  if (HELD.test(before) || IN_HAND.test(after) || tellsWhich(before, after)) return undefined
  if (ON_TOP.test(after) || LAID_OUT.test(before)) return 'on top'
  if (BESIDE_THEM.test(after) || ASIDE_BEFORE.test(before)) return 'ground'
  return undefined
}

/** 'a lantern on the ground': it is the lantern that lies there. */
export function lieByThemselves(notes: Notes, words: string): void {
  const poses = notes.texts.pose?.split(', ') ?? []
  const kept = poses.filter((pose) => {
    if (!/^on the (?:ground|floor)$/.test(pose)) return true
    const at = words.indexOf(` ${pose}`)
    const [of = '', before = ''] = words.slice(0, Math.max(0, at)).split(' ').slice(-2).reverse()
    return ![of, `${before} ${of}`, of.replace(/s$/, '')].some((name) => PROPS[name] ?? THINGS_NAMED[name])
  })
  if (kept.length === poses.length) return
  if (kept.length > 0) notes.texts.pose = kept.join(', ')
  else delete notes.texts.pose
}
