import { BT709_FILTER, BT709_MARK, FILM_QUALITY, SOUND_BITS_PER_SECOND } from '../film-quality.ts'
import type { EncoderProgram } from '../run-encoder.ts'

/** The system's ffmpeg. */
export const ffmpegProgram: EncoderProgram = {
  command: 'ffmpeg',
  commandLine({ pixels = 'rgba', widthPx, heightPx, framesPerSecond, sound }, { filmPath, soundPath }) {
    const { crf, preset, profile } = FILM_QUALITY
    return [
      ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-y', '-protocol_whitelist', 'file,pipe'],
      ...['-f', 'rawvideo', '-pixel_format', pixels, '-video_size', `${widthPx}x${heightPx}`],
      ...['-framerate', `${framesPerSecond}`, '-i', 'pipe:0'],
      ...(sound ? ['-f', 's16le', '-ar', `${sound.sampleRateHz}`, '-ac', `${sound.channels}`, '-i', soundPath] : []),
      ...['-vf', pixels === 'rgba' ? BT709_FILTER : BT709_MARK],
      ...['-c:v', 'libx264', '-preset', preset, '-crf', `${crf}`, '-profile:v', profile],
      ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
      ...(sound ? ['-c:a', 'aac', '-b:a', `${SOUND_BITS_PER_SECOND}`] : ['-an']),
      ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', filmPath],
    ]
  },
}
