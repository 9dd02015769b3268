// The page of the bench. Its style sheet comes with what is mounted.
const mountCars = async (): Promise<void> => {
  const { mount } = await import('./cars.js')
  await document.fonts.ready
  await new Promise(requestAnimationFrame)
  mount()
}

Object.assign(window, { mountCars })
