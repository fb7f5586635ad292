import type { StyleId } from '#contract/styles.ts'
import type { Work } from '../engine.ts'
import { costOf, type FalCall, megapixels } from './fal-call.ts'
import { planEdit } from './plan-edit.ts'
import { planFilm } from './plan-film.ts'
import { planFilmChange } from './plan-film-change.ts'
import { seedNumber } from './seed-number.ts'

/** The kinds of work that fal can do with pictures alone. */
export const PICTURE_KINDS = ['preview', 'character', 'picture', 'edit', 'dress-up', 'blend', 'upscale-image'] as const

/** Those that end in a film. */
export const FILM_KINDS = ['video', 'upscale-video', 'restore-video'] as const

/** Views of a character that one call makes; the built-in engine draws nine, each by itself. */
const CHARACTER_VIEWS = ['View 1', 'View 2', 'View 3', 'View 4']

/** The one request that asks fal for this work; undefined for a kind that fal does not make. */
export function planCall(work: Work): FalCall | undefined {
  switch (work.kind) {
    case 'preview': {
      const labels = Array.from({ length: work.candidates }, (_, index) => `candidate ${index + 1}`)
      const square = { widthPx: work.sizePx, heightPx: work.sizePx }
      const prompt = inStyle(work.description, work.style)
      if (work.photo) return planEdit({ ...work, prompt, labels, pictures: [work.photo.bytes], size: square })
      return {
        use: 'text-to-image',
        media: 'pictures',
        input: {
          prompt,
          num_images: work.candidates,
          image_size: { width: work.sizePx, height: work.sizePx },
          seed: seedNumber(work.seed),
          output_format: 'png',
        },
        labels,
        costUsd: costOf('text-to-image', megapixels(square) * work.candidates),
        warnings: [],
      }
    }
    case 'character': {
      const { references, photo } = work.character
      const about = 'The same person as in the picture, from another side, whole figure, plain background'
      return planEdit({
        prompt: inStyle(`${about}. ${work.description}`, work.style),
        seed: work.name,
        pictures: photo ? [photo.bytes, ...references] : references,
        labels: CHARACTER_VIEWS,
        size: { widthPx: work.sizePx, heightPx: work.sizePx },
        warnings: [`This engine makes ${CHARACTER_VIEWS.length} views of a character, without single expressions.`],
      })
    }
    case 'picture': {
      const people = [work.subject, ...(work.mentioned ? [work.mentioned] : [])]
      const cast = people.map((who, index) => `Picture ${index + 1} shows ${who.name}: ${who.description}`)
      return planEdit({
        prompt: inStyle([...cast, work.prompt, 'Keep everybody as in the pictures'].join('. '), work.style),
        seed: work.seed,
        pictures: people.flatMap((who) => who.references.slice(0, 1)),
        labels: Array.from({ length: work.count }, (_, index) => `picture ${index + 1}`),
        size: work,
      })
    }
    case 'edit':
      return planEdit({ ...work, prompt: work.instruction, pictures: [work.picture.bytes], labels: ['edit'] })
    case 'dress-up': {
      const order =
        'Dress the person of picture 1 in the outfit of picture 2. Keep face, hair, pose and background of picture 1'
      return planEdit({
        ...work,
        prompt: withWish(order, work.prompt),
        pictures: [work.person.bytes, work.outfit.bytes],
        labels: ['dressed'],
      })
    }
    case 'blend': {
      const isOne = work.pictures.length === 1
      const order = isOne ? 'Keep the person; only the background changes' : 'Bring these pictures together in one'
      const pictures = work.pictures.map(({ bytes }) => bytes)
      return planEdit({ ...work, prompt: withWish(order, work.prompt), pictures, labels: ['blend'] })
    }
    case 'upscale-image':
      return {
        use: 'image-upscale',
        media: 'pictures',
        input: {
          image_url: { file: work.picture.bytes },
          upscale_factor: Math.round((work.widthPx / work.picture.widthPx) * 1000) / 1000,
          output_format: 'png',
        },
        labels: ['upscaled'],
        costUsd: costOf('image-upscale', megapixels(work)),
        warnings: [],
      }
    case 'video':
      return planFilm(work)
    case 'upscale-video':
    case 'restore-video':
      return planFilmChange(work)
    default:
      return undefined
  }
}

function withWish(order: string, wish: string): string {
  return wish.trim() === '' ? order : `${order}. ${wish}`
}

function inStyle(text: string, style: StyleId): string {
  return style === 'none' ? text : `${text}. Style: ${style.replaceAll('-', ' ')}`
}
