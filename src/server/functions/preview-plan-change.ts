import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function previewPlanChangeHandler({ billing }: HandlerParts): Handlers['preview-plan-change'] {
  return async (change, { caller }) => {
    const preview = await billing.previewPlanChange(caller.userId, change)
    return { success: true, data: preview ? { ...preview, renewsAt: preview.renewsAt.toISOString() } : null }
  }
}
