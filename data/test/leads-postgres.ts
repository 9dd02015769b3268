// A PostgreSQL of the tests' own, from the system's package, on a socket in a folder that goes with it.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGES = '/usr/lib/postgresql'

const findPrograms = (): string | undefined => {
  if (!existsSync(PACKAGES)) return undefined
  const [newest] = readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a))
  return newest === undefined ? undefined : join(PACKAGES, newest, 'bin')
}

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

/** Starts a server, or says why there is none. */
export const startPostgres = (): Postgres | string => {
  const programs = findPrograms()
  if (programs === undefined) return `no PostgreSQL in ${PACKAGES}`
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  const made = runAs(join(programs, 'initdb'), [
    ...['-D', data, '-U', 'evkit', '-A', 'trust', '--encoding=UTF8', '--no-sync'],
  ])
  if (!made.isDone) return `initdb failed: ${made.reason}`
  const control = (...args: readonly string[]) =>
    runAs(join(programs, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), ...args])
  const settings = `-c listen_addresses='' -c unix_socket_directories=${folder} -c fsync=off`
  const started = control('-o', settings, 'start')
  if (!started.isDone) return `pg_ctl failed: ${started.reason}`
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
