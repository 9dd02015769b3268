import { resolve } from 'node:path'

/** Folder of the storage of the site that is tested. */
export const E2E_DATA = resolve(import.meta.dirname, '../../../node_modules/.cache/e2e-data')
