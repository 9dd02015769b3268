import { createContext, use, type Context } from 'react'

/** A context that has to be provided, and the hook that reads it: outside of its provider it says by name what is missing. */
export const requiredContext = <Value>(
  hook: string,
  provider: string,
): { readonly context: Context<Value | undefined>; readonly useValue: () => Value } => {
  const context = createContext<Value | undefined>(undefined)
  const useValue = (): Value => {
    const value = use(context)
    if (value === undefined) throw new Error(`${hook} must be used within a ${provider}`)
    return value
  }
  return { context, useValue }
}
