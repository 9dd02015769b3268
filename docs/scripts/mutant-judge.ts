// Tells whether a changed file is noticed: by tests that are kept warm in a process of their own, or by the compiler.
import { fork, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import type { Answer, Question } from './mutant-tests.ts'

const root = resolve(import.meta.dirname, '../..')
const LIMIT_MS = 300_000

/** Judges changes, one at a time. */
export interface Judge {
  /** Answers who notices that the file has changed; nothing when nobody does. */
  readonly ask: (question: Question) => Promise<string | undefined>
  readonly stop: () => void
}

const startTests = async (projects: readonly string[]): Promise<ChildProcess> => {
  const child = fork(join(import.meta.dirname, 'mutant-tests.ts'), projects, {
    cwd: root,
    // A group of its own: a change that never ends is ended with the processes that the tests have begun.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

const isOver = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ESRCH'

const endGroup = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if (!isOver(error)) throw error
  }
}

const compiles = (): boolean =>
  spawnSync(process.execPath, ['node_modules/typescript7/bin/tsc', '-b'], { cwd: root }).status ===
  0

const askTests = async (child: ChildProcess, question: Question): Promise<Answer | 'gone'> =>
  new Promise((settle) => {
    const end = (answer: Answer | 'gone'): void => {
      clearTimeout(limit)
      child.off('message', end).off('exit', onExit)
      settle(answer)
    }
    const onExit = (): void => {
      end('gone')
    }
    const limit = setTimeout(onExit, LIMIT_MS)
    child.on('message', end).on('exit', onExit)
    child.send(question)
  })

/** Makes a judge who knows the tests of some projects. */
export const openJudge = (projects: readonly string[]): Judge => {
  const state: { child: ChildProcess | undefined } = { child: undefined }
  const stop = (): void => {
    if (state.child !== undefined) endGroup(state.child)
    state.child = undefined
  }
  return {
    ask: async (question) => {
      state.child ??= await startTests(projects)
      const answer = await askTests(state.child, question)
      if (answer === 'gone') {
        stop()
        return 'tests that came to no end'
      }
      return answer.by ?? (compiles() ? undefined : 'the compiler')
    },
    stop,
  }
}
