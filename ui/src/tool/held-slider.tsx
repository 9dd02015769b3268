import { useState, type ComponentProps } from 'react'
import { Slider } from '../primitives/index.js'

/**
 * A slider that follows the hand by itself while it is held, as what is shown of its value may be a moment behind. Let
 * go, it stands where the page puts it.
 */
export const HeldSlider = (props: ComponentProps<typeof Slider>) => {
  const [isHeld, setIsHeld] = useState(false)
  const [dragged, setDragged] = useState<number>()
  return (
    <Slider
      {...props}
      value={dragged ?? props.value}
      onGrab={() => {
        setIsHeld(true)
        props.onGrab()
      }}
      onDrag={(value) => {
        if (isHeld) setDragged(value)
        props.onDrag(value)
      }}
      onRelease={() => {
        setIsHeld(false)
        setDragged(undefined)
        props.onRelease()
      }}
    />
  )
}
