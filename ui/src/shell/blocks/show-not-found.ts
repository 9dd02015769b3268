/** Leads to the page of the site that says that something is not there. */
export const showNotFound = (site: string) => (): void => {
  window.location.assign(`/${site}/404/`)
}
