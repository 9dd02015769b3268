// What a visitor does with a value on a slider that can be typed as well.
import { userEvent } from 'vitest/browser'
import { findInput, input, type ToolPage } from './tool-page.js'
import { hold } from './walk-tool.js'

/** The slider of a value. */
export const sliderOf = (page: ToolPage, id: string): HTMLInputElement =>
  findInput(page, `[data-part="value-${id}"] input[type=range]`)

/** The field to type the value into. */
export const fieldOf = (page: ToolPage, id: string): HTMLInputElement =>
  findInput(page, `[data-part="value-${id}"] input[role=spinbutton]`)

/** What a slider is read as. */
export const readOf = (page: ToolPage, id: string): string =>
  sliderOf(page, id).getAttribute('aria-valuetext') ?? ''

/** Presses a key on a slider, and tells what it is read as then. */
export const pressOn = async (page: ToolPage, id: string, key: string): Promise<string> => {
  sliderOf(page, id).focus()
  await userEvent.keyboard(`{${key}}`)
  return readOf(page, id)
}

/** Types a number and confirms it. */
export const typeInto = async (page: ToolPage, id: string, value: number): Promise<void> => {
  await userEvent.fill(fieldOf(page, id), String(value))
  await userEvent.keyboard('{Enter}')
}

/** What a visitor can query for of a value. */
export type ValueQuery =
  | { readonly type: 'slider.set'; readonly slider: string; readonly value: number }
  | { readonly type: 'slider.press'; readonly slider: string; readonly press: { key: string } }
  | { readonly type: 'slider.type'; readonly slider: string; readonly value: number }
  | { readonly type: 'slider.grab' }
  | { readonly type: 'slider.release' }

/** Does it. */
export const actOnValue = async (page: ToolPage, query: ValueQuery): Promise<true> => {
  switch (query.type) {
    case 'slider.set':
      input(sliderOf(page, query.slider), query.value)
      return true
    case 'slider.press':
      await pressOn(page, query.slider, query.press.key)
      return true
    case 'slider.type':
      await typeInto(page, query.slider, query.value)
      return true
    case 'slider.grab':
      hold(sliderOf(page, 'mileage'), 'pointerdown')
      return true
    case 'slider.release':
      hold(sliderOf(page, 'mileage'), 'pointerup')
      return true
  }
}
