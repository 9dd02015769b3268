import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { HeldSlider } from '../../src/tool/index.js'
import { usePaced } from '../../src/tool/use-paced.js'
import { find, findInput, input, openPage, see, show } from '../tool-page.js'
import { hold } from '../walk-tool.js'

const mount = () => {
  const page = openPage()
  const told: number[] = []
  const drawn: number[] = []
  const Tool = () => {
    const [value, setValue] = useState(20)
    const [isHeld, setIsHeld] = useState(false)
    const paced = usePaced(value, isHeld)
    if (drawn.at(-1) !== paced) drawn.push(paced)
    return (
      <>
        <HeldSlider
          label="Level"
          look="plain"
          value={paced}
          min={0}
          max={100}
          step="any"
          valueText={`${paced} percent`}
          onKey={() => false}
          onDrag={(dragged) => {
            told.push(dragged)
            setValue(Math.round(dragged / 10) * 10)
          }}
          onGrab={() => {
            setIsHeld(true)
          }}
          onRelease={() => {
            setIsHeld(false)
          }}
        />
        <output>{paced}</output>
      </>
    )
  }
  show(page, <Tool />)
  return { told, drawn, slider: findInput(page, 'input'), figure: find(page, 'output') }
}

describe('a slider that is held', () => {
  test('[D-T-53] moves with the hand at once and tells every place it is dragged to', () => {
    const { told, slider, figure } = mount()
    hold(slider, 'pointerdown')
    input(slider, 34)
    input(slider, 47)
    expect([told, slider.value, figure.textContent]).toEqual([[34, 47], '47', '20'])
  })

  test('[D-T-53] what is drawn of it follows a moment later, though the drag goes on', async () => {
    const { drawn, slider } = mount()
    hold(slider, 'pointerdown')
    let place = 30
    const drag = setInterval(() => {
      place = Math.min(100, place + 1)
      input(slider, place)
    }, 10)
    await see(() => {
      expect(drawn.filter((one) => one > 20 && one < 100).length).toBeGreaterThan(1)
    })
    clearInterval(drag)
  })

  test('[D-T-53] let go it stands where the page puts it, with all that follows', async () => {
    const { slider, figure } = mount()
    hold(slider, 'pointerdown')
    input(slider, 47)
    hold(slider, 'pointerup')
    await vi.waitFor(() => {
      expect([slider.value, figure.textContent]).toEqual(['50', '50'])
    })
  })

  test('[E-T-06] a value that is set without holding it is drawn at once', () => {
    const { slider, figure } = mount()
    input(slider, 71)
    expect([slider.value, figure.textContent]).toEqual(['70', '70'])
  })
})
