/** A check said no, so nothing was started; why was told already (product text §8). */
export class JobBlocked extends Error {
  override name = 'JobBlocked'

  constructor() {
    super('Cannot run job - insufficient credits or rate limited')
  }
}
