import type { StyleId } from '../../contract/styles.ts'
import type { CreateCanvas, Picture } from '../canvas.ts'
import { scenesOfGroup } from '../edit/scenes-of-group.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { nearestKeyShape } from '../mouth/key-shapes.ts'
import type { MouthTrack } from '../mouth/mouth-track.ts'
import { nearPlace } from '../scene/near-place.ts'
import { horizonOf } from '../scene/stage.ts'
import { drawWeather, hasWeatherInFront } from '../scene/weather.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { OtherPerson } from '../sheet/other-person.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { styleFor } from '../styles/style-catalogue.ts'
import { sentencesOf } from '../warning.ts'
import { lidsThrough } from './blinks.ts'
import { cameraAt, overscanFor } from './camera-path.ts'
import { composeFrame, type FigureLayer, type FrameLayers } from './compose-frame.ts'
import { drawLayers, type FilmLayers } from './film-layers.ts'
import type { FilmMotion } from './film-motion.ts'
import { filmWarnings, inWave } from './film-warnings.ts'
import { findWavingArm } from './find-waving-arm.ts'
import { hasPaperAround } from './has-paper-around.ts'
import { onTheSpot, shownGait, staysPut } from './in-gait.ts'
import { type MotionMap, mapMotion } from './motion-map.ts'
import { figureMotion, type Shifts } from './move-figure.ts'
import { onOneGround } from './on-one-ground.ts'
import { speakingFace } from './speaking-face.ts'
import { stepBack, stepBackAt } from './step-back.ts'
import { armMotion, takeArm } from './waving-arm.ts'

export interface FilmShape {
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond: number
  readonly durationSeconds: number
}

export interface FilmOrder extends FilmShape {
  readonly character: CharacterSheet
  /** Who is in the scene with them. */
  readonly others?: readonly OtherPerson[] | undefined
  readonly scene: SceneSheet
  /** How they stand when the film begins, where they go on from there into the pose of the scene. */
  readonly from?: SceneSheet | undefined
  readonly style: StyleId
  readonly motion: FilmMotion
  /** What the figure says. */
  readonly speech?: MouthTrack
  readonly createCanvas: CreateCanvas
}

/** A film whose frames are put together one at a time, when they are asked for. */
export interface DrawnFilm {
  readonly frameCount: number
  readonly frames: Iterable<Uint8ClampedArray<ArrayBuffer>>
  readonly warnings: readonly string[]
}

/** A film of which any frame can be asked for. */
export interface SeekableFilm extends DrawnFilm {
  frameAt(index: number): Uint8ClampedArray<ArrayBuffer>
  /** Where the face is that one looks at, in pixels of the film at rest. */
  readonly face?: FilmFace
}

export interface FilmFace {
  readonly x: number
  readonly y: number
  readonly heightPx: number
}

/** Layers are drawn larger than the film, so that a close camera finds detail and a moved line stays sharp. */
const LAYER_SCALE = 1.5
/** Larger films have finer pixels of their own and need less of it; memory and time grow with every pixel of a layer. */
const MOST_LAYER_PIXELS = 3_300_000
/** Each of several is drawn in strides of their own, which wait in memory. */
const OF_SEVERAL = 0.75
/** Even the largest films get some. */
const LEAST_LAYER_SCALE = 1.1
/** Rows of the dots of a film in pixel art: whole blocks at 480p. */
const DOT_ROWS = 120

/** A film of a character in a scene, alone or with others: RGBA frames, rows from the top. The same order gives the same frames. */
export function drawFilm(order: FilmOrder): SeekableFilm {
  const { motion, durationSeconds, framesPerSecond } = order
  const scene = inWave(order)
  const grain = grainOf(order)
  const film = { ...order, scene, widthPx: grain.widthPx, heightPx: grain.heightPx }
  const cast = castOf(film).map((of) => {
    const drawn = drawLayers({
      ...of,
      isMovingOn: movesOn(of),
      widthPx: Math.round(grain.widthPx * grain.scale * overscanFor(motion.camera)),
      heightPx: Math.round(grain.heightPx * grain.scale),
    })
    return { of, ...drawn }
  })
  const [{ layers, warnings }] = cast as [(typeof cast)[number]]
  const frameCount = Math.max(1, Math.round(durationSeconds * framesPerSecond))
  const course = { frameCount, scale: grain.scale, blockPx: grain.blockPx, shape: order }
  const frameAt = framesOf(film, cast, course)
  return {
    frameCount,
    frameAt,
    frames: everyFrame(frameCount, frameAt),
    face: faceOf(layers, course),
    warnings: [...warnings, ...sentencesOf(filmWarnings(order))],
  }
}

/** Tells those who share a scene from each other. */
const VOICES = ['', '/beside', '/beside 2'] as const

interface CastMember extends FilmOrder {
  /** The larger, the nearer. */
  readonly nearness: number
}

