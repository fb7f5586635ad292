import { mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import { LIGHTS } from '../../words/lexicon/scenes.ts'
import type { Light, LightEffect } from '../scene-sheet.ts'
import { meaningOf } from './meaning-of.ts'

/** Said light leans key, rim and fill toward its colour, and comes from where it is said to come. */
export function saidLight(words: string, light: Light): Light {
  const found = EFFECTS.flatMap(([pattern, effect]) => (pattern.test(words) ? [effect] : []))
  const effects = found.filter((effect) => !found.some((other) => INSTEAD_OF[other] === effect))
  return { ...tinted(words, shaped(words, light)), ...(effects.length > 0 && { effects }) }
}

/** Of two that are said, the one that says more. */
const INSTEAD_OF: Partial<Record<LightEffect, LightEffect>> = {
  'low key': 'dramatic',
  silhouette: 'backlit',
  'from below': 'small flame',
}

/** What lies over the whole picture, by the words for it, in the order in which it does. */
const EFFECTS: readonly (readonly [RegExp, LightEffect])[] = [
  [/silhouet/, 'silhouette'],
  [/back ?li|contre|against the/, 'backlit'],
  [/\brim|edge li|halo li/, 'rim light'],
  [/blinds/, 'blinds'],
  [/spot ?light|limelight/, 'spotlight'],
  [/below|underli|campfire/, 'from below'],
  [/candle|lantern|torch|oil lamp|gas ?li|fire|hearth/, 'small flame'],
  [/chiaroscuro|low key|rembrandt|split li|in shadow/, 'low key'],
  [/dramatic|noir|moody|\bdim|contrasty|deep shadows/, 'dramatic'],
  [/high key/, 'high key'],
  [/moon/, 'moonlight'],
  [/(harsh|hard|glaring|blazing|scorching) sun/, 'hard sun'],
  [/black and white|noir|monochrome|gr[ae]yscale/, 'black and white'],
  [/sepia/, 'sepia'],
  [/overcast/, 'overcast'],
]

function tinted(words: string, light: Light): Light {
  const said = meaningOf(words, LIGHTS)
  const tint = said?.tint === undefined ? colorOf(words) : rgbFromHex(said.tint)
  if (!tint) return light
  const strength = said?.strength ?? 0.35
  const isFire = FROM_BELOW.test(words)
  const isBehind = FROM_BEHIND.test(words)
  // Colour lies in the shadows and on the outline; what lights a face from before it leaves skin its colour.
  const onFace = isBehind ? 0 : isFire ? 0.62 : 0.5
  return {
    ...light,
    key: mixRgb(light.key, isFire ? times(tint, FIRE) : tint, strength * onFace),
    rim: mixRgb(light.rim, tint, isBehind ? 0.95 : Math.min(0.9, strength * 1.5)),
    ambient: mixRgb(light.ambient, times(tint, SHADOWS), strength * 0.35),
  }
}

const DARK =
  /chiaroscuro|low[- ]key|noir|rembrandt|dramatic|contrasty|moody|\bdim|low light|\bdark|shadowy|in shadow|(deep|harsh|dramatic) shadows|gloomy|spooky|split light|spot ?light|candle|lantern|torch|fire|flame|embers|oil lamp|gas ?li/
const FROM_SIDE = /side ?li|half in shadow|split light|chiaroscuro|rembrandt|window|blinds/
const FROM_BELOW = /underli|below|fire|flame|embers|candle|torch|lava|forge|screen|monitor/
const FROM_BEHIND = /back ?li|rim ?li|silhouet|edge li|halo li|contre|against the (light|sun)/
/** The colour of shadows is darker than that of the light. */
const SHADOWS = 0.7
/** A fire near a face outshines whatever else lights it. */
const FIRE = 1.2
/** From the screens and fires before somebody light comes from as high as their chin. */
const CHIN = 0.08

/** What is said of how light falls: the fill is less in the dark, the key comes from the side, from a fire or from behind. */
function shaped(words: string, light: Light): Light {
  const [x, y, z] = light.keyDirection
  const side = x < 0 ? -1 : 1
  const isBehind = FROM_BEHIND.test(words)
  const toKey = FROM_SIDE.test(words)
    ? ([side * 0.9, -0.26, 0.35] as const)
    : FROM_BELOW.test(words)
      ? ([x, CHIN, z] as const)
      : ([x, y, z] as const)
  const fill = DARK.test(words) ? 0.58 : 1
  return {
    ...light,
    keyDirection: toKey,
    key: times(light.key, isBehind ? 0.74 : 1),
    ambient: times(light.ambient, fill),
    rim: times(light.rim, isBehind ? 1.15 : 1),
  }
}

const times = ([red, green, blue]: Rgb, by: number): Rgb => [red * by, green * by, blue * by]
