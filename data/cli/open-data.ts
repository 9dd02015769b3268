// The data of the command, read from the files of the package, with a hash that tells one state of them from another.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import { left, right } from '@evkit/engine/shared'
import { openStore } from '../service/store.js'
import { readRangeSources } from '../sources/range-rows.js'
import type { CommandPorts } from './run.js'

const FOLDERS = ['brand/', 'content/', 'sources/', 'tables/']
const SHOWN = 12

const hashData = (folder: URL): string => {
  const hash = createHash('sha256')
  for (const part of FOLDERS) {
    const files = readdirSync(new URL(part, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.map((name) => name.replaceAll('\\', '/')).sort()) {
      if (!file.endsWith('.json')) continue
      hash.update(`${part}${file}\n`).update(readFileSync(new URL(part + file, folder)))
    }
  }
  return `sha256:${hash.digest('hex').slice(0, SHOWN)}`
}

/** Opens the data below a folder, or says what is wrong with it. */
export const openData = (folder: URL): ReturnType<CommandPorts['open']> => {
  const store = openStore(folder)
  if (E.isLeft(store)) {
    return left(store.left.map(({ file, path, text }) => `${file} ${path} ${text}`))
  }
  const { ranges, model } = readRangeSources(folder)
  const rangeSources = [...ranges.rows, ...model.rows].map(({ source }) => source)
  return right({
    data: { store: store.right, rangeSources: [...new Set(rangeSources)] },
    hash: hashData(folder),
  })
}
