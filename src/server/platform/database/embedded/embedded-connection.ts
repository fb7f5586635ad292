/** How to reach the server; what `pg` takes. */
export interface EmbeddedConnection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
  readonly ssl: false
}
