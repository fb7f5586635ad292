import type { Camera, SceneSheet } from '../../sheet/scene-sheet.ts'
import { namesOf } from './names-of.ts'

type Hour = SceneSheet['timeOfDay']
export const HOURS: Readonly<Record<string, Hour>> = {
  ...namesOf<Hour>({
    dawn: 'first light of day, crack of dawn, sun rising, rising sun, day break, sun up, sunup, early dawn, before sunrise, break of day',
    morning:
      'mid morning, late morning, spring morning, breakfast time, mornings, winter morning, summer morning, saturday morning, sunday morning, autumn morning, this morning, morning time',
    noon: 'high noon, midday sun, summer day, daytime light, lunchtime, spring day, winter day, autumn day, broad daylight, noonday, mid day, bright daylight, hot day, hot summer day, bright summer day, nice day',
    afternoon: 'early afternoon, mid afternoon, lazy afternoon, summer afternoon, afternoon light, afternoons, teatime',
    'golden hour':
      'sun set, low sun, dying light, sun going down, last light, golden sunset, golden sunlight, late sun, sunset light, orange sky, sunset sky, pink sky, sunset glow, evening sun, golden glow, late afternoon light, late afternoon sun, red sunset',
    dusk: 'eventide, gloaming, early evening, late evening, purple sky, crepuscule, summer evening, evenings, evening time, winter evening, sunset dusk, darkening sky, cool evening',
    night:
      'night time, late night, late at night, dead of night, darkness, after dark, moonlight night, under the stars, starry night sky, night sky full of stars, sky full of stars, starry sky background, under the moon, crescent moon, blood moon, red moon, aurora, northern lights, aurora borealis, witching hour, moon lit, moonrise, nights, new moon, blue moon, starry skies, starlit sky, shooting stars, christmas eve, halloween night, midnight sky, moonlight sky, moonlight glow, summer night, winter night, nighttime sky, 2am, 3am',
  }),
  dawn: 'dawn',
  sunrise: 'dawn',
  daybreak: 'dawn',
  'first light': 'dawn',
  'early morning': 'dawn',
  morning: 'morning',
  noon: 'noon',
  midday: 'noon',
  day: 'noon',
  daytime: 'noon',
  daylight: 'noon',
  afternoon: 'afternoon',
  'late afternoon': 'golden hour',
  'golden hour': 'golden hour',
  sunset: 'golden hour',
  'setting sun': 'golden hour',
  sundown: 'golden hour',
  evening: 'dusk',
  dusk: 'dusk',
  twilight: 'dusk',
  nightfall: 'dusk',
  'blue hour': 'dusk',
  night: 'night',
  midnight: 'night',
  nighttime: 'night',
  'starry night': 'night',
  'full moon': 'night',
  moon: 'night',
  stars: 'night',
  moonlight: 'night',
  starlight: 'night',
  'starry sky': 'night',
  'night sky': 'night',
  moonlit: 'night',
  sunlit: 'noon',
  starlit: 'night',
  nocturnal: 'night',
}

