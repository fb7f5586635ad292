import type { DescribedBody, Wanted } from './corpus-of-bodies.ts'

const of = (text: string, ...wanted: Wanted[]): DescribedBody => ({ text, wanted })

/** More of them, written when the words were carried already, of which nothing was looked at or mended since. */
export const CORPUS_OF_STRANGE_BODIES: readonly DescribedBody[] = [
  of(
    'a tall beekeeper with a hooked nose and close-set grey eyes',
    ['tall', 'shape.height', '+'],
    ['hooked nose', 'face.noseHump', '+'],
    ['close-set eyes', 'face.eyeSpacing', '-'],
  ),
  of(
    'portrait of my uncle: portly, ruddy, jowls, bags under his eyes, small mouth',
    ['portly', 'shape.weight', '+'],
    ['jowls', 'face.doubleChin', '+'],
    ['bags', 'face.eyeBags', '+'],
    ['small mouth', 'face.mouthWidth', '-'],
  ),
  of(
    'She has a heart shaped face, almond eyes, an upturned nose and full lips.',
    ['heart face', 'face.heartFace', '+'],
    ['almond eyes', 'face.eyeTilt', '+'],
    ['upturned nose', 'face.noseTipHeight', '+'],
    ['full lips', 'face.upperLipFullness', '+'],
  ),
  of(
    'a bulky dockworker, no neck, cauliflower ears, flattened nose',
    ['flattened nose', 'face.noseFlatness', '+'],
    ['bulky', 'shape.muscle', '+'],
  ),
  of('pregnant woman, 6 months, holding her belly', ['pregnant', 'build.pregnant', '+']),
  of(
    'a short-legged man with a long torso and a big head',
    ['short legs', 'build.legLength', '-'],
    ['big head', 'face.headWidth', '+'],
  ),
  of(
    'the girl’s eyes are wide and her lips are thin',
    ['wide eyes', 'face.eyeOpening', '+'],
    ['thin lips', 'face.upperLipFullness', '-'],
  ),
  of(
    'a lean cellist with a narrow face, hollow cheeks and long fingers',
    ['lean', 'shape.weight', '-'],
    ['narrow face', 'face.headWidth', '-'],
    ['hollow cheeks', 'face.cheekFullness', '-'],
    ['long fingers', 'build.fingers', '+'],
  ),
  of(
    'rugged cowboy, chiseled jaw, cleft in his chin, squinting',
    ['chiseled jaw', 'face.jawWidth', '+'],
    ['cleft chin', 'face.chinCleft', '+'],
  ),
  of(
    'an overweight gamer with a double chin and puffy cheeks',
    ['overweight', 'shape.weight', '+'],
    ['double chin', 'face.doubleChin', '+'],
    ['puffy cheeks', 'face.cheekFullness', '+'],
  ),
  of(
    'Inuit hunter with a broad face, high cheekbones, narrow eyes',
    ['broad face', 'face.headWidth', '+'],
    ['high cheekbones', 'face.cheekbones', '+'],
    ['narrow eyes', 'face.eyeOpening', '-'],
  ),
  of(
    'a woman, nine months pregnant, wide hips, swollen feet',
    ['nine months pregnant', 'build.pregnant', '+'],
    ['wide hips', 'build.hips', '+'],
  ),
  of(
    'statuesque model, legs that go on for miles, sharp jawline',
    ['sharp jawline', 'face.cheekFullness', '-'],
    ['long legs', 'build.legLength', '+'],
  ),
  of('a pointy-nosed, beady-eyed clerk', ['pointy nose', 'face.noseTipWidth', '-'], ['beady eyes', 'face.eyeSize', '-']),
  of(
    'a man with sloping shoulders, thin arms and a paunch',
    ['sloping shoulders', 'build.shoulders', '-'],
    ['thin arms', 'build.arms', '-'],
    ['paunch', 'build.belly', '+'],
  ),
  of('round-faced toddler, chubby, tiny nose', ['round face', 'face.roundFace', '+'], ['tiny nose', 'face.noseLength', '-']),
  of(
    'a giant with a heavy jaw and a low forehead',
    ['giant', 'build.shoulders', '+'],
    ['heavy jaw', 'face.jawWidth', '+'],
    ['low forehead', 'face.foreheadHeight', '-'],
  ),
  of(
    'a dancer: muscular legs, slim waist, broad shoulders',
    ['slim waist', 'build.waist', '-'],
    ['broad shoulders', 'build.shoulders', '+'],
  ),
  of(
    'droopy-eyed old hound of a man, long ears, large nose',
    ['droopy eyes', 'face.eyeTilt', '-'],
    ['large nose', 'face.noseLength', '+'],
  ),
  of(
    'petite, flat-chested girl of 20 with big doe eyes and a wide mouth',
    ['petite', 'shape.height', '-'],
    ['flat-chested', 'shape.bust', '-'],
    ['doe eyes', 'face.eyeSize', '+'],
    ['wide mouth', 'face.mouthWidth', '+'],
  ),
  of(
    'a wrestler with a bull neck, a barrel chest and tiny ears',
    ['bull neck', 'face.neckWidth', '+'],
    ['barrel chest', 'build.chest', '+'],
    ['tiny ears', 'face.earSize', '-'],
  ),
  of(
    'an elegant lady with a Greek nose, an oval face and a slender neck',
    ['greek nose', 'face.noseBridgeDepth', '+'],
    ['oval face', 'face.ovalFace', '+'],
    ['slender neck', 'face.neckWidth', '-'],
  ),
  of(
    'a neither fat nor tall clerk with dimpled cheeks',
    ['not fat', 'shape.weight', 'not +'],
    ['not tall', 'shape.height', 'not +'],
    ['dimpled cheeks', 'face.dimples', '+'],
  ),
  of(
    'a hunched crone with a long pointed chin, sunken eyes and thin lips',
    ['long chin', 'face.chinHeight', '+'],
    ['pointed chin', 'face.chinPoint', '+'],
    ['sunken eyes', 'face.lidFullness', '-'],
    ['thin lips', 'face.upperLipFullness', '-'],
  ),
]
