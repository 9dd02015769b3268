/** What a gallery says itself. */
export const galleryWords = {
  name: 'Gallery',
  close: 'Close',
  counter: '{current} / {total}',
  enlarge: 'Enlarge {number} of {total}',
  thumbs: 'Pictures',
  thumb: 'Picture {number} of {total}',
  thumbsBack: 'Earlier',
  thumbsOn: 'Further',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  zoomLevel: '{percent}%',
}
