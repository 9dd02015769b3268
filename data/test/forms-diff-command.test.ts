// `evkit forms diff` as a command: what it reads, how it refuses, and what its guide shows.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXIT } from '../cli/run.js'
import { FORM, TEXTS, writeVersion, type Version } from './forms-diff-kit.js'
import { runFormsOn } from './forms-cli.js'

const folder = mkdtempSync(join(tmpdir(), 'evkit-forms-diff-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const place = (name: string, version: Version): string => {
  const root = join(folder, name)
  for (const [file, text] of writeVersion(version)) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

const put = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const withRule = (rule: object): Version => ({
  form: { ...FORM, main: { ...FORM.main, validation: { Surname: rule } } },
})

const SHORTER = 'may refuse: the longest text of Surname is 9 instead of 12'

describe('the command', () => {
  let before = ''
  let after = ''
  beforeAll(() => {
    before = place('before', withRule({ maxLength: 12 }))
    after = place('after', withRule({ maxLength: 9 }))
  })

  test('[B-F-07] what may refuse is told, and stops a pipeline', async () => {
    expect(await runFormsOn(['diff', before, after])).toEqual({
      code: EXIT.refused,
      out: `${SHORTER} (CONTACT_REQUEST in uk)\n1 change, 1 of which may refuse what was fine before\n`,
      err: '',
    })
  })

  test('[B-F-07] what may not refuse does not', async () => {
    expect(await runFormsOn(['diff', after, before])).toEqual({
      code: EXIT.good,
      out: 'the longest text of Surname is 12 instead of 9 (CONTACT_REQUEST in uk)\n1 change, none of which may refuse what was fine before\n',
      err: '',
    })
  })

  test('[B-F-07] the same twice is no change', async () => {
    expect(await runFormsOn(['diff', before, before])).toEqual({
      code: EXIT.good,
      out: 'no change\n',
      err: '',
    })
    const { code, out } = await runFormsOn(['diff', before, before, '--format=json'])
    expect([code, JSON.parse(out)]).toEqual([EXIT.good, { mayRefuse: 0, changes: [] }])
  })

  test('[B-F-07] JSON holds the same changes', async () => {
    const { code, out } = await runFormsOn(['diff', before, after, '--format', 'json'])
    expect(code).toBe(EXIT.refused)
    expect(JSON.parse(out)).toMatchObject({
      mayRefuse: 1,
      changes: [{ kind: 'rule.tightened', subject: 'surName', mayRefuse: true }],
    })
  })

  test('[B-F-07] two files are two versions of one market, whatever the older one is called', async () => {
    const forms = (rule: object) => JSON.stringify({ CONTACT_REQUEST: withRule(rule).form })
    const old = put('uk-of-yesterday.json', forms({ maxLength: 12 }))
    const fresh = put('uk.json', forms({ maxLength: 9 }))
    expect(await runFormsOn(['diff', old, fresh])).toMatchObject({
      code: EXIT.refused,
      out: expect.stringContaining(`${SHORTER} (CONTACT_REQUEST in uk)\n`) as string,
    })
  })

  test('[B-F-07] nothing is written', async () => {
    const writes: string[] = []
    const write = (file: string): boolean => writes.push(file) > 0
    await runFormsOn(['diff', before, after], { write })
    expect(writes).toEqual([])
  })
})

describe('wrong use', () => {
  const refused = async (...args: readonly string[]) => {
    const { code, out, err } = await runFormsOn(args)
    expect(out).toBe('')
    return [code, err.split('\n')[0]]
  }
  let good = ''
  beforeAll(() => {
    good = place('good', {})
  })

  test('[B-F-07] words, flags and formats that are none', async () => {
    expect(await refused('dif', good, good)).toEqual([
      EXIT.misused,
      'evkit: unknown command dif: did you mean diff?',
    ])
    expect(await refused('diff', good, good, '--fromat', 'json')).toEqual([
      EXIT.misused,
      'evkit: unknown flag --fromat: did you mean --format?',
    ])
    expect(await refused('diff', good, good, '--fix')).toEqual([
      EXIT.misused,
      'evkit: unknown flag --fix: known are --format, --help',
    ])
    expect(await refused('diff', good, good, '--format', 'sarif')).toEqual([
      EXIT.misused,
      'evkit: unknown format sarif: known are text, json',
    ])
    expect((await refused('diff', good, good, '--format'))[0]).toBe(EXIT.misused)
  })

  test('[B-F-07] one version, or three', async () => {
    const two = 'evkit: forms diff needs two files or folders: the older and the newer'
    expect(await refused('diff')).toEqual([EXIT.misused, two])
    expect(await refused('diff', good)).toEqual([EXIT.misused, two])
    expect(await refused('diff', good, good, good)).toEqual([EXIT.misused, two])
  })

  test('[B-F-07] files that are not there, cannot be read, or are no JSON', async () => {
    expect(await refused('diff', good, 'nowhere')).toEqual([
      EXIT.misused,
      'evkit: nowhere: there is no such file or folder',
    ])
    const locked = await runFormsOn(['diff', good, good], { read: () => undefined })
    expect([locked.code, locked.err]).toEqual([
      EXIT.misused,
      expect.stringContaining('cannot be read') as string,
    ])
    const broken = put('broken.json', '{\n  "OFFER_REQUEST": {,}\n}')
    expect(await refused('diff', good, broken)).toEqual([
      EXIT.misused,
      `evkit: ${broken}:2:21 is no JSON: value expected`,
    ])
  })

  test('[B-F-07] forms and markets that cannot be loaded, by their place', async () => {
    const form = put('form.json', '{\n  "OFFER_REQUEST": {\n    "main": { "rows": 1 }\n  }\n}')
    expect(await refused('diff', form, good)).toEqual([
      EXIT.misused,
      `evkit: ${form}:3:15 the form cannot be loaded; evkit forms check says more`,
    ])
    const market = join(place('half', { market: {} }), 'markets', 'uk.json')
    expect(await refused('diff', good, join(folder, 'half'))).toEqual([
      EXIT.misused,
      expect.stringMatching(
        `^evkit: ${market}:1:\\d+ the market cannot be loaded; evkit forms check says more$`,
      ) as string,
    ])
  })

  test('[B-F-07] a folder without forms', async () => {
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    const none = `evkit: ${empty}: there is no form in it that says its purpose`
    expect(await refused('diff', empty, good)).toEqual([EXIT.misused, none])
    put('empty/en.json', JSON.stringify(TEXTS))
    expect(await refused('diff', empty, good)).toEqual([EXIT.misused, none])
  })

  test('[B-F-07] help tells of it', async () => {
    const { code, out } = await runFormsOn(['diff', '--help'])
    expect(code).toBe(EXIT.good)
    expect(out).toContain('evkit forms diff <older> <newer> [--format text|json]')
  })
})

test('[B-F-07] the example of the guide is true, as a program', () => {
  const guide = readFileSync(new URL('../../docs/guides/forms-check.md', import.meta.url), 'utf8')
  const [, section = ''] = guide.split('## What a newer version changes')
  const read = (language: string): readonly string[] =>
    [...section.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
      ([, code = '']) => code,
    )
  const [before = '', after = ''] = read('json')
  for (const [name, text] of [
    ['one', before],
    ['two', after],
  ] as const) {
    mkdirSync(join(folder, name))
    put(`${name}/uk.json`, text)
  }
  const program = fileURLToPath(new URL('../cli/evkit.mjs', import.meta.url))
  const { status, stdout } = spawnSync(
    process.execPath,
    [program, 'forms', 'diff', 'one/uk.json', 'two/uk.json'],
    { encoding: 'utf8', cwd: folder },
  )
  expect(status).toBe(EXIT.refused)
  expect([stdout]).toEqual(read('text'))
}, 30_000)
