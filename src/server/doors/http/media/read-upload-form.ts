import { ProtocolError } from '#contract/protocol-error.ts'

export interface UploadForm {
  readonly fileId: string
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * The fields of a multipart request and its one file, whatever field it stands in. Throws storage_file_empty without a file
 * and general_bad_request for what is no such form.
 */
export async function readUploadForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<UploadForm> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch((cause: unknown) => {
    throw new ProtocolError('general_bad_request', 'This is no multipart form that can be read.', { cause })
  })
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (!file || file.size === 0) throw new ProtocolError('storage_file_empty')
  const fileId = form.get('fileId')
  return { fileId: typeof fileId === 'string' ? fileId : '', name: file.name, bytes: await file.bytes() }
}
