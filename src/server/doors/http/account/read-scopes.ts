import { invalid } from '../read-parameters.ts'

const MAX_SCOPES = 100
/** RFC 6749 §3.3. */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]{1,1024}$/

/** Scopes of a query string: `scopes[0]=…`, `scopes[]=…`. Throws general_argument_invalid. */
export function readScopes(query: Record<string, unknown>): string[] {
  const scopes = Object.entries(query)
    .filter(([name]) => /^scopes(\[\d*\])?$/.test(name))
    .flatMap(([, value]) => value)
  if (scopes.length > MAX_SCOPES) throw invalid('scopes', `has at most ${MAX_SCOPES} entries`)
  if (!scopes.every((scope) => typeof scope === 'string' && SCOPE.test(scope))) throw invalid('scopes', 'must be scope names')
  return scopes as string[]
}
