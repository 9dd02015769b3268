// node .config/run.mjs data:forms: writes the country codes and the description of the forms' calls to data/tables.
import { writeFileSync } from 'node:fs'
import { writeDescription } from '../service/forms/openapi.js'
import { makeDialCodes, writeDialCodes } from './dial-code-document.js'

const folder = new URL('../tables/', import.meta.url)
writeFileSync(new URL('dial-codes.json', folder), writeDialCodes(makeDialCodes()))
writeFileSync(new URL('forms-openapi.json', folder), writeDescription())
