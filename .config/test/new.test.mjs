// What `npm run new` writes is right as it stands, in a copy of the house.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeNew } from '../new.mjs'
import { copyHouse } from '../copy-house.mjs'
import { PROGRAM, ROOT, runKept } from '../process.mjs'

const LONG_MS = 120_000

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'))
  for (const folder of ['brand', 'content', 'sources', 'tables', 'stations']) {
    cpSync(join(ROOT, 'data', folder), join(root, 'data', folder), { recursive: true })
  }
})
afterAll(() => {
  rmSync(root, { recursive: true })
})

const read = (path) => readFileSync(join(root, path), 'utf8')
const readHere = (path) => readFileSync(join(ROOT, path), 'utf8')
const rowsOf = (path) => JSON.parse(read(path))

describe('a market', () => {
  test(
    'is whole: the check of the data finds no fault in markets like those there are',
    async () => {
      for (const [slug, like] of [
        ['gg', 'uk'],
        ['at', 'de'],
        ['pr', 'us'],
        ['no', 'se'],
        ['om', 'ae'],
      ]) {
        writeNew(['market', slug, 'like', like], root)
      }
      const { code, output } = await runKept([
        ...PROGRAM,
        'data/check/check.ts',
        join(root, 'data'),
      ])
      expect([output.trim().split('\n').at(-1), code]).toEqual(['data: no faults', 0])
    },
    LONG_MS,
  )

  test('adds entries behind those there are, and changes none of them', () => {
    for (const path of ['data/sources/prices.json', 'data/content/savings-sites.json']) {
      const before = readFileSync(join(ROOT, path), 'utf8')
      expect(read(path).startsWith(before.trimEnd().slice(0, -2))).toBe(true)
    }
  })

  test('says of each price and tax that it is an example', () => {
    const rows = ['prices', 'taxes', 'car-prices'].flatMap((name) =>
      rowsOf(`data/sources/${name}.json`),
    )
    const own = rows.filter(({ market }) => market === 'gg')
    expect(own.length).toBeGreaterThan(5)
    expect(new Set(own.map(({ basis }) => basis))).toEqual(new Set(['example']))
    expect(new Set(own.map(({ source }) => source))).toEqual(new Set(['evkit-example']))
  })

  test('has ids and addresses of its own in its forms', () => {
    const texts = ['markets/gg.json', 'flexforms/gg.json', 'dealers/gg.csv'].map((file) =>
      read(`data/content/forms/${file}`),
    )
    expect(texts[0]).toContain('"EX-GG-QR-C"')
    expect(texts[2]).toContain('\nGG001,')
    for (const text of texts) expect(text).not.toMatch(/\bGB\d|GB-IS|EX-UK|"\/uk\/|gb001@/)
  })

  test('is refused where it cannot be, and nothing is written', () => {
    const sites = read('data/content/savings-sites.json')
    for (const [words, told] of [
      [['market', 'gg', 'like', 'uk'], 'gg: there is such a market'],
      [['market', 'it', 'like', 'xx'], 'xx: there is no such market'],
      [['market', '../x'], '../x: expected two to eight small letters'],
      [['market'], 'market <slug> [like <market>]'],
      [['planet', 'mars'], 'npm run new, one of:'],
      [['constructor', 'x'], 'npm run new, one of:'],
    ]) {
      expect(() => writeNew(words, root)).toThrow(told)
    }
    expect(read('data/content/savings-sites.json')).toBe(sites)
  })
})

describe('in a copy of the house', () => {
  const NAME = 'tow-load'
  // The block of the guide.
  const GUIDE = readHere('docs/guides/add-a-block.md')
  const [, BLOCK = ''] = /^npm run new block (\S+)$/m.exec(GUIDE) ?? []
  const WAKING = 'tyre-swap'
  const ENHANCED = 'care-label'
  const OWN = [
    ...[`engine/src/${NAME}`, `engine/test/${NAME}`, `ui/src/${NAME}`, `ui/test/${NAME}`],
    ...[BLOCK, ENHANCED, WAKING].flatMap((block) =>
      ['engine/src', 'engine/test', 'ui/src', 'ui/test'].map((part) => `${part}/blocks/${block}`),
    ),
  ]
  const WORKSPACE = ['--config', 'vitest.workspace.ts']
  const OPTIONS = {
    extends: './tsconfig.json',
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node', 'vite/client'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
    },
    include: [...OWN, 'ui/src/shell/blocks', 'engine/src/geo/polyline-codec.d.ts'],
  }
  let house = ''
  let ofBlock = []
  let ofEnhanced = []
  let ofWaking = []
  let ofField = { left: [] }

  // The house without what is installed, built or drawn; packages are taken from where they are.
  const makeHouse = () => {
    const folder = copyHouse({
      copied: readdirSync(ROOT).filter((one) => !['.git', 'node_modules'].includes(one)),
      linked: [
        ...readdirSync(join(ROOT, 'node_modules'))
          .filter((one) => !['@evkit', '.cache', '.vite'].includes(one))
          .map((one) => `node_modules/${one}`),
        ...['engine', 'ui', 'data'].map((name) => `${name}/node_modules`),
      ],
      isNeeded: (path) =>
        !/[\\/](node_modules|dist|\.cache|tables|sources)([\\/]|$)/.test(path.slice(ROOT.length)),
    })
    mkdirSync(join(folder, 'node_modules/@evkit'))
    for (const name of ['engine', 'ui', 'data'])
      symlinkSync(join(folder, name), join(folder, 'node_modules/@evkit', name))
    return folder
  }

  const runNode = (file, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
      cwd: house,
      encoding: 'utf8',
    })
    return { status, text: status === 0 ? '' : stdout + stderr }
  }
  const runIn = (program, ...args) => runNode(join('node_modules', program), ...args)
  const lint = (files) => runNode('.config/lint.mjs', ...files)

  beforeAll(() => {
    house = makeHouse()
    const { written } = writeNew(['tool', NAME], house)
    ofBlock = writeNew(['block', BLOCK], house).written
    ofEnhanced = writeNew(['block', ENHANCED, 'that', 'is', 'enhanced'], house).written
    ofWaking = writeNew(['block', WAKING, 'that', 'wakes'], house).written
    ofField = writeNew(['field', 'ShoeSize'], house)
    runIn(
      'prettier/bin/prettier.cjs',
      '--write',
      '--ignore-unknown',
      ...written,
      ...ofBlock,
      ...ofEnhanced,
      ...ofWaking,
    )
    writeFileSync(join(house, 'tsconfig.new.json'), JSON.stringify(OPTIONS))
  }, LONG_MS)
  afterAll(() => {
    rmSync(house, { recursive: true })
  })

  test(
    'a tool, a block and a kind of field compile',
    () => {
      expect(runIn('typescript7/bin/tsc', '-p', 'tsconfig.new.json')).toEqual({
        status: 0,
        text: '',
      })
    },
    LONG_MS,
  )

  test(
    'lints',
    () => {
      expect(lint(OWN)).toEqual({ status: 0, text: '' })
      const broken = `${OWN[0]}/broken.ts`
      writeFileSync(
        join(house, broken),
        '/** Waits. */\nexport const wait = (): void => {\n  Promise.resolve()\n}\n',
      )
      const { status, text } = lint([broken])
      rmSync(join(house, broken))
      expect(status).toBe(1)
      expect(text).toContain('no-floating-promises')
    },
    LONG_MS,
  )

  test(
    'they have tests that pass, in engine and ui and in a browser, and are on the map of the house',
    () => {
      const projects = ['--project', 'node', '--project', 'ui', '--maxWorkers=2']
      const ofForms = ['layout.property', 'payload'].map((name) => `engine/test/forms/${name}`)
      const styles = 'ui/test/server/block-styles'
      const ofBrowser = `ui/test/blocks/${ENHANCED}/${ENHANCED}.browser.test.tsx`
      expect(ofEnhanced).toContain(ofBrowser)
      const files = [...OWN, ...ofForms, styles, 'docs/test/map.test.ts']
      expect(runIn('vitest/vitest.mjs', 'run', ...WORKSPACE, ...projects, ...files)).toEqual({
        status: 0,
        text: '',
      })
    },
    LONG_MS,
  )

  const addedBy = (paths, name) => {
    const own = paths.filter((path) => path.includes(name))
    const lists = paths.filter((path) => !own.includes(path))
    const linesOf = (text) => text.split('\n')
    for (const path of lists) {
      const [before, after] = [
        linesOf(readHere(path)),
        linesOf(readFileSync(join(house, path), 'utf8')),
      ]
      expect(before.filter((line) => !after.includes(line))).toEqual([])
    }
    return { own, lists }
  }

  test('a block is the files of its guide and its line in the lists of its guide, and changes no other line', () => {
    const named = [...GUIDE.matchAll(/`([^`]*tow-hitch[.-][^`]*|index\.ts)`/g)].map(
      ([, path]) => path,
    )
    const still = addedBy(ofBlock, BLOCK)
    expect([still.own.length, still.lists.length]).toEqual([8, 5])
    for (const path of still.own) expect(named.some((name) => path.endsWith(name))).toBe(true)
    const enhanced = addedBy(ofEnhanced, ENHANCED)
    expect([enhanced.own.length, enhanced.lists.length]).toEqual([10, 6])
    for (const path of enhanced.own.map((one) => one.replaceAll(ENHANCED, BLOCK)))
      expect(named.some((name) => path.endsWith(name))).toBe(true)
    const waking = addedBy(ofWaking, WAKING)
    expect([waking.own.length, waking.lists.length]).toEqual([9, 4])
    for (const path of [...still.lists, ...enhanced.lists, ...waking.lists])
      expect(GUIDE).toContain(path.split('/').at(-1))
  })

  test('a block has a row in the guide to pages, which says how it wakes', () => {
    const guide = readFileSync(join(house, 'docs/guides/pages-of-blocks.md'), 'utf8')
    for (const [block, told] of [
      [BLOCK, 'no'],
      [ENHANCED, 'enhanced'],
      [WAKING, 'hydrated'],
    ])
      expect(guide).toMatch(new RegExp(`^\\| \`${block}\` \\| .+ \\| ${told} \\|$`, 'm'))
  })

  test('a block that wakes in a way nobody knows is refused, and nothing is written', () => {
    expect(() => writeNew(['block', 'roof-box', 'that', 'wake'], house)).toThrow(
      'that wake: expected "that is enhanced"',
    )
    expect(existsSync(join(house, 'engine/src/blocks/roof-box'))).toBe(false)
  })

  test('is refused where there is such a room, or no name', () => {
    expect(() => writeNew(['tool', NAME], house)).toThrow('there is such a room')
    expect(() => writeNew(['tool', 'Trip Cost'], house)).toThrow(
      'expected small letters and hyphens',
    )
  })

  test('a kind of field is in the table of kinds, and has a label in every language', () => {
    expect(ofField.left.join()).toContain('"ShoeSizeLabel" reads "Shoe size"')
    const texts = readdirSync(join(house, 'data/content/forms/languages'))
    for (const file of texts) {
      const text = readFileSync(join(house, 'data/content/forms/languages', file), 'utf8')
      expect(JSON.parse(text)).toMatchObject({ ShoeSizeLabel: 'Shoe size' })
    }
    expect(readFileSync(join(house, 'docs/spec/forms.md'), 'utf8')).toMatch(
      /^\| F-FIELD-44 .*\n\| F-FIELD-\d+ \| `ShoeSize` /m,
    )
    expect(() => writeNew(['field', 'ShoeSize'], house)).toThrow('there is a ShoeSize')
    expect(() => writeNew(['field', 'shoe size'], house)).toThrow('expected words')
  })
})
