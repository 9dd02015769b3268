// What a command says, collected.
/** Collects what a command writes and complains of. */
export const collectOutput = () => {
  const said = { out: '', err: '' }
  const to =
    (name: keyof typeof said) =>
    async (text: string): Promise<void> => {
      said[name] += text
      return Promise.resolve()
    }
  return { said, ports: { out: to('out'), err: to('err') } }
}
