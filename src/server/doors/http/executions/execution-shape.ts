import type { Execution } from '#server/core/executions/execution.ts'
import { wireDate } from '../wire-date.ts'

/** The Execution of the client protocol, with the fields of both its generations. Logs and errors are never told to browsers. */
export function executionShape(execution: Execution, responseBody = '') {
  return {
    $id: execution.id,
    $createdAt: wireDate(execution.createdAt),
    $updatedAt: wireDate(execution.updatedAt),
    $permissions: execution.userId === null ? [] : [`read("user:${execution.userId}")`],
    functionId: execution.functionId,
    resourceId: execution.functionId,
    resourceType: 'functions',
    deploymentId: '',
    trigger: 'http',
    status: execution.status,
    requestMethod: execution.requestMethod,
    requestPath: execution.requestPath,
    requestHeaders: execution.requestHeaders,
    responseStatusCode: execution.responseStatusCode,
    responseBody,
    responseHeaders: execution.responseHeaders,
    logs: '',
    errors: '',
    duration: execution.durationSeconds,
  }
}
