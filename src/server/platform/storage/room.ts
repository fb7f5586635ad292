/** The room on the disk that pictures and films are written to. */
export interface Room {
  /** Whether less would be left than the house keeps free, once `moreBytes` were written. */
  isShort(moreBytes?: number): Promise<boolean>
}
