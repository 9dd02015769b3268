// What was kept for when there is no network, on the whole device: of every site, whichever page is open.

/** Where the worker is. */
export const WORKER = '/offline.js'

/** What the worker of a scope keeps its pages in. */
export const nameCache = (scope: string): string => `evkit ${scope}`

const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration): boolean =>
  [active, waiting, installing].some(
    (worker) => worker !== null && new URL(worker.scriptURL).pathname === WORKER,
  )

// Without a secure origin there is none.
const listWorkers = async (): Promise<readonly ServiceWorkerRegistration[]> =>
  'serviceWorker' in navigator
    ? (await navigator.serviceWorker.getRegistrations()).filter(isOurs)
    : []

/** Lists the caches there are, and those of workers that may be filling them. */
export const listOffline = async (): Promise<readonly string[]> => {
  const workers = await listWorkers()
  const names = 'caches' in window ? await caches.keys() : []
  return [...names, ...workers.map(({ scope }) => nameCache(scope))]
}

/** Deletes caches, and ends the workers that fill them. */
export const forgetOffline = async (names: readonly string[]): Promise<void> => {
  for (const worker of await listWorkers())
    if (names.includes(nameCache(worker.scope))) await worker.unregister()
  for (const name of names) await caches.delete(name)
}
