/** A person of the bench, speaking the client protocol with plain requests. */
export interface Client {
  readonly userId: string
  readonly cookie: string
  call<Reply>(id: string, input: object): Promise<Reply>
}

const PROJECT = { 'x-appwrite-project': 'troupe', 'content-type': 'application/json' }

/** Signs in a new person in a state of `/dev/person`. */
export async function signIn(url: string, as: 'new' | 'rich' | 'broke' | 'creator' | 'cancelling'): Promise<Client> {
  const response = await fetch(`${url}/dev/person`, { method: 'POST', headers: PROJECT, body: JSON.stringify({ as }) })
  if (!response.ok) throw new Error(`no person: ${await response.text()}`)
  const { $id: userId } = (await response.json()) as { $id: string }
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    userId,
    cookie,
    async call<Reply>(id: string, input: object) {
      const answer = await fetch(`${url}/v1/functions/${id}/executions`, {
        method: 'POST',
        headers: { ...PROJECT, cookie },
        body: JSON.stringify({ body: JSON.stringify(input), path: '/', method: 'POST' }),
      })
      const execution = (await answer.json()) as { responseStatusCode: number; responseBody: string }
      if (execution.responseStatusCode >= 400) throw new Error(`${id}: ${execution.responseBody}`)
      return JSON.parse(execution.responseBody) as Reply
    },
  }
}
