/** What both encoders are told, so that a film looks the same whichever made it. */
export const FILM_QUALITY = { crf: 18, preset: 'veryfast', profile: 'high' } as const

export const SOUND_BITS_PER_SECOND = 160_000

/** Says that these are the colours of high-definition television, in its range: players guess otherwise, and wrongly. */
export const BT709_MARK = 'setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv'

/** RGB → those colours, and marked so. */
export const BT709_FILTER = `scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,${BT709_MARK}`
