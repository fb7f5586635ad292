import { BT709_FILTER, FILM_QUALITY, SOUND_BITS_PER_SECOND } from '../../encode/film-quality.ts'
import type { DecodeOrder, DecoderProgram, Remaking } from '../decode-order.ts'
import { readProbe } from './read-probe.ts'

/** No address is ever opened, whatever a file says. */
const ONLY_FILES = ['-protocol_whitelist', 'file,pipe']
/** A picture of 8192 × 8192 is more than any camera's; and no single piece of memory is larger than a file may be. */
const BOUNDS = ['-max_pixels', `${8192 * 8192}`]
const MAX_ALLOCATION_BYTES = 1024 ** 3

/** The system's ffmpeg and ffprobe. */
export const ffmpegDecoder: DecoderProgram = {
  commandFor(order) {
    if (order.task === 'probe') return { command: 'ffprobe', args: probeArguments(order) }
    return { command: 'ffmpeg', args: order.task === 'frames' ? framesArguments(order) : remakeArguments(order) }
  },
  readProbe,
}

function probeArguments({ filmPath, demuxer }: DecodeOrder): string[] {
  return [
    ...['-hide_banner', '-v', 'error', '-max_alloc', `${MAX_ALLOCATION_BYTES}`, ...ONLY_FILES, ...BOUNDS, '-f', demuxer],
    // Films of browsers do not say how long they are: their packets are counted.
    ...['-count_packets', '-show_streams', '-show_format', '-of', 'json', filmPath],
  ]
}

function input({ filmPath, demuxer }: DecodeOrder, mostSeconds: number): string[] {
  return [
    ...['-hide_banner', '-nostdin', '-v', 'error', '-y', '-max_alloc', `${MAX_ALLOCATION_BYTES}`],
    ...[...ONLY_FILES, ...BOUNDS, '-f', demuxer, '-t', `${mostSeconds}`, '-i', filmPath],
  ]
}

function framesArguments(order: Extract<DecodeOrder, { task: 'frames' }>): string[] {
  const output = ['-map', '0:v:0', '-an', '-sn', '-dn', '-vf', order.filters, '-pix_fmt', 'rgba', '-f', 'rawvideo', 'pipe:1']
  return [...input(order, order.mostSeconds), ...output]
}

function remakeArguments(order: Extract<DecodeOrder, { task: 'remake' }>): string[] {
  const { filters, toPath, mostSeconds } = order
  return [
    ...input(order, mostSeconds),
    ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-vf', `${filters},${BT709_FILTER},setsar=1`],
    ...pictureArguments(order),
    ...['-c:a', 'aac', '-b:a', `${SOUND_BITS_PER_SECOND}`, '-ac', '2'],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
    ...['-movflags', '+faststart', '-progress', 'pipe:1', '-stats_period', '0.25', toPath],
  ]
}

function pictureArguments({ framesPerSecond, preset, crf }: Remaking): string[] {
  return [
    ...['-c:v', 'libx264', '-preset', preset, '-crf', `${crf}`, '-profile:v', FILM_QUALITY.profile],
    ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
    ...['-r', `${framesPerSecond}`],
  ]
}
