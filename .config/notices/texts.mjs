// The licence text of a package: its own file, its README, or what is known of packages that bring neither.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i
const README = /^readme(\.md)?$/i
const SECTION = /^(#+) *\W*licen[cs]e\b.*\n([\s\S]*?)(?=^#+ |(?![\s\S]))/im
const IS_TEXT = /Permission is hereby granted|Redistribution and use/

const readHere = (name) => readFileSync(new URL(name, import.meta.url), 'utf8')
const readMit = (holder) => `MIT License\n\nCopyright (c) ${holder}\n\n${readHere('mit.txt')}`
const readLibrary = () => `${readHere('lgpl-3.0.txt')}\n\n${readHere('gpl-3.0.txt')}`

// Programs for one kind of machine bring no text, and most of them are not installed here: that of their package holds.
const KNOWN = [
  { names: /^@libsql\/[a-z0-9]+-/, textOf: (readPackage) => readPackage('libsql') },
  {
    names: /^@img\/sharp-libvips-/,
    textOf: readLibrary,
  },
  {
    names: /^@img\/sharp-(win32|wasm32|webcontainers|freebsd-wasm32)/,
    textOf: (readPackage) => `${readPackage('sharp')}\n\n${readLibrary()}`,
  },
  { names: /^@img\/sharp-/, textOf: (readPackage) => readPackage('sharp') },
  { names: /^@emnapi\/runtime$/, textOf: () => readMit('2021-present Toyobayashi') },
  {
    names: /^@mapbox\/jsonlint-lines-primitives$/,
    textOf: () => readMit('2012 Zachary Carter'),
  },
]

const readOwn = (folder) => {
  if (!existsSync(folder)) return undefined
  const names = readdirSync(folder).sort()
  const texts = names
    .filter((name) => LICENCE_FILE.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  if (texts.length > 0) return texts.join('\n\n')
  const readme = names.find((name) => README.test(name))
  const section = readme && SECTION.exec(readFileSync(join(folder, readme), 'utf8'))?.[2]
  return section !== undefined && IS_TEXT.test(section) ? section : undefined
}

const tidy = (text) =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim()

/**
 * Reads the licence text of a package.
 *
 * @param {string} root The folder with node_modules.
 * @param {{ path: string, name: string }} one Where the lock file puts the package, and its name.
 * @returns {string}
 * @throws When there is none: a site that is served without it breaks the licence.
 */
export const readLicenceText = (root, { path, name }) => {
  const readPackage = (other) => readOwn(join(root, 'node_modules', other))
  const text =
    KNOWN.find(({ names }) => names.test(name))?.textOf(readPackage) ?? readOwn(join(root, path))
  if (text === undefined) throw new Error(`${name} brings no licence text: see .config/notices`)
  return tidy(text)
}
