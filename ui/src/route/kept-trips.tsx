import {
  readKept,
  removeKept,
  renameKept,
  restoreKept,
  sayKept,
  toKeptList,
  toKeptName,
  writeKept,
  type KeptAddress,
  type RemovedAddress,
} from '@evkit/engine/internal/tool'
import type { Translate } from '@evkit/engine/shared'
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Button, Disclosure } from '../primitives/index.js'
import { KeptName } from './kept-name.js'
import styles from './kept-trips.module.css'
import type { KeptTripsPort } from './kept.types.js'

/** Props of the list, with where it is kept. */
export interface KeptTripsProps {
  readonly port: KeptTripsPort
  readonly translate: Translate
}

// Whoever acts on a row stays with it: the focus goes where the next act is, once that is drawn.
const useFollow = () => {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef('')
  useLayoutEffect(() => {
    if (wanted.current === '') return
    const next = list.current?.querySelector<HTMLElement>(wanted.current)
    next?.focus()
    if (document.activeElement === next) wanted.current = ''
  })
  const follow = (selector: string): void => {
    wanted.current = selector
  }
  return { list, follow }
}

const UNDO = '[data-part="kept-undo"]'
const partOf = (part: 'link' | 'rename', address: string): string =>
  `[data-part="kept-${part}"][data-of="${CSS.escape(address)}"]`

const useKeptList = ({ port, translate }: KeptTripsProps, follow: (selector: string) => void) => {
  const text = useSyncExternalStore(port.watch, port.read)
  const list = useMemo(() => readKept(text), [text])
  const [removed, setRemoved] = useState<RemovedAddress>()
  const [naming, setNaming] = useState('')
  const [said, say] = useState('')
  const put = (next: readonly KeptAddress[], done: string): void => {
    say(port.write(writeKept(next)) ? done : translate('kept.failed'))
  }
  const leave = (address: string): void => {
    setNaming('')
    follow(partOf('rename', address))
  }
  return {
    view: toKeptList({ list, path: port.path, removed, translate }),
    ...{ naming, said, setNaming, leave },
    rename: (one: KeptAddress) => {
      const next = renameKept(list, one)
      const renamed = next.find(({ address }) => address === one.address)
      if (renamed !== undefined) put(next, sayKept('renamed', renamed, translate))
      leave(one.address)
    },
    remove: (one: KeptAddress) => {
      const without = removeKept(list, one.address)
      put(without.list, sayKept('removed', one, translate))
      setRemoved(without.removed)
      follow(UNDO)
    },
    undo: () => {
      if (removed === undefined) return
      put(restoreKept(list, removed), sayKept('restored', removed, translate))
      setRemoved(undefined)
      follow(partOf('link', removed.address))
    },
  }
}

interface RowProps {
  readonly row: ReturnType<typeof toKeptList>['rows'][number]
  readonly run: ReturnType<typeof useKeptList>
  readonly translate: Translate
}

const Row = ({ row, run, translate }: RowProps) => {
  const { address, name } = row
  if (run.naming === address)
    return (
      <KeptName
        name={name}
        words={toKeptName(translate)}
        onSave={(next) => {
          run.rename({ address, name: next })
        }}
        onCancel={() => {
          run.leave(address)
        }}
      />
    )
  return (
    <>
      <a
        href={address}
        className={styles['link']}
        dir="auto"
        data-part="kept-link"
        data-of={address}
      >
        {name}
      </a>
      <div className={styles['acts']}>
        <Button
          aria-label={row.rename}
          data-part="kept-rename"
          data-of={address}
          onClick={() => {
            run.setNaming(address)
          }}
        >
          {run.view.rename}
        </Button>
        <Button
          aria-label={row.remove}
          data-part="kept-remove"
          onClick={() => {
            run.remove(row)
          }}
        >
          {run.view.remove}
        </Button>
      </div>
    </>
  )
}

/** The trips kept on this device, newest first: each is opened by its link, renamed, or removed with a way back. */
export const KeptTrips = (props: KeptTripsProps) => {
  const { list, follow } = useFollow()
  const run = useKeptList(props, follow)
  const { view } = run
  if (view.label === '') return null
  return (
    <div ref={list} className={styles['kept']} data-part="kept-trips">
      <Disclosure label={view.label}>
        <ul className={styles['list']}>
          {view.rows.map((row) => (
            <li key={row.address} className={styles['row']} data-part="kept-row">
              <Row row={row} run={run} translate={props.translate} />
            </li>
          ))}
        </ul>
        <div className={styles['foot']}>
          <p role="status" className={styles['said']} data-part="kept-said">
            {run.said}
          </p>
          {view.undo === '' ? null : (
            <Button data-part="kept-undo" onClick={run.undo}>
              {view.undo}
            </Button>
          )}
        </div>
      </Disclosure>
    </div>
  )
}
