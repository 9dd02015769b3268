// Carries what the visitor has chosen in the page since it was written: its links are changed when somebody reaches for one.
import { carryCar, readWantedCar, type WantedCar } from '@evkit/engine/internal/car'
import { parseQuery, writeQuery } from '@evkit/engine/shared'

const PAINTS = '[data-part="colour-dots"] input'
// What moves by itself is chosen by nobody.
const MOVING = '[data-part="colours"] [data-part="motion-control"]'
const PLACE = /^\d+$/

const readWanted = (): WantedCar => readWantedCar(parseQuery(location.search))

// What the car does not have is carried no further, as long as the address still asks for it.
const createReadChoice = (): (() => WantedCar) => {
  const { car = '', lost = '' } = document.querySelector<HTMLElement>('main')?.dataset ?? {}
  const asked = readWanted()
  const keep = (name: 'version' | 'colour', wanted: WantedCar): string =>
    lost.split(' ').includes(name) && wanted[name] === asked[name] ? '' : wanted[name]
  return () => {
    const wanted = readWanted()
    return {
      model: car === '' ? wanted.model : car,
      version: keep('version', wanted),
      colour: keep('colour', wanted),
    }
  }
}

// What scripts off would have as the next address of the page.
const noteColour = (colour: string): void => {
  if (PLACE.test(colour)) return // content names no paint
  const query = writeQuery([['colour', colour]], ['colour'], parseQuery(location.search))
  history.replaceState(history.state, '', `?${query}${location.hash}`)
}

// The first is the one the page was written with; where the address names one, it is that.
const noteEarlyColour = (readChoice: () => WantedCar): void => {
  if (readChoice().colour !== '') return
  const paints = [...document.querySelectorAll<HTMLInputElement>(PAINTS)]
  const chosen = paints.find(({ checked }) => checked)
  if (chosen !== undefined && chosen !== paints[0] && document.querySelector(MOVING) === null)
    noteColour(chosen.value)
}

/** Carries the choice of the page from now on, and notes a paint that is chosen in the address. */
export const carryCarOn = (): void => {
  const readChoice = createReadChoice()
  const written = readChoice()
  const carriedBy = new WeakMap<Element, WantedCar>()
  const carry = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (link === null) return
    const wanted = readChoice()
    // What the page was written with stands in its links; those around the page itself name its car for it alone.
    const last = carriedBy.get(link) ?? written
    const before = link.closest('main') === null ? last : { ...last, model: '' }
    carriedBy.set(link, wanted)
    const href = link.getAttribute('href') ?? ''
    const carried = carryCar(href, wanted, before)
    if (carried !== href) link.setAttribute('href', carried)
  }
  for (const type of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(type, carry, { capture: true, passive: true })
  noteEarlyColour(readChoice)
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(PAINTS)) noteColour(target.value)
  })
}
