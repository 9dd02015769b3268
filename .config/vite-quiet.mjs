// Vite's own reader of `composes: … from` does not say which file it reads, and Vite then warns of it: no fault of ours.
const KNOWN = 'did not pass the `from` option to `postcss.parse`'

/**
 * A plugin that keeps this warning, and no other, from those who build and test.
 *
 * @returns {import('vite').Plugin}
 */
export const quiet = () => ({
  name: 'quiet',
  configResolved: ({ logger }) => {
    const { warnOnce } = logger
    logger.warnOnce = (text, options) => {
      if (!text.includes(KNOWN)) warnOnce.call(logger, text, options)
    }
  },
})