type Weather = SceneSheet['weather']
/** Nouns of weather. */
export const WEATHERS: Readonly<Record<string, Weather>> = {
  ...namesOf<Weather>({
    rain: 'raindrops, rainfall, light rain, pouring rain, shower, showers, rain shower, puddles, summer rain, drizzling rain, monsoon, heavy downpour, falling rain, torrential rain, autumn rain, spring rain, rainstorm, soft rain, sleet, acid rain, cold rain, warm rain',
    storm:
      'thunder and lightning, stormy sky, stormy skies, lightning storm, thunderclouds, storm clouds, dark clouds, hurricane, typhoon, tornado, thunderstorms, lightning bolts, lightning strikes, raging storm, sea storm, stormy weather, gale force, lightning bolt, thundercloud, dark storm clouds, storm brewing',
    snow: 'snowing heavily, heavy snow, light snow, snow storm, hail, frost, ice, winter, flurries, snow flurries, snowdrifts, snowdrift, soft snow, snow flakes, gentle snow, snow falling, snow falls, snowy day, winter storm, snow on the ground, icicles, fresh snow, deep snow, christmas snow, powder snow',
    fog: 'morning fog, morning mist, thick fog, mists, dense fog, low fog, smog, smoke, steam, light fog, light mist, sea fog, night fog, sea mist, swirling mist, drifting fog, drifting mist, swirling fog, dust, ground fog, eerie fog, haze of smoke',
    wind: 'sandstorm, sand storm, dust storm, strong wind, gale, gust, gusts, light breeze, gentle breeze, sea breeze, winds, blowing wind, howling wind, wind in her hair, wind in his hair, wind blowing, soft breeze, strong winds, wind blowing through her hair, ocean breeze, summer breeze',
    clear:
      'clear weather, bright sun, sunny sky, sunny skies, blue skies, good weather, clear blue sky, fair weather, bright blue sky, sunny weather, cloudless sky, clear day, clear night, rainbow sky, warm weather, heat, warm sun, heat wave, heatwave, bright sunshine, sun, bright sunlight, sunny summer day, summer',
    cloudy:
      'grey skies, gray skies, overcast sky, cloud cover, overcast skies, cloudy skies, gloomy weather, clouds overhead, dramatic clouds, heavy clouds, dark sky clouds, autumn weather, cloudy day, gloomy sky, overcast day, white clouds, fluffy clouds, grey clouds, gray clouds, leaden sky',
  }),
  rain: 'rain',
  drizzle: 'rain',
  downpour: 'rain',
  'heavy rain': 'rain',
  storm: 'storm',
  thunderstorm: 'storm',
  thunder: 'storm',
  lightning: 'storm',
  tempest: 'storm',
  snow: 'snow',
  snowfall: 'snow',
  'falling snow': 'snow',
  blizzard: 'snow',
  snowstorm: 'snow',
  snowflakes: 'snow',
  fog: 'fog',
  mist: 'fog',
  haze: 'fog',
  wind: 'wind',
  breeze: 'wind',
  'clear sky': 'clear',
  'blue sky': 'clear',
  'clear skies': 'clear',
  sunshine: 'clear',
  'cloudy sky': 'cloudy',
  'grey sky': 'cloudy',
  'gray sky': 'cloudy',
}

/** Adjectives of weather. */
export const SKY_WORDS: Readonly<Record<string, Weather>> = {
  ...namesOf<Weather>({
    rain: 'drizzly, raining heavily, rain drenched, rain swept, rainswept, damp weather, showery, soggy, rain slick, rain slicked, monsoonal, drenched, rain wet',
    storm: 'thundery, tempestuous, lightning lit, storm tossed, storm lashed, stormswept',
    snow: 'icy weather, snow dusted, snowbound, frosty, snow filled, freezing, frozen, snow laden, snow blanketed, sleeting, ice covered',
    fog: 'fog filled, fog shrouded, mist shrouded, steamy, smoky, foggy weather, mist covered, smoggy, murky, mist filled, fogbound, dusty air',
    wind: 'windswept weather, blustery, gusty, wind swept, stormy windy',
    clear:
      'sun filled, sunlit weather, sun soaked, sunshiny, sun dappled, bright sunny, sun bleached weather, sun baked, summery',
    cloudy: 'dreary, grey day, clouded, gloomy day, half cloudy, cloud covered, partly cloudy',
  }),
  rainy: 'rain',
  raining: 'rain',
  'rain soaked': 'rain',
  drizzling: 'rain',
  stormy: 'storm',
  thundering: 'storm',
  snowy: 'snow',
  snowing: 'snow',
  'snow covered': 'snow',
  'snow capped': 'clear',
  wintry: 'snow',
  foggy: 'fog',
  misty: 'fog',
  hazy: 'fog',
  windy: 'wind',
  breezy: 'wind',
  cloudy: 'cloudy',
  overcast: 'cloudy',
  sunny: 'clear',
  cloudless: 'clear',
  'sun drenched': 'clear',
}

interface SaidLight {
  readonly hour?: Hour
  readonly tint?: string
  readonly strength?: number
}

function lightsOf(light: SaidLight, names: string): Record<string, SaidLight> {
  return Object.fromEntries(names.split(', ').map((name) => [name, light]))
}

