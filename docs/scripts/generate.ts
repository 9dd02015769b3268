// npm run docs: writes the pages that are made from the engine's own comments and machines.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate'
import { listDocumented, tagsOf, type Documented } from './comments.js'
import { examplesOf, REGISTER, writeExpression, writeRegister } from './register.js'
import { writeWorkbook } from './spreadsheet.js'

/** A page that is made, and where it lies. */
export interface GeneratedPage {
  readonly path: string
  readonly text: string
}

const root = resolve(import.meta.dirname, '../..')
const NOTE =
  '<!-- Made by docs/scripts/generate.ts from the comments of the engine. Do not edit. -->'

// Links of the comments become plain names: the page stands alone.
const plain = (text: string): string =>
  text.replaceAll(/\{@link (\w+)\}/g, '`$1`').replaceAll(/\s+/g, ' ')

const domainOf = ({ file }: Documented): string => /^engine\/src\/([^/]+)/.exec(file)?.[1] ?? ''

const REGISTERED = 'register '

// What is in the register is written from it: a comment names it and says it no second time.
const resolveFormula = (text: string): string => {
  if (!text.startsWith(REGISTERED)) return text
  const id = text.slice(REGISTERED.length)
  const formula = REGISTER.find((one) => one.id === id)
  if (formula === undefined) throw new Error(`No formula ${id} in the register`)
  return `${writeExpression(formula)}   (${id})`
}

const writeFormula = (one: Documented): string =>
  [
    `## ${one.name}`,
    '',
    one.summary,
    '',
    '```text',
    ...tagsOf(one, 'formula').map(resolveFormula),
    '```',
    '',
    ...tagsOf(one, 'param').map(
      (text) => `- given: ${plain(text.replace(/^(\w+) -? ?/, '`$1` '))}`,
    ),
    ...tagsOf(one, 'returns').map((text) => `- answer: ${plain(text)}`),
    ...tagsOf(one, 'law').map((text) => `- law, tested: ${text}`),
    `- rows: ${tagsOf(one, 'source').join(', ')}`,
    `- code: \`${one.file}\``,
    '',
    ...tagsOf(one, 'example'),
    '',
  ].join('\n')

const writeFormulas = (domain: string, all: readonly Documented[]): GeneratedPage => ({
  path: `docs/formulas/${domain}.md`,
  text: [
    NOTE,
    `# Formulas: ${domain}`,
    '',
    'Every formula with its units, laws, rows of the specification and a worked example that is executed in the tests.',
    '',
    ...all
      .filter((one) => domainOf(one) === domain && tagsOf(one, 'formula').length > 0)
      .map(writeFormula),
  ].join('\n'),
})

const shorten = (value: string): string => {
  const line = value.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
  const LONGEST = 90
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line
}

const writeConstants = (all: readonly Documented[]): GeneratedPage => ({
  path: 'docs/formulas/constants.md',
  text: [
    NOTE,
    '# Constants',
    '',
    'Every named constant of the engine, its value, and the rows of the specification that fix it.',
    '',
    '| constant | value | meaning | rows |',
    '|---|---|---|---|',
    ...all
      .filter(
        ({ kind, tags }) =>
          kind === 'constant' &&
          tags.some(({ name, text }) => name === 'category' && text === 'constants'),
      )
      .map(
        (one) =>
          `| \`${one.name}\` | \`${shorten(one.value)}\` | ${one.summary} | ${tagsOf(one, 'source').join(', ')} |`,
      ),
    '',
  ].join('\n'),
})

const listNodes = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(listNodes),
]

// As code: a state such as `public.ac` would be read as the address of a site.
const nameState = (id: string, machine: string): string =>
  `\`${id.slice(machine.length + 1) || machine}\``

// One line a transition: from state, event, guard, to state, actions.
const listLines = (machine: AnyStateMachine): readonly string[] =>
  listNodes(machine.root).flatMap((node) => {
    const own = [...node.transitions.values()].flat().concat(node.always ?? [])
    return own.map(({ eventType, guard, target, actions }) => {
      const named = (value: unknown): string =>
        typeof value === 'string' ? value : ((value as { type?: string }).type ?? '')
      const event = String(eventType).replace(/^xstate\.after\.(\w+).*$/, 'after $1')
      const to = (target ?? []).map(({ id }) => nameState(id, machine.id)).join(', ')
      const done = actions
        .map(named)
        .filter((name) => name !== '')
        .join(', ')
      const when = guard === undefined ? '' : named(guard)
      return `| ${nameState(node.id, machine.id)} | ${event === '' ? 'always' : event} | ${when} | ${to} | ${done} |`
    })
  })

const writeMachine = (machine: AnyStateMachine): string =>
  [
    `### \`${machine.id}\``,
    '',
    '| from | event | if | to | does |',
    '|---|---|---|---|---|',
    ...listLines(machine),
    '',
  ].join('\n')

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

const ENGINE = join(root, 'engine/src')

// Every machine of the engine, by folder and file: one that is added stands on the page without a line here.
const MACHINES = (
  await Promise.all(
    readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.machine.ts'))
      .sort()
      .map((path) => import(pathToFileURL(join(ENGINE, path)).href) as Promise<object>),
  )
).flatMap((module) => Object.values(module).filter(isMachine))

const writeMachines = (): GeneratedPage => ({
  path: 'docs/formulas/machines.md',
  text: [
    NOTE.replace('comments', 'machines'),
    '# Machines',
    '',
    'When each thing happens. What it leads to is decided by the pure functions.',
    '',
    ...MACHINES.map(writeMachine),
  ].join('\n'),
})

/** Makes all pages. */
export const listPages = (): readonly GeneratedPage[] => {
  const all = listDocumented(root, 'engine/src').filter(({ file }) => !file.includes('/testing/'))
  return [
    writeFormulas('charging', all),
    writeFormulas('range', all),
    writeFormulas('shared', all),
    writeFormulas('interaction', all),
    writeFormulas('geo', all),
    writeFormulas('cost', all),
    writeFormulas('savings', all),
    writeFormulas('route', all),
    writeConstants(all),
    writeMachines(),
    {
      path: 'docs/formulas/register.md',
      text: writeRegister(NOTE.replace('comments', 'formulas')),
    },
    { path: 'docs/formulas/evkit-formulas.xml', text: writeWorkbook(REGISTER, examplesOf) },
  ]
}

/** Reads a page as it lies in the repository; empty when it is not there. */
export const readPage = ({ path }: GeneratedPage): string => {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return ''
  }
}

if (process.argv[1] === import.meta.filename) {
  for (const page of listPages()) writeFileSync(join(root, page.path), page.text)
}
