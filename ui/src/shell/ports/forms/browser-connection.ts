import type { LeadFormAppPorts } from '../../../forms/index.js'

/** Whether the browser says that it is connected, and that this has changed. */
export const browserConnection: LeadFormAppPorts['connection'] = {
  isOnline: () => navigator.onLine,
  subscribe: (listen) => {
    const tell = (): void => {
      listen(navigator.onLine)
    }
    window.addEventListener('online', tell)
    window.addEventListener('offline', tell)
    return () => {
      window.removeEventListener('online', tell)
      window.removeEventListener('offline', tell)
    }
  },
}
