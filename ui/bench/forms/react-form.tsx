// A form made of React, drawn at once.
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { MountedForm } from './mounting.js'

/** Mounts what React draws. */
export const mountReact =
  (draw: () => ReactNode): MountedForm['mount'] =>
  (host) => {
    const root = createRoot(host)
    flushSync(() => {
      root.render(draw())
    })
    return () => {
      root.unmount()
    }
  }
