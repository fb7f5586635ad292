import { Account, Client, Databases, ExecutionMethod, Functions, OAuthProvider, Query } from 'appwrite'

/** The official client, set up for one server and project, with the few services pages need. */
export function createSdk({ endpoint, project }: { endpoint: string; project: string }) {
  const client = new Client().setEndpoint(endpoint).setProject(project)
  return {
    account: new Account(client),
    databases: new Databases(client),
    functions: new Functions(client),
    ExecutionMethod,
    OAuthProvider,
    Query,
  }
}

export type Sdk = ReturnType<typeof createSdk>