/** Words of light → the hour that gives such light, when no hour is said. */
export const LIGHTS: Readonly<Record<string, SaidLight>> = {
  ...lightsOf(
    { hour: 'night', tint: '#ffb766', strength: 0.55 },
    'candle lit, candle light, candles, lantern light, lanterns, lantern lit, lit by candles, lit by candlelight, fairy lights, string lights, lamp light, lit by a lantern, lantern glow, glow of lanterns, candle glow, christmas lights, lamplit, gaslight, gaslit, oil lamp light',
  ),
  ...lightsOf(
    { tint: '#ff9a4a', strength: 0.5 },
    'bonfire, firelit, fire glow, glow of the fire, glow of the forge, forge glow, campfire light, flickering light, flickering flames, torchlit, torches, embers, lit by fire, fireplace glow, glowing embers, orange light, orange glow, lava glow, hearth fire',
  ),
  ...lightsOf(
    { hour: 'night', tint: '#e26cf0', strength: 0.5 },
    'neon, neon glow, neon lit, neon sign, pink neon, purple neon, neon signs light',
  ),
  ...lightsOf(
    { tint: '#e26cf0', strength: 0.4 },
    'purple light, purple lighting, pink light, pink lighting, magenta light, disco lights, violet light, purple glow, pink glow, stage lights, colored lights, coloured lights, colorful lights, strobe lights, party lights, blacklight, uv light',
  ),
  ...lightsOf(
    { tint: '#ffcf94', strength: 0.35 },
    'warm glow, soft warm light, warm sunlight, golden rays, sunbeam, sun rays, god rays, rays of light, rays of sunlight, ray of light, light rays, shafts of light, light shafts, golden hour light, warm soft light, warm tones, warm morning light, warm evening light, warm colors, dappled sunlight, autumn light, sun flare, lens flare, incandescent light, amber light, yellow light, sun light',
  ),
  ...lightsOf(
    { tint: '#bcd6ff', strength: 0.35 },
    'fluorescent, fluorescent light, fluorescent lighting, cold lighting, cool lighting, blue lighting, blue glow, blue neon, moon light, pale light, ghostly light, screen light, screen glow, monitor glow, led light, clinical light, winter light, cold blue light, cyan light, harsh fluorescent light, computer glow, silver light, icy light, cool tones',
  ),
  ...lightsOf(
    { tint: '#ff8070', strength: 0.45 },
    'red lighting, red glow, red neon, crimson light, blood red light, red spotlight, emergency lights',
  ),
  ...lightsOf(
    { tint: '#8fe0a0', strength: 0.4 },
    'green light, green lighting, green glow, eerie green light, toxic glow, bioluminescence, bioluminescent, emerald light, eerie light, eerie glow',
  ),
  ...lightsOf(
    { tint: '#b9a8ff', strength: 0.35 },
    'magical glow, ethereal light, mystical light, ethereal glow, magic light, divine light, heavenly light, glowing particles, aura of light',
  ),
  ...lightsOf(
    { strength: 0 },
    'diffuse light, diffused light, soft diffuse light, soft diffused light, window light, soft window light, side light, side lighting, sidelight, side lit, rembrandt lighting, rembrandt light, chiaroscuro, low key, low key lighting, high key, high key lighting, harsh light, harsh lighting, hard light, hard lighting, bright light, bright lighting, ambient light, ambient lighting, moody lighting, moody light, low light, film noir, noir, noir lighting, film noir lighting, single spotlight, spot light, limelight, volumetric light, volumetric lighting, natural lighting, cinematic light, studio light, soft box, softbox, ring light, contrasty light, dramatic shadows, soft shadows, deep shadows, half in shadow, face in shadow, in shadow, rim lit, rimlit, strong light, streetlight, street light, street lamp, butterfly lighting, split lighting, daylight lamp, overhead light, dusky light, well lit, brightly lit, softly lit, moody, even lighting, flat lighting, flash, flash photography, harsh shadows, venetian blinds, light through blinds, light through venetian blinds, blinds, window blinds, shadows of blinds, light from below, lit from below, lit by firelight from below, firelight from below, underlit, black and white photo, black and white photograph, black and white portrait, black and white picture, black and white image, black and white photography, black and white film, monochrome photo, monochrome photograph, monochrome portrait, greyscale, grayscale, sepia, sepia photo, sepia photograph, sepia portrait, sepia tone, sepia toned, rim of light, edge light, edge lighting, halo light, gentle light, hazy light, sunlight through window, light from a window, stained glass light, glow of a screen, city lights glow, soft glow, dark lighting, faint light, low lighting, gloomy light, spooky lighting, shadowy, dark and moody, bokeh, twilight glow, underlighting, headlights',
  ),
  ...lightsOf({ hour: 'dusk', strength: 0 }, 'dim, dim light, dim lighting, dimly lit, dimly lit room'),
  ...lightsOf(
    { hour: 'golden hour' },
    'backlit, backlight, back lit, back lighting, backlighting, backlit by the sun, contre jour, against the light, against the sun, silhouette, silhouetted',
  ),
  ...lightsOf(
    { hour: 'noon' },
    'harsh sun, blazing sun, scorching sun, harsh sunlight, hard sun, hard sunlight, glaring sun, harsh midday sun',
  ),
  candlelight: { hour: 'night', tint: '#ffb766', strength: 0.55 },
  candlelit: { hour: 'night', tint: '#ffb766', strength: 0.55 },
  firelight: { tint: '#ff9a4a', strength: 0.55 },
  'fire light': { tint: '#ff9a4a', strength: 0.55 },
  campfire: { hour: 'night', tint: '#ff9a4a', strength: 0.55 },
  torchlight: { tint: '#ffa552', strength: 0.5 },
  lamplight: { tint: '#ffc27c', strength: 0.4 },
  'neon light': { hour: 'night', tint: '#e26cf0', strength: 0.5 },
  'neon lights': { hour: 'night', tint: '#e26cf0', strength: 0.5 },
  'neon lighting': { hour: 'night', tint: '#e26cf0', strength: 0.5 },
  sunlight: { tint: '#ffe9c0', strength: 0.2 },
  'warm light': { tint: '#ffcf94', strength: 0.4 },
  'warm lighting': { tint: '#ffcf94', strength: 0.4 },
  'golden light': { hour: 'golden hour', tint: '#ffc878', strength: 0.3 },
  'soft light': { strength: 0 },
  'soft lighting': { strength: 0 },
  'dramatic light': { strength: 0 },
  'dramatic lighting': { strength: 0 },
  'cinematic lighting': { strength: 0 },
  'studio lighting': { strength: 0 },
  'rim light': { strength: 0 },
  'rim lighting': { strength: 0 },
  spotlight: { strength: 0 },
  'cold light': { tint: '#bcd6ff', strength: 0.35 },
  'cool light': { tint: '#bcd6ff', strength: 0.3 },
  'blue light': { tint: '#8fb4ff', strength: 0.45 },
  'red light': { tint: '#ff8070', strength: 0.45 },
  'natural light': { strength: 0 },
  'morning light': { hour: 'morning' },
  'evening light': { hour: 'dusk' },
  'magical light': { tint: '#b9a8ff', strength: 0.35 },
  'dappled light': { strength: 0 },
}

