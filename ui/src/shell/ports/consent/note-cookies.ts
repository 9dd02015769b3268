import { readCookies } from '@evkit/engine/internal/site'
import { consoleLog } from '../console-log.js'

/** Says in the console which cookies have a name that none can have; everything else is read all the same. */
export const noteCookies = (): void => {
  for (const fault of readCookies(document.cookie).faults) consoleLog(fault)
}
