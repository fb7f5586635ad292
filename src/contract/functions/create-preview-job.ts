import { defineFunction } from '../define-function.ts'
import { createPreview } from './create-preview.ts'

/** `create-preview` under another name (OP-30). */
export const createPreviewJob = defineFunction({ ...createPreview, id: 'create-preview-job' })
