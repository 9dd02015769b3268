// A clip of the site, where tests find it.
const addressOf = (file: string): string =>
  new URL(`../../../../data/pictures/clips/${file}`, import.meta.url).href

/** Its files and its poster, by the names of a video block. */
export const CLIP = {
  videoDesktopWebM: addressOf('coast.webm'),
  videoDesktopMp4: addressOf('coast.mp4'),
  posterImageLandscape: { src: addressOf('coast.800.webp'), alt: '', width: 1600, height: 900 },
}

/** How often the browser has asked for a file of it. */
export const countAsked = (): number =>
  performance.getEntriesByType('resource').filter(({ name }) => /coast\.(?:webm|mp4)/.test(name))
    .length

/** What every video says. */
export const playerWords = { play: 'Play', pause: 'Pause', mute: 'Sound off', unmute: 'Sound on' }

/** What every embed says. */
export const embedWords = {
  play: 'Play video: {title}',
  notice: 'Playing loads it from YouTube',
  declined: 'You have declined this',
  anyway: 'Play it anyway',
  elsewhere: 'Open it on YouTube',
  cancel: 'Cancel',
}
