// The command on Node: files, streams, the day.
import { createReadStream, readFileSync } from 'node:fs'
import { openData } from './open-data.js'
import { runCommand } from './run.js'
import { textWriter } from './streams.js'

const FOLDER = new URL('../', import.meta.url)

const readVersion = (): string => {
  const file = JSON.parse(readFileSync(new URL('package.json', FOLDER), 'utf8')) as unknown
  return typeof file === 'object' && file !== null && 'version' in file ? String(file.version) : ''
}

// Who reads the answer may have seen enough, such as `head`: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

const read = (file: string): AsyncIterable<string> => {
  if (file !== '-') return createReadStream(file, { encoding: 'utf8' })
  process.stdin.setEncoding('utf8')
  return process.stdin
}

const [first, ...rest] = process.argv.slice(2)
const out = textWriter(process.stdout)
const err = textWriter(process.stderr)

const today = (): string => new Date().toISOString().slice(0, 10)

const runTools = async (): Promise<number> =>
  runCommand(process.argv.slice(2), {
    read,
    out,
    err,
    today,
    version: readVersion(),
    open: () => openData(FOLDER),
  })

// Tools stand on the data of the pages; leads have a storage of their own, whose drivers the tools need not load.
const runOnLeads = async (): Promise<number> => {
  const { runLeads } = await import('./leads.js')
  const { openLeadStore } = await import('./leads-open.js')
  const { readRetention } = await import('../leads/retention.js')
  return runLeads(rest, {
    out,
    err,
    open: async () => openLeadStore(process.env),
    rules: () => readRetention(FOLDER),
  })
}

// A check of forms needs none of the data of the pages either.
const runOnForms = async (): Promise<number> => {
  const { runForms } = await import('./forms.js')
  const { listJson, readText, writeText } = await import('./forms-files.js')
  const files = { list: listJson, read: readText, write: writeText }
  return runForms(rest, { out, err, ...files, version: readVersion() })
}

const runOnContent = async (): Promise<number> => {
  const { runContent } = await import('./content.js')
  const { listJson, readText } = await import('./forms-files.js')
  return runContent(rest, { out, err, list: listJson, read: readText })
}

const runOnRoute = async (): Promise<number> => {
  const { runRoute } = await import('./route.js')
  return runRoute(rest, { out, err, today, version: readVersion(), open: () => openData(FOLDER) })
}

const COMMANDS = new Map([
  ['route', runOnRoute],
  ['leads', runOnLeads],
  ['forms', runOnForms],
  ['content', runOnContent],
])

process.exitCode = await (COMMANDS.get(first ?? '') ?? runTools)()
