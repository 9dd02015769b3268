// Findings as text, as JSON, and as SARIF for the tools that show them beside the code.
import type { Finding } from './finding.js'
import { RULES, severityOf, type Rule, type Severity } from './rules.js'

/** How findings can be written. */
export const FORMATS = ['text', 'json', 'sarif'] as const

/** How findings are written. */
export type Format = (typeof FORMATS)[number]

/** What was checked, and what was found. */
export interface Report {
  readonly findings: readonly Finding[]
  /** Files that were read. */
  readonly files: number
  /** Findings that were put right. */
  readonly fixed: number
  readonly version: string
}

const wordFinding = ({ text, hint, when }: Finding): string =>
  [
    text,
    ...(when === '' ? [] : [` (${when})`]),
    ...(hint === '' ? [] : [`; did you mean \`${hint}\`?`]),
  ].join('')

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

const countOf = (findings: readonly Finding[], severity: Severity): number =>
  findings.filter((one) => one.severity === severity).length

const writeText = ({ findings, files, fixed }: Report): string => {
  const lines = findings.map(
    (one) =>
      `${one.file}:${one.line}:${one.column} ${one.severity} ${one.rule} ${wordFinding(one)}\n`,
  )
  const counts = (['error', 'warning', 'note'] as const).map((severity) =>
    plural(countOf(findings, severity), severity),
  )
  const done = fixed === 0 ? '' : `, ${plural(fixed, 'fix').replace('fixs', 'fixes')} made`
  return `${lines.join('')}${plural(files, 'file')} checked: ${counts.join(', ')}${done}\n`
}

const writeJson = ({ findings, files, fixed }: Report): string =>
  `${JSON.stringify(
    {
      files,
      fixed,
      findings: findings.map(({ fix, ...one }) => ({ ...one, isFixable: fix !== undefined })),
    },
    null,
    2,
  )}\n`

const LEVELS = { error: 'error', warning: 'warning', note: 'note' } as const

const toUri = (file: string): string =>
  file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/')

const writeSarif = ({ findings, version }: Report): string => {
  const names = Object.keys(RULES) as readonly Rule[]
  const rules = names.map((id) => ({
    id,
    shortDescription: { text: RULES[id][1] },
    defaultConfiguration: { level: LEVELS[severityOf(id)] },
  }))
  const results = findings.map((one) => ({
    ruleId: one.rule,
    ruleIndex: names.indexOf(one.rule),
    level: LEVELS[one.severity],
    message: { text: wordFinding(one) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: toUri(one.file) },
          region: { startLine: one.line, startColumn: one.column },
        },
        logicalLocations: [{ fullyQualifiedName: one.path }],
      },
    ],
  }))
  const driver = { name: 'evkit forms check', version, rules }
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results }
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)}\n`
}

/** Writes what was found. */
export const writeReport = (report: Report, format: Format): string => {
  switch (format) {
    case 'text':
      return writeText(report)
    case 'json':
      return writeJson(report)
    case 'sarif':
      return writeSarif(report)
  }
}
