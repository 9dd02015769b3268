import '../../src/tokens/base.css'
import { createRoot } from 'react-dom/client'
import { Carousel } from '../../src/blocks/carousel/index.js'
import { SLIDES, type MountedRow } from './slides.js'

const slides = Array.from({ length: SLIDES }, (_, at) => ({
  key: String(at),
  content: (
    <article
      ref={(card) => {
        card?.setAttribute(
          'style',
          `block-size:300px;padding:24px;background:hsl(${at * 30} 40% 80%)`,
        )
      }}
    >
      <h3>Car {at + 1}</h3>
      <p>A car</p>
      <a href={`#car-${at + 1}`} draggable="false">
        See car {at + 1}
      </a>
    </article>
  ),
}))

/** Mounts the carousel of all blocks. */
export const mount: MountedRow = (host) => {
  createRoot(host).render(<Carousel label="Cars" slides={slides} translate={(key) => key} />)
}
