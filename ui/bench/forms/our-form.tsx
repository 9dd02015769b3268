// Our own form, from its configuration.
import { either as E } from 'fp-ts'
import { FullConfigurationCodec } from '@evkit/engine/forms'
import { decodeWith, some } from '@evkit/engine/shared'
import { tinyFormInput } from '@evkit/engine/testing'
import { LeadFormApp, type LeadFormAppProps } from '../../src/forms/index.js'
import { silentFormsPorts } from '../../src/shell/ports/forms/forms-ports.js'
import { writeConfiguration } from './large-form.js'
import type { MountedForm } from './mounting.js'
import { mountReact } from './react-form.js'

const read = decodeWith(FullConfigurationCodec, writeConfiguration())
if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))

const words = {
  translate: (key: string) => key,
  dictionary: new Map<string, string>(),
  nameCountry: (iso2: string) => iso2,
  compare: (a: string, b: string) => (a < b ? -1 : 1),
}

const app: LeadFormAppProps = {
  request: tinyFormInput.request,
  surroundings: tinyFormInput.surroundings,
  page: 'form',
  configuration: some(read.right),
  wordsOf: () => words,
  firstView: undefined,
  ports: silentFormsPorts,
}

/** Our own form. */
export const form: MountedForm = {
  mount: mountReact(() => <LeadFormApp {...app} />),
  city: 'input[name="city"]',
}
