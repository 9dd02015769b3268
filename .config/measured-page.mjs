// docs/measured.md: a section for each group of figures, each with the day and the machine it was measured on.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './process.mjs'

const PAGE = join(ROOT, 'docs/measured.md')

const HEAD = `<!-- Written by \`npm run bench -- --write\`. Do not edit. -->
# Measured

Speeds are processor time on one core, the median of seven rounds; pages are the median of five runs. A line that starts
with "peer" is another way to do the same work, timed in the same run.
`

/** A number as people read it. */
export const formatFigure = (value) =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))

/** What a figure is held against, in words; empty without a goal. */
export const wordGoal = ({ atLeast, atMost }) => {
  if (atLeast !== undefined) return `at least ${formatFigure(atLeast)}`
  return atMost === undefined ? '' : `at most ${formatFigure(atMost)}`
}

const writeSection = ({ title, figures }) => {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() || arch()}), ${platform()}, Node ${process.versions.node}`
  const rows = figures.map(
    (figure) =>
      `| ${figure.name} | ${formatFigure(figure.value)} | ${figure.unit} | ${wordGoal(figure)} |`,
  )
  return [
    `## ${title}`,
    '',
    `On ${new Date().toISOString().slice(0, 10)}, ${machine}.`,
    '',
    '| what | measured | unit | goal |',
    '|---|---:|---|---|',
    ...rows,
    '',
  ].join('\n')
}

// Sections as they stand, by their titles.
const readSections = () => {
  const text = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
  const [, ...sections] = text.split(/^(?=## )/m)
  return new Map(
    sections.map((section) => [section.slice(3, section.indexOf('\n')), `${section.trimEnd()}\n`]),
  )
}

/**
 * Writes groups that were measured into the page; the others stay as they stand.
 *
 * @param {readonly { title: string, figures: readonly object[] }[]} groups - What was measured.
 * @param {readonly string[]} titles - Titles of all groups there are, in the order of the page.
 */
export const writeMeasured = (groups, titles) => {
  const sections = readSections()
  for (const group of groups) sections.set(group.title, writeSection(group))
  const known = titles.filter((title) => sections.has(title))
  writeFileSync(PAGE, [HEAD, ...known.map((title) => sections.get(title))].join('\n'))
}
