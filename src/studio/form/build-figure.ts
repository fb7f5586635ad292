import { humanForm } from '#studio/person/human-form.ts'
import { seldomPart } from '#studio/seldom-parts.ts'
import { apply, viewerFrom } from '../math/matrix.ts'
import type { BareBody } from '../person/skin/bare-body.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { Piece } from '../raster/piece.ts'
import { rasterise } from '../raster/rasterise.ts'
import type { Surface } from '../raster/surface.ts'
import { pixelOf, placeAt, type View } from '../raster/view.ts'
import type { CharacterSheet, Garment } from '../sheet/character-sheet.ts'
import { hasFurniture } from '../sheet/pose-kind.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { Bench } from './bench.ts'
import { frame, largestUnitPx } from './camera.ts'
import { detailFor } from './detail.ts'
import type { FigureOrder, SeenFigure } from './figure.ts'
import { findLandmarks } from './find-landmarks.ts'
import type { ClothPattern } from './garments/cloth-pattern.ts'
import { dress } from './garments/dress.ts'
import { overBentKnees } from './garments/over-bent-knees.ts'
import { paintPatterns } from './garments/paint-patterns.ts'
import { wardrobeOf } from './garments/wardrobe.ts'
import { buildHeadPieces } from './head-pieces.ts'
import { markSkin } from './mark-skin.ts'
import { createPartNumbers } from './part-numbers.ts'
import { pegAt } from './peg-at.ts'
import { needsThing } from './props/needs-thing.ts'
import type { Stand } from './stand.ts'
import { standUp } from './stand-up.ts'

/** Size of a mesh cell in the picture; normals are exact, so a cell may be larger than it looks. */
const CELL_PX = 20
const FINEST_CELL = 0.06
const COARSEST_CELL = 0.2

const NO_THINGS: { pieces: Piece[]; outlines: Piece[] } = { pieces: [], outlines: [] }

/** How much larger the cells of a rough figure are. */
const ROUGH = 1.3

/**
 * Half heads. In small figures the chord of a cell (its square over the roundness of a limb) decides, not its size:
 * cells grow with the root of what a pixel shows.
 */
function cellFor(unitPx: number): number {
  const chord = Math.min(COARSEST_CELL, Math.max(0.125, 1 / Math.sqrt(unitPx)))
  return Math.min(chord, Math.max(FINEST_CELL, CELL_PX / unitPx))
}

export interface Figure extends SeenFigure {
  readonly sewn?: Sewn | undefined
}

/** Clothes as they lie on somebody, with the last part's number that they took. */
export interface Sewn {
  readonly dressed: ReturnType<typeof dress>
  readonly patterns: readonly (readonly [part: number, pattern: ClothPattern])[]
  readonly part: number
}

export interface FigureOptions extends FigureOrder {
  /** Clothes of another figure of them in the same pose, seen alike: only what their face does differs. */
  readonly sewn?: Sewn | undefined
}

/** Half heads behind the middle of a head that a body reaches to. */
const FARTHEST = -1

/** Draws the whole figure of a character in a scene into buffers; each style shades them in its own way. */
export function buildFigure(sheet: CharacterSheet, scene: SceneSheet, options: FigureOptions): Figure {
  return sheet.beast ? seldomPart('companion').alone(sheet, scene, options) : buildPerson(sheet, scene, options)
}

function buildPerson(
  sheet: CharacterSheet,
  scene: SceneSheet,
  {
    proportions,
    widthPx,
    heightPx,
    samplesPerDot = 1,
    view: seen,
    isUnseen = false,
    isRough = false,
    sewn: before,
  }: FigureOptions,
): Figure {
  const { person } = proportions
  const standing = standUp(sheet, scene, proportions)
  const ownParts = createPartNumbers(PART.firstGarment - 256)
  const body =
    (isUnseen && seen) || !person
      ? undefined
      : humanForm().standPerson(sheet, scene, { stand: standing, proportions, parts: ownParts, isRough })
  const stand = body ? { ...standing, body } : standing
  const { headPlace, bodyPlace } = stand
  const parts = createPartNumbers(PART.firstGarment)
  const framing = { scene, proportions, widthPx, heightPx }
  const detail = detailFor(largestUnitPx(stand, framing) / samplesPerDot)
  const isAdorned = sheet.jewellery.length > 0 || sheet.halo || sheet.marks.some(({ kind }) => kind === 'hearing aid')
  const onHead = [
    ...buildHeadPieces(sheet, proportions, { detail }),
    ...(isAdorned ? seldomPart('head jewellery')(sheet, proportions, parts) : []),
  ]
  const headPieces = onHead.map((surface) => ({ surface, place: headPlace }))
  const wanted =
    seen ?? frame(stand, person ? [...headPieces, { surface: headOutline(sheet), place: headPlace }] : headPieces, framing)
  const framed = body && !seen ? humanForm().frameSkin(wanted, body, stand) : wanted

  let part = 0
  const bench: Bench = {
    sheet,
    scene,
    stand,
    proportions,
    cell: cellFor(framed.unitPx / samplesPerDot) * (isRough ? ROUGH : 1),
    isRough,
    unitPx: framed.unitPx / samplesPerDot,
    toViewer: viewerFrom(bodyPlace),
    // Of a body that leans, no height of its own space is the edge of the picture.
    lowestY: stand.joints.isLeaning ? stand.skeleton.soleY * 2 : placeAt(framed, 0, heightPx, FARTHEST)[1] + 0.5,
    nextPart: () => {
      part = parts.next()
      return part
    },
    patterns: new Map(),
    coats: [],
    ...(body && humanForm().nearCloth(framed.unitPx / samplesPerDot)),
  }
  const wardrobe = overBentKnees(wardrobeOf(sheet), scene.pose)
  const sewn = isUnseen ? undefined : (before ?? { dressed: dress(bench, wardrobe), patterns: [...bench.patterns], part })
  if (before) {
    for (const [of, pattern] of before.patterns) bench.patterns.set(of, pattern)
    while (part < before.part) bench.nextPart()
  }
  const friends = sheet.companion && (sewn || !seen) ? seldomPart('companion').build(bench) : []
  const things = scene.things && (sewn || !seen) ? seldomPart('things').build(bench) : NO_THINGS
  const beside = [...friends, ...things.outlines]
  const hasRoom = beside.length === 0 || seen || scene.camera.place
  const view = hasRoom
    ? framed
    : things.outlines.length > 0
      ? seldomPart('things').room(framed, beside)
      : seldomPart('companion').roomBeside(framed, beside)
  const pieces = sewn ? [...headPieces, ...piecesBelow(bench, { wardrobe, ...sewn, body }), ...friends, ...things.pieces] : []
  const landmarks = findLandmarks(stand, view, proportions)
  const tread = scene.moment?.stride === undefined ? undefined : treadOf(stand, view)
  const bald = rasterise(pieces, view)
  // Before hairs fall over clothes.
  paintPatterns(bald, bench.patterns)
  if (sheet.hide || sheet.eyes.isWhole || sheet.growths?.includes('bulging eyes'))
    seldomPart('hide')(bald, sheet, { view, headPlace, bodyPlace, hipY: stand.skeleton.hipY })
  if (body) {
    humanForm().lightFolds(bald, bench.patterns, { view, bodyPlace })
  }
  const hairs = createPartNumbers(PART.firstFree + 256)
  const drawn =
    body && person && !isUnseen
      ? humanForm().drawHair(bald, person, sheet, {
          view,
          headPlace,
          samplesPerDot,
          isRough,
          face: body.rest,
          headInBody: stand.headInBody,
          nextPart: () => hairs.next(),
          coats: bench.coats,
        })
      : bald
  const buffers = { ...drawn, floorRow: landmarks.floorYPx, ...(tread && { tread }) }
  return { buffers, headPlace, view, landmarks, sewn }
}

