// Draws a text as a code for cameras; comes with what plans a drive, and loads what draws when it is asked for.
import type { DrawnCode } from '../../../route/index.js'

// The least there may be around a code, by its standard.
const MARGIN = 4

const toPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')

/** A code of the text; undefined where it is too long for one, or what draws cannot be loaded. */
export const drawCode = async (text: string): Promise<DrawnCode | undefined> => {
  try {
    const { encodeQR } = await import('qr')
    const rows = encodeQR(text, 'raw', { ecc: 'low', border: MARGIN })
    return { size: rows.length, path: toPath(rows) }
  } catch {
    return undefined // the page says so, and that the link can be copied
  }
}
