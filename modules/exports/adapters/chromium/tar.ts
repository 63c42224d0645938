import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { extract } from 'tar-stream';

/** Unpacks a tar archive of plain files and folders. Throws on any other entry and on a path outside the folder. */
export async function untar(archive: Buffer, folder: string): Promise<void> {
  const entries = extract();
  entries.end(archive);
  for await (const entry of entries) {
    const { name, type, mode } = entry.header;
    const path = join(folder, normalize(name));
    if (!path.startsWith(folder + sep) && path !== folder)
      throw new Error(`archive leaves its folder: ${name}`);
    if (type === 'directory') {
      await mkdir(path, { recursive: true });
      entry.resume();
    } else if (type === 'file') {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, entry as AsyncIterable<Buffer>, { mode: mode & 0o755 });
    } else {
      throw new Error(`archive holds an entry of type ${type}`);
    }
  }
}
