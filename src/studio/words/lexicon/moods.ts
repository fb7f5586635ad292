import type { ExpressionKind } from '../../sheet/scene-sheet.ts'
import { namesOf } from './names-of.ts'

/** Adjectives and participles of a mood. */
export const MOODS: Readonly<Record<string, ExpressionKind>> = namesOf<ExpressionKind>({
  neutral:
    'emotionless, impassive, zen, meditative, unbothered, nonchalant, detached, unreadable, deadpan, at ease, vacant, chill, laid back, placid, elegant looking, neutral, calm, relaxed, expressionless, blank, composed',
  smile:
    'tranquil, at peace, kindly, smiled, kind hearted, kindhearted, good natured, goodnatured, warm hearted, cheery, pleasant, tender, loving, affectionate, smiley, gentle hearted, motherly, fatherly, caring, inviting, sweet, approachable, optimistic, grateful, relieved, amused, satisfied, contented, nurturing, blissful, radiant, romantic, in love, lovestruck, charming looking, polite, trusting, gentle looking, serene, peaceful, smiling, gently smiling, friendly, kind, kind faced, gentle, content, warmhearted, hopeful, welcoming',
  tired:
    'indifferent, unimpressed, apathetic, fatigued, worn out, half asleep, yawning, dozy, lethargic, jaded, sleep deprived, listless, burnt out, burned out, groggy, worn down, sleepily, world weary, dozing, sluggish, hungover, lazy, unamused, tired, sleepy, exhausted, weary, drowsy, bored',
  thoughtful:
    'dreamy, dreamily, reflective, thinking hard, philosophical, deep in thought, lost in thought, introspective, thoughtful, pensive, contemplative',
  laughing: 'laughs, giggling, laughed, giggled, chuckled, chuckling, mirthful, cackling, laughing out loud, laughing',
  happy:
    'grinned, beamed, smiles broadly, overjoyed, thrilled, exuberant, enthusiastic, jovial, bubbly, energetic, upbeat, grins, elated, giddy, jubilant, chipper, glad, bright eyed, cheering, hyper, festive, euphoric, carefree, boisterous, lively, excitable, happy, joyful, cheerful, grinning, merry, jolly, excited, ecstatic, delighted, beaming, gleeful, joyous',
  singing: 'singing, sings',
  sad: 'sorrowful looking, depressed, grieving, downcast, crestfallen, forlorn, dejected, miserable, gloomy looking, sobbing, wept, sobbed, cried, sulking, sullen, pouting, moping, disappointed, glum, wistfully, in tears, sombre, somber, heavy hearted, blue looking, homesick, hurt, despondent, nostalgic, bittersweet, longing, emo looking, vulnerable, sad, melancholic, melancholy, crying, weeping, sorrowful, gloomy, lonely, heartbroken, wistful, unhappy, mournful, tearful, teary',
  worried:
    'troubled, nervously, uneasy, apprehensive, stressed, concerned, tense, worriedly, insecure, nervous, anxious, worried',
  angry:
    'mean, irritated, rolling her eyes, rolling his eyes, rolls her eyes, rolls his eyes, eye roll, irate, outraged, glaring, scowled, glared, aggressive, cross looking, mad looking, scowls, seething, fuming, frustrated, ill tempered, bad tempered, grouchy, cranky, cantankerous, hateful, vengeful, angry, mad, scowling, annoyed, grumpy, fierce',
  furious:
    'wrathful, livid, growling, shouted, growled, snarled, ferocious, shouting, yelling, screaming, roaring, vicious, savage, snarls, wrathfully, furious, enraged, snarling, raging',
  stern:
    'hostile, menacing, threatening, disapproving, grim, severe, strict, cold hearted, icy stare, frowns, frowned, hard faced, dour, judgmental, ruthless, mean looking face, cold eyed, gruff, frowning, stern, cold',
  surprised:
    'astounded, stunned, gobsmacked, wide eyed, dumbfounded, speechless, open mouthed, curious, in awe, flabbergasted, awed, inquisitive, incredulous, wondrous, gasping, surprised, astonished, shocked, amazed, startled, wondering, awestruck',
  doubtful:
    'confused, puzzled, bewildered, perplexed, baffled, questioning, wary, skeptical, sceptical, suspicious, doubtful, guarded, quizzical',
  afraid:
    'panicked, panicking, petrified, horrified, alarmed, trembling, fearful looking, spooked, timorous, cowering, jittery, frantic, paranoid, desperate, cautious, afraid, scared, frightened, terrified, fearful',
  disgusted: 'grossed out, repulsed, nauseated, sick looking, sneering, sneers, appalled, disgusted, revolted',
  proud:
    'contemptuous, scornful, disdainful, haughty, snobbish, snooty, condescending, cocksure, imperious, smug, cocky, arrogant, proud',
  smirk:
    'smirks, smirked, winked at, mischievously, cheeky, impish, rakish, devious, scheming, self assured, sassy, self confident, naughty, wily, crafty, wry, ironic, sarcastic, flirty, flirtatious, seductive, sultry, coy smirk, conniving, teasing, sardonic, shifty, suave, mysterious smile, roguishly, alluring, rebellious, defiant smirk, smirking, mischievous, sly, mocking, confident, cunning, roguish',
  evil: 'wicked, sinister, devilish, villainous, evil looking, malicious',
  determined:
    'fearlessly, steadfast, unflinching, valiant, gallant, defiant, bold looking, strong willed, tenacious, intent, concentrating, concentrated, driven, ambitious, focussed, purposeful, unyielding, noble looking, regal, majestic, dignified, commanding, authoritative, poised, triumphant, victorious, victorious looking, ready for battle, ready to fight, steely, steely eyed, inspired, motivated, badass looking, concentrates, courageously, determined, resolute, focused, brave, heroic, intense, courageous, fearless',
  shy: 'bashfully, coy, blushes, blushed, sheepish, flustered, introverted, reserved, awkward, demure, timidly, shyly, socially awkward, humble looking, self conscious, modest, embarassed, shy, bashful, blushing, timid, embarrassed',
  serious:
    'stone faced, unsmiling, studious, aloof, sombre looking, distant looking, intense looking, scholarly, sage, professional, stately, austere, enigmatic, formal looking, no nonsense, stony faced, stoical, grave looking, brooding looking, haunted, focused looking, squinting, calculating, watchful, vigilant, alert, stoic, serious, solemn, grave, wise, brooding, mysterious',
  wink: 'winks, winking playfully, playfully winking, playful, winking',
  'tongue out':
    'tongue out, sticking out tongue, sticking out her tongue, sticking out his tongue, sticking her tongue out, sticking his tongue out',
  kiss: 'kissing',
})

