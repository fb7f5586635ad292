import { z } from 'zod'
import type { StatedFilm } from '../decode-order.ts'

const Ratio = z.string().transform((text) => {
  const [over = 0, under = 1] = text.split(/[/:]/).map(Number)
  return over > 0 && under > 0 ? over / under : undefined
})
const NumberText = z.coerce.number().catch(0)

/** The fields that are used of what ffprobe writes. */
const Probe = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      sample_aspect_ratio: Ratio.optional(),
      avg_frame_rate: Ratio.optional(),
      r_frame_rate: Ratio.optional(),
      duration: NumberText,
      nb_read_packets: NumberText,
      disposition: z.object({ attached_pic: z.number() }).optional(),
      side_data_list: z.array(z.looseObject({ rotation: z.number().optional() })).optional(),
    }),
  ),
  format: z.object({ duration: NumberText }).optional(),
})

/** What ffprobe says, as JSON. */
export function readProbe(text: string): StatedFilm | undefined {
  const { streams, format } = Probe.parse(JSON.parse(text))
  const pictures = streams.find(({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic)
  if (!pictures) return undefined
  const framesPerSecond = pictures.avg_frame_rate ?? pictures.r_frame_rate ?? 0
  const counted = pictures.nb_read_packets / framesPerSecond
  return {
    widthPx: pictures.width ?? 0,
    heightPx: pictures.height ?? 0,
    pixelAspect: pictures.sample_aspect_ratio ?? 1,
    rotation: pictures.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0,
    framesPerSecond,
    durationMs: (pictures.duration || format?.duration || counted || 0) * 1000,
    hasSound: streams.some(({ codec_type }) => codec_type === 'audio'),
  }
}
