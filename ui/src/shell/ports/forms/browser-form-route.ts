import { option as O } from 'fp-ts'
import { parseFormPath } from '@evkit/engine/forms'
import type { AppPage, LeadFormAppPorts } from '../../../forms/index.js'

const pageOf = (path: string): AppPage => {
  const address = parseFormPath(path)
  return O.isSome(address) && address.value.page === 'finished' ? 'finished' : 'form'
}

const writePath = (path: string, page: AppPage): string => {
  const [market = '', app = ''] = path.split('/').filter((part) => part !== '')
  return `/${market}/${app}/${page}`
}

const hasLeaf = (path: string): boolean => path.split('/').filter((part) => part !== '').length > 2

/** The address of a form application in a browser; query and hash stay as they are. */
export const browserFormRoute = (): Omit<LeadFormAppPorts['route'], 'comesBack'> => {
  const at = (page: AppPage): string => {
    const { pathname, search, hash } = window.location
    return `${writePath(pathname, page)}${search}${hash}`
  }
  return {
    url: () => window.location.href,
    settle: () => {
      if (hasLeaf(window.location.pathname)) return
      window.history.replaceState(window.history.state, '', at('form'))
    },
    showFinished: () => {
      window.history.pushState(null, '', at('finished'))
      window.scrollTo({ top: 0, behavior: 'instant' })
    },
    subscribe: (listen) => {
      const tell = (): void => {
        listen(pageOf(window.location.pathname))
      }
      window.addEventListener('popstate', tell)
      return () => {
        window.removeEventListener('popstate', tell)
      }
    },
  }
}
