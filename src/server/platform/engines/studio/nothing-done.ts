/** Nothing of an instruction could be carried out on its picture; why, in plain words. */
export class NothingDone extends Error {
  constructor(reasons: readonly string[]) {
    super(reasons.join(' '))
    this.name = 'NothingDone'
  }
}