/** The box of a head of the human form with its hair, for the camera: hairs are drawn when it has been set. */
function headOutline({ hair }: CharacterSheet): Surface {
  const over = hair.kind === 'bald' || hair.kind === 'shaved' ? 0 : hair.kind === 'afro' ? 0.55 : 0.12
  const corners = [-1, 1].flatMap((side) => [side * (0.72 + over), -1 - over, 0, side * (0.72 + over), 0.9, 0])
  return {
    part: PART.head,
    material: MATERIAL.hair,
    color: hair.color,
    positions: Float32Array.from(corners),
    normals: new Float32Array(corners.length),
    triangles: new Uint32Array(),
  }
}

function hasHandsFull({ sheet, scene }: Bench): boolean {
  return (
    sheet.props.length > 0 ||
    sheet.worn !== undefined ||
    sheet.headwear?.isCarried === true ||
    needsThing(scene.gesture ?? scene.pose)
  )
}

/** All but the head and what is worn on it. */
function piecesBelow(
  bench: Bench,
  {
    wardrobe,
    dressed,
    body,
  }: Pick<Sewn, 'dressed'> & { readonly wardrobe: readonly Garment[]; readonly body: BareBody | undefined },
): Piece[] {
  const { sheet, stand } = bench
  const hands = body
    ? []
    : seldomPart('drawn hands')(bench, { gloves: wardrobe.find(({ kind }) => kind === 'gloves'), printMarks: markSkin })
  const surfaces = [
    ...(body
      ? humanForm().showSkin(bench, body, { covers: dressed.covers, printMarks: markSkin })
      : seldomPart('drawn body')(bench, { wardrobe, printMarks: markSkin })),
    ...(body ? pegLegs(bench) : []),
    ...dressed.surfaces,
    ...(sheet.jewellery.length > 0 ? seldomPart('necklaces')(bench, dressed.outside) : []),
    ...(sheet.wings ? seldomPart('wings')(bench) : []),
    ...(sheet.tail ? seldomPart('tail')(bench) : []),
  ]
  return [
    ...surfaces.map((surface) => ({ surface, place: stand.bodyPlace })),
    ...(hasFurniture(bench.scene) ? seldomPart('seat')(bench) : []),
    ...(hasHandsFull(bench) ? seldomPart('held props')(bench) : []),
    ...hands,
    ...(sheet.armPairs ? seldomPart('extra arms')(bench, { body, hands }) : []),
  ]
}

/** Of people of the human form; the bodies of the others come with theirs. */
function pegLegs(bench: Bench): Surface[] {
  return bench.stand.joints.legs.flatMap((leg) => {
    const peg = pegAt(bench.sheet, leg.side)
    return peg ? seldomPart('peg leg')(bench, leg, peg) : []
  })
}

/** Half heads that a foot is before and behind the hips in a stride, and the length of half a foot. */
const TREAD = { stride: 2, foot: 0.6 } as const

function treadOf({ groundPlace, joints, skeleton }: Stand, view: View): [leftPx: number, rightPx: number] {
  const [back, fore] = [-1, 1].map(
    (way) => pixelOf(view, apply(groundPlace, [0, joints.floorY, way * TREAD.stride * skeleton.tall]))[0],
  )
  const footPx = TREAD.foot * view.unitPx
  return [Math.min(back!, fore!) - footPx, Math.max(back!, fore!) + footPx]
}
