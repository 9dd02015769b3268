export { CarePackage } from './care-package.js'
