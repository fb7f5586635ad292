import { useState } from 'react'

/** Whether any task is under way. `during` runs one and counts it, so that a form is not sent before its files are read. */
export function useUnderWay() {
  const [count, setCount] = useState(0)
  const during = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    setCount((old) => old + 1)
    try {
      return await task()
    } finally {
      setCount((old) => old - 1)
    }
  }
  return { isUnderWay: count > 0, during }
}
