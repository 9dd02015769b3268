// Runs by itself, started by mutate.ts: keeps the tests warm, and answers which of them notice that a file has changed.
import { resolve } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'

/** Asks whether a changed file is noticed; the file lies there, already changed. */
export interface Question {
  readonly file: string
  /** Test files to try first. */
  readonly nearest: readonly string[]
  /** Folder of the tests to try then. */
  readonly room: string | undefined
}

/** Which tests have noticed; nothing when none has. */
export interface Answer {
  readonly by: string | undefined
}

const root = resolve(import.meta.dirname, '../..')

const open = async () => {
  const vitest = await createVitest(
    'test',
    {
      config: 'vitest.workspace.ts',
      root,
      watch: true,
      bail: 1,
      project: process.argv.slice(2),
      reporters: [{}],
    },
    // Only what is asked for is run again, not what a watcher sees.
    { server: { watch: null } },
  )
  const all = await vitest.globTestSpecifications()

  const hasFailed = async (tests: readonly TestSpecification[]): Promise<boolean> => {
    if (tests.length === 0) return false
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...tests])
    return unhandledErrors.length > 0 || testModules.some((one) => one.state() === 'failed')
  }

  const lie = (tests: readonly string[]): readonly TestSpecification[] => {
    const paths = new Set(tests.map((path) => resolve(root, path)))
    return all.filter(({ moduleId }) => paths.has(moduleId))
  }

  const answer = async ({ file, nearest, room }: Question): Promise<Answer> => {
    const path = resolve(root, file)
    vitest.invalidateFile(path)
    if (await hasFailed(lie(nearest))) return { by: 'the nearest tests' }
    const inRoom =
      room === undefined
        ? []
        : all.filter(({ moduleId }) => moduleId.startsWith(resolve(root, room)))
    if (await hasFailed(inRoom)) return { by: 'the tests of its room' }
    vitest.config.related = [path]
    const related = await vitest.getRelevantTestSpecifications()
    return { by: (await hasFailed(related)) ? 'a test' : undefined }
  }

  return { vitest, answer }
}

const { answer, vitest } = await open()

process.on('message', (question: Question) => {
  void answer(question)
    // What ends the run of a test is noticed too.
    .catch(() => ({ by: 'an error' }))
    .then((found) => {
      vitest.invalidateFile(resolve(root, question.file))
      process.send?.(found)
    })
})
process.send?.('ready')
