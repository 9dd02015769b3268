// What surrounds the machine of a tool in a test: its own clock, and a record of what it writes and logs.
import { SimulatedClock } from 'xstate'
import type { LogEntry } from '../../src/shared/log.js'

interface Written<Selection> {
  readonly selection: Selection
}

/** What a tool's machine is started with, and what it has done since. */
export interface ToolRecord<Selection> {
  readonly clock: SimulatedClock
  /** Queries written to the address, in order. */
  readonly written: string[]
  readonly logged: LogEntry[]
  readonly actions: {
    readonly writeAddress: (_: unknown, params: Written<Selection>) => void
    readonly clearAddress: () => void
    readonly writeLog: (_: unknown, params: { readonly entries: readonly LogEntry[] }) => void
  }
}

/** Starts a record; an address that is cleared stands in it as `cleared`. */
export const recordTool = <Selection>(
  address: { readonly write: (selection: Selection, others: readonly []) => string },
  cleared = 'clear',
): ToolRecord<Selection> => {
  const written: string[] = []
  const logged: LogEntry[] = []
  return {
    clock: new SimulatedClock(),
    written,
    logged,
    actions: {
      writeAddress: (_, { selection }) => written.push(address.write(selection, [])),
      clearAddress: () => written.push(cleared),
      writeLog: (_, { entries }) => logged.push(...entries),
    },
  }
}
