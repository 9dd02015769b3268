// The page of the bench: the block its address names. Its style sheet comes with what is mounted.
const mountPictures = async (): Promise<void> => {
  const { mount } = await import('./pictures.js')
  await document.fonts.ready
  await new Promise(requestAnimationFrame)
  mount(location.pathname.slice(1))
}

Object.assign(window, { mountPictures })