/** Each of those in the film, with the scene as they stand in it; only the first one waves, nods and speaks. */
function castOf(film: FilmOrder): readonly CastMember[] {
  const { others = [], character, scene, from, style, motion, widthPx, heightPx } = film
  if (others.length === 0) return [{ ...film, nearness: 0 }]
  const { speech: _, ...silent } = film
  const { family } = styleFor(style).style
  const standing = (where: SceneSheet) => scenesOfGroup(where, [character, ...others], { shape: widthPx / heightPx, family })
  const before = from && standing(from)
  const calm = { ...motion, isWaving: false, isNodding: false }
  return standing(scene).map((each, index) => ({
    ...(index === 0 ? film : { ...silent, motion: calm }),
    ...each,
    from: before?.[index]?.scene,
  }))
}

/** Who stands in the picture only lifts their feet: a film begins on its picture, and from there it is no step to a stride. */
function movesOn({ motion, scene }: FilmOrder): boolean {
  return shownGait(scene, motion) !== undefined
}

export function* everyFrame<Frame>(frameCount: number, frameAt: (index: number) => Frame): Generator<Frame> {
  for (let index = 0; index < frameCount; index += 1) yield frameAt(index)
}

/** The layers may be wider than the film, for a camera that pans. */
function faceOf({ built, widthPx }: FilmLayers, { scale, blockPx, shape }: Course): FilmFace {
  const { landmarks, view } = built
  const perView = widthPx / view.widthPx
  const perFilm = blockPx / scale
  return {
    x: (landmarks.eyes.xPx * perView - widthPx / 2) * perFilm + shape.widthPx / 2,
    y: landmarks.eyes.yPx * perView * perFilm,
    heightPx: 1.5 * view.unitPx * perView * perFilm,
  }
}

interface Grain {
  readonly widthPx: number
  readonly heightPx: number
  readonly scale: number
  /** Film pixels side by side that show one dot. */
  readonly blockPx: number
}

/** Pixel art is put together dot by dot, so that its dots stay whole. */
function grainOf({ style, widthPx, heightPx, others = [] }: FilmOrder): Grain {
  const isDots = styleFor(style).style.figureSize({ widthPx: DOT_ROWS, heightPx: DOT_ROWS }).samplesPerDot !== undefined
  const blockPx = isDots ? Math.max(1, Math.round(Math.min(widthPx, heightPx) / DOT_ROWS)) : 1
  if (!isDots) {
    const most = others.length === 0 ? MOST_LAYER_PIXELS : (MOST_LAYER_PIXELS * OF_SEVERAL) / (others.length + 1)
    const affordable = Math.sqrt(most / (widthPx * heightPx))
    return { widthPx, heightPx, scale: Math.min(LAYER_SCALE, Math.max(LEAST_LAYER_SCALE, affordable)), blockPx }
  }
  return { widthPx: Math.ceil(widthPx / blockPx), heightPx: Math.ceil(heightPx / blockPx), scale: 1, blockPx }
}

interface Course {
  readonly frameCount: number
  readonly scale: number
  readonly blockPx: number
  readonly shape: FilmShape
}

interface Actor {
  readonly of: CastMember
  readonly layers: FilmLayers
}

function framesOf(film: FilmOrder, cast: readonly Actor[], course: Course): SeekableFilm['frameAt'] {
  const { motion, scene, framesPerSecond, widthPx, heightPx } = film
  const { frameCount, scale, blockPx, shape } = course
  const acts = cast.map((actor, index) => actOf(actor, { frameCount, scale, voice: VOICES[index] ?? '' }))
  const order = cast.map((_, index) => index).toSorted((a, b) => cast[a]!.of.nearness - cast[b]!.of.nearness)
  const [{ layers }] = cast as [Actor]
  const plate = cast
    .slice(1)
    .filter(({ of }) => of.scene.seat !== 'arms')
    .reduce((under, { layers: others }) => onOneGround(under, others), layers.plate)
  const isOnPaper = film.from !== undefined && hasPaperAround(plate, layers)
  const rain = hasWeatherInFront(scene) ? film.createCanvas(widthPx, heightPx).getContext('2d') : undefined
  const { landmarks, view } = layers.built
  // What fills the picture stays in it; a camera that closes in goes for the face.
  const goesForFace = (motion.camera === 'push in' || motion.camera === 'pull out') && cast.length === 1
  const perView = layers.widthPx / view.widthPx
  const horizon = horizonOf(scene)
  const nearness = (of: SceneSheet) => nearPlace(of).zoom
  const [left, right] = landmarks.legs
  const feet = [((left.ankle.xPx + right.ankle.xPx) / 2) * perView, landmarks.floorYPx * perView] as const
  return (index) => {
    const seconds = index / framesPerSecond
    const share = frameCount > 1 ? index / (frameCount - 1) : 0
    const stepBack = film.from && { placeZoom: nearness(film.from) / nearness(scene), ahead: stepBackAt(seconds) }
    const camera = cameraAt(motion.camera, share, stepBack)
    const parts: FrameLayers = {
      widthPx: layers.widthPx,
      heightPx: layers.heightPx,
      plate,
      isOnPaper,
      figures: order.flatMap((index) => acts[index]!(seconds, camera.turn)),
      focus: goesForFace
        ? [landmarks.eyes.xPx * perView, landmarks.eyes.yPx * perView]
        : motion.camera === 'walk along' || motion.camera === 'run along'
          ? [cast.length > 1 ? layers.widthPx / 2 : feet[0], feet[1]]
          : [layers.widthPx / 2, layers.heightPx * 0.55],
      placeFocus: [layers.widthPx / 2, (nearPlace(scene).aboutY * layers.heightPx) / 1000],
      horizonY: (horizon * layers.heightPx) / 1000,
      floorY: landmarks.floorYPx * perView,
    }
    const frame = composeFrame(parts, { widthPx, heightPx, scale, camera, isDots: blockPx > 1 })
    if (rain) {
      const picture: Picture = rain.createImageData(widthPx, heightPx)
      picture.data.set(frame)
      rain.putImageData(picture, 0, 0)
      drawWeather(rain, scene, { widthPx, heightPx }, seconds)
      frame.set(rain.getImageData(0, 0, widthPx, heightPx).data)
    }
    return blockPx > 1 ? enlarge(frame, widthPx, { blockPx, shape }) : frame
  }
}

