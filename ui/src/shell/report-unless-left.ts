/**
 * Throws why a script did not come, unless a link that leaves the page has been followed: scripts on their way end with
 * the page, which Firefox calls an error and nobody has to hear of.
 */
export const reportUnlessLeft = (reason: unknown): void => {
  if (document.documentElement.dataset['navigation'] !== 'loading') throw reason
}
