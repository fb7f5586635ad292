/** What a finished picture or film says of its making. Nothing in it depends on when or for whom it was made. */
export interface MachineMark {
  /** A term of IPTC's digital source types. */
  readonly digitalSourceType: string
  readonly engine: string
  readonly engineVersion?: string
  readonly seed?: string
}
