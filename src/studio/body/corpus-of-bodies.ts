/** What a stated trait must do: a value of the body that is clearly more, clearly less, or not clearly so, than the ordinary. */
export type Wanted = readonly [said: string, value: string, how: '+' | '-' | 'not +' | 'not -']

export interface DescribedBody {
  readonly text: string
  readonly wanted: readonly Wanted[]
}

const of = (text: string, ...wanted: Wanted[]): DescribedBody => ({ text, wanted })

/**
 * Descriptions of faces and bodies as different people write them: lists, sentences, novels, learners' English. Written before
 * the words were carried from descriptions to bodies, and not changed to suit what is read since.
 */
export const CORPUS_OF_BODIES: readonly DescribedBody[] = [
  of(
    'a tall astronomer with an aquiline nose and hooded eyes',
    ['tall', 'shape.height', '+'],
    ['aquiline nose', 'face.noseHump', '+'],
    ['hooded eyes', 'face.lidFold', '-'],
  ),
  of(
    'Middle aged fisherman, weathered face, deep-set blue eyes, broad shoulders, big hands',
    ['deep-set eyes', 'face.browDepth', '+'],
    ['broad shoulders', 'build.shoulders', '+'],
    ['big hands', 'build.hands', '+'],
  ),
  of(
    'A young Korean woman with monolid eyes, a small nose and full lips, wearing a beige trench coat',
    ['monolid', 'face.epicanthus', '+'],
    ['small nose', 'face.noseLength', '-'],
    ['full lips', 'face.lowerLipFullness', '+'],
  ),
  of(
    'short, curly hair, brown almond shaped eyes, high cheekbones, woman, 30',
    ['almond eyes', 'face.eyeTilt', '+'],
    ['high cheekbones', 'face.cheekbones', '+'],
    ['short is of the hair', 'shape.height', 'not -'],
  ),
  of('an actor with dwarfism in a tailored suit', ['dwarfism', 'build.legLength', '-']),
  of('she is eight months pregnant and laughing, long dark hair, freckles', ['eight months pregnant', 'build.pregnant', '+']),
  of(
    'gaunt old man, hollow cheeks, thin lips and a crooked nose',
    ['gaunt', 'shape.weight', '-'],
    ['hollow cheeks', 'face.cheekFullness', '-'],
    ['thin lips', 'face.upperLipFullness', '-'],
    ['crooked nose', 'face.noseHump', '+'],
  ),
  of(
    'a man with protruding ears and a weak chin',
    ['protruding ears', 'face.earsOut', '+'],
    ['weak chin', 'face.chinForward', '-'],
  ),
  of(
    'Ballet dancer with long legs, a swan neck and narrow shoulders',
    ['long legs', 'build.legLength', '+'],
    ['swan neck', 'face.neckLength', '+'],
    ['narrow shoulders', 'build.shoulders', '-'],
  ),
  of(
    'a chubby-cheeked boy of 7 with big ears',
    ['chubby cheeks', 'face.cheekFullness', '+'],
    ['big ears', 'face.earSize', '+'],
  ),
  of(
    'My grandma: plump, rosy round cheeks, double chin, droopy eyes, warm smile',
    ['plump', 'shape.weight', '+'],
    ['round cheeks', 'face.cheekFullness', '+'],
    ['double chin', 'face.doubleChin', '+'],
    ['droopy eyes', 'face.eyeTilt', '-'],
  ),
  of(
    'muscular firefighter with a square jaw and a cleft chin',
    ['muscular', 'shape.muscle', '+'],
    ['square jaw', 'face.jawWidth', '+'],
    ['cleft chin', 'face.chinCleft', '+'],
  ),
  of(
    'Wide-set green eyes, upturned nose, pointed chin, elfin. A girl in a forest.',
    ['wide-set eyes', 'face.eyeSpacing', '+'],
    ['upturned nose', 'face.noseTipHeight', '+'],
    ['pointed chin', 'face.chinPoint', '+'],
  ),
  of(
    'a lanky teenage boy with long arms and a long thin neck',
    ['lanky', 'shape.weight', '-'],
    ['long arms', 'build.armLength', '+'],
    ['long neck', 'face.neckLength', '+'],
  ),
  of(
    'a woman whose eyes are hooded and whose lips are full',
    ['hooded eyes', 'face.lidFold', '-'],
    ['full lips', 'face.lowerLipFullness', '+'],
  ),
  of(
    'his nose is large and hooked, his chin is weak',
    ['large nose', 'face.noseLength', '+'],
    ['hooked nose', 'face.noseHump', '+'],
    ['weak chin', 'face.chinForward', '-'],
  ),
  of(
    'A burly blacksmith, bull neck, heavy brow, barrel chest',
    ['burly', 'shape.muscle', '+'],
    ['bull neck', 'face.neckWidth', '+'],
    ['heavy brow', 'face.browDepth', '+'],
    ['barrel chest', 'build.chest', '+'],
  ),
  of('a heavily pregnant queen on a throne', ['heavily pregnant', 'build.pregnant', '+']),
  of(
    'a petite barista with a button nose and dimples',
    ['petite', 'shape.height', '-'],
    ['button nose', 'face.noseLength', '-'],
    ['dimples', 'face.dimples', '+'],
  ),
  of(
    'a very tall basketball player, long limbs, lean',
    ['very tall', 'shape.height', '+'],
    ['lean', 'shape.weight', '-'],
    ['long limbs', 'build.legLength', '+'],
  ),
  of(
    'an old woman with bags under her eyes, sagging jowls and a wrinkled face',
    ['eye bags', 'face.eyeBags', '+'],
    ['jowls', 'face.doubleChin', '+'],
    ['wrinkled', 'face.laughLines', '+'],
  ),
  of(
    'Roman nose, strong jawline, piercing deep set eyes, male model, 28 years',
    ['roman nose', 'face.noseHump', '+'],
    ['strong jawline', 'face.jawWidth', '+'],
    ['deep set eyes', 'face.browDepth', '+'],
  ),
  of(
    'curvy latina woman with wide hips, narrow waist and pouty lips',
    ['curvy', 'build.hips', '+'],
    ['narrow waist', 'build.waist', '-'],
    ['pouty lips', 'face.lowerLipFullness', '+'],
  ),
  of('an obese man with a double chin eating noodles', ['obese', 'shape.weight', '+'], ['double chin', 'face.doubleChin', '+']),
  of(
    'skinny hacker with sunken eyes and a long face',
    ['skinny', 'shape.weight', '-'],
    ['sunken eyes', 'face.lidFullness', '-'],
    ['long face', 'face.longFace', '+'],
  ),
  of(
    'a giantess with a heart-shaped face stepping over a village',
    ['giantess', 'build.shoulders', '+'],
    ['heart-shaped face', 'face.heartFace', '+'],
  ),
  of(
    'a broad-shouldered woman swimmer with slanted eyes and a wide mouth',
    ['broad-shouldered', 'build.shoulders', '+'],
    ['slanted eyes', 'face.eyeTilt', '+'],
    ['wide mouth', 'face.mouthWidth', '+'],
  ),
  of(
    'not tall, not thin, just an ordinary accountant with a pot belly',
    ['not tall', 'shape.height', 'not +'],
    ['pot belly', 'build.belly', '+'],
  ),
  of(
    'girl, big round eyes, tiny nose, small mouth',
    ['big eyes', 'face.eyeSize', '+'],
    ['round eyes', 'face.eyeOpening', '+'],
    ['tiny nose', 'face.noseLength', '-'],
    ['small mouth', 'face.mouthWidth', '-'],
  ),
  of(
    'a Nigerian king, broad nose, thick lips, high forehead, stout',
    ['broad nose', 'face.noseWidth', '+'],
    ['thick lips', 'face.lowerLipFullness', '+'],
    ['high forehead', 'face.foreheadHeight', '+'],
    ['stout', 'shape.weight', '+'],
  ),
  of(
    'a guy with a lantern jaw, close-set eyes and jug ears',
    ['lantern jaw', 'face.jawWidth', '+'],
    ['close-set eyes', 'face.eyeSpacing', '-'],
    ['jug ears', 'face.earsOut', '+'],
  ),
  of(
    'a thin woman with sharp cheekbones, narrow eyes and a pointed nose',
    ['thin', 'shape.weight', '-'],
    ['sharp cheekbones', 'face.cheekbones', '+'],
    ['narrow eyes', 'face.eyeOpening', '-'],
    ['pointed nose', 'face.noseTipWidth', '-'],
  ),
  of(
    'A stocky welder with short legs, thick neck and a flat, broken nose',
    ['stocky', 'shape.weight', '+'],
    ['short legs', 'build.legLength', '-'],
    ['thick neck', 'face.neckWidth', '+'],
    ['broken nose', 'face.noseFlatness', '+'],
  ),
  of('an athletic runner, toned, with cat eyes', ['athletic', 'shape.muscle', '+'], ['cat eyes', 'face.eyeTilt', '+']),
  of(
    'a baby-faced soldier with chubby cheeks',
    ['baby-faced', 'face.faceAge', '-'],
    ['chubby cheeks', 'face.cheekFullness', '+'],
  ),
  of(
    'The detective had a hawkish nose, a receding chin and heavy-lidded eyes.',
    ['hawkish nose', 'face.noseHump', '+'],
    ['receding chin', 'face.chinForward', '-'],
    ['heavy-lidded eyes', 'face.lidFullness', '+'],
  ),
  of(
    'elderly gentleman, bulbous nose, large ears, bushy eyebrows, wearing tweed',
    ['bulbous nose', 'face.noseTipWidth', '+'],
    ['large ears', 'face.earSize', '+'],
  ),
  of(
    'woman with wide hips, seven months pregnant, in a yellow sundress',
    ['wide hips', 'build.hips', '+'],
    ['seven months pregnant', 'build.pregnant', '+'],
  ),
  of(
    'A wiry climber. Gaunt face. Prominent cheekbones. Slightly crooked nose.',
    ['wiry', 'shape.weight', '-'],
    ['gaunt face', 'face.cheekFullness', '-'],
    ['prominent cheekbones', 'face.cheekbones', '+'],
    ['crooked nose', 'face.noseHump', '+'],
  ),
  of(
    'a short podiatrist with a round face, snub nose and small eyes',
    ['short', 'shape.height', '-'],
    ['round face', 'face.roundFace', '+'],
    ['snub nose', 'face.noseLength', '-'],
    ['small eyes', 'face.eyeSize', '-'],
  ),
  of(
    'a tall, slender sommelier with an oval face',
    ['tall', 'shape.height', '+'],
    ['slender', 'shape.weight', '-'],
    ['oval face', 'face.ovalFace', '+'],
  ),
  of(
    'man with nose big, ears pointed and eyes small, body fat',
    ['nose big', 'face.noseLength', '+'],
    ['eyes small', 'face.eyeSize', '-'],
    ['fat', 'shape.weight', '+'],
  ),
  of(
    'a princess without dimples, with a long neck and downturned eyes',
    ['without dimples', 'face.dimples', 'not +'],
    ['long neck', 'face.neckLength', '+'],
    ['downturned eyes', 'face.eyeTilt', '-'],
  ),
  of(
    'a bodybuilder with huge arms, a thick neck and a chiselled jaw',
    ['bodybuilder', 'shape.muscle', '+'],
    ['thick neck', 'face.neckWidth', '+'],
    ['chiselled jaw', 'face.jawWidth', '+'],
  ),
  of('a little person working as a chef, cheerful', ['little person', 'build.legLength', '-']),
  of(
    'bony wizard, long crooked nose, bulging eyes, pointy ears',
    ['bony', 'shape.weight', '-'],
    ['long nose', 'face.noseLength', '+'],
    ['bulging eyes', 'face.lidFullness', '+'],
    ['pointy ears', 'face.pointedEars', '+'],
  ),
  of(
    'a curvaceous singer with plump lips and doe eyes',
    ['curvaceous', 'build.hips', '+'],
    ['plump lips', 'face.lowerLipFullness', '+'],
    ['doe eyes', 'face.eyeSize', '+'],
  ),
  of(
    'A teenager with an underbite and a diamond-shaped face',
    ['underbite', 'face.underbite', '+'],
    ['diamond-shaped face', 'face.diamondFace', '+'],
  ),
  of(
    'a heavyset trucker, beer belly, small beady eyes, flat nose',
    ['heavyset', 'shape.weight', '+'],
    ['beer belly', 'build.belly', '+'],
    ['beady eyes', 'face.eyeSize', '-'],
    ['flat nose', 'face.noseWidth', '+'],
  ),
  of(
    'a woman with a prominent nose and a strong chin, elegant, 50s',
    ['prominent nose', 'face.noseLength', '+'],
    ['strong chin', 'face.chinForward', '+'],
  ),
  of(
    'a frail old man with a hooked beak of a nose, sunken cheeks',
    ['frail', 'shape.weight', '-'],
    ['hooked nose', 'face.noseHump', '+'],
    ['sunken cheeks', 'face.cheekFullness', '-'],
  ),
  of(
    'towering bouncer, massive shoulders, small head, wide jaw',
    ['towering', 'shape.height', '+'],
    ['massive shoulders', 'build.shoulders', '+'],
    ['small head', 'face.headWidth', '-'],
    ['wide jaw', 'face.jawWidth', '+'],
  ),
  of(
    'a voluptuous opera singer with a dimpled chin and full cheeks',
    ['voluptuous', 'build.hips', '+'],
    ['dimpled chin', 'face.chinCleft', '+'],
    ['full cheeks', 'face.cheekFullness', '+'],
  ),
  of(
    'a scrawny kid with knobbly knees, sticking out ears and a gap in the teeth',
    ['scrawny', 'shape.weight', '-'],
    ['sticking out ears', 'face.earsOut', '+'],
  ),
  of(
    'hourglass figure, cat-like eyes, narrow nose, jazz singer from the 40s',
    ['hourglass', 'build.waist', '-'],
    ['cat-like eyes', 'face.eyeTilt', '+'],
    ['narrow nose', 'face.noseWidth', '-'],
  ),
  of(
    'a man of medium height with a broad chest, broad face and low forehead',
    ['broad chest', 'build.chest', '+'],
    ['broad face', 'face.headWidth', '+'],
    ['low forehead', 'face.foreheadHeight', '-'],
  ),
  of(
    'five months pregnant florist, her face round and soft',
    ['five months pregnant', 'build.pregnant', '+'],
    ['round face', 'face.roundFace', '+'],
  ),
  of(
    'a willowy elf with angular features, slanted eyes and thin lips',
    ['willowy', 'shape.weight', '-'],
    ['angular features', 'face.cheekbones', '+'],
    ['slanted eyes', 'face.eyeTilt', '+'],
    ['thin lips', 'face.upperLipFullness', '-'],
  ),
  of(
    'vampire count: emaciated, sunken cheeks, widow’s peak, arched brows, sharp chin',
    ['emaciated', 'shape.weight', '-'],
    ['sunken cheeks', 'face.cheekFullness', '-'],
    ['sharp chin', 'face.chinPoint', '+'],
  ),
  of(
    'a girl with a wide nose bridge, flared nostrils, gummy smile and prominent forehead',
    ['wide nose', 'face.noseBridgeWidth', '+'],
    ['flared nostrils', 'face.nostrilFlare', '+'],
    ['prominent forehead', 'face.foreheadBulge', '+'],
  ),
]
