/** Phrases for what a description leaves open; each reads back as exactly what it says. */
export const HAIR_PHRASES: readonly string[] = [
  'long, wavy chestnut hair',
  'a neat black bob',
  'short, tousled brown hair',
  'shoulder-length auburn hair',
  'curly dark brown hair',
  'blonde hair in a loose braid',
  'sleek black hair in a ponytail',
  'short, curly copper hair',
]
export const OLD_HAIR_PHRASES: readonly string[] = [
  'short silver hair',
  'white hair in a bun',
  'wavy grey hair',
  'neat white hair',
]
export const HAIR_COLOR_WORDS: readonly string[] = ['chestnut', 'black', 'auburn', 'dark brown', 'blonde', 'copper']
export const HAIR_STYLE_WORDS: readonly string[] = [
  'long and wavy',
  'shoulder length',
  'short and tousled',
  'curly',
  'sleek and straight',
]
export const EYE_WORDS: readonly string[] = ['green', 'warm brown', 'grey', 'blue', 'hazel', 'dark brown', 'amber']
export const MOOD_SENTENCES: readonly string[] = [
  'A gentle smile plays on the lips',
  'The expression is calm',
  'The expression is determined',
  'A happy grin lights up the face',
  'The look is thoughtful',
  'There is a sly smirk on the lips',
]

/** Clothes by the world that the words point to. */
export const OUTFIT_PHRASES = {
  everyday: [
    'a cream sweater and dark brown trousers',
    'a denim jacket over a white t-shirt and jeans',
    'a mustard hoodie and jeans',
    'a teal blouse and a plum skirt',
    'a rust turtleneck under a charcoal coat',
    'a white shirt with a forest green vest',
  ],
  dark: ['a black shirt under a crimson cloak', 'a charcoal coat over a grey shirt', 'a plum vest over a white shirt'],
  light: ['a white robe with gold trim', 'a cream tunic with a golden belt'],
  legend: [
    'a forest green tunic with a leather belt and a brown cloak',
    'a crimson robe with gold trim',
    'a linen shirt and a leather vest',
    'a midnight blue cloak over a grey tunic',
  ],
  court: ['a burgundy tunic with gold trim and a dark blue cape', 'a dark blue robe with gold trim'],
  science: ['a white lab coat over a navy shirt', 'a white lab coat over a teal turtleneck'],
  future: [
    'a white turtleneck under a silver jacket',
    'a slate uniform with a black belt',
    'a black leather jacket over a teal t-shirt',
  ],
  office: ['a navy suit with a burgundy tie', 'a charcoal blazer over a cream blouse', 'a white shirt and a grey vest'],
  sea: [
    'a white shirt with a navy vest and a leather belt',
    'a navy sweater and a red scarf',
    'a long blue coat over a cream shirt',
  ],
  west: ['a checked shirt with a brown vest and jeans', 'a terracotta poncho over a cream shirt'],
  east: ['an indigo kimono with a gold sash', 'a plum kimono with a cream sash', 'a sage robe with a dark green sash'],
  cold: ['a cream sweater under a dark green coat and a red scarf', 'a blue jacket with a mustard scarf and gloves'],
  craft: ['a linen shirt under a brown apron', 'a striped t-shirt and blue overalls'],
  sport: ['a grey t-shirt and black shorts', 'a navy tank top and white sneakers'],
  summer: ['a white t-shirt and blue shorts', 'a yellow tank top and beige shorts'],
} as const

/** Places with an hour and a light of their own. */
export const PLACE_PHRASES = {
  everyday: [
    'in a blooming garden',
    'in a quiet cafe',
    'on a city street',
    'in a wide meadow',
    'in an old library',
    'on a beach',
  ],
  dark: ['in an old castle', 'in a graveyard', 'in overgrown ruins', 'in a haunted house'],
  light: ['in a cathedral', 'in high mountains', 'in a wide meadow'],
  legend: ['in an ancient forest', 'in a castle', 'in high mountains', 'in overgrown ruins', 'in a tavern'],
  court: ['in a castle', 'in a blooming garden', 'in a cathedral', 'in high mountains'],
  science: ['in a laboratory', 'in a bright office'],
  future: ['in a neon city', 'in a spaceship', 'in a laboratory'],
  office: ['in a bright office', 'on a rooftop above the city', 'on a city street'],
  sea: ['in a harbour', 'on a ship deck', 'on a beach'],
  west: ['in a wide desert', 'in a saloon', 'in the mountains'],
  east: ['in a japanese garden', 'in the mountains', 'on a riverbank'],
  cold: ['on a snowfield', 'in the mountains', 'in a pine forest'],
  craft: ['in a workshop', 'at a market', 'in a kitchen'],
  sport: ['in a park', 'in a gym', 'in a stadium'],
  summer: ['on a beach', 'in a blooming garden'],
} as const
export const HOUR_WORDS: readonly string[] = [
  'in the morning',
  'in the late afternoon',
  'at golden hour',
  'at dusk',
  'at sunrise',
]
export const WEATHER_SENTENCES: readonly string[] = [
  'A light breeze moves through the air',
  'The sky is cloudless',
  'A thin mist hangs in the air',
]
export const LIGHT_SENTENCES: readonly string[] = [
  'Soft light falls from the side',
  'Warm light falls from the side',
  'Everything is held in natural light',
  'A fine rim light traces the outline',
]
export const POSE_SENTENCES: readonly string[] = [
  'with arms crossed',
  'with a hand on hip',
  'standing at ease',
  'with hands clasped',
]
/** Always true and never in the way. */
export const CLOSING_SENTENCES: readonly string[] = [
  'Every detail is carefully drawn',
  'The whole picture is rich in fine detail',
  'Nothing distracts the eye',
]
