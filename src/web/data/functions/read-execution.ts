import { FunctionCallError } from './function-call-error.ts'

/** What the client library answers for a call, as far as it is read. */
export interface ExecutionReply {
  status: string
  responseStatusCode: number
  responseBody: string
  errors: string
}

/**
 * The reply of a function, or the failure with the wording of product text §8: an execution is usable only when it is
 * completed, 402 is 'Insufficient Credits', any other status from 400 on says what the body says.
 */
export function readExecution(execution: ExecutionReply): unknown {
  const { status: state, responseStatusCode: status, responseBody: responseText, errors } = execution
  // Something between us and the server answered in its place, such as the page where a hotel lets one in.
  if (typeof state !== 'string') throw new FunctionCallError('Failed to parse function response.')
  const body = parseJson(responseText)
  const refusal = { status, code: textField(body, 'code'), responseText }

  if (state === 'failed' && errors) throw new FunctionCallError(`Function execution failed: ${errors}`, refusal)
  if (state === 'failed') throw new FunctionCallError('Function execution failed', refusal)
  if (state !== 'completed') throw new FunctionCallError(`Function execution failed with status: ${state}`, refusal)
  if (status === 402) throw new FunctionCallError('Insufficient Credits', refusal)
  if (status >= 400) {
    throw new FunctionCallError(textField(body, 'error') || `Function returned status ${status}`, refusal)
  }
  // Every reply of the catalogue is an object.
  if (typeof body !== 'object' || body === null) {
    throw new FunctionCallError('Failed to parse function response.', refusal)
  }
  return body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function textField(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof value === 'string' ? value : ''
}
