// Starts a program of the bench in a process of its own, which tells its port as soon as it hears.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { homedir } from 'node:os'

/** A program that hears on a port. */
export interface Program {
  readonly port: number
  readonly pid: number
  /** Ends it, and waits until it has ended. */
  readonly end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** Starts a program with nothing of our own environment but what is given. */
export const startProgram = async (
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<Program> => {
  const child = spawn(
    process.execPath,
    ['--conditions=@evkit/source', '--import', import.meta.resolve('tsx'), file],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env['PATH'] ?? '', HOME: homedir(), ...environment },
    },
  )
  const first = await Promise.race([
    once(child.stdout, 'data') as Promise<Buffer[]>,
    once(child, 'exit').then(() => {
      throw new Error(`${file} did not start`)
    }),
  ])
  return {
    port: Number(String(first[0])),
    pid: child.pid ?? 0,
    end: async (signal = 'SIGTERM') => {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}
