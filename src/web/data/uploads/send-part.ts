import { LIMITS } from '#contract/limits.ts'
import { FunctionCallError } from '../functions/function-call-error.ts'
import type { Sdk } from '../sdk/sdk.ts'
import { doubtSession } from '../session/session-doubt.ts'

export const PART_BYTES = LIMITS.uploadPartBytes

/** So long nothing may move on the line while bytes go up. */
const STALLED_MS = 30_000
/** So long the server may take when all are there: it looks at the whole file after the last part. */
const ANSWER_MS = 60_000

/**
 * Sends the part of a file that begins at `firstByte`. By XMLHttpRequest and not by the client library, which never gives a
 * request up: only here it can be heard that bytes move, so that a slow line is told from a dead one.
 */
export async function sendPart(
  client: Sdk['client'],
  bucketId: string,
  { fileId, file, firstByte }: { fileId: string; file: File; firstByte: number },
  { onSent, signal }: { onSent(bytes: number): void; signal?: AbortSignal },
): Promise<void> {
  signal?.throwIfAborted()
  const endByte = Math.min(firstByte + PART_BYTES, file.size)
  const url = new URL(`${client.config.endpoint}/storage/buckets/${bucketId}/files`)
  const headers = {
    'X-Appwrite-Project': client.config.project,
    'content-type': 'multipart/form-data',
    accept: 'application/json',
    'content-range': `bytes ${firstByte}-${endByte - 1}/${file.size}`,
    ...(firstByte > 0 && { 'x-appwrite-id': fileId }),
  }
  const bytes = new File([file.slice(firstByte, endByte)], file.name)
  const { uri, options } = client.prepareRequest('post', url, headers, { fileId, file: bytes })
  const { status, text } = await post(uri, options, { onSent, signal })
  if (status >= 200 && status < 300) return
  if (status === 401) doubtSession()
  throw refusal(status, text)
}

function post(
  url: string,
  { headers, body }: RequestInit,
  { onSent, signal }: { onSent(bytes: number): void; signal?: AbortSignal },
): Promise<{ status: number; text: string }> {
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  let patience: ReturnType<typeof setTimeout> | undefined
  const end = (error: unknown) => {
    reject(error)
    request.abort()
  }
  const bePatient = (ms: number) => {
    clearTimeout(patience)
    patience = setTimeout(() => end(new FunctionCallError('No answer came in time.')), ms)
  }
  const stop = () => end(signal?.reason)
  signal?.addEventListener('abort', stop)
  request.upload.onprogress = ({ loaded }) => {
    onSent(loaded)
    bePatient(STALLED_MS)
  }
  request.upload.onload = () => bePatient(ANSWER_MS)
  request.onload = () => resolve({ status: request.status, text: request.responseText })
  request.onerror = () => end(new FunctionCallError('The line broke.'))
  request.open('POST', url)
  request.withCredentials = true
  for (const [name, value] of Object.entries(headers as Record<string, string>)) request.setRequestHeader(name, value)
  request.send(body as FormData) // which the client library made
  bePatient(STALLED_MS)
  return promise.finally(() => {
    clearTimeout(patience)
    signal?.removeEventListener('abort', stop)
  })
}

/** What the server says of a file it does not take. */
function refusal(status: number, responseText: string): FunctionCallError {
  try {
    const { message, type } = JSON.parse(responseText) as { message?: string; type?: string }
    return new FunctionCallError(message ?? '', { status, code: type, responseText })
  } catch {
    return new FunctionCallError('The upload was not answered.', { status })
  }
}
