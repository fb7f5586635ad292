/** A picture that was chosen: what is shown, and what is sent: the picture itself, or the address of an own one. */
export interface ShownPicture {
  readonly url: string
  readonly name: string
}
