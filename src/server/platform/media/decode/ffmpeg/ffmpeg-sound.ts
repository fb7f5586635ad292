import { DECODED_CHANNELS, DECODED_RATE_HZ, type SoundProgram } from '../sound-order.ts'

/** The system's ffmpeg. No address is ever opened, whatever a file says. */
export const ffmpegSound: SoundProgram = ({ soundPath, demuxer, mostSeconds }) => ({
  command: 'ffmpeg',
  args: [
    ...['-hide_banner', '-nostdin', '-v', 'error', '-max_alloc', `${256 * 1024 ** 2}`, '-protocol_whitelist', 'file,pipe'],
    ...['-f', demuxer, '-t', `${mostSeconds}`, '-i', soundPath, '-map', '0:a:0', '-vn', '-sn', '-dn'],
    ...['-ac', `${DECODED_CHANNELS}`, '-ar', `${DECODED_RATE_HZ}`, '-f', 's16le', 'pipe:1'],
  ],
})
