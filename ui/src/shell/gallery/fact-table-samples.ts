/** What the block Fact table is shown with in the gallery: all it can have, what it needs, what authors get wrong. */
export const factTableSamples = {
  normal: {
    heading: 'Room for luggage',
    text: 'Measured with cubes of **one litre**, below the cover of the boot.',
    label: 'Litres of room by car',
    columns: ['Car', 'Boot', 'Seats folded', 'Under the bonnet'],
    rows: [
      { title: '[EX30](/uk/cars/ex30-electric/)', cells: ['318 l', '904 l', '7 l'] },
      { title: 'EX90', note: 'With the third row up', cells: ['324 l', '', '46 l'] },
    ],
    more: { title: 'How this was measured', items: ['An example of this gallery.'] },
  },
  few: { label: 'Seats', columns: ['Car', 'Seats'], rows: [{ title: 'EX30', cells: ['5'] }] },
  folded: {
    fold: 'About these figures',
    text: 'Who says it, and when it held.',
    label: 'Sources of the figures',
    columns: ['Figure', 'Value', 'Source', 'Date'],
    rows: [
      { title: 'Boot', cells: ['318 l', '[EVKX](https://github.com/evkx)', '2024'] },
      { title: 'Price', note: 'Single Motor', cells: ['£35,000', 'Example', '20 Nov 2026'] },
    ],
  },
  broken: {
    heading: ['Room'],
    label: ' ',
    rowLanguage: 5,
    columns: ['Car', 'Boot'],
    rows: [{ title: 'EX30', cells: ['318 l', '904 l'] }, { title: ' ', cells: 'none' }, 'a row'],
    more: { items: [] },
  },
}
