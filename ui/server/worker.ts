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
  const { data, imports, hasOwnRoads, client, ...parts } = given
  const folder = imports === undefined ? undefined : new URL(imports)
  const store = openStore(new URL(data), folder, hasOwnRoads)
  if (E.isLeft(store)) throw new Error(`The data has ${store.left.length} faults`)
  return createJobs({
    ...parts,
    store: store.right,
    render: renderPage,
    listAssets: listAllAssets(client, SCRIPTS),
  })
}

let jobs: Jobs | undefined

const work = async ({ name, input }: Task): Promise<unknown> => {
  // Looking through a file needs nothing of the site.
  if (name === INSPECT) return isSqliteSound(String(input))
  jobs ??= open(Tinypool.workerData as Given)
  if (name === READY) return true
  const job = jobs[name as keyof Jobs] as (input: unknown) => Promise<unknown>
  return job(input)
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Does a task. */
export const doTask = async (task: Task): Promise<Done> => {
  try {
    return { value: await work(task) }
  } catch (error) {
    return { fault: textOf(error) }
  }
}
