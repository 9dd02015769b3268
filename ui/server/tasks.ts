// What is said between the thread that answers and those beside it.
import type { MapsFacts, ReadinessCheck } from '@evkit/data/service'
import type { JobParts, Jobs } from './jobs.js'
import type { SentPage } from './pages.js'
import type { Pool } from './pool.js'

/** What a thread is told when it begins; plain values. */
export interface Given extends Pick<
  JobParts,
  | 'origin'
  | 'ownDomains'
  | 'guests'
  | 'maps'
  | 'mapStyle'
  | 'forms'
  | 'fleetSignIn'
  | 'fleetScope'
  | 'linkEnvironment'
  | 'isPreviewOpen'
> {
  /** Address of the data folder, and of the folder of imports. */
  readonly data: string
  readonly imports: string | undefined
  /** Who finds roads and places. */
  readonly known: MapsFacts
  /** The folder of the built files. */
  readonly client: string
  readonly isIntrospectionOpen: boolean
}

/** A task for a thread. */
export interface Task {
  readonly name: string
  readonly input: unknown
}

/** What a thread says of a task: what came out, or what went wrong in it. */
export type Done = { readonly value: unknown } | { readonly fault: string }

/** The task that only says that a thread is there, with all it needs. */
export const READY = 'ready'
/** The task of looking through a file of leads. */
export const INSPECT = 'inspect'

// Bytes arrive without what Node adds to them.
const receivePage = <A>(answer: A | SentPage): A | SentPage => {
  if (typeof answer !== 'object' || answer === null || !('bytes' in answer)) return answer
  const { buffer, byteOffset, byteLength } = answer.bytes
  return { ...answer, bytes: Buffer.from(buffer, byteOffset, byteLength) }
}

type Result<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>

/** The work of a site, done by the threads of a pool. */
export const toJobs = ({ run }: Pick<Pool, 'run'>): Jobs => {
  const by =
    <Name extends keyof Jobs>(name: Name) =>
    async (input: Parameters<Jobs[Name]>[0]): Promise<Result<Name>> =>
      (await run({ name, input })) as Result<Name>
  return {
    page: async (asked) => receivePage(await by('page')(asked)),
    ground: async (look) => receivePage(await by('ground')(look)),
    graph: by('graph'),
    road: by('road'),
    stations: by('stations'),
  }
}

/** Whether a thread takes tasks. */
export const checkThreads = ({ run }: Pick<Pool, 'run'>): ReadinessCheck => ({
  serves: 'pages',
  name: 'threads',
  check: async () => (await run({ name: READY, input: undefined })) === true,
})
