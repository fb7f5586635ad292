/** Neither encoder is installed on this machine. */
export class FilmEncoderMissing extends Error {
  constructor() {
    super('Films need an encoder: install ffmpeg, or the optional package node-av with npm install.')
    this.name = 'FilmEncoderMissing'
  }
}