/** Nouns of a mood: 'with a smirk'. */
export const EXPRESSION_NOUNS: Readonly<Record<string, ExpressionKind>> = namesOf<ExpressionKind>({
  neutral:
    'blank expression, blank stare, eyes closed, closed eyes, eyes shut, neutral face, resting face, calm face, deadpan face, neutral expression, thousand yard stare, empty stare, poker face, straight face',
  stern:
    'cold stare, menacing look, stern look, stern expression, stern face, grim expression, hard stare, hard look, stony expression, cold expression, grim face, cold gaze, cold look, frown',
  smile:
    'smiles, soft smile, faint smile, small smile, subtle smile, slight smile, tender smile, kind smile, half smile, friendly smile, polite smile, serene smile, dimpled smile, charming smile, tired smile, closed mouth smile, confident smile, secretive smile, knowing smile, calm smile, hint of a smile, shadow of a smile, smile lines smile, smile, warm smile, gentle smile',
  happy:
    'grins, huge smile, bright smile, radiant smile, beaming smile, happy smile, joyful smile, cheerful smile, happiness, huge grin, big grin, wide grin, toothy grin, gap toothed smile, gap toothed grin, missing tooth smile, open mouthed smile, open smile, happy tears, tears of joy, dazzling smile, excitement, delight, happy expression, happy face, big smile, wide smile, broad smile, toothy smile, grin, joy',
  laughing: 'laughter, big laugh, giggle, laugh',
  singing: 'mouth wide open singing',
  sad: 'sorrow, grief, melancholy look, tear, frown of sadness, quivering lip, sad look, sad expression, tears streaming, sad face, longing look, tear in his eye, tear in her eye, sad smile, tears, sadness, pout',
  angry:
    'angry face, angry look, grimace, gritted teeth, clenched teeth, furrowed brow, furrowed brows, death stare, angry expression, angry scowl, scowl, glare, anger',
  furious: 'fury, rage, bared teeth, baring teeth, battle cry, shout, scream, snarl',
  surprised:
    'surprise, shock, amazement, astonishment, awe, wide eyes, open mouth, raised eyebrows, gasp, jaw dropped, wonder, mouth open, look of shock, look of wonder, shocked face, surprised face, surprised look, curiosity, look of surprise',
  doubtful: 'raised eyebrow, raised brow, confusion, confused look, quizzical look',
  worried: 'nervous smile, anxiety, worry, worried look, worried expression, nervous look',
  afraid: 'terror, panic, look of fear, scared look, scared face, fearful expression, look of horror, fear',
  disgusted: 'sneer, look of disgust, wrinkled nose, disgusted face, curled lip, disgust',
  proud:
    'contempt, scorn, disdain, smug smile, cocky smile, smug look, smug grin, arrogant smirk, proud look, proud smile, arrogant smile',
  smirk:
    'cocky grin, sly grin, cheeky grin, mischievous grin, lopsided grin, crooked grin, lopsided smile, knowing look, smirks, sardonic smile, impish grin, roguish grin, flirty smile, playful smile, cheeky smile, confident look, seductive look, raised brow smirk, cunning smile, half smirk, half grin, teasing smile, smirk, wry smile, crooked smile, mischievous smile, sly smile',
  evil: 'evil grin, wicked grin, evil smile, wicked smile, sinister smile, devilish grin, menacing grin, cruel smile, evil expression',
  determined:
    'determined look, steely gaze, fierce look, resolve, steely look, confident expression, clenched jaw, determined expression, intense gaze, intense stare, piercing stare, focus, courage, bravery, fierce gaze, heroic look, intense look, determination',
  tired:
    'yawn, sleepy look, bored look, heavy lids, bored expression, tired look, tired expression, half closed eyes, boredom, exhaustion',
  shy: 'bashful smile, timid smile, shy look, blushing cheeks, shyness, coy smile, embarrassed smile, awkward smile, shy grin, coy look, shy expression, shy smile, blush',
  serious:
    'serious look, serious expression, serious face, stare, distant look, distant gaze, resting bitch face, mysterious look',
  thoughtful: 'thoughtful look, thoughtful expression, pensive look, faraway look, far away look, contemplation',
  wink: 'playful wink, one eye closed, cheeky wink, wink',
  kiss: 'puckered lips, duck face, kissy face',
})