/** Where somebody looks; sides are the picture's. */
export type SaidGaze = 'viewer' | 'away' | 'left' | 'right' | 'up' | 'down'

interface SaidCamera extends Partial<Pick<Camera, 'framing' | 'angle' | 'nearer' | 'roll' | 'drop' | 'isThroughWindow'>> {
  readonly gaze?: SaidGaze
  /** The side the viewer sees. */
  readonly view?: 'side' | 'back' | 'over the shoulder' | 'front' | 'away'
}

function camerasOf(camera: SaidCamera, names: string): Record<string, SaidCamera> {
  return Object.fromEntries(names.split(', ').map((name) => [name, camera]))
}

/** Views that are read and not drawn. */
export const UNDRAWN_VIEWS: ReadonlySet<string> = new Set(['fisheye', 'fisheye lens', 'point of view'])

/** Views that the studio, which has no vanishing points, can only draw in part. */
export const ROUGH_VIEWS: Readonly<Record<string, string>> = namesOf<string>({
  'a very high angle':
    'top down, aerial view, drone shot, overhead shot, overhead view, top view, top down view, from directly above',
})

export const CAMERAS: Readonly<Record<string, SaidCamera>> = {
  ...camerasOf(
    { framing: 'close portrait' },
    'head shot, close portrait, profile picture, passport photo, tight portrait, avatar, icon, mugshot',
  ),
  ...camerasOf(
    { framing: 'close portrait', nearer: 1.55 },
    'close up, closeup, close shot, face shot, tight shot, facial close up, face closeup, face close up, close up portrait, closeup portrait, close up shot, close up photo, tight close up, face filling the frame, filling the frame',
  ),
  ...camerasOf({ framing: 'bust', angle: 'high', drop: 0.2 }, 'selfie, selfie shot, selfie photo'),
  ...camerasOf(
    { isThroughWindow: true },
    'through a window, through the window, through a glass pane, behind a window, behind glass, through glass, seen through a window, seen through the window, looking through a window, looking through the window, behind a rainy window, through a rainy window',
  ),
  ...camerasOf(
    { framing: 'close portrait', nearer: 4.2 },
    'extreme close up, extreme closeup, macro, macro shot, very close up, super close up, big close up, eyes close up, close up of her eyes, close up of his eyes, close up on the eyes, eyes fill the picture, extreme close up portrait, extreme close up shot, close up of the eyes',
  ),
  ...camerasOf(
    { framing: 'wide', nearer: 0.6 },
    'extreme long shot, extreme wide shot, very wide shot, tiny in the distance, small in the frame, very far away, far in the distance, seen from very far away',
  ),
  ...camerasOf(
    { framing: 'bust' },
    'shoulders up, chest up, bust portrait, portrait shot, portrait photo, medium close up, head and shoulder, profile photo, shoulder up, bust up, portrait style, linkedin photo, yearbook photo, dating profile photo, character portrait',
  ),
  ...camerasOf(
    { framing: 'half figure' },
    'half length, half body shot, from the waist up, waist shot, upper body shot, mid shot, waist up shot, half body portrait, half length portrait, waist up portrait, torso shot, midshot, half portrait',
  ),
  ...camerasOf(
    { framing: 'three-quarter figure' },
    'knees up, knee up, three quarter length, thighs up, three quarter shot, thigh up, from the knees up, three quarter body',
  ),
  ...camerasOf(
    { framing: 'full figure' },
    'full shot, full length portrait, full length shot, whole body, entire body, fullbody, full view, full body portrait, full body view, whole figure, from head to toe, full body pose, full figure portrait, fullbody shot, fullshot, full body character, full body picture',
  ),
  ...camerasOf(
    { framing: 'wide' },
    'wide view, wide angle shot, far shot, panoramic, panorama, distant shot, seen from afar, from a distance, from afar, far away shot, landscape shot, wideshot',
  ),
  ...camerasOf(
    { angle: 'very low', drop: -0.3 },
    'low angle, from below, seen from below, low angle shot, looking up at, viewed from below, shot from below, low camera, from a low angle, looking up at her, looking up at him',
  ),
  ...camerasOf(
    { angle: 'very high', drop: 0.34 },
    'high angle, from above, seen from above, high angle shot, viewed from above, shot from above, from a high angle, high camera, high view',
  ),
  ...camerasOf(
    { angle: 'from the ground', drop: -0.5 },
    "worm eye view, worms eye view, worm's eye view, extreme low angle, extreme low angle shot, very low angle, ground level shot, from the ground up, from far below",
  ),
  ...camerasOf(
    { angle: 'overhead', drop: 0.55 },
    "bird eye view, birds eye view, bird's eye view, overhead shot, top down, overhead view, top view, aerial view, drone shot, extreme high angle, very high angle, from far above, top down view, from directly above",
  ),
  ...camerasOf(
    { view: 'side' },
    'side view, profile view, in profile, side profile, from the side, side angle, seen from the side, profile',
  ),
  ...camerasOf(
    { view: 'back' },
    'back view, from behind, rear view, seen from behind, from the back, seen from the back, back turned, with her back to us, with his back to us, viewed from behind, facing away',
  ),
  ...camerasOf(
    { view: 'over the shoulder' },
    'over the shoulder, over the shoulder shot, looking over her shoulder, looking over his shoulder, looking back over her shoulder, looking back over his shoulder, looking back at the viewer, looking back at us, over her shoulder, over his shoulder, looking back, glancing back, looking behind, glancing over her shoulder, glancing over his shoulder, looks back, looks over her shoulder, looks over his shoulder, looking behind her, looking behind him, turning around, back turned looking over her shoulder, back turned looking over his shoulder',
  ),
  ...camerasOf(
    { gaze: 'up' },
    'looking up, looks up, gazing up, staring up, looking upward, looking at the sky, gazing at the sky, looking up at the sky, looking at the stars, gazing at the stars, looking at the moon, head tilted back, looking to the sky, looking skyward, gazing upward',
  ),
  ...camerasOf(
    { gaze: 'down' },
    'looking down, looks down, gazing down, staring down, looking downward, looking at the ground, staring at the ground, looking at the floor, looking at his feet, looking at her feet, eyes lowered, lowered eyes, downcast eyes, eyes downcast, head bowed, bowed head, head down, lowered gaze, looking at his hands, looking at her hands',
  ),
  ...camerasOf(
    { gaze: 'left' },
    'looking left, looking to the left, gazing left, looks left, facing left, looking to his right, looking to her right',
  ),
  ...camerasOf(
    { gaze: 'right' },
    'looking right, looking to the right, gazing right, looks right, facing right, looking to his left, looking to her left',
  ),
  ...camerasOf(
    { gaze: 'viewer' },
    'looking at the camera, looking at camera, looking at viewer, looking at the viewer, looking at us, looking at you, eye contact, making eye contact, staring at the viewer, staring at the camera, looking into the camera, looking straight at the camera, gazing at the viewer, looks at the camera, looks at the viewer, staring into the camera, meeting the gaze of the viewer',
  ),
  ...camerasOf({ view: 'front' }, 'front view, from the front, facing the camera, facing viewer, symmetrical, facing forward'),
  ...camerasOf({}, 'three quarter view, point of view, eye level shot, fisheye, fisheye lens'),
  ...camerasOf(
    { roll: 0.3 },
    'dutch angle, dutch tilt, tilted frame, dutch, canted angle, tilted camera, oblique angle, dutch angle shot, camera tilt, tilted shot, crooked camera, tilted angle, skewed angle',
  ),
  ...camerasOf(
    { view: 'away', gaze: 'away' },
    'looking away, looks away, averted gaze, averted eyes, avoiding eye contact, looking aside, gazing away, gazing off, looking off camera, looking out, gazing out, staring out, looking out of the window, looking out the window, looking to the side, gazing into the distance, looking into the distance, staring into the distance',
  ),
  headshot: { framing: 'close portrait' },
  portrait: { framing: 'bust' },
  'bust shot': { framing: 'bust' },
  bust: { framing: 'bust' },
  'head and shoulders': { framing: 'bust' },
  'half body': { framing: 'half figure' },
  'half figure': { framing: 'half figure' },
  'waist up': { framing: 'half figure' },
  'upper body': { framing: 'half figure' },
  'medium shot': { framing: 'half figure' },
  'three quarter figure': { framing: 'three-quarter figure' },
  'cowboy shot': { framing: 'three-quarter figure' },
  'american shot': { framing: 'three-quarter figure' },
  'full body': { framing: 'full figure' },
  'full figure': { framing: 'full figure' },
  'full length': { framing: 'full figure' },
  'full body shot': { framing: 'full figure' },
  'head to toe': { framing: 'full figure' },
  'wide shot': { framing: 'wide' },
  'wide angle': { framing: 'wide' },
  'long shot': { framing: 'wide' },
  'establishing shot': { framing: 'wide' },
  'eye level': { angle: 'eye level' },
}
