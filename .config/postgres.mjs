// The PostgreSQL the tests start a server of their own from: the system's package, or what the path leads to.
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const PACKAGES = '/usr/lib/postgresql'

const inPackages = () =>
  existsSync(PACKAGES)
    ? readdirSync(PACKAGES)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(PACKAGES, version, 'bin'))
    : []

/** @returns {string | undefined} The folder of `initdb` and `pg_ctl`, or undefined. */
export const findPostgres = () =>
  [...inPackages(), ...(process.env.PATH ?? '').split(delimiter)].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  )
