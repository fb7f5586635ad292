import type { z } from 'zod'
import { ProtocolError } from '#contract/protocol-error.ts'
import { isObject } from './read-bodies.ts'

type Schemas = Record<string, z.ZodType>
type Parameters<Given extends Schemas> = { [Name in keyof Given]: z.output<Given[Name]> }

/**
 * Reads the named parameters of a body or query, in order. Throws general_argument_invalid in the protocol's literal words
 * for the first that is missing or does not fit.
 */
export function readParameters<Given extends Schemas>(source: unknown, schemas: Given): Parameters<Given> {
  const values = isObject(source) ? source : {}
  const read: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    const given = Object.hasOwn(values, name) ? (values[name] ?? undefined) : undefined
    const result = schema.safeParse(given)
    if (!result.success)
      throw given === undefined ? missing(name) : invalid(name, result.error.issues[0]?.message ?? 'is not valid')
    read[name] = result.data
  }
  return read as Parameters<Given>
}

export function invalid(parameter: string, reason: string): ProtocolError {
  return new ProtocolError('general_argument_invalid', `Invalid \`${parameter}\` param: ${reason}`)
}

function missing(parameter: string): ProtocolError {
  return new ProtocolError('general_argument_invalid', `Param "${parameter}" is not optional.`)
}
