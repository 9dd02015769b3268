// What a template becomes for a name.
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)

/** Puts a name into a template, in each of its spellings. */
export const fillIn = (text, name) => {
  const Pascal = name.split('-').map(capital).join('')
  const camel = Pascal.charAt(0).toLowerCase() + Pascal.slice(1)
  const words = { kebab: name, Pascal, camel, words: capital(name.replaceAll('-', ' ')) }
  return text.replaceAll(/%(\w+)%/g, (_, key) => words[key])
}

/** Refuses what is no name of a folder. */
export const requireName = (name) => {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`${name}: expected small letters and hyphens`)
}
