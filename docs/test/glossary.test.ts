// The glossary beside the names the engine exports: what a type is called by is a word of the glossary or plain English,
// and what the glossary names is there.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listDocumented } from '../scripts/comments.js'

const root = resolve(import.meta.dirname, '../..')
const all = listDocumented(root, 'engine/src')
const types = all.filter(({ kind, file }) => kind === 'type' && !file.includes('/testing/'))

const rows = readFileSync(resolve(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
// Tables of words have four columns; that of spellings has three.
const entries = rows.filter(({ length }) => length === 6)
// Types of data/leads.
const OF_LEADS = new Set(['Lead', 'LeadConsent', 'LeadReceipt', 'OutboxTable'])
const words = new Set(rows.flatMap(([, word = '']) => word.toLowerCase().split(/[^a-z]+/)))

// Words that mean here what they mean everywhere, or everywhere in programs and on screens.
const PLAIN = new Set(
  `action address analytics answer body bound box button cache call change chart choice choosing condition
  constant context coordinate cost country custom data definition detail document either envelope
  error event explained fact failure feature feel fill fit flow format frequency grid group header hour id image info
  input issue item judgement kilowatt km label lane layout limit link list lng location look lookup machine
  map mark media member memory message minute moment motion move named news node note number numbered off option
  origin out outcome override panel parameter part path pattern percent phase picked picture plan
  point precision press price problem program progress query question ratio region reply request result reveal
  rounding run scale scope search segment setting setup shape shell shown side size slider source
  span spot stack start stat state status style surroundings switch target text tick toggle translate try
  validation version wait watch way words you`.split(/\s+/),
)

const headOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .at(-1) ?? ''

const singularsOf = (word: string): readonly string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
]

describe('words', () => {
  test('what a type is called by is in the glossary, or plain English', () => {
    const isKnown = (word: string): boolean =>
      singularsOf(word).some((one) => words.has(one) || PLAIN.has(one))
    const unknown = types.filter(({ name }) => !isKnown(headOf(name)))
    expect(unknown.map(({ name, file }) => `${name} (${file})`)).toEqual([])
  })

  test('a name the glossary gives is there', () => {
    const names = new Set(all.map(({ name }) => name))
    const named = entries
      .filter(([, , , type = '']) => !/` (in|of) `|\//.test(type))
      .flatMap(([, , , type = '']) => [...type.matchAll(/`(\w+)/g)].map(([, name = '']) => name))
      .filter((name) => name !== 'string')
    expect(named.filter((name) => !names.has(name) && !OF_LEADS.has(name))).toEqual([])
    expect(named.length).toBeGreaterThan(100)
  })

  test('no word is explained twice', () => {
    const explained = entries.map(([, word = '']) => word).filter((word) => word !== 'word')
    expect(explained.filter((word, at) => explained.indexOf(word) !== at)).toEqual([])
  })
})

// What had a word of its own here and has a usual one in the field, by the table of the glossary.
const REFUSED: readonly (readonly [found: RegExp, term: string])[] = [
  [/\b(?:host)?ears\b/i, 'callback'],
  [/\bmakeAgain\b/, 'replay'],
  [/\bkeepEarly\w*/, 'record'],
  [/\b(?:[Ff]irst|to)?Heard\b/, 'recorded event'],
  [/\bwish(?:Play|Rest|Operator)\w*|\bonWish\b/, 'request'],
  [/\b(?:note|read)Wishes\b/, 'preferences'],
  [
    /\btell(?:Wish|End|Failure|Host|Loaded|Submitted|Chosen|Change|Play|Search|Stopped)\b/,
    'notify',
  ],
  [/\btell(?:UnlessLeft|Fault|Findings|Wording)\b/, 'report'],
  [/\bkeep(?:Draft|Lead|Vehicle|Retailer|Triggered|Pause|Recent|Landing|Campaign)\b/, 'save'],
  [/\bhear(?:Location|Drag|Video|Frame|Consent)\b/, 'listen'],
  [/\b(?:Block|Fleet)Place\b/, 'context'],
  [/\bstrikeOut\b/, 'exclude'],
  [/told to nobody|nobody['’]s hand/, 'left out, not interrupted'],
  [/somebody else has taken|the old name of/i, 'default prevented, deprecated'],
]

const listSources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path))

const listRefused = (text: string): readonly string[] =>
  REFUSED.flatMap(([found, term]) => (found.test(text) ? [term] : []))

describe('terms of the web', () => {
  test('stand where a word of our own stood', () => {
    const sources = ['engine/src', 'ui/src', 'ui/server'].flatMap((folder) =>
      listSources(resolve(root, folder)),
    )
    expect(sources.length).toBeGreaterThan(1000)
    expect(
      sources.flatMap((file) =>
        listRefused(readFileSync(file, 'utf8')).map((term) => `${relative(root, file)}: ${term}`),
      ),
    ).toEqual([])
  })

  test('are told of for each of the words, and for none that only has it in it', () => {
    expect(listRefused('const ears = 1')).toEqual(['callback'])
    expect(listRefused('early.makeAgain(settle)')).toEqual(['replay'])
    expect(listRefused('years appear, heard, wish')).toEqual([])
  })
})
