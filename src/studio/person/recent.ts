/** The last few values that were made, to be found again: what hangs on them then need not be worked out anew. */
export interface Recent<Value> {
  /** The one that is meant, else a new one, which takes the place of the oldest. */
  find(isMeant: (value: Value) => boolean, make: () => Value): Value
}

export function createRecent<Value>(most: number): Recent<Value> {
  const values: Value[] = []
  return {
    find(isMeant, make) {
      const found = values.find(isMeant)
      if (found !== undefined) return found
      const made = make()
      values.push(made)
      if (values.length > most) values.shift()
      return made
    },
  }
}
