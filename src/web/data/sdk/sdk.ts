import { Account, Client, Databases, ExecutionMethod, Functions, ID, OAuthProvider, Query, Realtime, Storage } from 'appwrite'

/** The official client, set up for one server and project, with the few services pages need. */
export function createSdk({ endpoint, project }: { endpoint: string; project: string }) {
  const client = new Client().setEndpoint(endpoint).setProject(project)
  return {
    account: new Account(client),
    databases: new Databases(client),
    functions: new Functions(client),
    storage: new Storage(client),
    /** For requests that the services do not make. */
    client,
    ExecutionMethod,
    ID,
    OAuthProvider,
    Query,
    /** A line of its own on which the server tells what happens. */
    openRealtime: () => new Realtime(client),
  }
}

export type Sdk = ReturnType<typeof createSdk>
