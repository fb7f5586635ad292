/** What a job was to be made of is gone, so that no other try can make it. Thrown by `JobKind.plan`. */
export class SourceGone extends Error {
  override readonly name = 'SourceGone'
}
