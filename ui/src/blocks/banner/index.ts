/** A promotional banner, which can be closed. */
export { Banner, type BannerPorts } from './banner.js'
