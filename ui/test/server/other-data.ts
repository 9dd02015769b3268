// The shipped data as another maker would have it: everything as it is, but for the folder of the brand.
import { mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const DATA = fileURLToPath(new URL('../../../data/', import.meta.url))
const BRAND = fileURLToPath(new URL('./fixtures/other-brand/', import.meta.url))

/** Makes a folder of its own for the data with another brand. */
export const makeOtherData = (): URL => {
  const folder = mkdtempSync(join(tmpdir(), 'other-brand-'))
  for (const name of readdirSync(DATA)) {
    symlinkSync(name === 'brand' ? BRAND : join(DATA, name), join(folder, name))
  }
  return pathToFileURL(`${folder}/`)
}
