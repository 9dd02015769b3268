// A thread that does what takes long: it reads the data by itself, and does one task after the other.
import { either as E } from 'fp-ts'
import { isSqliteSound, openStore } from '@evkit/data/service'
import { Tinypool } from 'tinypool'
import { renderPage } from '../src/shell/render.js'
import { SCRIPTS } from '../src/shell/scripts.js'
import { listAllAssets } from './assets.js'
import { createJobs, type Jobs } from './jobs.js'
import { INSPECT, READY, type Done, type Given, type Task } from './tasks.js'

const open = (given: Given): Jobs => {
  const { data, imports, known, client, ...parts } = given
  const folder = imports === undefined ? undefined : new URL(imports)
  const store = openStore(new URL(data), folder, known)
  if (E.isLeft(store)) throw new Error(`The data has ${store.left.length} faults`)
  return createJobs({
    ...parts,
    store: store.right,
    render: renderPage,
    listAssets: listAllAssets(client, SCRIPTS),
  })
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

// Read while the thread is begun, before it is given a task: none waits for it, and it is not ended in the middle.
const tryOpen = (given: Given | undefined): Jobs | string => {
  try {
    return given === undefined ? 'This thread has no site' : open(given)
  } catch (error) {
    return textOf(error)
  }
}

const opened = tryOpen(Tinypool.workerData as Given | undefined)

const work = async ({ name, input }: Task): Promise<unknown> => {
  if (name === INSPECT) return isSqliteSound(String(input))
  if (typeof opened === 'string') throw new Error(opened)
  if (name === READY) return true
  const job = opened[name as keyof Jobs] as (input: unknown) => Promise<unknown>
  return job(input)
}

/** Does a task. */
export const doTask = async (task: Task): Promise<Done> => {
  try {
    return { value: await work(task) }
  } catch (error) {
    return { fault: textOf(error) }
  }
}
