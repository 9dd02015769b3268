/** Whether a picture has come already, before anybody listened: a page that wakes up finds its pictures there. */
export const hasCome = (picture: HTMLImageElement): boolean =>
  picture.complete && picture.naturalWidth > 0
