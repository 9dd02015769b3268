// The module of the package: its entry for Node is of the older format, whose names an import of this engine does not find.
declare module '@googlemaps/polyline-codec/dist/index.esm.js' {
  export { decode, encode } from '@googlemaps/polyline-codec'
}
