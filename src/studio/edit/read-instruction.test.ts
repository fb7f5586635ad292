import { expect, test } from 'vitest'
import { readInstruction } from './read-instruction.ts'

const read = (text: string) =>
  readInstruction(text).map((order) => {
    switch (order.kind) {
      case 'describe': {
        const { warnings: _, ...reading } = order.reading
        return reading
      }
      case 'replace':
        return `replace ${order.what}`
      case 'remove':
        return `remove ${order.what}`
      case 'style':
        return `style ${order.style}`
      case 'grade':
        return order.grade
      case 'frame':
        return `frame ${order.frame}`
      case 'compare':
        return order.toward
      case 'sky':
        return { sky: order.color.map((channel) => Math.round(channel * 10) / 10) }
      case 'unknown':
        return `unknown ${order.said}`
      default:
        return order satisfies never
    }
  })

test.each([
  ['Make her hair blue', [{ hairColor: 'blue' }]],
  ['change the hair to short blonde curls', ['replace the hair']],
  ['dye her hair pink', [{ hairColor: 'pink' }]],
  ['Change her eyes to green', [{ eyeColor: 'green' }]],
  ['make the coat red', [{ garments: [{ type: 'coat', color: 'red' }] }]],
  ['change the coat to red', [{ garments: [{ type: 'coat', color: 'red' }] }]],
  ['replace the coat with a leather jacket', ['replace the coat']],
  ['Add a black hat', [{ headwear: 'black hat' }]],
  ['give her round glasses', [{ eyewear: 'round glasses' }]],
  ['put a red scarf on her', [{ garments: [{ type: 'scarf', color: 'red' }] }]],
  ['add a cat', [{ companion: 'cat' }]],
  ['remove the glasses', ['remove the glasses']],
  ['take her hat off', ['remove her hat']],
  ['shave off his beard', ['remove the beard']],
  ['make him clean-shaven', ['remove the beard']],
  ['no hat', ['remove hat']],
  ['Make her smile', [{ expression: 'smile' }]],
  ['make him look angry', [{ expression: 'angry' }]],
  ['put her in a forest at night', [{ place: 'forest', timeOfDay: expect.stringContaining('night') }]],
  ['change the background to a beach', [{ place: 'beach' }]],
  ['change the background to blue', [{ place: 'blue background' }]],
  ['make it night', [{ timeOfDay: expect.stringContaining('night') }]],
  ['make it rain', [{ weather: 'rain' }]],
  ['add snow', [{ weather: 'snow' }]],
  ['turn it into a watercolor painting', ['style watercolor']],
  ['in anime style', ['style anime']],
  ['make it pixel art', ['style pixel-art']],
  ['make it a bit brighter', [{ exposure: 0.45 }]],
  ['darken the picture', [{ exposure: -0.5 }]],
  ['black and white', [{ saturation: -1 }]],
  ['make it black and white', [{ saturation: -1 }]],
  ['make it warmer and brighter', [{ warmth: 0.45 }, { exposure: 0.45 }]],
  ['crop to the face and black and white', ['frame face', { saturation: -1 }]],
  ['sepia with a vignette', [{ sepia: 0.85 }, { vignette: 0.7 }]],
  ['flip left and right', [{ isMirrored: true }]],
  ['warmer colors', [{ warmth: 0.45 }]],
  ['zoom in', ['frame nearer']],
  ['crop to the face', ['frame face']],
  ['show the full body', ['frame whole figure']],
  ['make her older', ['older']],
  ['make her hair longer', ['longer hair']],
  ['flip it', [{ isMirrored: true }]],
  ['flip it vertically', [{ isMirrored: true, turns: 2 }]],
  ['rotate', [{ turns: 1 }]],
  ['rotate the image 90 degrees counterclockwise', [{ turns: 3 }]],
  ['turn it upside down', [{ turns: 2 }]],
  ['rotate 45 degrees', ['unknown rotate 45 degrees']],
  ['turn her around', ['unknown turn her around']],
  ['sharpen the picture', [{ sharpness: 0.7 }]],
  ['make it blurry', [{ sharpness: -0.7 }]],
  ['make her hair blue and longer', ['longer hair', { hairColor: 'blue' }]],
  ['give her longer blonde hair', ['longer hair', { hairColor: 'blonde' }]],
  ['pink sky', [{ sky: [0.9, 0.6, 0.7] }]],
  ['make the sky purple', [{ sky: [0.4, 0.2, 0.6] }]],
  ['change the sky to a starry sky', [{ timeOfDay: 'starry sky' }]],
  ['make the dress sky blue', [{ garments: [{ type: 'dress', color: 'sky blue' }] }]],
  ['make him a vampire', [{ species: 'vampire' }]],
  ['make her a little happier', [{ expression: 'happy' }]],
  ['make it a night scene', [{ timeOfDay: 'night' }]],
  ['make her cry', [{ expression: 'crying' }]],
  ['turn her into an elf', [{ species: 'elf' }]],
  [
    'Make her hair blue, add a red scarf and remove the hat.',
    [{ hairColor: 'blue' }, { garments: [{ type: 'scarf', color: 'red' }] }, 'remove the hat'],
  ],
  ['keep the face the same', []],
  ['quantize the flux capacitor', ['unknown quantize the flux capacitor']],
])('“%s” is understood', (instruction, orders) => {
  expect(read(instruction)).toEqual(orders)
})
