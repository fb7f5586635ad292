import { clear, createStore, get, keys, set, type UseStore, update } from 'idb-keyval'

export interface LocalDatabase {
  /** undefined when there is nothing, or when the browser's database does not work. */
  read<Value>(key: string): Promise<Value | undefined>
  write(key: string, value: unknown): Promise<void>
  keys(): Promise<string[]>
  /** Reads and writes in one transaction: of two changes at once, in other tabs too, none is lost. */
  update<Value>(key: string, change: (value: Value | undefined) => Value): Promise<void>
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
    keys: async () => (await attempt('list', (store) => keys<string>(store))) ?? [],
    write: async (key, value) => void (await attempt('write', (store) => set(key, value, store))),
    update: async <Value>(key: string, change: (value: Value | undefined) => Value) =>
      void (await attempt('update', (store) => update<Value>(key, change, store))),
    clear: async () => void (await attempt('clear', (store) => clear(store))),
  }
}
