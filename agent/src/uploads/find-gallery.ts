import type { ServerLine } from '../server/line';
import type { Link } from '../store';

/** Finds the galleries of subfolders, and makes those that are missing. */
export class GalleryFinder {
  #found = new Map<string, Promise<string>>();

  constructor(private readonly line: ServerLine) {}

  /** The gallery of a file: its first folder's, where folders are galleries. Throws as the server's line. */
  async of(link: Link, at: string): Promise<string> {
    const first = at.includes('/') ? at.slice(0, at.indexOf('/')) : null;
    if (!link.subfolders || first === null) return link.gallery.id;
    const key = `${link.project.id}/${first}`;
    const found = this.#found.get(key) ?? this.#find(link, first);
    this.#found.set(key, found);
    found.catch(() => this.#found.delete(key));
    return found;
  }

  async #find({ project }: Link, name: string): Promise<string> {
    const at = `/api/projects/${project.id}/galleries`;
    const { galleries } = await this.line.call<{ galleries: { id: string; name: string }[] }>('GET', at);
    const known = galleries.find((gallery) => gallery.name === name);
    return known?.id ?? (await this.line.call<{ id: string }>('POST', at, { name })).id;
  }
}
