import type { Reading } from '../reading.ts'

/** From so many on, a description is one of a face, and whoever wrote it wants to see them. */
export const MANY_TOLD = 3

/** How much is said of a face: from far away nobody sees it. */
export function toldOfFace(reading: Reading): number {
  const {
    light = '',
    eyeColor,
    eyewear,
    facialHair,
    expression,
    hairColor,
    hairStyle,
    marks = [],
    jewellery = [],
    bodyWords = [],
  } = reading
  const traits = [eyeColor, eyewear, facialHair, expression].filter((said) => said !== undefined).length
  const small = marks.filter((mark) => !OF_WHOLE_BODY.test(mark)).length + jewellery.length + bodyWords.filter(ofFace).length
  // Hair is seen from afar: it only adds to what else is said of a head.
  const hair = [hairColor, hairStyle].some((said) => said !== undefined) ? 1 : 0
  // Whoever says how a lamp is set thinks of a face.
  const lit = PORTRAIT_LIGHT.test(light) ? MANY_TOLD : 0
  // From afar a face shows no mood.
  const felt = expression === undefined ? 0 : MANY_TOLD - 1
  return traits + small > 0 ? traits + small + hair + lit + felt : lit
}

const PORTRAIT_LIGHT =
  /chiaroscuro|low[- ]key|high key|rembrandt|split light|butterfly|rim ?li|side ?li|studio light|soft ?box|ring light|face in shadow/
const OF_WHOLE_BODY = /wing|tail|arm|leg|hand|wrist|back|chest/
const ofFace = (words: string) =>
  /nose|nostril|jaw|chin|cheek|dimple|brow|forehead|eye|lid|lash|lip|mouth|face|faced|ear|teeth|features/.test(words)
