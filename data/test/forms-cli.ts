import { listJson, readText, writeText } from '../cli/forms-files.js'
import { runForms, type FormsPorts } from '../cli/forms.js'
import { collectOutput } from './cli-output.js'

/** Runs `evkit forms` over files; what it says is answered with its code. */
export const runFormsOn = async (args: readonly string[], change: Partial<FormsPorts> = {}) => {
  const { said, ports } = collectOutput()
  const code = await runForms(args, {
    ...ports,
    list: listJson,
    read: readText,
    write: writeText,
    version: '1.2.3',
    ...change,
  })
  return { code, ...said }
}
