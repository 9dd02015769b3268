// reCAPTCHA, for a service that is set to it: the one script of somebody else, loaded when a form is begun.

/** What of its script is used. */
interface Recaptcha {
  readonly ready: (act: () => void) => void
  readonly execute: (siteKey: string, query: { readonly action: string }) => PromiseLike<string>
}

/** What asking it needs of a page. */
export interface RecaptchaPorts {
  /** Loads a script; rejects when it cannot be had. */
  readonly load: (address: string) => Promise<void>
  /** What its script has left behind. */
  readonly find: () => unknown
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render='

const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'ready' in value && 'execute' in value

/** Makes what gives tokens of reCAPTCHA; its script is loaded once, and again after a failure. */
export const createRecaptcha = ({ load, find }: RecaptchaPorts) => {
  let loading: Promise<void> | undefined
  return async (siteKey: string): Promise<string> => {
    loading ??= load(SCRIPT + encodeURIComponent(siteKey))
    try {
      await loading
    } catch (fault) {
      loading = undefined
      throw fault
    }
    const found = find()
    if (!isRecaptcha(found)) throw new Error('The script of the bot check is another one')
    await new Promise<void>((resolve) => {
      found.ready(resolve)
    })
    return found.execute(siteKey, { action: 'lead' })
  }
}

/** The page in a browser. */
export const browserRecaptchaPorts: RecaptchaPorts = {
  load: (address) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = address
      script.async = true
      script.addEventListener('load', () => {
        resolve()
      })
      script.addEventListener('error', () => {
        script.remove()
        reject(new Error('The script of the bot check could not be loaded'))
      })
      document.head.append(script)
    }),
  find: () => (window as { readonly grecaptcha?: unknown }).grecaptcha,
}