/** One of those in the film at any moment: the layers of them, moved. `voice` tells two from each other who share a scene. */
function actOf({ of, layers }: Actor, { frameCount, scale, voice }: { frameCount: number; scale: number; voice: string }) {
  const { motion, scene, framesPerSecond } = of
  const seed = scene.seed + voice
  const map = mapMotion(layers)
  const isSeated = staysPut(scene, of.character)
  const walk = movesOn(of) ? layers.createWalk() : undefined
  const move = figureMotion(map, { motion: onTheSpot(motion, scene, of.character), seed, isSeated, ...(walk && { walk }) })
  const arm = motion.isWaving ? findWavingArm(of, layers) : undefined
  const waving = arm && { layer: takeArm(layers, map, arm), move: armMotion(map, arm) }
  const showLids = layers.createLids()
  const lidsAt = lidsThrough(frameCount / framesPerSecond, seed)
  const speaking = of.speech && speakingParts(of, layers, { map, speech: of.speech })
  const knots = { columns: map.columns, knotPx: map.knotPx }
  // A child on somebody's arm goes with them.
  const goesAlong = walk !== undefined || scene.seat === 'arms'
  const dropPx = walk?.drop(0).trunk ?? 0
  const back =
    of.from && goesAlong
      ? stepBack({ ...of, from: of.from }, layers, { scale, dropPx, dropAt: (seconds) => walk?.drop(seconds).trunk ?? 0 })
      : undefined
  return (seconds: number, turn: number): FigureLayer[] => {
    const shifts = move(seconds, turn)
    const lens = walk?.show(seconds, back?.lensAt)
    if (walk?.hasStillHead() ?? true) {
      showLids(lidsAt(seconds))
      speaking?.(shifts, seconds)
    }
    const closer = back?.closerAt(seconds)
    return [
      { layer: layers.figure, shifts, ...knots, lens, ...(closer && { closer }) },
      ...(waving ? [{ layer: waving.layer, shifts: waving.move(seconds, shifts), ...knots }] : []),
    ]
  }
}

/** Lips, chin, brows and head at a moment of speech. */
function speakingParts(
  { character, style, framesPerSecond }: FilmOrder,
  layers: FilmLayers,
  { map, speech }: { map: MotionMap; speech: MouthTrack },
) {
  const lips = layers.createLips()
  const move = speakingFace(layers, map, proportionsFor(character, styleFor(style).style.family))
  return (shifts: Shifts, seconds: number) => {
    const shape = speech.shapeAt(seconds, 1 / framesPerSecond)
    lips.show(nearestKeyShape(shape))
    move(shifts, { open: shape.open, stress: speech.stressAt(seconds) })
  }
}

/** Every dot as a block; what a block has too much at the border is cut off. */
function enlarge(
  dots: Uint8ClampedArray,
  columns: number,
  { blockPx, shape }: { blockPx: number; shape: FilmShape },
): Uint8ClampedArray<ArrayBuffer> {
  const { widthPx, heightPx } = shape
  const from = new Uint32Array(dots.buffer, dots.byteOffset, dots.byteLength / 4)
  const to = new Uint32Array(widthPx * heightPx)
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    const row = Math.floor(y / blockPx) * columns
    for (let x = 0; x < widthPx; x += 1, at += 1) to[at] = from[row + Math.floor(x / blockPx)]!
  }
  return new Uint8ClampedArray(to.buffer)
}
