import type { Log } from '@evkit/engine/internal/shared'

/** Writes log lines where whoever looks into the page can read them. */
export const consoleLog: Log = ({ level, code, text }) => {
  const line = `${code} ${text}`
  if (level === 'error') console.error(line)
  else if (level === 'warning') console.warn(line)
  else console.info(line)
}
