// The files a check is asked about.
import { left, right, type Either } from '@evkit/engine/shared'

/** What reading them needs of the machine. */
export interface CheckPorts {
  /** The JSON files of a folder, or the file itself; nothing when there is neither. */
  readonly list: (path: string) => readonly string[] | undefined
  /** The text of a file; nothing when it cannot be read. */
  readonly read: (file: string) => string | undefined
}

/** A file with its text. */
export type CheckedFile = readonly [file: string, text: string]

/** Reads files and what lies in folders, each once; or says which cannot be read. */
export const readFiles = (
  paths: readonly string[],
  ports: CheckPorts,
): Either<string, readonly CheckedFile[]> => {
  const files: CheckedFile[] = []
  for (const path of paths) {
    const listed = ports.list(path)
    if (listed === undefined) return left(`${path}: there is no such file or folder`)
    for (const file of listed) {
      const text = ports.read(file)
      if (text === undefined) return left(`${file}: cannot be read`)
      files.push([file, text])
    }
  }
  return right([...new Map(files)])
}
