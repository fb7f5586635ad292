import { clear, createStore, get, set, type UseStore } from 'idb-keyval'

export interface LocalDatabase {
  /** undefined when there is nothing, or when the browser's database does not work. */
  read<Value>(key: string): Promise<Value | undefined>
  write(key: string, value: unknown): Promise<void>
  clear(): Promise<void>
}

/** A key-value database in the browser. Failures are only logged (product text §8): it is a cache, never the truth. */
export function openLocalDatabase(databaseName: string, storeName: string): LocalDatabase {
  let opened: UseStore | undefined
  const attempt = async <Result>(what: string, action: (store: UseStore) => Promise<Result>) => {
    try {
      opened ??= createStore(databaseName, storeName)
      return await action(opened)
    } catch (error) {
      console.warn(`The browser database "${databaseName}" failed to ${what}.`, error)
      return undefined
    }
  }
  return {
    read: <Value>(key: string) => attempt('read', (store) => get<Value>(key, store)),
    write: async (key, value) => void (await attempt('write', (store) => set(key, value, store))),
    clear: async () => void (await attempt('clear', (store) => clear(store))),
  }
}
