import type { Log } from '@evkit/engine/internal/shared'
import { useEffect, useState } from 'react'

/** A part of an application whose script is loaded when it is needed. */
export interface Later<Part> {
  /** Loads it; what could not be loaded is asked for again with the next call. */
  readonly load: () => Promise<Part>
  /** Takes it as loaded: where pages are drawn, all parts are there. */
  readonly give: (part: Part) => void
  /** The part, if it is there. */
  readonly find: () => Part | undefined
  /** The part, once it is needed and there. */
  readonly usePart: (isNeeded: boolean, log: Log) => Part | undefined
}

// [ms] What could not be loaded is asked for again after.
const PAUSE = 4000

/** Makes a part that is loaded later; `code` is what is logged where it cannot be. */
export const createLater = <Part extends object>(
  ask: () => Promise<Part>,
  code: string,
): Later<Part> => {
  let asked: Promise<Part> | undefined
  let there: Part | undefined
  const give = (part: Part): void => {
    there = part
  }
  const load = async (): Promise<Part> => {
    asked ??= ask()
    try {
      const part = await asked
      give(part)
      return part
    } catch (fault) {
      asked = undefined
      throw fault
    }
  }
  return {
    load,
    give,
    find: () => there,
    usePart: (isNeeded, log) => {
      const [loaded, setLoaded] = useState<Part>()
      const part = loaded ?? there
      useEffect(() => {
        if (!isNeeded || part !== undefined) return
        let timer: ReturnType<typeof setTimeout> | undefined
        const tryLoading = (): void => {
          load().then(setLoaded, (fault: unknown) => {
            log({ level: 'error', code, text: String(fault) })
            timer = setTimeout(tryLoading, PAUSE)
          })
        }
        tryLoading()
        return () => {
          clearTimeout(timer)
        }
      }, [isNeeded, part, log])
      return part
    },
  }
}
