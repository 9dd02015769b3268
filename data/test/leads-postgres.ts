// A PostgreSQL of the tests' own, from the system's package, on a socket in a folder that goes with it.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../../.config/postgres.mjs'

// The server refuses to run as root: then it runs as the user the package has made for it.
const runAs = (program: string, args: readonly string[]) => {
  const isRoot = process.getuid?.() === 0
  const user = ['--reuid=postgres', '--regid=postgres', '--init-groups', program]
  const { status, stderr } = spawnSync(
    isRoot ? 'setpriv' : program,
    isRoot ? [...user, ...args] : args,
    {
      encoding: 'utf8',
      cwd: '/',
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  return { isDone: status === 0, reason: stderr }
}

export interface Postgres {
  readonly url: string
  /** Ends all connections at once, as a crash of the server does. */
  readonly crash: () => void
  readonly restart: () => void
  readonly stop: () => void
}

/** Starts a server; undefined where none is installed. One that is there and does not start is a fault. */
export const startPostgres = (): Postgres | undefined => {
  const programs = findPostgres()
  if (programs === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  const made = runAs(join(programs, 'initdb'), [
    ...['-D', data, '-U', 'evkit', '-A', 'trust', '--encoding=UTF8', '--no-sync'],
  ])
  if (!made.isDone) throw new Error(`initdb failed: ${made.reason}`)
  const control = (...args: readonly string[]) =>
    runAs(join(programs, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), ...args])
  const settings = `-c listen_addresses='' -c unix_socket_directories=${folder} -c fsync=off`
  const started = control('-o', settings, 'start')
  if (!started.isDone) throw new Error(`pg_ctl failed: ${started.reason}`)
  return {
    url: `postgresql://evkit@/postgres?host=${folder}`,
    crash: () => void control('-m', 'immediate', 'stop'),
    restart: () => void control('-o', settings, 'start'),
    stop: () => {
      control('-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
